/** Pages of one table in one browser: when a seat is taken in one of them, the others are loaded anew and have it too. */

export function meetOthers(table: string, seats: string): void {
  const own = new Set(seats.split(" "));
  const others = new BroadcastChannel(`gusher-${table}`);
  others.addEventListener("message", ({ data }: MessageEvent<string>) => {
    if (data.split(" ").some((seat) => !own.has(seat))) location.reload();
  });
  if (seats) others.postMessage(seats);
}
