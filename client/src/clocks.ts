/** The clocks at the players' cards count by themselves, from the time that the server has told with the last view: no
 * request for each second, and nothing is read out but, once a turn, that one's own time is running short. */

import { announce, word } from "./dom";
import type { Call } from "./feed";

const DAY = 86400;
const HOUR = 3600;
const RUNNING = ".player-clock[data-until]";

export class Clocks {
  private ahead = 0; // seconds from the page's own time to the one that counts
  private timer = 0;
  private warned = ""; // the end of the turn of which its player has heard

  constructor(
    private readonly main: HTMLElement,
    private title: string,
  ) {
    this.show(Number(main.dataset["time"]), title);
  }

  /** After a view is put on the page: the time it was sent at, and the window's title. */
  show(time: number, title: string): void {
    this.ahead = time - performance.now() / 1000;
    this.title = title;
    this.tick();
  }

  /** While nobody sees the page: the title says whose turn it is, and how much is left of one's own time if that is
   * little. The cards are as they were. */
  call({ time, title, until, low }: Call): void {
    this.ahead = time - performance.now() / 1000;
    this.title = title;
    this.countUnseen(until, low);
  }

  private countUnseen(until: string, low: string): void {
    clearTimeout(this.timer);
    const left = this.left(until);
    document.title = until && left <= Number(low) ? `${said(left)} · ${this.title}` : this.title;
    if (until && left > 0) this.timer = window.setTimeout(() => this.countUnseen(until, low), pause(left));
  }

  private left(until: string | undefined): number {
    return Math.max(0, Number(until) - performance.now() / 1000 - this.ahead);
  }

  private tick(): void {
    clearTimeout(this.timer);
    const clock = document.querySelector<HTMLElement>(RUNNING);
    document.title = this.title;
    if (!clock) return;
    const left = this.left(clock.dataset["until"]);
    const short = left <= Number(clock.dataset["low"]);
    clock.textContent = said(left);
    clock.classList.toggle("short", short);
    if (short && this.isMine(clock)) this.hurry(clock, said(left));
    if (left > 0) this.timer = window.setTimeout(() => this.tick(), pause(left));
  }

  private isMine(clock: HTMLElement): boolean {
    const seat = clock.closest(".player")?.id.replace("player-", "") ?? "";
    return (this.main.dataset["seats"] ?? "").split(" ").includes(seat);
  }

  private hurry(clock: HTMLElement, left: string): void {
    document.title = `${left} · ${this.title}`;
    const end = clock.dataset["until"] ?? "";
    if (this.warned !== end) announce(word("clockShort", { time: left }));
    this.warned = end;
  }
}

/** Milliseconds until something else is to be read. */
function pause(left: number): number {
  return left > HOUR ? 30_000 : (left % 1) * 1000 + 20;
}

/** Who of those at this screen speaks for them about the time, whether or not one of them is asked. */
export function speaker(main: HTMLElement): number {
  const seat = Number(main.dataset["seat"]);
  return seat >= 0 ? seat : Number((main.dataset["seats"] ?? "").split(" ")[0]);
}

/** As web/clocks.py says it. */
function said(left: number): string {
  const whole = Math.ceil(left);
  const full = (size: number, within = Infinity) => String(Math.floor((whole % within) / size));
  if (whole >= DAY) return word("clockDays", { days: full(DAY), hours: full(HOUR, DAY) });
  if (whole >= HOUR) return word("clockHours", { hours: full(HOUR), minutes: full(60, HOUR) });
  return `${full(60)}:${full(1, 60).padStart(2, "0")}`;
}
