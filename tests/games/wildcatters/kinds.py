"""Every sort of effect that the room `effects` declares, found by looking."""

from importlib import import_module
from pkgutil import iter_modules

from gusher.games.wildcatters import effects
from gusher.games.wildcatters.effects.facts import Fact


def kinds_of_effects() -> set[type[Fact]]:
    """With the classes that they have in common."""
    modules = [import_module(f"{effects.__name__}.{module.name}") for module in iter_modules(effects.__path__)]
    found = [kind for module in modules for kind in vars(module).values()]
    return {kind for kind in found if isinstance(kind, type) and issubclass(kind, Fact)}
