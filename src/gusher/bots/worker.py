"""A process that thinks for the table: reads questions as JSON lines, writes answers as JSON lines.

It gets redacted positions only, so even a bot that writes down all it sees can give nothing away. The table kills it
when it thinks for too long.
"""

import json
import os
import sys
from typing import Any

from gusher.bots.bot import read_bot
from gusher.bots.hint import hint
from gusher.kernel import registry
from gusher.kernel.rng import Rng


def think(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question: a bot's move, or a hint for a person."""
    game = registry.find(question["game"])
    state = game.load(question["state"])
    rng = Rng(question["seed"])
    if question["bot"] == "":
        found = hint(game, state, rng)
        return {"answer": found.answer, "chance": found.chance}
    bot = read_bot(question["bot"]).make(game)
    return {"answer": bot.answer(state, state.legal(), bot.budget, rng)}


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not mix with answers
    for line in sys.stdin:
        try:
            reply = think(json.loads(line))
        except Exception as error:  # a bot may fail in any way; the table replaces it
            reply = {"failed": type(error).__name__}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
