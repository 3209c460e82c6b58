/** Finds words in the rulebook, with or without their accents, marks them all, and leads from one to the next. */

import { calm, need } from "./dom";

const LEAST = 2; // letters

/** A letter without its accent and in small; what has no such form stays as it is, so that places stay the same. */
function plain(text: string): string {
  return [...text.replaceAll("’", "'")].map((letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");
}

export class BookSearch {
  private readonly form = need<HTMLFormElement>("book-search");
  private readonly field = need<HTMLInputElement>("book-words");
  private readonly found = need<HTMLOutputElement>("book-found");
  private readonly book = document.querySelector(".rulebook-text") as HTMLElement;
  private marks: HTMLElement[] = [];
  private at = -1;

  constructor() {
    this.form.hidden = false;
    this.field.addEventListener("input", () => this.search());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.go(1);
    });
    need("book-back").addEventListener("click", () => this.go(-1));
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !event.shiftKey) return;
      event.preventDefault();
      this.go(-1);
    });
  }

  private search(): void {
    this.clear();
    const wanted = plain(this.field.value.trim());
    if (wanted.length >= LEAST) for (const text of this.texts()) this.mark(text, wanted);
    this.at = -1;
    this.tell(wanted);
    if (this.marks.length) this.go(1);
  }

  private texts(): Text[] {
    const walker = document.createTreeWalker(this.book, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest("svg")) found.push(text);
    }
    return found;
  }

  /** Every place in one run of text. */
  private mark(text: Text, wanted: string): void {
    const place = plain(text.data).indexOf(wanted);
    if (place < 0) return;
    const hit = text.splitText(place);
    const rest = hit.splitText(wanted.length);
    const mark = document.createElement("mark");
    hit.replaceWith(mark);
    mark.append(hit);
    this.marks.push(mark);
    this.mark(rest, wanted);
  }

  private clear(): void {
    for (const mark of this.marks) mark.replaceWith(...mark.childNodes);
    this.book.normalize();
    this.marks = [];
  }

  private go(step: number): void {
    const { length } = this.marks;
    if (!length) return;
    this.marks[this.at]?.removeAttribute("aria-current");
    this.at = (this.at + step + length) % length;
    const mark = this.marks[this.at];
    mark?.setAttribute("aria-current", "true");
    mark?.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
    this.tell(this.field.value);
  }

  private tell(wanted: string): void {
    const none = wanted.trim().length < LEAST ? "" : (this.found.dataset["none"] ?? "");
    this.found.value = this.marks.length ? `${this.at + 1} / ${this.marks.length}` : none;
  }
}
