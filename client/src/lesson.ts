/** The voice of a guided first game: says one thing at a time, rings what it speaks of, and lets through the answer that
 * goes on. To any other it says why not now. What there is to say, and which answer goes on, the server has put into
 * the page. */

import { byId, need } from "./dom";
import type { Guidance, Surroundings } from "./guidance";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 6; // around what is ringed, in units of the board
const PAGE = "#"; // before the name of a part of the page

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Lesson implements Guidance {
  private page = 0;
  private step = ""; // what the page belongs to
  private rings: SVGGraphicsElement[] = [];
  private keys = false; // does the learner use them?

  private readonly main: HTMLElement;
  private readonly targets: Surroundings["targets"];

  constructor(private readonly around: Surroundings) {
    const { main } = around;
    this.main = main;
    this.targets = around.targets;
    main.addEventListener("click", (event) => {
      const door = (event.target as Element).closest<HTMLElement>("[data-turn]");
      if (door) this.turn(door.dataset["turn"] === "next" ? 1 : -1);
    });
    main.addEventListener("keydown", () => (this.keys = true), true);
    main.addEventListener("pointerdown", () => (this.keys = false), true);
  }

  private get box(): HTMLElement | null {
    const box = byId("lesson");
    return box && !box.hidden ? box : null;
  }

  private get pages(): HTMLElement[] {
    return [...(this.box?.querySelectorAll<HTMLElement>(".lesson-page") ?? [])];
  }

  private get want(): string {
    return this.box?.dataset["want"] ?? "";
  }

  /** Is a certain answer wanted? */
  get leads(): boolean {
    return this.want !== "";
  }

  private get reads(): boolean {
    return this.page < this.pages.length - 1;
  }

  private goesOn(key: string): boolean {
    return !this.leads || `${this.want} `.startsWith(`${key} `);
  }

  /** Keeps an answer back that does not go on, and says something about it. */
  stops(key: string): boolean {
    if (this.goesOn(key)) return false;
    const said = need("lesson-mistake");
    const known = JSON.parse(this.box?.dataset["mistakes"] ?? "{}") as Record<string, string>;
    said.textContent = known[key.split(" ")[0] ?? ""] ?? this.box?.dataset["otherwise"] ?? "";
    said.hidden = false;
    this.around.reshaped();
    return true;
  }

  /** Puts on the page what belongs to this moment. */
  dress(): void {
    const step = this.box ? `${this.main.dataset["n"]} ${this.box.dataset["where"]} ${this.want}` : "";
    const other = step !== this.step;
    if (other) this.page = 0;
    this.step = step;
    this.say();
    this.mark();
    this.point();
    if (other && this.keys && this.lost) this.next?.focus({ preventScroll: true });
  }

  /** While the others played there was nothing that could have kept the focus. */
  private get lost(): boolean {
    return [this.main, document.body].includes(document.activeElement as HTMLElement);
  }

  /** Where the board should open: at what is pointed at. */
  get places(): SVGGraphicsElement[] {
    return this.rings;
  }

  private turn(by: number): void {
    this.page = Math.min(Math.max(this.page + by, 0), this.pages.length - 1);
    const said = byId("lesson-mistake");
    if (said) said.hidden = true;
    this.dress();
    this.around.turned();
    this.around.reshaped();
  }

  private say(): void {
    this.pages.forEach((page, place) => (page.hidden = place !== this.page));
    for (const door of this.box?.querySelectorAll<HTMLButtonElement>("[data-turn]") ?? []) {
      const back = door.dataset["turn"] === "back";
      door.setAttribute("aria-disabled", String(back ? this.page === 0 : !this.reads)); // and keeps the focus
    }
    if (!this.box) delete this.main.dataset["lesson"];
    else this.main.dataset["lesson"] = this.mood;
  }

  /** What is shown besides: nothing while there is more to read, the list only where the board does not offer it. */
  private get mood(): string {
    if (!this.leads) return "free";
    if (this.reads) return "read";
    return this.faces.length ? "board" : "list";
  }

  /** Where the board offers what is wanted: the whole of it, or its first part if there is no short cut. */
  private get faces(): SVGGraphicsElement[] {
    const all = this.targets.all.map((target) => ({ target, key: keyOf(target) }));
    const key = all.some((one) => one.key === this.want) ? this.want : this.want.split(" ")[0];
    return all.filter((one) => one.key === key).map(({ target }) => target);
  }

  /** What does not go on is not offered, and the Tab key leads to what does. */
  private mark(): void {
    for (const face of [...this.targets.choices, ...this.targets.all]) {
      const on = this.goesOn(keyOf(face));
      face.classList.toggle("kept-back", !on);
      if (this.leads) face.setAttribute("tabindex", on ? "0" : "-1");
    }
  }

  /** Where the keys go on after an answer; nowhere in particular if any will do. */
  get next(): HTMLElement | SVGElement | null {
    if (!this.leads) return null;
    if (this.reads) return this.box?.querySelector<HTMLElement>("[data-turn=next]") ?? null;
    return this.faces[0] ?? this.targets.choice(this.want.split(" ")[0] ?? "");
  }

  private point(): void {
    for (const ring of this.main.querySelectorAll(".lesson-ring")) ring.remove();
    for (const part of this.main.querySelectorAll(".lesson-pointed")) part.classList.remove("lesson-pointed");
    this.rings = [];
    if (!this.box) return;
    const names = (this.pages[this.page]?.dataset["point"] ?? "").split(" ").filter(Boolean);
    for (const name of names.filter((one) => one.startsWith(PAGE))) byId(name.slice(1))?.classList.add("lesson-pointed");
    const wanted = this.leads && !this.reads;
    const faces = wanted ? this.faces : [];
    const shapes = names.filter((one) => !one.startsWith(PAGE)).map((one) => one.split("+").map((id) => byId<SVGGraphicsElement>(id)));
    this.ring([...shapes.map((group) => group.filter((shape) => shape !== null)), ...faces.map((face) => [face])]);
    if (wanted && !faces.length) this.targets.choice(this.want.split(" ")[0] ?? "")?.classList.add("lesson-pointed");
  }

  private ring(groups: SVGGraphicsElement[][]): void {
    const board = document.querySelector<SVGSVGElement>("#board svg.board");
    if (!board) return;
    // All are measured before the first is drawn: each would have the board laid out anew for the next.
    const boxes = groups.filter((group) => group.length).map((group) => span(group.map((shape) => boxOf(shape, board))));
    this.rings = boxes.map(drawn);
    board.append(...this.rings);
  }
}

/** What a click on it gives; a choice has the same under another name, for its data-answer is in words. */
function keyOf(face: Element): string {
  const names = ["data-action", "data-answer", "data-chain"];
  return names.map((name) => face.getAttribute(name)).find((key) => key !== null) ?? "";
}

function span(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Where a shape is drawn, in units of the board, whatever glides just now. */
function boxOf(shape: SVGGraphicsElement, board: SVGSVGElement): Box {
  const { x, y, width, height } = shape.getBBox();
  let matrix = new DOMMatrix();
  for (let at: Element | null = shape; at && at !== board; at = at.parentElement) {
    const own = (at as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix;
    if (own) matrix = new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).multiply(matrix);
  }
  const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((corner) => corner.matrixTransform(matrix));
  return span(corners.map((corner) => ({ left: corner.x, top: corner.y, right: corner.x, bottom: corner.y })));
}

function drawn({ left, top, right, bottom }: Box): SVGGraphicsElement {
  const ring = document.createElementNS(SVG, "rect");
  ring.setAttribute("class", "lesson-ring");
  const shape = { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN, rx: 10 };
  for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, value.toFixed(1));
  return ring;
}
