"""By which rules and at which pace a table plays, in a few words: at the table, in lists and in invitations."""

from collections.abc import Mapping
from typing import Any

from gusher.kernel import registry
from gusher.kernel.say import say
from gusher.store.port import MatchRecord
from gusher.web.clocks import pace_options
from gusher.web.rated import rated_said
from gusher.words.catalogue import Catalogue


def terms(record: MatchRecord, words: Catalogue, settled: Mapping[str, Any] | None = None) -> list[str]:
    """Whether it is rated, what is not as usual, and its pace, if it has a clock. `settled`: the options as the match
    has them, where it has been read; by older rules they are more than were chosen."""
    return [
        *rated_said(record, words),
        *_options_said(record.game, len(record.seats), settled or record.options, words),
        *pace_options(record, words),
    ]


def _options_said(game: str, seats: int, options: Mapping[str, Any], words: Catalogue) -> list[str]:
    """The options that differ from the usual ones: “Advanced game: yes”. Settings of older rules have no words."""
    usual = {option.name: option.usual(seats) for option in registry.find(game).options}
    return [
        words.say(say("web-option", title=option_word(game, name, words), value=value_word(game, name, value, words)))
        for name, value in options.items()
        if name in usual and value != usual[name]
    ]


def option_word(game: str, name: str, words: Catalogue) -> str:
    return words.say(say(f"{game}-option-{name}"))


def value_word(game: str, name: str, value: object, words: Catalogue) -> str:
    return words.say(say(f"{game}-option-{name}-{str(value).lower()}"))
