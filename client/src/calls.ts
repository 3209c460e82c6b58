/** Calls of the API. An answer that meets a dead line is sent again, with the same key, until a reply comes. */

import { remember, remembered, thisTab } from "./dom";
import { during } from "./rest";

export interface Fault {
  code: string;
  message: string;
  clause?: string;
  n?: number;
  at?: number; // which of several answers
}

export type Reply = { ok: true; data: Record<string, unknown> } | { ok: false; status: number; fault: Fault };

interface Parcel {
  path: string;
  body: Record<string, unknown>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One attempt; throws when nothing came back, or nothing that a server of ours would say. */
async function attempt(url: string, body: Record<string, unknown>): Promise<Reply> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Gusher": "1", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  const data = (await response.json()) as Record<string, unknown>;
  if (response.ok) return { ok: true, data };
  if (response.status >= 500 || !data["error"]) throw new Error(String(response.status));
  return { ok: false, status: response.status, fault: data["error"] as Fault };
}

export class Calls {
  private wake: (() => void) | null = null;

  constructor(
    private readonly table: string,
    private readonly lost: (away: boolean) => void,
  ) {
    addEventListener("online", () => this.wake?.());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake?.());
  }

  private url(path: string): string {
    return `/api/v1/tables/${this.table}/${path}`;
  }

  /** A call that changes nothing for good, or that one can simply repeat by hand. */
  async once(path: string, body: Record<string, unknown>): Promise<Reply | null> {
    try {
      return await during("call", attempt(this.url(path), body));
    } catch {
      this.lost(true);
      return null;
    }
  }

  /** A change: kept until it is answered, even if the page is loaded anew in between. */
  async surely(path: string, body: Record<string, unknown>): Promise<Reply> {
    const parcel: Parcel = { path, body: { ...body, key: newKey() } };
    remember(thisTab, this.shelf, JSON.stringify(parcel));
    return during("call", this.deliver(parcel));
  }

  /** What was on its way when the page was left. */
  async resume(): Promise<Reply | null> {
    const kept = remembered(thisTab, this.shelf);
    if (!kept) return null;
    try {
      return await during("call", this.deliver(JSON.parse(kept) as Parcel));
    } catch {
      remember(thisTab, this.shelf, null);
      return null;
    }
  }

  private get shelf(): string {
    return `parcel-${this.table}`;
  }

  private async deliver(parcel: Parcel): Promise<Reply> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        const reply = await attempt(this.url(parcel.path), parcel.body);
        if (reply.ok || reply.status !== 429) {
          remember(thisTab, this.shelf, null);
          this.lost(false);
          return reply;
        }
      } catch {
        this.lost(true);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.wake = () => (clearTimeout(timer), resolve());
      });
      this.wake = null;
    }
  }
}
