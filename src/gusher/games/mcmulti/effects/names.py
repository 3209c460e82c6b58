"""The things of McMulti by their names, for sentences: islands, cells, pieces, barrels, cards, players."""

from collections.abc import Iterable

from gusher.games.mcmulti.data import (
    CELLS,
    ECONOMY_CARDS,
    ENDS,
    FEE,
    ISLAND_NAMES,
    MIDEAST,
    MIDEAST_BARRELS,
    MIDEAST_REDS,
    NEWS_CARDS,
    PAIRS,
    PIECES,
    PREMIUM,
    RATE,
    SIZE,
    TAXABLE,
    TAXED,
    WINTER_BARRELS,
)
from gusher.kernel.effects import Arguments
from gusher.kernel.say import Say, listed, say

# --- places ---


def island_said(island: int) -> Say:
    return say("mcmulti-island", island=ISLAND_NAMES[island])


def cell_said(cell: int) -> Say:
    """A cell by the faces of the dice that name it: blue for its row, red for its column (M2)."""
    return say("mcmulti-cell", row=cell // SIZE + 1, column=cell % SIZE + 1)


def spot_said(island: int, cell: int) -> Say:
    """A cell with its island."""
    return say("mcmulti-spot", island=ISLAND_NAMES[island], row=cell // SIZE + 1, column=cell % SIZE + 1)


def places_said(places: Iterable[int]) -> Say:
    """Places of pieces, each island * 36 + cell."""
    return listed([spot_said(place // CELLS, place % CELLS) for place in places])


# --- pieces, markets, cards ---


def piece_said(piece: int) -> Say:
    """A piece with "a"."""
    return say("mcmulti-piece", piece=PIECES[piece])


def the_piece_said(piece: int) -> Say:
    return say("mcmulti-the-piece", piece=PIECES[piece])


def pieces_said(piece: int, count: int) -> Say:
    return say("mcmulti-pieces", piece=PIECES[piece], count=count)


def pair_said(pair: int) -> Say:
    """Where one trades, as an adverb: abroad, at home."""
    return say("mcmulti-pair", pair=PAIRS[pair])


def taxed_said(card: int, counts: Iterable[int]) -> Say:
    """What a tax is levied on: so many of each thing, and the rate for one (M114)."""
    return listed(
        [
            say("mcmulti-taxed", piece=TAXED[kind], count=count, rate=int(RATE[card * TAXABLE + kind]))
            for kind, count in enumerate(counts)
            if count
        ]
    )


def economy_said(card: int) -> Say:
    return say("mcmulti-economy", economy=ECONOMY_CARDS[card])


def news_said(card: int) -> Say:
    return say("mcmulti-news", card=NEWS_CARDS[card])


def news_does_said(card: int) -> Say:
    """What a news card does, in the numbers of the board that is played on."""
    return Say("mcmulti-news-does", news_numbers(card))


def news_numbers(card: int) -> Arguments:
    """A news card and every number that its sentences may name (M90 to M114)."""
    rates = {kind: int(RATE[card * TAXABLE + place]) for place, kind in enumerate(TAXED)}
    return {
        "card": NEWS_CARDS[card],
        "premium": int(PREMIUM),
        "fee": int(FEE),
        "barrels": int(MIDEAST_BARRELS if card == MIDEAST else WINTER_BARRELS),
        "reds": int(MIDEAST_REDS),
        "ends": int(ENDS[card]),
        **rates,
    }


def either_double_said(doubles: list[int]) -> Say | str:
    """1 or 6."""
    if len(doubles) == 1:
        return str(doubles[0])
    return say("mcmulti-double-or", first=doubles[0], rest=either_double_said(doubles[1:]))
