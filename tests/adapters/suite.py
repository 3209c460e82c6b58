"""PettingZoo's own suite. It loads a game of its own in an old way, where pygame is installed, and warns of it."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test

__all__ = ["api_test", "max_cycles_test", "parallel_api_test", "seed_test"]
