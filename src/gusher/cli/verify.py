"""`gusher verify`: were the draws of a finished match honest?"""

from typing import Any

import click

from gusher.cli.errors import Damaged
from gusher.cli.framework import Command, argument, json_switch
from gusher.cli.logs import read_lines, replaying
from gusher.cli.output import filled, print_json
from gusher.cli.voice import Voice
from gusher.kernel import log
from gusher.kernel.log import Verdict
from gusher.words.refusals import typed

HONEST, DISHONEST, UNKNOWN = 0, 1, 2


def command(voice: Voice) -> Command:
    def verify(file: str, as_json: bool) -> int:
        lines = read_lines(file)
        try:
            with replaying(lines):
                verdict = log.verify(lines)
        except Damaged as damaged:
            if damaged.error.code != "no-secret" or not as_json:
                raise
            print_json({"honest": None, "reason": damaged.error.code})
            return UNKNOWN
        if as_json:
            print_json(data(verdict))
        else:
            click.echo(filled(said(verdict, voice)))
        return HONEST if verdict.honest else DISHONEST

    parameters = [argument(voice, "file", "log"), json_switch(voice)]
    return Command(voice, "verify", verify, parameters, ("gusher verify evening.jsonl",))


def said(verdict: Verdict, voice: Voice) -> str:
    if not verdict.commitment_kept:
        return voice("verify-commitment")
    if verdict.entry is not None:
        drawn, expected = typed(verdict.drawn), typed(verdict.expected)
        return voice("verify-dishonest", entry=str(verdict.entry), drawn=drawn, expected=expected)
    return voice("verify-honest", draws=verdict.draws)


def data(verdict: Verdict) -> dict[str, Any]:
    return {
        "honest": verdict.honest,
        "draws": verdict.draws,
        "commitment_kept": verdict.commitment_kept,
        "entry": verdict.entry,
        "drawn": verdict.drawn,
        "expected": verdict.expected,
    }
