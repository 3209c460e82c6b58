/** The table page: shows news, takes answers. It knows no rules: what can be done, the server has put into the page. */

import { Idiomorph } from "idiomorph";
import { Books } from "./books";
import { Calls, type Reply } from "./calls";
import { announce, byId, calm, need, word } from "./dom";
import { Guide } from "./guide";
import { faces, Fresh, glide, places, tumble } from "./motion";
import { Settings } from "./settings";
import { Stream } from "./stream";
import { Tabs } from "./tabs";
import { type Offer, Targets } from "./targets";
import { Zoom } from "./zoom";

interface View {
  n: number;
  version: number;
  title: string;
  seat: number;
  asked: boolean;
  over: boolean;
  secrets: boolean;
  name: string;
  parts: Record<string, string>;
}

const REACHES = 8; // tries to get the position in the middle of a chain, with longer and longer breaks
const PACE = 150; // milliseconds between the answers of a chain: what drives is seen driving
const AGAIN = 2000; // milliseconds until a view that did not come is asked for again

export class Table {
  private readonly main = need("main");
  private readonly id = this.main.dataset["table"] ?? "";
  private readonly calls = new Calls(this.id, (away) => this.connection(away));
  private readonly stream = new Stream(this.id, (news) => this.heard(news), (away) => this.connection(away));
  private readonly settings = new Settings(this.main);
  private readonly books = new Books(this.id, () => "");
  private readonly tabs = new Tabs(() => this.books.renew());
  private readonly fresh = new Fresh(this.id);
  private readonly zoom = new Zoom(need("frame"));
  private readonly guide = new Guide(this.zoom);
  private readonly targets = new Targets(
    (action, keys) => void this.choose(action, keys),
    (faces) => this.zoom.revealAny(faces),
  );
  private readonly shown = new Map<string, string>();
  private chosen: string | null = null;
  private confirming = false; // the chosen answer waits for a second word
  private hinted: string | null = null;
  private aimed: DOMRect | null = null; // where on the board the answer went that was sent last
  private holder = Number(this.main.dataset["seat"]); // who of several people has the screen
  private busy = false;
  private underway = false; // a chain of answers is being given: only its end is told
  private given = { n: -1, answers: 1 }; // the last chain, so that one undo takes back what one click did
  private latest = Promise.resolve();
  private asking = 0; // numbers the requests for a view, so that an old reply never replaces a newer one

  constructor() {
    this.main.addEventListener("click", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => document.hidden || void this.refresh());
    addEventListener("online", () => void this.refresh());
    byId<HTMLFormElement>("chat-form")?.addEventListener("submit", (event) => void this.write(event));
    this.dress();
    this.lead(this.main.dataset["asked"] === "yes");
    this.tabs.toEnd();
    if (this.main.dataset["secrets"] === "yes" && this.sharesScreen) void this.pass(word("passMe"));
    this.main.dataset["seen"] = "yes";
    this.stream.open();
    void this.calls.resume().then((reply) => reply && this.answered(reply));
  }

  private get n(): number {
    return Number(this.main.dataset["n"]);
  }

  private get seat(): number {
    return Number(this.main.dataset["seat"]);
  }

  private get sharesScreen(): boolean {
    return (this.main.dataset["seats"] ?? "").split(" ").filter(Boolean).length > 1;
  }

  // --- news ---

  private heard(news: { n: number; version: number }): void {
    const { n, version } = this.main.dataset;
    if (String(news.n) !== n || String(news.version) !== version) void this.refresh();
  }

  private connection(away: boolean): void {
    need("connection").hidden = !away;
  }

  refresh(): Promise<void> {
    return (this.latest = this.load(++this.asking));
  }

  private async load(turn: number): Promise<void> {
    try {
      const response = await fetch(`/t/${this.id}/view${location.search}`, { headers: { Accept: "application/json" }, cache: "no-store" });
      if (response.status >= 500 || response.status === 429) throw new Error(String(response.status)); // later, then
      if (!response.ok) return;
      const view = (await response.json()) as View;
      this.connection(false);
      if (turn === this.asking) await this.show(view);
    } catch {
      this.connection(true);
      setTimeout(() => turn === this.asking && void this.refresh(), AGAIN);
    }
  }

