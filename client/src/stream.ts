/** Listens to a table: every new view of it comes by itself. When the line breaks, it begins anew from what is shown. */

import type { View } from "./feed";
import { Underway } from "./rest";

const PATIENCE = 1500; // milliseconds; a short break is nobody's business
const ANEW = 1000;

export class Stream {
  private source: EventSource | null = null;
  private warning = 0;
  private restart = 0;
  private readonly connecting = new Underway("stream"); // until the first view comes

  constructor(
    private readonly address: () => string,
    private readonly came: (view: View) => void,
    private readonly lost: (away: boolean) => void,
  ) {
    addEventListener("online", () => this.open());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    addEventListener("pagehide", () => this.close());
  }

  open(): void {
    this.close();
    this.connecting.set(true);
    const source = new EventSource(this.address());
    this.source = source;
    source.addEventListener("open", () => this.heard());
    source.addEventListener("view", (event) => {
      if (source !== this.source) return;
      this.heard();
      this.came(JSON.parse((event as MessageEvent<string>).data) as View);
      this.connecting.set(false);
    });
    source.addEventListener("error", () => source === this.source && this.later());
  }

  /** Begins anew after a moment. By itself the browser would ask from where it began. */
  later(): void {
    this.close();
    this.connecting.set(true);
    this.warning ||= window.setTimeout(() => this.lost(true), PATIENCE);
    this.restart = window.setTimeout(() => this.open(), ANEW);
  }

  private heard(): void {
    clearTimeout(this.warning);
    this.warning = 0;
    this.lost(false);
  }

  private close(): void {
    clearTimeout(this.restart);
    this.source?.close();
    this.source = null;
  }
}
