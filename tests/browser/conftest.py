"""A real browser and the real server, for tests that do what people do."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from gusher.web.app import static_folder
from tests.browser.people import Played, Window
from tests.web.server import Server

VARIABLE = "GUSHER_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")
SHOTS = "GUSHER_SHOTS"  # the folder for screenshots; without it none are kept
PATIENCE = 10_000  # milliseconds until something that should appear counts as missing

OpenWindow = Callable[..., Window]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder play in a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def find_chromium(playwright: Playwright) -> str | None:
    """The path of a Chromium; None for Playwright's own. Installs one if there is none."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    if Path(playwright.chromium.executable_path).exists() or _installed_by_playwright():
        return None
    return _installed_by_apt()


def _installed_by_playwright() -> bool:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(command, capture_output=True, check=False, timeout=600).returncode == 0


def _installed_by_apt() -> str:
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "chromium"], capture_output=True, check=False, timeout=600)
    found = shutil.which("chromium")
    if found is None:
        pytest.fail(
            f"The tests need Chromium. Install it, or name one: {VARIABLE}=/path/to/chromium. "
            "(`playwright install chromium` did not succeed.)"
        )
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        # Chromium refuses its sandbox to root, which is who runs tests in a container.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        try:
            found = playwright.chromium.launch(executable_path=path, args=arguments)
        except Error as error:
            pytest.fail(f"Chromium ({path or 'of Playwright'}) did not start: {error}")
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (static_folder() / "manifest.json").is_file():
        pytest.fail("The client is not built: run `npm ci && npm run build` in client/.")
    started = Server(tmp_path_factory.mktemp("browser"), "--no-limits")
    started.start()
    yield started
    started.stop()


@pytest.fixture
def window(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[OpenWindow]:
    """Opens browser windows, each with cookies of its own. A page that reports an error fails the test."""
    contexts: list[BrowserContext] = []
    windows: list[Window] = []

    def open_window(lang: str = "en", width: int = 1280, height: int = 800, **wishes: object) -> Window:
        context = browser.new_context(
            base_url=server.url,
            locale=lang,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **wishes,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        windows.append(Window(context, _shots(request.node.name)))
        return windows[-1]

    yield open_window
    errors = [error for opened in windows for error in opened.errors]
    for context in contexts:
        context.close()
    assert errors == []


def _shots(test: str) -> Callable[[Page, str], None]:
    """Keeps a picture of the page, if somebody wants to look at it."""
    folder = os.environ.get(SHOTS)

    def keep(page: Page, name: str) -> None:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{test.removeprefix('test_')}-{name}.png")

    return keep


@pytest.fixture(scope="session")
def finished(server: Server) -> Played:
    """A match that was played to its end by programs."""
    return Played.to_the_end(server.url)
