/** People at one screen: the next one takes it before anything is shown. Until then the page is at rest: it waits for
 * a person, not for anything of its own. */

import { need, word } from "./dom";
import { Underway } from "./rest";

const taking = new Underway("pass");

/** Until whoever has this name has taken the screen. */
export function pass(name: string): Promise<void> {
  if (!name) return Promise.resolve();
  const dialog = need<HTMLDialogElement>("pass");
  need("pass-title").textContent = word("pass", { name });
  document.body.classList.add("covered");
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onsubmit = () => taking.set(true); // the dialog closes a moment later
  if (!dialog.open) dialog.showModal(); // else more news has come while the screen is on its way
  return new Promise((resolve) => {
    dialog.onclose = () => {
      document.body.classList.remove("covered");
      resolve();
      setTimeout(() => taking.set(false)); // when what comes next has begun
    };
  });
}
