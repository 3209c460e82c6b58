"""A process that works for the server: reads questions as JSON lines, writes answers as JSON lines.

It must not outlive its server, nor take the machine's memory, nor its processors before the server has had its share:
what it runs (a bot of another package, a drawing of somebody's) may do anything.
"""

import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

if sys.platform != "win32":
    import resource

MEMORY = "GUSHER_WORKER_MB"  # for bots that need more, such as those with a large model
USUAL_MB = 1024
NICE = 5  # the pages come first when every processor is busy
_PR_SET_PDEATHSIG = 1  # of prctl(2)


def work(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answers questions until the server closes the line. The command line names the server's process."""
    end_with(int(sys.argv[1]))
    _stay_modest()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not mix with answers
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except MemoryError:  # what it has filled it may keep: a new process takes its place
            return
        except Exception as error:  # it may fail in any way; the server knows what to do without an answer
            reply = {"failed": type(error).__name__}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()


def end_with(server: int) -> None:
    """The system ends this process when the one that started it is gone, even if that was killed. Where it cannot (only
    Linux can), a process that thinks finds out when it wants to read the next question."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != server:  # it was gone before we asked
        sys.exit(1)


def _stay_modest() -> None:
    """Of memory, what is allocated counts, not what a library merely maps. Windows knows neither of the two."""
    if sys.platform != "win32":
        most = int(os.environ.get(MEMORY, USUAL_MB)) * 2**20
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        os.nice(NICE)
