"""What the build says: all that players or developers can do something about, and nothing else."""

import pytest

import hatch_build

KNOWN = "gusher/games/atacama/endgame.py:71: warning: Treating generator comprehension as list\n"
OTHER = "gusher/games/atacama/endgame.py:72: warning: Treating this as that\n"
WRONG = 'gusher/games/atacama/endgame.py:73: error: Name "x" is not defined\n'


def test_what_is_known_of_generators_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    with hatch_build.all_but_known():
        print(KNOWN + OTHER + KNOWN, end="")
    assert capsys.readouterr().out == OTHER


def test_a_mistake_is_said_even_if_it_ends_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    def mistaken() -> None:
        with hatch_build.all_but_known():
            print(KNOWN + WRONG, end="")
            raise SystemExit("mypyc")

    with pytest.raises(SystemExit):
        mistaken()
    assert capsys.readouterr().out == WRONG
