"""Finished matches as log files: out of the store, and into it."""

import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence

from gusher.bots.people import called
from gusher.kernel import boards, log
from gusher.store.port import OVER, MatchRecord, SeatRecord
from gusher.table.errors import TableError
from gusher.table.links import ID_BYTES
from gusher.table.live import BOT, header
from gusher.table.opening import HUMAN, clean_name

LONGEST_BOT = 64


def kept_log(record: MatchRecord, entries: Sequence[str]) -> Iterator[str]:
    """The log of a finished match, line by line, as it was stored: whatever has become of the rules since. One that
    has no result has no last line."""
    yield json.dumps(header(record))
    yield from entries
    if record.result is not None:
        yield json.dumps({"end": record.result, "secret": record.secret})


def finished_match(lines: Sequence[str], now: float) -> tuple[MatchRecord, list[str]]:
    """The record and the entries that keep a finished log. Its id follows from the log: the same one is kept once.

    Raises BadLog if the log cannot be replayed or does not reveal its secret, TableError if its draws are not honest.
    """
    verdict = log.verify(lines)
    if not verdict.honest:
        raise TableError("dishonest-log")
    match = log.read(lines, listen=False)
    assert match.secret is not None
    entries = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
    record = MatchRecord(
        id=_id(lines),
        game=match.game.name,
        rules=match.rules,
        board=boards.checksum(match.game.name),
        options=match.said,
        seats=tuple(_seat(number, name) for number, name in enumerate(match.names)),
        secret=match.secret,
        created=now,
        format=match.format,
        listed=True,  # whoever knows the address may watch; lists of tables under way leave it out
        status=OVER,
        n=match.n,
        changed=now,
        turn=int(match.state.seat),
        result=log.end_words(match)["end"],
    )
    return record, entries


def _id(lines: Sequence[str]) -> str:
    digest = hashlib.sha256("\n".join(line for line in lines if line.strip()).encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()


def _seat(number: int, name: str) -> SeatRecord:
    """Nobody has a link to a seat of a match that was played elsewhere."""
    if plays := called(name):
        bot = "".join(filter(str.isprintable, plays.bot))[:LONGEST_BOT]
        return SeatRecord(BOT, clean_name(plays.name, bot or str(number + 1)), bot=bot)
    return SeatRecord(HUMAN, clean_name(name, str(number + 1)))
