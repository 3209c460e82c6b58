/** The numbers of rows and columns stay in sight when a part of the board is shown, and large enough to read. */

import type { Box } from "./zoom";

const LEAST = 11; // pixels high

/** `seen` is the part of the board in sight, `scale` how many pixels a unit of it has. */
export function rule(board: Element, seen: Box, scale: number): void {
  for (const number of board.querySelectorAll<SVGTextElement>("[data-ruler]")) {
    number.dataset["size"] ??= number.getAttribute("font-size") ?? "";
    const size = Math.max(Number(number.dataset["size"]), LEAST / scale);
    const [x, y] = [Number(number.getAttribute("x")), Number(number.getAttribute("y"))];
    const across = number.dataset["ruler"] === "y";
    const right = across ? Math.max(seen.x + size * 0.8 - x, 0) : 0;
    const down = across ? 0 : Math.max(seen.y + size * 1.1 - y, 0);
    number.setAttribute("font-size", size.toFixed(1));
    number.setAttribute("transform", `translate(${right.toFixed(1)} ${down.toFixed(1)})`);
  }
}

/** The same for a board that is seen as a whole. */
export function ruleWhole(board: SVGSVGElement): void {
  const { x, y, width, height } = board.viewBox.baseVal;
  if (board.clientWidth) rule(board, { x, y, width, height }, board.clientWidth / width);
}
