"""Which language the commands speak: `--lang`, else the environment, else English."""

from collections.abc import Mapping, Sequence

from gusher.kernel.game import LANGUAGES

OPTION = "--lang"
DEFAULT = "en"
VARIABLES = ("GUSHER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def chosen(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for these arguments. It must be known before they are parsed: the help texts depend on it."""
    asked = _option(arguments)
    return asked if asked in LANGUAGES else from_environment(environment)


def from_environment(environment: Mapping[str, str]) -> str:
    """The first variable that is set decides, as everywhere; `fr_CA.UTF-8` is French."""
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def _option(arguments: Sequence[str]) -> str | None:
    """The last `--lang fr` or `--lang=fr`; a bad value is refused later, when the arguments are parsed."""
    found: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == OPTION and place + 1 < len(arguments):
            found = arguments[place + 1]
        elif argument.startswith(f"{OPTION}="):
            found = argument.partition("=")[2]
    return found
