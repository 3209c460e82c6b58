"""The SVG printer: pictures that any viewer can draw and everybody can use."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Art, Scene, Shape
from gusher.kernel.state import PUBLIC
from gusher.render.choices import choices
from gusher.render.svg import MOST_PRINTED, svg
from gusher.render.svg import printed as svg_pieces
from gusher.render.theme import PAGE, SEATS, THEMES, TOKENS, colours, resolve, style
from gusher.words.catalogue import catalogue

SVG = "{http://www.w3.org/2000/svg}"
GAME = registry.find("atacama")
HOSTILE = ['<b>"A&B"</b>', "x' onload='y\x00\x1b[31m\ud800"]
SETTINGS = list(GAME.settings())


def games(seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """A random match, looked at every few questions and at its end."""
    names = [f"Player {seat}" for seat in range(seats)]
    match = Match(GAME, seats, options, names, secret=seeded_secret("svg", seats), listen=False)
    rng = Rng(3)
    while not match.over:
        if match.n % 9 == 0:
            yield match
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[rng.below(len(answers))]))
    yield match


def picture(*shapes: Shape, art: Art | None = None) -> Scene:
    """A small scene of its own, for what Atacama does not show."""
    return Scene(
        width=10,
        height=10,
        draw=lambda: list(shapes),
        write=list,
        title=say("player", seat=Seat(0)),
        prompt=say("player", seat=Seat(0)),
        clause="",
        choices=[],
        players=[],
        art=art or Art(),
    )


def printed(*shapes: Shape, names: tuple[str, ...] = ("Ada",), theme: str = PAGE) -> ElementTree.Element:
    return ElementTree.fromstring(svg(picture(*shapes), catalogue("en"), names, theme))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_picture_is_well_formed_complete_and_usable(setting: tuple[int, dict[str, Any]]) -> None:
    for match in games(*setting):
        asked = int(match.state.seat)
        for language, theme in zip(LANGUAGES * 2, (*THEMES, PAGE, "light"), strict=True):
            scene = GAME.scene(match.state, asked)
            words = catalogue(language, GAME)
            root = ElementTree.fromstring(svg(scene, words, match.names, theme))
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            hrefs = {element.attrib["href"] for element in root.iter(f"{SVG}use")}
            fills = {
                found for element in root.iter() for found in re.findall(r"url\((#.*?)\)", element.get("fill", ""))
            }
            assert {reference[1:] for reference in hrefs | fills} <= set(ids)
            buttons = {
                int(element.attrib["data-answer"]): element
                for element in root.iter()
                if "data-answer" in element.attrib
            }
            assert sorted(buttons) == [action for action, _ in choices(scene, words, match.names)]
            for action, sentence in choices(scene, words, match.names):
                assert buttons[action].attrib["aria-label"] == sentence
                assert (buttons[action].get("role"), buttons[action].get("tabindex")) == ("button", "0")
            assert root.get("role") == ("group" if buttons else "img")
            assert root.findtext(f"{SVG}title") == root.get("aria-label") == words.say(scene.title, match.names)


def test_names_cannot_break_the_picture() -> None:
    match = Match(GAME, 2, {}, HOSTILE)
    text = svg(GAME.scene(match.state, 0), catalogue("en", GAME), HOSTILE)
    root = ElementTree.fromstring(text)
    assert not list(root.iter(f"{SVG}b"))
    assert all("onload" not in element.attrib for element in root.iter())
    assert "\x00" not in text
    assert '<b>"A&B"</b>' in [element.text for element in root.iter(f"{SVG}text")]


def test_a_spectator_gets_an_image_without_buttons() -> None:
    match = Match(GAME, 2, {}, ["Ada", "Ben"])
    root = ElementTree.fromstring(svg(GAME.scene(match.state, PUBLIC), catalogue("fr", GAME), match.names))
    assert root.get("role") == "img"
    assert root.get("lang") == "fr"
    assert all(element.get("role") != "button" for element in root.iter())


def test_metals_have_their_letters_in_the_language_of_the_reader() -> None:
    match = Match(GAME, 2, {}, ["Ada", "Ben"])
    scene = GAME.scene(match.state, 0)
    for language, letters in (("en", ["G", "S", "C"]), ("fr", ["Au", "Ag", "Cu"])):
        root = ElementTree.fromstring(svg(scene, catalogue(language, GAME), match.names))
        found = [root.findtext(f".//*[@id='at-plate-{code}1']/{SVG}text") for code in "GSC"]
        assert found == letters


def test_themes_write_their_colours_out_and_the_page_dresses_itself() -> None:
    match = Match(GAME, 2, {}, ["Ada", "Ben"])
    scene, words = GAME.scene(match.state, 0), catalogue("en", GAME)
    light, dark, page = (svg(scene, words, match.names, theme) for theme in ("light", "dark", PAGE))
    assert TOKENS["paper"][0] in light
    assert TOKENS["paper"][1] in dark
    assert "var(" not in light + dark
    assert "<style" not in page
    assert not re.search(r'"#[0-9A-Fa-f]{6}"', page)
    with pytest.raises(ValueError, match="sepia"):
        svg(scene, words, match.names, "sepia")
    with pytest.raises(KeyError, match="mauve"):
        resolve("a{fill:var(--mauve)}", "light")


def test_every_class_of_the_board_is_dressed() -> None:
    known = set(re.findall(r"\.([a-z][a-z0-9-]*)", style("light", GAME)))
    for setting in SETTINGS:
        for match in games(*setting):
            text = svg(GAME.scene(match.state, int(match.state.seat)), catalogue("en", GAME), match.names, PAGE)
            used = {name for classes in re.findall(r' class="([^"]*)"', text) for name in classes.split()}
            assert used <= known


def test_numbers_have_at_most_two_decimals_and_no_spare_zeros() -> None:
    root = printed(Shape("circle", "", {"cx": 1 / 3, "cy": 2.0, "r": 7, "d": 'a"<b'}))
    circle = root.find(f"{SVG}circle")
    assert circle is not None
    assert circle.attrib == {"cx": "0.33", "cy": "2", "r": "7", "d": 'a"<b'}


def test_a_text_longer_than_its_room_is_cut_and_its_label_is_whole() -> None:
    name = say("player", seat=Seat(0))
    root = printed(Shape("text", text=name, room=6, label=name), names=("Wilhelmine",))
    text = root.find(f"{SVG}text")
    assert text is not None
    assert "".join(text.itertext()) == "Wilhelmine" + "Wilhe…"
    short = printed(Shape("text", text=name, room=6), names=("Willie",)).find(f"{SVG}text")
    assert short is not None
    assert short.text == "Willie"


def test_a_seat_and_a_number_of_the_same_value_are_told_apart() -> None:
    seat = printed(Shape("text", text=say("player", seat=Seat(0)))).findtext(f"{SVG}text")
    number = printed(Shape("text", text=say("player", seat=0))).findtext(f"{SVG}text")
    assert (seat, number) == ("Ada", "0")


def test_art_is_printed_once_and_found_by_its_id() -> None:
    art = Art((Shape("path", "", {"d": "M0 0H1"}, id="dash"),))
    root = ElementTree.fromstring(svg(picture(Shape("use", "", {"href": "#dash"}), art=art), catalogue("en"), ["Ada"]))
    assert len(root.findall(f"{SVG}defs/*[@id='dash']")) == 1


def test_seats_differ_without_colour() -> None:
    assert len({mark.numeral for mark in SEATS}) == len({mark.pattern for mark in SEATS}) == len(SEATS)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by the web's accessibility guidelines."""
    light = sorted(_luminance(colour) for colour in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", range(len(THEMES)), ids=THEMES)
def test_text_and_pieces_stand_out_from_their_ground(theme: int) -> None:
    known = TOKENS | colours(GAME)

    def between(one: str, other: str) -> float:
        return contrast(known[one][theme], known[other][theme])

    texts = [("ink", "paper"), ("ink-soft", "paper"), ("ink-soft", "land"), ("paper", "copper")]
    texts += [("oil", ground) for ground in ("brass", "turquoise", "orange", "gold", "silver")]
    assert min(between(*pair) for pair in texts) >= 4.5
    assert min(between(piece, "paper") for piece in ("go", "stop", "gas", "ink")) >= 3


# --- in pieces ---


def test_what_has_not_changed_is_the_same_piece() -> None:
    match = Match(GAME, 2, {}, ["Ada", "Ben"], secret=seeded_secret("pieces"), listen=False)
    voice = catalogue("en", GAME)

    def pieces() -> tuple[str, ...]:
        return svg_pieces(GAME.scene(match.view(PUBLIC), PUBLIC), voice, match.names, PAGE).pieces

    before = pieces()
    match.answer_number(int(match.state.seat), int(match.state.legal()[0]))
    known = {id(piece) for piece in before}
    changed = [piece for piece in pieces() if id(piece) not in known]
    assert 0 < len(changed) < len(before) / 4, len(changed)


def test_a_shape_shows_the_names_of_the_table_it_is_printed_for() -> None:
    shape = Shape("g", inside=[Shape("text", text=say("player", seat=Seat(0)))], id="who")
    texts = [printed(shape, names=(name,)).find(f".//*[@id='who']/{SVG}text") for name in ("Ada", "Ben", "Ada")]
    assert [text.text for text in texts if text is not None] == ["Ada", "Ben", "Ada"]


def test_a_shape_does_not_remember_every_table() -> None:
    shape = Shape("text", text=say("player", seat=Seat(0)))
    for number in range(100):
        printed(shape, names=(f"Player {number}",))
    assert len(shape.printed) <= MOST_PRINTED
