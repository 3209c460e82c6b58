"""A report as one page that stands alone: it fetches nothing and needs no script."""

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from gusher.kernel.say import Say
from gusher.lab import pictures
from gusher.lab.measures import MEASURES
from gusher.lab.pictures import Bar
from gusher.lab.sentences import found, subject, undecided, warnings
from gusher.render import standalone
from gusher.words.catalogue import Catalogue
from gusher.words.corrections import corrections

Data = dict[str, Any]
PACKAGE = "gusher.lab"
SHEET, DRAWN = "report.css", "pictures.css"  # the page's, and its pictures'
MOST_USES = 40
PARAGRAPHS = 4


def page(report: Data, words: Catalogue, title: str) -> str:
    return _Page(report, words).html(title)


def drawings(report: Data, words: Catalogue) -> Iterator[tuple[str, str]]:
    """The page's pictures as files of their own, `4-seats.svg` and so on: name and text."""
    made = _Page(report, words)
    css = standalone.sheet(PACKAGE, DRAWN)
    for seats in report["seats"]:
        for figure in made.section(seats)["pictures"]:
            yield f"{seats}-{figure['name']}.svg", standalone.picture(figure["drawing"], css)


class _Page:
    def __init__(self, report: Data, words: Catalogue) -> None:
        self.report = report
        self.words = words
        self.variants: list[Data] = report["variants"]

    def html(self, title: str) -> str:
        return standalone.page(
            PACKAGE,
            "report.html",
            (SHEET, DRAWN),
            lang=self.words.language,
            title=title,
            say=self.say,
            played=self.played(),
            variants=[variant["name"] for variant in self.variants],
            changes=list(self.changes()),
            findings=found(self.report, self.words),
            undecided=list(undecided(self.report, self.words)),
            warnings=list(warnings(self.report, self.words)),
            sections=[self.section(seats) for seats in self.report["seats"]],
            reading=[self.say(f"lab-reading-{place}") for place in range(1, PARAGRAPHS + 1)],
        )

    def say(self, key: str, **given: Any) -> str:
        return self.words.say(Say(key, given))

    def played(self) -> str:
        return self.say(
            "lab-played",
            games=self.report["games"],
            bot=self.report["bot"],
            seed=str(self.report["seed"]),
            rules=self.report["rules"],
        )

    def changes(self) -> Iterator[Data]:
        """What boards change: each by itself, or the one that all are played on."""
        told: list[Data] = []
        for variant in self.variants:
            changes = variant["changes"]
            if changes and changes != told:
                told = changes
                lines = corrections(
                    ((change["place"], change["builtin"], change["own"]) for change in changes), self.words
                )
                yield {"title": self.say("lab-changes", variant=variant["name"], count=len(lines)), "lines": lines}

    def section(self, seats: int) -> Data:
        tables = [next(t for t in variant["tables"] if t["seats"] == seats) for variant in self.variants]
        return {
            "title": self.say("lab-players", seats=seats),
            "pictures": list(self.pictures(seats, tables)),
            "measures": [
                self.minutes(tables),
                *(self.measure(name, tables, seats) for name in MEASURES),
                *self.luck(tables, seats),
            ],
            "ends": list(self.ends(tables)),
            "uses": [self.uses(variant, table) for variant, table in zip(self.variants, tables, strict=True)],
        }

    # --- pictures ---

    def pictures(self, seats: int, tables: list[Data]) -> Iterator[Data]:
        yield from self.each("lab-seats", [self.seats(table) for table in tables], 1 / seats)
        if any(table["order"] for table in tables):
            yield from self.each("lab-order", [self.order(*table) for table in enumerate(tables)], 1 / seats)
        turns = self.say("lab-lengths")
        yield self.figure("lab-lengths", self.histogram(turns, tables, "lengths"))
        scores = self.say("lab-scores")
        yield self.figure("lab-scores", self.histogram(scores, tables, "scores"))
        lines = [table["course"] for table in tables]
        ends = self.say("lab-course-begin"), self.say("lab-course-end")
        levels = [(share, self.say("number-whole-percent", value=100 * share)) for share in (0.0, 0.5, 1.0)]
        yield self.figure("lab-course", pictures.course(self.say("lab-course"), lines, 1 / seats, levels, *ends))
        if self.report["skill"]:
            yield from self.each("lab-skill", [self.skill(place, seats) for place in range(len(self.variants))], 0.0)

    def each(self, key: str, rows: list[list[Bar]], even: float) -> Iterator[Data]:
        """A picture for each variant, all on one scale."""
        everything = [row for variant in rows for row in variant]
        for place, (variant, shown) in enumerate(zip(self.variants, rows, strict=True)):
            drawing = pictures.bars(self.say(key, variant=variant["name"]), shown, even, everything)
            yield self.figure(key, drawing, place, variant=variant["name"])

    def figure(self, key: str, drawing: str, place: int | None = None, **given: Any) -> Data:
        """`place` is that of the variant, if the picture is about one."""
        number = "" if place is None or len(self.variants) == 1 else f"-{place + 1}"
        return {
            "name": key.removeprefix("lab-") + number,
            "title": self.say(key, **given),
            "drawing": Markup(drawing),
            "about": self.say(f"{key}-about"),
        }

    def seats(self, table: Data) -> list[Bar]:
        return [
            self.wins(self.say("lab-seat", seat=seat + 1), wins, pictures.seat_look(seat))
            for seat, wins in enumerate(table["wins"])
        ]

    def order(self, variant: int, table: Data) -> list[Bar]:
        """Where the first seat always begins, turns go by seats."""
        return [
            self.wins(self.say("lab-place", place=place + 1), wins, f"variant-{variant}")
            for place, wins in enumerate(table["order"] or table["wins"])
        ]

    def wins(self, label: str, wins: Data, look: str) -> Bar:
        return Bar(label, wins["share"], wins["low"], wins["high"], self.percent(wins["share"]), look)

    def histogram(self, title: str, tables: list[Data], key: str) -> str:
        """All variants in the same steps, the largest that one of them has."""
        step = max(table[key]["step"] for table in tables)
        begin = step * (min(table[key]["from"] for table in tables) // step)
        counts = [_regrouped(table[key], begin, step) for table in tables]
        return pictures.histogram(title, begin, step, counts, lambda value: self.say("number-whole", value=value))

    def skill(self, place: int, seats: int) -> list[Bar]:
        return [
            Bar(
                rung["bot"].replace("search:iterations=", self.say("lab-skill-search") + " "),
                rung["elo"]["share"],
                rung["elo"]["low"],
                rung["elo"]["high"],
                self.say("lab-elo", value=round(rung["elo"]["share"])),
                f"variant-{place}",
            )
            for rung in self.variants[place]["skill"]
            if rung["seats"] == seats
        ]

    # --- tables ---

    def measure(self, name: str, tables: list[Data], seats: int) -> Data:
        cells = []
        for variant, table in zip(self.variants, tables, strict=True):
            found = table["measures"][name]
            cells.append(
                {
                    "value": self.tenth(found["mean"]),
                    "interval": self.interval(found["low"], found["high"]),
                    "beyond": self.stands(name, variant["name"], seats),
                }
            )
        return {"name": self.say(f"lab-measure-{name}"), "about": self.say(f"lab-about-{name}"), "cells": cells}

    def minutes(self, tables: list[Data]) -> Data:
        """Not tested by itself: it is the decisions, at a pace."""
        pace = self.report["pace"]
        about = self.say(
            "lab-about-minutes",
            seconds=self.tenth(pace["seconds"]),
            source=pace["source"],
            variant=self.variants[0]["name"],
        )
        cells = [
            {
                "value": self.tenth(found["mean"]),
                "interval": self.interval(found["low"], found["high"]),
                "beyond": False,
            }
            for found in (table["measures"]["minutes"] for table in tables)
        ]
        return {"name": self.say("lab-measure-minutes"), "about": about, "cells": cells}

    def luck(self, tables: list[Data], seats: int) -> Iterator[Data]:
        """A row like the measures', if it was reckoned."""
        if self.report["luck"]:
            cells = [
                {
                    "value": self.tenth(100 * table["luck"]["share"]),
                    "interval": self.interval(100 * table["luck"]["low"], 100 * table["luck"]["high"]),
                    "beyond": self.stands("luck", variant["name"], seats),
                }
                for variant, table in zip(self.variants, tables, strict=True)
            ]
            yield {"name": self.say("lab-measure-luck"), "about": self.say("lab-about-luck"), "cells": cells}

    def interval(self, low: float, high: float) -> str:
        return self.say("lab-interval", low=self.tenth(low), high=self.tenth(high))

    def stands(self, measure: str, variant: str, seats: int) -> bool:
        """Is this variant different from the first in this, beyond noise?"""
        asked = (measure, variant, seats)
        return any(
            finding["beyond"] and (subject(finding), finding["variant"], finding["seats"]) == asked
            for finding in self.report["findings"]
        )

    def ends(self, tables: list[Data]) -> Iterator[str]:
        for variant, table in zip(self.variants, tables, strict=True):
            for reason, count in table["ends"].items():
                share = self.percent(count / table["games"])
                key = f"{self.report['game']}-effect-ended"
                told = self.words.say(Say(key, {"reason": reason})) if reason else self.say("lab-end-usual")
                name = variant["name"] if len(self.variants) > 1 else ""
                yield self.say("lab-end", share=share, reason=told, variant=name or "no")

    def uses(self, variant: Data, table: Data) -> Data:
        chosen = [row for place, row in enumerate(table["uses"]) if place < MOST_USES or row["beyond"]]
        rows = [
            {
                "answer": row["answer"],
                "seats": self.percent(row["seats"]),
                "times": self.tenth(row["times"]),
                "wins": self.percent(row["wins"]),
                "without": self.percent(row["wins_without"]) if row["seats"] < 1 else "–",
                "beyond": row["beyond"],
            }
            for row in chosen
        ]
        return {"title": self.say("lab-uses", variant=variant["name"]), "rows": rows}

    def percent(self, share: float) -> str:
        return self.say("number-percent", value=100 * share)

    def tenth(self, value: float) -> str:
        return self.say("number-tenth", value=value)


def _regrouped(histogram: Data, begin: float, step: float) -> list[int]:
    counts: list[int] = []
    for place, count in enumerate(histogram["counts"]):
        middle = histogram["from"] + histogram["step"] * (place + 0.5)
        group = int((middle - begin) / step)
        counts.extend([0] * (group + 1 - len(counts)))
        counts[group] += count
    return counts
