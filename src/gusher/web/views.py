"""What the pages show, as plain data: a table, a viewer and a catalogue become sentences and pictures."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Choice, Scene
from gusher.kernel.state import PUBLIC
from gusher.render.svg import Printed, printed
from gusher.render.theme import PAGE, SEATS
from gusher.store.port import ChatRecord
from gusher.table.opening import FREE, FRIEND
from gusher.web.logbook import Log, LogLine, log_shown
from gusher.web.rulebook import section_called
from gusher.web.viewers import Viewer
from gusher.words.catalogue import Catalogue

FEW = 12  # so many choices are read at a glance: no filter, no headings


class ChoiceItem(NamedTuple):
    """A possible answer. `crosses` says why it could not be taken back: draw, asked, shown, over or nothing."""

    action: int
    answer: str  # the words as JSON, which the client sends as they are
    text: str
    short: str  # the text without what the group's heading already says
    crosses: str


class ChoiceGroup(NamedTuple):
    title: str
    items: tuple[ChoiceItem, ...]


class Choices(NamedTuple):
    """What stands around the groups."""

    number: int
    many: bool
    chains: str  # short cuts on the board that could not be taken back, and why, as JSON: {"75 75 77": "asked"}
    steps: str  # what the numbers in short cuts say, as JSON: {"75": {"do": "step", "to": "N"}}


class Prompt(NamedTuple):
    game: str
    text: str
    clause: str
    symbols: str  # where the rulebook explains what is drawn; empty if that needs no explanation
    asked: bool
    asked_name: str  # who of several people at one screen
    watching: bool
    over: bool
    last: LogLine | None  # what happened last


class PlayerCard(NamedTuple):
    table: str
    seat: int
    numeral: str
    name: str
    kind: str
    points: str  # empty while a seat has no points that mean anything
    facts: tuple[str, ...]
    asked: bool
    mine: bool
    won: bool
    free: bool  # for whoever wants to sit down there
    link: str = ""  # for a friend who has not come yet: the address to send, known to the opener's browser alone


class ChatLine(NamedTuple):
    seat: int
    name: str
    text: str
    mine: bool


class TakeBackWish(NamedTuple):
    id: str
    by: str
    mine: bool
    to_answer: bool
    waiting: tuple[str, ...]


class Controls(NamedTuple):
    playing: bool
    asked: bool
    can_undo: bool
    can_take_back: bool
    take_back_free: bool  # nobody else need be asked
    barrier: bool  # undo is still possible and will not be after any of the answers: said before it is crossed
    wish: TakeBackWish | None
    table: str
    leaving: str  # who wants to leave, if the viewer is asked whether they may; else empty


class Placing(NamedTuple):
    rank: int
    seat: int
    name: str
    points: str
    mine: bool


class Result(NamedTuple):
    """What there is to see and to do after the end."""

    table: str
    over: bool
    mine: bool
    rematch_waits: bool
    ranking: tuple[Placing, ...]
    breakdown: tuple[str, ...]
    ledger: bool  # the game keeps one
    charts: bool  # the game has something to chart


@dataclass(frozen=True)
class TableView:
    """One position of one table for one viewer in one language: what the page as a whole needs, and its parts."""

    id: str
    game: str
    game_title: str
    n: int
    version: int
    viewer: int
    mine: tuple[int, ...]
    asked: bool
    over: bool
    secrets: bool
    title: str
    options: list[str]
    prompt: Prompt
    groups: list[ChoiceGroup]
    choices: Choices
    board: Printed
    players: list[PlayerCard]
    controls: Controls
    log: Log
    chat: tuple[ChatLine, ...]
    scores: tuple[str, ...]
    result: Result


def table_view(
    viewer: Viewer, links: dict[int, str], rematch_waits: bool = False, whole_log: bool = False
) -> TableView:
    """`links` holds the friends' addresses this browser may see."""
    table, match, words, names = viewer.table, viewer.match, viewer.words, viewer.names
    scene = match.game.scene(match.view(viewer.seat), viewer.seat)
    groups = _groups(match, scene, words, names)
    log = log_shown(viewer, whole_log)
    breakdown = tuple(viewer.says(saying) for saying in scene.breakdown)
    return TableView(
        id=table.id,
        game=match.game.name,
        game_title=words.say(say(f"{match.game.name}-name")),
        n=match.n,
        version=table.version,
        viewer=viewer.seat,
        mine=viewer.own,
        asked=viewer.asked,
        over=match.over,
        secrets=bool(match.state.has_secrets()) and not match.over,
        title=_title(viewer),
        options=[*options_said(match.game.name, match.seats, match.options, words), *older_rules(match, words)],
        prompt=_prompt(viewer, scene, log),
        groups=groups,
        choices=_choices(match, scene),
        board=printed(scene, words, names, PAGE),
        players=_players(viewer, scene, links),
        controls=_controls(viewer, groups),
        log=log,
        chat=tuple(_chat(line, viewer) for line in table.chat),
        scores=breakdown,
        result=_result(viewer, rematch_waits, breakdown),
    )


