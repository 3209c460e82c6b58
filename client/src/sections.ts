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
  }

  addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();
}
