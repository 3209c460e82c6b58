"""The text printer and the list of choices: the same position for a terminal."""

import re

import pytest

from gusher.kernel import registry
from gusher.kernel.match import By, Entry, Match
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Player, Scene, Span
from gusher.kernel.state import PUBLIC
from gusher.render.choices import choices
from gusher.render.text import TONES, WIDTH, printable, text
from gusher.words.catalogue import catalogue

GAME = registry.find("atacama")

ENGLISH = """\
      c1    c2    c3     c4    c5    c6     c7    c8    c9
   +--------------- A +--------------- B +--------------- C +
r1 |  C1    ·    [C4] |  ·   2[C5]   ·   |  S2    G3    S3  | 2/4  (14)
r2 |  G2    S2    ·   |  G2    ·     S2  |  C5    C2    G2  | 0/4   (0)
r3 |  ·     C4    G2  |  S4    G1    C1  |  C2    S4    G1  | 0/4   (0)
   +--------------- D +--------------- E +--------------- F +
r4 | [S5]   ·     G1  |  C2    S1    S4  |  G3    C4    C3  | 1/4  (−5)
r5 |  ·     C5    S1  |  C4    G2    G1  |  S5    S1    C2  | 0/4   (0)
r6 |  C3    C1    S3  |  S4    C3    G3  |  S3    G1    G2  | 0/4   (0)
   +--------------- G +--------------- H +--------------- I +
r7 |  C5    G3    C1  |  G3    ·     S1  |  C1    S4    S2  | 0/4   (0)
r8 |  G2    S3    C3  |  ·   2[S5]   ·   |  G2   >C5<   S3  | 1/4 (−10)
r9 |  S1    S5    G1  |  C3    ·     C4  |  G3    G1    C3  | 0/4   (0)
   +------------------+------------------+------------------+
     1/4   0/4   1/4    0/4   2/4   0/4    0/4   0/4   0/4
     (5)   (0)   (−4)   (0)   (0)   (0)    (0)   (0)   (0)

  I  Ada                 0  turquoise, columns · 10 base rigs and 2 double left
 II  Ben                 0  orange, rows · 10 base rigs and 2 double left
"""

FRENCH = """\
      c1    c2    c3     c4    c5    c6     c7    c8    c9
   +--------------- E +--------------- A +------------------+
r1 |  Cu2   ·    [Ag4]|  ·    [Au2]  ·   |  //    //    //  | 2/4 T  (6) O (−2)
r2 |  Cu4   Au2   ·   |  Au2   ·     Ag5 |  //    (2)   //  | 0/4 T  (0) O  (0)
r3 |  Ag4   Cu3   Au3 |  Ag2   Cu4   Au2 |  //    //    //  | 0/4 T  (0) O  (0)
   +--------------- I +------------------+------------------+
r4 |  Cu1   Ag4   Ag2 |  //    //    //  |  //    //    //  | 0/4 T  (0) O  (0)
r5 |  Au2   Cu5   Ag3 |  //    (2)   //  |  //    (3)   //  | 0/4 T  (0) O  (0)
r6 |  Au3   Au1   Cu3 |  //    //    //  |  //    //    //  | 0/4 T  (0) O  (0)
   +------------------+------------------+------------------+
r7 |  //    //    //  |  //    //    //  |  //    //    //  | 0/4 T  (0) O  (0)
r8 |  //    (2)   //  |  //    (3)   //  |  //    (3)   //  | 0/4 T  (0) O  (0)
r9 |  //    //    //  |  //    //    //  |  //    //    //  | 0/4 T  (0) O  (0)
   +------------------+------------------+------------------+
     0/4   0/4   1/4    0/4   1/4   0/4    0/4   0/4   0/4
 T   (0)   (0)   (4)    (0)   (2)   (0)    (0)   (0)   (0)
 O   (0)   (0)   (−4)   (0)   (2)   (0)    (0)   (0)   (0)

  I  Ada                 –  pas encore de concession · 13 puits en réserve
 II  Ben                 –  pas encore de concession · 13 puits en réserve
"""


def played(script: str, **options: bool) -> Match:
    """A match of Atacama after a script of fields (41, 41! for a double rig; 41? leaves the colour open) and tiles."""
    match = Match(GAME, 2, options, ["Ada", "Ben"])
    for word in script.split():
        if word.isalpha():
            _follow(match, {"do": "tile", "tile": word})
            continue
        _follow(match, {"do": "place", "row": int(word[0]), "column": int(word[1])})
        if options.get("tactical") and not word.endswith("?"):
            _follow(match, {"do": "use", "rig": "double" if word.endswith("!") else "base"})
    return match


