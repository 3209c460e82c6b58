"""What is wrong with a page: looked at on a phone by night and on a desktop by day."""

import re
from dataclasses import dataclass

from playwright.sync_api import ViewportSize

from tests.browser.people import PHONE, Window, at_rest

Found = dict[str, list[str]]

# The board is laid out anew when the frame tells its size, and drawn with the frame after that.
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass(frozen=True)
class Look:
    width: int
    height: int
    scheme: str

    def take(self, player: Window) -> None:
        """At the page that is there: loading it anew for every look would cost more than the look."""
        player.page.set_viewport_size(ViewportSize(width=self.width, height=self.height))
        player.page.emulate_media(color_scheme="dark" if self.scheme == "dark" else "light")
        player.page.evaluate(TWO_FRAMES)
        if player.page.locator("main[data-table]").count():
            at_rest(player.page)


NIGHT = Look(PHONE["width"], PHONE["height"], "dark")
DAY = Look(1280, 800, "light")
BOTH = (NIGHT, DAY)


def looked_at(player: Window, path: str, part: str = "html", looks: tuple[Look, ...] = BOTH) -> list[str]:
    """Goes there (an empty path: stays) and says what is wrong with the page, or with a part of it that is new. Every
    page is seen in either size and in either scheme, but not in all pairs: where things are has nothing to do with
    their colours. The window is by day again afterwards."""
    if path:
        player.go(path)
    found: list[str] = []
    for look in looks:
        look.take(player)
        if path:
            player.shot(f"{_name(path)}-{look.scheme}")
        wide = player.overflow()
        found += player.findings(part) + ([f"{wide} pixels too wide"] if wide > 0 else [])
    DAY.take(player)
    return found


def _name(path: str) -> str:
    """Without what differs from run to run."""
    return re.sub(r"\W+", "-", re.sub(r"^.*/s/.*|/t/[^/]+", "table", path)).strip("-") or "home"


def demand_nothing(found: Found) -> None:
    """Else all of it is told at once."""
    assert "\n".join(f"{path}: {finding}" for path, findings in found.items() for finding in findings) == ""
