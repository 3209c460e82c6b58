/** Listens to a table: every new view of it comes by itself. When the line breaks, it begins anew from what is shown. */

import type { Call, View } from "./feed";
import { Underway } from "./rest";

const PATIENCE = 1500; // milliseconds; a short break is nobody's business
const ANEW = 250; // until it begins anew: twice as long each time it fails again
const SOONEST = 0.75; // of that, and 1.25 at the latest: chance keeps all whose process has died from coming at once
const SELDOM = 10_000;
const DOUBTS = 3; // after so many failures it is asked whether the table is there at all
const GONE = [404, 410]; // not for this browser, or set aside: the page as a whole says why

export class Stream {
  private source: EventSource | null = null;
  private warning = 0;
  private restart = 0;
  private failures = 0;
  private readonly connecting = new Underway("stream"); // until the first view or call comes

  constructor(
    private readonly address: () => string,
    private readonly came: (view: View) => void,
    private readonly called: (call: Call) => void,
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
    this.take<View>(source, "view", this.came);
    this.take<Call>(source, "call", this.called);
    source.addEventListener("error", () => source === this.source && this.later());
  }

  private take<T>(source: EventSource, name: string, came: (told: T) => void): void {
    source.addEventListener(name, (event) => {
      if (source !== this.source) return;
      this.heard();
      came(JSON.parse((event as MessageEvent<string>).data) as T);
      this.connecting.set(false);
    });
  }

  /** Begins anew after a moment. By itself the browser would ask from where it began. */
  later(): void {
    this.close();
    this.connecting.set(true);
    this.warning ||= window.setTimeout(() => this.lost(true), PATIENCE);
    this.restart = window.setTimeout(() => this.open(), Math.min(ANEW * 2 ** this.failures, SELDOM) * (SOONEST + Math.random() / 2));
    this.failures += 1;
    if (this.failures % DOUBTS === 0) void this.ask();
  }

  /** A stream that fails does not say why. If the table cannot be seen any more, the page is loaded anew, and tells. */
  private async ask(): Promise<void> {
    const reply = await fetch(this.address(), { method: "HEAD", headers: { Accept: "application/json" } }).catch(() => null);
    if (reply && GONE.includes(reply.status)) location.reload();
  }

  private heard(): void {
    this.failures = 0;
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
