/** Log, scores, chat, ledger and charts as tabs; on a narrow screen the same tabs pull out a drawer. */

import { byId, need } from "./dom";

const narrow = matchMedia("(max-width: 1079px)");

/** A book lies open as a sheet of its own; its newest lines come first. */
function isBook(tab: Element): boolean {
  return tab.classList.contains("book");
}

/** What the others did lies under the question, where the eye is; where there is no room for it, above the log. */
function layRecap(): void {
  const recap = need("recap");
  if (narrow.matches) need("panel-log").prepend(recap);
  else need("ask").append(recap);
}

export class Tabs {
  private readonly drawer = need("drawer");
  private readonly tabs = [...this.drawer.querySelectorAll<HTMLButtonElement>("[role=tab]")];

  /** `turned` is called when another leaf has come up. */
  constructor(private readonly turned: () => void) {
    for (const tab of this.tabs) {
      tab.addEventListener("click", () => this.press(tab));
      tab.addEventListener("keydown", (event) => this.walk(event, tab));
    }
    document.addEventListener("click", (event) => this.called(event.target as Element));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.escape());
    document.addEventListener("pointerdown", (event) => !this.drawer.contains(event.target as Node) && this.close());
    narrow.addEventListener("change", layRecap);
    layRecap();
  }

  /** The result names the books that explain it: a click there opens them. */
  private called(at: Element): void {
    const name = at.closest<HTMLElement>("[data-tab]")?.dataset["tab"];
    if (!name) return;
    if (narrow.matches) this.drawer.classList.add("open");
    this.select(need(`tab-${name}`));
  }

  private close(): void {
    this.drawer.classList.remove("open");
  }

  /** Books are put away, too: what lies under them is the board. */
  private escape(): void {
    this.close();
    if (this.drawer.classList.contains("sheet")) this.select(need("tab-log"));
  }

  private press(tab: HTMLButtonElement): void {
    const again = tab.getAttribute("aria-selected") === "true" && this.drawer.classList.contains("open");
    const putAway = !narrow.matches && isBook(tab) && tab.getAttribute("aria-selected") === "true";
    if (narrow.matches) this.drawer.classList.toggle("open", !again);
    this.select(putAway ? need("tab-log") : tab); // after it is open: a closed drawer cannot be scrolled to its end
  }

  private select(tab: HTMLButtonElement): void {
    for (const other of this.tabs) {
      const chosen = other === tab;
      other.setAttribute("aria-selected", String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      need(other.getAttribute("aria-controls") ?? "").hidden = !chosen;
    }
    tab.classList.remove("news");
    this.drawer.classList.toggle("sheet", isBook(tab));
    this.toEnd();
    this.turned();
  }

  private walk(event: KeyboardEvent, tab: HTMLButtonElement): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = this.tabs[(this.tabs.indexOf(tab) + step + this.tabs.length) % this.tabs.length];
    if (next) (this.select(next), next.focus());
  }

  /** The newest line is what one wants to see. */
  toEnd(): void {
    for (const leaf of this.drawer.querySelectorAll<HTMLElement>(".leaf:not(.book)")) leaf.scrollTop = leaf.scrollHeight;
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
