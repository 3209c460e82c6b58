"""The toy's picture: a row per seat, a button per answer."""

from gusher.kernel.actions import Words
from gusher.kernel.places import Place, refusals
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Choice, Player, Scene, Shape, Span
from gusher.kernel.state import CHANCE, OVER, State
from tests.contract.toys.dice_hands.actions import ACTIONS, CARDS, ENDED, LAY
from tests.contract.toys.dice_hands.state import HOLE, NONE, DiceHands

CLAUSES = ("H3", "H4", "H5", "H6", "H11")


def scene(state: State, viewer: int) -> Scene:
    assert isinstance(state, DiceHands)
    answers = [int(number) for number in state.legal()] if state.seat == viewer else []
    return Scene(
        width=400,
        height=300,
        draw=lambda: [row(state, seat) for seat in range(state.seats)] + [button(number) for number in answers],
        write=lambda: [line(state, seat) for seat in range(state.seats)],
        title=say("dice_hands-title", round=min(state.round, 3), pips=state.pips),
        prompt=prompt(state),
        clause=CLAUSES[state.step],
        choices=[Choice(number, choice(number)) for number in answers],
        players=[Player(seat, points, facts(state, seat)) for seat, points in enumerate(state.points)],
        explain=lambda: [say("dice_hands-points", points=points) for points in state.points if state.step == ENDED],
        point=lambda: places(state),
        refuse=lambda pointed: refusals(state, viewer, pointed),
        silent=frozenset({"row"}),
        goal=say("dice_hands-goal"),
        kinds={kind: say(f"dice_hands-place-{kind}") for kind in ("row", "card")},
    )


def places(state: DiceHands) -> list[Place]:
    """The rows are only looked at; a card could be meant to be laid."""
    rows = [Place("row", (0, 40 * seat + 10, 300, 30), say("player", seat=Seat(seat))) for seat in range(state.seats)]
    return rows + [Place("card", (20 * card, 250, 18, 30), str(card), (LAY + card - 1,)) for card in CARDS]


def prompt(state: DiceHands) -> Say:
    if state.seat == OVER:
        return say("dice_hands-prompt-over")
    if state.seat == CHANCE:
        return say("dice_hands-prompt-chance")
    return say("dice_hands-prompt-seat", seat=Seat(state.seat))


def choice(number: int) -> Say:
    words: Words = ACTIONS.words(number)
    value = next((value for name, value in words.items() if name != "do"), 0)
    return say(f"dice_hands-choice-{words['do']}", value=value + 1 if words["do"] == "peek" else value)


def card(value: int) -> str:
    return {HOLE: "?", NONE: "-"}.get(value, str(value))


def cards(state: DiceHands, seat: int) -> str:
    return " ".join(card(value) for value in state.hands[seat]) + " / " + card(state.down[seat])


def facts(state: DiceHands, seat: int) -> tuple[Say, ...]:
    return (say("dice_hands-hand", cards=cards(state, seat)),)


def row(state: DiceHands, seat: int) -> Shape:
    label = say("dice_hands-row", seat=Seat(seat), cards=cards(state, seat))
    content = Shape("text", "ink", {"x": 10, "y": 40 * seat + 30}, text=cards(state, seat))
    return Shape("g", f"fill-seat-{seat + 1}", inside=[content], id=f"row-{seat}", label=label)


def button(number: int) -> Shape:
    place: dict[str, int | float | str] = {"x": 20 * number, "y": 200, "width": 18, "height": 18}
    return Shape("rect", "target", place, id=f"answer-{number}", label=choice(number), answer=number)


def line(state: DiceHands, seat: int) -> list[Span]:
    return [Span(say("dice_hands-row", seat=Seat(seat), cards=cards(state, seat)), f"seat-{seat + 1}")]
