"""What is said when a library is missing that only research needs."""

from importlib.util import find_spec

EXTRA = "research"


class MissingLibrary(ImportError):
    """A module of gusher.adapters was imported without the library that it is for."""


def demand(*libraries: str) -> None:
    """Raises MissingLibrary, in one sentence, unless all of them are installed."""
    for library in libraries:
        if not _is_there(library):
            raise MissingLibrary(f"{library} is not installed: pip install 'gusher[{EXTRA}]' brings it", name=library)


def _is_there(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except ValueError:  # somebody has put something else in its place
        return False
