/** Brings views of the table. At most one is asked for at a time, and each that comes is shown: so the board keeps
 * moving however much news there is. News that comes meanwhile is remembered, and asked for once, afterwards. A page that
 * nobody sees asks now and then, so that it can still call its player. */

import type { Change } from "./pieces";
import { Underway } from "./rest";
import type { News } from "./stream";

export interface View extends News {
  tag: string; // what this view is called, and
  base: string; // the one that it changes; none: it is whole
  title: string;
  seat: number;
  asked: boolean;
  over: boolean;
  secrets: boolean;
  name: string;
  parts: Record<string, Change>;
}

const AGAIN = 2000; // milliseconds until a view that did not come is asked for again
const UNSEEN = 2000; // milliseconds that a page which nobody sees waits, for more news may come
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
  private newest: News = { n: 0, version: 0 }; // of which the server has told

  constructor(
    private readonly address: string,
    private shown: News & { tag: string },
    private readonly show: (view: View) => Promise<void>,
    private readonly lost: (away: boolean) => void,
  ) {}

  /** Somebody says that the table has moved on. */
  heard(news: News): void {
    if (news.version > this.newest.version) this.newest = news;
    if (this.asking.is) this.missed.push(news);
    else if (!this.later.is && this.isNew(news)) this.follow();
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
    this.newest = { ...this.newest, n: Math.max(this.newest.n, n) };
    if (!this.asking.is && !this.later.is) void this.load();
    return new Promise((resolve) => this.waiting.push({ n, resolve }));
  }

  /** Every change counts the version up, for ever. */
  private isNew(news: News): boolean {
    return news.version > this.shown.version;
  }

  private follow(): void {
    if (document.hidden) this.loadIn(UNSEEN);
    else void this.load();
  }

  private loadIn(milliseconds: number): void {
    this.later.set(true);
    this.timer = window.setTimeout(() => void this.load(), milliseconds);
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
      this.loadIn(AGAIN);
    }
    this.asking.set(false);
    if (this.later.is) return;
    if (this.anew || this.waiting.length > 0) void this.load();
    else if (this.missed.some((news) => this.isNew(news))) this.follow();
  }

  private get asked(): string {
    const address = new URL(this.address, location.href);
    address.searchParams.set("have", this.shown.tag);
    // The stream may come from another process of the server than the view, which is not to be older.
    address.searchParams.set("n", String(this.newest.n));
    address.searchParams.set("version", String(this.newest.version));
    return address.href;
  }

  private async bring(): Promise<void> {
    const response = await fetch(this.asked, {
      headers: { Accept: "application/json" },
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status >= 500 || response.status === 429) throw new Error(String(response.status)); // later, then
    const view = response.ok ? ((await response.json()) as View) : null;
    this.lost(false);
    if (view) {
      this.shown.tag = ""; // whatever happens while it is put on the page: the next one is asked for whole
      await this.show(view);
      this.shown = { n: view.n, version: view.version, tag: view.tag };
    }
    const [still, there] = [[], []] as [Waiting[], Waiting[]];
    for (const one of this.waiting) (view && view.n < one.n ? still : there).push(one);
    this.waiting = still;
    for (const { resolve } of there) resolve();
  }
}
