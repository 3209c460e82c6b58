/** What is this, and why not? A click or a tap on anything that cannot be answered with, a pointer or a finger that
 * rests, and Enter on the place that the arrow keys have come to: a bubble says it where one looks. */

import { Bubble } from "./bubble";
import { nearest, STEPS } from "./directions";
import { byId, need, word } from "./dom";
import { lore, middle, type Place, placeAt, places } from "./places";
import type { Zoom } from "./zoom";

const REST = 900; // milliseconds a pointer rests on something before it is explained unasked
const HOLD = 450; // the same for a finger
const TARGET = "[data-answer], [data-chain]";
const TITLED = "#board svg g:has(> title)";

export class Pointing {
  private readonly main = need("main");
  private readonly frame = need("frame");
  private readonly explorer = need<HTMLButtonElement>("explore");
  private readonly bubble = new Bubble(this.main.dataset["game"] ?? "");
  private waiting = 0;
  private here: Place | null = null; // where the arrow keys have come to
  private hushed: [Element, string][] = [];

  constructor(private readonly zoom: Zoom) {
    this.frame.addEventListener("click", (event) => this.clicked(event));
    this.frame.addEventListener("pointerdown", (event) => this.pressed(event));
    this.frame.addEventListener("pointermove", (event) => this.moved(event));
    this.frame.addEventListener("pointerover", (event) => this.hush(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave", "wheel"]) {
      this.frame.addEventListener(name, () => this.stop(), { passive: true });
    }
    this.frame.addEventListener("pointerleave", () => this.left());
    this.main.addEventListener("click", (event) => this.greyed(event));
    document.addEventListener("pointerdown", (event) => !this.bubble.holds(event.target) && this.bubble.hide(), true);
    document.addEventListener("keydown", (event) => this.escaped(event), true);
    this.explorer.addEventListener("focus", () => this.goTo(this.here ?? this.first));
    this.explorer.addEventListener("blur", (event) => this.leave(event));
    this.explorer.addEventListener("keydown", (event) => this.walk(event));
    this.explorer.addEventListener("click", () => this.asked());
  }

  /** Another position is shown. */
  renew(): void {
    this.bubble.hide();
    if (this.here && document.activeElement === this.explorer) {
      const [x, y] = middle(this.here);
      this.goTo(placeAt(places(), x, y));
    }
  }

  // --- pointers ---

  private clicked(event: MouseEvent): void {
    if ((event.target as Element).closest(TARGET)) return;
    const place = this.placeUnder(event.clientX, event.clientY);
    if (place) this.explain(place, new DOMRect(event.clientX, event.clientY));
  }

  private placeUnder(x: number, y: number): Place | null {
    const point = this.zoom.point(x, y);
    return placeAt(places(), point.x, point.y);
  }

  private wait(time: number, then: () => void): void {
    this.stop();
    if (time) this.waiting = window.setTimeout(then, time);
  }

  private stop(): void {
    clearTimeout(this.waiting);
  }

  /** Fingers cannot hover: one that rests is told what it rests on. */
  private pressed(event: PointerEvent): void {
    const { clientX, clientY, pointerType } = event;
    this.wait(pointerType === "mouse" ? 0 : HOLD, () => this.tip(clientX, clientY, true));
  }

  private moved(event: PointerEvent): void {
    const { clientX, clientY, pointerType, buttons } = event;
    if (pointerType !== "mouse") return;
    if (!this.bubble.pinned) this.bubble.hide();
    this.wait(buttons || this.bubble.pinned ? 0 : REST, () => this.tip(clientX, clientY, false));
  }

  private left(): void {
    if (!this.bubble.pinned) this.bubble.hide();
    this.speak();
  }

  /** What lies there, without a reason: nobody has clicked on it. */
  private tip(x: number, y: number, pinned: boolean): void {
    const place = this.placeUnder(x, y);
    if (!place) return;
    const told = { title: this.titleAt(x, y) || place.label, why: "", about: lore("kind", place.kind), clause: "" };
    this.bubble.show(told, new DOMRect(x, y), pinned);
  }

  /** The browser's own tip would say the same a second time. */
  private hush(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    this.speak();
    for (let at = (event.target as Element).closest(":has(> title)"); at; at = at.parentElement?.closest(":has(> title)") ?? null) {
      const title = at.querySelector(":scope > title");
      if (title?.textContent) this.hushed.push([title, title.textContent]);
    }
    for (const [title] of this.hushed) title.textContent = "";
  }

  private speak(): void {
    for (const [title, text] of this.hushed) title.textContent ||= text;
    this.hushed = [];
  }

  /** How the thing on top calls itself, if it does: with whose it is, and how much lies there. */
  private titleAt(x: number, y: number): string {
    const drawn = document.elementsFromPoint(x, y).map((element) => element.closest(TITLED));
    const title = drawn.find((element) => element !== null)?.querySelector(":scope > title");
    if (!title) return "";
    return title.textContent || (this.hushed.find(([hushed]) => hushed === title)?.[1] ?? "");
  }

  // --- why not? ---

  private asked(): void {
    this.stop();
    if (this.here) this.explain(this.here, this.explorer.getBoundingClientRect());
  }

  private explain(place: Place, about: DOMRect): void {
    const { x, y } = about;
    const title = this.titleAt(x + about.width / 2, y + about.height / 2) || place.label;
    const clause = this.main.dataset["asked"] === "yes" ? place.clause : "";
    this.bubble.show({ title, why: this.reason(clause), about: lore("kind", place.kind), clause }, about, true);
  }

  private reason(clause: string): string {
    const { over, asked, seats } = this.main.dataset;
    if (over === "yes") return word("whyOver");
    if (asked !== "yes") return word(seats ? "whyTurn" : "whyWatching");
    return clause && lore("clause", clause);
  }

  /** A button that cannot be pressed says why. */
  private greyed(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>("[aria-disabled=true][data-why]");
    if (!button) return;
    const why = button.dataset["why"] ?? "";
    this.bubble.show({ title: "", why, about: "", clause: "" }, button.getBoundingClientRect(), true);
  }

  private escaped(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.bubble.open) return;
    event.stopPropagation();
    if (this.bubble.holds(document.activeElement)) this.explorer.focus();
    this.bubble.hide();
  }

  private leave(event: FocusEvent): void {
    if (this.bubble.holds(event.relatedTarget)) return;
    this.stop();
    this.bubble.hide();
  }

  // --- keys: one stop on the way through the page, and arrows from place to place ---

  private get first(): Place | null {
    const { x, y, width, height } = this.zoom.shown;
    const far = (place: Place) => Math.hypot(middle(place)[0] - x - width / 2, middle(place)[1] - y - height / 2);
    return places().reduce<Place | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
  }

  private walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || !this.here || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.bubble.hide();
    this.goTo(nearest(this.here, places(), middle, step));
  }

  /** The frame of the keys lies over the place, and is called like it. */
  private goTo(place: Place | null): void {
    if (!place) return;
    this.here = place;
    this.zoom.revealBox(place.box);
    const { left, top, width, height } = this.zoom.onScreen(place.box);
    const stage = this.frame.getBoundingClientRect();
    Object.assign(this.explorer.style, {
      left: `${left - stage.left}px`,
      top: `${top - stage.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const said = this.titleAt(left + width / 2, top + height / 2) || place.label || lore("kind", place.kind);
    this.explorer.setAttribute("aria-label", said);
    this.wait(REST, () => this.tip(left + width / 2, top + height / 2, false));
  }
}

/** The key that leads to the board's places. */
export function explore(): void {
  byId("explore")?.focus();
}
