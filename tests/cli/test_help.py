"""The help pages, in both languages, and how fast the program is there."""

import subprocess
import sys

import pytest

from gusher.cli import COMMANDS
from tests.cli.commands import LANGUAGES, gusher

HEADINGS = {"en": ("Usage:", "Examples:", "Options:"), "fr": ("Utilisation :", "Exemples :", "Options :")}
ENGLISH = (
    "Usage:",
    "Options:",
    "Examples:",
    "Commands:",
    "Show this",
    "Show the",
    "unless given",
    " the ",
    " with ",
    " of ",
)
HEAVY = (
    "fastapi",
    "uvicorn",
    "joblib",
    "openskill",
    "rich",
    "gusher.games.atacama.state",
    "gusher.bots.search",
    "gusher.arena.run",
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_page_of_each_command_teaches_with_examples(command: str, lang: str) -> None:
    page = gusher(command, "--help", lang=lang)
    assert page.code == 0
    assert page.err == ""
    assert all(heading in page.all for heading in HEADINGS[lang])
    assert f"    gusher {command}" in page.out
    assert max(map(len, page.out.splitlines())) <= 80


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_french_pages_hold_no_english(command: str) -> None:
    page = gusher(*([command] if command else []), "--help", lang="fr")
    assert [word for word in ENGLISH if word in page.out] == []


def test_short_option_shows_the_same_page() -> None:
    assert gusher("play", "-h") == gusher("play", "--help")


@pytest.mark.parametrize(("lang", "welcome"), [("en", "Welcome to Gusher"), ("fr", "Bienvenue dans Gusher")])
def test_the_first_page_greets_and_lists_the_commands(lang: str, welcome: str) -> None:
    page = gusher("--help", lang=lang)
    assert page.code == 0
    assert page.out.startswith(welcome)
    assert all(f"\n  {command} " in page.out for command in COMMANDS)


def test_version() -> None:
    shown = gusher("--version")
    assert shown.code == 0
    assert shown.out.startswith("Gusher")


def test_listing_games_loads_neither_rules_nor_bots() -> None:
    program = (
        f"import sys; from gusher.cli import run; run(['games']); print([m for m in {HEAVY!r} if m in sys.modules])"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.splitlines()[-1] == "[]"
