"""A process that thinks for the table.

It gets redacted positions only, so even a bot that writes down all it sees can give nothing away. The table kills it
when it thinks for too long.
"""

from typing import Any

from gusher.bots.bot import Budget, IllegalAnswer, read_bot
from gusher.bots.hint import hint
from gusher.bots.process import work
from gusher.kernel import registry
from gusher.kernel.rng import Rng


def think(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question: a bot's move, or a hint for a person."""
    game = registry.find(question["game"])
    state = game.load(question["state"])
    rng = Rng(question["seed"])
    budget = Budget(question["ms"], question["iterations"], question["cpu"])  # the table's, whatever the name says
    if question["bot"] == "":
        return hint(game, state, rng, budget).dump()
    bot = read_bot(question["bot"]).make(game)
    try:
        answer = bot.answer(state, state.legal(), budget, rng)
    finally:
        bot.close()
    return {"answer": answer} if answer in list(state.legal()) else {"failed": f"{IllegalAnswer.__name__}: {answer!r}"}


if __name__ == "__main__":
    work(think)
