"""Amounts of a game's goods in the reader's words, for ledger, log and sheets. A game's first good needs no name."""

from gusher.kernel.say import say
from gusher.render.ledger import good_said, unit, written
from gusher.web.viewers import Viewer


def good_named(viewer: Viewer, good: str) -> str:
    game = viewer.match.game
    return "" if good == game.ledger.GOODS[0] else viewer.says(good_said(game, good))


def amount_said(viewer: Viewer, good: str, amount: int, signed: bool = False) -> str:
    return written(viewer.words, unit(viewer.match.game, good), amount, signed)


def held_said(viewer: Viewer, good: str, amount: int, signed: bool = False) -> str:
    """An amount with the name of what it is."""
    name, amount_ = good_named(viewer, good), amount_said(viewer, good, amount, signed)
    return viewer.says(say("ledger-good", good=name, amount=amount_)) if name else amount_
