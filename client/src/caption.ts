/** The sentence of what happens, beside the piece or the seat that it is about; on a phone above the board. */

import { announce, byId, calm, need } from "./dom";
import type { Line } from "./past";
import { ring } from "./rings";

const GAP = 12; // pixels between a piece and its sentence
const CROWD = 5; // more pieces than this are no place to point at
const FLIGHT = 1500; // milliseconds that a number is seen at its seat

export class Caption {
  private readonly box = need("caption");

  say(line: Line, seat: number | null, pieces: SVGGraphicsElement[]): void {
    const few = pieces.length > CROWD ? [] : pieces;
    this.box.hidden = false;
    this.box.className = seat === null ? "caption" : `caption seat-${seat + 1}`;
    need("caption-text").textContent = line.text;
    need("main").toggleAttribute("data-playing", true);
    this.unring();
    ring(few, "told-ring");
    this.place(few.length ? around(few) : byId(`player-${seat ?? ""}`)?.getBoundingClientRect());
    for (const [at, text] of line.flows) fly(at, text);
    announce(line.text);
  }

  hide(): void {
    this.box.hidden = true;
    need("main").removeAttribute("data-playing");
    this.unring();
  }

  private unring(): void {
    document.querySelectorAll(".told-ring").forEach((ring) => ring.remove());
  }

  /** Below what it is about, or above it where that has no room; without such a thing, at the upper edge. */
  private place(about: DOMRect | undefined): void {
    const stage = (this.box.parentElement as HTMLElement).getBoundingClientRect();
    const { width, height } = this.box.getBoundingClientRect();
    const at = about ?? new DOMRect(stage.x, stage.y, stage.width, 0);
    const below = at.bottom + GAP + height <= stage.bottom;
    const left = clamp(at.x + at.width / 2 - width / 2, stage.left + 4, stage.right - width - 4);
    const top = clamp(below ? at.bottom + GAP : at.top - GAP - height, stage.top + 4, stage.bottom - height - 4);
    this.box.style.left = `${left - stage.left}px`;
    this.box.style.top = `${top - stage.top}px`;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function around(pieces: SVGGraphicsElement[]): DOMRect {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(x, y, right - x, bottom - y);
}

/** A number that rises from its seat. */
function fly(seat: number, text: string): void {
  const card = byId(`player-${seat}`)?.getBoundingClientRect();
  if (!card) return;
  const tag = document.createElement("span");
  const there = document.querySelectorAll(`.flow[data-seat="${seat}"]`).length; // each has a place of its own
  tag.className = text.includes("−") ? "flow went" : "flow came";
  tag.dataset["seat"] = String(seat);
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = text;
  need("main").append(tag);
  tag.style.left = `${card.right - tag.offsetWidth - 6}px`;
  tag.style.top = `${card.top + 4 + (there % 3) * 26}px`;
  const rise = calm.matches ? "none" : "translateY(-14px)";
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.75 }, { opacity: 0, transform: rise }];
  tag.animate(frames, { duration: FLIGHT }).finished.then(() => tag.remove(), () => tag.remove());
}
