/** While one reads, the table of contents marks the section that one has come to. */

const LINE = 0.25; // a section counts from where its heading has passed this part of the window

export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const heads = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let waiting = false;

  function mark(): void {
    waiting = false;
    const passed = heads.filter((head) => head && head.getBoundingClientRect().top < innerHeight * LINE).length;
    links.forEach((link, place) => {
      if (place === passed - 1) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    });
    const here = links[passed - 1];
    if (here) into(here);
  }

  addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();
}

/** The contents scroll by themselves where they do not fit; the page never does. */
function into(link: HTMLElement): void {
  const list = link.closest<HTMLElement>(".contents");
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < frame.top) list.scrollTop += top - frame.top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
