/** Where the keyboard is stays where it was: when the target or the choice that had the focus is gone after a move, its
 * place is taken by whatever is nearest to it, as soon as there is anything. */

import type { Targets } from "./targets";

interface Spot {
  id: string;
  board: boolean;
  x: number;
  y: number;
}

export class Focus {
  private was: Spot | null = null;

  constructor(private readonly targets: Targets) {}

  /** Before the page changes. `chosen` is the answer that waits for its second word, whose button may have the focus. */
  note(chosen: string | null): void {
    const at = document.activeElement;
    if (!at || isNowhere(at)) return; // it was lost before: the last place counts
    const chose = at.closest("#chosen") && chosen !== null ? this.face(chosen) : at.closest("[data-answer], [data-chain]");
    this.was = chose && at.matches(":focus-visible") ? spot(chose) : null;
  }

  /** After it has. */
  keep(): void {
    const { was } = this;
    if (!was || !isNowhere(document.activeElement)) return;
    const group: (SVGElement | HTMLElement)[] = was.board ? this.targets.all : this.targets.choices;
    const there = group.filter((one) => one.getClientRects().length);
    const next = there.find(({ id }) => id === was.id) ?? nearest(there, was);
    next?.focus({ preventScroll: true });
  }

  private face(chosen: string): Element | null {
    return this.targets.target(chosen) ?? this.targets.choice(chosen);
  }
}

/** What was hidden or disabled has lost the focus, but the browser only says so when it draws next. */
function isNowhere(at: Element | null): boolean {
  return !at || at === document.body || at.id === "main" || at.matches(":disabled") || !at.getClientRects().length;
}

function spot(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { id: element.id, board: !!element.closest("#board"), x: x + width / 2, y: y + height / 2 };
}

function nearest<T extends Element>(group: T[], { x, y }: Spot): T | undefined {
  const far = (one: T) => Math.hypot(spot(one).x - x, spot(one).y - y);
  return group.reduce<T | undefined>((best, one) => (!best || far(one) < far(best) ? one : best), undefined);
}