  private async show(view: View): Promise<void> {
    const moved = view.n !== this.n;
    const mine = view.asked && this.main.dataset["asked"] !== "yes";
    const alone = this.aimed !== null && !view.asked;
    const actor = document.querySelector(".player.to-move");
    if (view.secrets && this.sharesScreen && view.asked && view.seat !== this.holder) await this.pass(view.name);
    if (view.asked) this.holder = view.seat;
    if (moved) this.forget();
    const before = places(need("board"));
    const shown = faces(need("board"));
    this.morph(view);
    this.zoom.renew();
    tumble(need("board"), shown);
    const fresh = glide(need("board"), before, actor && byId(actor.id));
    if (moved) {
      this.fresh.add(need("board"), fresh, this.aimed, alone);
      this.aimed = null;
    }
    this.dress();
    if (moved && !this.underway) this.tell(view);
    if (moved && !this.underway) this.lead(view.asked);
    if (moved) this.books.renew();
    if (mine) this.settings.call();
  }

  private lead(asked: boolean): void {
    if (asked) this.guide.lead(this.targets.all, this.targets.subject);
    else this.guide.rest();
  }

  /** What was chosen, hinted or refused belonged to the position before; that it was too late, to this one. */
  private forget(): void {
    this.chosen = null;
    this.hinted = null;
    if (need("alert").dataset["code"] !== "table-stale") this.alert(null);
    const said = byId("hint-said");
    if (said) said.hidden = true;
  }

  private morph(view: View): void {
    for (const [id, html] of Object.entries(view.parts)) {
      if (this.shown.get(id) === html) continue;
      if (id === "chat" && this.shown.has(id)) this.tabs.chatNews();
      this.shown.set(id, html);
      const part = byId(id);
      // What somebody is typing stays; a button that was just pressed must say what it stands for now.
      const typing = !!document.activeElement?.matches("input, textarea");
      if (part) Idiomorph.morph(part, html, { morphStyle: "outerHTML", ignoreActiveValue: typing, restoreFocus: true });
    }
    const { dataset } = this.main;
    dataset["n"] = String(view.n);
    dataset["version"] = String(view.version);
    dataset["seat"] = String(view.seat);
    dataset["asked"] = view.asked ? "yes" : "no";
    dataset["over"] = view.over ? "yes" : "no";
    document.title = view.title;
    this.tabs.toEnd();
  }

  /** For those who listen: what happened, and what is asked now. */
  private tell(view: View): void {
    const lines = [...document.querySelectorAll("#log .log-line")].slice(-2).map((line) => line.textContent?.trim());
    const prompt = document.querySelector("#prompt .prompt-text")?.firstChild?.textContent?.trim() ?? "";
    announce([...lines, view.asked || view.over ? prompt : ""].filter(Boolean).join(" "));
  }

  /** People at one screen: the next one takes it before anything is shown. */
  private pass(name: string): Promise<void> {
    if (!name) return Promise.resolve();
    const dialog = need<HTMLDialogElement>("pass");
    need("pass-title").textContent = word("pass", { name });
    if (!dialog.open) {
      document.body.classList.add("covered");
      dialog.oncancel = (event) => event.preventDefault();
      dialog.showModal();
    } // else more news has come while the screen is on its way
    return new Promise((resolve) => {
      dialog.addEventListener("close", () => (document.body.classList.remove("covered"), resolve()), { once: true });
    });
  }

  // --- answers ---

  /** A first choice is shown; what would end undo waits for a second one, unless its player switched that off. */
  private async choose(action: string, keys: boolean): Promise<void> {
    const offer = this.targets.offer(action);
    if (!offer || this.busy) return;
    if (this.chosen !== action && offer.crosses && this.settings.confirm) {
      this.chosen = action;
      this.confirming = true;
      this.alert(null);
      this.dress();
      this.targets.show(action); // the question may have taken room from the board
      announce(`${offer.text} ${need("chosen-warning").textContent}`);
      return;
    }
    await this.send(offer, keys);
  }

