/** Shows what others did one step after the other, at the pace that the viewer has set. The table goes on meanwhile: this
 * is only how it is shown, and one key or tap leads to now. What is over can be shown again. */

import { Caption } from "./caption";
import { always, need, remember, remembered } from "./dom";
import type { View } from "./feed";
import { type Frame, type Line, Past } from "./past";
import { Underway } from "./rest";
import { about, Sheet } from "./sheet";

/** How long a sentence is shown: so many milliseconds, and so many more for each letter. */
const SPEEDS: Record<string, [number, number] | undefined> = { calm: [1000, 24], brisk: [400, 10] };
const USUAL = "brisk";
const LOOK = [400, 10] as const; // for those who want all at once, and then look back
const MANY = 12; // sentences that wait: with more of them each is shown shorter, down to
const LEAST = 0.4;
const SHEET = 5; // times a sentence, for a table
const LINGER = 900; // milliseconds that the last sentence stays

export class Pace {
  private readonly caption = new Caption();
  private readonly sheet: Sheet;
  private readonly past: Past;
  private readonly playing = new Underway("pace");
  private readonly lingering = new Underway("caption");
  private readonly speeds = [...document.querySelectorAll<HTMLInputElement>("[name=pace]")];
  private skipped = false;
  private go: (() => void) | null = null; // ends the pause
  private timer = 0;
  private again: Promise<void> = Promise.resolve();
  private wish: (() => Promise<void>) | null = null; // to look back, as soon as nothing is shown

