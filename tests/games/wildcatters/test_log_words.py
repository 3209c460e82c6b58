"""What Wildcatters' log says: every effect, why each dollar, share and point moved, and why an answer is refused."""

import re
from collections.abc import Iterator
from dataclasses import Field, fields
from itertools import chain
from pkgutil import iter_modules

import pytest

from gusher.games.wildcatters import GAME, rules
from gusher.games.wildcatters.data import CASH_CONTEST, COLOURS, FIRST_BOX, NOTHING, ZONES
from gusher.games.wildcatters.effects.building import RefineryBonus, RefineryBuilt, RigBuilt, TankerMoved, TrainBuilt
from gusher.games.wildcatters.effects.cards import CardShares, CardsOpened
from gusher.games.wildcatters.effects.drilling import DrillJoined, WildcatterWon
from gusher.games.wildcatters.effects.emptying import Emptied, OwnBarrels, SharesTaken
from gusher.games.wildcatters.effects.ending import ContestScored
from gusher.games.wildcatters.effects.facts import Bought, Fact
from gusher.games.wildcatters.effects.loans import Borrowed, LastRepaid
from gusher.games.wildcatters.effects.setup import Dealt, WildcattersPlaced
from gusher.games.wildcatters.effects.transport import Delivered, Dispatched, Hauled, Linked, Loaded, Returned
from gusher.kernel.effects import Effect, Flow
from gusher.kernel.game import LANGUAGES
from gusher.kernel.say import players_said
from gusher.kernel.state import PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.wildcatters import positions as board
from tests.games.wildcatters.kinds import kinds_of_effects
from tests.games.wildcatters.positions import BLUE, GREEN, RED, YELLOW, oil, play, table
from tests.games.wildcatters.speech import ADA, BEN, CLARA, DAN, NAMES, positions, said

CANADA, USA, ANDES, BRAZIL = range(4)
MIDDLE_EAST = ZONES.index("AS_W")
NEUTRAL_ZONE = ZONES.index("AU_E")
BEN_1 = 4  # the first tanker of seat 1
NONE = (0, 0, 0, 0)


