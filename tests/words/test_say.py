"""Things to say: the same words are the same object, and it does not matter to whom they were said before."""

import pickle

from gusher.kernel import registry
from gusher.kernel.say import Say, Seat, say
from gusher.words.catalogue import MOST_SAID, Catalogue, catalogue


def test_the_same_call_gives_the_same_sentence() -> None:
    assert say("seat", number=3) is say("seat", number=3)
    assert say("player", seat=say("seat", number=1)) is say("player", seat=say("seat", number=1))


def test_a_seat_is_not_the_number_that_it_has() -> None:
    named, numbered = say("player", seat=Seat(1)), say("player", seat=1)
    assert named is not numbered
    assert named != numbered
    assert say("player", seat=named) != say("player", seat=numbered)


def test_an_argument_may_be_called_as_the_key_is() -> None:
    assert say("player", key="x").args == {"key": "x"}


def test_one_sentence_reads_differently_in_each_language_and_at_each_table() -> None:
    english, french = Catalogue("en"), Catalogue("fr")
    seat, player = say("seat", number=3), say("player", seat=Seat(0))
    for _ in range(2):
        assert (english.say(seat), french.say(seat)) == ("Player 3", "Joueur 3")
        assert [english.say(player, [name]) for name in ("Ada", "Ben")] == ["Ada", "Ben"]
        assert english.say(player) == "Player 1"


def test_what_an_owner_calls_a_thing_is_said_in_that_catalogue_alone() -> None:
    game = registry.find("atacama")
    one, other = Catalogue("en", game), Catalogue("en", game, builtin_names=True)
    name = say("atacama-name")
    assert one.say(name) == other.say(name)
    assert set(name.said) >= {one, other}


def test_to_another_process_go_the_words_alone() -> None:
    """What is noted on a sentence is of this process: catalogues, and a hash that is another one elsewhere."""
    said = say("player", seat=say("seat", number=7))
    hash(said)
    Catalogue("en").say(said)
    came: Say = pickle.loads(pickle.dumps(said))
    assert (came, came.said, came._hash) == (said, {}, 0)


def test_a_sentence_names_the_players_of_each_table() -> None:
    """However many tables say it, in turn: what is noted on it is for the players of one of them."""
    sentence = say("player", seat=Seat(1))
    tables = [("Ada", f"Ben {number}") for number in range(2 * MOST_SAID)]
    for _ in range(2):
        for language in ("en", "fr"):
            words = catalogue(language)
            assert [words.say(sentence, names) for names in tables] == [names[1] for names in tables]
    assert len(sentence.said) <= MOST_SAID
    assert catalogue("en").say(say("list-last", first=sentence, second=sentence), tables[0]).count("Ben 0") == 2
