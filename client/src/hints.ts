/** The hint sheet beside the question: the best answers, why each is better or worse than another, and a button that
 * chooses it. The best one is ringed on the board, the next ones lightly. */

import type { Reply } from "./calls";
import { announce, byId, word } from "./dom";
import type { Targets } from "./targets";

interface Advice {
  action: number;
  answer: Record<string, unknown>;
  text: string;
  against: number | null;
  chance: number;
  reasons: unknown[];
  says: string[];
}

export class HintSheet {
  private thinking = false;
  private answers: Advice[] = [];

  constructor(private readonly targets: Targets) {}

  /** The hint belonged to the position before, or nobody wants it any more. */
  forget(): void {
    this.thinking = false;
    this.answers = [];
    this.dress();
  }

  ask(): void {
    this.thinking = true;
    this.dress();
  }

  show(reply: Reply & { ok: true }): void {
    this.thinking = false;
    this.answers = reply.data["answers"] as Advice[];
    this.dress();
    const best = this.answers[0];
    if (!best) return;
    this.targets.show(String(best.action));
    const ask = byId("hint-sheet")?.closest<HTMLElement>(".ask");
    if (ask) ask.scrollTop += (byId("hint-sheet")?.getBoundingClientRect().top ?? 0) - ask.getBoundingClientRect().top;
    announce([this.said, ...best.says].join(" "));
  }

  /** What the server sends may have put an empty sheet here. */
  dress(): void {
    const sheet = byId("hint-sheet");
    if (!sheet) return;
    sheet.hidden = !this.thinking && !this.answers.length;
    const said = byId("hint-said");
    if (said) said.textContent = this.said;
    const list = byId("hint-answers");
    const shown = this.answers.map(({ action }) => action).join(" ");
    if (list && list.dataset["shown"] !== shown) {
      list.dataset["shown"] = shown;
      list.replaceChildren(...this.answers.map((advice) => this.item(advice)));
    }
    const ranks = new Map(this.answers.map(({ action }, rank) => [String(action), rank]));
    for (const face of [...this.targets.choices, ...this.targets.all]) {
      const rank = ranks.get(face.dataset["action"] ?? face.dataset["answer"] ?? "");
      face.classList.toggle("hinted", rank === 0);
      face.classList.toggle("hinted-next", rank !== undefined && rank > 0);
    }
  }

  private get said(): string {
    const best = this.answers[0];
    if (!best) return this.thinking ? word("thinking") : "";
    const chance = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
    return word("hint", { answer: best.text, chance: chance.format(best.chance) });
  }

  private item(advice: Advice): HTMLLIElement {
    const item = document.createElement("li");
    const choose = document.createElement("button");
    choose.type = "button";
    choose.className = "choice";
    choose.dataset["action"] = String(advice.action);
    choose.dataset["answer"] = JSON.stringify(advice.answer);
    choose.setAttribute("aria-label", `${word("hintChoose")}: ${advice.text}`);
    choose.textContent = advice.text;
    const why = document.createElement("ul");
    why.append(...advice.says.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
    item.append(choose);
    const other = this.answers.find(({ action }) => action === advice.against);
    if (other && advice.reasons.length) {
      const against = document.createElement("p");
      against.className = "hint-against";
      against.textContent = word("hintAgainst", { other: other.text });
      item.append(against);
    }
    item.append(why);
    return item;
  }
}
