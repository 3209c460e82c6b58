/** Log, scores and chat as tabs; on a narrow screen the same tabs pull out a drawer. */

import { byId, need } from "./dom";

const narrow = matchMedia("(max-width: 1079px)");

export class Tabs {
  private readonly drawer = need("drawer");
  private readonly tabs = [...this.drawer.querySelectorAll<HTMLButtonElement>("[role=tab]")];

  constructor() {
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.press(tab));
      tab.addEventListener("keydown", (event) => this.walk(event, tab));
    }
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    document.addEventListener("pointerdown", (event) => !this.drawer.contains(event.target as Node) && this.close());
  }

  private close(): void {
    this.drawer.classList.remove("open");
  }

  private press(tab: HTMLButtonElement): void {
    const again = tab.getAttribute("aria-selected") === "true" && this.drawer.classList.contains("open");
    if (narrow.matches) this.drawer.classList.toggle("open", !again);
    this.select(tab); // after it is open: a closed drawer cannot be scrolled to its end
  }

  private select(tab: HTMLButtonElement): void {
    for (const other of this.tabs) {
      const chosen = other === tab;
      other.setAttribute("aria-selected", String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      need(other.getAttribute("aria-controls") ?? "").hidden = !chosen;
    }
    tab.classList.remove("news");
    this.toEnd();
  }

  private walk(event: KeyboardEvent, tab: HTMLButtonElement): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = this.tabs[(this.tabs.indexOf(tab) + step + this.tabs.length) % this.tabs.length];
    if (next) (this.select(next), next.focus());
  }

  /** The newest line is what one wants to see. */
  toEnd(): void {
    for (const leaf of this.drawer.querySelectorAll<HTMLElement>(".leaf")) leaf.scrollTop = leaf.scrollHeight;
    const chat = byId("chat");
    if (chat) chat.scrollTop = chat.scrollHeight;
  }

  /** Somebody has written while another leaf is open. */
  chatNews(): void {
    const tab = need("tab-chat");
    if (tab.getAttribute("aria-selected") !== "true" || (narrow.matches && !this.drawer.classList.contains("open"))) {
      tab.classList.add("news");
    }
  }
}
