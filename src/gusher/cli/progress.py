"""A bar for work that takes its time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(doing: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, and only for somebody who looks; it is told how many more are done."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(doing, total=total)
        yield lambda more: bar.advance(task, more)
