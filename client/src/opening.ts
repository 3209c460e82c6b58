/** The opening form shows what belongs together: chairs for the players there are, options that have a meaning. */

export class Opening {
  private listed = false; // as somebody wished it

  constructor(private readonly form: HTMLFormElement) {
    form.addEventListener("change", (event) => {
      if (event.target instanceof HTMLInputElement) this.suit(event.target);
      this.fit();
      this.list(event.target === this.listing);
    });
    this.fit();
    this.list(true);
  }

  private get listing(): HTMLInputElement | null {
    return this.form.querySelector("[name=listed]");
  }

  /** A table with a seat for whoever comes along is shown to everybody, or nobody would come. */
  private list(wished: boolean): void {
    const box = this.listing;
    if (!box) return;
    const seats = [...this.form.querySelectorAll<HTMLElement>("[data-chair]:not([hidden]) select")];
    const open = seats.some((seat) => seat instanceof HTMLSelectElement && seat.value === "free");
    if (wished && !box.disabled) this.listed = box.checked;
    box.checked = open || this.listed;
    box.disabled = open;
  }

  private fit(): void {
    const filled = new FormData(this.form);
    const players = Number(filled.get("players"));
    for (const chair of this.form.querySelectorAll<HTMLElement>("[data-chair]")) {
      chair.hidden = Number(chair.dataset["chair"]) > players;
      const sitter = chair.querySelector("select")?.value ?? "";
      const name = chair.querySelector<HTMLInputElement>(".chair-name");
      if (name) name.hidden = sitter.startsWith("bot:") || sitter === "free";
    }
    // A rated table allows none of it; the server decides.
    this.form.querySelector<HTMLElement>("#aids")?.toggleAttribute("hidden", filled.has("rated"));
    for (const more of this.form.querySelectorAll<HTMLElement>("[data-pace]")) {
      more.hidden = !String(filled.get("pace")).startsWith(more.dataset["pace"] ?? "");
    }
    for (const option of this.form.querySelectorAll<HTMLElement>(".option")) {
      const seats = (option.dataset["seats"] ?? "").split(" ").filter(Boolean).map(Number);
      const needs = (option.dataset["needs"] ?? "").split(" ").filter(Boolean);
      const possible = (!seats.length || seats.includes(players)) && needs.every((need) => this.holds(need, filled));
      option.hidden = !possible;
      // What is switched off is not sent: the game's own usual value counts.
      for (const radio of option.querySelectorAll("input")) radio.disabled = !possible;
    }
  }

  /** With another number of players another value may be usual; but what somebody has chosen stays chosen. */
  private suit(changed: HTMLInputElement): void {
    const chosen = changed.closest<HTMLElement>(".option");
    if (chosen) chosen.dataset["kept"] = "yes";
    if (changed.name !== "players") return;
    for (const option of this.form.querySelectorAll<HTMLElement>(".option:not([data-kept])")) {
      const usual = (option.dataset["usual"] ?? "").split(" ").find((each) => each.startsWith(`${changed.value}=`));
      if (usual === undefined) continue;
      for (const radio of option.querySelectorAll("input")) radio.checked = `${changed.value}=${radio.value}` === usual;
    }
  }

  private holds(need: string, filled: FormData): boolean {
    const [name, value] = need.split("=");
    return filled.get(`option-${name}`) === value;
  }
}
