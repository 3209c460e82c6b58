/** The page says when it is at rest: `data-rest` stands on its main part while nothing is on its way, nothing moves, and
 * the board is where it wants to be. Whatever begins takes the mark away at once. It comes back after the last thing has
 * ended, once the browser has laid the page out and everything on it has come to a stop. */

import { need } from "./dom";

const under = new Map<string, number>();

/** Something of this name begins. */
export function begin(name: string): void {
  under.set(name, (under.get(name) ?? 0) + 1);
  need("main").removeAttribute("data-rest");
}

/** It has ended. */
export function end(name: string): void {
  const left = (under.get(name) ?? 0) - 1;
  if (left > 0) under.set(name, left);
  else under.delete(name);
  settle();
}

/** For as long as something takes. */
export async function during<T>(name: string, work: Promise<T>): Promise<T> {
  begin(name);
  try {
    return await work;
  } finally {
    end(name);
  }
}

/** The page has changed its shape: it is at rest again when that is drawn. */
export function reshaped(): void {
  begin("shape");
  end("shape");
}

/** Something that is under way or is not, however often that is said. */
export class Underway {
  is = false;

  constructor(private readonly name: string) {}

  set(is: boolean): void {
    if (is !== this.is) (is ? begin : end)(this.name);
    this.is = is;
  }
}

function settle(): void {
  if (under.size) return;
  drawn(() => {
    const moving = document.getAnimations().filter(comesToAStop);
    if (under.size) return;
    if (moving.length) void Promise.allSettled(moving.map((animation) => animation.finished)).then(settle);
    else need("main").setAttribute("data-rest", "");
  });
}

function drawn(then: () => void): void {
  if (document.hidden) setTimeout(then); // a page that nobody sees is not drawn
  else requestAnimationFrame(() => setTimeout(then)); // what watches sizes is told in between
}

function comesToAStop(animation: Animation): boolean {
  return animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity;
}
