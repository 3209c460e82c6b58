"""The opening form: what it offers, and what a filled-in one means."""

from collections.abc import Mapping
from dataclasses import dataclass

from gusher.bots.levels import LEVELS
from gusher.bots.programs import allowed
from gusher.bots.strength import measured_levels
from gusher.kernel.game import Game, Options, OptionValue
from gusher.kernel.say import say
from gusher.table.aids import Aids
from gusher.table.live import BOT
from gusher.table.opening import FREE, FRIEND, HUMAN, LOCAL, LONGEST_NAME, SeatWish, clean_name
from gusher.web.levels import USUAL, bot_of
from gusher.web.terms import option_word, value_word
from gusher.words.catalogue import Catalogue

# What a table may allow, and in which ways; the first is usual.
AIDS: Mapping[str, Mapping[str, bool | None]] = {
    "hints": {"usual": None, "yes": True, "no": False},
    "takebacks": {"yes": True, "no": False},
}
SITTERS = (HUMAN, FRIEND, LOCAL, FREE)  # people; bots follow, one for each level


@dataclass(frozen=True)
class ValueChoice:
    value: str
    text: str
    chosen: bool


@dataclass(frozen=True)
class OptionField:
    """An option with its sentence. `seats` and `needs` say when it has a meaning; the page greys it otherwise. `usual`
    says what the page chooses with which number of players, where that depends on it."""

    name: str
    title: str
    help: str
    clause: str
    values: list[ValueChoice]
    seats: list[int]
    needs: list[str]
    usual: list[str]


@dataclass(frozen=True)
class Sitter:
    """Who can be put on a seat, as the form's value and in words."""

    value: str
    text: str
    chosen: bool


@dataclass(frozen=True)
class SeatField:
    number: int
    sitters: list[Sitter]
    name: str


@dataclass(frozen=True)
class AidField:
    """Whether something beyond the rules is allowed at the table."""

    name: str
    values: list[ValueChoice]


@dataclass(frozen=True)
class OpeningForm:
    players: list[ValueChoice]
    options: list[OptionField]
    seats: list[SeatField]
    listed: bool
    aids: list[AidField]
    rated: bool
    rated_bots: str  # those that can play at a rated table
    longest_name: int = LONGEST_NAME


def opening_form(game: Game, words: Catalogue, given: Mapping[str, str], own_name: str) -> OpeningForm:
    """The form as it was last filled in, or with what is usual."""
    players = given.get("players", str(game.usual_seats))
    return OpeningForm(
        players=[ValueChoice(str(number), str(number), players == str(number)) for number in game.seats],
        options=[_option_field(game, option.name, words, given) for option in game.options],
        seats=[_seat_field(number, words, given, own_name) for number in range(max(game.seats))],
        listed="listed" in given or any(wish.kind == FREE for wish in seats_wished(game, given, words)),
        aids=[_aid_field(name, words, given) for name in AIDS],
        rated="rated" in given,
        rated_bots=", ".join(words.say(say(f"web-level-{level}")) for level in measured_levels(game.name)),
    )


def _option_field(game: Game, name: str, words: Catalogue, given: Mapping[str, str]) -> OptionField:
    option = next(option for option in game.options if option.name == name)
    chosen = given.get(f"option-{name}", _text(option.usual(players_wished(game, given))))
    return OptionField(
        name=name,
        title=option_word(game.name, name, words),
        help=words.say(say(f"{game.name}-option-{name}-help")),
        clause=option.clause,
        values=[
            ValueChoice(_text(value), value_word(game.name, name, value, words), chosen == _text(value))
            for value in option.values
        ],
        seats=list(option.seats),
        needs=[f"{other}={_text(value)}" for other, value in option.needs.items()],
        usual=[f"{seats}={_text(option.usual(seats))}" for seats in game.seats] if option.usual_with else [],
    )


def _seat_field(number: int, words: Catalogue, given: Mapping[str, str], own_name: str) -> SeatField:
    usual = HUMAN if number == 0 else f"{BOT}:{USUAL}"
    chosen = given.get(f"seat-{number}", usual)
    people = [Sitter(kind, words.say(say(f"web-sitter-{kind}")), chosen == kind) for kind in SITTERS]
    bots = [
        Sitter(f"{BOT}:{level}", words.say(say(f"web-sitter-{level}")), chosen == f"{BOT}:{level}") for level in LEVELS
    ]
    programs = [
        Sitter(f"{BOT}:{name}", words.say(say("program-sitter", name=name)), chosen == f"{BOT}:{name}")
        for name in allowed()
    ]
    return SeatField(number, people + bots + programs, given.get(f"name-{number}", own_name if number == 0 else ""))


def _aid_field(name: str, words: Catalogue, given: Mapping[str, str]) -> AidField:
    chosen = given.get(f"aid-{name}", next(iter(AIDS[name])))
    return AidField(
        name, [ValueChoice(value, words.say(say(f"web-aid-{name}-{value}")), chosen == value) for value in AIDS[name]]
    )


def _text(value: OptionValue) -> str:
    """An option's value as the form writes it."""
    return str(value).lower()


# --- what was filled in ---


def players_wished(game: Game, given: Mapping[str, str]) -> int:
    """What is no number is 0, which every game refuses in its own words."""
    text = given.get("players", str(game.usual_seats))
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0


def options_wished(game: Game, given: Mapping[str, str]) -> dict[str, object]:
    """The options that have a meaning with the others; what the game does not know it will refuse itself."""
    wished: dict[str, object] = {}
    settled: Options = {}
    players = players_wished(game, given)
    for option in game.options:
        if not option.needs.items() <= settled.items():
            continue
        text = given.get(f"option-{option.name}", _text(option.usual(players)))
        value = next((value for value in option.values if _text(value) == text), None)
        wished[option.name] = text if value is None else value
        if value is not None:
            settled[option.name] = value
    return wished


def aids_wished(given: Mapping[str, str]) -> Aids:
    """What is none of the values means the usual one."""
    wished = {name: ways.get(given.get(f"aid-{name}", ""), next(iter(ways.values()))) for name, ways in AIDS.items()}
    return Aids(wished["hints"], wished["takebacks"] is not False, "rated" in given)


def seats_wished(game: Game, given: Mapping[str, str], words: Catalogue) -> list[SeatWish]:
    return [_seat_wished(number, given, words) for number in range(players_wished(game, given))]


def _seat_wished(number: int, given: Mapping[str, str], words: Catalogue) -> SeatWish:
    kind, _, level = given.get(f"seat-{number}", HUMAN if number == 0 else f"{BOT}:{USUAL}").partition(":")
    if kind == BOT:
        return SeatWish(BOT, bot=level if level in allowed() else bot_of(level))
    return SeatWish(kind, clean_name(given.get(f"name-{number}", ""), player_word(number, words)))


def player_word(number: int, words: Catalogue) -> str:
    return words.say(say("seat", number=number + 1))


def against_bots(game: Game, name: str, words: Catalogue, level: str) -> list[SeatWish]:
    """Me against bots of this level."""
    me = SeatWish(HUMAN, clean_name(name, player_word(0, words)))
    return [me] + [SeatWish(BOT, bot=level)] * (game.usual_seats - 1)
