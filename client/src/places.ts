/** The places of the board as the server has put them into the page: where each is, of which kind, and the clause that
 * forbids whatever could be meant by it now. The client knows no rules: it looks them up. */

import { byId, need } from "./dom";
import type { Box } from "./zoom";

export interface Place {
  kind: string;
  label: string;
  box: Box;
  clause: string; // empty: nothing is refused there
}

export function places(): Place[] {
  const frame = need("places");
  const clauses = refused(frame.dataset["why"] ?? "");
  return [...frame.children].map((child, number) => {
    const { kind = "", box = "" } = (child as HTMLElement).dataset;
    const [x = 0, y = 0, width = 0, height = 0] = box.split(" ").map(Number);
    return { kind, label: child.textContent ?? "", box: { x, y, width, height }, clause: clauses.get(number) ?? "" };
  });
}

/** "G34:0-2,7 G40:3" says by their numbers which places a clause forbids. */
function refused(text: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const part of text.split(" ").filter(Boolean)) {
    const [clause = "", runs = ""] = part.split(":");
    for (const run of runs.split(",")) {
      const [first = 0, last = first] = run.split("-").map(Number);
      for (let place = first; place <= last; place++) found.set(place, clause);
    }
  }
  return found;
}

/** The smallest place around a point of the board. */
export function placeAt(all: Place[], x: number, y: number): Place | null {
  const around = all.filter(({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  return around.reduce<Place | null>((least, place) => (least && area(least) <= area(place) ? least : place), null);
}

function area({ box }: Place): number {
  return box.width * box.height;
}

export function middle({ box }: Place): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What a kind of thing is, costs and brings; or what a clause says to whoever broke it. */
export function lore(name: "kind" | "clause", value: string): string {
  return byId("lore")?.querySelector(`[data-${name}="${CSS.escape(value)}"]`)?.textContent ?? "";
}