def _title(viewer: Viewer) -> str:
    """For the window: whose turn it is comes first, for a tab shows little of it."""
    table, words = viewer.table, viewer.words
    game = words.say(say(f"{table.record.game}-name"))
    if table.match.over:
        return words.say(say("web-title-over", game=game))
    if viewer.asked:
        return words.say(say("web-title-mine", game=game))
    if table.asked < 0:
        return game
    return words.say(say("web-title-other", game=game, name=viewer.names[table.asked]))


def _prompt(viewer: Viewer, scene: Scene, log: Log) -> Prompt:
    match, words = viewer.match, viewer.words
    return Prompt(
        game=match.game.name,
        text=viewer.says(scene.prompt),
        clause=scene.clause,
        symbols=section_called(match.game, words.language, words.say(say("web-symbols"))),
        asked=viewer.asked,
        asked_name=viewer.names[viewer.seat] if viewer.asked and len(viewer.own) > 1 else "",
        watching=not viewer.own,
        over=match.over,
        last=None if match.over else log.last,
    )


# --- choices ---


def _groups(match: Match, scene: Scene, words: Catalogue, names: list[str]) -> list[ChoiceGroup]:
    """Few choices stand in one list. Many are put under the headings of their groups, where there are two or more of
    one. What stands alone comes first, for nobody looks for “Done” below twenty places to build on."""
    players = tuple(names)
    said = [_choice_said(choice, words, players) for choice in scene.choices]
    alike = Counter(head for _, head, _ in said) if len(said) > FEW else Counter()
    groups: dict[str, list[ChoiceItem]] = {"": []}
    for choice, (text, head, rest) in zip(scene.choices, said, strict=True):
        title = head if alike[head] > 1 else ""
        crosses = match.crosses(choice.action)
        item = ChoiceItem(
            choice.action, _answer(match.game, choice.action), text, rest if title and rest else text, crosses
        )
        groups.setdefault(title, []).append(item)
    return [ChoiceGroup(title, tuple(items)) for title, items in groups.items() if items]


@lru_cache(maxsize=4096)
def _choice_said(choice: Choice, words: Catalogue, names: tuple[str, ...]) -> tuple[str, str, str]:
    """An answer as it reads alone; the heading of its group, and how it reads below that."""
    group, rest = choice.group, choice.rest
    return (
        words.say(choice.text, names),
        "" if group is None else words.say(group, names),
        "" if rest is None else words.say(rest, names),
    )


@lru_cache(maxsize=4096)
def _answer(game: Game, action: int) -> str:
    return json.dumps(game.actions.words(action))


def _choices(match: Match, scene: Scene) -> Choices:
    chains = sorted({shape.answers for shape in scene.shapes if shape.answers})
    return Choices(
        number=len(scene.choices),
        many=len(scene.choices) > FEW,
        chains=_crossing(match, chains),
        steps=_steps(match, chains),
    )


def _crossing(match: Match, chains: Sequence[tuple[int, ...]]) -> str:
    ends = {" ".join(map(str, chain)): match.crosses(*chain) for chain in chains}
    return json.dumps({chain: reason for chain, reason in ends.items() if reason})


def _steps(match: Match, chains: Sequence[tuple[int, ...]]) -> str:
    numbers = sorted({number for chain in chains for number in chain})
    return json.dumps({number: match.game.actions.words(number) for number in numbers})


# --- players, controls ---


