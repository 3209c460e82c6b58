/** What a guided first game changes at the table: without one, nothing. Its code comes to those tables alone that have
 * one; it shares no state with the page's but what it is given here. */

import { during } from "./rest";
import type { Targets } from "./targets";

export interface Guidance {
  leads: boolean; // is a certain answer wanted?
  places: SVGGraphicsElement[]; // where the board should open
  next: HTMLElement | SVGElement | null; // where the keys go on after an answer
  stops(key: string): boolean; // keeps an answer back, and says something about it
  dress(): void; // puts on the page what belongs to this moment
}

export interface Surroundings {
  main: HTMLElement;
  targets: Targets;
  turned: () => void; // another page of the lesson is shown
  reshaped: () => void;
}

export const unguided: Guidance = { leads: false, places: [], next: null, stops: () => false, dress: () => {} };

/** The guidance of this table, if it has one. */
export async function guidance(around: Surroundings): Promise<Guidance | null> {
  const script = around.main.dataset["guide"];
  if (!script) return null;
  const { Lesson } = (await during("guide", import(script))) as typeof import("./lesson");
  return new Lesson(around);
}
