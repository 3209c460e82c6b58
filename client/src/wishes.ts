/** Whoever has asked to take back is told when somebody says no. Granting it leads to another position, and so does
 * whatever else ends the wish: if it is gone and nothing has happened, it was refused. */

import { announce, byId, need, word } from "./dom";

export class Wishes {
  private asked = false;

  /** Before a view is shown. */
  note(): void {
    this.asked = mine() !== null;
  }

  /** After it, if the position is the same. */
  tell(): void {
    if (!this.asked || mine() !== null) return;
    const box = need("alert");
    box.dataset["code"] = "wish-refused";
    box.textContent = word("refused");
    box.hidden = false;
    announce(box.textContent);
  }
}

function mine(): Element | null {
  return byId("controls")?.querySelector(".wish.mine") ?? null;
}
