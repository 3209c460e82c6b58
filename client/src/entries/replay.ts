/** The replay: a slider, keys and a clock ask for positions; the parts of the page are morphed into them. */

import { Idiomorph } from "idiomorph";
import { Books } from "../books";
import "../copying";
import { byId, need } from "../dom";
import { Jumps } from "../jumps";
import { faces, glide, places, tumble } from "../motion";
import { during, reshaped, Underway } from "../rest";
import { ruleWhole } from "../rulers";

interface Position {
  n: number;
  last: number;
  parts: Record<string, string>;
}

class Replay {
  private readonly slider = need<HTMLInputElement>("slider");
  private readonly books: Books;
  private n: number;
  private last: number;
  private wanted: number | null = null; // while one position is on its way, only the newest wish counts
  private timer = 0;
  private readonly playing = new Underway("play");
  private readonly jumps = new Jumps((n) => this.stopAnd(n), () => this.timer && (this.stop(), this.play()));

  constructor(private readonly main: HTMLElement) {
    this.n = Number(main.dataset["n"]);
    this.last = Number(main.dataset["last"]);
    this.books = new Books(main.dataset["table"] ?? "", () => String(this.n));
    this.slider.addEventListener("input", () => this.stopAnd(this.slider.valueAsNumber));
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("moment", (event) => this.stopAnd((event as CustomEvent<number>).detail));
    addEventListener("popstate", () => this.go(this.inAddress(), false));
    for (const id of ["keys", "copy-place"]) need(id).hidden = false;
    this.dress();
    reshaped();
  }

  private inAddress(): number {
    const given = new URLSearchParams(location.search).get("n");
    return given === null ? this.last : Number(given) || 0;
  }

  private click(event: MouseEvent): void {
    const target = event.target as Element;
    if (target.closest("#play")) {
      this.toggle();
      return;
    }
    const link = target.closest<HTMLElement>("a[data-n]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.stopAnd(Number(link.dataset["n"]));
    if (link.closest(".insight")) need("board").scrollIntoView({ block: "nearest" });
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as Element;
    if (target.closest("select")) return;
    const here = this.wanted ?? this.n;
    const steps: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: this.last };
    const n = steps[event.key];
    if (n !== undefined) {
      event.preventDefault();
      this.stopAnd(n);
    } else if (event.key === " " && !target.closest("button, summary")) {
      event.preventDefault();
      this.toggle();
    }
  }

  // --- playing by itself ---

  private toggle(): void {
    if (this.timer) this.stop();
    else this.play();
  }

  private play(): void {
    if (this.n >= this.last) void this.go(0);
    this.timer = setInterval(() => this.beat(), this.jumps.beat);
    this.playing.set(true);
    this.dress();
  }

  private beat(): void {
    if (document.hidden) return;
    if (this.n < this.last) void this.go(this.n + 1);
    else this.stop();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
    this.playing.set(false);
    this.dress();
  }

  private stopAnd(n: number): void {
    if (this.timer) this.stop();
    void this.go(n);
  }

  // --- going to a position ---

  private async go(wish: number, tell = true): Promise<void> {
    const n = Math.max(0, Math.min(wish, this.last));
    const busy = this.wanted !== null;
    this.wanted = n;
    if (busy) return;
    while (this.wanted !== null && this.wanted !== this.n) {
      const position = await during("view", this.fetched(this.wanted));
      if (!position) break;
      this.show(position, tell);
    }
    this.wanted = null;
    this.dress();
  }

  private async fetched(n: number): Promise<Position | null> {
    try {
      const response = await fetch(`/t/${this.main.dataset["table"]}/at/${n}${this.seat()}`);
      return response.ok ? ((await response.json()) as Position) : null;
    } catch {
      return null;
    }
  }

  /** People at one screen may have asked for the view of one seat. */
  private seat(): string {
    const seat = new URLSearchParams(location.search).get("seat");
    return seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
  }

  private show(position: Position, tell: boolean): void {
    const board = need("board");
    const before = places(board);
    const shown = faces(board);
    for (const [id, html] of Object.entries(position.parts)) {
      const part = byId(id);
      if (part) Idiomorph.morph(part, html.trim(), { morphStyle: "outerHTML" });
    }
    this.n = position.n;
    this.last = position.last;
    tumble(need("board"), shown);
    glide(need("board"), before, document.querySelector(".standing .is-asked"));
    if (tell) this.writeAddress();
    this.dress();
    this.books.renew();
  }

  private writeAddress(): void {
    const address = new URL(location.href);
    address.searchParams.set("n", String(this.n));
    history.replaceState(null, "", address);
  }

  /** All that follows from the position and stands outside the parts. */
  private dress(): void {
    const board = document.querySelector<SVGSVGElement>("#board svg.board");
    if (board) ruleWhole(board);
    this.main.dataset["n"] = String(this.n);
    this.slider.max = String(this.last);
    this.slider.value = String(this.wanted ?? this.n);
    const button = need("play");
    const playing = this.timer !== 0;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(playing));
    button.title = this.main.dataset[playing ? "pause" : "play"] ?? "";
    button.setAttribute("aria-label", button.title);
    this.jumps.mark(this.wanted ?? this.n);
    for (const id of ["picture-svg", "picture-png"]) this.point(need<HTMLAnchorElement>(id));
    const onward = byId("onward-n");
    if (onward instanceof HTMLInputElement) onward.value = String(this.n);
    const copy = need("copy-place");
    copy.dataset["copy"] = `${copy.dataset["link"]}${this.n}`;
  }

  private point(link: HTMLAnchorElement): void {
    const address = new URL(link.href);
    address.searchParams.set("n", String(this.n));
    link.href = address.href;
  }
}

const main = document.querySelector<HTMLElement>("main.replay-page");
if (main) new Replay(main);
