/** The table page: shows news, takes answers. It knows no rules: what can be done, the server has put into the page. */

import { alert, forgetAlert } from "./alert";
import { meetOthers } from "./beside";
import { Books } from "./books";
import { Cards } from "./cards";
import { Calls, newKey, type Reply } from "./calls";
import { announce, byId, need, word } from "./dom";
import { Feed, type View } from "./feed";
import { Focus } from "./focus";
import { Guide } from "./guide";
import { faces, Fresh, glide, places, type Trip, trip, tumble } from "./motion";
import { pass } from "./pass";
import { Parts } from "./pieces";
import { begin, end, reshaped } from "./rest";
import { inSight } from "./room";
import { Settings } from "./settings";
import { Sounds } from "./sounds";
import { Split } from "./split";
import { Tabs } from "./tabs";
import { type Offer, Targets } from "./targets";
import { Wishes } from "./wishes";
import { Zoom } from "./zoom";

export class Table {
  private readonly main = need("main");
  private readonly id = this.main.dataset["table"] ?? "";
  private readonly calls = new Calls(this.id, (away) => this.connection(away));
  private readonly feed = new Feed(
    `/t/${this.id}/view${location.search}`,
    { n: this.n, version: Number(this.main.dataset["version"]), tag: this.main.dataset["tag"] ?? "" },
    (view) => this.show(view),
    (away) => this.connection(away),
  );
  private readonly settings = new Settings(this.main);
  private readonly books = new Books(this.id, () => "");
  private readonly tabs = new Tabs(() => this.books.renew());
  private readonly fresh = new Fresh(this.id);
  private readonly zoom: Zoom = new Zoom(need("frame"), () => this.looked());
  private readonly guide = new Guide(this.zoom);
  private readonly targets = new Targets(
    (action) => void this.choose(action),
    (faces) => this.zoom.revealAny(faces),
  );
  private readonly focus = new Focus(this.targets);
  private readonly split = new Split(this.main, (key) => void this.giveAll(key));
  private readonly cards = new Cards();
  private readonly sounds = new Sounds();
  private readonly wishes = new Wishes();
  private readonly parts = new Parts(this.main);
  private chosen: string | null = null;
  private said: { text: string; key: string } | null = null; // on its way to the chat
  private confirming = false; // the chosen answer waits for a second word
  private hinted: string | null = null;
  private aimed: Trip | null = null; // where on the board the answer went that was sent last
  private holder = Number(this.main.dataset["seat"]); // who of several people has the screen
  private busy = false;

  constructor() {
    this.main.addEventListener("click", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.feed.open());
    byId<HTMLFormElement>("chat-form")?.addEventListener("submit", (event) => void this.write(event));
    this.main.addEventListener("formdata", (event) => this.joins(event));
    this.dress();
    this.lead(this.main.dataset["asked"] === "yes");
    this.tabs.toEnd();
    if (this.main.dataset["secrets"] === "yes" && this.sharesScreen) void pass(word("passMe"));
    this.main.dataset["seen"] = "yes";
    meetOthers(this.id, this.main.dataset["seats"] ?? "");
    this.feed.open();
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

  private connection(away: boolean): void {
    need("connection").hidden = !away;
  }

  private async show(view: View): Promise<void> {
    const moved = view.n !== this.n;
    const mine = view.asked && this.main.dataset["asked"] !== "yes";
    const alone = this.aimed !== null && !view.asked;
    const actor = document.querySelector(".player.to-move");
    if (view.secrets && this.sharesScreen && view.asked && view.seat !== this.holder) await this.passed(view.name);
    if (view.asked) this.holder = view.seat;
    this.focus.note(this.chosen);
    this.wishes.note();
    if (moved) this.forget();
    const before = places(need("board"));
    const shown = faces(need("board"));
    this.morph(view);
    tumble(need("board"), shown);
    const fresh = glide(need("board"), before, actor && byId(actor.id), this.aimed);
    if (moved) this.fresh.add(need("board"), fresh, this.aimed?.box ?? null, alone);
    if (moved) this.aimed = null;
    this.dress();
    this.focus.keep();
    if (!moved) this.wishes.tell();
    if (moved) this.turned(view);
    if (mine) this.settings.call();
  }

  /** Another position is shown. */
  private turned(view: View): void {
    this.tell(view);
    this.sounds.news();
    this.lead(view.asked);
    this.books.renew();
  }

  /** The view that has come waits for the next person, and so the page is at rest. */
  private async passed(name: string): Promise<void> {
    end("view");
    await pass(name);
    begin("view");
  }

  /** What the board shows need not be listed where there is little room. */
  private looked(): void {
    inSight(this.main, this.targets, this.zoom);
  }

  private lead(asked: boolean): void {
    if (asked) this.guide.lead(this.targets.all, this.targets.subject);
    else this.guide.rest();
    this.looked();
  }

  /** What was chosen, hinted, typed or unfolded belonged to the position before. */
  private forget(): void {
    this.chosen = null;
    this.main.removeAttribute("data-unfolded");
    const filter = byId<HTMLInputElement>("filter");
    if (filter) filter.value = "";
    this.hinted = null;
    forgetAlert();
    const said = byId("hint-said");
    if (said) said.hidden = true;
  }

  private morph(view: View): void {
    for (const [name, change] of Object.entries(view.parts)) {
      if (name === "chat" && view.base) this.tabs.chatNews();
      this.parts.change(name, change);
    }
    const { dataset } = this.main;
    dataset["n"] = String(view.n);
    dataset["version"] = String(view.version);
    dataset["seat"] = String(view.seat);
    dataset["asked"] = view.asked ? "yes" : "no";
    dataset["over"] = view.over ? "yes" : "no";
    dataset["dress"] = view.dress;
    document.title = view.title;
    this.tabs.toEnd();
  }

  /** For those who listen: what happened, and what is asked now. */
  private tell(view: View): void {
    const lines = [...document.querySelectorAll("#log .log-line")].slice(-2).map((line) => line.textContent?.trim());
    const prompt = document.querySelector("#prompt .prompt-text")?.firstChild?.textContent?.trim() ?? "";
    announce([...lines, view.asked || view.over ? prompt : ""].filter(Boolean).join(" "));
  }

  // --- answers ---

  /** A first choice is shown; what could not simply be taken back waits for a second one, unless its player switched
   * that off, or there is nothing else to choose. */
  private async choose(action: string): Promise<void> {
    const offer = this.targets.offer(action);
    if (!offer || this.busy) return;
    const only = this.targets.choices.length === 1;
    if (this.chosen !== action && offer.crosses && this.settings.confirm && !only) {
      this.chosen = action;
      this.confirming = true;
      this.refuse(null);
      this.dress();
      reshaped();
      this.targets.show(action); // the question may have taken room from the board
      announce(`${offer.text} ${need("chosen-warning").textContent}`);
      return;
    }
    await this.send(offer);
  }

  /** Several answers that were put together and confirmed at once. */
  private async giveAll(key: string): Promise<void> {
    const offer = this.targets.offer(key);
    if (offer && !this.busy) await this.send(offer);
  }

  private async send(offer: Offer): Promise<void> {
    this.chosen = offer.key;
    this.focus.note(offer.key); // the button that confirms is about to go
    this.wait(true);
    this.fresh.clear();
    this.aimed = trip(need("board"), this.targets.target(offer.key), this.targets.passed(offer.key));
    const { n, seat } = this;
    await this.answered(await this.calls.surely("answers", { n, seat, answer: offer.answers }));
  }

  /** The next answer is taken when the position that this one led to is shown: the old one would refuse it. A wish that
   * others must agree to leads to no other position, and is shown all the same. */
  private async answered(reply: Reply): Promise<void> {
    if (!reply.ok) this.refuse(reply);
    this.chosen = null;
    this.dress();
    if (reply.ok && reply.data["answer"] == null) this.feed.open();
    await this.feed.reach({ n: Number(reply.ok ? reply.data["n"] : (reply.fault.n ?? 0)), version: 0 });
    this.wait(false);
  }

  private wait(busy: boolean): void {
    this.busy = busy;
    if (busy) this.refuse(null);
    this.main.toggleAttribute("data-busy", busy);
    this.dress();
  }

  private refuse(reply: Reply | null): void {
    alert(reply, this.main.dataset["game"]);
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
      need("chosen-text").textContent = waiting?.text ?? "";
      need("chosen-warning").textContent = this.busy ? word("sending") : this.warning(waiting?.crosses ?? "");
    }
    byId("fold")?.setAttribute("aria-expanded", String(this.main.hasAttribute("data-unfolded")));
    this.targets.renew();
    this.split.show();
    this.cards.show();
    this.zoom.rule();
    this.fresh.show(need("board"));
  }

