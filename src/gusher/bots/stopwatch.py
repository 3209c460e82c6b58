"""How long a bot may still think: by the clock, by its process's own time, by iterations."""

from time import perf_counter, process_time

from gusher.bots.bot import Budget


class Stopwatch:
    """Runs from its making. Work comes in pieces that nobody can interrupt: the last one may end a little before the
    limit or a little after it, whichever is nearer, by what the pieces so far have taken."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._looks = 0
        self._began, self._began_cpu = self._now()

    def is_up(self, iterations: int) -> bool:
        """Asked before each piece of work, after so many iterations."""
        if self._budget.iterations and iterations >= self._budget.iterations:
            return True
        if not (self._budget.ms or self._budget.cpu):
            return False
        now, now_cpu = self._now()
        self._looks += 1
        return self._passed(now - self._began, self._budget.ms) or self._passed(
            now_cpu - self._began_cpu, self._budget.cpu
        )

    def has_passed(self) -> bool:
        """Asked in the middle of a piece of work, by who can break it off."""
        now, now_cpu = self._now()
        spent = ((self._budget.ms, now - self._began), (self._budget.cpu, now_cpu - self._began_cpu))
        return any(0 < limit <= 1000 * seconds for limit, seconds in spent)

    def _passed(self, seconds: float, limit_ms: int) -> bool:
        """Would another piece end further beyond the limit than this one ends before it?"""
        pieces = self._looks - 1
        half = seconds / pieces / 2 if pieces else 0.0
        return bool(limit_ms) and seconds + half >= limit_ms / 1000

    def _now(self) -> tuple[float, float]:
        """Only what is limited is looked at."""
        return perf_counter() if self._budget.ms else 0.0, process_time() if self._budget.cpu else 0.0
