"""`gusher replay`: a log played again with all checks, to its end or to one of its entries."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from gusher.cli import logs
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, argument, json_switch, option, switch
from gusher.cli.ledger import ledger_data, read_ledger, show_ledger
from gusher.cli.output import filled, print_json, shown_names, wants_colour
from gusher.cli.voice import Voice
from gusher.kernel import log
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match
from gusher.kernel.scene import Scene
from gusher.kernel.state import CHANCE, OVER, PUBLIC
from gusher.render.svg import svg
from gusher.render.text import printable, text

FINE, BROKEN = 0, 1
MOST_ENTRIES, MOST_SEATS = 10_000_000, 99
STANDARD_OUTPUT = "-"
EXAMPLES = (
    "gusher replay evening.jsonl",
    "gusher replay evening.jsonl --to 12 --svg position.svg",
    "gusher replay evening.jsonl --ledger",
)


@dataclass
class Told:
    """One entry of the log in words, and which invariants did not hold after it."""

    entry: dict[str, Any]
    says: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


def command(voice: Voice) -> Command:
    def replay(
        file: str,
        to: int | None,
        svg_file: str | None,
        viewer: int | None,
        steps: bool,
        ledger: bool,
        check: bool,
        colour: bool | None,
        as_json: bool,
    ) -> int:
        if svg_file == STANDARD_OUTPUT and as_json:
            raise CommandError("replay-two-outputs")
        lines = logs.read_lines(file)
        with logs.replaying(lines):
            match = log.read(lines, listen=False, to=to)
        seat = _viewer(match, viewer)
        names = shown_names(match.names, lambda bot: voice("bot-name", bot=bot))
        books = read_ledger(match, seat, voice) if ledger else []
        told = list(_retold(match, seat, names, voice, check))
        scene = match.game.scene(match.view(seat), seat)
        if svg_file is not None:
            _write_svg(svg_file, svg(scene, voice.of(match.game), names))
        if as_json:
            accounts = {"ledger": ledger_data(match, books, names, voice)} if ledger else {}
            print_json({**_data(match, told, check, steps), **accounts})
        elif svg_file != STANDARD_OUTPUT:
            show_ledger(match, books, names, voice)
            _show(match, scene, names, told if steps else [], voice, wants_colour(colour))
            _conclude(match, told, check, voice)
        return BROKEN if any(entry.broken for entry in told) else FINE

    return Command(voice, "replay", replay, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        argument(voice, "file", "log"),
        option(voice, "--to", "replay-option-to", "number", Number(0, MOST_ENTRIES)),
        option(voice, "--svg svg_file", "replay-option-svg", "file"),
        option(voice, "--viewer", "replay-option-viewer", "seat", Number(1, MOST_SEATS)),
        switch(voice, "--steps", "replay-option-steps"),
        switch(voice, "--ledger", "replay-option-ledger"),
        switch(voice, "--check/--no-check", "replay-option-check", default=True),
        switch(voice, "--colour/--no-colour", "option-colour", default=None),
        json_switch(voice),
    ]


def _viewer(match: Match, viewer: int | None) -> int:
    """Seats count from 1 for people; without one it is everybody's view."""
    if viewer is None:
        return PUBLIC
    if viewer > match.seats:
        raise CommandError("value-whole", parameter="--viewer", given=str(viewer), least=1, most=match.seats)
    return viewer - 1


# --- playing it again, entry by entry ---


def _retold(match: Match, viewer: int, names: list[str], voice: Voice, check: bool) -> Iterator[Told]:
    """Every entry in words, what was taken back included, with the game's invariants after it."""
    again = Match(match.game, match.seats, match.said, match.names, rules=match.rules)
    if again.opening:
        yield Told({"n": 0}, _says(again, again.opening, viewer, names, voice), _broken(again, check))
    for entry in match.entries:
        again.follow(entry)
        words = log.entry_words(again, entry, viewer)
        if entry.to is None:
            says = _says(again, again.steps[-1].effects, viewer, names, voice)
        else:
            says = [voice("replay-rewind", seat=names[int(entry.by)], to=entry.to)]
        yield Told(words, says, _broken(again, check))


def _says(match: Match, effects: list[Effect], viewer: int, names: list[str], voice: Voice) -> list[str]:
    words = voice.of(match.game)
    return [printable(words.say(effect.seen_by(viewer).say(), names)) for effect in effects]


def _broken(match: Match, check: bool) -> list[str]:
    return match.game.broken(match.state) if check else []


# --- showing it ---


def _write_svg(file: str, picture: str) -> None:
    if file == STANDARD_OUTPUT:
        click.echo(picture)
    else:
        Path(file).write_text(picture, encoding="utf-8")


def _show(match: Match, scene: Scene, names: list[str], steps: list[Told], voice: Voice, colour: bool) -> None:
    words = voice.of(match.game)
    for told in steps:
        number = f"{told.entry['n']:>4}  "
        for place, line in enumerate(told.says or [json.dumps(told.entry)]):
            click.echo(filled(line, number if place == 0 else " " * len(number), " " * len(number)))
    if steps:
        click.echo()
    click.echo(text(scene, words, names, colour), color=colour)
    click.echo(filled(printable(words.say(scene.prompt, names))))
    if match.over:
        for saying in scene.breakdown:
            click.echo(filled(printable(words.say(saying, names)), "  ", "    "))


def _conclude(match: Match, told: list[Told], check: bool, voice: Voice) -> None:
    faults = [(entry.entry["n"], fault) for entry in told for fault in entry.broken]
    for number, fault in faults:
        click.echo(filled(voice("replay-broken", entry=str(number), fault=fault)))
    if not faults:
        click.echo(voice("replay-checked" if check else "replay-replayed", entries=match.n))


def _data(match: Match, told: list[Told], check: bool, steps: bool) -> dict[str, Any]:
    asked: int | str | None = {OVER: None, CHANCE: "chance"}.get(int(match.state.seat), int(match.state.seat))
    report: dict[str, Any] = {
        "game": match.game.name,
        "rules": match.rules,
        "seats": match.seats,
        "options": match.options,
        "names": match.names,
        "entries": match.n,
        "over": match.over,
        "asked": asked,
        "scores": match.state.scores(),
        "ranks": match.state.ranks() if match.over else None,
        "checked": check,
        "broken": [{"entry": entry.entry["n"], "fault": fault} for entry in told for fault in entry.broken],
    }
    if steps:
        report["steps"] = [{**entry.entry, "says": entry.says} for entry in told]
    return report
