/** Brings views of the table, one after the other, each shown before the next. A view says what has changed since the
 * one before; whenever that is not the one on the page, the stream begins anew from what is. The server sends a page as
 * much as its line takes. To one that nobody sees it sends no views, but what it needs to call its player. */

import type { Change } from "./pieces";
import { during, Underway } from "./rest";
import { Stream } from "./stream";

/** How far the table is: its last entry, and a number that every change raises. */
export interface News {
  n: number;
  version: number;
}

export interface View extends News {
  tag: string; // what this view is called, and
  base: string; // the one that it changes; none: it is whole
  title: string;
  dress: string; // which seats wear another colour than their own
  seat: number;
  asked: boolean;
  over: boolean;
  secrets: boolean;
  name: string;
  by: string; // who gave each of the last entries: a seat's number, or c for chance
  time: number; // as clocks count it
  parts: Record<string, Change>;
}

/** What a page is told that nobody sees. */
export interface Call {
  n: number;
  title: string;
  asked: boolean;
  sounds: string[]; // of what has happened since the last call or view
  time: number; // as clocks count it
  until: string; // when the viewer's own time is up, if it runs
  low: string; // what is so little that one should hurry, in seconds
}

const OVERDUE = 5000; // milliseconds until what was confirmed and does not come is asked for

/** For a position that is at least as new. */
interface Waiting extends News {
  resolve: () => void;
}

export class Feed {
  private readonly stream: Stream;
  private readonly showing = new Underway("view");
  private come: View[] = []; // not yet shown
  private waiting: Waiting[] = [];
  private overdue = 0;

  constructor(
    private readonly path: string,
    private shown: News & { tag: string },
    private readonly show: (view: View, waiting: number) => Promise<void>,
    called: (call: Call) => void,
    lost: (away: boolean) => void,
  ) {
    this.stream = new Stream(() => this.address, (view) => this.take(view), called, lost);
  }

  /** Begins, or begins anew: from what the page shows, and as often as it is looked at. */
  open(): void {
    this.come = [];
    this.stream.open();
  }

  /** Until a position is shown that the server has confirmed. Usually it comes by itself. */
  async reach(wanted: News): Promise<void> {
    if (this.shows(wanted)) return;
    this.await();
    await during("confirmed", new Promise<void>((resolve) => this.waiting.push({ ...wanted, resolve })));
  }

  private shows({ n, version }: News): boolean {
    return this.shown.n >= n && this.shown.version >= version;
  }

  private await(): void {
    clearTimeout(this.overdue);
    this.overdue = window.setTimeout(() => this.open(), OVERDUE);
  }

  /** The stream may come from another process than what the page knows, which is not to be older. */
  private get address(): string {
    const address = new URL(this.path, location.href);
    const known = [this.shown, ...this.waiting];
    address.searchParams.set("have", this.shown.tag);
    address.searchParams.set("n", String(Math.max(...known.map(({ n }) => n))));
    address.searchParams.set("version", String(Math.max(...known.map(({ version }) => version))));
    // Whoever has answered and gone away waits for the view all the same.
    if (document.hidden && !this.waiting.length) address.searchParams.set("unseen", "yes");
    return address.href;
  }

  private take(view: View): void {
    this.come.push(view);
    if (this.waiting.every((one) => view.n >= one.n && view.version >= one.version)) clearTimeout(this.overdue);
    if (!this.showing.is) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing.set(true);
    try {
      for (let view = this.come.shift(); view; view = this.come.shift()) await this.showOne(view);
    } catch (error) {
      console.error(error);
      this.come = [];
      this.stream.later();
    }
    this.showing.set(false);
  }

  private async showOne(view: View): Promise<void> {
    if (view.base && view.base !== this.shown.tag) {
      this.open();
      return;
    }
    this.shown.tag = ""; // whatever happens while it is put on the page: the next one is asked for whole
    await this.show(view, this.come.length);
    this.shown = { n: view.n, version: view.version, tag: view.tag };
    this.settle();
  }

  /** Whoever waits for what is shown now goes on. */
  private settle(): void {
    clearTimeout(this.overdue);
    const there = this.waiting.filter((one) => this.shows(one));
    this.waiting = this.waiting.filter((one) => !this.shows(one));
    if (this.waiting.length) this.await();
    for (const { resolve } of there) resolve();
  }
}
