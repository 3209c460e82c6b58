"""How the tree search thinks: one object that says so, and the combinations that have a name."""

from typing import Final

from mypy_extensions import i64


class Settings:
    """Every field's default is the search without it. What a game's policy has no use for changes nothing there."""

    def __init__(
        self,
        explore: float = 0.35,
        ripe: float = 1.0,
        shared: float = 0.0,
        own_way: bool = False,
        endgame: i64 = 0,
        quick: bool = False,
    ) -> None:
        # How far answers that were tried less get the benefit of the doubt; worths lie between 0 and 1.
        self.explore = explore
        # Visits after which a node gets its children.
        self.ripe = ripe
        # All moves as first: an answer is also judged by the ways on which it was given later (`Policy.lasting`). That
        # judgement has half the weight after as many visits of the answer itself; 0: no weight at all.
        self.shared = shared
        # Play-outs the game's own way (`Policy.play_out`) instead of at random.
        self.own_way = own_way
        # Positions of an exact endgame (`Policy.endgame`) that are looked at for each iteration; 0: none.
        self.endgame: i64 = endgame
        # Another search, by the first, second and fifth of these: bots/quick.py, wherever the game has a sketch of the
        # position (`Policy.sketch`).
        self.quick = quick


PLAIN: Final = Settings()  # bounds and random play-outs: what every game can use
# Measured (docs/results.md): with little time what was seen on other ways helps most, with a second it only misleads.
SHARP: Final = Settings(explore=0.1, shared=1000.0, own_way=True, endgame=10)
PATIENT: Final = Settings(own_way=True, endgame=10)
# For the quick search, whose iterations take a quarter of the time: what `patient` sees in four seconds.
QUICK: Final = Settings(ripe=16.0, endgame=2, quick=True)
