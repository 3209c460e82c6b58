/** Rings on the board: around what others have placed or moved since their viewer's last turn, as the server says, and
 * around what is being told. */

const SVG = "http://www.w3.org/2000/svg";

let drawn = ""; // for which pieces, in which position: what is ringed already is left alone

/** Around the pieces that the board names as new. */
export function ringNew(board: Element, position: string): void {
  const names = board.querySelector("svg.board")?.getAttribute("data-new") ?? "";
  const wanted = `${position} ${names}`;
  if (wanted === drawn) return;
  drawn = wanted;
  board.querySelectorAll(".fresh-ring").forEach((ring) => ring.remove());
  const all = names.split(" ").filter(Boolean).map((name) => board.querySelector<SVGGraphicsElement>(`#${CSS.escape(name)}`));
  ring(all.filter((piece) => piece !== null), "fresh-ring");
}

/** All are measured before the first is ringed: each ring would have the board laid out anew for the next. */
export function ring(pieces: SVGGraphicsElement[], dress: string): void {
  const rings = pieces.map((piece) => ({ piece, ring: around(piece.getBBox(), dress) }));
  for (const { piece, ring } of rings) piece.after(ring);
}

function around({ x, y, width, height }: DOMRect, dress: string): Element {
  const ring = document.createElementNS(SVG, "ellipse");
  ring.setAttribute("class", dress);
  const shape = { cx: x + width / 2, cy: y + height / 2, rx: width / 2 + 7, ry: height / 2 + 7 };
  for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, value.toFixed(1));
  return ring;
}
