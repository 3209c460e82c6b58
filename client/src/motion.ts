/** Pieces glide to their new places. */

import { goesInAnArc, sail } from "./arcs";
import { calm } from "./dom";

const GLIDE = 320;
const EASE = "cubic-bezier(.2,.7,.3,1)";
const TUMBLE = 600;
const LEG = 150; // from cell to cell, for what is seen driving
const LONGEST_DRIVE = 900;
const FEW = 4; // more new pieces than this at once fade in: a crowd in flight says nothing

export type Places = Map<string, DOMRect>;
export type Faces = Map<string, string>;

/** Where an answer went: its target's box on the board, and the middles of that and of the places passed before. */
export interface Trip {
  box: DOMRect;
  to: DOMPoint;
  way: DOMPoint[];
}

/** Notes where a click leads before the board changes, in its own units: it may be moved or zoomed meanwhile. */
export function trip(board: Element, target: SVGGraphicsElement | null, passed: SVGGraphicsElement[]): Trip | null {
  const units = matrix(board)?.inverse();
  if (!target || !units) return null;
  const place = (shape: Element) => middle(shape.getBoundingClientRect()).matrixTransform(units);
  return { box: target.getBBox(), to: place(target), way: passed.map(place) };
}

function matrix(board: Element): DOMMatrix | null {
  return board.querySelector<SVGSVGElement>("svg.board")?.getScreenCTM() ?? null;
}

function middle({ x, y, width, height }: DOMRect): DOMPoint {
  return new DOMPoint(x + width / 2, y + height / 2);
}

/** The pieces: whatever lies on the board under a name of its own and is no target. */
function pieces(board: Element): SVGGraphicsElement[] {
  return [...board.querySelectorAll<SVGGraphicsElement>("svg.board > [id]:not([data-answer], [data-chain], .pending)")];
}

export function places(board: Element): Places {
  // Targets count too: a piece that can be chosen now and cannot in a moment is not a new one.
  const all = board.querySelectorAll("svg.board > [id]");
  return new Map([...all].map((piece) => [piece.id, piece.getBoundingClientRect()]));
}

/** Dice and the like, by what they show. */
export function faces(board: Element): Faces {
  const all = board.querySelectorAll("svg.board > [id].tumbles, svg.board > [id].resting");
  return new Map([...all].map((die) => [die.id, die.innerHTML]));
}

/** What shows another face than before has been thrown. */
export function tumble(board: Element, before: Faces): void {
  if (calm.matches) return;
  const all = [...board.querySelectorAll<SVGGraphicsElement>("svg.board > [id].tumbles")];
  const thrown = all.filter((die) => before.has(die.id) && before.get(die.id) !== die.innerHTML);
  thrown.forEach((die, place) => roll(die, place % 2 ? 540 : -360));
}

function roll(die: SVGGraphicsElement, turn: number): void {
  die.animate(
    [
      { transform: `translate(0, -60px) rotate(${turn}deg) scale(.7)`, opacity: 0.4 },
      { transform: `translate(0, 14px) rotate(${turn / 3}deg) scale(1.12)`, opacity: 1, offset: 0.55 },
      { transform: `translate(0, -8px) rotate(${turn / 12}deg)`, offset: 0.8 },
      { transform: "translate(0, 0) rotate(0deg)" },
    ],
    { duration: TUMBLE, easing: EASE },
  );
}

/** Lets everything move from where it was; returns what was not there before, or elsewhere. What has gone on a trip of
 * its viewer's passes the places on its way. */
export function glide(board: Element, before: Places, from: Element | null, gone: Trip | null = null): SVGGraphicsElement[] {
  const all = pieces(board);
  const fresh = all.filter((piece) => !before.has(piece.id));
  const moved = all.filter((piece) => move(piece, before.get(piece.id), board, gone));
  for (const piece of calm.matches ? [] : fresh) {
    if (fresh.length > FEW || !from) fade(piece);
    else enter(piece, from, board);
  }
  // What only marks a place (data-motion="glide") moves like a piece, but is no news.
  return [...fresh, ...moved].filter((piece) => piece.getAttribute("data-motion") !== "glide");
}

function scale(board: Element): number {
  return matrix(board)?.a ?? 1;
}

/** Whether it has moved at all; with calm, it is there at once. */
function move(piece: SVGGraphicsElement, was: DOMRect | undefined, board: Element, gone: Trip | null): boolean {
  if (!was) return false;
  const now = piece.getBoundingClientRect();
  // The middle, not the corner: a piece may have grown by a mark.
  const [from, to] = [middle(was), middle(now)];
  const [x, y] = [(from.x - to.x) / scale(board), (from.y - to.y) / scale(board)];
  const grown = Math.abs(was.width - now.width) + Math.abs(was.height - now.height);
  const units = matrix(board)?.inverse();
  const here = units && to.matrixTransform(units);
  const own = gone && here && lies(here, gone) ? gone.way.map((place) => [place.x - here.x, place.y - here.y]) : [];
  // What has become larger or smaller is another piece; not so what drove here, which may have lost its spot of light.
  if (Math.hypot(x, y) * scale(board) < 3 || (grown > 8 && !own.length)) return false;
  if (calm.matches) return true;
  if (goesInAnArc(piece)) sail(piece, x, y);
  else if (own.length) drive(piece, x, y, own);
  else fly(piece, x, y, 1);
  return true;
}

/** Is this the place that the trip went to? */
function lies(here: DOMPoint, { to, box }: Trip): boolean {
  return Math.hypot(here.x - to.x, here.y - to.y) < Math.max(box.width, box.height) / 2;
}

/** From where it was through the places on its way, all seen from where it is now. */
function drive(piece: SVGGraphicsElement, x: number, y: number, way: number[][]): void {
  const stops = [[x, y], ...way, [0, 0]];
  piece.animate(
    stops.map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` })),
    { duration: Math.min(LEG * (stops.length - 1), LONGEST_DRIVE), composite: "add" },
  );
}

/** A new piece comes from the side where its player sits. */
function enter(piece: SVGGraphicsElement, from: Element, board: Element): void {
  const now = piece.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  const card = from.getBoundingClientRect();
  const x = Math.min(Math.max(card.x + card.width / 2, frame.left), frame.right) - now.x - now.width / 2;
  const y = Math.min(Math.max(card.y + card.height / 2, frame.top), frame.bottom) - now.y - now.height / 2;
  fly(piece, x / scale(board), y / scale(board), 0.2);
}

function fly(piece: SVGGraphicsElement, x: number, y: number, opacity: number): void {
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity },
      { transform: "translate(0, 0)", opacity: 1 },
    ],
    { duration: GLIDE, easing: EASE, composite: "add" },
  );
}

function fade(piece: SVGGraphicsElement): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: EASE });
}
