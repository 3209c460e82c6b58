/** The table page: shows news, takes answers. It knows no rules: what can be done, the server has put into the page. */

import { alert, forgetAlert } from "./alert";
import { meetOthers } from "./beside";
import { Books } from "./books";
import { Cards } from "./cards";
import { Calls, newKey, type Reply } from "./calls";
import { Clocks, speaker } from "./clocks";
import { announce, byId, need, word } from "./dom";
import { type Call, Feed, type View } from "./feed";
import { Focus } from "./focus";
import { guidance, unguided } from "./guidance";
import { Guide } from "./guide";
import { HintSheet } from "./hints";
import { legend } from "./legend";
import { faces, glide, places, type Trip, trip, tumble } from "./motion";
import { Orders } from "./orders";
import { Pace } from "./pace";
import { pass } from "./pass";
import { Parts } from "./pieces";
import { explore, Pointing } from "./pointing";
import { Preview } from "./preview";
import { begin, during, end, reshaped } from "./rest";
import { ringNew } from "./rings";
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
    (view, waiting) => this.show(view, waiting),
    (call) => this.called(call),
    (away) => this.connection(away),
  );
  private readonly settings = new Settings(this.main);
  private readonly books = new Books(this.id, () => "");
  private readonly tabs = new Tabs(() => this.books.renew());
  private readonly zoom: Zoom = new Zoom(need("frame"), () => this.looked());
  private readonly pace = new Pace(this.id, () => this.zoom.draw(), () => this.dress());
  private readonly guide = new Guide(this.zoom);
  private readonly pointing = new Pointing(this.zoom);
  private readonly targets = new Targets(
    (action) => void this.choose(action),
    (faces) => this.zoom.revealAny(faces),
  );
  private readonly hints = new HintSheet(this.targets);
  private readonly preview = new Preview(this.calls);
  private readonly focus = new Focus(this.targets);
  private readonly split = new Split(this.main, (key) => void this.giveAll(key));
  private readonly cards = new Cards();
  private readonly sounds = new Sounds();
  private readonly wishes = new Wishes();
  private readonly orders = new Orders(this.main, (path, body) => this.order(path, body));
  private readonly parts = new Parts(this.main);
  private readonly clocks = new Clocks(this.main, document.title);
  private lesson = unguided;
  private heard = this.n; // up to which entry the player knows what happened, or was called
  private asked = this.main.dataset["asked"] === "yes"; // as far as the player was told
  private chosen: string | null = null;
  private said: { text: string; key: string } | null = null; // on its way to the chat
  private confirming = false; // the chosen answer waits for a second word
  private aimed: Trip | null = null; // where on the board the answer went that was sent last
  private holder = Number(this.main.dataset["seat"]); // who of several people has the screen
  private busy = false;

  constructor() {
    this.main.addEventListener("click", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.feed.open());
    byId<HTMLFormElement>("chat-form")?.addEventListener("submit", (event) => void this.write(event));
    this.main.addEventListener("underway", (event) => void during("beside", (event as CustomEvent).detail));
    this.dress();
    this.lead(this.main.dataset["asked"] === "yes");
    this.tabs.toEnd();
    legend(this.main.dataset["game"] ?? "");
    if (this.main.dataset["secrets"] === "yes" && this.sharesScreen) void pass(word("passMe"));
    this.main.dataset["seen"] = "yes";
    meetOthers(this.id, this.main.dataset["seats"] ?? "");
    this.feed.open();
    void this.learn();
    void this.calls.resume().then((reply) => reply && this.answered(reply));
  }

  private async learn(): Promise<void> {
    const turned = () => this.lead(this.main.dataset["asked"] === "yes");
    const found = await guidance({ main: this.main, targets: this.targets, turned, reshaped });
    if (!found) return;
    this.lesson = found;
    this.dress();
    turned();
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

  private async show(view: View, waiting: number): Promise<void> {
    const moved = view.n !== this.n;
    const mine = view.asked && !this.asked;
    this.asked = view.asked;
    const actor = document.querySelector(".player.to-move");
    if (view.secrets && this.sharesScreen && view.asked && view.seat !== this.holder) await this.passed(view.name);
    if (view.asked) this.holder = view.seat;
    this.focus.note(this.chosen);
    this.wishes.note();
    if (moved) this.forget();
    const told = await this.pace.lead(view, Math.max(this.n, this.heard), (this.main.dataset["seats"] ?? "").split(" "), waiting);
    const before = places(need("board"));
    const shown = faces(need("board"));
    this.pace.arrive();
    this.morph(view);
    tumble(need("board"), shown);
    const news = glide(need("board"), before, actor && byId(actor.id), this.aimed);
    if (moved) this.aimed = null;
    this.dress();
    this.focus.keep();
    if (!moved) this.wishes.tell();
    if (moved) this.turned(view);
    if (mine) this.settings.call();
    const rest = this.pace.follow(told, news, waiting).then((said) => moved && this.tell(view, said));
    if (!view.asked) await rest; // who is asked may answer at once
  }

  /** Nobody sees the page: it calls its player. What has happened it shows at once when it is looked at again. */
  private called(call: Call): void {
    this.heard = call.n;
    this.clocks.call(call);
    this.sounds.called(call.sounds, call.n);
    if (call.asked && !this.asked) this.settings.call();
    this.asked = call.asked;
  }

  /** Another position is shown. */
  private turned(view: View): void {
    this.pointing.renew();
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
    if (this.lesson.places.length) this.guide.lead(this.lesson.places, null);
    else if (asked) this.guide.lead(this.targets.all, this.targets.subject);
    else this.guide.rest();
    this.looked();
  }

  /** What was chosen, hinted, typed or unfolded belonged to the position before. */
  private forget(): void {
    this.chosen = null;
    this.main.removeAttribute("data-unfolded");
    const filter = byId<HTMLInputElement>("filter");
    if (filter) filter.value = "";
    this.hints.forget();
    this.preview.forget();
    forgetAlert();
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
    this.clocks.show(view.time, view.title);
    this.tabs.toEnd();
  }

  /** For those who listen: what happened, unless it was said one by one, and what is asked now. */
  private tell(view: View, said: boolean): void {
    const lines = said ? [] : [...document.querySelectorAll("#log .log-line")].slice(-2).map((line) => line.textContent?.trim());
    const prompt = document.querySelector("#prompt .prompt-text")?.firstChild?.textContent?.trim() ?? "";
    announce([...lines, view.asked || view.over ? prompt : ""].filter(Boolean).join(" "));
  }

  // --- answers ---

  /** A first choice is shown; what could not simply be taken back waits for a second one, unless its player switched
   * that off, or there is nothing else to choose. */
  private async choose(action: string): Promise<void> {
    const offer = this.targets.offer(action);
    if (!offer || this.busy || this.lesson.stops(action)) return;
    this.pace.skip();
    const only = this.targets.choices.length === 1;
    if (this.chosen !== action && offer.crosses && this.settings.confirm && !only && !this.lesson.leads) {
      this.chosen = action;
      this.confirming = true;
      this.refuse(null);
      this.dress();
      reshaped();
      this.targets.show(action); // the question may have taken room from the board
      announce(`${offer.text} ${need("chosen-warning").textContent}`);
      await this.preview.ask(offer, this.n, this.seat);
      if (this.chosen === action) this.targets.show(action); // so may what is certain
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
    }
    for (const target of this.targets.all) {
      const action = target.getAttribute("data-answer") ?? target.getAttribute("data-chain");
      target.classList.toggle("chosen", waiting !== null && action === this.chosen);
    }
    this.confirming &&= waiting !== null;
    this.main.toggleAttribute("data-pending", this.confirming);
    const box = byId("chosen");
    if (box) {
      box.hidden = waiting === null || !this.confirming;
      need("chosen-text").textContent = waiting?.text ?? "";
      const warnings = [waiting?.risk, this.warning(waiting?.crosses ?? "")].filter(Boolean);
      need("chosen-warning").textContent = this.busy ? word("sending") : warnings.join(" ");
    }
    this.hints.dress();
    this.orders.dress();
    this.preview.dress(this.chosen);
    byId("fold")?.setAttribute("aria-expanded", String(this.main.hasAttribute("data-unfolded")));
    this.targets.renew();
    this.split.show();
    this.cards.show();
    this.zoom.rule();
    ringNew(need("board"), this.main.dataset["n"] ?? "");
    this.lesson.dress();
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
    } else if (what.startsWith("clock-")) await this.change("clock", { do: what.slice(6), seat: speaker(this.main) });
    else if (what === "hint") await this.hint();
    else if (what === "hint-close") this.hints.forget();
  }

  private async change(path: string, body: Record<string, unknown>): Promise<void> {
    this.wait(true);
    await this.answered(await this.calls.surely(path, body));
  }

  private async order(path: string, body: Record<string, unknown>): Promise<void> {
    const reply = await this.calls.once(path, { ...body, seat: this.seat });
    if (reply) this.refuse(reply);
  }

  private async hint(): Promise<void> {
    this.hints.ask();
    const asked = this.n;
    const reply = await this.calls.once("hint", { seat: this.seat });
    if (asked !== this.n) return;
    if (reply?.ok) this.hints.show(reply);
    else {
      this.hints.forget();
      if (reply) this.refuse(reply);
    }
    reshaped();
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
    if (event.key === "Escape") this.hints.forget();
    if (at.closest("input, textarea, select")) return;
    const keys: Record<string, () => unknown> = {
      u: () => this.main.querySelector<HTMLButtonElement>("[data-do=undo], [data-do=takeback]")?.click(),
      h: () => this.main.querySelector<HTMLButtonElement>("[data-do=hint]")?.click(),
      "?": () => need("open-settings").click(),
      e: explore,
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
