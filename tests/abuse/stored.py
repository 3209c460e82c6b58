"""What is in the store before the attack: a long evening, matches that cannot be read any more, the innocent's own
game. Their draws are fixed."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.store.sqlite import SqliteStore
from tests.web.stored import record
from tests.web.test_aside import kept_lines

LONG = "table"
ASIDE = tuple(f"aside-{number}" for number in range(5))
INNOCENT = tuple(f"innocent-{number}" for number in range(30))
ENTRIES = 2000
BROKEN = json.dumps({"n": ENTRIES + 1, "by": 0, "do": "nothing-that-is-known"})


def long_match(entries: int) -> Match:
    match = Match(registry.find("mcmulti"), 2, {}, ["Ada", "Ben"], seeded_secret("abuse"))
    rng = Random(3)
    while match.n < entries:
        legal = match.state.legal()
        match.answer_number(int(match.state.seat), int(legal[rng.randrange(len(legal))]))
    return match


def fill(database: Path, against_a_bot: bool) -> None:
    kinds = ("human", "bot" if against_a_bot else "human")
    evening = long_match(ENTRIES)
    lines = kept_lines(evening)
    store = SqliteStore(str(database))
    store.create(record("mcmulti", evening), lines)
    for name in ASIDE:
        store.create(replace(record("mcmulti", evening), id=name), [*lines, BROKEN])
    for name in INNOCENT:
        own = Match(registry.find("atacama"), 2, {}, ["Ada", "Ben"], seeded_secret(name))
        store.create(replace(record("atacama", own, kinds), id=name), kept_lines(own))
    store.close()
