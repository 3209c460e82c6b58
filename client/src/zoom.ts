/** Pinch, wheel, drag and buttons change which part of the board is seen: its viewBox, so that lines stay sharp. */

import { calm, need } from "./dom";
import { Underway } from "./rest";
import { rule } from "./rulers";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 5;
const GLIDE = 300; // milliseconds
const DRAG = 6; // so many pixels make a drag out of a click

/** The middle of what is seen, moved so that no more than needed lies beyond the edge. */
function kept(middle: number, seen: number, whole: number): number {
  return seen >= whole ? whole / 2 : Math.min(Math.max(middle, seen / 2), whole - seen / 2);
}

function within({ x, y, width, height }: Box, seen: Box): boolean {
  return x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;
}

export class Zoom {
  private readonly whole: Box; // a board keeps its size
  private box: Box;
  private readonly pointers = new Map<number, PointerEvent>();
  private moved = 0;
  private frameAhead = 0;
  private readonly gliding = new Underway("zoom");
  byHand = false; // the viewer has chosen what is seen

  /** `looked` is called when another part of the board is seen, and not only because something was pointed at. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly looked: () => void,
  ) {
    const [, , width = 1, height = 1] = (this.svg?.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
    this.whole = { x: 0, y: 0, width, height };
    this.box = this.whole;
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) {
      frame.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // What ends a drag is no click on whatever lies below.
    frame.addEventListener("click", (event) => this.moved > DRAG && (event.stopPropagation(), event.preventDefault()), true);
    need("zoom-in").addEventListener("click", () => this.by(1.5));
    need("zoom-out").addEventListener("click", () => this.by(1 / 1.5));
    need("zoom-fit").addEventListener("click", () => this.fit());
    new ResizeObserver(() => {
      if (this.closer) this.draw();
      else this.rule();
      this.looked();
    }).observe(frame);
  }

  private get svg(): SVGSVGElement | null {
    return this.frame.querySelector("svg.board");
  }

  get closer(): boolean {
    return this.box.width < this.whole.width * 0.99;
  }

  /** All of it, because the viewer wants it so. */
  fit(): void {
    this.take();
    this.box = this.whole;
    this.draw();
    this.looked();
  }

  private take(): void {
    this.byHand = true;
    this.stop();
  }

  private stop(): void {
    cancelAnimationFrame(this.frameAhead);
    this.gliding.set(false);
  }

