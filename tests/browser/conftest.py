"""A real browser and the real server, for tests that do what people do."""

import os
import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bench.server import Server
from gusher.web.app import static_folder
from tests.browser.chromium import NoChromium, Search, as_root
from tests.browser.people import Played, Window

SHOTS = Path(os.environ.get("GUSHER_SHOTS") or Path(tempfile.gettempdir()) / "gusher-screenshots")
FAILED = pytest.StashKey[bool]()
PATIENCE = 30_000  # milliseconds until something that should appear counts as missing, on a busy machine too

OpenWindow = Callable[..., Window]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder play in a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    # Chromium refuses its sandbox to root, which is who runs tests in a container.
    arguments = ["--no-sandbox"] if as_root() else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium
        search = Search(
            start=lambda path: chromium.launch(executable_path=path, args=arguments),
            own=Path(chromium.executable_path),
            say=lambda text: _say(pytestconfig, text),
        )
        try:
            found = search.run()
        except NoChromium as error:
            pytest.exit(str(error), returncode=2)  # once, instead of once for every test
        yield found
        found.close()


def _say(config: pytest.Config, text: str) -> None:
    """An installation takes minutes: whoever waits should know what for."""
    shown: AbstractContextManager[None] = config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled()
    with shown:
        print(f"\n{text}", flush=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (static_folder() / "manifest.json").is_file():
        pytest.fail("The client is not built: run `python tools/client.py`.")
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
            **{"reduced_motion": "reduce", **wishes},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        windows.append(Window(context, _keeper(request.node.name)))
        return windows[-1]

    yield open_window
    errors = [error for opened in windows for error in opened.errors]
    if request.node.stash.get(FAILED, False) or errors:
        for number, opened in enumerate(windows, 1):
            opened.shot(f"failed-{number}")
    for context in contexts:
        context.close()
    assert errors == []


def _keeper(test: str) -> Callable[[Page, str], None]:
    """Keeps pictures of pages where somebody may look at them: never in the repository."""
    name_of_test = re.sub(r"\W+", "-", test.removeprefix("test_")).strip("-")

    def keep(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name_of_test}-{name}.png")

    return keep


@pytest.fixture(scope="session")
def finished(server: Server) -> Played:
    """A match that was played to its end by programs."""
    return Played.to_the_end(server.url)
