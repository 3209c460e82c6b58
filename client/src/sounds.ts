/** Small sounds for what happens at the table, made on the spot: dice, oil, trains, the gavel. Off unless switched on.
 * Which line of the log sounds how, the server has written there; this module only knows how each of them sounds. */

import { always, need, remember, remembered } from "./dom";

const APART = 0.45; // seconds from one sound to the next
const MOST = 4; // sounds of one view: after a long wait the last ones say enough

type Voice = (context: AudioContext, start: number) => void;

const VOICES: Record<string, Voice> = { dice, oil, train, gavel };

export class Sounds {
  private readonly box = need<HTMLInputElement>("set-effects");
  private heard: Set<string>;
  private upto = 0; // the entry up to which it has sounded without its lines

  constructor() {
    this.heard = new Set(lines().map(({ id }) => id));
    this.box.checked = remembered(always, "effects") === "on";
    this.box.addEventListener("change", () => {
      remember(always, "effects", this.box.checked ? "on" : "off");
      if (this.box.checked) play(["gavel"]);
    });
  }

  /** What the lines that have come since the last time sound like. */
  news(): void {
    const fresh = lines().filter(({ id }) => !this.heard.has(id));
    for (const { id } of fresh) this.heard.add(id);
    this.sound(fresh.filter(({ id }) => Number(id.split("-")[1]) > this.upto).map(({ dataset }) => dataset["sound"] ?? ""));
  }

  /** While nobody sees the page: what has happened up to an entry. Its lines come later, and make no sound then. */
  called(sounds: string[], upto: number): void {
    this.upto = upto;
    this.sound(sounds);
  }

  private sound(sounds: string[]): void {
    const told = sounds.filter((sound, place) => sound in VOICES && sound !== sounds[place - 1]);
    if (this.box.checked && told.length) play(told.slice(-MOST));
  }
}

function lines(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#log [data-sound]")];
}

function play(sounds: string[]): void {
  const context = new AudioContext();
  sounds.forEach((sound, place) => VOICES[sound]?.(context, context.currentTime + place * APART));
  setTimeout(() => void context.close(), 1000 * (sounds.length * APART + 1));
}

/** A tone that swells at once and dies away, gliding from one pitch to another. */
function tone(context: AudioContext, start: number, [from, to]: [number, number], length: number, loud: number): void {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(context, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/** A burst of noise around a pitch. */
function noise(context: AudioContext, start: number, pitch: number, length: number, loud: number): void {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = 2 * Math.random() - 1;
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, start, length, loud));
  source.start(start);
}

function fading(context: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(context.destination);
  return volume;
}

function dice(context: AudioContext, start: number): void {
  for (const at of [0, 0.07, 0.13, 0.22, 0.34]) noise(context, start + at, 2400, 0.05, 0.5);
}

function oil(context: AudioContext, start: number): void {
  noise(context, start, 500, 0.6, 0.35);
  tone(context, start, [90, 240], 0.5, 0.15);
}

function train(context: AudioContext, start: number): void {
  for (const at of [0, 0.14, 0.26, 0.36]) noise(context, start + at, 900, 0.1, 0.35);
}

function gavel(context: AudioContext, start: number): void {
  for (const at of [0, 0.16]) {
    noise(context, start + at, 1100, 0.06, 0.6);
    tone(context, start + at, [320, 160], 0.12, 0.3);
  }
}
