"""What a table allows beyond the rules: hints, and taking back what the others must agree to."""

from collections.abc import Collection
from dataclasses import dataclass

from gusher.store.port import MatchRecord
from gusher.table.live import BOT


@dataclass(frozen=True)
class Aids:
    """As whoever opens a table wishes it. `hints` None: as usual, that is against bots alone. Undo within the barrier
    is nobody's loss, and always allowed; a table whose result counts for its players' ratings allows nothing else."""

    hints: bool | None = None
    takebacks: bool = True
    rated: bool = False

    def allows_hints(self, kinds: Collection[str]) -> bool:
        """With these kinds of seats at the table."""
        people = sum(kind != BOT for kind in kinds)
        return not self.rated and (people <= 1 if self.hints is None else self.hints)

    @property
    def allows_takebacks(self) -> bool:
        return self.takebacks and not self.rated


USUAL = Aids()


def aids_of(record: MatchRecord) -> Aids:
    """What a match allows, for a rematch of it."""
    return Aids(record.hints, record.takebacks, record.rated)
