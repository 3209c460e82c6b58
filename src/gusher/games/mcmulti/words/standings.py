"""Where the game stands: the position in a sentence, who has what, and every million explained."""

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import ISLANDS, NOTHING, REASONS, REFINERY, RIG, STATION, WELL
from gusher.games.mcmulti.effects.names import economy_said, island_said, news_said, pieces_said
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, turns
from gusher.kernel import sets
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Player
from gusher.kernel.state import OVER

# Which part of a turn a question belongs to (M22); placing belongs to where the piece was bought.
PHASES = {
    **dict.fromkeys((ask.MARKET, ask.TRADE), "barrels"),
    **dict.fromkeys(
        (ask.ROLL, ask.REROLL, ask.COUNTER, ask.NEWS, ask.STRIKE, ask.REFINE, ask.PUMP, ask.FORCED_SALE, ask.PARK),
        "dice",
    ),
    **dict.fromkeys((ask.PLACE, ask.SHOP, ask.ANNOUNCE), "equipment"),
}


def phase(state: Position) -> str:
    """islands, start, barrels, dice or equipment."""
    if is_picking(state):
        return "islands"
    return PHASES[state.step] if state.turn > 0 else "start"


def is_picking(state: Position) -> bool:
    """Do players still pick their islands (M3)?"""
    return state.step in (ask.PICKER, ask.ISLAND)


# --- the position as a whole ---


def title(state: Position) -> Say:
    if state.seat == OVER:
        return say("mcmulti-title-over", round=int(turns.round_of(state)), money=_money_said(state))
    economy, news = economy_said(state.economy), _news_said(state)
    known: dict[str, int | str | Say] = {"economy": economy, "price": int(state.price) - 1, "money": _money_said(state)}
    if state.turn == 0:
        return say("mcmulti-title-start", round=0, phase=phase(state), news=news, **known)
    return say(
        "mcmulti-title",
        round=int(turns.round_of(state)),
        whose=_whose_said(state),
        phase=phase(state),
        red=int(state.red),
        blue=int(state.blue),
        news=news,
        **known,
    )


def _whose_said(state: Position) -> Say:
    """The island in turn and its owner: with two players every seat has two (M125), with three one has none (M132)."""
    owner, island = state.owner[state.island], island_said(state.island)
    if owner == NOTHING:
        return say("mcmulti-nobodys-turn", island=island)
    return say("mcmulti-whose-turn", island=island, seat=Seat(owner))


def _news_said(state: Position) -> Say:
    """The open card, which may be about to be drawn, and those in force."""
    if state.news_open == NOTHING:
        return say("mcmulti-news-none")
    in_force = [news_said(card) for card in sets.members(state.news_force)]
    if not in_force:
        return say("mcmulti-news-open", card=news_said(state.news_open))
    return say("mcmulti-news-open-and-in-force", card=news_said(state.news_open), cards=listed(in_force))


def _money_said(state: Position) -> Say:
    return listed([say("mcmulti-purse", seat=Seat(seat), cash=cash) for seat, cash in enumerate(state.scores())])


# --- the players ---


def players(state: Position) -> list[Player]:
    """Cash is all that counts (M151), so a seat's points are its cash."""
    return [Player(seat, int(state.cash[seat]), tuple(_facts(state, seat))) for seat in range(state.setting.seats)]


def _facts(state: Position, seat: int) -> list[Say]:
    """What a seat has besides its cash, which its points already tell."""
    own = islands(state, seat)
    facts = [
        say("mcmulti-barrels", crude=int(state.crude[seat]), gas=int(state.gas[seat])),
        _equipment_said(state, seat),
    ]
    if own:
        facts.append(say("mcmulti-islands", islands=listed([island_said(island) for island in own]), count=len(own)))
    parked = sum(int(state.parked[island]) for island in own)
    if parked:
        facts.append(say("mcmulti-parked", count=parked))
    if state.announcer == seat:
        facts.append(say("mcmulti-announcer"))
    return facts


def islands(state: Position, seat: int) -> list[int]:
    """The islands of a seat: two with two players (M123), else one, or none yet."""
    return [island for island in range(ISLANDS) if state.owner[island] == seat]


def _equipment_said(state: Position, seat: int) -> Say:
    counts = [(piece, int(ground.owned(state, seat, piece))) for piece in (RIG, WELL, REFINERY, STATION)]
    standing = [pieces_said(piece, count) for piece, count in counts if count]
    return listed(standing) if standing else say("mcmulti-no-equipment")


# --- the money explained ---


def breakdown(state: Position) -> list[Say]:
    """Why it is over, and every seat's cash, the richest first, with what it leaves behind (M151)."""
    seats = sorted(range(state.setting.seats), key=lambda seat: -state.cash[seat])
    if state.seat != OVER:
        opening = say("mcmulti-sum-now")
    else:
        opening = say("mcmulti-sum-over", reason=REASONS[state.reason], round=int(turns.round_of(state)))
    return [opening, *(_account_said(state, seat) for seat in seats)]


def _account_said(state: Position, seat: int) -> Say:
    return say(
        "mcmulti-sum",
        place=state.ranks()[seat],
        seat=Seat(seat),
        cash=int(state.cash[seat]),
        barrels=say("mcmulti-barrels", crude=int(state.crude[seat]), gas=int(state.gas[seat])),
        equipment=_equipment_said(state, seat),
    )
