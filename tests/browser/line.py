"""A line on which views can be held back on their way to the page, or altered; and which can be cut."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.people import until

# Between the browser and the page: the page's own listener is called when the test says so.
HOLDING = """
window.line = { held: [], holds: false, altered: {}, source: null };
window.EventSource = class extends EventSource {
  constructor(address) {
    super(address);
    line.source = this;
  }

  addEventListener(name, listen) {
    if (name !== "view") return super.addEventListener(name, listen);
    super.addEventListener(name, (event) => {
      const view = { ...JSON.parse(event.data), ...line.altered };
      const arrive = () => listen({ data: JSON.stringify(view) });
      if (line.holds) line.held.push(arrive);
      else arrive();
    });
  }
};
"""


class Line:
    """To a page that is opened afterwards."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(HOLDING)

    def hold(self) -> None:
        """What comes from now on waits."""
        self._page.evaluate("() => { line.holds = true; }")

    def await_held(self, count: int) -> None:
        until(self._page, "count => line.held.length >= count", count)
        assert self._page.evaluate("line.held.length") == count

    def let_go(self, count: int) -> None:
        """So many arrive at once, in their order."""
        self._page.evaluate("count => { for (const arrive of line.held.splice(0, count)) arrive(); }", count)

    def open(self) -> None:
        """All arrives, and nothing is held back any more."""
        self._page.evaluate("() => { line.holds = false; for (const arrive of line.held.splice(0)) arrive(); }")

    def release(self) -> None:
        """What is held never arrives; what comes from now on does."""
        self._page.evaluate("() => { line.holds = false; line.held = []; }")

    def cut(self) -> None:
        """The stream breaks. A browser that is told to be offline would only open no new one."""
        self._page.evaluate("() => { line.source.close(); line.source.dispatchEvent(new Event('error')); }")

    def alter(self, **values: object) -> None:
        """Every view that comes from now on says this."""
        self._page.evaluate("values => { line.altered = values; }", values)


def overheard(page: Page) -> list[str]:
    """What the server sends to the streams of the page, as it comes: the browser says so."""
    told: list[str] = []

    def note(message: dict[str, Any]) -> None:
        told.append(message["data"])

    session = page.context.new_cdp_session(page)
    session.on("Network.eventSourceMessageReceived", note)
    session.send("Network.enable")
    return told
