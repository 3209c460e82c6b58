"""Which language the commands speak."""

import pytest

from gusher.words.language import chosen
from tests.cli.commands import gusher


@pytest.mark.parametrize(
    ("arguments", "variables", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ([], {"LC_MESSAGES": "en_GB", "LC_ALL": "fr_CA"}, "fr"),
        ([], {"LC_ALL": "fr_CA", "GUSHER_LANG": "en"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (["games", "--lang", "fr"], {"GUSHER_LANG": "en"}, "fr"),
        (["--lang=fr", "games"], {}, "fr"),
        (["--lang", "fr", "games", "--lang", "en"], {}, "en"),
        (["games", "--lang"], {"LANG": "fr"}, "fr"),
        (["games", "--lang", "de"], {"LANG": "fr"}, "fr"),
        (["rules", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_choice_of_language(arguments: list[str], variables: dict[str, str], language: str) -> None:
    assert chosen(arguments, variables) == language


def test_option_may_stand_before_or_after_the_command() -> None:
    before, after = gusher("--lang", "fr", "games"), gusher("games", "--lang", "fr")
    assert before == after
    assert "2 ou 4 joueurs" in after.all
