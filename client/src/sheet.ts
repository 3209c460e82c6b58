/** The sheet of a scoring, in a dialog of its own. */

import { need } from "./dom";
import { during } from "./rest";

export class Sheet {
  private readonly dialog = need<HTMLDialogElement>("sheet");

  constructor(private readonly table: string) {
    this.dialog.addEventListener("click", (event) => event.target === this.dialog && this.dialog.close());
  }

  /** Beside what goes on, or (`alone`) before it. */
  async open(n: number, alone: boolean): Promise<void> {
    const response = await during("sheet", fetch(`/t/${this.table}/sheet?${about({ n: String(n) })}`)).catch(() => null);
    if (!response?.ok) return;
    need("sheet-table").innerHTML = await response.text();
    if (this.dialog.open) this.dialog.close();
    if (alone) this.dialog.showModal();
    else this.beside();
  }

  /** Whoever is about to do something else keeps the focus there. */
  private beside(): void {
    const here = document.activeElement;
    this.dialog.show();
    if (here instanceof HTMLElement || here instanceof SVGElement) here.focus();
  }

  close(): void {
    this.dialog.close();
  }
}

/** A question about the table, with the seat that the page's address names. */
export function about(what: Record<string, string>): URLSearchParams {
  const seat = new URLSearchParams(location.search).get("seat");
  return new URLSearchParams(seat === null ? what : { ...what, seat });
}
