"""What McMulti's log says: every effect, the cause of every million, the cards, and why an answer is refused."""

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import chain, groupby

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.data import (
    ALL_NEWS,
    CRUDE_TAX,
    DOMESTIC,
    ECONOMY,
    ECONOMY_CARDS,
    FEE,
    FOREIGN,
    GAS,
    NEWS_COUNT,
    NEWS_DATA,
    PREMIUM,
    PROPERTY_TAX,
    SELLING,
    STATION,
    STATION_TAX,
    WINTER,
)
from gusher.games.mcmulti.effects.equipment import Bought
from gusher.games.mcmulti.effects.facts import Fact
from gusher.games.mcmulti.effects.market import Traded
from gusher.games.mcmulti.effects.names import economy_said, news_does_said, news_numbers, places_said
from gusher.games.mcmulti.effects.news import MarketDrained, TaxDue, TaxPaid
from gusher.games.mcmulti.effects.oil import FindLost, PremiumPaid, Pumped, WellBuilt
from gusher.games.mcmulti.effects.turns import Announced, TurnBegun
from gusher.kernel.effects import Effect
from gusher.kernel.game import LANGUAGES
from gusher.kernel.say import Say
from tests.games.mcmulti.speech import (
    ADA,
    BEN,
    CROSSING,
    NAMES,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_WEST,
    effect_kinds,
    positions,
    said,
)

NARROW, WIDE = "\u202f", "\xa0"  # the spaces of French: between thousands, and before M


# --- what happened ---


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (
            Traded(ADA, SELLING, FOREIGN, GAS, 10, 26),
            "Ada sells 1 barrel of gas abroad for 10M; 26 on the market now.",
            "Ada vend 1 baril d’essence à l’extérieur pour 10 M ; barils sur le marché : 26.",
        ),
        (
            Bought(BEN, SOUTH_WEST, CROSSING, STATION, 48),
            "Ben buys a station for 48M and puts it on SW b3r5.",
            "Ben achète une station pour 48 M et la place en SO b3r5.",
        ),
        (
            WellBuilt(ADA, NORTH_WEST, CROSSING, 20),
            "Ada pays 20M and turns the rig on NW b3r5 into a well.",
            "Ada paie 20 M et remplace la plate-forme en NO b3r5 par un puits.",
        ),
        (
            FindLost(ADA, NORTH_WEST, CROSSING, 20, "cash"),
            "Ada has found oil on NW b3r5 but cannot pay 20M for a well.",
            "Ada découvre du pétrole en NO b3r5, mais ne peut pas payer 20 M pour un puits.",
        ),
        (
            PremiumPaid(ADA, NORTH_WEST, 2, 20),
            "Ada gets a premium of 20M for 2 wells on the north-west island.",
            "Ada touche une prime de 20 M pour 2 puits sur l’île nord-ouest.",
        ),
        (
            TaxDue(ADA, PROPERTY_TAX, 9, 3, (2, 0, 0, 1, 0, 0)),
            "Equipment tax: Ada owes 9M for 2 rigs at 2M and 1 well at 5M, but has only 3M.",
            "Impôt sur l’équipement : Ada doit 9 M pour 2 plates-formes à 2 M et 1 puits à 5 M, mais n’a que 3 M.",
        ),
        (
            TaxDue(BEN, CRUDE_TAX, 3, 12, (0, 0, 0, 0, 1, 0)),
            "Crude tax: Ben owes 3M for 1 barrel of crude at 3M.",
            "Taxe sur le pétrole : Ben doit 3 M pour 1 baril de pétrole à 3 M.",
        ),
        (
            TaxPaid(ADA, STATION_TAX, 15, 35),
            "Station tax: Ada pays 15M. Nothing is left to sell: 35M is forgiven.",
            "Taxe sur les stations : Ada paie 15 M. Plus rien à vendre : remise de 35 M.",
        ),
        (
            MarketDrained(WINTER, DOMESTIC, GAS, 5, 3),
            "Hard winter: 5 barrels fewer on the domestic gas market, 3 now.",
            "Hiver rigoureux : 5 barils de moins sur le marché intérieur de l’essence, qui en compte maintenant 3.",
        ),
        (
            TurnBegun(ADA, NORTH_WEST, 12, 1),
            "Round 12: north-west island, Ada’s turn. This is the very last turn.",
            "Manche 12 : île nord-ouest, Ada joue. C’est le tout dernier tour.",
        ),
    ],
)
def test_effects_in_words(effect: Effect, english: str, french: str) -> None:
    assert said(effect.say()) == english
    assert said(effect.say(), "fr").replace(WIDE, " ") == french


