"""A real browser and the real server, for tests that do what people do."""

import os
import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from gusher.web.app import static_folder
from tests.browser.chromium import VARIABLE, NoChromium, Search, as_root
from tests.browser.people import SEEN, UNSEEN, Kept, Window, keep
from tests.served import Servers
from tests.web.stored import played

WANTED_SHOTS = os.environ.get("GUSHER_SHOTS")  # a picture takes as long as a move: only if somebody wants to look
SHOTS = Path(WANTED_SHOTS or Path(tempfile.gettempdir()) / "gusher-screenshots")  # of failures there are always some
FAILED = pytest.StashKey[bool]()
PATIENCE = 120_000  # milliseconds until something that should appear counts as missing, on a busy machine too
# Chromium refuses its sandbox to root, which is who runs tests in a container.
ARGUMENTS = ["--no-sandbox"] if as_root() else []

AT_ONCE = "once"  # what others do is shown at once, unless a test is about that
SET_PACE = "localStorage.getItem('gusher-pace') ?? localStorage.setItem('gusher-pace', '{}');"

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


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "deal(number): which of the fixed games a test plays; else the first")
    config.addinivalue_line("markers", "prompt_orders: a standing order answers at once, without a person's pause")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Chromium is found once, before there are workers: they would install it side by side, and nobody would hear."""
    if hasattr(session.config, "workerinput") or session.config.option.collectonly:
        return
    with sync_playwright() as playwright:
        chromium = playwright.chromium

        def start(path: str) -> str:
            chromium.launch(executable_path=path, args=ARGUMENTS).close()
            return path

        search = Search(start, Path(chromium.executable_path), lambda text: _say(session.config, text))
        try:
            os.environ[VARIABLE] = search.run()
        except NoChromium as error:
            pytest.exit(str(error), returncode=2)  # once, instead of once for every test


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=os.environ[VARIABLE], args=ARGUMENTS)
        yield started
        started.close()


def _say(config: pytest.Config, text: str) -> None:
    """An installation takes minutes: whoever waits should know what for."""
    shown: AbstractContextManager[None] = config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled()
    with shown:
        print(f"\n{text}", flush=True)


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    if not (static_folder() / "manifest.json").is_file():
        pytest.fail("The client is not built: run `python tools/client.py`.")
    with Servers(tmp_path_factory.mktemp("browser")) as ready:
        yield ready


@pytest.fixture
def server(servers: Servers, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Servers]:
    """A server and a store for this test alone. What it deals depends on nothing but the test's own wish."""
    deal = request.node.get_closest_marker("deal")
    pause = {"pause": 0.0} if request.node.get_closest_marker("prompt_orders") else {}
    servers.start(tmp_path / "tables.db", f"deal {deal.args[0] if deal else 1}", **pause)
    yield servers
    servers.stop()


@pytest.fixture
def window(browser: Browser, server: Servers, request: pytest.FixtureRequest) -> Iterator[OpenWindow]:
    """Opens browser windows, each with cookies of its own. A page that reports an error fails the test."""
    contexts: list[BrowserContext] = []
    windows: list[Window] = []
    keeper = _keeper(request.node.nodeid)

    def open_window(
        lang: str = "en", width: int = 1280, height: int = 800, pace: str = AT_ONCE, **wishes: object
    ) -> Window:
        context = browser.new_context(
            base_url=server.url,
            locale=lang,
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", **wishes},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SET_PACE.format(pace))
        if not WANTED_SHOTS:
            context.add_init_script(UNSEEN)
        contexts.append(context)
        windows.append(Window(context, keeper if WANTED_SHOTS else _looked_at_by_nobody, bool(wishes.get("has_touch"))))
        return windows[-1]

    yield open_window
    errors = [error for opened in windows for error in opened.errors]
    if request.node.stash.get(FAILED, False) or errors:
        for number, opened in enumerate(windows, 1):
            opened.page.evaluate(SEEN)
            keeper(opened.page, f"failed-{number}")
    for context in contexts:
        context.close()
    assert errors == []


def _keeper(test: str) -> Callable[[Page, str], None]:
    """Keeps pictures of pages where somebody may look at them: never in the repository."""
    name_of_test = re.sub(r"\W+", "-", re.sub(r".*/test_|\.py|(?<=::)test_", "", test)).strip("-")

    def keep(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name_of_test}-{name}.png")

    return keep


def _looked_at_by_nobody(page: Page, name: str) -> None:
    """No picture."""


@pytest.fixture
def finished(server: Servers) -> Kept:
    """A match of Atacama that is over."""
    return keep(server.database, played(100))
