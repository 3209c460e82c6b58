"""The programs that whoever starts the server lets play at its tables, by the names that visitors may ask for.

The processes that think for the server learn of them by their environment. What a visitor, a log or the store says is
never taken for a command: only these are run there.
"""

import json
import os
import re
from collections.abc import Mapping

VARIABLE = "GUSHER_PROGRAMS"  # set by `gusher serve --allow-cmd`, as JSON: the commands by their names
NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}")


def allow(programs: Mapping[str, str]) -> None:
    """From here on, in this process and in all that it starts."""
    os.environ[VARIABLE] = json.dumps(dict(programs))


def allowed() -> dict[str, str]:
    """The commands by their names."""
    found: dict[str, str] = json.loads(os.environ.get(VARIABLE, "{}"))
    return found
