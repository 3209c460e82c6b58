"""What a store amounts to: counts, and one checksum over all that goes along when it is moved."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from gusher.store.port import Store, Whole


@dataclass(frozen=True, slots=True)
class Tally:
    matches: int
    entries: int
    replies: int
    chat: int
    analyses: int
    players: int
    channels: int
    quiet: int
    ratings: int
    checksum: str


def tally(store: Store, advance: Callable[[int], None] = lambda _: None) -> Tally:
    """Counted and summed from what the store has, match by match; `advance` is told of each. The same for the same
    tables, whichever engine keeps them."""
    matches, entries, replies, chat, analyses, summed = 0, 0, 0, 0, 0, hashlib.sha256()
    for match_id in store.ids():
        whole, analysis = store.whole(match_id), store.analysis(match_id)
        matches += 1
        entries += len(whole.entries)
        replies += len(whole.replies)
        chat += len(whole.chat)
        analyses += analysis is not None
        summed.update(digest(whole))
        summed.update(_sum(asdict(analysis) if analysis is not None else None))
        advance(1)
    players, settings, ratings = store.players(), store.notice_settings(), store.ratings()
    summed.update(_sum([asdict(player) for player in players]))
    summed.update(_sum(asdict(settings)))
    summed.update(_sum([asdict(rating) for rating in ratings]))
    summed.update(_sum(dict(store.salts())))
    return Tally(
        *(matches, entries, replies, chat, analyses),
        *(len(players), len(settings.channels), len(settings.quiet), len(ratings)),
        f"sha256:{summed.hexdigest()}",
    )


def digest(whole: Whole) -> bytes:
    """The same for the same match, whichever engine keeps it."""
    return _sum(asdict(whole))


def _sum(data: Any) -> bytes:
    return hashlib.sha256(json.dumps(data, sort_keys=True, default=sorted).encode()).digest()
