"""A seat wears the colour of its concession, on the page and on pictures that stand alone."""

import pytest

from gusher.games.atacama import GAME
from gusher.games.atacama.scene import scene
from gusher.kernel.match import Match
from gusher.kernel.state import PUBLIC
from gusher.render.svg import svg
from gusher.render.theme import PAGE, TOKENS, colours
from gusher.words.catalogue import catalogue

SECRET = "5e" * 32


def match(seats: int, **options: bool) -> Match:
    return Match(GAME, seats, options, secret=SECRET)


def worn(played: Match) -> dict[str, str]:
    """Seat, counted from 1, and its colour."""
    return {seat: colour for seat, _, colour in (one.partition("-") for one in dress(played))}


def dress(played: Match) -> list[str]:
    return scene(played.state, PUBLIC).dress.split()


@pytest.mark.clause("A51")
def test_nobody_wears_a_colour_before_the_purchase_and_both_after_it() -> None:
    played = match(2, advanced=True)
    assert dress(played) == ["1-ink-soft", "2-ink-soft"]
    while not any(answer["do"] == "buy" for answer in played.answers()):
        played.answer(int(played.state.seat), played.answers()[0])
    buyer = int(played.state.seat)
    purchase = next(answer for answer in played.answers() if answer["do"] == "buy")
    played.answer(buyer, purchase)
    assert worn(played)[str(buyer + 1)] == purchase["concession"]
    assert set(worn(played).values()) == {"turquoise", "orange"}


def test_four_players_have_their_colours_from_the_start() -> None:
    assert sorted(worn(match(4)).values()) == [
        "orange",
        "orange",
        "turquoise",
        "turquoise",
    ]


def test_a_picture_that_stands_alone_is_dressed_as_well() -> None:
    drawn = scene(match(4).state, PUBLIC)
    names = ["Ada", "Ben", "Chloé", "Dora"]
    alone, page = (svg(drawn, catalogue("en", GAME), names, theme) for theme in ("light", PAGE))
    known = TOKENS | colours(GAME)
    for one in drawn.dress.split():
        seat, colour = one.split("-", 1)
        assert f".fill-seat-{seat}{{fill:{known[colour][0]}}}" in alone
    assert f'data-dress="{drawn.dress}"' in page
