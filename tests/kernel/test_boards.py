"""An owner's board: what is refused and why, what is accepted, and that logs keep it apart from the built-in one."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.kernel import boards, log, registry
from gusher.kernel.board_check import range_at
from gusher.kernel.boards import ENVIRONMENT
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from tests.contract.toys.dice_hands import GAME as DICE_HANDS
from tests.kernel.tables import refusal

GAME = registry.find("giganten")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = os.environ.get(ENVIRONMENT)
    yield
    os.environ.pop(ENVIRONMENT, None)
    if before is not None:
        os.environ[ENVIRONMENT] = before
    boards.checksum.cache_clear()


@pytest.fixture
def own(tmp_path: Path) -> "Own":
    return Own(tmp_path)


class Own:
    """Copies of Giganten's data with one thing changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, old: str = "", new: str = "", name: str = "own.toml") -> Path:
        text = boards.text(GAME)
        assert old in text
        path = self.folder / name
        path.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
        return path


Damage = tuple[str, str, str, dict[str, object]]


def damaged(key: str, old: str, new: str, **details: object) -> Damage:
    """A change that must be refused with this error."""
    return key, old, new, details


BROKEN = [
    damaged("board-kind", "start_cash = 15000", 'start_cash = "much"', place="rules.start_cash", want="number"),
    damaged("board-kind", "look = true", "look = 1", place="tiles.1.look", want="switch"),
    damaged("board-length", "licences = [39, 39]", "licences = [39]", place="rules.licences", want=2, given=1),
    damaged("board-missing", "fee = 3000", "", place="rules.fee"),
    damaged("board-missing", "licences = 3, move = 12", "licences = 3", place="cards.B01.move"),
    damaged("board-extra", "fee = 3000", "fee = 3000\ntip = 5", place="rules.tip"),
    damaged("board-extra", "move = 12 }", "move = 12, wings = 1 }", place="cards.B01.wings"),
    damaged("board-word", '".- .- ~- .1', '".- .- ?- .1', place="terrain.rows.1", given="?"),
    damaged("board-word", '"red-2"', '"pink-2"', place="die.faces", given="pink-2"),
    damaged("board-word", "start_price = 5000", "start_price = 5100", place="rules.start_price", given="5100"),
    damaged("board-count", '".- .- ~- .1', '".- .- ~- .-', given=11, want=12),
    damaged("board-count", "values = { 2 = 6, 5 = 6 }", "values = { 2 = 6, 5 = 5 }", place="tiles.2.values", want=12),
    damaged("board-range", "move = 12 }", "move = 99 }", place="cards.B01.move", most=20),
    damaged("board-range", "fee = 3000", "fee = 999999999999999999999", place="rules.fee", most=100_000),
    damaged("board-range", "reconstructed = [[8, 3]]", "reconstructed = [[8, 33]]", place="terrain.reconstructed.1.2"),
    damaged("board-kind", "fee = 3000", "fee = 3000.5", place="rules.fee", want="number"),
    damaged("board-kind", "reconstructed = [[8, 3]]", 'reconstructed = [[8, 3], "x"]', place="terrain.reconstructed.2"),
    damaged("board-long", "US Standard Oil Trust", "O" * 201, place="companies.S", most=200),
    damaged(
        "board-count", "reconstructed = [[8, 3]]", "reconstructed = [[8, 4]]", place="terrain.reconstructed", want=1
    ),
    damaged("board-range", "star = 20 ", "star = 21 ", place="rules.star", most=20),
    damaged("board-missing", "R03 = { copies = 1, black = 1,", "R03 = { copies = 1,", place="cards.R03.black"),
    damaged("board-room", '"Hudson", fr', '"", fr', place="names.company.H.en", most=12),
    damaged("board-room", '"Hudson", fr', '"Hudson Oil Inc.", fr', place="names.company.H.en", most=12),
    damaged("board-unprintable", '"Hudson", fr', '"Hud\\u001bson", fr', place="names.company.H.en"),
    damaged("board-range", "move = 10, price = 2 }", "move = 10, price = 2, back = 1 }", place="cards.B07", most=1),
]


@pytest.mark.parametrize("damage", BROKEN, ids=lambda damage: f"{damage[0]}-{damage[2]}")
def test_a_board_that_cannot_be_played_on_is_refused(own: Own, damage: Damage) -> None:
    key, old, new, details = damage
    with refusal(key, **details):
        boards.use([str(own(old, new))])
    assert ENVIRONMENT not in os.environ


def test_a_file_that_is_no_board(tmp_path: Path, own: Own) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Gusher, …", encoding="utf-8")
    with refusal("board-toml", file=str(path)):
        boards.use([str(path)])
    path.write_text('game = "chess"', encoding="utf-8")
    with refusal("board-game", given="chess"):
        boards.use([str(path)])
    with pytest.raises(FileNotFoundError):
        boards.use([str(tmp_path / "none.toml")])


