"""What a request opens. There are no accounts: a browser has a key in its one cookie of that sort, a program sends the
token of a seat."""

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fastapi import Request
from starlette.responses import Response

from gusher.kernel.state import PUBLIC
from gusher.store.port import MatchRecord
from gusher.table.aside import Aside
from gusher.table.keys import NO_KEY, Key, Link, Ring, new_key, read_key, unseal
from gusher.table.links import LONGEST_TOKEN, token_hash
from gusher.table.live import LiveTable
from gusher.table.opening import FRIEND
from gusher.web.old_cookies import is_old, old_links, old_token, some_old
from gusher.web.session import language_of, set_cookie, tables

KEY_COOKIE = "key"


@dataclass(frozen=True)
class Credentials:
    """The secrets that a request shows. All count: a proxy may ask browsers for a password of its own, which they send
    in the header that programs use."""

    bearer: str = ""
    key: Key = NO_KEY
    ring: Ring = field(default_factory=dict)
    cookies: Mapping[str, str] = field(default_factory=dict)
    # What was found out, for a page that listens asks before every view: by match, seat, hash of the token, whose.
    _known: dict[tuple[str, int, str, bool], str] = field(default_factory=dict, init=False, compare=False, repr=False)

    def own_seats(self, table: LiveTable | Aside) -> list[int]:
        return self.own_seats_of(table.record)

    def own_seats_of(self, record: MatchRecord) -> list[int]:
        """Seats that were left are played by a bot: their links let one watch."""
        return [seat for seat, sits in enumerate(record.seats) if not sits.gone and self.seat_token(record, seat)]

    def may_watch(self, table: LiveTable | Aside) -> bool:
        """Listed tables are for everybody to watch; others for whoever has the watch link, or has sat there."""
        places = (PUBLIC, *(seat for seat, sits in enumerate(table.record.seats) if sits.gone))
        return table.record.listed or any(self.token(table, place) for place in places)

    def watch_token(self, table: LiveTable) -> str:
        """The token of the watch link; empty if it is not known here."""
        return self.token(table, PUBLIC)

    def friends(self, table: LiveTable) -> dict[int, str]:
        """The tokens of friends who have not come yet, by seat; afterwards a link is its owner's alone."""
        waiting = [seat for seat, record in enumerate(table.record.seats) if record.kind == FRIEND]
        found = {seat: self.token(table, seat, own=False) for seat in waiting}
        return {seat: token for seat, token in found.items() if token}

    def token(self, table: LiveTable | Aside, seat: int, own: bool = True) -> str:
        """The token by which the seat is opened, or the place to watch (PUBLIC); empty if it is not. If it is not one's
        own but a friend's, the token of the link to send."""
        return self.seat_token(table.record, seat, own)

    def seat_token(self, record: MatchRecord, seat: int, own: bool = True) -> str:
        expected = record.watch_hash if seat == PUBLIC else record.seats[seat].token_hash
        asked = (record.id, seat, expected, own)
        known = self._known.get(asked)
        if known is None:
            known = self._known[asked] = self._opening(*asked)
        return known

    def _opening(self, match_id: str, seat: int, expected: str, own: bool) -> str:
        shown = (self.bearer if own else "", self._held(match_id, seat, expected, own))
        for token in (*shown, old_token(self.cookies, match_id, seat, own)):
            if _opens(token, expected):
                return token
        return ""

    def _held(self, match_id: str, seat: int, expected: str, own: bool) -> str:
        held = self.ring.get((match_id, seat))
        return unseal(self.key, held.sealed, expected) if held is not None and held.own == own else ""

    def holds(self, link: Link) -> bool:
        return self._held(link.match_id, link.seat, token_hash(link.token), link.own) == link.token


def _opens(token: str, expected: str) -> bool:
    """A seat without a link (a bot's) has an empty hash and is opened by nothing."""
    if not token or not expected or len(token) > LONGEST_TOKEN:
        return False
    return hmac.compare_digest(token_hash(token), expected)


async def credentials(request: Request, anew: bool = False) -> Credentials:
    """What the request opens. It is read from the store when the browser has got hold of something since, or `anew`."""
    known: Credentials | None = getattr(request.state, "credentials", None)
    if known is not None and not anew:
        return known
    bearer = _bearer(request)
    key = read_key(request.cookies.get(KEY_COOKIE, "")) or read_key(bearer)  # a program may have a key, too
    old = {name: value for name, value in request.cookies.items() if is_old(name)}
    found = Credentials(bearer, key, await tables(request).keys.ring(key, anew), old)
    request.state.credentials = found
    return found


def _bearer(request: Request) -> str:
    """The token of an Authorization header, if there is one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


# --- what a browser is given ---


async def keep(response: Response, request: Request, links: Sequence[Link], name: str = "") -> None:
    """The browser holds these links from now on. With the first seat of its own it becomes a player's, under the name
    that was given there."""
    shown = await credentials(request)
    new = [link for link in links if not shown.holds(link)]
    if new:
        key = await tables(request).keys.hold(shown.key or new_key(), new)
        seats = [link.place for link in new if link.own and link.seat != PUBLIC]
        if seats:
            await tables(request).players.sit(key, seats, name, language_of(request))
        give(response, request, key)


def give(response: Response, request: Request, key: Key) -> None:
    set_cookie(response, request, KEY_COOKIE, str(key))


async def recall(request: Request) -> None:
    """A page is asked for: what another tab has got hold of is looked up, even if the reply that told so was lost."""
    await credentials(request, anew=True)


async def leave_key(response: Response, request: Request) -> None:
    """With a page comes a key, for the tables that may be opened or joined from it: two that are opened at once then
    belong to the same browser. What older cookies open is put on it, and they go."""
    shown = await credentials(request)
    if shown.cookies:
        await _take_over(response, request, shown)
    elif not shown.key:
        give(response, request, new_key())


async def _take_over(response: Response, request: Request, shown: Credentials) -> None:
    cookies = some_old(shown.cookies)
    links = [link for link in old_links(cookies) if len(link.token) <= LONGEST_TOKEN]
    seats = await tables(request).keys.seats_of([link.token for link in links])
    await keep(response, request, [link for link, seat in zip(links, seats, strict=True) if seat == link.place])
    for name in cookies:
        set_cookie(response, request, name, "", seconds=0)
