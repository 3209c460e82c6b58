"""What has changed on a page since it last asked.

A page says which view it shows; the server remembers what it has sent lately, and sends what differs from that. What it
does not remember, it sends whole: a forgotten page costs time and nothing else. A view is remembered for its viewer
alone, for what is left out tells what was there before.
"""

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from json.encoder import encode_basestring
from typing import Any

from gusher.web.lately import put_last
from gusher.web.parts import HOLE, Part

Parts = Mapping[str, Part]
Pieces = list[str | list[int]]  # new pieces, and runs of old ones: where they began and how many
Change = dict[str, Any]  # of a part: its shell, or its pieces, or both
Changed = dict[str, Any]  # a view: its base, and what changes in each part

MOST_VIEWERS = 2_000
EACH = 2  # views of a viewer: the last one, and the one before, if that did not arrive
NEW = -1  # instead of a place: the piece was not there before
NOWHERE = -2  # where no piece stands: no run goes on
MOST_WRITTEN = 2_000  # pieces that are remembered as they are sent
_BITS = 2**64 - 1


class Sent:
    """The views that pages show now."""

    def __init__(self) -> None:
        self._views: OrderedDict[Hashable, OrderedDict[str, Parts]] = OrderedDict()

    def remember(self, viewer: Hashable, parts: Parts) -> str:
        """Returns the tag by which the page will name the view. It follows from the content, in a way that only this
        process knows: the same view has the same tag, and the tag says nothing else."""
        tag = f"{hash(tuple(parts.items())) & _BITS:016x}"
        own = self._views.setdefault(viewer, OrderedDict())
        put_last(own, tag, parts, EACH)
        put_last(self._views, viewer, own, MOST_VIEWERS)
        return tag

    def since(self, viewer: Hashable, tag: str, parts: Parts) -> Changed:
        """What turns the view of this tag into these parts. The old one is kept for a moment: the page may not have got
        the reply and ask again."""
        own = self._views.get(viewer)
        before = None if own is None else own.get(tag)
        if before is None:
            return {"base": "", "parts": {name: whole(part) for name, part in parts.items()}}
        return {"base": tag, "parts": turning(before, parts)}


def turning(before: Parts, now: Parts) -> dict[str, Any]:
    """What turns parts into others of the same names."""
    return {name: _changed(before[name], part) for name, part in now.items() if part != before[name]}


# --- as it is sent ---

as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_piece_as_json = lru_cache(maxsize=MOST_WRITTEN)(encode_basestring)


def written(changed: Changed) -> str:
    """What has changed, as the members of a JSON object. Pieces that change come and go, turn by turn, and have often
    been written before; those of a whole view have not."""
    piece_written = _piece_as_json if changed["base"] else encode_basestring
    parts = [f'"{name}":{_change_written(change, piece_written)}' for name, change in changed["parts"].items()]
    return f'"base":"{changed["base"]}","parts":{{{",".join(parts)}}}'


def _change_written(change: Change, piece_written: Callable[[str], str]) -> str:
    members = [f'"shell":{encode_basestring(change["shell"])}'] if "shell" in change else []
    if "pieces" in change:
        pieces = [piece_written(one) if isinstance(one, str) else _run_written(*one) for one in change["pieces"]]
        members.append(f'"pieces":[{",".join(pieces)}]')
    return f"{{{','.join(members)}}}"


def _run_written(first: int, length: int) -> str:
    return f"[{first},{length}]"


def whole(part: Part) -> dict[str, Any]:
    return {"shell": part.shell.replace(HOLE, "", 1), "pieces": list(part.pieces)}


def _changed(before: Part, now: Part) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if now.shell != before.shell:
        found["shell"] = now.shell.replace(HOLE, "", 1)
    if now.pieces != before.pieces:
        found["pieces"] = difference(before.pieces, now.pieces)
    return found


def difference(before: Sequence[str], now: Sequence[str]) -> Pieces:
    """The new pieces, with those that were there before named by their places. Each old one is used once: it is an
    element of the page and cannot be in two places. What both begin and end with is found first: most is there."""
    begun = _begun_alike(before, now)
    rest = min(len(before), len(now)) - begun
    ended = _begun_alike(before[::-1], now[::-1], rest)
    found: Pieces = [[0, begun]] if begun else []
    for piece in _between(before[begun : len(before) - ended], now[begun : len(now) - ended]):
        found.append(piece if isinstance(piece, str) else [piece[0] + begun, piece[1]])
    return [*found, [len(before) - ended, ended]] if ended else found


def _begun_alike(one: Sequence[str], other: Sequence[str], most: int | None = None) -> int:
    """With how many pieces both begin, at most so many: compared in long runs, which is done without looking at each
    of them where they are the same."""
    low, high = 0, min(len(one), len(other)) if most is None else most
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _between(before: Sequence[str], now: Sequence[str]) -> Pieces:
    """Whatever is found is taken from where it was: all are looked up in one go, and most continue a run. Of several
    that are alike, all but one are sent anew: hardly any are."""
    found: Pieces = []
    places: dict[str, int] = dict(zip(before, range(len(before)), strict=True))
    run, following = [0, 0], NOWHERE
    for piece, place in zip(now, map(places.pop, now, repeat(NEW)), strict=True):
        if place == following:
            run[1] += 1
            following += 1
        elif place == NEW:
            found.append(piece)
            following = NOWHERE
        else:
            run = [place, 1]
            found.append(run)
            following = place + 1
    return found
