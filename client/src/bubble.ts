/** A small bubble beside what somebody pointed at: what it is, why nothing can be done with it, and the rule. */

import { announce, need, word } from "./dom";

export interface Told {
  title: string;
  why: string;
  about: string;
  clause: string;
}

const GAP = 10; // between the bubble and what it is about
const EDGE = 6; // it keeps so far away from the edge of the window

export class Bubble {
  private readonly box = need("bubble");
  pinned = false; // it was asked for, and stays until Escape or the next click

  constructor(private readonly game: string) {}

  get open(): boolean {
    return !this.box.hidden;
  }

  show(told: Told, about: DOMRect, pinned: boolean): void {
    this.fill("bubble-title", told.title);
    this.fill("bubble-why", told.why);
    this.fill("bubble-about", told.about);
    const rule = need<HTMLAnchorElement>("bubble-rule");
    rule.hidden = told.clause === "";
    rule.href = `/rules/${this.game}#${told.clause}`;
    rule.textContent = told.clause ? `${word("rule")} (${told.clause})` : "";
    this.pinned = pinned;
    this.box.hidden = false;
    this.box.toggleAttribute("data-pinned", pinned);
    this.put(about);
    if (pinned) announce([told.title, told.why, told.about].filter(Boolean).join(" "));
  }

  hide(): void {
    this.box.hidden = true;
    this.box.removeAttribute("data-pinned");
    this.pinned = false;
  }

  holds(node: EventTarget | null): boolean {
    return node instanceof Node && this.box.contains(node);
  }

  private fill(id: string, text: string): void {
    const line = need(id);
    line.textContent = text;
    line.hidden = text === "";
  }

  /** Below what it is about, above it where there is no room, and never beyond the window. */
  private put(about: DOMRect): void {
    const { width, height } = this.box.getBoundingClientRect();
    const below = about.bottom + GAP;
    const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, about.top - GAP - height);
    const left = Math.min(Math.max(EDGE, about.left + about.width / 2 - width / 2), innerWidth - width - EDGE);
    this.box.style.left = `${left}px`;
    this.box.style.top = `${top}px`;
  }
}
