"""Prints a Scene as text for a terminal of 80 columns; readable without colour, friendlier with it."""

from collections.abc import Sequence
from functools import cache
from unicodedata import category

from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.kernel.scene import Player, Scene, Span
from gusher.render.theme import SEATS, colours
from gusher.words.catalogue import Catalogue

WIDTH = 80
NAME_WIDTH = 16

# Tones as terminal attributes: mid tones of the 256 colours, which show on dark and on light grounds alike.
TONES = {
    "gold": "38;5;178",
    "silver": "38;5;246",
    "copper": "38;5;166",
    "orange": "38;5;172",
    "seat-1": "38;5;167",
    "seat-2": "38;5;30",
    "seat-3": "38;5;178",
    "seat-4": "38;5;97",
    "go": "1;38;5;71",
    "stop": "38;5;167",
    "strong": "1",
    "soft": "2",
}

CUBE = (0, 95, 135, 175, 215, 255)  # the levels of red, green and blue that a terminal of 256 colours has


def text(scene: Scene, catalogue: Catalogue, names: Sequence[str], colour: bool = False) -> str:
    """The board and below it the players."""
    lines = [_line(spans, catalogue, names, colour) for spans in scene.text]
    lines.append("")
    for player in scene.players:
        lines.extend(_player(player, catalogue, names, colour))
    return "\n".join(lines) + "\n"


def printable(words: str) -> str:
    """Without control and format characters: a player's name must not steer the terminal."""
    return "".join(character for character in words if category(character)[0] != "C")


def _line(spans: Sequence[Span], catalogue: Catalogue, names: Sequence[str], colour: bool) -> str:
    line, width = "", 0
    for span in spans:
        words = printable(catalogue.say(span.text, names))
        gap = max(span.column - width, 0)
        line += " " * gap + _painted(words, span.tone, catalogue, colour)
        width += gap + len(words)
    return line.rstrip()


def _painted(words: str, tone: str, catalogue: Catalogue, colour: bool) -> str:
    attribute = _tones(catalogue.game).get(tone, "") if colour and words.strip() else ""
    return f"\x1b[{attribute}m{words}\x1b[0m" if attribute else words


@cache
def _tones(game: Game | None) -> dict[str, str]:
    """The tones that all games share, and the colours of this game's own sheet."""
    own = colours(game) if game is not None else {}
    return {**TONES, **{name: f"38;5;{_nearest(*pair)}" for name, pair in own.items()}}


def _nearest(light: str, dark: str) -> int:
    """Of the 256 colours' cube, the one nearest to the middle between day and night."""
    place = 16
    for start, weight in ((1, 36), (3, 6), (5, 1)):
        middle = (int(light[start : start + 2], 16) + int(dark[start : start + 2], 16)) / 2
        place += weight * min(range(len(CUBE)), key=lambda level: abs(CUBE[level] - middle))
    return place


def _player(player: Player, catalogue: Catalogue, names: Sequence[str], colour: bool) -> list[str]:
    """Numeral, name, points and facts; facts that do not fit go on to a second line."""
    mark = SEATS[player.seat]
    name = printable(names[player.seat]) if player.seat < len(names) else ""
    if len(name) > NAME_WIDTH:
        name = name[: NAME_WIDTH - 1] + "…"
    points = "–" if player.points is None else catalogue.points(player.points)
    head = f"{mark.numeral:>3}  {name:<{NAME_WIDTH}} {points:>4}  "
    facts = [printable(catalogue.say(fact, names)) for fact in player.facts]
    lines = _filled(facts, catalogue.say(say("facts-between")), WIDTH - len(head))
    tone = _tones(catalogue.game).get(player.colour, TONES[mark.token])
    painted = f"\x1b[{tone}m{head}\x1b[0m" if colour else head
    return [(painted if place == 0 else " " * len(head)) + line for place, line in enumerate(lines)]


def _filled(facts: list[str], between: str, width: int) -> list[str]:
    """The facts joined into lines of at most this width."""
    lines = [""]
    for fact in facts:
        joined = lines[-1] + between + fact if lines[-1] else fact
        if lines[-1] and len(joined) > width:
            lines.append(fact)
        else:
            lines[-1] = joined
    return lines
