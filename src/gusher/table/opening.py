"""Opening a table: who sits where, and the secret links that are handed out once and never kept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gusher.bots.bot import read_bot
from gusher.bots.levels import with_characters
from gusher.bots.people import drawn_from, names_for
from gusher.kernel import boards, log, registry
from gusher.kernel.chance import commitment
from gusher.kernel.game import Game
from gusher.kernel.state import PUBLIC
from gusher.store.port import MatchRecord, SeatRecord
from gusher.table.aids import USUAL, Aids
from gusher.table.errors import TableError
from gusher.table.links import new_id, new_token, token_hash
from gusher.table.live import BOT

HUMAN, FRIEND, LOCAL, FREE = "human", "friend", "local", "free"
KINDS = (HUMAN, FRIEND, LOCAL, FREE, BOT)
LONGEST_NAME = 24


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit in a seat: the opener, a friend who gets a link, somebody at the opener's screen, whoever comes
    along ("free": listed among the open tables), or a bot."""

    kind: str
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Opened:
    """A new table and its links. `tokens` has one for each seat; a bot's is empty."""

    id: str
    tokens: tuple[str, ...]
    watch: str


def clean_name(name: str, fallback: str) -> str:
    """A name without what could disturb a line of text; long ones are cut."""
    shown = "".join(character for character in name if character.isprintable()).strip()
    return " ".join(shown.split())[:LONGEST_NAME] or fallback


def prepare(
    game: str,
    options: Mapping[str, Any],
    wishes: Sequence[SeatWish],
    listed: bool,
    now: float,
    secret: str,
    opener: str = "",
    token: Callable[[str, int], str] = lambda _match_id, _seat: new_token(),
    aids: Aids = USUAL,
) -> tuple[MatchRecord, Opened]:
    """Checks everything and writes nothing: the record to keep, and the links to hand out, whose tokens are random
    unless `token` makes them."""
    description = registry.find(game)
    settled = description.settle(len(wishes), options)
    match_id = new_id()
    tokens = tuple("" if wish.kind == BOT else token(match_id, seat) for seat, wish in enumerate(wishes))
    named = _with_names(_with_characters(description, wishes, commitment(secret)), commitment(secret))
    seats = tuple(_seat(number, wish, token) for number, (wish, token) in enumerate(zip(named, tokens, strict=True)))
    opened = Opened(match_id, tokens, token(match_id, PUBLIC))
    record = MatchRecord(
        id=opened.id,
        game=game,
        rules=description.rules,
        board=boards.checksum(game),
        options=settled,
        seats=seats,
        secret=secret,
        created=now,
        format=log.FORMATS[-1],
        listed=listed or any(wish.kind == FREE for wish in wishes),  # else nobody would ever come along
        watch_hash=token_hash(opened.watch),
        opener=opener,
        hints=aids.allows_hints([wish.kind for wish in wishes]),
        takebacks=aids.allows_takebacks,
        rated=aids.rated,
        host=next((seat for seat, wish in enumerate(wishes) if wish.kind in (HUMAN, LOCAL)), -1),
    )
    return record, opened


def _with_characters(game: Game, wishes: Sequence[SeatWish], published: str) -> list[SeatWish]:
    """Bots of a level that nobody has given a character get different ones, which follow from the same."""
    bots = [read_bot(wish.bot).suited(game).text for wish in wishes if wish.kind == BOT]
    chosen = iter(with_characters(game, bots, drawn_from(published)))
    return [replace(wish, bot=next(chosen)) if wish.kind == BOT else wish for wish in wishes]


def _with_names(wishes: Sequence[SeatWish], published: str) -> list[SeatWish]:
    """The bots that nobody has given a name get one that follows from what is published of the match. What a bot of an
    old match was called, when it had none, was what it is."""
    nameless = [wish for wish in wishes if wish.kind == BOT and wish.bot.startswith(wish.name)]
    others = [wish.name for wish in wishes if wish not in nameless]
    names = iter(names_for(published, len(nameless), others))
    return [replace(wish, name=next(names)) if wish in nameless else wish for wish in wishes]


def _seat(number: int, wish: SeatWish, token: str) -> SeatRecord:
    if wish.kind not in KINDS:
        raise TableError("seat-kind", given=wish.kind, known=list(KINDS))
    if wish.kind == BOT:
        return SeatRecord(BOT, clean_name(wish.name, wish.bot), bot=wish.bot)
    return SeatRecord(wish.kind, clean_name(wish.name, str(number + 1)), token_hash(token))
