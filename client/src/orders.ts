/** Standing orders: the sheet beside the question stays open while the table goes on, and gives and cancels orders. The
 * new list comes by itself, to all pages of the seat and to nobody else. */

import { byId } from "./dom";

type Change = (path: string, body: Record<string, unknown>) => Promise<void>;

export class Orders {
  private open = false;

  constructor(
    main: HTMLElement,
    private readonly change: Change,
  ) {
    main.addEventListener("click", (event) => this.clicked(event.target as Element));
    main.addEventListener("submit", (event) => this.submitted(event));
  }

  /** What the server sends is folded. */
  dress(): void {
    const sheet = byId<HTMLDetailsElement>("orders-sheet");
    if (sheet) sheet.open = this.open;
  }

  private clicked(at: Element): void {
    const sheet = at.closest("#orders-sheet > summary")?.parentElement as HTMLDetailsElement | undefined;
    if (sheet) this.open = !sheet.open; // as it is about to be
    const id = at.closest<HTMLElement>("[data-cancel]")?.dataset["cancel"];
    if (id) void this.change("orders/cancel", { id });
  }

  private submitted(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const order = form.dataset["order"];
    if (!order) return;
    event.preventDefault();
    const limit = form.querySelector<HTMLInputElement>("input[name=limit]")?.valueAsNumber ?? 0;
    void this.change("orders", { order, limit });
  }
}
