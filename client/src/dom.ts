/** Short ways to the page's elements, and the sentences that the server has put into it. */

export function byId<T extends Element = HTMLElement>(id: string): T | null {
  return document.getElementById(id) as T | null;
}

export function need<T extends Element = HTMLElement>(id: string): T {
  const found = byId<T>(id);
  if (!found) throw new Error(`#${id} is missing`);
  return found;
}

/** A sentence of the page in the reader's language, with its {gaps} filled. */
export function word(name: string, gaps: Record<string, string> = {}): string {
  const text = need("words").dataset[name] ?? "";
  return text.replace(/\{(\w+)\}/g, (gap, key: string) => gaps[key] ?? gap);
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Says something to those who listen to the page instead of looking at it. */
export function announce(text: string): void {
  const notice = byId("notice");
  if (notice && text) notice.textContent = text;
}

/** Remembers small things in the browser; without storage it simply forgets. */
export function remembered(store: () => Storage, name: string): string | null {
  try {
    return store().getItem(`gusher-${name}`);
  } catch {
    return null;
  }
}

export function remember(store: () => Storage, name: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(`gusher-${name}`);
    else store().setItem(`gusher-${name}`, value);
  } catch {
    // Storage is full or forbidden: nothing depends on it.
  }
}

export const always = (): Storage => localStorage;
export const thisTab = (): Storage => sessionStorage;
