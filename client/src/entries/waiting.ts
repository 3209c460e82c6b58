/** Begins at a table that waits for somebody: who has come, and who is here, until all have come. */

import { LivePart } from "../part";

const EVERY = 8_000; // milliseconds

const main = document.getElementById("main");
const room = new LivePart(
  "waiting",
  EVERY,
  () => `/t/${main?.dataset["table"]}/waiting${location.search}`,
  (part) => part.remove(),
);

// Whoever sits down changes the table, and is shown at once.
if (main) new MutationObserver(() => void room.look()).observe(main, { attributeFilter: ["data-version"] });