def test_money_is_written_as_each_language_writes_it() -> None:
    announced = Announced(ADA, NORTH_WEST, 1030, 1).say()
    assert "1,030M" in said(announced)
    assert f"1{NARROW}030{WIDE}M" in said(announced, "fr")


def samples(kind: type[Fact]) -> Iterator[Fact]:
    """Effects of a kind: with nothing, one and many wherever it has numbers."""
    for number in (0, 1, 2):
        yield kind(*(sample(field.name, number) for field in fields(kind)))


def sample(name: str, number: int) -> int | str | tuple[int, ...]:
    if name == "places":
        return tuple(range(number + 1))
    if name == "taxed":
        return (number + 1, number, 0, 0, 0, 0)
    return number % 2 if name in ("way", "pair", "product") else number


def test_every_effect_has_a_sentence_in_both_languages() -> None:
    kinds = effect_kinds()
    kinds.remove(Fact)
    assert len(kinds) > 30
    lost = [FindLost(ADA, NORTH_WEST, CROSSING, 20, reason) for reason in ("cash", "choice")]
    kinds.remove(FindLost)
    for effect in chain(lost, *(samples(kind) for kind in kinds)):
        for language in LANGUAGES:
            assert len(said(effect.say(), language)) > 10


def test_every_million_is_in_the_log_with_its_player() -> None:
    """From the log alone one can follow the cash: each line that moves some names the player and the sum."""
    heard: list[Effect] = []
    for _ in chain(positions(4, 21, heard), positions(2, 22, heard, reroll=True), positions(3, 23, heard)):
        pass
    moved = [(effect, flow) for effect in heard for flow in effect.flows() if flow.good == "cash"]
    assert {Traded, Bought, Pumped, TaxPaid} <= {type(effect) for effect, _ in moved}
    for effect, flow in moved:
        line = said(effect.say())
        assert NAMES[flow.seat] in line
        assert f"{abs(flow.amount):,}M" in line


def test_cards_have_names_stories_and_effects_of_their_own() -> None:
    for language in LANGUAGES:
        for key in ("mcmulti-news", "mcmulti-news-story", "mcmulti-news-does"):
            told = {said(Say(key, news_numbers(card)), language) for card in range(NEWS_COUNT)}
            assert len(told) == int(ALL_NEWS).bit_count()
        names = {said(economy_said(card), language) for card in range(len(ECONOMY_CARDS))}
        assert len(names) == len(ECONOMY_CARDS)


@pytest.mark.clause("M90", "M92", "M94", "M95", "M96", "M98", "M100", "M103", "M113")
@pytest.mark.parametrize("language", LANGUAGES)
def test_news_cards_tell_the_numbers_of_the_data(language: str) -> None:
    apart = {"bonus": {int(PREMIUM)}, "pollution": {int(FEE)}}  # kept with the rules' numbers
    for number, (card, facts) in enumerate(NEWS_DATA.items()):
        numbers = {*facts.get("rates", {}).values(), *(value for value in facts.values() if isinstance(value, int))}
        told = re.findall(r"\d+", said(news_does_said(number), language))
        assert {int(figure) for figure in told} == numbers | apart.get(card, set())


@pytest.mark.clause("M19", "M65", "M68", "M75", "M76")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_the_economy_cards_of_the_data(language: str) -> None:
    book = GAME.text(f"rulebook/{language}.md").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in book if line.startswith("|")]
    names = {card: said(economy_said(number), language) for number, card in enumerate(ECONOMY_CARDS)}
    for card, facts in ECONOMY.items():
        prices = [f"{buy} / {sell}" for buy, sell in (facts["rig"], facts["station"], facts["refinery"])]
        assert [str(facts["demand"]), *prices, str(facts["well_sale"])] in [row[2:] for row in rows]
        assert [names[card], _ways(facts["next"], names, language)] in rows


def _ways(following: list[str], names: dict[str, str], language: str) -> str:
    """ "1–5: Improvement; 6: Rapid growth": doubles that lead to the same card go together."""
    runs = [(card, [double for double, _ in run]) for card, run in groupby(enumerate(following, 1), lambda way: way[1])]
    colon, semicolon = (": ", "; ") if language == "en" else (f"{WIDE}: ", f"{WIDE}; ")
    doubles = [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for _, run in runs]
    return semicolon.join(f"{double}{colon}{names[card]}" for double, (card, _) in zip(doubles, runs, strict=True))


def test_places_are_listed_with_their_islands() -> None:
    places = places_said((NORTH_WEST * 36 + CROSSING, NORTH_EAST * 36))
    assert said(places) == "NW b3r5 and NE b1r1"
    assert said(places, "fr") == "NO b3r5 et NE b1r1"


# --- why not? ---