# --- what happened ---


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (
            RigBuilt(ADA, 4, 4, NONE, USA),
            "Ada builds a rig in the USA and Mexico for $4.",
            "Ada construit un puits aux États-Unis et au Mexique pour 4 $.",
        ),
        (
            TrainBuilt(ADA, 2, 1, (2, 0, 0, 1), CANADA),
            "Ada puts a train on the Canada field stretch for $2 ($1 and 3 shares: 2 of I and 1 of IV).",
            "Ada pose un train sur le tronçon du gisement (Canada) pour 2 $ (1 $ et 3 titres : 2 de I et 1 de IV).",
        ),
        (
            RefineryBuilt(BEN, 12, 0, (0, 36, 0, 0), MIDDLE_EAST, 3),
            "Ben builds refinery number 3 in the Middle East for $12 (36 shares: 36 of II).",
            "Ben construit sa raffinerie numéro 3 au Moyen-Orient pour 12 $ (36 titres : 36 de II).",
        ),
        (
            RefineryBonus(BEN, 3, 6),
            "Ben scores 6 VP for refinery number 3.",
            "Ben marque 6 PV pour sa raffinerie numéro 3.",
        ),
        (
            CardShares(CLARA, 1, RED, 3),
            "Clara gets 3 shares I from the card.",
            "Clara reçoit 3 titres I de la carte.",
        ),
        (
            DrillJoined(BEN, ADA, BRAZIL, 3),
            "Ben joins the drilling in Brazil and pays Ada 3 of their own shares.",
            "Ben profite du forage au Brésil et donne 3 titres de sa couleur à Ada.",
        ),
        (
            WildcatterWon(ADA, BRAZIL, 7),
            "Ada wins the wildcatter in Brazil, pays the bank 7 of their own shares and puts a barrel on it.",
            "Ada remporte le prospecteur au Brésil, paie 7 titres de sa couleur à la banque et y pose un baril.",
        ),
        (
            Hauled(CLARA, BRAZIL, 2, ADA, 2),
            "Clara moves 2 barrels to the harbour in Brazil on Ada’s train and pays Ada 2 of their own shares.",
            "Clara mène 2 barils au port au Brésil par le train d’un autre et donne 2 titres de sa couleur à Ada.",
        ),
        (
            Linked(CLARA, USA, ANDES, BEN, 1),
            (
                "Clara sends a barrel from the USA and Mexico to the Andes on Ben’s train "
                "and pays Ben 1 of their own shares."
            ),
            (
                "Clara envoie un baril des États-Unis et du Mexique vers les Andes par le train d’un autre "
                "et donne 1 titre de sa couleur à Ben."
            ),
        ),
        (
            Loaded(CLARA, USA, BEN_1, BEN, 1),
            "Clara loads a barrel onto Ben’s tanker II-1 in the USA and Mexico and pays Ben 1 of their own shares.",
            (
                "Clara charge un baril sur le pétrolier II-1 aux États-Unis et au Mexique "
                "et donne 1 titre de sa couleur à Ben."
            ),
        ),
        (
            Delivered(ADA, USA, BEN, 2, 5),
            "Ada delivers a barrel in the USA and Mexico: Ben pays Ada 2 of Ben’s own shares. The refinery holds 5.",
            (
                "Ada livre un baril aux États-Unis et au Mexique : Ben donne 2 titres de sa couleur à Ada. "
                "La raffinerie en contient 5."
            ),
        ),
        (
            Delivered(ADA, NEUTRAL_ZONE, NOTHING, -2, 1),
            (
                "Ada delivers a barrel to the neutral refinery in East Australia "
                "and pays the bank 2 of their own shares. It holds 1."
            ),
            (
                "Ada livre un baril dans la raffinerie neutre en Australie de l’Est et paie 2 titres de sa couleur "
                "à la banque. Elle en contient 1."
            ),
        ),
        (
            Delivered(ADA, NEUTRAL_ZONE, NOTHING, 2, 1),
            (
                "Ada delivers a barrel to the neutral refinery in East Australia and gets 2 shares IV "
                "from the bank. It holds 1."
            ),
            (
                "Ada livre un baril dans la raffinerie neutre en Australie de l’Est et reçoit 2 titres IV "
                "de la banque. Elle en contient 1."
            ),
        ),
        (
            Dispatched(ADA, BEN_1, (1, 0, 1, 0)),
            "Next to sail: tanker II-1. Aboard: Ada 1 and Clara 1. Captain: Ada.",
            "Prochain départ : pétrolier II-1. À bord : Ada 1 et Clara 1. Capitaine : Ada.",
        ),
        (
            Returned(BEN_1, USA, (1, 0, 0, 0)),
            (
                "No refinery has room: tanker II-1 goes back to the USA and Mexico and leaves 1 barrel in the harbour "
                "(Ada 1)."
            ),
            (
                "Plus de place dans aucune raffinerie : le pétrolier II-1 repart vers les États-Unis et le Mexique "
                "et laisse 1 baril au port (Ada 1)."
            ),
        ),
        (
            Emptied(BEN, USA, (2, 0, 1, 0)),
            "Ben’s refinery in the USA and Mexico is emptied. Others’ barrels into the box: Ada 2 and Clara 1.",
            (
                "La raffinerie aux États-Unis et au Mexique (Ben) est vidée. "
                "Barils des autres sur la case : Ada 2 et Clara 1."
            ),
        ),
        (
            OwnBarrels(BEN, USA, 1, 1),
            "Ben delivers 1 of their own barrels in the USA and Mexico into the box and takes back 1.",
            "Ben livre sur la case 1 de ses barils aux États-Unis et au Mexique et en reprend 1.",
        ),
        (
            OwnBarrels(BEN, USA, 0, 2),
            "Ben takes back 2 of their own barrels in the USA and Mexico and delivers none.",
            "Ben reprend 2 de ses barils aux États-Unis et au Mexique et n’en livre aucun.",
        ),
        (
            OwnBarrels(BEN, USA, 2, 0),
            "Ben delivers 2 of their own barrels in the USA and Mexico into the box and takes back none.",
            "Ben livre sur la case 2 de ses barils aux États-Unis et au Mexique et n’en reprend aucun.",
        ),
        (
            SharesTaken(BEN, USA, (6, 10, 0, 0)),
            "Ben takes 16 shares for the barrels in the USA and Mexico: 6 of I and 10 of II.",
            "Ben prend 16 titres pour les barils aux États-Unis et au Mexique : 6 de I et 10 de II.",
        ),
        (
            Borrowed(CLARA, 10, 2, 1),
            "Clara’s own shares are gone, and 10 have to be borrowed, for a barrel at the bank: 2 loans now.",
            (
                "Clara n’a plus de titre de sa couleur et doit en emprunter 10, contre un baril à la banque. "
                "En tout : 2 emprunts."
            ),
        ),
        (
            LastRepaid(CLARA, 2, 50, 38, 12),
            "Clara has to repay 2 loans. Shares due: 50, paid: 38; what is missing costs 12 VP.",
            "Clara doit rembourser 2 emprunts. Titres de sa couleur dus : 50, payés : 38 ; ce qui manque coûte 12 PV.",
        ),
        (
            TankerMoved(BEN, BEN_1, MIDDLE_EAST, BRAZIL),
            "Ben sails tanker II-1, empty, from the Middle East to Brazil.",
            "Ben mène à vide le pétrolier II-1 du Moyen-Orient vers le Brésil.",
        ),
        (
            CardsOpened((0, 34)),
            "Turned up: Canada ($3) and USA and Mexico (3 shares IV and 1 drop).",
            "Cartes retournées : Canada (3 $) et États-Unis et Mexique (3 titres IV et 1 goutte).",
        ),
        (
            WildcattersPlaced((CANADA, ANDES), 10, 6),
            (
                "10 wildcatters take their circles: one in each region, and a second one here: Canada and Andes. "
                "6 leave the game."
            ),
            (
                "10 prospecteurs prennent leurs cercles : un par zone de prospection, et un second ici : "
                "Canada et Andes. 6 quittent le jeu."
            ),
        ),
    ],
)
def test_effects_in_words(effect: Effect, english: str, french: str) -> None:
    assert said(effect.say()) == english
    assert said(effect.say(), "fr").replace("\xa0", " ") == french


