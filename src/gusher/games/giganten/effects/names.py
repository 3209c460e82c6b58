"""The things of Giganten by their names, for sentences: cells, cards, companies, players."""

from gusher.games.giganten.data import COMPANIES, SITE_CELL, SITES_PER_KIND
from gusher.games.giganten.effects.facts import card_numbers, place
from gusher.kernel.say import Say, say


def company_said(company: int) -> Say:
    return say("giganten-company", company=COMPANIES[company])


def cell_said(cell: int) -> Say:
    return say("giganten-cell", **place("", cell))


def cell_label(cell: int) -> str:
    """The same beside the edges of the board, in no language."""
    return "r{row}c{column}".format(**place("", cell))


def site_said(site: int) -> Say:
    return cell_said(int(SITE_CELL[site]))


def kind_of(site: int) -> int:
    """1, 2 or 3 derricks printed on the tile."""
    return site // SITES_PER_KIND + 1


def card_said(card: int) -> Say:
    """An action card: its code, and what it gives."""
    return say("giganten-card-face", **card_numbers(card))
