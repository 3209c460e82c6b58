/** Some pieces do not glide straight: a drawing that says data-motion="arc" goes in a bow, as a ship does. */

const SAIL = 650; // milliseconds
const BOW = 0.18; // how far the bow swings out, of the way's length
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

export function goesInAnArc(piece: Element): boolean {
  return piece.getAttribute("data-motion") === "arc";
}

/** From (x, y), seen from where it is now, to where it is now; always bowed to the north, so that ships do not sink. */
export function sail(piece: SVGGraphicsElement, x: number, y: number): void {
  const side = x > 0 ? -BOW : BOW;
  const frames = STEPS.map((part) => {
    const swing = Math.sin(Math.PI * part) * side;
    const left = 1 - part;
    return { transform: `translate(${x * left - y * swing}px, ${y * left + x * swing}px)` };
  });
  piece.animate(frames, { duration: SAIL, easing: "ease-in-out", composite: "add" });
}
