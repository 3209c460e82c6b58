"""The contract of a game as a library of checks: `check_game(game)` tests a game the day it is registered.

Each check is a function of game, seats, options and seed that plays a random game and raises ContractBroken, which
says what is wrong and how to see it again.
"""

from gusher.contract.suite import CHECKS, check_game
from gusher.contract.trial import Check, ContractBroken

__all__ = ["CHECKS", "Check", "ContractBroken", "check_game"]