@pytest.mark.clause("W185", "W188", "W189", "W198")
def test_scoring_is_told_contest_by_contest_the_best_first() -> None:
    """The owner of a company who is left out for a loan is named: otherwise the points could not be followed."""
    barred = ContestScored(0, True, (0, 6, 6, 2), (0, 3, 3, 0), ADA)
    assert said(barred.say()) == (
        "Interim scoring. Company I, without Ada, who has a loan: Ben 3 VP (with 6) and Clara 3 VP (with 6)."
    )
    final = ContestScored(FIRST_BOX, False, (1, 4, 0, 2), (3, 10, 0, 5), NOTHING)
    assert said(final.say()) == (
        "Final scoring. North America: Ben 10 VP (with 4), Dan 5 VP (with 2) and Ada 3 VP (with 1)."
    )
    nobody = ContestScored(CASH_CONTEST, False, NONE, NONE, NOTHING)
    assert said(nobody.say(), "fr").replace("\xa0", " ") == "Décompte final. Argent : personne ne marque."


@pytest.mark.clause("W10")
def test_a_hand_is_told_by_its_regions_and_to_its_owner_alone() -> None:
    hand = Dealt(ADA, 3, (0, 1, 4))
    assert said(hand.seen_by(ADA).say()) == "Ada is dealt 3 cards: 2 × Canada and USA and Mexico."
    for viewer in (BEN, PUBLIC):
        assert said(hand.seen_by(viewer).say()) == "Ada is dealt 3 cards."


@pytest.mark.clause("W113", "W117", "W120", "W121", "W133", "W136", "W139", "W143", "W150")
def test_a_whole_transport_can_be_followed_in_the_log() -> None:
    """The worked example of the rulebooks: every fee with who pays it to whom and for what."""
    state = table()
    for _ in range(2):
        board.pump(state, RED, "NA_S", 3)
    board.pump(state, GREEN, "NA_S", 3)
    board.token(state, "NA_S", GREEN)
    board.train(state, RED, "F_NA_S")
    board.train(state, YELLOW, "K_NA_S_SA_W")
    board.refinery(state, YELLOW, "NA_S", "yyyy")
    board.refinery(state, GREEN, "SA_W")
    board.refinery(state, RED, "EU_S", "rrrr")
    board.tanker(state, BLUE, "NA_S")
    oil(state, "L05", cash=20)
    heard = play(state, "transport join refine load:blue-1 link:SA_W,yellow load:blue-1 sail:EU_S unload:red")
    told = [said(effect.say()) for effect in heard]
    assert told[: told.index("Clara delivers a barrel to their own refinery in the Andes, which holds 2 now.") + 1] == [
        "Ada pays $4 and starts a transport in the USA and Mexico.",
        "Ada moves 2 barrels to the harbour in the USA and Mexico on a train of their own.",
        "Clara takes part in the transport in the USA and Mexico.",
        "Clara moves 2 barrels to the harbour in the USA and Mexico on Ada’s train and pays Ada 2 of their own shares.",
        "Clara takes the wildcatter in the USA and Mexico, and has 1 now.",
        "Ada delivers a barrel in the USA and Mexico: Ben pays Ada 2 of Ben’s own shares. The refinery holds 5.",
        "Ada loads a barrel onto Dan’s tanker IV-1 in the USA and Mexico and pays Dan 1 of their own shares.",
        "Clara sends a barrel from the USA and Mexico to the Andes on Ben’s train and pays Ben 1 of their own shares.",
        "Clara delivers a barrel to their own refinery in the Andes, which holds 1 now.",
        "Clara loads a barrel onto Dan’s tanker IV-1 in the USA and Mexico and pays Dan 1 of their own shares.",
        "Next to sail: tanker IV-1. Aboard: Ada 1 and Clara 1. Captain: Ada.",
        "Ada sails tanker IV-1 from the USA and Mexico to South Europe.",
        "Ada delivers a barrel to their own refinery in South Europe, which holds 5 now.",
        "Clara sails tanker IV-1 from South Europe to the Andes.",
        "Clara delivers a barrel to their own refinery in the Andes, which holds 2 now.",
    ]


