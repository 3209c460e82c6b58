"""What else there is to say of a question: in whose turn it is asked, and several of them as one."""

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import COLOUR_COUNT, COLOURS, ZONES
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.games.wildcatters.words.choices import deed_of
from gusher.games.wildcatters.words.holdings import shares_of
from gusher.games.wildcatters.words.standings import BETWEEN, phase
from gusher.kernel.rooms import Asides
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Part, Split


class Aside(Asides[Position]):
    def occasion(self, state: Position) -> Say | None:
        """Joining, bidding, steering a tanker: most of it is asked in somebody else's turn (W93, W100, W118, W143)."""
        if phase(state) in ("setup", *BETWEEN) or turns.active(state) == state.seat:
            return None
        return say("wildcatters-occasion", seat=Seat(turns.active(state)))

    def split(self, state: Position) -> Split | None:
        """Shares of several companies, taken (W157) or given (W33), which the rules ask for one by one."""
        if state.step == ask.TAKE:
            prompt = say("wildcatters-split-take", zone=ZONES[state.zone], count=int(state.rest))
            return _split(state, prompt, [int(state.rest)] * COLOUR_COUNT, do.TAKE)
        if state.step == ask.GIVE:
            known: dict[str, int | str] = {
                "deed": deed_of(state.pending),
                "covered": int(state.covered),
                "count": int(state.rest),
            }
            return _split(state, say("wildcatters-split-give", **known), shares_of(state, state.seat), do.GIVE)
        return None

    def is_halfway(self, state: Position) -> bool:
        """W13: a card is shown, and then the piece is put where it says."""
        return state.step == ask.REVEAL


def _split(state: Position, prompt: Say, most: list[int], first: int) -> Split:
    held = shares_of(state, state.seat)
    parts = [
        Part(say("wildcatters-split-part", company=COLOURS[company], held=held[company]), most[company], first)
        for company in range(int(state.colour), COLOUR_COUNT)
    ]
    return Split(prompt, int(state.rest), tuple(parts))