  by(factor: number, at?: { x: number; y: number }): void {
    this.take();
    const middle = at ?? { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
    const width = Math.min(this.whole.width, Math.max(this.whole.width / CLOSEST, this.box.width / factor));
    const scale = width / this.box.width;
    this.box = {
      x: middle.x - (middle.x - this.box.x) * scale,
      y: middle.y - (middle.y - this.box.y) * scale,
      width,
      height: this.box.height * scale,
    };
    this.draw();
    this.looked();
  }

  /** The whole board. */
  get all(): Box {
    return this.whole;
  }

  /** How many pixels a unit of the board has when all of it is seen. */
  get scale(): number {
    return Math.min(this.frame.clientWidth / this.whole.width, this.frame.clientHeight / this.whole.height);
  }

  /** The same for what is seen now. */
  get now(): number {
    return (this.scale * this.whole.width) / this.box.width;
  }

  /** How much of the board the frame holds, with so many pixels to a unit. */
  room(scale: number): { width: number; height: number } {
    return { width: this.frame.clientWidth / scale, height: this.frame.clientHeight / scale };
  }

  /** The part of the board around a point, with so many pixels to a unit. */
  around(x: number, y: number, scale: number): Box {
    const part = Math.max(this.scale / scale, 1 / CLOSEST);
    const [width, height] = [this.whole.width * part, this.whole.height * part];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** Goes over to another part of the board. */
  glide(to: Box): void {
    this.stop();
    this.gliding.set(true);
    const from = this.box;
    const begun = performance.now();
    const step = (now: number): void => {
      const done = calm.matches ? 1 : Math.min(Math.max((now - begun) / GLIDE, 0), 1);
      const part = 1 - (1 - done) ** 3;
      const mix = (name: keyof Box) => from[name] + (to[name] - from[name]) * part;
      this.box = { x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") };
      this.draw();
      if (done < 1) this.frameAhead = requestAnimationFrame(step);
      else {
        this.gliding.set(false);
        this.looked();
      }
    };
    step(begun);
  }

  /** Brings something on the board into sight, if it is not. */
  reveal(shape: SVGGraphicsElement): void {
    if (!this.closer || this.sees(shape)) return;
    this.centre(shape.getBBox());
  }

  /** The same for a part of the board. */
  revealBox(part: Box): void {
    if (this.closer && !within(part, this.seen)) this.centre(part);
  }

  private centre({ x, y, width, height }: Box): void {
    this.box = { ...this.box, x: x + width / 2 - this.box.width / 2, y: y + height / 2 - this.box.height / 2 };
    this.draw();
  }

  /** Of the shapes that can be chosen now, at least one is to be in sight. */
  revealAny(shapes: SVGGraphicsElement[]): void {
    if (shapes[0] && !shapes.some((shape) => this.sees(shape))) this.reveal(shapes[0]);
  }

  sees(shape: SVGGraphicsElement): boolean {
    return within(shape.getBBox(), this.seen);
  }

  /** What is in sight: a closer look fills the whole frame, so more than the box where their shapes differ. */
  private get seen(): Box {
    const { box } = this;
    if (!this.closer) return box;
    const shape = this.frame.clientWidth / this.frame.clientHeight;
    const width = Math.max(box.width, box.height * shape);
    const height = Math.max(box.height, box.width / shape);
    return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
  }

  /** On the board that is there now. */
  draw(): void {
    const { box, whole, seen } = this;
    this.box = {
      ...box,
      x: kept(box.x + box.width / 2, seen.width, whole.width) - box.width / 2,
      y: kept(box.y + box.height / 2, seen.height, whole.height) - box.height / 2,
    };
    const { x, y, width, height } = this.box;
    this.svg?.setAttribute("viewBox", [x, y, width, height].map((value) => value.toFixed(1)).join(" "));
    this.frame.classList.toggle("closer", this.closer);
    this.rule();
  }

  /** Numbers beside the grid, wherever the board is looked at. */
  rule(): void {
    if (this.svg && this.now) rule(this.svg, this.seen, this.now);
  }

  /** The part of the board that is shown. */
  get shown(): Box {
    return this.box;
  }

  /** Where a part of the board is on the screen. */
  onScreen({ x, y, width, height }: Box): DOMRect {
    const matrix = this.svg?.getScreenCTM() ?? new DOMMatrix();
    const from = new DOMPoint(x, y).matrixTransform(matrix);
    const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
    return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
  }

  /** A point of the screen on the board. */
  point(clientX: number, clientY: number): DOMPoint {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : new DOMPoint();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), this.point(event.clientX, event.clientY));
  }

  private down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.moved = 0;
    this.pointers.set(event.pointerId, event);
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    this.moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    const other = [...this.pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (other) this.pinch(before, event, other);
    else if (this.closer && this.moved > DRAG) this.drag(before, event);
    this.pointers.set(event.pointerId, event);
  }

  private drag(before: PointerEvent, now: PointerEvent): void {
    this.stop();
    const from = this.point(before.clientX, before.clientY);
    const to = this.point(now.clientX, now.clientY);
    this.box = { ...this.box, x: this.box.x + from.x - to.x, y: this.box.y + from.y - to.y };
    this.draw();
    this.looked();
  }

  private pinch(before: PointerEvent, now: PointerEvent, other: PointerEvent): void {
    const span = (pointer: PointerEvent) =>
      Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY) || 1;
    const middle = this.point((now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2);
    this.by(span(now) / span(before), middle);
    this.drag(before, { ...now, clientX: (now.clientX + before.clientX) / 2, clientY: (now.clientY + before.clientY) / 2 });
  }
}
