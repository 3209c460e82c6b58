/** What each player may switch, remembered in the browser, and the ways to call for attention. */

import { always, need, remember, remembered, word } from "./dom";

export class Settings {
  private readonly boxes = {
    confirm: need<HTMLInputElement>("set-confirm"),
    sound: need<HTMLInputElement>("set-sound"),
    notify: need<HTMLInputElement>("set-notify"),
  };

  constructor(private readonly main: HTMLElement) {
    this.boxes.confirm.checked = remembered(always, "confirm") !== "off";
    this.boxes.sound.checked = remembered(always, "sound") === "on";
    this.boxes.notify.checked = remembered(always, "notify") === "on" && permission() === "granted";
    this.boxes.notify.disabled = permission() === "denied";
    for (const [name, box] of Object.entries(this.boxes)) {
      box.addEventListener("change", () => remember(always, name, box.checked ? "on" : "off"));
    }
    this.boxes.confirm.addEventListener("change", () => this.tell());
    this.boxes.sound.addEventListener("change", () => this.boxes.sound.checked && beep());
    this.boxes.notify.addEventListener("change", () => void this.ask());
    this.tell();
    const dialog = need<HTMLDialogElement>("settings");
    need("open-settings").addEventListener("click", () => dialog.showModal());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }

  get confirm(): boolean {
    return this.boxes.confirm.checked;
  }

  private tell(): void {
    this.main.dataset["confirm"] = this.confirm ? "on" : "off";
  }

  /** Only a click may ask for permission. */
  private async ask(): Promise<void> {
    if (this.boxes.notify.checked && permission() !== "granted") {
      const answer = permission() === "none" ? "denied" : await Notification.requestPermission();
      this.boxes.notify.checked = answer === "granted";
      remember(always, "notify", answer === "granted" ? "on" : "off");
    }
  }

  /** It has become the viewer's turn. */
  call(): void {
    if (this.boxes.sound.checked) beep();
    if (this.boxes.notify.checked && document.hidden && permission() === "granted") {
      this.notify();
    }
  }

  private notify(): void {
    try {
      const note = new Notification(word("turn"), { tag: this.main.dataset["table"] ?? "", icon: iconAddress() });
      note.addEventListener("click", () => (window.focus(), note.close()));
    } catch {
      // Some phones only let installed applications notify.
    }
  }
}

function permission(): NotificationPermission | "none" {
  return "Notification" in window ? Notification.permission : "none";
}

function iconAddress(): string {
  return document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
}

/** Two short notes, as of a brass bell. */
function beep(): void {
  const context = new AudioContext();
  [660, 880].forEach((pitch, place) => {
    const start = context.currentTime + place * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.32);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.35);
  });
  setTimeout(() => void context.close(), 800);
}
