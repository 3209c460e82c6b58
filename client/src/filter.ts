/** The list of choices, filtered by what somebody types: the words in their order, else all of them anywhere. A number
 * means itself: "row 1" is neither row 10 nor "row 2, column 1". */

import { byId, word } from "./dom";

export function filterChoices(choices: HTMLElement[]): void {
  const field = byId<HTMLInputElement>("filter");
  const list = byId("choice-list");
  if (!field || !list) return;
  const fits = matcher(plain(field.value), choices);
  for (const choice of choices) choice.hidden = !fits(choice);
  for (const group of list.querySelectorAll<HTMLElement>(".choice-group")) {
    group.hidden = !group.querySelector("[data-action]:not([hidden])");
  }
  const shown = choices.filter((choice) => !choice.hidden);
  if (shown[0] && !shown.some((choice) => choice.tabIndex === 0)) shown[0].tabIndex = 0;
  list.dataset["empty"] = shown.length ? "" : word("none");
  count(shown.length, choices.length);
}

/** The heading counts what is shown. */
function count(shown: number, all: number): void {
  const fold = byId("fold");
  const said = fold?.dataset[shown === all ? "all" : "some"] ?? "";
  if (fold) fold.textContent = said.replace("{shown}", String(shown));
}

function matcher(asked: string[], choices: HTMLElement[]): (choice: HTMLElement) => boolean {
  const words = new Map(choices.map((choice) => [choice, plain(choice.dataset["text"] ?? "")]));
  const inOrder = (choice: HTMLElement) => {
    const text = words.get(choice) ?? [];
    return text.some((_, start) => asked.every((part, place) => begins(text[start + place], part)));
  };
  const anywhere = (choice: HTMLElement) => asked.every((part) => words.get(choice)?.some((said) => begins(said, part)));
  if (!asked.length) return () => true;
  return choices.some(inOrder) ? inOrder : anywhere;
}

function begins(said: string | undefined, part: string): boolean {
  return said !== undefined && (/^\d+$/.test(part) ? said === part : said.startsWith(part));
}

function plain(text: string): string[] {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
