/** Where there is little room, a list is folded; what it alone offers just now, and the board does not show, stays. */

import { byId } from "./dom";
import type { Targets } from "./targets";
import type { Zoom } from "./zoom";

const LARGE = 60; // pixels: with targets as large as that, a list beside them says nothing new
const FEW = 3; // so few answers take no room worth mentioning

/** Marks the choices that can be clicked on the part of the board in sight. */
export function inSight(main: Element, targets: Targets, zoom: Zoom): void {
  for (const choice of byId("choices")?.querySelectorAll<HTMLElement>(".choice.alone") ?? []) {
    const faces = targets.faces(choice.dataset["action"] ?? "");
    choice.classList.toggle("in-sight", faces.some((face) => zoom.sees(face)));
  }
  main.toggleAttribute("data-large-targets", targets.choices.length >= FEW && targets.choices.every(isLarge));

  function isLarge(choice: HTMLElement): boolean {
    const sides = targets.faces(choice.dataset["action"] ?? "").map((face) => face.getBBox());
    return sides.some(({ width, height }) => Math.min(width, height) * zoom.scale >= LARGE);
  }
}
