/** Arrow keys as steps over things that lie anywhere: the next one in a direction, near and straight ahead first. */

export const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Middle<T> = (thing: T) => readonly [number, number];

export function nearest<T>(here: T, group: T[], middle: Middle<T>, [dx, dy]: [number, number]): T | null {
  const [x, y] = middle(here);
  let best: T | null = null;
  let least = Infinity;
  for (const thing of group) {
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (thing === here || ahead < 2) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
