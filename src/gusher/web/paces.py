"""The pace of a table in words, wherever tables are listed or somebody is invited."""

from gusher.store.port import MatchRecord
from gusher.words.catalogue import Catalogue


def pace_said(_record: MatchRecord, _words: Catalogue) -> str:
    """Empty at a table without a clock."""
    return ""
