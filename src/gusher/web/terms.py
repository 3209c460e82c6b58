"""By which rules and at which pace a table plays, in a few words: for lists and invitations."""

from gusher.store.port import MatchRecord
from gusher.web.views import options_said
from gusher.words.catalogue import Catalogue


def terms(record: MatchRecord, words: Catalogue) -> list[str]:
    """Its pace, if it has a clock, and what is not as usual."""
    return [*pace_said(record, words), *options_said(record.game, len(record.seats), record.options, words)]


def pace_said(_record: MatchRecord, _words: Catalogue) -> list[str]:
    """Nothing at a table without a clock."""
    return []
