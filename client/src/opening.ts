/** The opening form shows what belongs together: chairs for the players there are, options that have a meaning. */

export class Opening {
  constructor(private readonly form: HTMLFormElement) {
    form.addEventListener("change", () => this.fit());
    this.fit();
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
    for (const option of this.form.querySelectorAll<HTMLElement>(".option")) {
      const seats = (option.dataset["seats"] ?? "").split(" ").filter(Boolean).map(Number);
      const needs = (option.dataset["needs"] ?? "").split(" ").filter(Boolean);
      const possible = (!seats.length || seats.includes(players)) && needs.every((need) => this.holds(need, filled));
      option.hidden = !possible;
      // What is switched off is not sent: the game's own usual value counts.
      for (const radio of option.querySelectorAll("input")) radio.disabled = !possible;
    }
  }

  private holds(need: string, filled: FormData): boolean {
    const [name, value] = need.split("=");
    return filled.get(`option-${name}`) === value;
  }
}
