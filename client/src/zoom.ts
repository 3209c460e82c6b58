/** Pinch, wheel, drag and buttons change which part of the board is seen: its viewBox, so that lines stay sharp. */

import { need } from "./dom";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 5;
const DRAG = 6; // so many pixels make a drag out of a click

export class Zoom {
  private whole: Box = { x: 0, y: 0, width: 1, height: 1 };
  private box: Box = this.whole;
  private readonly pointers = new Map<number, PointerEvent>();
  private moved = 0;

  constructor(private readonly frame: HTMLElement) {
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
    this.renew();
  }

  private get svg(): SVGSVGElement | null {
    return this.frame.querySelector("svg.board");
  }

  get closer(): boolean {
    return this.box.width < this.whole.width * 0.99;
  }

  /** After the board was drawn anew: the same part of it is seen. */
  renew(): void {
    const [, , width = 1, height = 1] = (this.svg?.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
    const same = this.whole.width === width && this.whole.height === height;
    this.whole = { x: 0, y: 0, width, height };
    if (!same) this.box = this.whole;
    else this.show();
  }

  fit(): void {
    this.box = this.whole;
    this.show();
  }

  by(factor: number, at?: { x: number; y: number }): void {
    const middle = at ?? { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
    const width = Math.min(this.whole.width, Math.max(this.whole.width / CLOSEST, this.box.width / factor));
    const scale = width / this.box.width;
    this.box = {
      x: middle.x - (middle.x - this.box.x) * scale,
      y: middle.y - (middle.y - this.box.y) * scale,
      width,
      height: this.box.height * scale,
    };
    this.show();
  }

  /** Brings something on the board into sight, if it is not. */
  reveal(shape: SVGGraphicsElement): void {
    if (!this.closer) return;
    const { x, y, width, height } = shape.getBBox();
    const inside =
      x >= this.box.x &&
      y >= this.box.y &&
      x + width <= this.box.x + this.box.width &&
      y + height <= this.box.y + this.box.height;
    if (inside) return;
    this.box = { ...this.box, x: x + width / 2 - this.box.width / 2, y: y + height / 2 - this.box.height / 2 };
    this.show();
  }

  private show(): void {
    const { whole, box } = this;
    const x = Math.min(Math.max(box.x, whole.x), whole.width - box.width);
    const y = Math.min(Math.max(box.y, whole.y), whole.height - box.height);
    this.box = { ...box, x, y };
    this.svg?.setAttribute("viewBox", [x, y, box.width, box.height].map((value) => value.toFixed(1)).join(" "));
    this.frame.classList.toggle("closer", this.closer);
  }

  private point(clientX: number, clientY: number): DOMPoint {
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
    const from = this.point(before.clientX, before.clientY);
    const to = this.point(now.clientX, now.clientY);
    this.box = { ...this.box, x: this.box.x + from.x - to.x, y: this.box.y + from.y - to.y };
    this.show();
  }

  private pinch(before: PointerEvent, now: PointerEvent, other: PointerEvent): void {
    const span = (pointer: PointerEvent) =>
      Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY) || 1;
    const middle = this.point((now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2);
    this.by(span(now) / span(before), middle);
    this.drag(before, { ...now, clientX: (now.clientX + before.clientX) / 2, clientY: (now.clientY + before.clientY) / 2 });
  }
}