  /** What an answer leads to that could not be taken back alone. */
  private warning(reason: string): string {
    const said = reason ? word(`crosses${reason[0]?.toUpperCase()}${reason.slice(1)}`) : "";
    const others = need("controls").dataset["consent"] === "yes" && said && reason !== "over";
    return others ? `${said} ${word("consent")}` : said;
  }

  // --- the other buttons ---

  private pressed(event: Event): void {
    if ((event.target as Element).closest("#fold")) {
      this.main.toggleAttribute("data-unfolded");
      this.dress();
      reshaped();
    }
    const button = (event.target as Element).closest<HTMLElement>("[data-do]");
    if (button) void this.perform(button.dataset["do"] ?? "");
  }

  private async perform(what: string): Promise<void> {
    if (this.busy) return;
    const { seat, n } = this;
    if (what === "confirm" && this.chosen !== null) {
      const offer = this.targets.offer(this.chosen);
      if (offer) await this.send(offer);
    } else if (what === "change") {
      this.chosen = null;
      this.dress();
    } else if (what === "undo") await this.change("undo", { n, seat });
    else if (what === "takeback") await this.change("takeback", { seat });
    else if (what === "accept" || what === "decline") {
      const wish = this.main.querySelector<HTMLElement>("[data-wish]")?.dataset["wish"] ?? "";
      await this.change("takeback/answer", { accept: what === "accept", seat, wish });
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
      this.refuse(reply);
      return;
    }
    this.hinted = String(reply.data["action"]);
    const choice = this.targets.choice(this.hinted);
    const chance = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
    place.textContent = word("hint", {
      answer: choice?.dataset["text"] ?? "",
      chance: chance.format(Number(reply.data["chance"])),
    });
    place.hidden = false;
    this.dress();
    this.targets.show(this.hinted);
    announce(place.textContent);
  }

  /** Who takes a free seat sends a key along: sent again after a lost reply, it opens the same seat. */
  private joins(event: FormDataEvent): void {
    if ((event.target as Element).matches("form.join")) event.formData.set("key", newKey());
  }

  private async write(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const field = need<HTMLInputElement>("chat-text");
    const text = field.value.trim();
    if (!text) return;
    if (text !== this.said?.text) this.said = { text, key: newKey() };
    const reply = await this.calls.once("chat", { ...this.said, seat: this.seat });
    if (reply?.ok) {
      this.said = null;
      field.value = "";
      await this.feed.reach({ n: this.n, version: Number(reply.data["version"]) });
    } else if (reply) this.refuse(reply);
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
