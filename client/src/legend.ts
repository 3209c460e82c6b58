/** The legend of symbols, with their drawings: a sheet at the table, fetched when it is first opened. */

import { byId } from "./dom";

export function legend(game: string): void {
  const sheet = byId<HTMLDialogElement>("symbols");
  const text = byId("symbols-text");
  if (!sheet || !text) return;
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a.symbols");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    sheet.showModal();
    if (!text.childElementCount) void fill(text, game);
  });
}

async function fill(text: HTMLElement, game: string): Promise<void> {
  const reply = await fetch(`/rules/${game}/symbols`).catch(() => null);
  if (reply?.ok) text.innerHTML = await reply.text(); // our own page, printed from the rulebook
}
