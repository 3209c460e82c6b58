"""What the pages show, as plain data: a table, a viewer and a catalogue become sentences and pictures."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Choice, Scene
from gusher.kernel.state import PUBLIC
from gusher.render.svg import svg
from gusher.render.theme import PAGE, SEATS
from gusher.store.port import ChatRecord
from gusher.table.live import LiveTable
from gusher.table.opening import FREE, FRIEND
from gusher.web.logbook import LogLine, first_told, log_lines
from gusher.web.rulebook import section_called
from gusher.web.viewers import Viewer
from gusher.words.catalogue import Catalogue

FEW = 12  # so many choices are read at a glance: no filter, no headings


@dataclass(frozen=True)
class ChoiceItem:
    """A possible answer. `crosses` says why it could not be taken back: draw, asked, shown, over or nothing."""

    action: int
    answer: str  # the words as JSON, which the client sends as they are
    text: str
    short: str  # the text without what the group's heading already says
    crosses: str


@dataclass(frozen=True)
class ChoiceGroup:
    title: str
    items: list[ChoiceItem]


@dataclass(frozen=True)
class PlayerCard:
    seat: int
    numeral: str
    name: str
    kind: str
    points: str  # empty while a seat has no points that mean anything
    facts: list[str]
    asked: bool
    mine: bool
    won: bool
    link: str = ""  # for a friend who has not come yet: the address to send, known to the opener's browser alone


@dataclass(frozen=True)
class ChatLine:
    seat: int
    name: str
    text: str
    mine: bool


@dataclass(frozen=True)
class TakeBackWish:
    by: str
    mine: bool
    to_answer: bool
    waiting: list[str]


@dataclass(frozen=True)
class Controls:
    asked: bool
    can_undo: bool
    can_take_back: bool
    take_back_free: bool  # nobody else need be asked
    wish: TakeBackWish | None


@dataclass(frozen=True)
class Placing:
    rank: int
    seat: int
    name: str
    points: str
    mine: bool


@dataclass(frozen=True)
class TableView:
    """One position of one table for one viewer in one language."""

    id: str
    game: str
    game_title: str
    n: int
    version: int
    viewer: int
    mine: list[int]
    asked: bool
    over: bool
    secrets: bool
    title: str
    prompt: str
    asked_name: str
    clause: str
    symbols: str  # where the rulebook explains what is drawn; empty if that needs no explanation
    groups: list[ChoiceGroup]
    chains: str  # short cuts on the board that could not be taken back, and why, as JSON: {"75 75 77": "asked"}
    steps: str  # what the numbers in short cuts say, as JSON: {"75": {"do": "step", "to": "N"}}
    count: int
    board: str
    players: list[PlayerCard]
    controls: Controls
    log: list[LogLine]
    earlier: bool  # there is more of it than is shown
    since: int
    chat: list[ChatLine]
    breakdown: list[str]
    ranking: list[Placing]
    options: list[str]
    join: list[int]
    ledger: bool  # the game keeps one
    charts: bool  # the game has something to chart

    @property
    def many(self) -> bool:
        return self.count > FEW

    @property
    def barrier(self) -> bool:
        """Undo is still possible and will not be after any of the answers: said before it is crossed."""
        return self.controls.can_undo and all(item.crosses for group in self.groups for item in group.items)


def table_view(viewer: Viewer, links: dict[int, str], whole_log: bool = False) -> TableView:
    """`links` holds the friends' addresses this browser may see."""
    table, match, mine, words, names = viewer.table, viewer.match, viewer.own, viewer.words, viewer.names
    scene = match.game.scene(match.view(viewer.seat), viewer.seat)
    lines = log_lines(viewer, whole_log)
    groups = _groups(match, scene, words, names)
    chains = sorted({shape.answers for shape in scene.shapes if shape.answers})
    return TableView(
        id=table.id,
        game=match.game.name,
        game_title=words.say(say(f"{match.game.name}-name")),
        n=match.n,
        version=table.version,
        viewer=viewer.seat,
        mine=list(mine),
        asked=viewer.asked,
        over=match.over,
        secrets=bool(match.state.has_secrets()) and not match.over,
        title=_title(viewer),
        prompt=viewer.says(scene.prompt),
        asked_name=names[viewer.seat] if viewer.asked and len(mine) > 1 else "",
        clause=scene.clause,
        symbols=section_called(match.game, words.language, words.say(say("web-symbols"))),
        groups=groups,
        chains=_crossing(match, chains),
        steps=_steps(match, chains),
        count=len(scene.choices),
        board=svg(scene, words, names, PAGE),
        players=_players(viewer, scene, links),
        controls=_controls(viewer),
        log=lines,
        earlier=not whole_log and bool(lines) and lines[0].n > first_told(match),
        since=sum(line.new for line in lines),
        chat=[ChatLine(line.seat, _speaker(line, names, words), line.text, line.seat in mine) for line in table.chat],
        breakdown=[viewer.says(saying) for saying in scene.breakdown],
        ranking=_ranking(match, words, names, mine),
        options=options_said(match.game.name, match.options, words),
        join=_joinable(table, mine),
        ledger=match.game.ledger is not None,
        charts=match.game.charts is not None,
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


# --- choices ---


def _groups(match: Match, scene: Scene, words: Catalogue, names: list[str]) -> list[ChoiceGroup]:
    """Few choices stand in one list. Many are put under the headings of their groups, where there are two or more of
    one. What stands alone comes first, for nobody looks for “Done” below twenty places to build on."""
    heads = [words.say(choice.group, names) if choice.group is not None else "" for choice in scene.choices]
    groups: dict[str, list[ChoiceItem]] = {"": []}
    for choice, head in zip(scene.choices, heads, strict=True):
        title = head if len(heads) > FEW and heads.count(head) > 1 else ""
        text = words.say(choice.text, names)
        short = words.say(choice.rest, names) if title and choice.rest is not None else text
        groups.setdefault(title, []).append(_choice(match, choice, text, short))
    return [ChoiceGroup(title, items) for title, items in groups.items() if items]


def _choice(match: Match, choice: Choice, text: str, short: str) -> ChoiceItem:
    answer = json.dumps(match.game.actions.words(choice.action))
    return ChoiceItem(choice.action, answer, text, short, match.crosses(choice.action))


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
    return [
        PlayerCard(
            seat=player.seat,
            numeral=SEATS[player.seat].numeral,
            name=viewer.names[player.seat],
            kind=table.record.seats[player.seat].kind,
            points="" if player.points is None else viewer.words.points(player.points),
            facts=[viewer.says(fact) for fact in player.facts],
            asked=table.asked == player.seat,
            mine=player.seat in viewer.own,
            won=bool(ranks) and ranks[player.seat] == 1,
            link=links.get(player.seat, "") if table.record.seats[player.seat].kind == FRIEND else "",
        )
        for player in scene.players
    ]


def _joinable(table: LiveTable, mine: Sequence[int]) -> list[int]:
    """The free seats, for those who do not sit here yet."""
    if mine or table.match.over:
        return []
    return [seat for seat, record in enumerate(table.record.seats) if record.kind == FREE]


def _controls(viewer: Viewer) -> Controls:
    table, match = viewer.table, viewer.match
    seated = viewer.seat != PUBLIC and not match.over
    can_undo = seated and match.undo_to(viewer.seat) is not None
    own = any(step.entry.by in viewer.own for step in match.steps)
    others = [seat for seat in table.people if seat not in viewer.own]  # whoever sits at this screen agrees by talking
    wish = table.takeback
    return Controls(
        asked=viewer.asked,
        can_undo=can_undo,
        can_take_back=seated and own and not can_undo and wish is None,
        take_back_free=not others,
        wish=None
        if wish is None
        else TakeBackWish(
            by=viewer.names[wish.by],
            mine=wish.by == viewer.seat,
            to_answer=viewer.seat in wish.needed,
            waiting=[viewer.names[seat] for seat in sorted(wish.needed)],
        ),
    )


# --- chat ---


def _speaker(line: ChatRecord, names: Sequence[str], words: Catalogue) -> str:
    return words.say(say("web-spectator")) if line.seat == PUBLIC else names[line.seat]


# --- the end, and options ---


def _ranking(match: Match, words: Catalogue, names: Sequence[str], mine: Sequence[int]) -> list[Placing]:
    if not match.over:
        return []
    scores, ranks = match.state.scores(), match.state.ranks()
    places = sorted(range(match.seats), key=lambda seat: ranks[seat])
    return [Placing(ranks[seat], seat, names[seat], words.points(scores[seat]), seat in mine) for seat in places]


def options_said(game: str, options: dict[str, Any], words: Catalogue) -> list[str]:
    """The options that differ from the usual ones: “Advanced game: yes”."""
    usual = {option.name: option.default for option in registry.find(game).options}
    return [
        words.say(
            Say("web-option", {"title": option_word(game, name, words), "value": value_word(game, name, value, words)})
        )
        for name, value in options.items()
        if value != usual[name]
    ]


def option_word(game: str, name: str, words: Catalogue) -> str:
    return words.say(say(f"{game}-option-{name}"))


def value_word(game: str, name: str, value: object, words: Catalogue) -> str:
    return words.say(say(f"{game}-option-{name}-{str(value).lower()}"))