  /** `shown` is called when the board of now is there again after a look back. */
  constructor(
    private readonly table: string,
    redraw: () => void,
    private readonly shown: () => void,
  ) {
    this.past = new Past(redraw);
    this.sheet = new Sheet(table);
    for (const box of this.speeds) {
      box.checked = box.value === this.speed;
      box.addEventListener("change", () => remember(always, "pace", box.value));
    }
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.skip());
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    need("frame").addEventListener("click", () => this.skip());
    need("main").addEventListener("click", (event) => this.pressed(event.target as Element));
    need("panel-log").addEventListener("keydown", walk);
    oneStop();
  }

  private get speed(): string {
    const set = remembered(always, "pace") ?? USUAL;
    return this.speeds.some((box) => box.value === set) ? set : USUAL;
  }

  private get on(): boolean {
    return this.speed in SPEEDS && !document.hidden && !this.skipped;
  }

  private pressed(at: Element): void {
    const button = at.closest<HTMLElement>("[data-again], [data-sheet], [data-do=watch], [data-do=skip]");
    if (!button) return;
    const { again, sheet } = button.dataset;
    if (sheet) void this.sheet.open(Number(sheet), true);
    else if (again) this.lookBack(Number(again) - 1, Number(again));
    else if (button.dataset["do"] === "skip") this.skip();
    else this.lookBack(Number(need("recap").dataset["after"]), Number(need("recap").dataset["upto"]));
  }

  /** To now, at once. */
  skip(): void {
    if (!this.playing.is) return;
    this.skipped = true;
    this.past.end();
    this.sheet.close();
    this.go?.();
  }

  // --- what comes ---

  /** Plays what lies between what is shown and a view that has come, but for the last step, which the view shows by
   * itself. Returns the entry up to which all is told. */
  async lead(view: View, from: number, own: string[], waiting: number): Promise<number> {
    await this.again;
    const by = view.n > from ? [...view.by.slice(from - view.n)] : [];
    const first = by.findIndex((who) => !own.includes(who)); // what its viewer did is no news
    if (first < 0 || !this.on) return view.n;
    const start = view.n - by.length + first;
    if (by.length - first === 1) return start;
    this.playing.set(true);
    const frames = (await this.frames(start, view.n)).filter(({ n }) => n < view.n);
    await this.play(frames, false, waiting);
    return frames.at(-1)?.n ?? start;
  }

  /** Back from a look at what was: what is shown now stays on the page. */
  arrive(): void {
    this.past.end();
  }

  /** The last step: the lines that the log has since an entry, about these pieces. Returns whether there were any. */
  async follow(told: number, pieces: SVGGraphicsElement[], waiting: number): Promise<boolean> {
    oneStop();
    const frames = this.on ? logged(told) : [];
    let left = waiting + frames.length;
    if (frames.length) this.playing.set(true);
    for (const { n, seat, lines } of frames) for (const line of lines) await this.tell(line, seat, pieces, left--, n);
    if (!waiting && this.playing.is) this.stop();
    return frames.length > 0;
  }

  /** The last sentence stays a little, for the next one may follow. */
  private stop(): void {
    this.lingering.set(true);
    clearTimeout(this.timer);
    if (this.skipped) this.hush();
    else this.timer = window.setTimeout(() => this.hush(), LINGER);
    this.skipped = false;
    this.playing.set(false);
    this.fulfil();
  }

  private hush(): void {
    this.caption.hide();
    this.lingering.set(false);
  }

  // --- what was ---

  /** What is being shown is skipped first. */
  private lookBack(after: number, upto: number): void {
    this.wish = () => (this.again = this.look(after, upto));
    if (this.playing.is) this.skip();
    else this.fulfil();
  }

  private fulfil(): void {
    const { wish } = this;
    this.wish = null;
    void wish?.();
  }

  private async look(after: number, upto: number): Promise<void> {
    this.playing.set(true);
    const frames = await this.frames(after, upto);
    await this.play(frames, true, 0);
    this.past.end();
    this.shown();
    this.stop();
  }

  // --- playing ---

  private async frames(after: number, upto: number): Promise<Frame[]> {
    try {
      const response = await fetch(`/t/${this.table}/since?${about({ after: String(after), n: String(upto) })}`);
      return response.ok ? ((await response.json()) as Frame[]) : [];
    } catch {
      return []; // the line is away: what counts will be shown when it is back
    }
  }

  private async play(frames: Frame[], leap: boolean, waiting: number): Promise<void> {
    let left = waiting + frames.reduce((sum, { lines }) => sum + lines.length, 0);
    for (const [place, frame] of frames.entries()) {
      if (this.skipped) return;
      const pieces = this.past.put(frame, leap && !place);
      for (const line of frame.lines) await this.tell(line, frame.seat, pieces, left--, frame.n);
    }
  }

  private async tell(line: Line, seat: number | null, pieces: SVGGraphicsElement[], left: number, n: number): Promise<void> {
    if (this.skipped) return;
    clearTimeout(this.timer);
    this.lingering.set(false);
    this.caption.say(line, seat, pieces);
    const [least, each] = SPEEDS[this.speed] ?? LOOK;
    const time = (least + each * line.text.length) * Math.max(LEAST, Math.min(1, MANY / (left + 1)));
    if (line.sheet) await this.sheet.open(n, false);
    await this.pause(line.sheet ? time * SHEET : time);
    if (line.sheet) this.sheet.close();
  }

  private pause(time: number): Promise<void> {
    if (this.skipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.go?.(), time);
      this.go = () => {
        clearTimeout(timer);
        this.go = null;
        resolve();
      };
    });
  }
}

// --- the log ---

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#log .again")];
}

/** One stop for the Tab key, at the newest line; arrows do the rest. */
function oneStop(): void {
  for (const [place, line] of buttons().reverse().entries()) line.tabIndex = place ? -1 : 0;
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const lines = buttons();
  const here = lines.indexOf(event.target as HTMLElement);
  if (!step || here < 0) return;
  event.preventDefault();
  lines[here + step]?.focus();
}

/** The lines of the log after an entry, the oldest first, as frames that the board shows already. */
function logged(told: number): Omit<Frame, "parts">[] {
  const lines = [...document.querySelectorAll<HTMLElement>("#log .log-line[id]")];
  const found = lines.map((line) => ({ n: Number(line.id.split("-")[1]), seat: seatOf(line), lines: [lineOf(line)] }));
  return found.filter(({ n }) => n > told);
}

function seatOf(line: HTMLElement): number | null {
  const seat = /seat-(\d)/.exec(line.className)?.[1];
  return seat === undefined ? null : Number(seat) - 1;
}

function lineOf(line: HTMLElement): Line {
  return {
    text: (line.querySelector(".again") ?? line).textContent?.trim() ?? "",
    flows: JSON.parse(line.dataset["flows"] ?? "[]") as [number, string][],
    sheet: line.querySelector("[data-sheet]") !== null,
  };
}
