/** Brings views of the table. At most one is asked for at a time, and each that comes is shown: so the board keeps
 * moving however much news there is. News that comes meanwhile is remembered, and asked for once, afterwards. */

import { Underway } from "./rest";
import type { News } from "./stream";

export interface View extends News {
  title: string;
  seat: number;
  asked: boolean;
  over: boolean;
  secrets: boolean;
  name: string;
  parts: Record<string, string>;
}

const AGAIN = 2000; // milliseconds until a view that did not come is asked for again
const PATIENCE = 20_000; // after so long it will not come any more: the device may have slept

/** For a position of at least this number. */
interface Waiting {
  n: number;
  resolve: () => void;
}

export class Feed {
  private readonly asking = new Underway("view");
  private missed: News[] = []; // what was heard while a view was on its way, which may have left before
  private anew = false; // another one is wanted in any case
  private waiting: Waiting[] = [];
  private timer = 0;
  private readonly later = new Underway("retry");

  constructor(
    private readonly address: string,
    private shown: News,
    private readonly show: (view: View) => Promise<void>,
    private readonly lost: (away: boolean) => void,
  ) {}

  /** Somebody says that the table has moved on. */
  heard(news: News): void {
    if (this.asking.is) this.missed.push(news);
    else if (!this.later.is && this.isNew(news)) void this.load();
  }

  /** Asks for a view, whether there is news or not. */
  renew(): void {
    if (this.asking.is) this.anew = true;
    else void this.load();
  }

  /** Until the position after entry n, which the server has confirmed, is shown; or until the server says that there is
   * nothing to see. */
  reach(n: number): Promise<void> {
    if (this.shown.n >= n) return Promise.resolve();
    if (!this.asking.is && !this.later.is) void this.load();
    return new Promise((resolve) => this.waiting.push({ n, resolve }));
  }

  /** Entries are counted up for ever. Versions begin anew with the server, so that only another one is told from them. */
  private isNew(news: News): boolean {
    return news.n > this.shown.n || (news.n === this.shown.n && news.version !== this.shown.version);
  }

  private async load(): Promise<void> {
    clearTimeout(this.timer);
    this.asking.set(true);
    this.later.set(false);
    this.anew = false;
    this.missed = [];
    try {
      await this.bring();
    } catch {
      this.lost(true);
      this.later.set(true);
      this.timer = window.setTimeout(() => void this.load(), AGAIN);
    }
    this.asking.set(false);
    if (!this.later.is && this.unseen) void this.load();
  }

  /** Is there anything that the view just shown did not bring? */
  private get unseen(): boolean {
    return this.anew || this.waiting.length > 0 || this.missed.some((news) => this.isNew(news));
  }

  private async bring(): Promise<void> {
    const response = await fetch(this.address, {
      headers: { Accept: "application/json" },
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status >= 500 || response.status === 429) throw new Error(String(response.status)); // later, then
    const view = response.ok ? ((await response.json()) as View) : null;
    this.lost(false);
    if (view) {
      await this.show(view);
      this.shown = { n: view.n, version: view.version };
    }
    const [still, there] = [[], []] as [Waiting[], Waiting[]];
    for (const one of this.waiting) (view && view.n < one.n ? still : there).push(one);
    this.waiting = still;
    for (const { resolve } of there) resolve();
  }
}
