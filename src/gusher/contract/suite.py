"""The contract suite: every check there is, in an order that names the simplest cause first."""

from gusher.contract import accounts, copies, features, orders, pictures, places, play, previews, secrets, undo, words
from gusher.contract.lessons import lesson_faults
from gusher.contract.trial import Check, ContractBroken
from gusher.kernel.game import Game

CHECKS: list[Check] = [
    words.describes_itself,
    play.answers_ascend,
    play.never_stuck,
    play.ends_in_time,
    play.refused_exactly_if_unlisted,
    play.refusals_change_nothing,
    play.invariants_hold,
    play.outcomes_have_weights,
    play.ranks_follow_scores,
    copies.clones_are_independent,
    copies.positions_survive_json,
    copies.logs_replay,
    secrets.views_keep_the_question,
    secrets.fills_fit_the_view,
    secrets.fills_vary,
    secrets.views_follow_from_views,
    secrets.draws_read_are_seen,
    pictures.pictures_tell_no_secrets,
    secrets.warnings_tell_no_secrets,
    undo.undo_is_foretold,
    undo.take_backs_restore,
    previews.previews_come_true,
    features.features_are_sound,
    words.says_all_in_both_languages,
    pictures.pictures_offer_every_answer,
    pictures.pictures_print,
    places.places_say_why_not,
    orders.orders_have_words,
    orders.orders_answer_legally,
    orders.orders_end_when_they_say,
    accounts.accounts_add_up,
]


def check_game(game: Game, games: int = 10) -> None:
    """Runs every check on so many random games of each setting, and looks through the game's lesson if it has one;
    raises ContractBroken at the first that fails."""
    for seats, options in game.settings():
        for check in CHECKS:
            for seed in range(games):
                check(game, seats, options, seed)
    for fault in lesson_faults(game):
        raise ContractBroken("lesson", game, 0, {}, 0, 0, fault)
