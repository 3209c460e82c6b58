"""What a report has found, in sentences."""

from collections.abc import Iterator
from typing import Any

from gusher.kernel.say import Say
from gusher.lab.minutes import MEASURED, Tempo
from gusher.words.catalogue import Catalogue

Data = dict[str, Any]
SUBJECTS = ("turns", "fairness", "luck")


def found(report: Data, words: Catalogue) -> list[str]:
    """A sentence for each finding that is more than noise."""
    return [_said(finding, words, report) for finding in report["findings"] if finding["beyond"]]


def undecided(report: Data, words: Catalogue) -> Iterator[str]:
    """Whoever compares wants to know whether the game got longer, fairer or more a matter of luck, and hears of it also
    where these games do not tell."""
    for variant in report["variants"][1:]:
        for seats in report["seats"]:
            asked = [
                finding
                for finding in report["findings"]
                if (finding["variant"], finding["seats"]) == (variant["name"], seats) and subject(finding) in SUBJECTS
            ]
            parts = [
                _undecided(finding, words)
                for finding in sorted(asked, key=lambda finding: SUBJECTS.index(subject(finding)))
                if not finding["beyond"] and (finding["kind"] != "luck" or report["luck"])
            ]
            if parts:
                said = {"variant": variant["name"], "seats": seats, "parts": _either(parts, words)}
                yield words.say(Say("lab-undecided", said))


def _undecided(finding: Data, words: Catalogue) -> str:
    told = _before_and_after(finding, words)
    if told["before"] == told["after"]:
        return words.say(Say(f"lab-same-{subject(finding)}", told))
    return words.say(Say(f"lab-undecided-{_way(finding)}", told))


def _either(parts: list[str], words: Catalogue) -> str:
    *first, last = parts
    return words.say(Say("list-or", {"first": ", ".join(first), "last": last})) if first else last


def subject(finding: Data) -> str:
    """What was tested: a measure, or another kind of thing."""
    return str(finding.get("measure", finding["kind"]))


def warnings(report: Data, words: Catalogue) -> Iterator[str]:
    """What a reader must know before believing the rest."""
    for variant in report["variants"]:
        for table in variant["tables"]:
            if table["different"] < table["games"]:
                yield words.say(
                    Say(
                        "lab-alike",
                        {"games": table["games"], "different": table["different"], "variant": variant["name"]},
                    )
                )
            if table["failures"]:
                yield words.say(Say("lab-failures", {"count": table["failures"], "variant": variant["name"]}))


def _said(finding: Data, words: Catalogue, report: Data) -> str:
    alone = len(report["seats"]) == 1
    players = "" if alone else words.say(Say("lab-with-players", {"seats": finding["seats"]}))
    sentence = _KINDS.get(finding["kind"], _difference)(finding, words)
    if not players and not sentence.startswith(finding["variant"]):  # that is a name, written as it is typed
        sentence = sentence[0].upper() + sentence[1:]
    return " ".join(filter(None, (players, sentence, _minutes(finding, words, Tempo(**report["pace"])))))


def _seats(finding: Data, words: Catalogue) -> str:
    return words.say(Say("lab-found-seats", {"seat": finding["seat"] + 1, **_share(finding, words)}))


def _order(finding: Data, words: Catalogue) -> str:
    return words.say(Say("lab-found-order", {"place": finding["place"] + 1, **_share(finding, words)}))


def _share(finding: Data, words: Catalogue) -> dict[str, Any]:
    share = words.say(Say("number-percent", {"value": 100 * finding["share"]}))
    even = words.say(Say("number-percent", {"value": 100 / finding["seats"]}))
    return {"variant": finding["variant"], "share": share, "even": even}


def _difference(finding: Data, words: Catalogue) -> str:
    return words.say(Say(f"lab-{_way(finding)}", _before_and_after(finding, words)))


def _way(finding: Data) -> str:
    """`more-turns`, `less-fair`: how sentences about what lies between two variants are called."""
    more, what = finding["after"] > finding["before"], subject(finding)
    if what == "fairness":  # the further apart the seats are, the less fair it is
        more, what = finding["after"] < finding["before"], "fair"
    return f"{'more' if more else 'less'}-{what}"


def _minutes(finding: Data, words: Catalogue, tempo: Tempo) -> str:
    """What more or fewer decisions mean at a table."""
    if finding.get("measure") != MEASURED:
        return ""
    before, after = (_tenth(tempo.minutes(finding[when]), words) for when in ("before", "after"))
    return words.say(
        Say("lab-minutes-change", {"seconds": _tenth(tempo.seconds, words), "before": before, "after": after})
    )


def _before_and_after(finding: Data, words: Catalogue) -> dict[str, Any]:
    return {
        "variant": finding["variant"],
        "base": finding["base"],
        "before": _tenth(finding["before"], words),
        "after": _tenth(finding["after"], words),
    }


def _tenth(value: Any, words: Catalogue) -> str:
    return words.say(Say("number-tenth", {"value": value}))


_KINDS = {"seats": _seats, "order": _order}
