/** The page on which somebody says how to be told: asks the browser for push, and guesses the time zone. */

import { byId } from "../dom";

function shown(id: string, text?: string): void {
  const place = byId(id);
  if (!place) return;
  if (text !== undefined) place.textContent = text;
  place.hidden = false;
}

/** What the server wants to be known by, as the browser wants to have it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscribed(key: string, css: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`/sw.js?css=${encodeURIComponent(css)}`);
  const ready = await navigator.serviceWorker.ready;
  const known = await ready.pushManager.getSubscription();
  if (known) await known.unsubscribe(); // it may be of another server's key
  return ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** iPhones let only what is on the home screen be told anything. */
function needsHomeScreen(): boolean {
  const touched = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return touched && !matchMedia("(display-mode: standalone)").matches;
}

function watch(form: HTMLFormElement): void {
  const { key = "", css = "", denied = "", none = "", failed = "" } = form.dataset;
  if (needsHomeScreen()) shown("push-iphone");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void (async () => {
      if (!("serviceWorker" in navigator) || !("PushManager" in window)) return shown("push-alert", none);
      if ((await Notification.requestPermission()) !== "granted") return shown("push-alert", denied);
      try {
        const found = await subscribed(key, css);
        (form.elements.namedItem("subscription") as HTMLInputElement).value = JSON.stringify(found);
        form.submit();
      } catch {
        shown("push-alert", failed);
      }
    })();
  });
}

const form = byId<HTMLFormElement>("push-form");
if (form) watch(form);

const zone = byId<HTMLInputElement>("zone");
if (zone?.dataset["guess"]) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
