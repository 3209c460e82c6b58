/** On a small screen the board opens where something is asked; while others play, all of it is shown again. */

import { Underway } from "./rest";
import type { Zoom } from "./zoom";

const SMALL = matchMedia("(max-width: 719px), (max-height: 519px)");
const LEAST = 24; // pixels across: what is smaller than this a finger hardly hits
const WANTED = 28; // so large it becomes, if only a part of the targets fits then
const LARGEST = 40; // and larger than this is of no use
const ENOUGH = 0.7; // of what could be in sight: as long as so much of it is, the view stays where it is
const MARGIN = 14; // around the targets, in units of the board
const REST = 1200; // milliseconds that others have been asked until the whole board is shown

/** A target by its middle, and the shorter of its sides. */
interface Spot {
  x: number;
  y: number;
  size: number;
  box: DOMRect;
}

function spot(target: SVGGraphicsElement): Spot {
  const box = target.getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height), box };
}

/** Where all of them lie. */
function around(spots: Spot[]): { x: number; y: number; width: number; height: number } {
  const left = Math.min(...spots.map(({ box }) => box.x)) - MARGIN;
  const right = Math.max(...spots.map(({ box }) => box.x + box.width)) + MARGIN;
  const top = Math.min(...spots.map(({ box }) => box.y)) - MARGIN;
  const bottom = Math.max(...spots.map(({ box }) => box.y + box.height)) + MARGIN;
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

export class Guide {
  private timer = 0;
  private readonly waiting = new Underway("guide");

  constructor(private readonly zoom: Zoom) {}

  /** The viewer is asked. Whoever has zoomed by hand keeps that view, moved only if it shows no target at all. The
   * subject is what the question is about, if the board says so: the card's region, the barrel on its way. */
  lead(targets: SVGGraphicsElement[], subject: SVGGraphicsElement | null): void {
    this.stop();
    if (!SMALL.matches || this.zoom.byHand) this.zoom.revealAny(targets);
    else if (targets.length) this.open(targets, subject);
    else this.zoom.glide(this.zoom.all);
  }

  /** Others are asked. */
  rest(): void {
    this.stop();
    if (!SMALL.matches || this.zoom.byHand) return;
    this.waiting.set(true);
    this.timer = window.setTimeout(() => {
      if (!this.zoom.byHand) this.zoom.glide(this.zoom.all);
      this.waiting.set(false);
    }, REST);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.waiting.set(false);
  }

  /** All targets come into sight if they are large enough for a finger then, else as many of them as possible. */
  private open(targets: SVGGraphicsElement[], subject: SVGGraphicsElement | null): void {
    const spots = targets.map(spot);
    const sizes = spots.map(({ size }) => size).sort((a, b) => a - b);
    const usual = sizes[sizes.length >> 1] ?? 1;
    if (usual * this.zoom.scale >= LEAST) {
      this.zoom.glide(this.zoom.all);
      return;
    }
    const closest = WANTED / usual;
    const about = subject ? [spot(subject)] : [];
    const beside = spots.filter((one) => this.near(about, one, closest).length);
    const core = beside.length ? about : []; // else nothing that can be chosen lies near it
    const { width, height } = this.zoom.room(1);
    const every = around([...spots, ...core]);
    const fitting = Math.min(width / every.width, height / every.height, LARGEST / usual);
    const all = usual * fitting >= WANTED;
    const scale = all ? fitting : closest;
    const shown = all ? spots : this.crowd(spots, core.length ? beside : spots, scale);
    const seen = targets.filter((target) => this.zoom.sees(target)).length;
    const apt = !core.length || !subject || this.zoom.sees(subject);
    const large = usual * this.zoom.now;
    if (apt && large >= LEAST && large <= LARGEST && seen >= ENOUGH * shown.length) return;
    const middle = around([...shown, ...core]);
    this.zoom.glide(this.zoom.around(middle.x, middle.y, scale));
  }

  /** Those of the spots that a view around one of them can hold. */
  private near(spots: Spot[], one: Spot, scale: number): Spot[] {
    const { width, height } = this.zoom.room(scale);
    return spots.filter(
      ({ x, y, box }) => Math.abs(one.x - x) <= (width - box.width) / 2 && Math.abs(one.y - y) <= (height - box.height) / 2,
    );
  }

  /** The largest group of targets that one view can hold, around one of those in question. */
  private crowd(spots: Spot[], middles: Spot[], scale: number): Spot[] {
    const groups = middles.map((one) => this.near(spots, one, scale));
    return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  }
}
