"""Whoever looks at pages for us sees what is wrong with them, in the scheme and the size in which it is."""

import json

from tests.browser.conftest import OpenWindow
from tests.browser.looks import DAY, NIGHT, looked_at

# A button without a name, words that are faint by night, and something that no phone has room for.
FAULTS = """() => {
  const place = document.querySelector("main").appendChild(document.createElement("div"));
  place.id = "faults";
  place.innerHTML = "<button></button> <b>faint</b> <p>broad</p>";
  const [button, faint, broad] = place.children;
  faint.style.cssText = "color-scheme: light dark; color: light-dark(#000, #333); background: light-dark(#fff, #222)";
  broad.style.width = "600px";
}"""


def test_faults_are_found_where_they_are(window: OpenWindow) -> None:
    ada = window("en")
    ada.go("/me").evaluate(FAULTS)
    *grave, wide = looked_at(ada, "", "#faults", looks=(NIGHT,))
    assert [json.loads(finding)["rule"] for finding in grave] == ["button-name", "color-contrast"]
    assert wide.endswith("pixels too wide")
    (grave_by_day,) = looked_at(ada, "", "#faults", looks=(DAY,))
    assert json.loads(grave_by_day)["rule"] == "button-name"
