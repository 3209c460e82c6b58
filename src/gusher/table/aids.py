"""What a table allows beyond the rules: hints, and taking back what the others must agree to."""

from collections.abc import Collection
from dataclasses import dataclass

from gusher.store.port import MatchRecord
from gusher.table.live import BOT


@dataclass(frozen=True)
class Aids:
    """As whoever opens a table wishes it. `hints` None: as usual, that is against bots alone. Undo within the barrier
    is nobody's loss, and always allowed."""

    hints: bool | None = None
    takebacks: bool = True

    def allows_hints(self, kinds: Collection[str]) -> bool:
        """With these kinds of seats at the table."""
        people = sum(kind != BOT for kind in kinds)
        return people <= 1 if self.hints is None else self.hints


USUAL = Aids()


def aids_of(record: MatchRecord) -> Aids:
    """What a match allows, for a rematch of it."""
    return Aids(record.hints, record.takebacks)