# --- all effects ---


def samples(kind: type[Fact]) -> Iterator[Fact]:
    """Effects of a kind: with nothing, one and many wherever it has numbers."""
    for number in (0, 1, 2):
        yield kind(*(sample(field, number) for field in fields(kind)))


def sample(field: Field[object], number: int) -> int | tuple[int, ...]:
    if "Colours" in str(field.type):
        return (number, 0, 2 * number, 0)
    return tuple(range(number)) or (0,) if "tuple" in str(field.type) else number


def test_every_effect_has_a_sentence_in_both_languages() -> None:
    kinds = kinds_of_effects() - {Fact, Bought}
    assert len(kinds) > 50
    kinds.remove(ContestScored)  # has sentences for its own cases, above
    for effect in chain(*(samples(kind) for kind in kinds)):
        for language in LANGUAGES:
            assert len(said(effect.say(), language)) > 8


def told(flow: Flow, line: str) -> bool:
    """Does the line name the seat and the amount?"""
    amount = str(abs(flow.amount))
    units = {"cash": f"${amount}", "points": f"{amount} VP"}
    return NAMES[flow.seat] in line and units.get(flow.good, amount) in line


def test_every_dollar_share_and_point_is_in_the_log_with_its_player() -> None:
    """From the log alone one can follow what everybody has."""
    heard: list[Effect] = []
    fours = [positions(4, seed, heard) for seed in range(1, 7)]
    threes = [positions(3, seed, heard, australia="bank_pays") for seed in range(1, 4)]
    for _ in chain(*fours, *threes):
        pass
    moved = [effect for effect in heard if effect.flows()]
    assert {TrainBuilt, RigBuilt, Delivered, Loaded, Linked, SharesTaken, Borrowed, ContestScored} <= set(
        map(type, moved)
    )
    assert [
        (flow, said(effect.say())) for effect in moved for flow in effect.flows() if not told(flow, said(effect.say()))
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_speaks_of_the_colours_of_the_log(language: str) -> None:
    """On screen the companies bear numerals; red, yellow, green and blue are words of the log file."""
    heard: list[Effect] = []
    for _ in positions(3, 24, heard):
        pass
    lines = " ".join(said(effect.say(), language) for effect in heard).lower()
    assert not [colour for colour in COLOURS if re.search(rf"\b{colour}\b", lines)]


# --- why not? ---


def test_every_clause_that_refuses_has_a_sentence() -> None:
    """Also those that random games never meet: the rules that name them are read."""
    sources = [GAME.text(f"rules/{module.name}.py") for module in iter_modules(rules.__path__)]
    named = set(re.findall(r'"(W\d+)"', "".join(sources)))
    assert len(named) > 50
    for language in LANGUAGES:
        words = catalogue(language, GAME)
        assert [clause for clause in sorted(named) if not words.has(f"wildcatters-clause-{clause}")] == []


def test_seats_are_called_by_their_players() -> None:
    assert [said(players_said([ADA, BEN, CLARA, DAN]), language) for language in LANGUAGES] == [
        "Ada, Ben, Clara et Dan" if language == "fr" else "Ada, Ben, Clara and Dan" for language in LANGUAGES
    ]
