"""Action 2, first half: cards are revealed, and the red one moves the black loco (G21 to G25)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import CARD_BLACK, CARD_COPIES, FACES, RED_FACES, STAR
from gusher.games.giganten.effects.cards import BeigeShown, RedShown, Reshuffled
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import end, turns
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import changed


def ask_red(state: Position, tell: Listener | None) -> None:
    state.step = ask.RED
    state.seat = CHANCE
    refill(state, tell)


def ask_beige(state: Position, tell: Listener | None) -> None:
    state.step = ask.BEIGE
    state.seat = CHANCE
    refill(state, tell)


def lowest(state: Position) -> i64:
    """The first face of the colour that is revealed now; the colours follow each other in every table."""
    return 0 if state.step == ask.RED else RED_FACES


def beyond(state: Position) -> i64:
    """The first face that is not of this colour any more."""
    return RED_FACES if state.step == ask.RED else FACES


def refill(state: Position, tell: Listener | None) -> None:
    """An empty pile is made anew of its discards; the cards lying open are not among them (G25)."""
    face: i64 = lowest(state)
    while face < beyond(state):
        if state.pile[face] > 0:
            return
        face += 1
    pile: vec[i64] = state.pile[:]
    total: i64 = 0
    face = lowest(state)
    while face < beyond(state):
        pile[face] = discarded(state, face)
        total += pile[face]
        face += 1
    state.pile = pile
    if tell is not None:
        tell(Reshuffled("red" if state.step == ask.RED else "beige", total))


def discarded(state: Position, face: i64) -> i64:
    """Copies that are neither in the pile nor open nor before a seat."""
    copies: i64 = CARD_COPIES[face] - state.pile[face]
    for card in state.open:
        if card == face:
            copies -= 1
    for card in state.cards:
        if card == face:
            copies -= 1
    return copies


def legal(state: Position) -> vec[i64]:
    """The faces that the pile still holds; their numbers in the action table follow each other too."""
    drawn: vec[i64] = vec[i64](capacity=FACES)
    face: i64 = lowest(state)
    while face < beyond(state):
        if state.pile[face] > 0:
            drawn = append(drawn, do.RED + face)
        face += 1
    return drawn


def weights(state: Position) -> vec[i64]:
    """Each card of the pile is equally likely to be on top."""
    copies: vec[i64] = vec[i64](capacity=FACES)
    face: i64 = lowest(state)
    while face < beyond(state):
        if state.pile[face] > 0:
            copies = append(copies, state.pile[face])
        face += 1
    return copies


def why_not(state: Position, action: i64) -> str:
    """Of the colour that is revealed now (G21, G24), a face that the pile still holds (G7)."""
    if action < do.RED + lowest(state) or action >= do.RED + beyond(state):
        return "G21" if state.step == ask.RED else "G24"
    return "" if state.pile[action - do.RED] > 0 else "G7"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step == ask.RED:
        show_red(state, action - do.RED, tell)
    else:
        show_beige(state, action - do.RED, tell)


def lay_open(state: Position, face: i64, slot: i64) -> None:
    state.pile = changed(state.pile, face, state.pile[face] - 1)
    state.open = changed(state.open, slot, face)


def show_red(state: Position, face: i64, tell: Listener | None) -> None:
    """The black loco advances at once, whoever takes the card (G21, G22). On the star the game is over (G23)."""
    before: i64 = state.black
    lay_open(state, face, 0)
    state.black += CARD_BLACK[face]
    state.black = min(state.black, STAR)  # G23: the track ends there
    if tell is not None:
        tell(RedShown(face, state.black - before, state.black))
    if state.black == STAR:
        end.finish(state, tell)
        return
    state.turn = 0
    ask_beige(state, tell)


def show_beige(state: Position, face: i64, tell: Listener | None) -> None:
    """As many beige cards as there are players lie beside the red one (G24)."""
    state.turn += 1
    lay_open(state, face, state.turn)
    if state.turn < state.setting.seats:
        ask_beige(state, tell)
        return
    if tell is not None:
        tell(BeigeShown(tuple([int(card) for card in state.open][1:])))
    state.step = ask.PICK
    state.turn = 0
    state.seat = turns.whose(state)