def _players(viewer: Viewer, scene: Scene, links: dict[int, str]) -> list[PlayerCard]:
    table = viewer.table
    ranks = table.match.state.ranks() if table.match.over else []
    joinable = not viewer.own and not table.match.over  # for those who do not sit here yet
    return [
        PlayerCard(
            table=table.id,
            seat=player.seat,
            numeral=SEATS[player.seat].numeral,
            name=viewer.names[player.seat],
            kind=table.record.seats[player.seat].kind,
            points="" if player.points is None else viewer.words.points(player.points),
            facts=tuple(viewer.says(fact) for fact in player.facts),
            asked=table.asked == player.seat,
            mine=player.seat in viewer.own,
            won=bool(ranks) and ranks[player.seat] == 1,
            free=joinable and table.record.seats[player.seat].kind == FREE,
            link=links.get(player.seat, "") if table.record.seats[player.seat].kind == FRIEND else "",
        )
        for player in scene.players
    ]


def _controls(viewer: Viewer, groups: list[ChoiceGroup]) -> Controls:
    table, match = viewer.table, viewer.match
    seated = viewer.seat != PUBLIC and not match.over
    can_undo = seated and match.undo_to(viewer.seat) is not None
    own = any(step.entry.by in viewer.own for step in match.steps)
    others = [seat for seat in table.people if seat not in viewer.own]  # whoever sits at this screen agrees by talking
    wish = table.takeback
    return Controls(
        playing=bool(viewer.own) and not match.over,
        asked=viewer.asked,
        can_undo=can_undo,
        can_take_back=seated and own and not can_undo and wish is None,
        take_back_free=not others,
        barrier=can_undo and all(item.crosses for group in groups for item in group.items),
        wish=None
        if wish is None
        else TakeBackWish(
            id=wish.id,
            by=viewer.names[wish.by],
            mine=wish.by == viewer.seat,
            to_answer=viewer.seat in wish.needed,
            waiting=tuple(viewer.names[seat] for seat in sorted(wish.needed)),
        ),
        table=table.id,
        leaving=viewer.names[table.leaving.seat]
        if table.leaving is not None and table.leaving.needed.intersection(viewer.own)
        else "",
    )


# --- chat ---


def _chat(line: ChatRecord, viewer: Viewer) -> ChatLine:
    name = viewer.words.say(say("web-spectator")) if line.seat == PUBLIC else viewer.names[line.seat]
    return ChatLine(line.seat, name, line.text, line.seat in viewer.own)


# --- the end, and options ---


def _result(viewer: Viewer, rematch_waits: bool, breakdown: tuple[str, ...]) -> Result:
    match = viewer.match
    return Result(
        table=viewer.table.id,
        over=match.over,
        mine=bool(viewer.own),
        rematch_waits=rematch_waits,
        ranking=_ranking(viewer),
        breakdown=breakdown if match.over else (),
        ledger=match.game.ledger is not None,
        charts=match.game.charts is not None,
    )


def _ranking(viewer: Viewer) -> tuple[Placing, ...]:
    match = viewer.match
    if not match.over:
        return ()
    scores, ranks = match.state.scores(), match.state.ranks()
    places = sorted(range(match.seats), key=lambda seat: ranks[seat])
    return tuple(
        Placing(ranks[seat], seat, viewer.names[seat], viewer.words.points(scores[seat]), seat in viewer.own)
        for seat in places
    )


def options_said(game: str, seats: int, options: dict[str, Any], words: Catalogue) -> list[str]:
    """The options that differ from the usual ones: “Advanced game: yes”. Settings of older rules have no words."""
    usual = {option.name: option.usual(seats) for option in registry.find(game).options}
    return [
        words.say(
            Say("web-option", {"title": option_word(game, name, words), "value": value_word(game, name, value, words)})
        )
        for name, value in options.items()
        if name in usual and value != usual[name]
    ]


def older_rules(match: Match, words: Catalogue) -> list[str]:
    """By which version of the rules it is played, if the rulebook shows another one."""
    return [words.say(say("web-older-rules", version=match.rules))] if match.rules != match.game.rules else []


def option_word(game: str, name: str, words: Catalogue) -> str:
    return words.say(say(f"{game}-option-{name}"))


def value_word(game: str, name: str, value: object, words: Catalogue) -> str:
    return words.say(say(f"{game}-option-{name}-{str(value).lower()}"))
