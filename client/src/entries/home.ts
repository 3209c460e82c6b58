/** Begins where open tables are listed: the list is kept as it is now. */

import { LivePart } from "../part";

const EVERY = 20_000; // milliseconds

function address(list: HTMLElement): string {
  const asked = new URLSearchParams({ have: list.dataset["tag"] ?? "" });
  if ("whole" in list.dataset) asked.set("whole", "yes");
  return `/lobby?${asked}`;
}

new LivePart("lobby", EVERY, address, () => undefined); // nothing: as it was
