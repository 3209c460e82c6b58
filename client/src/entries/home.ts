/** Begins where open tables are listed: the list is kept as it is now. */

import { LivePart } from "../part";

function address(list: HTMLElement): string {
  const asked = new URLSearchParams({ have: list.dataset["tag"] ?? "" });
  if ("whole" in list.dataset) asked.set("whole", "yes");
  return `/lobby?${asked}`;
}

new LivePart({ id: "lobby", every: 20_000, address, nothing: () => undefined });
