/** Listens for news of a table. The browser reconnects by itself; where it gives up, we begin anew. */

import { Underway } from "./rest";

/** How far the table is: its last entry, and a number that every change raises. */
export interface News {
  n: number;
  version: number;
}

const PATIENCE = 1500; // a short break is nobody's business
const ANEW = 2000;

export class Stream {
  private source: EventSource | null = null;
  private warning = 0;
  private restart = 0;
  private readonly connecting = new Underway("stream"); // until it tells how far the table is

  constructor(
    private readonly table: string,
    private readonly news: (news: News) => void,
    private readonly lost: (away: boolean) => void,
  ) {
    addEventListener("online", () => this.open());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    addEventListener("pagehide", () => this.close());
  }

  open(): void {
    this.close();
    const source = new EventSource(`/api/v1/tables/${this.table}/stream`);
    this.source = source;
    this.connecting.set(true);
    source.addEventListener("news", (event) => {
      this.heard();
      this.news(JSON.parse((event as MessageEvent<string>).data) as News);
      this.connecting.set(false);
    });
    source.addEventListener("open", () => this.heard());
    source.addEventListener("error", () => {
      this.connecting.set(true);
      this.warning ||= window.setTimeout(() => this.lost(true), PATIENCE);
      if (source.readyState === EventSource.CLOSED) {
        clearTimeout(this.restart);
        this.restart = window.setTimeout(() => this.open(), ANEW);
      }
    });
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
