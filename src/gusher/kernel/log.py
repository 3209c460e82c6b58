"""Logs as JSON lines: a header, one line per entry, a last line when the game is over (docs/log.md)."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from gusher.kernel import boards, chance, registry
from gusher.kernel.errors import BadLog, GusherError
from gusher.kernel.game import Options
from gusher.kernel.lines import Line, parse
from gusher.kernel.match import BY_NUMBER, BY_PAST, REWIND, Entry, Match
from gusher.kernel.state import CHANCE

FORMATS = (BY_NUMBER, BY_PAST)  # that can be read; new logs are written in the last
LONGEST_NAME = 200  # characters; a player's has at most 24, a bot's tells how it thinks


def header(match: Match) -> dict[str, Any]:
    game = match.game
    return first_line(
        match.format,
        game.name,
        match.rules,
        boards.checksum(game.name),
        match.seats,
        match.said,
        match.names,
        match.commitment,
    )


def first_line(
    version: int,
    game: str,
    rules: int,
    board: str,
    seats: int,
    options: Options,
    names: list[str],
    commitment: str | None,
) -> dict[str, Any]:
    """The first line of a log; it names the board only if that is not the built-in one."""
    return {
        "gusher": version,
        "game": game,
        "rules": rules,
        **({"board": board} if board else {}),
        "seats": seats,
        "options": options,
        "names": names,
        "commitment": commitment,
    }


def entry_words(match: Match, entry: Entry, viewer: int | None = None) -> dict[str, Any]:
    """An entry as it is written; for a viewer without what it may not read."""
    if entry.to is not None:
        rewind = {"n": entry.n, "by": entry.by, "do": REWIND, "to": entry.to}
        return {**rewind, "agreed": True} if entry.agreed else rewind
    words = match.game.actions.words(entry.action)
    joined = {"joined": True} if entry.joined else {}
    if not match.may_read(entry, viewer):
        return {"n": entry.n, "by": entry.by, "do": words["do"], "hidden": True, **joined}
    return {"n": entry.n, "by": entry.by, **words, **joined}


def end_words(match: Match) -> dict[str, Any]:
    result = {"end": {"scores": match.state.scores(), "ranks": match.state.ranks()}}
    return {**result, "secret": match.secret} if match.secret is not None else result


def write(match: Match, viewer: int | None = None) -> Iterator[str]:
    """The log's lines. Without a viewer it is the whole truth; a running match is only shown per viewer."""
    yield json.dumps(header(match))
    for entry in match.entries:
        yield json.dumps(entry_words(match, entry, viewer))
    if match.over:
        yield json.dumps(end_words(match))


def read(
    lines: Iterable[str], listen: bool = True, to: int | None = None, watch: Callable[[Match], None] | None = None
) -> Match:
    """Replays a log, checking every step; `to` stops after that entry. Raises BadLog, which names the line.

    `watch` is shown the match after every entry.
    """
    steps = reading(lines, listen, to)
    match = next(steps)
    for _ in steps:
        if watch is not None:
            watch(match)
    return match


def reading(lines: Iterable[str], listen: bool = True, to: int | None = None) -> Iterator[Match]:
    """The same step by step, for whoever has other things to do in between: the match when it is opened, and again
    after every entry."""
    parsed = parse(lines)
    first = next(parsed, None)
    if first is None:
        raise BadLog("empty", 1)
    match = _open(first, listen)
    yield match
    ended = False
    for line in parsed if to != 0 else ():
        if ended:
            raise BadLog("after-end", line.number)
        if "end" in line.data:
            _check_end(match, line)
            ended = True
        else:
            _follow(match, line)
            yield match
            if match.n == to:
                return
    if to is not None and to != match.n:
        raise BadLog("no-such-entry", match.n + 1, given=to, last=match.n)


def catch_up(match: Match, lines: Iterable[str]) -> None:
    """Goes on with a match that draws its own chance by entries that were made elsewhere: their draws come with them.
    Raises BadLog, and then the match is of no use any more."""
    secret, match.secret = match.secret, None
    for line in parse(lines):
        _follow(match, line)
    if secret is not None:
        match.draw_from(secret)


def _open(line: Line, listen: bool) -> Match:
    _check_header(line)
    data = line.data
    try:
        game = registry.find(data["game"])
        if not game.reads(data["rules"]):
            raise BadLog("rules", line.number, given=data["rules"], known=game.rules)
        if data.get("board", "") != boards.checksum(game.name):
            raise BadLog("board", line.number, given=str(data.get("board", "none")))
        return Match(
            game,
            data["seats"],
            data["options"],
            data["names"],
            commitment=data.get("commitment"),
            listen=listen,
            format=data["gusher"],
            rules=data["rules"],
        )
    except BadLog:
        raise
    except GusherError as error:
        raise BadLog("refused", line.number, cause=error) from error