def _follow(match: Match, words: dict[str, object]) -> None:
    by: By = "chance" if match.state.seat < 0 else int(match.state.seat)
    match.follow(Entry(match.n + 1, by, GAME.actions.number(words)))


def tactical() -> Match:
    return played("85! 15! 41 13 88?", tactical=True)


def test_a_board_in_english_with_double_rigs_and_a_field_that_waits() -> None:
    match = tactical()
    assert text(GAME.scene(match.state, 0), catalogue("en", GAME), match.names) == ENGLISH


def test_a_board_in_french_with_places_still_empty() -> None:
    match = played("E A I 15 13", advanced=True)
    assert text(GAME.scene(match.state, 0), catalogue("fr", GAME), match.names) == FRENCH


def test_lines_that_count_lose_their_brackets() -> None:
    match = played("12 21 32 41 52 61 72 83 85 87 89 91 94 96 98 55")
    lines = text(GAME.scene(match.state, PUBLIC), catalogue("en", GAME), match.names).splitlines()
    assert next(line for line in lines if line.startswith("r8")).endswith("| 4/4   −3")
    assert next(line for line in lines if line.startswith("r7")).endswith("| 1/4   (3)")
    assert lines[15].split() == ["5", "−4", "(−3)", "(−3)", "(7)", "(−4)", "(2)", "(1)", "(3)"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "options"), list(GAME.settings()), ids=str)
def test_every_board_fits_the_terminal(language: str, seats: int, options: dict[str, bool]) -> None:
    match = Match(GAME, seats, options, ["Bartholomew the Driller of Antofagasta"] * seats)
    shown = text(GAME.scene(match.state, PUBLIC), catalogue(language, GAME), match.names)
    assert max(map(len, shown.splitlines())) <= WIDTH


def test_colour_adds_nothing_but_colour() -> None:
    match = tactical()
    scene, words = GAME.scene(match.state, 0), catalogue("en", GAME)
    painted = text(scene, words, match.names, colour=True)
    assert f"\x1b[{TONES['copper']}mC4\x1b[0m" in painted
    bare = painted.replace("\x1b[0m", "")
    own = {text[2:-1] for text in re.findall(r"\x1b\[38;5;\d+m", painted)}  # a game's own colours
    for code in (*TONES.values(), *own):
        bare = bare.replace(f"\x1b[{code}m", "")
    assert [line.rstrip() for line in bare.splitlines()] == ENGLISH.splitlines()


def test_a_name_cannot_steer_the_terminal() -> None:
    assert printable("A\x1b[2J\nd\u202ea") == "A[2Jda"
    line = [Span(say("player", seat=Seat(0)))]
    scene = Scene(1, 1, list, lambda: [line], say("player"), say("player"), "", [], [Player(0, None, ())])
    assert "\x1b" not in text(scene, catalogue("en"), ["\x1b[2J"])


def test_facts_that_do_not_fit_go_on_to_a_second_line() -> None:
    fact = say("player", seat="a long fact about what this player owns")
    scene = Scene(1, 1, list, list, say("player"), say("player"), "", [], [Player(1, -3, (fact, fact))])
    first, second = text(scene, catalogue("en"), ["Ada", "Ben"]).splitlines()[1:]
    assert first == " II  Ben                −3  a long fact about what this player owns"
    assert second == " " * 28 + "a long fact about what this player owns"


def test_the_list_of_choices_is_complete_and_in_the_language_of_the_reader() -> None:
    match = played("E A I 15 13", advanced=True)
    english = dict(choices(GAME.scene(match.state, 0), catalogue("en", GAME), match.names))
    french = dict(choices(GAME.scene(match.state, 0), catalogue("fr", GAME), match.names))
    assert list(english) == list(french) == [int(action) for action in match.state.legal()]
    assert english[0] == "Row 1, column 1: copper 2"
    assert french[0] == "Rangée 1, colonne 1\u00a0: cuivre 2"
    assert english[83] == "Take orange for the columns and give up a rig"
    assert french[83] == "Prendre la concession orange pour les colonnes et céder un puits"
