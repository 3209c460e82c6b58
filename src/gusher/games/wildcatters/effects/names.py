"""Zones, companies, cards, tankers, shares and players by their names, for all that speaks.

A company has the numeral that marks its player everywhere: so the one that nobody runs with three players has a name
too (W1). Barrels are named by their owners.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from gusher.games.wildcatters.data import (
    CARD_CASH,
    CARD_COMPANY,
    CARD_DROPS,
    CARD_REFINERY,
    CARD_REGION,
    CARD_SHARES,
    CARGO_BITS,
    CARGO_MASK,
    COLOURS,
    CONTESTS,
    CONTINENTS,
    END_A,
    END_B,
    FIRST_BOX,
    FIRST_LINK,
    SHIPS_EACH,
    ZONES,
)
from gusher.kernel.say import Say, Seat, listed, say

# --- places ---


def zone_said(zone: int) -> Say:
    return say("wildcatters-zone", zone=ZONES[zone])


def origin_said(zone: int) -> Say:
    """Where something comes from."""
    return say("wildcatters-from-zone", zone=ZONES[zone])


def continent_said(continent: int) -> Say:
    return say("wildcatters-continent", continent=CONTINENTS[continent])


def stretch_said(stretch: int) -> Say:
    """The rail out of a field by its region, a link by both its ends."""
    if stretch < FIRST_LINK:
        return say("wildcatters-field-stretch", zone=ZONES[stretch])
    return say("wildcatters-link-stretch", one=zone_said(END_A[stretch]), two=zone_said(END_B[stretch]))


# --- players and what is theirs ---


def company_said(company: int) -> Say:
    return say("wildcatters-company", company=COLOURS[company])


def tanker_said(tanker: int) -> Say:
    """By its company and its number: four of them look alike."""
    return say("wildcatters-tanker", company=company_said(tanker // SHIPS_EACH), number=tanker % SHIPS_EACH + 1)


def shares_said(numbers: Sequence[int]) -> Say:
    """A number for each company: those that are not zero."""
    told = [
        say("wildcatters-shares", company=COLOURS[company], count=int(number))
        for company, number in enumerate(numbers)
        if number
    ]
    return listed(told) if told else say("wildcatters-no-shares")


def barrels_said(numbers: Sequence[int]) -> Say:
    """A number for each owner: those that are not zero."""
    told = [
        say("wildcatters-barrels", seat=Seat(owner), count=int(number))
        for owner, number in enumerate(numbers)
        if number
    ]
    return listed(told) if told else say("wildcatters-no-barrels")


def carried(cargo: int) -> list[int]:
    """The owners of the barrels aboard a tanker, in the order of loading."""
    owners: list[int] = []
    while cargo:
        owners.append((cargo & CARGO_MASK) - 1)
        cargo >>= CARGO_BITS
    return owners


def cargo_said(cargo: int) -> Say:
    """Whose barrels are aboard, in the order of loading: Ada 2 and Ben."""
    told: list[Say] = []
    for owner, barrels in groupby(carried(cargo)):
        count = len(list(barrels))
        name = say("player", seat=Seat(owner))
        told.append(name if count == 1 else say("wildcatters-barrels", seat=Seat(owner), count=count))
    return listed(told) if told else say("wildcatters-no-barrels")


# --- cards ---


def card_said(card: int) -> Say:
    """A card by its region and what it gives."""
    return say("wildcatters-card", zone=zone_said(CARD_REGION[card]), gifts=gifts_said(card))


def hand_said(cards: Iterable[int]) -> Say:
    """Cards by their regions alone: nothing else counts of a hand at set-up (W13)."""
    regions = [int(CARD_REGION[card]) for card in cards]
    told = [
        say("wildcatters-of-region", zone=zone_said(region), count=regions.count(region))
        for region in sorted(set(regions))
    ]
    return listed(told) if told else say("wildcatters-nothing")


def gifts_said(card: int) -> Say:
    """What a card gives beside its region (W51 to W55); on an owner's board it may be nothing."""
    gifts: list[Say] = []
    if CARD_CASH[card]:
        gifts.append(say("wildcatters-gift-cash", amount=int(CARD_CASH[card])))
    if CARD_SHARES[card]:
        company = COLOURS[CARD_COMPANY[card]]
        gifts.append(say("wildcatters-gift-shares", company=company, amount=int(CARD_SHARES[card])))
    if CARD_DROPS[card]:
        gifts.append(say("wildcatters-gift-drops", amount=int(CARD_DROPS[card])))
    if CARD_REFINERY[card]:
        gifts.append(say("wildcatters-gift-refinery"))
    return listed(gifts) if gifts else say("wildcatters-nothing")


# --- contests and scores ---


def score_said(points: int) -> int | str:
    """A score as a sentence takes it: one below zero with a true minus sign (W193)."""
    return points if points >= 0 else f"−{-points}"


def contest_said(contest: int) -> Say:
    if contest >= FIRST_BOX:
        return continent_said(contest - FIRST_BOX)
    return say("wildcatters-contest", contest=CONTESTS[contest])
