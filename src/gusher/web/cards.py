"""A game in a few words: on its card, on its own page, in an invitation."""

from dataclasses import dataclass

from gusher.bots.levels import stable
from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.web.lessons import has_lesson
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import any_of


@dataclass(frozen=True)
class GameCard:
    name: str
    title: str
    tagline: str
    about: str
    facts: list[str]  # players, minutes, weight: as far as they are known
    designer: str
    publisher: str
    year: int
    lesson: bool


def game_card(game: Game, voice: Catalogue) -> GameCard:
    return GameCard(
        name=game.name,
        title=voice.say(say(f"{game.name}-name")),
        tagline=voice.say(say(f"{game.name}-tagline")),
        about=voice.say(say(f"{game.name}-about")),
        facts=facts(game, voice),
        designer=game.designer,
        publisher=game.publisher,
        year=game.year,
        lesson=has_lesson(game),
    )


@dataclass(frozen=True)
class CharacterCard:
    name: str
    about: str


def characters(game: Game, voice: Catalogue) -> list[CharacterCard]:
    """Who its bots are: each with a taste of its own."""
    keys = [f"{game.name}-character-{name}" for name in stable(game).characters]
    return [CharacterCard(voice.say(say(key)), voice.say(say(f"{key}-about"))) for key in keys]


def facts(game: Game, voice: Catalogue) -> list[str]:
    least, most = game.minutes
    minutes = say("lobby-minutes", minutes=most) if least == most else say("lobby-minutes-to", least=least, most=most)
    return [
        voice.say(say("web-game-players", players=any_of(game.seats, voice))),
        *([voice.say(minutes)] if most else []),
        *([voice.say(say(f"lobby-weight-{game.weight}"))] if game.weight else []),
    ]
