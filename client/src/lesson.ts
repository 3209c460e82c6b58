/** The voice of a guided first game: says one thing at a time, rings what it speaks of, and lets through the answer that
 * goes on. To any other it says why not now. What there is to say, and which answer goes on, the server has put into
 * the page. */

import { byId, need } from "./dom";
import { reshaped } from "./rest";
import type { Targets } from "./targets";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 6; // around what is ringed, in units of the board
const PAGE = "#"; // before the name of a part of the page

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Lesson {
  private page = 0;
  private step = ""; // what the page belongs to
  private rings: SVGGraphicsElement[] = [];

  constructor(
    private readonly main: HTMLElement,
    private readonly targets: Targets,
    private readonly turned: () => void,
  ) {
    main.addEventListener("click", (event) => {
      const door = (event.target as Element).closest<HTMLElement>("[data-lesson]");
      if (door) this.turn(door.dataset["lesson"] === "next" ? 1 : -1);
    });
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
    reshaped();
    return true;
  }

  /** Puts on the page what belongs to this moment. */
  dress(): void {
    const step = this.box ? `${this.main.dataset["n"]} ${this.box.dataset["where"]} ${this.want}` : "";
    if (step !== this.step) this.page = 0;
    this.step = step;
    this.say();
    this.mark();
    this.point();
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
    this.turned();
    reshaped();
  }

  private say(): void {
    this.pages.forEach((page, place) => (page.hidden = place !== this.page));
    for (const door of this.box?.querySelectorAll<HTMLButtonElement>("[data-lesson]") ?? []) {
      const back = door.dataset["lesson"] === "back";
      door.disabled = back ? this.page === 0 : !this.reads;
    }
    if (!this.box) delete this.main.dataset["lesson"];
    else this.main.dataset["lesson"] = this.leads ? (this.reads ? "read" : "do") : "free";
  }

  /** What does not go on is not offered. */
  private mark(): void {
    for (const choice of this.targets.choices) {
      choice.classList.toggle("kept-back", !this.goesOn(choice.dataset["action"] ?? ""));
    }
    for (const target of this.targets.all) {
      const key = target.getAttribute("data-answer") ?? target.getAttribute("data-chain") ?? "";
      target.classList.toggle("kept-back", !this.goesOn(key));
    }
  }

  private point(): void {
    for (const ring of this.main.querySelectorAll(".lesson-ring")) ring.remove();
    for (const part of this.main.querySelectorAll(".lesson-pointed")) part.classList.remove("lesson-pointed");
    this.rings = [];
    if (!this.box) return;
    const names = (this.pages[this.page]?.dataset["point"] ?? "").split(" ").filter(Boolean);
    for (const name of names.filter((one) => one.startsWith(PAGE))) byId(name.slice(1))?.classList.add("lesson-pointed");
    const wanted = this.leads && !this.reads;
    const faces = wanted ? this.targets.all.filter((target) => this.isWanted(target)) : [];
    const shapes = names.filter((one) => !one.startsWith(PAGE)).map((one) => one.split("+").map((id) => byId<SVGGraphicsElement>(id)));
    this.ring([...shapes.map((group) => group.filter((shape) => shape !== null)), ...faces.map((face) => [face])]);
    if (wanted && !faces.length) this.targets.choice(this.want.split(" ")[0] ?? "")?.classList.add("lesson-pointed");
  }

  /** The whole of what is wanted, or its first part if the board has no short cut for it. */
  private isWanted(target: SVGGraphicsElement): boolean {
    const key = target.getAttribute("data-answer") ?? target.getAttribute("data-chain");
    const chain = this.targets.all.some((one) => one.getAttribute("data-chain") === this.want);
    return key === (chain ? this.want : this.want.split(" ")[0]);
  }

  private ring(groups: SVGGraphicsElement[][]): void {
    const board = document.querySelector<SVGSVGElement>("#board svg.board");
    if (!board) return;
    // All are measured before the first is drawn: each would have the board laid out anew for the next.
    const boxes = groups.filter((group) => group.length).map((group) => around(group.map((shape) => boxOf(shape, board))));
    this.rings = boxes.map(drawn);
    board.append(...this.rings);
  }
}

function around(boxes: Box[]): Box {
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
  return around(corners.map((corner) => ({ left: corner.x, top: corner.y, right: corner.x, bottom: corner.y })));
}

function drawn({ left, top, right, bottom }: Box): SVGGraphicsElement {
  const ring = document.createElementNS(SVG, "rect");
  ring.setAttribute("class", "lesson-ring");
  const shape = { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN, rx: 10 };
  for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, value.toFixed(1));
  return ring;
}
