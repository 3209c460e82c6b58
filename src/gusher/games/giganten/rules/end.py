"""The end: the black loco stands on the star, and the accounts are made up (G23, G89 to G94)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gusher.games.giganten import score
from gusher.games.giganten.actions import ENDED
from gusher.games.giganten.effects import Ended, Settled
from gusher.kernel.state import OVER, Listener

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten


def finish(state: "Giganten", tell: Listener | None) -> None:
    """Nothing more happens in this round (G23)."""
    state.step = ENDED
    state.seat = OVER
    state.turn = 0
    if tell is not None:
        tell(Ended(state.round))
        tell_accounts(state, tell)


def tell_accounts(state: "Giganten", tell: Listener) -> None:
    """The accounts in the order of the locos."""
    for place in range(1, state.way.seats + 1):
        seat: i64
        for seat in range(state.way.seats):
            account = score.account(state, seat)
            if account.place == place:
                tell(
                    Settled(
                        seat,
                        account.place,
                        state.locos[seat],
                        account.cash,
                        account.derricks,
                        account.derrick_pay,
                        account.markers,
                        account.marker_pay,
                        account.total,
                    )
                )
