"""Takes the pictures of the README anew, from the real pages: `make pictures`.

A server and a browser are started, the moves of an example from a rulebook are played by two people, and what they
see is written to docs/pictures: the home page and the table on a desk, the table on a phone. The README may also show
figures of rulebooks, for what chance deals at a table differs from run to run: `<game>-<figure>.webp` is that figure of
that game, and whichever the README names are taken. The same sources give the same pictures, so that a difference is a
change of the pages.
"""

import base64
import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from bench.server import Server
from tests.browser.chromium import Search, as_root

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
FOLDER = ROOT / "docs" / "pictures"
FIGURES = "src/gusher/games/*/rulebook/figures/*.jsonl"
MOVES = 18
NAMES = ("Ada", "Ben")
QUALITY = 0.86
DESK, PHONE = (1280, 800), (390, 780)
WIDTH = 1000  # of a figure
FIGURE = re.compile(r"docs/pictures/([a-z0-9_]+)-([a-z0-9-]+)\.webp")
VIEW_BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')

# Browsers write WebP, at a third of the size of PNG, only from a canvas.
SQUEEZE = """async ([png, quality]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


@dataclass(frozen=True)
class Table:
    id: str
    tokens: tuple[str, ...]
    coming: dict[str, object]  # the answer that Ada is about to give


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        chromium = playwright.chromium
        arguments = ["--no-sandbox"] if as_root() else []
        search = Search(
            start=lambda path: chromium.launch(executable_path=path, args=arguments),
            own=Path(chromium.executable_path),
            say=print,
        )
        browser = search.run()
        table = play(url)
        with visited(browser, url, DESK) as page:
            page.goto("/")
            keep(browser, page, "home", whole=True)
            show_table(page, table)
            keep(browser, page, "table")
        for game, figure in FIGURE.findall(README.read_text(encoding="utf-8")):
            address = f"/rules/{game}/figure/{figure}.svg"
            with visited(browser, url, size_of(httpx.get(url + address).raise_for_status().text)) as page:
                page.goto(address)
                keep(browser, page, f"{game}-{figure}")
        with visited(browser, url, PHONE, lang="fr", theme="dark", density=1.5) as page:
            show_table(page, table)
            keep(browser, page, "phone")
        browser.close()


def size_of(figure: str) -> tuple[int, int]:
    found = VIEW_BOX.search(figure)
    assert found is not None
    return WIDTH, round(WIDTH * int(found[2]) / int(found[1]))


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--no-limits")
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def play(url: str) -> Table:
    """A table of two that has seen the first moves of the example."""
    header, *entries = example()
    with httpx.Client(base_url=f"{url}/api/v1") as client:
        seats = [{"kind": "human", "name": name} for name in NAMES]
        wanted = {"game": header["game"], "seats": seats, "options": header["options"]}
        opened = client.post("/tables", json=wanted).raise_for_status().json()
        table = Table(opened["id"], tuple(seat["token"] for seat in opened["seats"]), answer_of(entries[MOVES]))
        for n, entry in enumerate(entries[:MOVES]):
            mine = {"Authorization": f"Bearer {table.tokens[entry['by']]}"}
            body = {"n": n, "key": f"move {n}", "answer": answer_of(entry)}
            client.post(f"/tables/{table.id}/answers", json=body, headers=mine).raise_for_status()
    return table


def example() -> list[dict[str, Any]]:
    """The longest of the rulebooks' figures in which two play and nothing is drawn: what chance does at a table, nobody
    can choose."""
    logs = [[json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] for path in ROOT.glob(FIGURES)]
    chosen = [log for log in logs if log[0]["seats"] == len(NAMES) and all(line.get("by") != "chance" for line in log)]
    return max(chosen, key=len)


def answer_of(entry: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in entry.items() if key not in ("n", "by")}


@contextmanager
def visited(
    browser: Browser, url: str, size: tuple[int, int], lang: str = "en", theme: str = "light", density: float = 1
) -> Iterator[Page]:
    context = browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        device_scale_factor=density,
        has_touch=size == PHONE,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def show_table(page: Page, table: Table) -> None:
    """Ada's place, with an answer chosen but not confirmed."""
    page.goto(f"/s/{table.tokens[0]}")
    choices = page.locator("#choices [data-action]").all()
    (choice,) = (choice for choice in choices if json.loads(choice.get_attribute("data-answer") or "") == table.coming)
    page.locator(f'#board [data-answer="{choice.get_attribute("data-action")}"]').click()
    page.locator("#chosen").wait_for()


def keep(browser: Browser, page: Page, name: str, whole: bool = False) -> None:
    """Writes what the window shows, or the whole page."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    png = base64.b64encode(page.screenshot(full_page=whole)).decode()
    painter = browser.new_page()
    webp = base64.b64decode(painter.evaluate(SQUEEZE, [png, QUALITY]))
    painter.close()
    (FOLDER / f"{name}.webp").write_bytes(webp)
    print(f"docs/pictures/{name}.webp: {len(webp) // 1024} KB")


if __name__ == "__main__":
    main()
