"""The fonts are cut to the letters we need: no sentence of ours may need another."""

import unicodedata
from pathlib import Path

import pytest
import resvg_py
from fontTools.ttLib import TTFont

from tools import client

SOURCES = client.ROOT / "src" / "gusher"


def written() -> set[str]:
    """Every character of the catalogues and rulebooks."""
    files = [*SOURCES.rglob("*.ftl"), *SOURCES.rglob("rulebook/*.md")]
    assert len(files) >= 6
    return set("".join(path.read_text(encoding="utf-8") for path in files)) - {"\n"}


def test_the_fonts_keep_every_letter_and_mark_of_our_sentences() -> None:
    missing = written() - set(client.LETTERS)
    # Arrows and the dot that says "your turn" in a tab's title are symbols; the system's fonts have them.
    assert {char for char in missing if unicodedata.category(char) not in ("Sm", "So")} == set()


def test_the_cut_fonts_hold_the_letters_that_were_asked_for() -> None:
    for name in client.FONTS:
        for ending in ("woff2", "ttf"):
            font = TTFont(static_fonts() / f"{name}.{ending}")
            lost = {char for char in client.LETTERS if ord(char) not in font.getBestCmap()}
            assert lost <= {"\u00ad"}, f"{name}: {lost}"  # a soft hyphen is never drawn


def test_figures_line_up_without_being_asked_to() -> None:
    for name in client.FONTS:
        font = TTFont(static_fonts() / f"{name}.ttf")
        glyphs = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
        assert len({font["hmtx"][glyph][0] for glyph in glyphs}) == 1, f"{name}: of one width"
        assert all(font["glyf"][glyph].yMin > -30 for glyph in glyphs), f"{name}: none hangs below the line"


FACES = [("Zilla Slab", 700, 0), ("Source Sans 3 ExtraLight", 400, 1)]  # as web/pictures.py calls them


@pytest.mark.parametrize(("family", "weight", "file"), FACES)
def test_the_printer_of_pictures_finds_them_by_their_names(family: str, weight: int, file: int) -> None:
    def printed(text: str) -> bytes:
        words = f'<text y="20" font-family="&apos;{family}&apos;" font-weight="{weight}">{text}</text>'
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30">{words}</svg>'
        font = static_fonts() / f"{list(client.FONTS)[file]}.ttf"
        return bytes(resvg_py.svg_to_bytes(svg_string=drawing, font_files=[str(font)], skip_system_fonts=True))

    assert printed("Œuf") != printed("")


def static_fonts() -> Path:
    return client.ROOT / client.MANIFEST.parent / "fonts"
