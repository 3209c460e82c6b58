"""What can be answered, as the page lists it: every choice with its words, in groups, and what stands around them."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.say import Say, parts_of
from gusher.kernel.scene import Scene, Shape, Split
from gusher.kernel.together import Together
from gusher.web.viewers import Viewer
from gusher.words.catalogue import Catalogue

FEW = 12  # so many choices are read at a glance: no filter, no headings
FEW_ALONE = 6  # so many without a group stay in sight where the list is folded


class ChoiceItem(NamedTuple):
    """A possible answer. `crosses` says why it could not be taken back: draw, asked, shown, over or nothing."""

    action: int
    answer: str  # the words as JSON, which the client sends as they are
    text: str
    short: str  # the text without what the group's heading already says
    crosses: str
    alone: bool  # one of the few that belong to no group, such as “Done”: in sight also where the list is folded
    risk: str = ""  # what it may cost, if it is a gamble


class ChoiceGroup(NamedTuple):
    title: str
    items: tuple[ChoiceItem, ...]


class SplitPart(NamedTuple):
    name: str
    most: int
    first: int  # the action that names nothing of it


class SplitForm(NamedTuple):
    """Several questions in a row, asked as one."""

    total: int
    parts: tuple[SplitPart, ...]


class Choices(NamedTuple):
    """What stands around the groups."""

    number: int
    many: bool
    risks: tuple[str, ...]  # what some of them may cost, said before one of them is chosen
    chains: str  # short cuts on the board that could not be taken back, and why, as JSON: {"75 75 77": "asked"}
    steps: str  # what the numbers in short cuts say, as JSON: {"75": {"do": "step", "to": "N"}}
    split: SplitForm | None


def choice_groups(match: Match, scene: Scene, words: Catalogue, names: list[str]) -> list[ChoiceGroup]:
    """Few choices stand in one list. Many are put under the headings of their groups, where there are two or more of
    one. What stands alone comes first, for nobody looks for “Done” below twenty places to build on."""
    players = tuple(names)
    said = [_choice_said(choice.text, words, players) for choice in scene.choices]
    alike = Counter(head for _, head, _ in said) if len(said) > FEW else Counter()
    few = sum(not head for _, head, _ in said) <= FEW_ALONE
    groups: dict[str, list[ChoiceItem]] = {"": []}
    for choice, (text, head, rest) in zip(scene.choices, said, strict=True):
        title = head if alike[head] > 1 else ""
        crosses = "" if scene.halfway else match.crosses(choice.action)
        answer, short = _answer(match.game, choice.action), rest if title and rest else text
        risk = "" if choice.risk is None else words.say(choice.risk, names)
        item = ChoiceItem(choice.action, answer, text, short, crosses, few and not head, risk)
        groups.setdefault(title, []).append(item)
    return [ChoiceGroup(title, tuple(items)) for title, items in groups.items() if items]


@lru_cache(maxsize=4096)
def _choice_said(answer: Say, words: Catalogue, names: tuple[str, ...]) -> tuple[str, str, str]:
    """An answer as it reads alone; the heading of its group, and how it reads below that."""
    group, rest = parts_of(answer)
    return (
        words.say(answer, names),
        "" if group is None else words.say(group, names),
        "" if rest is None else words.say(rest, names),
    )


@lru_cache(maxsize=4096)
def _answer(game: Game, action: int) -> str:
    return json.dumps(game.actions.words(action))


def around_choices(viewer: Viewer, scene: Scene, groups: Sequence[ChoiceGroup]) -> Choices:
    match = viewer.match
    chains = sorted(_short_cuts(scene.drawn)) if scene.choices else []
    split = None if scene.split is None else _split(viewer, scene.split)
    named = [] if split is None else [(part.first + count,) for part in split.parts for count in range(part.most + 1)]
    return Choices(
        number=len(scene.choices),
        many=len(scene.choices) > FEW,
        risks=tuple(dict.fromkeys(item.risk for group in groups for item in group.items if item.risk)),
        chains=_crossing(match, chains),
        steps=_steps(match, [*chains, *named]),
        split=split,
    )


def _short_cuts(drawn: Sequence[Shape | Together[Shape]]) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    for one in drawn:
        if isinstance(one, Together):
            found |= _short_cuts_on(one)
        elif one.answers:
            found.add(one.answers)
    return found


@lru_cache(maxsize=4096)
def _short_cuts_on(drawn: Together[Shape]) -> frozenset[tuple[int, ...]]:
    """What was drawn together is looked through once."""
    return frozenset([shape.answers for shape in drawn.items if shape.answers])


def _split(viewer: Viewer, split: Split) -> SplitForm:
    parts = [SplitPart(viewer.says(part.name), part.most, part.first) for part in split.parts]
    return SplitForm(split.total, tuple(parts))


def _crossing(match: Match, chains: Sequence[tuple[int, ...]]) -> str:
    ends = {" ".join(map(str, chain)): match.crosses(*chain) for chain in chains}
    return json.dumps({chain: reason for chain, reason in ends.items() if reason})


def _steps(match: Match, chains: Sequence[tuple[int, ...]]) -> str:
    numbers = sorted({number for chain in chains for number in chain})
    return json.dumps({number: match.game.actions.words(number) for number in numbers})
