/** A look back: board and players as they were, in the place of those of now, which wait aside untouched. */

import { byId, need } from "./dom";
import { faces, glide, places, tumble } from "./motion";
import { type Change, Parts } from "./pieces";

export interface Line {
  text: string;
  flows: [number, string][]; // what came to a seat or left it
  sheet: boolean;
}

/** An entry: what it told, and what turns the frame before into how it was afterwards. The first one is whole. */
export interface Frame {
  n: number;
  seat: number | null;
  lines: Line[];
  parts: Record<string, Change>;
}

export class Past {
  private readonly now = new Map<Element, Element>(); // what is shown instead -> what waits
  private parts: Parts | null = null;

  /** `redraw` shows the part of the board that its viewer wants to see. */
  constructor(private readonly redraw: () => void) {}

  /** The pieces that came or moved. `leap`: all of the board is shown, and nothing glides there from now. */
  put(frame: Frame, leap: boolean): SVGGraphicsElement[] {
    const before = places(need("board"));
    const shown = faces(need("board"));
    if (!this.parts) this.begin(frame, leap);
    for (const [name, change] of Object.entries(frame.parts)) this.parts?.change(name, change);
    if (leap) return [];
    tumble(need("board"), shown);
    return glide(need("board"), before, frame.seat === null ? null : byId(`player-${frame.seat}`));
  }

  private begin({ parts }: Frame, leap: boolean): void {
    for (const [name, { shell = "" }] of Object.entries(parts)) {
      const frame = document.createElement("template");
      frame.innerHTML = shell;
      const then = frame.content.firstElementChild;
      const live = byId(name);
      if (!then || !live) continue;
      this.now.set(then, live);
      live.replaceWith(then);
    }
    if (!leap) this.redraw();
    this.parts = new Parts(need("main"));
  }

  /** Now is shown again. */
  end(): void {
    if (!this.parts) return;
    for (const [then, live] of this.now) then.replaceWith(live);
    this.now.clear();
    this.parts = null;
    this.redraw();
  }
}
