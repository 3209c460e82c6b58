/** What is certain to happen after the answer that waits to be confirmed: asked for when it is chosen. */

import type { Calls } from "./calls";
import { announce, byId } from "./dom";
import type { Offer } from "./targets";

export class Preview {
  private of = ""; // the answer that it is about
  private lines: string[] = [];

  constructor(private readonly calls: Calls) {}

  async ask(offer: Offer, n: number, seat: number): Promise<void> {
    this.forget();
    this.of = offer.key;
    const reply = await this.calls.once("preview", { n, seat, answer: offer.answers });
    if (!reply?.ok || this.of !== offer.key) return; // it only says more: without it one can confirm all the same
    this.lines = reply.data["says"] as string[];
    this.dress(offer.key);
    announce(this.lines.join(" "));
  }

  forget(): void {
    this.of = "";
    this.lines = [];
    this.dress(null);
  }

  dress(chosen: string | null): void {
    const list = byId("preview");
    if (!list) return;
    const lines = chosen === this.of ? this.lines : [];
    list.hidden = !lines.length;
    list.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  }
}
