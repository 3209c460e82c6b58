"""What standing orders answer in Wildcatters, and how long they last."""

from gusher.games.wildcatters.actions import ACTIONS, ask
from gusher.games.wildcatters.orders import ORDERS
from gusher.games.wildcatters.state import Wildcatters
from gusher.games.wildcatters.words.holdings import field_fee
from gusher.kernel.orders import by_name
from tests.games.wildcatters.positions import GREEN, RED, YELLOW, play
from tests.games.wildcatters.randomly import first_at
from tests.games.wildcatters.test_auction import drilled

KNOWN = by_name(ORDERS)


def answer(state: Wildcatters, name: str, limit: int = 0) -> dict[str, object] | None:
    found = KNOWN[name].answers(state.redact(state.seat), limit)
    return None if found is None else ACTIONS.words(found)


def test_joins_no_drilling() -> None:
    state = drilled(joins="")
    assert state.step == ask.JOIN_DRILL
    assert answer(state, "no-drilling") == {"do": "decline"}
    assert answer(state, "pass") is None


def test_bids_as_little_as_possible_up_to_the_limit_and_then_passes() -> None:
    state = drilled()
    assert answer(state, "bid", 5) == {"do": "bid", "shares": 4}
    assert KNOWN["bid"].limits(state, int(state.seat)).start == 4
    play(state, "bid:5")
    assert answer(state, "bid", 6) == {"do": "bid", "shares": 6}
    assert answer(state, "bid", 5) == answer(state, "pass") == {"do": "pass"}


def test_each_wildcatter_is_another_auction() -> None:
    state = drilled(tokens_=2)
    first = [KNOWN["bid"].scope(state, seat) for seat in (RED, YELLOW, GREEN)]
    assert None not in first
    play(state, "pass")
    assert KNOWN["bid"].scope(state, RED) is None  # is out
    assert KNOWN["bid"].scope(state, YELLOW) == first[1]
    play(state, "pass pass")
    assert KNOWN["bid"].scope(state, RED) not in (None, first[0])
    assert KNOWN["pass-round"].scope(state, RED) == (state.round,)


def test_rides_along_for_so_much_and_a_dearer_ride_is_asked_about() -> None:
    state = first_at(ask.JOIN_TRANSPORT)
    fee = field_fee(state, int(state.seat))
    assert answer(state, "ride", fee) == {"do": "join"}
    assert fee in KNOWN["ride"].limits(state, int(state.seat))
    assert answer(state, "ride", fee - 1) is None
    assert answer(state, "no-transport") == {"do": "decline"}
