/** Begins at a table that waits for somebody: who has come, and who is here, until all have come. */

import { need } from "../dom";
import { LivePart } from "../part";

const main = need("main");
const room = new LivePart({
  id: "waiting",
  every: 8_000,
  address: () => `/t/${main.dataset["table"]}/waiting${location.search}`,
  nothing: (part) => part.remove(),
  underway: (work) => main.dispatchEvent(new CustomEvent("underway", { detail: work })), // the table's page is not at rest
});

// Whoever sits down changes the table, and is shown at once.
new MutationObserver(() => room.look()).observe(main, { attributeFilter: ["data-version"] });
