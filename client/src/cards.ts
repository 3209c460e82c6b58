/** Where seat cards have little room, a tap on one shows all that is on it, over the board. */

import { byId } from "./dom";

export class Cards {
  private open: string | null = null; // the card's id

  constructor() {
    document.addEventListener("click", (event) => this.turn((event.target as Element).closest(".player-more")));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.turn(null));
  }

  private turn(more: Element | null): void {
    const card = more?.closest(".player")?.id ?? null;
    this.open = card === this.open ? null : card;
    this.show();
  }

  /** As it was, on cards that have changed as well. */
  show(): void {
    for (const more of document.querySelectorAll(".player-more")) {
      more.setAttribute("aria-expanded", String(more.closest(".player")?.id === this.open));
    }
    const players = byId("players");
    if (!players) return;
    // What scrolls must be within reach of the keys.
    if (players.scrollHeight > players.clientHeight) players.tabIndex = 0;
    else players.removeAttribute("tabindex");
  }
}