HEADER: Final[tuple[tuple[str, Any], ...]] = (
    ("game", str),
    ("rules", int),
    ("board", str | None),
    ("seats", int),
    ("options", dict),
    ("names", list),
    ("commitment", str | None),
)


def _check_header(line: Line) -> None:
    version = line.data.get("gusher")
    if type(version) is not int or version not in FORMATS:
        raise BadLog("version", line.number, given=version, known=FORMATS[-1])
    wrong = [key for key, kind in HEADER if not isinstance(line.data.get(key), kind)]
    if not wrong and not all(_is_name(name) for name in line.data["names"]):
        wrong = ["names"]
    if wrong:
        raise BadLog("header", line.number, key=wrong[0])


def _is_name(name: object) -> bool:
    """Half a character, which JSON can hold, could be neither shown nor stored."""
    return isinstance(name, str) and len(name) <= LONGEST_NAME and not any("\ud800" <= c <= "\udfff" for c in name)


def _follow(match: Match, line: Line) -> None:
    data = line.data
    if data.get("n") != match.n + 1:
        raise BadLog("number", line.number, given=data.get("n"), expected=match.n + 1)
    if data.get("hidden"):
        raise BadLog("hidden", line.number)
    if "joined" in data and not _joins(match, data):
        raise BadLog("joined", line.number)
    try:
        match.follow(_entry(match, data))
    except GusherError as error:
        raise BadLog("refused", line.number, cause=error) from error


def _joins(match: Match, data: dict[str, Any]) -> bool:
    """One click gives answers alone, and goes on only as long as what it gave can be taken back."""
    return data["joined"] is True and data.get("do") != REWIND and match.may_join(data.get("by"))


def _entry(match: Match, data: dict[str, Any]) -> Entry:
    by = data.get("by")
    if data.get("do") == REWIND:
        to = data.get("to")
        return Entry(match.n + 1, by, to=to if isinstance(to, int) else -1, agreed=bool(data.get("agreed")))  # type: ignore[arg-type]
    words = {key: value for key, value in data.items() if key not in ("n", "by", "joined")}
    return Entry(match.n + 1, by, match.game.actions.number(words), joined="joined" in data)  # type: ignore[arg-type]


def _check_end(match: Match, line: Line) -> None:
    if not match.over:
        raise BadLog("not-over", line.number)
    expected = end_words(match)["end"]
    if line.data["end"] != expected:
        raise BadLog("result", line.number, given=line.data["end"], expected=expected)
    secret = line.data.get("secret")
    if secret is None:
        return
    if not chance.is_secret(secret):
        raise BadLog("secret", line.number)
    match.secret = secret


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: how many draws were recomputed, and the first that does not fit (None: all do)."""

    draws: int
    entry: int | None = None
    drawn: dict[str, Any] | None = None
    expected: dict[str, Any] | None = None
    commitment_kept: bool = True

    @property
    def honest(self) -> bool:
        return self.entry is None and self.commitment_kept


def verify(lines: Iterable[str]) -> Verdict:
    """Recomputes every draw of a finished log from its revealed secret.

    The first wrong draw is named before anything that follows from it, such as a result that no longer fits.
    """
    kept = list(lines)
    secret = _revealed_secret(kept)
    first, *rest = parse(kept)
    match = _open(first, listen=False)
    if chance.commitment(secret) != match.commitment:
        return Verdict(0, commitment_kept=False)
    draws = 0
    for line in rest[:-1]:
        if line.data.get("by") == "chance" and match.state.seat == CHANCE:
            expected = match.game.actions.words(match.drawn(secret))
            drawn = {key: value for key, value in line.data.items() if key not in ("n", "by")}
            draws += 1
            if drawn != expected:
                return Verdict(draws, match.n + 1, drawn, expected)
        _follow(match, line)
    _check_end(match, rest[-1])
    return Verdict(draws)


def _revealed_secret(lines: list[str]) -> str:
    """The secret in the last line of a finished log. One without is replayed first: damage is the better reason."""
    data = [line.data for line in parse(lines)]
    secret = data[-1].get("secret") if data and "end" in data[-1] else None
    if not chance.is_secret(secret):
        read(lines, listen=False)
        raise BadLog("no-secret", len(lines))
    return str(secret)
