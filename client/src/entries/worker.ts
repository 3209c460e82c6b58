/** The service worker: it shows what is pushed, and a page of its own when the line is dead. Nothing else. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waiting {
  data: { json(): { title: string; body: string; url: string; tag: string } } | null;
}
interface Clicked extends Waiting {
  notification: Notification;
}
interface Fetched extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(of: object): Promise<Page[]>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(name: string, heard: (event: E) => void): void;
}

const worker = self as unknown as Worker;
const SHELF = "offline";
const OFFLINE = "/offline";
const style = new URL(location.href).searchParams.get("css") ?? "";

worker.addEventListener<Waiting>("install", (event) => {
  const kept = [OFFLINE, style].filter((address) => address.startsWith("/"));
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(kept)));
  void worker.skipWaiting();
});

worker.addEventListener<Pushed>("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  const { title, body, url, tag } = told;
  const shown = { body, tag, icon: "/icon-192.png", data: new URL(url).pathname };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

/** The page that shows the table already, or a new one; always of this server, whatever was pushed. */
async function open(path: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

worker.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** The line first; what was kept only if it is dead. */
async function reached(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

worker.addEventListener<Fetched>("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(reached(request, OFFLINE));
  else if (style && path === style) event.respondWith(reached(request, style));
});
