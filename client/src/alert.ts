/** Why not: the sentence, and the rule behind it. */

import type { Reply } from "./calls";
import { need, word } from "./dom";

export function alert(reply: Reply | null, game = ""): void {
  const box = need("alert");
  box.hidden = reply === null || reply.ok;
  box.replaceChildren();
  box.dataset["code"] = reply === null || reply.ok ? "" : reply.fault.code;
  if (reply === null || reply.ok) return;
  box.append(reply.fault.message);
  if (reply.fault.clause) {
    const link = document.createElement("a");
    link.href = `/rules/${game}#${reply.fault.clause}`;
    link.target = "_blank";
    link.textContent = `${word("rule")} (${reply.fault.clause})`;
    box.append(" ", link);
  }
}

/** What was refused belonged to the position before; that it was too late, to this one. */
export function forgetAlert(): void {
  if (need("alert").dataset["code"] !== "table-stale") alert(null);
}