  private async send(offer: Offer, keys: boolean): Promise<void> {
    this.chosen = offer.key;
    this.wait(true);
    this.fresh.clear();
    this.aimed = this.targets.target(offer.key)?.getBBox() ?? null;
    const { reply, given } = await this.giveAll(offer.steps);
    if (reply) await this.answered(reply);
    else this.wait(false);
    this.given = { n: this.n, answers: given };
    if (keys) (this.targets.all[0] ?? this.targets.choices[0] ?? this.main).focus({ preventScroll: true });
  }

  /** Gives answers one after the other, each to the position that the one before led to. A refusal ends them, and so
   * does a position without the next answer: then somebody else has acted for this seat. */
  private async giveAll(steps: string[]): Promise<{ reply: Reply | null; given: number }> {
    let reply: Reply | null = null;
    let given = 0;
    this.underway = steps.length > 1;
    for (const step of steps) {
      const choice = this.targets.choice(step);
      if (!choice) break;
      const answer = JSON.parse(choice.dataset["answer"] ?? "{}") as Record<string, unknown>;
      reply = await this.calls.surely("answers", { n: this.n, seat: this.seat, answer });
      if (!reply.ok) break;
      given += 1;
      if (given < steps.length && !(await this.reach(Number(reply.data["n"])))) break;
    }
    this.underway = false;
    return { reply, given };
  }

  /** Shows the position after entry n, which the server has confirmed; false if it cannot be had. */
  private async reach(n: number): Promise<boolean> {
    const seen = calm.matches ? null : new Promise((resolve) => setTimeout(resolve, PACE));
    for (let tries = 0; tries < REACHES && this.n < n; tries++) {
      if (tries) await new Promise((resolve) => setTimeout(resolve, tries * PACE));
      await this.refresh();
      await this.latest; // news may have asked for a newer view meanwhile: that one is shown
    }
    await seen;
    return this.n === n;
  }

  /** The next answer is taken when the position that this one led to is shown: the old one would refuse it. */
  private async answered(reply: Reply): Promise<void> {
    if (!reply.ok) this.alert(reply);
    this.chosen = null;
    this.dress();
    await this.refresh();
    await this.latest; // news may have asked for a newer view meanwhile
    this.wait(false);
  }

  private wait(busy: boolean): void {
    this.busy = busy;
    if (busy) this.alert(null);
    this.main.toggleAttribute("data-busy", busy);
    this.dress();
  }

  /** Why not: the sentence, and the rule behind it. */
  private alert(reply: Reply | null): void {
    const box = need("alert");
    box.hidden = reply === null || reply.ok;
    box.replaceChildren();
    box.dataset["code"] = reply === null || reply.ok ? "" : reply.fault.code;
    if (reply === null || reply.ok) return;
    box.append(reply.fault.message);
    if (reply.fault.clause) {
      const link = document.createElement("a");
      link.href = `/rules/${this.main.dataset["game"]}#${reply.fault.clause}`;
      link.target = "_blank";
      link.textContent = `${word("rule")} (${reply.fault.clause})`;
      box.append(" ", link);
    }
  }

  /** Puts on the page what only this browser knows: the choice that waits, the hint, what is new. */
  private dress(): void {
    const waiting = this.chosen === null ? null : this.targets.offer(this.chosen);
    for (const choice of this.targets.choices) {
      choice.setAttribute("aria-pressed", String(choice.dataset["action"] === waiting?.key));
      choice.classList.toggle("hinted", choice.dataset["action"] === this.hinted);
    }
    for (const target of this.targets.all) {
      const action = target.getAttribute("data-answer") ?? target.getAttribute("data-chain");
      target.classList.toggle("chosen", waiting !== null && action === this.chosen);
      target.classList.toggle("hinted", action === this.hinted);
    }
    this.confirming &&= waiting !== null;
    this.main.toggleAttribute("data-pending", this.confirming);
    const box = byId("chosen");
    if (box) {
      box.hidden = waiting === null || !this.confirming;
      need("chosen-text").textContent = this.busy ? word("sending") : (waiting?.text ?? "");
      const reason = waiting?.crosses ?? "";
      need("chosen-warning").textContent = reason ? word(`crosses${reason[0]?.toUpperCase()}${reason.slice(1)}`) : "";
    }
    byId("fold")?.setAttribute("aria-expanded", String(this.main.hasAttribute("data-unfolded")));
    this.targets.renew();
    this.fresh.show(need("board"));
  }

