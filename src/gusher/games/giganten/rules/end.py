"""The end: the black loco stands on the star, and the accounts are made up (G23, G89 to G94)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten import score
from gusher.games.giganten.actions import ask
from gusher.games.giganten.effects.ending import Ended, Settled
from gusher.games.giganten.position import Position
from gusher.kernel.state import OVER, Listener


def finish(state: Position, tell: Listener | None) -> None:
    """Nothing more happens in this round (G23)."""
    state.step = ask.ENDED
    state.seat = OVER
    state.turn = 0
    if tell is not None:
        tell(Ended(state.round))
        tell_accounts(state, tell)


def tell_accounts(state: Position, tell: Listener) -> None:
    """The accounts in the order of the locos."""
    for place in range(1, state.setting.seats + 1):
        seat: i64
        for seat in range(state.setting.seats):
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


def legal() -> vec[i64]:
    """Nothing is asked any more."""
    return vec[i64]()


def why_not() -> str:
    return "G89"
