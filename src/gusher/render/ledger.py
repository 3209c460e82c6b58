"""The ledger in words: amounts as the game writes them, goods by their names, and why something moved."""

from gusher.kernel.game import Game
from gusher.kernel.ledger import Posting
from gusher.kernel.say import Say, Seat, say
from gusher.words.catalogue import Catalogue

MINUS, PLUS = "−", "+"


def unit(game: Game, good: str) -> str:
    """The key of the sentence that writes so much of a good."""
    return f"{game.name}-good-{good}"


def written(words: Catalogue, key: str, amount: int, signed: bool = False) -> str:
    """An amount as the game writes it; with a plus, too, if it is something that came or went."""
    sign = MINUS if amount < 0 else PLUS if signed else ""
    return words.say(Say(key, {"sign": sign, "amount": abs(amount)}))


def good_said(game: Game, good: str) -> Say:
    return say(f"{game.name}-good-{good}-name")


def cause_said(line: Posting) -> Say:
    return line.cause.say() if line.cause is not None else say("ledger-opening", seat=Seat(line.seat))
