"""Copies everything from one store to another, and proves it by counts and checksums.

A match is copied whole in one transaction. So an interruption leaves whole matches behind, and the next run goes on
with the others. How players want to be told, how strong they are and how their games went goes along; what was about
to be told does not.
Leases are left out, too: they belong to processes, none of which serves either store meanwhile.
"""

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace

from gusher.store.port import BadStore, NotKept, Store, Whole

STEPS = 3  # for each match


@dataclass(frozen=True, slots=True)
class Tally:
    """What some matches amount to."""

    matches: int
    entries: int
    replies: int
    chat: int
    checksum: str


def move(source: Store, target: Store, advance: Callable[[int], None]) -> tuple[int, Tally]:
    """How many matches had to be copied, and what both stores have now. Every match is compared, copied and checked,
    and `advance` is told of each of these STEPS. Raises BadStore if a match has been played on in the target, before
    anything is copied; or if the stores differ afterwards."""
    target.keep_players(source.players())  # first: seats are theirs
    beaten = source.heartbeat()
    if beaten is not None and target.heartbeat() is None:
        target.beat(beaten, None)  # what clocks say is counted from there
    ids = source.ids()
    missing = _missing(source, target, ids, advance)
    for match_id in missing:
        target.keep(source.whole(match_id))
        advance(1)
    advance(len(ids) - len(missing))
    target.keep_notice_settings(source.notice_settings())
    target.keep_ratings(source.ratings())
    _keep_analyses(source, target, ids)
    before, after = tally(source, ids), tally(target, ids, advance)
    if before != after:
        raise BadStore("copy-differs")
    return len(missing), after


def _keep_analyses(source: Store, target: Store, ids: list[str]) -> None:
    """One at a time: each is long."""
    for match_id in ids:
        analysis = source.analysis(match_id)
        if analysis is not None:
            target.keep_analysis(analysis)


def _missing(source: Store, target: Store, ids: list[str], advance: Callable[[int], None]) -> list[str]:
    there, missing = set(target.ids()), []
    for match_id in ids:
        if match_id not in there or _lags(source, target, match_id):
            missing.append(match_id)
        advance(1)
    return missing


def _lags(source: Store, target: Store, match_id: str) -> bool:
    """Has the match been played on since it was copied? Then it is copied anew. If it was played on in the target, what
    happened there would be lost, and it is not for a program to choose."""
    ours, theirs = source.whole(match_id), target.whole(match_id)
    if digest(ours) == digest(theirs):
        return False
    went_on = (
        (ours.match.version > theirs.match.version or _without_people(ours) == _without_people(theirs))
        and _last_held(ours) >= _last_held(theirs)
        and ours.entries[: len(theirs.entries)] == theirs.entries
        and ours.chat[: len(theirs.chat)] == theirs.chat
    )
    if not went_on:
        raise BadStore("diverged", match=match_id)
    return True


def _without_people(whole: Whole) -> Whole:
    """What a browser holds, whose a seat is and what it wants answered: nobody else sees that, and so it has no
    version."""
    return replace(whole, held=(), players=(), orders=())


def _last_held(whole: Whole) -> float:
    """When a browser last got hold of a seat."""
    return max((held.at for held in whole.held), default=0.0)


def tally(store: Store, ids: Iterable[str], advance: Callable[[int], None] = lambda _: None) -> Tally:
    """Counted and summed from what the store has, match by match; of one that it has not there is nothing to count."""
    matches, entries, replies, chat, summed = 0, 0, 0, 0, hashlib.sha256()
    for match_id in ids:
        advance(1)
        try:
            whole = store.whole(match_id)
        except NotKept:
            continue
        matches += 1
        entries += len(whole.entries)
        replies += len(whole.replies)
        chat += len(whole.chat)
        summed.update(digest(whole))
    return Tally(matches, entries, replies, chat, f"sha256:{summed.hexdigest()}")


def digest(whole: Whole) -> bytes:
    """The same for the same match, whichever engine keeps it."""
    return hashlib.sha256(json.dumps(asdict(whole), sort_keys=True, default=sorted).encode()).digest()
