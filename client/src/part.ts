/** A part of a page that the server renders anew now and then, while somebody looks: fetched, and put in the place of
 * what is there, where something has changed. What is being written in a field stays. */

import { Idiomorph } from "idiomorph";

interface Part {
  id: string;
  every: number; // milliseconds
  address: (part: HTMLElement) => string;
  nothing: (part: HTMLElement) => void; // there is nothing new, or nothing more, to show
  underway?: (work: Promise<void>) => void;
}

export class LivePart {
  private busy = false;

  constructor(private readonly part: Part) {
    setInterval(() => this.look(), part.every);
    document.addEventListener("visibilitychange", () => this.look());
  }

  look(): void {
    const shown = document.getElementById(this.part.id);
    if (!shown || document.hidden || this.busy) return;
    this.busy = true;
    const work = this.renew(shown).finally(() => (this.busy = false));
    this.part.underway?.(work);
  }

  private async renew(shown: HTMLElement): Promise<void> {
    try {
      const response = await fetch(this.part.address(shown), { headers: { Accept: "text/html" } });
      if (response.status === 204) return this.part.nothing(shown);
      if (!response.ok) return;
      Idiomorph.morph(shown, (await response.text()).trim(), { morphStyle: "outerHTML", ignoreActiveValue: true });
    } catch {
      // The line is dead: what is shown stays, and is looked at again later.
    }
  }
}