  // --- the other buttons ---

  private pressed(event: Event): void {
    if ((event.target as Element).closest("#fold")) {
      this.main.toggleAttribute("data-unfolded");
      this.dress();
    }
    const button = (event.target as Element).closest<HTMLElement>("[data-do]");
    if (button) void this.perform(button.dataset["do"] ?? "");
  }

  private async perform(what: string): Promise<void> {
    if (this.busy) return;
    const { seat, n } = this;
    if (what === "confirm" && this.chosen !== null) {
      const offer = this.targets.offer(this.chosen);
      if (offer) await this.send(offer, false);
    } else if (what === "change") {
      this.chosen = null;
      this.dress();
    } else if (what === "undo") {
      // One undo takes back what one click gave: a whole chain, if nothing has happened since.
      const answers = this.given.n === n ? Math.max(this.given.answers, 1) : 1;
      await this.change("undo", { n, seat, answers });
    } else if (what === "takeback") await this.change("takeback", { seat });
    else if (what === "accept" || what === "decline") {
      await this.change("takeback/answer", { accept: what === "accept", seat });
    } else if (what === "hint") await this.hint();
  }

  private async change(path: string, body: Record<string, unknown>): Promise<void> {
    this.wait(true);
    this.fresh.clear();
    await this.answered(await this.calls.surely(path, body));
  }

  private async hint(): Promise<void> {
    const said = byId("hint-said");
    if (!said) return;
    said.hidden = false;
    said.textContent = word("thinking");
    const asked = this.n;
    const reply = await this.calls.once("hint", { seat: this.seat });
    const place = byId("hint-said");
    if (!reply || !place || asked !== this.n) return;
    if (!reply.ok) {
      place.hidden = true;
      this.alert(reply);
      return;
    }
    this.hinted = this.numberOf(reply.data["answer"]);
    const choice = this.hinted === null ? null : this.targets.choice(this.hinted);
    const chance = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
    place.textContent = word("hint", {
      answer: choice?.dataset["text"] ?? "",
      chance: chance.format(Number(reply.data["chance"])),
    });
    place.hidden = false;
    this.dress();
    if (this.hinted !== null) this.targets.show(this.hinted);
    announce(place.textContent);
  }

  /** The choice whose answer says the same. */
  private numberOf(answer: unknown): string | null {
    const sorted = (words: unknown) => JSON.stringify(Object.entries(words as object).sort());
    const same = this.targets.choices.find(
      (choice) => sorted(JSON.parse(choice.dataset["answer"] ?? "{}")) === sorted(answer),
    );
    return same?.dataset["action"] ?? null;
  }

  private async write(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const field = need<HTMLInputElement>("chat-text");
    const text = field.value.trim();
    if (!text) return;
    const reply = await this.calls.once("chat", { text, seat: this.seat });
    if (reply?.ok) {
      field.value = "";
      await this.refresh();
    } else if (reply) this.alert(reply);
  }

  // --- keys ---

  private key(event: KeyboardEvent): void {
    const at = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.chosen !== null) {
      void this.perform("change");
      return;
    }
    if (at.closest("input, textarea, select")) return;
    const keys: Record<string, () => unknown> = {
      u: () => this.main.querySelector<HTMLButtonElement>("[data-do=undo], [data-do=takeback]")?.click(),
      h: () => this.main.querySelector<HTMLButtonElement>("[data-do=hint]")?.click(),
      "?": () => need("open-settings").click(),
      "/": () => byId("filter")?.focus(),
      "+": () => this.zoom.by(1.5),
      "-": () => this.zoom.by(1 / 1.5),
      "0": () => this.zoom.fit(),
    };
    const action = keys[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  }
}
