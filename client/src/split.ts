/** Several questions in a row, asked as one: a number is shared out over some parts, and one click gives all answers. */

import { byId } from "./dom";

interface Part {
  field: HTMLInputElement;
  first: number; // the answer that names nothing of it
  most: number;
  named: number;
}

export class Split {
  constructor(
    root: Element,
    private readonly give: (key: string) => void,
  ) {
    root.addEventListener("click", (event) => this.pressed(event.target as Element));
    root.addEventListener("input", (event) => (event.target as Element).closest("#split") && this.show());
    root.addEventListener("submit", (event) => (event.target as Element).id === "split" && this.submit(event));
  }

  private get form(): HTMLFormElement | null {
    return byId<HTMLFormElement>("split");
  }

  private get parts(): Part[] {
    return [...(this.form?.querySelectorAll<HTMLElement>(".split-part") ?? [])].map((row) => {
      const field = row.querySelector("input") as HTMLInputElement;
      const most = Number(row.dataset["most"]);
      const named = Math.min(Math.max(Math.trunc(Number(field.value) || 0), 0), most);
      return { field, most, named, first: Number(row.dataset["first"]) };
    });
  }

  private get total(): number {
    return Number(this.form?.dataset["total"]);
  }

  /** How many are still to be named; below zero: too many are. */
  private left(parts: Part[]): number {
    return this.total - parts.reduce((sum, part) => sum + part.named, 0);
  }

  /** What is left, in words; as long as anything is, there is nothing to confirm. */
  show(): void {
    if (!this.form) return;
    const left = this.left(this.parts);
    const said = this.form.querySelector(".split-left") as HTMLElement;
    const text = said.dataset[left === 0 ? "none" : left > 0 ? "left" : "over"] ?? "";
    said.textContent = text.replace("{count}", String(Math.abs(left)));
    (this.form.querySelector(".split-end button") as HTMLButtonElement).disabled = left !== 0;
  }

  private pressed(at: Element): void {
    const by = at.closest<HTMLElement>("#split [data-by]");
    const part = this.parts.find(({ field }) => field.parentElement === by?.parentElement);
    if (!by || !part) return;
    const left = this.left(this.parts);
    const step = by.dataset["by"] === "rest" ? left : Math.min(Number(by.dataset["by"]), left);
    part.field.value = String(Math.min(Math.max(part.named + step, 0), part.most));
    this.show();
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.left(this.parts) === 0) this.give(this.key);
  }

  /** The answers as a chain. A part is asked for unless the total and what is left for the later ones force it. */
  private get key(): string {
    const { parts } = this;
    let rest = this.total;
    const answers: number[] = [];
    parts.forEach(({ first, most, named }, place) => {
      const later = parts.slice(place + 1).reduce((sum, part) => sum + part.most, 0);
      if (Math.max(0, rest - later) < Math.min(most, rest)) answers.push(first + named);
      rest -= named;
    });
    return answers.join(" ");
  }
}
