"""`gusher games`: which games there are, for how many, with which options."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import click

from gusher.cli.framework import Command, argument, json_switch, switch
from gusher.cli.output import filled, print_json
from gusher.cli.voice import Voice
from gusher.kernel import registry
from gusher.kernel.game import Game, Option, OptionValue
from gusher.kernel.say import Say
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import typed

FINE, FAULTY = 0, 1
TRIALS = 4  # random games for each check in each setting
EXAMPLES = ("gusher games", "gusher games atacama", "gusher games atacama --check")


def command(voice: Voice) -> Command:
    def games(game: str | None, check: bool, as_json: bool) -> int:
        chosen = [registry.find(game)] if game else registry.games()
        if check:
            return _check(chosen, as_json, voice)
        if as_json:
            bad = [asdict(plugin) for plugin in registry.bad_plugins()]
            print_json({"games": [data(each, voice) for each in chosen], "unusable": bad})
        elif game:
            click.echo(in_full(chosen[0], voice))
        else:
            click.echo("\n\n".join(in_short(each, voice) for each in chosen))
            click.echo("\n" + voice("games-more", game=chosen[0].name))
            _name_bad_plugins(voice)
        return FINE

    check = switch(voice, "--check", "games-option-check")
    parameters = [argument(voice, "game", "game", required=False), check, json_switch(voice)]
    return Command(voice, "games", games, parameters, EXAMPLES)


def _name_bad_plugins(voice: Voice) -> None:
    for plugin in registry.bad_plugins():
        click.echo("\n" + filled(voice("games-unusable", **asdict(plugin))), err=True)


def _check(chosen: Sequence[Game], as_json: bool, voice: Voice) -> int:
    """Every check of the contract on each game. The suite is loaded here: listing games must not load the rules."""
    from gusher.cli import trials
    from gusher.contract import CHECKS

    found = {game.name: trials.broken(game, CHECKS, TRIALS, voice("games-checking", game=game.name)) for game in chosen}
    if as_json:
        print_json({"games": {name: asdict(broken) if broken else None for name, broken in found.items()}})
        return FAULTY if any(found.values()) else FINE
    for game in chosen:
        if broken := found[game.name]:
            said = voice("games-broken", game=game.name, **asdict(broken))
        else:
            settings = len(list(game.settings()))
            said = voice("games-sound", game=game.name, checks=len(CHECKS), settings=settings, trials=TRIALS)
        click.echo(filled(said))
    return FAULTY if any(found.values()) else FINE


def in_short(game: Game, voice: Voice) -> str:
    """Name, tagline, seats, who made it and the names of its options."""
    words = voice.of(game)
    lines = [
        voice("games-title", title=_word(words, f"{game.name}-name"), name=game.name),
        filled(_word(words, f"{game.name}-tagline"), "  ", "  "),
        filled(_origin(game, voice), "  ", "  "),
    ]
    if game.options:
        names = ", ".join(option.name for option in game.options)
        lines.append(filled(voice("games-options", options=names), "  ", "  "))
    return "\n".join(lines)


def in_full(game: Game, voice: Voice) -> str:
    """The same with what the game is about and what each option does."""
    words = voice.of(game)
    parts = [
        "\n".join(
            [voice("games-title", title=_word(words, f"{game.name}-name"), name=game.name), _origin(game, voice)]
        ),
        filled(_word(words, f"{game.name}-about")),
        *(_option(game, option, voice) for option in game.options),
        voice("games-play", game=game.name),
    ]
    return "\n\n".join(parts)


def _origin(game: Game, voice: Voice) -> str:
    return voice(
        "games-origin",
        seats=voice.any_of(game.seats),
        designer=game.designer,
        publisher=game.publisher,
        year=str(game.year),
    )


def _option(game: Game, option: Option, voice: Voice) -> str:
    words = voice.of(game)
    key = f"{game.name}-option-{option.name}"
    values = [_value(option, value, _word(words, f"{key}-{typed(value)}"), voice) for value in option.values]
    lines = [
        voice("games-option", name=option.name, title=_word(words, key), clause=option.clause),
        filled(_word(words, f"{key}-help"), "  ", "  "),
        filled(voice("games-values", values=", ".join(values)), "  ", "  "),
    ]
    if option.needs:
        needs = ", ".join(f"{name}={typed(value)}" for name, value in option.needs.items())
        lines.append(filled(voice("games-needs", needs=needs), "  ", "  "))
    return "\n".join(lines)


def _value(option: Option, value: OptionValue, name: str, voice: Voice) -> str:
    seats = [number for number, usual in option.usual_with.items() if usual == value]
    if value == option.default:
        return voice("games-default", value=typed(value), name=name)
    if seats:
        return voice("games-usual-with", value=typed(value), name=name, seats=voice.any_of(seats))
    return f"{typed(value)} ({name})"


def _word(words: Catalogue, key: str) -> str:
    return words.say(Say(key))


def data(game: Game, voice: Voice) -> dict[str, Any]:
    words = voice.of(game)
    return {
        "name": game.name,
        "title": _word(words, f"{game.name}-name"),
        "tagline": _word(words, f"{game.name}-tagline"),
        "about": _word(words, f"{game.name}-about"),
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "designer": game.designer,
        "publisher": game.publisher,
        "year": game.year,
        "rules": game.rules,
        "options": [_option_data(game, option, words) for option in game.options],
    }


def _option_data(game: Game, option: Option, words: Catalogue) -> dict[str, Any]:
    key = f"{game.name}-option-{option.name}"
    return {
        "name": option.name,
        "title": _word(words, key),
        "help": _word(words, f"{key}-help"),
        "values": [{"value": value, "name": _word(words, f"{key}-{typed(value)}")} for value in option.values],
        "default": option.default,
        "usual_with": {str(seats): value for seats, value in option.usual_with.items()},
        "clause": option.clause,
        "seats": list(option.seats),
        "needs": dict(option.needs),
    }
