"""Steps that were passed over for want of something, as a typed fact."""

from gusher.games.wildcatters.effects.facts import Fact
from gusher.kernel.effects import fact


@fact("wildcatters-effect-skipped")
class Skipped(Fact):
    """A seat was not asked: `action` is build, oil, move, join or repay, `reason` what it lacks: cash (W42), room (W38,
    W68, W70), pump (W93) or shares (W180)."""

    seat: int
    action: str
    reason: str
