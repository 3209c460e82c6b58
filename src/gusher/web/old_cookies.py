"""The cookies of before: one for each seat, each place to watch and each table's friends' links, which in the end were
too many for a request. A browser that still has them is asked for them until it comes to a page and gets a key."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from urllib.parse import unquote

from gusher.kernel.state import PUBLIC
from gusher.table.keys import Link

SEAT, WATCH, LINKS = "seat_", "watch_", "links_"
MOST_AT_ONCE = 60  # of these cookies are taken over with one page; the next page takes more
MOST_LINKS = 200  # in that many cookies: no table has more than six seats


def is_old(name: str) -> bool:
    return name.startswith((SEAT, WATCH, LINKS))


def old_token(cookies: Mapping[str, str], match_id: str, seat: int, own: bool) -> str:
    """The token of a seat, or of a place to watch, that these cookies hold; empty if they do not."""
    if not own:
        return _friends(cookies.get(f"{LINKS}{match_id}", "")).get(seat, "")
    return cookies.get(f"{WATCH}{match_id}" if seat == PUBLIC else f"{SEAT}{match_id}_{seat}", "")


def some_old(cookies: Mapping[str, str]) -> dict[str, str]:
    """As many as one page takes over."""
    return dict(islice(cookies.items(), MOST_AT_ONCE))


def old_links(cookies: Mapping[str, str]) -> list[Link]:
    """What these cookies claim to open."""
    return list(islice(_claims(cookies), MOST_LINKS))


def _claims(cookies: Mapping[str, str]) -> Iterator[Link]:
    for name, value in cookies.items():
        if name.startswith(SEAT):
            match_id, _, seat = name.removeprefix(SEAT).rpartition("_")
            if _is_seat(seat):
                yield Link(match_id, int(seat), value)
        elif name.startswith(WATCH):
            yield Link(name.removeprefix(WATCH), PUBLIC, value)
        elif name.startswith(LINKS):
            for number, token in _friends(value).items():
                yield Link(name.removeprefix(LINKS), number, token, own=False)


def _friends(text: str) -> dict[int, str]:
    """The friends' links of a table; nothing if the cookie is not ours."""
    try:
        found = json.loads(unquote(text))
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {int(seat): token for seat, token in found.items() if _is_seat(seat) and isinstance(token, str)}


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 3
