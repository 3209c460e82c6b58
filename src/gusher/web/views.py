"""What the pages show, as plain data: a table, a viewer and a catalogue become sentences and pictures."""

from typing import NamedTuple

from gusher.kernel.say import Say, say
from gusher.kernel.scene import Player, Scene
from gusher.kernel.state import PUBLIC
from gusher.render.svg import Printed, printed
from gusher.render.theme import PAGE, SEATS
from gusher.store.port import ChatRecord
from gusher.table.opening import FRIEND
from gusher.web.choices import ChoiceGroup, Choices, around_choices, choice_groups
from gusher.web.clocks import CardClock, ClockBox, can_pause, card_clock, clock_box
from gusher.web.lessons import LessonView, lesson_view
from gusher.web.levels import card_said
from gusher.web.logbook import Log, LogLine, log_shown
from gusher.web.orders import OrdersView, orders_view
from gusher.web.pointing import Pointing, pointing
from gusher.web.recap import Recap, recap
from gusher.web.rings import new_pieces
from gusher.web.rulebook import section_called
from gusher.web.viewers import Viewer

MOST_TOLD = 64  # entries, of which a page learns who gave them
GAVE: dict[object, str] = {"chance": "c", **{seat: str(seat) for seat in range(len(SEATS))}}  # a letter for each


class Prompt(NamedTuple):
    game: str
    text: str
    clause: str
    symbols: str  # where the rulebook explains what is drawn; empty if that needs no explanation
    asked: bool
    asked_name: str  # who of several people at one screen
    occasion: str  # why the viewer is asked in somebody else's turn
    verdict: str  # won, shared or nothing: what the viewer reads first after the end
    watching: bool
    over: bool
    last: LogLine | None  # what happened last


class PlayerCard(NamedTuple):
    seat: int
    numeral: str
    name: str
    kind: str
    level: str  # of a bot of one of our levels, with rating and character
    points: str  # empty while a seat has no points that mean anything
    facts: tuple[str, ...]
    asked: bool
    mine: bool
    won: bool = False
    link: str = ""  # for a friend who has not come yet: the address to send, known to the opener's browser alone
    clock: CardClock | None = None


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
    barrier: bool  # taking back is free, and will not be after any of the answers: said before it is crossed
    wish: TakeBackWish | None
    hints: bool  # may be asked for at this table
    table: str
    leaving: str  # who wants to leave, if the viewer is asked whether they may; else empty
    pause: bool  # may be asked for


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
    ended: bool  # without a result
    mine: bool
    rematch_waits: bool
    ranking: tuple[Placing, ...]
    breakdown: tuple[str, ...]
    ledger: bool  # the game keeps one
    charts: bool  # the game has something to chart
    ladder: str  # of which game, if the result counts there


class TableView(NamedTuple):
    """One position of one table for one viewer in one language: what the page as a whole needs, and its parts."""

    id: str
    game: str
    n: int
    version: int
    viewer: int
    mine: tuple[int, ...]
    asked: bool
    over: bool
    secrets: bool
    title: str
    dress: str
    prompt: Prompt
    groups: list[ChoiceGroup]
    choices: Choices
    board: Printed
    pointing: Pointing
    new_pieces: tuple[str, ...]  # by their names on the board
    players: list[PlayerCard]
    controls: Controls
    orders: OrdersView
    log: Log
    recap: Recap
    by: str  # who gave each of the last entries: a letter for each
    chat: tuple[ChatLine, ...]
    result: Result
    lesson: LessonView
    clock: ClockBox


def table_view(
    viewer: Viewer, links: dict[int, str], rematch_waits: bool = False, whole_log: bool = False
) -> TableView:
    """`links` holds the friends' addresses this browser may see."""
    table, match, words, names = viewer.table, viewer.match, viewer.words, viewer.names
    known = match.view(viewer.seat)
    # Where nobody is asked any more, nothing can be clicked.
    scene = match.game.scene(known, PUBLIC if table.ended else viewer.seat)
    groups = choice_groups(match, scene, words, names)
    log = log_shown(viewer, whole_log)
    return TableView(
        id=table.id,
        game=match.game.name,
        n=match.n,
        version=table.version,
        viewer=viewer.seat,
        mine=viewer.own,
        asked=viewer.asked,
        over=table.over,
        secrets=bool(match.state.has_secrets()) and not table.over,
        title=title(viewer, scene.occasion),
        dress=scene.dress,
        prompt=_prompt(viewer, scene, log),
        groups=groups,
        choices=around_choices(viewer, scene, groups),
        board=printed(scene, words, names, PAGE),
        pointing=pointing(scene, words, names),
        new_pieces=new_pieces(viewer, scene),
        players=_players(viewer, scene, links),
        controls=_controls(viewer, groups),
        orders=orders_view(viewer, known),
        log=log,
        recap=recap(viewer, log.told),
        by="".join([GAVE[entry.by] for entry in match.entries[-MOST_TOLD:]]),
        chat=tuple(_chat(line, viewer) for line in table.chat),
        result=_result(viewer, scene, rematch_waits),
        lesson=lesson_view(viewer),
        clock=clock_box(viewer),
    )


