/** Ledger and charts: fetched when they are opened, and anew whenever the position moves on while they are open. */

import { Idiomorph } from "idiomorph";
import { during } from "./rest";

const AGAIN = 1500; // milliseconds, while something is still being made

export class Books {
  private readonly leaves = [...document.querySelectorAll<HTMLElement>("[data-book]")];
  private wishes = { of: "", lines: "" }; // whose lines, and how many of them
  private asking = 0; // numbers the requests, so that an old reply never replaces a newer one

  /** `n` is the position to show; empty for the newest. */
  constructor(
    private readonly table: string,
    private readonly n: () => string,
  ) {
    for (const leaf of this.leaves) {
      leaf.addEventListener("click", (event) => this.pressed(event, leaf));
      leaf.addEventListener("pointermove", (event) => this.pointed(event));
      leaf.addEventListener("pointerout", (event) => this.left(event));
      leaf.addEventListener("focusout", (event) => this.left(event));
      leaf.addEventListener("keydown", (event) => this.walked(event));
      leaf.closest("details")?.addEventListener("toggle", () => this.renew());
      this.openIfMeant(leaf);
    }
  }

  /** The address may name the fold of a book. */
  private openIfMeant(leaf: HTMLElement): void {
    const fold = leaf.closest("details");
    if (!fold?.id || location.hash !== `#${fold.id}`) return;
    fold.open = true;
    fold.querySelector<HTMLElement>("summary")?.focus();
  }

  /** Brings up to date what lies open, but for what never changes. */
  renew(): void {
    const turn = ++this.asking;
    for (const leaf of this.leaves) {
      if (leaf.querySelector("[data-still]")) continue;
      if (leaf.getClientRects().length && !leaf.closest("details:not([open])")) void during("book", this.load(leaf, turn));
    }
  }

  private async load(leaf: HTMLElement, turn: number): Promise<void> {
    const wishes = new URLSearchParams({ ...this.wishes, n: this.n() });
    const seat = new URLSearchParams(location.search).get("seat");
    if (seat !== null) wishes.set("seat", seat);
    try {
      const response = await fetch(`/t/${this.table}/${leaf.dataset["book"]}?${wishes}`, { cache: "no-store" });
      if (!response.ok || turn !== this.asking) return;
      Idiomorph.morph(leaf, await response.text(), {
        morphStyle: "innerHTML",
        restoreFocus: true,
        callbacks: { beforeAttributeUpdated: (name: string) => name !== "open" }, // what was unfolded stays so
      });
    } catch {
      // The line is away: the table says so, and asks again when it is back.
    } finally {
      // Also where no reply has come: what is being made goes on while a line is away, or a server starts anew.
      if (turn === this.asking && leaf.querySelector("[data-again]")) setTimeout(() => this.renew(), AGAIN);
    }
  }

  private pressed(event: MouseEvent, leaf: HTMLElement): void {
    const link = (event.target as Element).closest<HTMLElement>("[data-of], [data-lines]");
    if (!link) return;
    event.preventDefault();
    this.wishes = { of: link.dataset["of"] ?? this.wishes.of, lines: link.dataset["lines"] ?? "" };
    leaf.scrollTop = link.dataset["lines"] ? leaf.scrollTop : 0;
    this.renew();
  }

  // --- reading a chart ---

  private pointed(event: PointerEvent): void {
    const picture = (event.target as Element).closest<SVGSVGElement>(".chart-picture");
    if (!picture) return;
    const box = picture.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * picture.viewBox.baseVal.width;
    const away = places(picture).map((place) => Math.abs(place - x));
    this.visit(picture, away.indexOf(Math.min(...away)));
  }

  private walked(event: KeyboardEvent): void {
    const picture = (event.target as Element).closest<SVGSVGElement>(".chart-picture");
    if (!picture) return;
    const last = places(picture).length - 1;
    const here = Number(picture.getAttribute("aria-valuenow"));
    const steps: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // the replay would walk, too
    this.visit(picture, Math.max(0, Math.min(next, last)));
  }

  /** Reads a moment; where the chart knows which entry that is, whoever shows a board beside it goes there, too. */
  private visit(picture: SVGSVGElement, moment: number): void {
    if (picture.querySelector(".chart-cursor") && picture.getAttribute("aria-valuenow") === String(moment)) return;
    this.read(picture, moment);
    const n = picture.closest<HTMLElement>("[data-moments]")?.dataset["moments"]?.split(" ")[moment];
    if (n !== undefined) picture.dispatchEvent(new CustomEvent("moment", { bubbles: true, detail: Number(n) }));
  }

  private left(event: Event): void {
    const picture = (event.target as Element).closest<SVGSVGElement>(".chart-picture");
    if (!picture) return;
    this.read(picture, places(picture).length - 1);
    picture.querySelector(".chart-cursor")?.remove();
  }

  /** Shows the figures of one moment in the chart's key; they are taken from the table of all figures. */
  private read(picture: SVGSVGElement, moment: number): void {
    const figure = picture.closest<HTMLElement>(".chart");
    const row = picture.closest(".charts")?.querySelectorAll<HTMLTableRowElement>("tbody tr")[moment];
    const when = figure?.querySelector(".chart-when");
    if (!figure || !row || !when) return;
    const first = Number(figure.dataset["column"]) + 1;
    const said = [...figure.querySelectorAll(".chart-key li")].map((line, place) => {
      const value = row.cells[first + place]?.textContent ?? "";
      line.querySelector(".key-value")?.replaceChildren(value);
      return `${line.querySelector(".key-name")?.firstChild?.textContent?.trim()} ${value}`;
    });
    when.textContent = row.cells[0]?.textContent ?? "";
    picture.setAttribute("aria-valuenow", String(moment));
    picture.setAttribute("aria-valuetext", `${when.textContent}: ${said.join(", ")}`);
    const cursor = picture.querySelector(".chart-cursor") ?? document.createElementNS(picture.namespaceURI, "path");
    cursor.setAttribute("class", "chart-cursor");
    cursor.setAttribute("d", `M${places(picture)[moment]} 8V176`);
    if (!cursor.parentNode) picture.prepend(cursor);
  }
}

/** Where the moments of a chart stand in it. */
function places(picture: SVGSVGElement): number[] {
  return (picture.getAttribute("data-x") ?? "").split(" ").map(Number);
}
