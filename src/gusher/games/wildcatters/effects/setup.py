"""What happens at set-up, as typed facts."""

from gusher.games.wildcatters.effects.facts import Fact
from gusher.kernel.effects import fact


@fact("wildcatters-effect-neutral-rig")
class NeutralRigPlaced(Fact):
    """With three players a card drawn openly names the region of a neutral rig (W7)."""

    card: int
    region: int


@fact("wildcatters-effect-first")
class FirstDrawn(Fact):
    """The first player (W8, W9)."""

    seat: int


@fact("wildcatters-effect-dealt", cards=())
class Dealt(Fact):
    """A seat has its whole hand for the set-up (W10). Others know only how many cards that is."""

    seat: int
    held: int
    cards: tuple[int, ...]  # empty for those who may not know them


@fact("wildcatters-effect-founded")
class Founded(Fact):
    """A seat's first refinery (W11)."""

    seat: int
    zone: int


@fact("wildcatters-effect-revealed")
class Revealed(Fact):
    """A hand card is shown: the next start piece goes to its region (W13)."""

    seat: int
    card: int
    region: int


@fact("wildcatters-effect-start-piece")
class StartPiecePlaced(Fact):
    """A start rig or tanker (W13)."""

    seat: int
    piece: int
    region: int


@fact("wildcatters-effect-start-train")
class StartTrainPlaced(Fact):
    """A start train (W15)."""

    seat: int
    stretch: int


@fact("wildcatters-effect-wildcatters")
class WildcattersPlaced(Fact):
    """The wildcatters take their circles: one in each region, two in these (W18, W19); `out` leave the game (W21)."""

    regions: tuple[int, ...]
    placed: int
    out: int
