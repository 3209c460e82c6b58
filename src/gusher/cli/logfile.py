"""Keeps a match in a file while it is played: no answer that was acknowledged is lost, whatever happens.

The log only ever grows, each answer in one write that has reached the disk before the table goes on. The secret of the
draws must not be in a running log: it lies beside it, for its owner's eyes, until the log itself reveals it.
"""

import json
import os
from pathlib import Path

from gusher.cli import logs
from gusher.cli.errors import CommandError
from gusher.kernel import chance, log
from gusher.kernel.match import Match

OWNER_ONLY = 0o600
EVERYBODY_READS = 0o644


class Logfile:
    """The file of one match. `written` counts the entries in it, `ended` tells whether its last line is there."""

    def __init__(self, path: Path, written: int, ended: bool) -> None:
        self.path = path
        self.written = written
        self.ended = ended

    @staticmethod
    def create(path: Path, match: Match) -> "Logfile":
        """A new log. One that exists is never written over."""
        if path.exists():
            raise CommandError("play-log-exists", file=str(path))
        if match.secret is not None and not match.over:
            _write(secret_path(path), f"{match.secret}\n", os.O_TRUNC, OWNER_ONLY)
        _write(path, json.dumps(log.header(match)) + "\n", os.O_EXCL, EVERYBODY_READS)
        logfile = Logfile(path, 0, ended=False)
        logfile.save(match)
        return logfile

    def save(self, match: Match) -> None:
        """Appends what is new; after the last answer also the result, and forgets the secret's file."""
        lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries[self.written :]]
        ends = match.over and not self.ended
        if ends:
            lines.append(json.dumps(log.end_words(match)))
        if lines:
            _write(self.path, "".join(f"{line}\n" for line in lines), os.O_APPEND, EVERYBODY_READS)
        self.written = match.n
        if match.over:
            self.ended = True
            secret_path(self.path).unlink(missing_ok=True)


def resume(path: Path) -> tuple[Match, Logfile]:
    """The match of a log and its logfile, ready to go on."""
    content = logs.read_bytes(path)
    kept = _without_torn_line(content)
    lines = kept.decode().splitlines()
    with logs.replaying(lines):
        match = log.read(lines)
    logfile = Logfile(path, match.n, ended=match.secret is not None)
    if not logfile.ended:
        match.draw_from(_secret_of(path, match))
    if kept != content:
        os.truncate(path, len(kept))
    if not kept.endswith(b"\n"):
        _write(path, "\n", os.O_APPEND, EVERYBODY_READS)
    logfile.save(match)  # draws whose lines had been cut off
    return match, logfile


def secret_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.secret")


def _without_torn_line(content: bytes) -> bytes:
    """A last line that was cut off in the middle of its write had not been acknowledged: it does not count."""
    whole, newline, last = content.rpartition(b"\n")
    try:
        json.loads(last or b"0")
    except RecursionError:  # no line of ours: reading it will say so
        return content
    except ValueError:
        return whole + newline
    return content


def _secret_of(path: Path, match: Match) -> str:
    file = secret_path(path)
    if not file.exists():
        raise CommandError("play-no-secret", file=str(path), secret=str(file))
    secret = file.read_text(encoding="utf-8").strip()
    if not chance.is_secret(secret) or chance.commitment(secret) != match.commitment:
        raise CommandError("play-wrong-secret", file=str(path), secret=str(file))
    return secret


def _write(path: Path, text: str, how: int, mode: int) -> None:
    """Everything at once, on the disk before it returns."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | how, mode), "wb") as file:
        if mode == OWNER_ONLY:
            path.chmod(mode)  # a file that was there before keeps its mode otherwise
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
