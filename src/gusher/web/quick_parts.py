"""The parts that nearly every view has anew: the prompt, lines of the log, turns of the recap, groups of choices.

They are written by functions instead of templates, in half of the time or less: a template looks every value up by its
name and stops after each. What is seldom new has a template (`parts.py`).
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from markupsafe import escape

from gusher.kernel.say import say
from gusher.web.choices import ChoiceGroup, ChoiceItem
from gusher.web.logbook import LogLine
from gusher.web.recap import RecapLine, RecapTurn
from gusher.web.views import Prompt
from gusher.words.catalogue import Catalogue

MOST_CHOICES = 4096  # that are kept as they are written


def _said(words: Catalogue, key: str, **args: int | str) -> str:
    return escape(words.say(say(key, **args)))


def prompt(part: Prompt, words: Catalogue) -> str:
    dress = f"prompt{' mine' if part.asked else ''}{' done' if part.over else ''}"
    symbols = _rules(part, part.symbols, "symbols", _said(words, "web-symbols")) if part.symbols else ""
    last = "" if part.last is None else f'<p class="prompt-last{_seat(part.last.seat)}">{escape(part.last.text)}</p>'
    return (
        f'<div id="prompt" class="{dress}">\n{symbols}{_heading(part, words)}'
        f'  <h2 class="prompt-text">{escape(part.text)} {_clause(part, words)}</h2>\n{last}</div>'
    )


def _rules(part: Prompt, section: str, dress: str, inside: str, more: str = "") -> str:
    """A link into the rulebook."""
    place = f"/rules/{escape(part.game)}#{escape(section)}"
    return f'<a class="{dress}" href="{place}" target="_blank" rel="noopener"{more}>{inside}</a>'


def _clause(part: Prompt, words: Catalogue) -> str:
    if not part.clause:
        return ""
    said = _said(words, "web-clause", clause=part.clause)
    return _rules(part, part.clause, "clause", "?", f' aria-label="{said}" title="{said}"')


def _heading(part: Prompt, words: Catalogue) -> str:
    """What stands above the question: how it has ended, why one is asked, or who."""
    if part.verdict:
        said = _said(words, "web-verdict-won" if part.verdict == "won" else "web-verdict-shared")
        return f'<p class="prompt-name verdict">{said}</p>\n'
    if part.occasion:
        name = f"{escape(part.asked_name)} · " if part.asked_name else ""
        return f'<p class="prompt-name occasion">{name}{escape(part.occasion)}</p>\n'
    if part.asked_name:
        return f'<p class="prompt-name">{_said(words, "web-asked", name=part.asked_name)}</p>\n'
    if part.asked:
        return f'<p class="prompt-name">{_said(words, "web-your-turn")}</p>\n'
    return f'<p class="prompt-name">{_said(words, "web-watching")}</p>' if part.watching else ""


def _seat(seat: int | None) -> str:
    """The class of what a seat has done."""
    return "" if seat is None else f" seat-{seat + 1}"


def log_line(part: LogLine, words: Catalogue) -> str:
    sound = f'data-sound="{escape(part.sound)}" ' if part.sound else ""
    flows = f' data-flows="{escape(part.flows)}"' if part.flows else ""
    text: str = escape(part.text)
    if part.n:
        again = _said(words, "pace-again")
        text = (
            f'<button type="button" class="again" tabindex="-1" data-again="{part.n}" title="{again}">{text}</button>'
        )
    dress = f"log-line{' new' if part.new else ''}{_seat(part.seat)}"
    place = f'{sound}id="log-{part.n}-{part.place}"{flows}'
    return f'<li class="{dress}" {place}>{text}{_sheet(part, words)}</li>'


def _sheet(part: LogLine | RecapLine, words: Catalogue) -> str:
    if not part.sheet:
        return ""
    return f' <button type="button" class="sheet-open" data-sheet="{part.n}">{_said(words, "pace-sheet")}</button>'


def recap_turn(part: RecapTurn, words: Catalogue) -> str:
    head = f"<h4><b>{escape(part.numeral)}</b> {escape(part.name)}</h4>" if part.name else ""
    lines = "".join([_recap_line(line, words) for line in part.lines])
    dress = f"recap-turn{_seat(part.seat) if part.name else ''}"
    return f'<li class="{dress}" id="recap-{part.first}">\n{head}\n  <ul>{lines}</ul>\n</li>'


def _recap_line(line: RecapLine, words: Catalogue) -> str:
    mine, me = "", ""
    if line.mine:
        mine, me = " mine", f'<span class="recap-me">{_said(words, "pace-me")}</span> '
    return f'<li class="recap-line{mine}">{me}{escape(line.text)}{_sheet(line, words)}</li>'


def choice_group(part: ChoiceGroup, _words: Catalogue) -> str:
    head = f"<h3>{escape(part.title)}</h3>" if part.title else ""
    choices = "".join([_choice(item) for item in part.items])
    return (
        f'<div class="choice-group" id="group-{part.items[0].action}">\n{head}'
        f'  <div class="choice-row">\n{choices}  </div>\n</div>'
    )


@lru_cache(maxsize=MOST_CHOICES)
def _choice(item: ChoiceItem) -> str:
    text, short = escape(item.text), escape(item.short)
    risk = f' data-risk="{escape(item.risk)}"' if item.risk else ""
    label = f' aria-label="{text}"' if item.short != item.text else ""
    return (
        f'<button type="button" class="choice{" alone" if item.alone else ""}" id="choice-{item.action}"'
        f' data-action="{item.action}" data-answer="{escape(item.answer)}" data-crosses="{escape(item.crosses)}"{risk}'
        f' data-text="{text}" aria-pressed="false"{label}>{short}</button>'
    )


WRITERS: dict[str, Callable[[Any, Catalogue], str]] = {
    "prompt": prompt,
    "log_line": log_line,
    "recap_turn": recap_turn,
    "choice_group": choice_group,
}
