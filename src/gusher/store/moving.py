"""Makes a store the same as another one, and proves it by counts and checksums.

A match is copied whole in one transaction. So an interruption leaves whole matches behind, and the next run goes on
with the others. The target is marked as a copy before anything else, until somebody serves it: as long as it is one,
whatever it has and the source has not was deleted or forgotten there since, and goes. A store that has been served, or
has tables from elsewhere, is left as it is.

What stays behind: what was about to be told, codes for another device, and how far an analysis is that is being made.
Leases, too: they belong to processes, none of which serves either store meanwhile.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from math import inf

from gusher.store.port import BadStore, Store, Whole
from gusher.store.tally import Tally, digest, tally

STEPS = 3  # for each match
NAME = "store"  # a salt, by which a store knows its copies; they have it, too


def move(source: Store, target: Store, advance: Callable[[int], None]) -> tuple[int, Tally]:
    """How many matches had to be copied, and what both stores have now. Every match is compared, copied and checked,
    and `advance` is told of each of these STEPS. Raises BadStore before anything is copied, if the target has
    something of its own, or a match has been played on in it; or if the stores differ afterwards."""
    name = source.salt(NAME)
    if target.copy_of() != name and (target.ids() or target.players()):
        raise BadStore("not-empty")
    ids = source.ids()
    behind = _behind(source, target, ids, advance)
    target.mark_as_copy(name)
    _take_away(source, target)
    _keep_what_is_no_match(source, target)
    for match_id in behind:
        target.keep(source.whole(match_id))
        advance(1)
    advance(len(ids) - len(behind))
    _keep_what_belongs_to_both(source, target)
    before, after = tally(source), tally(target, advance)
    if before != after:
        raise BadStore("copy-differs")
    source.mark_as_copy(name)  # of each other: so the way back is the same, as long as nobody serves it
    return len(behind), after


def _take_away(source: Store, target: Store) -> None:
    """What is not in the source any more, and what is not to be told from here."""
    for match_id in _missing(target.ids(), source.ids()):
        target.remove(match_id, target.match(match_id).version)
    for player in _missing([player.id for player in target.players()], [player.id for player in source.players()]):
        target.forget_player(player)
    target.forget_notices(inf)


def _keep_what_is_no_match(source: Store, target: Store) -> None:
    """Before the matches: seats belong to players."""
    target.keep_salts(source.salts())
    target.keep_players(source.players())
    beaten = source.heartbeat()
    if beaten is not None:
        target.beat(beaten, target.heartbeat())  # what clocks say is counted from there


def _keep_what_belongs_to_both(source: Store, target: Store) -> None:
    target.keep_notice_settings(source.notice_settings())
    target.keep_ratings(source.ratings())
    for match_id in source.ids():  # one at a time: each is long
        analysis = source.analysis(match_id)
        if analysis is not None:
            target.keep_analysis(analysis)


def _missing(ours: Collection[str], theirs: Collection[str]) -> list[str]:
    return sorted(set(ours) - set(theirs))


def _behind(source: Store, target: Store, ids: list[str], advance: Callable[[int], None]) -> list[str]:
    """The matches that have to be copied."""
    there, behind = set(target.ids()), []
    here = {player.id for player in source.players()}
    forgotten = {player.key_hash for player in target.players() if player.id not in here}
    for match_id in ids:
        if match_id not in there or _lags(source.whole(match_id), target.whole(match_id), forgotten):
            behind.append(match_id)
        advance(1)
    return behind


def _lags(ours: Whole, theirs: Whole, forgotten: Collection[str]) -> bool:
    """Has the match been played on since it was copied? Then it is copied anew. If it was played on in the target, what
    happened there would be lost, and it is not for a program to choose."""
    if digest(ours) == digest(theirs):
        return False
    went_on = (
        (ours.match.version > theirs.match.version or _as_all_see_it(ours) == _as_all_see_it(theirs))
        and _last_held(ours) >= _last_held(theirs, forgotten)
        and ours.entries[: len(theirs.entries)] == theirs.entries
        and ours.chat[: len(theirs.chat)] == theirs.chat
    )
    if not went_on:
        raise BadStore("diverged", match=ours.match.id)
    return True


def _as_all_see_it(whole: Whole) -> Whole:
    """What a browser holds, whose a seat is, what it wants answered, and when somebody last looked: nobody else sees
    that, and so it has no version."""
    return replace(whole, match=replace(whole.match, attended=0.0), held=(), players=(), orders=())


def _last_held(whole: Whole, forgotten: Collection[str] = ()) -> float:
    """When a browser last got hold of a seat, but for those whose owners have been forgotten."""
    return max((held.at for held in whole.held if held.key_hash not in forgotten), default=0.0)
