/** The replay's list and its jumps: which move is shown, where turns and rounds begin, how fast it plays. */

import { need } from "./dom";

export class Jumps {
  private readonly speed = need<HTMLSelectElement>("speed");
  private readonly list = need("story-lines");
  private readonly links = [...this.list.querySelectorAll<HTMLElement>("a[data-n]")];
  private readonly buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-jump]")];
  private n = 0;

  constructor(go: (n: number) => void, renew: () => void) {
    need("jumps").hidden = false;
    this.speed.addEventListener("change", renew);
    for (const button of this.buttons) button.addEventListener("click", () => this.target(button) !== null && go(this.target(button) ?? 0));
  }

  /** Milliseconds that a move is looked at while the replay plays by itself. */
  get beat(): number {
    return Number(this.speed.value);
  }

  /** Where a button leads from here; null: nowhere. */
  private target({ dataset }: HTMLElement): number | null {
    const all = (need("main").dataset[`${dataset["jump"]}s`] ?? "").split(" ").filter(Boolean).map(Number);
    const found = dataset["way"] === "1" ? all.find((n) => n > this.n) : all.findLast((n) => n < this.n);
    return found ?? null;
  }

  /** The move that is shown, or the last before it of which there is something to tell, marked and in sight. */
  mark(n: number): void {
    this.n = n;
    const shown = this.links.findLast((link) => Number(link.dataset["n"]) <= n);
    for (const link of this.links) {
      if (link === shown) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    for (const button of this.buttons) button.disabled = this.target(button) === null;
    if (shown) this.reveal(shown);
  }

  /** Scrolls the list, never the page. */
  private reveal(link: HTMLElement): void {
    const [frame, box] = [this.list.getBoundingClientRect(), link.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) {
      this.list.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
    }
  }
}
