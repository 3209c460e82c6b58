/** The board's targets and the list of choices are two faces of one thing: lit together, walked by keys.
 *
 * A target may also be a short cut: a chain of answers, written "75 75 77", which one click gives together.
 */

import { nearest, STEPS } from "./directions";
import { byId, need } from "./dom";
import { filterChoices } from "./filter";

const HOLD = 450; // so long a finger rests on a target that only wants to read it

type Words = Record<string, unknown>;

/** What a click gives: one answer or a chain of them, how that reads, and why it could not be taken back ("": it can). */
export interface Offer {
  key: string;
  answers: Words[];
  text: string;
  crosses: string;
  risk: string; // what it may cost, if it is a gamble
}

export class Targets {
  private holding = 0;
  private held = false; // the finger has read: lifting it is no click

  constructor(
    private readonly choose: (action: string) => void,
    private readonly look: (faces: SVGGraphicsElement[]) => void,
  ) {
    const board = need("frame");
    const list = need("main").querySelector(".ask") as HTMLElement;
    for (const place of [board, list]) {
      place.addEventListener("click", (event) => this.clicked(event));
      place.addEventListener("pointerover", (event) => this.light(event, event.pointerType === "mouse"));
      place.addEventListener("pointerout", () => this.dark());
      place.addEventListener("focusin", (event) => this.light(event, true));
      place.addEventListener("focusout", () => this.dark());
      place.addEventListener("keydown", (event) => this.walk(event, place === board));
      place.addEventListener("input", (event) => (event.target as Element).id === "filter" && filterChoices(this.choices));
    }
    board.addEventListener("pointerdown", (event) => this.touched(event));
    for (const name of ["pointerup", "pointercancel", "pointerout"]) {
      board.addEventListener(name, () => clearTimeout(this.holding));
    }
  }

  get all(): SVGGraphicsElement[] {
    return [...document.querySelectorAll<SVGGraphicsElement>("#board [data-answer], #board [data-chain]")];
  }

  /** What the question is about, where the board says so. */
  get subject(): SVGGraphicsElement | null {
    return document.querySelector("#board [data-subject]");
  }

  get choices(): HTMLButtonElement[] {
    return [...document.querySelectorAll<HTMLButtonElement>("#choices [data-action]")];
  }

  /** Where the board gives an answer: often one place, or a card and the field that the card is about. */
  faces(action: string): SVGGraphicsElement[] {
    return this.all.filter(({ dataset }) => (dataset["answer"] ?? dataset["chain"]) === action);
  }

  target(action: string): SVGGraphicsElement | null {
    return this.faces(action)[0] ?? null;
  }

  choice(action: string): HTMLButtonElement | null {
    return byId<HTMLButtonElement>(`choice-${action}`);
  }

  /** What a key stands for, as long as its first answer is still possible. */
  offer(key: string): Offer | null {
    const steps = key.split(" ");
    const choice = this.choice(steps[0] ?? "");
    if (!choice) return null;
    const { text = "", crosses = "", risk = "", answer = "{}" } = choice.dataset;
    if (steps.length === 1) return { key, answers: [JSON.parse(answer) as Words], text, crosses, risk };
    const words = this.said<Words>("steps");
    return {
      key,
      answers: steps.map((step) => words[step] ?? {}),
      text: this.target(key)?.getAttribute("aria-label") ?? "",
      crosses: this.said<string>("chains")[key] ?? "",
      risk,
    };
  }

  private said<T>(name: string): Record<string, T> {
    return JSON.parse(need("choices").dataset[name] || "{}") as Record<string, T>;
  }

  /** The places that a chain passes on its way: where the board offers the first part of it by itself. */
  passed(key: string): SVGGraphicsElement[] {
    const steps = key.split(" ");
    const parts = steps.slice(1).map((_, place) => steps.slice(0, place + 1).join(" "));
    return parts.map((part) => this.target(part)).filter((target) => target !== null);
  }

  /** Brings both faces of a choice into sight. */
  show(action: string): void {
    const choice = this.choice(action);
    if (choice) into(choice);
    this.look(this.faces(action));
  }

  /** One stop for the Tab key on the board and one in the list; the arrows do the rest. */
  renew(): void {
    for (const group of [this.all, this.choices]) {
      const stay = group.find((element) => element === document.activeElement) ?? group[0];
      for (const element of group) element.setAttribute("tabindex", element === stay ? "0" : "-1");
    }
    filterChoices(this.choices);
  }

  private actionOf(event: Event): string | null {
    const found = (event.target as Element).closest?.("[data-answer], [data-chain]");
    return ["data-action", "data-answer", "data-chain"].map((name) => found?.getAttribute(name)).find(Boolean) ?? null;
  }

  private clicked(event: Event): void {
    const action = this.actionOf(event);
    if (action !== null && !this.held) this.choose(action);
    this.held = false;
  }

  /** Fingers cannot hover: one that rests on a target sees what a pointer would see, and answers nothing. */
  private touched(event: PointerEvent): void {
    this.held = false;
    clearTimeout(this.holding);
    if (event.pointerType === "mouse" || this.actionOf(event) === null) return;
    this.holding = window.setTimeout(() => {
      this.held = true;
      this.light(event, true);
    }, HOLD);
  }

  private light(event: Event, scroll: boolean): void {
    const action = this.actionOf(event);
    this.dark();
    if (action === null) return;
    const faces = this.faces(action);
    const choice = this.choice(action);
    for (const lit of [...faces, choice]) lit?.classList.add("lit");
    if (choice?.contains(event.target as Node)) this.look(faces);
    else if (choice && scroll) into(choice);
  }

  private dark(): void {
    document.querySelectorAll(".lit").forEach((element) => element.classList.remove("lit"));
  }

  private walk(event: KeyboardEvent, board: boolean): void {
    const action = this.actionOf(event);
    if (action === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.choose(action);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const group: Element[] = board ? this.all : this.choices.filter((choice) => choice.offsetParent);
    const here = group.find((element) => element.contains(event.target as Node));
    const next = here && nearest(here, group, middle, step);
    if (here && next) {
      here.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      (next as HTMLElement | SVGElement).focus();
    }
  }
}

/** Scrolls the list, never the page. */
function into(choice: HTMLElement): void {
  const list = choice.closest<HTMLElement>(".choice-list");
  if (!list) return;
  const { top, bottom } = choice.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top + 28) list.scrollTop += top - frame.top - 28;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + 6;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