def title(viewer: Viewer, occasion: Say | None) -> str:
    """For the window: whose turn it is comes first, for a tab shows little of it."""
    table, words = viewer.table, viewer.words
    game = words.say(say(f"{table.record.game}-name"))
    if table.over:
        return words.say(say("web-title-over", game=game))
    if viewer.asked:
        return words.say(say("web-title-asked" if occasion else "web-title-mine", game=game))
    if table.asked < 0:
        return game
    return words.say(say("web-title-other", game=game, name=viewer.names[table.asked]))


def _prompt(viewer: Viewer, scene: Scene, log: Log) -> Prompt:
    match, words = viewer.match, viewer.words
    return Prompt(
        game=match.game.name,
        text=viewer.says(_question(viewer, scene)),
        clause="" if viewer.table.ended else scene.clause,
        symbols=section_called(match.game, words.language, words.say(say("web-symbols"))),
        asked=viewer.asked,
        asked_name=viewer.names[viewer.seat] if viewer.asked and len(viewer.own) > 1 else "",
        occasion="" if scene.occasion is None else viewer.says(scene.occasion),
        verdict=_verdict(viewer),
        watching=not viewer.own,
        over=viewer.table.over,
        last=None if viewer.table.over else log.last,
    )


def _question(viewer: Viewer, scene: Scene) -> Say:
    if viewer.table.ended:
        return say("clock-ended")
    return scene.prompt if scene.split is None else scene.split.prompt


def _verdict(viewer: Viewer) -> str:
    """Several people at one screen read who has won: which of them would “you” be?"""
    winners = viewer.match.state.winners() if viewer.match.over and len(viewer.own) == 1 else []
    if viewer.seat not in winners:
        return ""
    return "won" if len(winners) == 1 else "shared"


# --- players, controls ---


def _players(viewer: Viewer, scene: Scene, links: dict[int, str]) -> list[PlayerCard]:
    table = viewer.table
    ranks = table.match.state.ranks() if table.match.over else []
    asked = table.asked
    return [_at_table(viewer, player, asked, ranks, links) for player in scene.players]


def _at_table(viewer: Viewer, player: Player, asked: int, ranks: list[int], links: dict[int, str]) -> PlayerCard:
    seat = player.seat
    link = links.get(seat, "") if viewer.table.record.seats[seat].kind == FRIEND else ""
    return player_card(viewer, player, asked, bool(ranks) and ranks[seat] == 1, link, card_clock(viewer, seat))


def player_card(
    viewer: Viewer, player: Player, asked: int, won: bool = False, link: str = "", clock: CardClock | None = None
) -> PlayerCard:
    """What a seat had in a position; what can be done there, and how its time stands, only now."""
    seat = player.seat
    sits, words, names = viewer.table.record.seats[seat], viewer.words, viewer.names
    return PlayerCard(
        seat,
        SEATS[seat].numeral,
        names[seat],
        sits.kind,
        card_said(viewer.match.game, sits.bot, words) if sits.bot else "",
        "" if player.points is None else words.points(player.points),
        tuple([words.say(fact, names) for fact in player.facts]),
        asked == seat,
        seat in viewer.own,
        won,
        link,
        clock,
    )


def _controls(viewer: Viewer, groups: list[ChoiceGroup]) -> Controls:
    table, match = viewer.table, viewer.match
    seated = viewer.seat != PUBLIC and not table.over
    can_undo = seated and match.undo_to(viewer.seat) is not None
    own = any(step.entry.by in viewer.own for step in match.steps)
    others = [seat for seat in table.people if seat not in viewer.own]  # whoever sits at this screen agrees by talking
    wish = table.takeback
    return Controls(
        playing=bool(viewer.own) and not table.over,
        asked=viewer.asked,
        can_undo=can_undo,
        can_take_back=seated and own and not can_undo and wish is None and table.record.takebacks,
        take_back_free=not others,
        barrier=can_undo and bool(others) and all(item.crosses for group in groups for item in group.items),
        wish=None
        if wish is None
        else TakeBackWish(
            id=wish.id,
            by=viewer.names[wish.by],
            mine=wish.by == viewer.seat,
            to_answer=viewer.seat in wish.needed,
            waiting=tuple(viewer.names[seat] for seat in sorted(wish.needed)),
        ),
        hints=table.record.hints,
        table=table.id,
        leaving=viewer.names[table.leaving.seat]
        if table.leaving is not None and table.leaving.needed.intersection(viewer.own)
        else "",
        pause=can_pause(viewer),
    )


# --- chat ---


def _chat(line: ChatRecord, viewer: Viewer) -> ChatLine:
    name = viewer.words.say(say("web-spectator")) if line.seat == PUBLIC else viewer.names[line.seat]
    return ChatLine(line.seat, name, line.text, line.seat in viewer.own)


# --- the end, and options ---


def _result(viewer: Viewer, scene: Scene, rematch_waits: bool) -> Result:
    match = viewer.match
    return Result(
        table=viewer.table.id,
        over=viewer.table.over,
        ended=viewer.table.ended,
        mine=bool(viewer.own),
        rematch_waits=rematch_waits,
        ranking=_ranking(viewer),
        breakdown=tuple(viewer.says(line) for line in scene.breakdown) if match.over else (),
        ledger=match.game.ledger is not None,
        charts=match.game.charts is not None,
        ladder=match.game.name if viewer.table.record.rated else "",
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
