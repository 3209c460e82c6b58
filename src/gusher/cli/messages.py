"""Everything that can be wrong with what was typed or read, in the reader's language, with what would be right."""

import errno
from collections.abc import Mapping
from typing import Any

import click

from gusher.cli.errors import CommandError, Damaged
from gusher.cli.rulebook import Rulebook
from gusher.cli.voice import Voice
from gusher.kernel.errors import BadLog, BadOptions, GusherError, Refused
from gusher.kernel.game import Game
from gusher.kernel.say import Say
from gusher.words.refusals import LONGEST_CAUSE, cut, filled, typed

# Problems with files that have a sentence of their own; others are named by the system's code.
FILE_PROBLEMS = ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS")


def sentence(error: Exception, voice: Voice, game: Game | None = None) -> str:
    """What is wrong and what to do. The game, where it is known, lets a broken rule be quoted."""
    if isinstance(error, Damaged):
        return sentence(error.error, voice, error.game)
    if isinstance(error, GusherError):
        return _gusher(error, voice, game)
    if isinstance(error, CommandError):
        return _filled(error.key, error.details, voice)
    if isinstance(error, click.UsageError):
        return _click(error, voice)
    if isinstance(error, OSError):
        return _file(error, voice)
    assert isinstance(error, UnicodeDecodeError), error
    return voice("file-not-text")


# --- what the kernel and the bots refuse ---


def _gusher(error: GusherError, voice: Voice, game: Game | None) -> str:
    if isinstance(error, BadLog) and "cause" in error.details:
        cause = sentence(error.details["cause"], voice, game)
        return voice(error.key, line=str(error.line), cause=cut(cause, LONGEST_CAUSE))
    said = _filled(error.key, error.details, voice)
    if isinstance(error, Refused) and error.clause and game is not None:
        return voice.joined(said, broken_rule(error.clause, voice, game))
    if isinstance(error, BadOptions) and error.details.get("clause"):
        return voice.joined(said, voice("see-rule", game=error.details["game"], clause=error.details["clause"]))
    return said


def broken_rule(clause: str, voice: Voice, game: Game) -> str:
    """The rule's short reason from the game's catalogue; where there is none, the rulebook's own words."""
    key = f"{game.name}-clause-{clause}"
    words = voice.of(game)
    return words.say(Say(key)) if words.has(key) else Rulebook(game, voice.language).clause(clause)


def _filled(key: str, details: Mapping[str, Any], voice: Voice) -> str:
    """The sentence of a key, its details made readable, with the nearest known name where one was mistyped."""
    said = filled(key, details, voice.words)
    given = next((details[name] for name in ("given", "value", "option", "parameter", "kind") if name in details), None)
    known = details.get("known")
    if isinstance(given, str) and isinstance(known, list) and given not in known:
        return voice.joined(said, voice.nearest(given, known))
    return said


# --- what click finds ---


def _click(error: click.UsageError, voice: Voice) -> str:
    if isinstance(error, click.NoSuchOption):
        return voice.joined(voice("click-no-option", option=error.option_name), _nearest_option(error, voice))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return _missing(error.param, error.ctx, voice)
    assert isinstance(error, click.BadOptionUsage), error
    if _takes_value(error):
        return voice("click-needs-value", option=error.option_name)
    return voice("click-no-value", option=error.option_name)


def _nearest_option(error: click.NoSuchOption, voice: Voice) -> str:
    parameters = error.ctx.command.params if error.ctx else []
    return voice.nearest(error.option_name, [name for parameter in parameters for name in parameter.opts])


def _missing(parameter: click.Parameter, context: click.Context | None, voice: Voice) -> str:
    name = parameter.metavar or parameter.name or ""
    command = context.command_path if context else "gusher"
    return voice("click-missing", name=name, command=command)


def _takes_value(error: click.BadOptionUsage) -> bool:
    """Click uses one class for an option without its value and for a switch that was given one."""
    parameters = error.ctx.command.params if error.ctx else []
    switches = {
        name
        for parameter in parameters
        if isinstance(parameter, click.Option) and parameter.is_flag
        for name in (*parameter.opts, *parameter.secondary_opts)
    }
    return error.option_name not in switches


# --- files ---


def _file(error: OSError, voice: Voice) -> str:
    code = errno.errorcode.get(error.errno or 0, "EIO")
    file = typed(error.filename) if error.filename is not None else "-"
    if code in FILE_PROBLEMS:
        return voice(f"file-{code}", file=file)
    return voice("file-other", file=file, code=code)