def test_a_file_has_bounds(own: Own) -> None:
    """A key of a hundred thousand dots took hours to parse, and a deep list the stack."""
    with refusal("board-line", line=3, most=1000):
        boards.use([str(own("# Giganten", ".".join("a" * 40_000) + " = 1\n# Giganten"))])
    with refusal("board-large", most=100_000):
        boards.use([str(own("# Giganten", "#\n" * 100_000 + "# Giganten"))])
    with refusal("board-deep"):
        boards.use([str(own("# Giganten", "x = " + "[\n" * 20_000 + "]\n" * 20_000 + "# Giganten"))])


def test_a_game_without_a_data_file_has_none_to_correct() -> None:
    assert not boards.has_board(DICE_HANDS)
    with refusal("board-none", game="dice_hands"):
        boards.text(DICE_HANDS)


def test_one_board_for_each_game(own: Own, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "gusher.games.giganten.data", raising=False)
    with refusal("board-twice", game="giganten"):
        boards.use([str(own(name="one.toml")), str(own(name="two.toml"))])


def test_too_late_for_a_game_that_is_loaded(own: Own) -> None:
    GAME.part("data")
    with refusal("board-late", game="giganten"):
        boards.use([str(own("fee = 3000", "fee = 2500"))])


def test_everything_wrong_is_listed_at_once(own: Own) -> None:
    path = own("fee = 3000", "")
    path.write_text(path.read_text(encoding="utf-8").replace("crude = 60 ", "crude = true "), encoding="utf-8")
    assert [fault.code for fault in boards.examine(path)[1]] == ["kind", "missing"]


def test_a_card_may_lose_one_special_for_another(own: Own) -> None:
    assert boards.examine(own("move = 4, crude = 1 }", "move = 4, back = 2 }"))[1] == []
    assert boards.examine(own("reconstructed = [[8, 3]]", "reconstructed = []"))[1] == []


# --- what owners may find in their boxes ---

MARK_OF_OLD = "d9cabbc090022d68"  # as it was reckoned when files had no names

Correction = tuple[str, str, str]

FOUND: list[Correction] = [
    ("giganten", "star = 20 ", "star = 19 "),
    ("atacama", "[[1, 1], [1, 2], [2, 1]]", "[[3, 3], [3, 2], [2, 3]]"),  # with the next: from the other corner
    ("mcmulti", "ceiling = 79 ", "ceiling = 80 "),
    ("wildcatters", 'neutral_refinery = "AU_E"', 'neutral_refinery = "AU_W"'),
    ("wildcatters", "boxes = [[29, 58]]", "boxes = [[29, 58], [31, 58], [33, 58]]"),
    ("wildcatters", "boxes = [[115, 49], [121, 49]]", "boxes = [[115, 49]]"),
    ("wildcatters", 'D01 = { region = "NA_N", cash = 3', 'D01 = { region = "AS_E", cash = 1'),
    ("wildcatters", 'L01 = { region = "NA_N", cash = 3 }', 'L01 = { region = "SA_E" }'),
    ("wildcatters", 'en = { plain = "Canada"', 'en = { plain = "Alaska"'),
    ("wildcatters", 'cards = "ours"', 'cards = "printed"'),
]
LINK = """[[stretches]]
id = "K_AS_E_AU_W"
kind = "white"
zones = ["AS_E", "AU_W"]
boxes = [[0, 0]]
"""


def written(folder: Path, game: str, *changes: tuple[str, str]) -> Path:
    text = boards.text(registry.find(game))
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / f"{game}.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("correction", FOUND, ids=lambda correction: f"{correction[0]}-{correction[2]}")
def test_what_the_rulebooks_call_doubtful_may_change(tmp_path: Path, correction: Correction) -> None:
    game, old, new = correction
    other = [("[[2, 3], [3, 2], [3, 3]]", "[[2, 1], [1, 2], [1, 1]]")] if game == "atacama" else []
    assert boards.examine(written(tmp_path, game, (old, new), *other))[1] == []


def test_links_may_come_and_go(tmp_path: Path) -> None:
    link = boards.text(registry.find("wildcatters")).split("[[stretches]]")[16]  # RU_W to EU_N
    assert '"K_RU_W_EU_S"' in link
    more = ("# The cards. Backs", f"{LINK}\n# The cards. Backs")
    assert boards.examine(written(tmp_path, "wildcatters", (f"[[stretches]]{link}", ""), more))[1] == []


