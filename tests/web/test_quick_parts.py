"""What is written without templates is as safe as with them: whatever players and catalogues say stays text."""

import re

import pytest

from gusher.kernel import registry
from gusher.web.choices import ChoiceGroup, ChoiceItem
from gusher.web.logbook import LogLine
from gusher.web.quick_parts import WRITERS
from gusher.web.recap import RecapLine, RecapTurn
from gusher.web.views import Prompt
from gusher.words.catalogue import catalogue

EVIL = """<img src="x" onerror='a&b'>"""
SAFE = "&lt;img src=&#34;x&#34; onerror=&#39;a&amp;b&#39;&gt;"
WORDS = catalogue("en", registry.find("atacama"))
LINE = LogLine(3, 0, EVIL, 1, True, EVIL, True, True, EVIL)
ITEM = ChoiceItem(7, EVIL, EVIL, f"{EVIL}!", EVIL, True, EVIL)


def asked(**fields: object) -> Prompt:
    empty = Prompt("atacama", EVIL, EVIL, EVIL, True, "", "", "", False, False, LINE)
    return empty._replace(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "part", "times"),
    [
        ("log_line", LINE, 3),
        ("recap_turn", RecapTurn(1, 0, EVIL, EVIL, (RecapLine(1, EVIL, True, True),)), 3),
        ("choice_group", ChoiceGroup(EVIL, (ITEM,)), 7),
        ("prompt", asked(), 6),
        ("prompt", asked(asked_name=EVIL), 7),
        ("prompt", asked(asked_name=EVIL, occasion=EVIL), 8),
    ],
)
def test_nothing_that_is_said_becomes_a_tag(name: str, part: object, times: int) -> None:
    text = WRITERS[name](part, WORDS)
    assert text.count(SAFE) == times
    assert "<img" not in text
    assert re.search(r"""=\s*["']?<""", text) is None


def test_a_part_is_plain_text_that_can_be_put_together() -> None:
    """Markup would escape whatever it is joined with."""
    parts = (("log_line", LINE), ("choice_group", ChoiceGroup("", (ITEM,))), ("prompt", asked()))
    assert {type(WRITERS[name](part, WORDS)) for name, part in parts} == {str}
