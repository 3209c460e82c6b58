"""The things of McMulti by their names, for sentences: islands, cells, pieces, barrels, cards, players."""

from collections.abc import Iterable

from gusher.games.mcmulti.data import (
    CELLS,
    ECONOMY_CARDS,
    ISLAND_NAMES,
    NEWS_CARDS,
    PAIRS,
    PIECES,
    RATE,
    SIZE,
    TAXABLE,
    TAXED,
)
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