@pytest.mark.parametrize(
    ("old", "new", "key", "place"),
    [
        ('"K_AS_E_AU_W"', '"K_RU_W_EU_N"', "board-alike", "stretches.id"),
        ('"K_AS_E_AU_W"', '"K AS_E"', "board-identifier", "stretches.K AS_E.id"),
        ('["AS_E", "AU_W"]', '["RU_W", "EU_N"]', "board-alike", "stretches.zones"),
        ('["AS_E", "AU_W"]', '["AU_W", "AS_E"]', "board-word", "stretches.K_AS_E_AU_W.zones"),
        ("boxes = [[0, 0]]", "boxes = []", "board-range", "stretches.K_AS_E_AU_W.boxes"),
        ('kind = "white"', 'kind = "field"', "board-count", "stretches.K_AS_E_AU_W.zones"),
    ],
)
def test_a_link_that_leads_nowhere_is_refused(tmp_path: Path, old: str, new: str, key: str, place: str) -> None:
    changed = LINK.replace(old, new)
    path = written(tmp_path, "wildcatters", ("# The cards. Backs", f"{changed}\n# The cards. Backs"))
    assert (key, place) in [(fault.key, fault.details["place"]) for fault in boards.examine(path)[1]]


def test_the_first_fault_ends_it(tmp_path: Path) -> None:
    twice = LINK.replace('"K_AS_E_AU_W"', '"K_RU_W_EU_N"')
    path = written(tmp_path, "wildcatters", ("# The cards. Backs", f"{twice}\n# The cards. Backs"))
    with refusal("board-alike", place="stretches.id", given="K_RU_W_EU_N"):
        boards.use([str(path)])


def test_names_are_no_part_of_the_mark(tmp_path: Path) -> None:
    """Nor is who has seen what: neither changes a game."""
    named = (('en = { plain = "Canada"', 'en = { plain = "Alaska"'), ('cards = "ours"', 'cards = "printed"'))
    game = registry.find("wildcatters")
    own = boards.content(written(tmp_path, "wildcatters", *named))
    assert [place for place, _, _ in boards.differences(game, own)] == ["sources.cards", "names.zone.NA_N.en.plain"]
    assert boards.checksum_of(game, own) == ""


def test_a_file_from_before_there_were_names(tmp_path: Path) -> None:
    """Its logs carry the mark that it had then, and its matches go on."""
    text = boards.text(GAME).replace("fee = 3000", "fee = 2500")
    path = tmp_path / "old.toml"
    path.write_text(text[: text.index("[names.company]")], encoding="utf-8")
    assert boards.examine(path) == (GAME, [])
    own = boards.content(path)
    assert boards.differences(GAME, own) == [("rules.fee", 3000, 2500)]
    assert boards.checksum_of(GAME, own) == MARK_OF_OLD


PRINTED = [game for game in registry.games() if boards.has_board(game)]


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
def test_the_builtin_boards_are_sound(tmp_path: Path, game: Game) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(boards.text(game), encoding="utf-8")
    assert boards.examine(path) == (game, [])


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
def test_every_number_of_a_board_has_a_range(game: Game) -> None:
    ranges = game.part("data_check").RANGES
    numbers = [(place, value) for place, value in boards.leaves("", boards.builtin(game)) if type(value) is int]
    assert numbers
    for place, value in numbers:
        least, most = range_at(place, ranges)
        assert least <= value <= most, place


PROGRAM = """
import json, sys
from gusher.kernel import boards, chance, log, registry
from gusher.kernel.match import Match
boards.use(sys.argv[1:])
match = Match(registry.find("giganten"), 3, {}, secret=chance.seeded_secret("owner"))
print(json.dumps([log.header(match), boards.changes(registry.find("giganten")), match.state.dump()["cash"]]))
"""


def abroad(*paths: Path) -> tuple[dict[str, object], list[list[object]], list[int]]:
    """From a process where no game has been loaded yet: a log's header, what differs, the cash at the start."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, *map(str, paths)], capture_output=True, text=True, check=True)
    header, changed, cash = json.loads(done.stdout)
    return header, changed, cash


def test_games_are_played_on_the_owners_board(own: Own) -> None:
    header, changed, cash = abroad(own("start_cash = 15000", "start_cash = 16000"))
    assert changed == [["rules.start_cash", 15000, 16000]]
    assert cash == [16000] * 3
    assert len(str(header["board"])) == boards.DIGITS


def test_a_copy_without_a_change_is_the_builtin_one(own: Own) -> None:
    header, changed, cash = abroad(own())
    assert (changed, cash) == ([], [15000] * 3)
    assert "board" not in header
    assert header == abroad()[0]


def test_a_log_is_read_on_its_own_board_alone(own: Own) -> None:
    header, _, _ = abroad(own("start_cash = 15000", "start_cash = 16000"))
    with refusal("log-board", line=1, given=header["board"]):
        log.read([json.dumps(header)])
    at_home = log.header(Match(GAME, 3, {}))
    assert log.read([json.dumps(at_home)]).n >= 0
    os.environ[ENVIRONMENT] = str(own("start_cash = 15000", "start_cash = 16000"))
    boards.checksum.cache_clear()
    with refusal("log-board", line=1, given="none"):
        log.read([json.dumps(at_home)])


def test_who_changes_what_was_read_changes_it_for_nobody_else() -> None:
    before = json.dumps(boards.builtin(GAME))
    boards.builtin(GAME)["terrain"]["rows"].clear()
    assert json.dumps(boards.builtin(GAME)) == before
