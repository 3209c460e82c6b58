/** A part of a page that the server renders anew now and then, while somebody looks: fetched, and put in the place of
 * what is there, where something has changed. What is being written in a field stays. */

import { Idiomorph } from "idiomorph";

export class LivePart {
  private busy = false;

  /** `address` tells what to ask for; `nothing` is called when there is nothing to show any more. */
  constructor(
    private readonly id: string,
    every: number,
    private readonly address: (part: HTMLElement) => string,
    private readonly nothing: (part: HTMLElement) => void,
  ) {
    setInterval(() => void this.look(), every);
    document.addEventListener("visibilitychange", () => void this.look());
  }

  async look(): Promise<void> {
    const part = document.getElementById(this.id);
    if (!part || document.hidden || this.busy) return;
    this.busy = true;
    try {
      const response = await fetch(this.address(part), { headers: { Accept: "text/html" } });
      if (response.status === 204) this.nothing(part);
      else if (response.ok) this.show(part, await response.text());
    } catch {
      // The line is dead: what is shown stays, and is looked at again later.
    } finally {
      this.busy = false;
    }
  }

  private show(part: HTMLElement, html: string): void {
    Idiomorph.morph(part, html.trim(), { morphStyle: "outerHTML", ignoreActiveValue: true });
  }
}
