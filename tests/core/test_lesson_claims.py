# SPDX-License-Identifier: MIT
"""The claims of the short lessons about the table are true at their steps, by the rules."""

from typing import Any

from tests import lessons
from wizardtable.core.game import IllegalAction
from wizardtable.core.lesson import LEARNER
from wizardtable.core.teaching.course import Course
from wizardtable.games.anludim.rules import components as anludim
from wizardtable.games.anludim.rules import moves as anludim_moves
from wizardtable.games.elfenwizards.rules import components as elfenwizards
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.moves import RoundScored
from wizardtable.games.wizards_gambit.rules import components as gambit
from wizardtable.games.wizards_gambit.rules import pool
from wizardtable.games.wizards_gambit.rules.moves import PlayComponent
from wizardtable.games.zavandor.rules import components as zavandor
from wizardtable.games.zavandor.rules import economy, prices
from wizardtable.games.zavandor.rules.points import points

MORWENNA_SEAT = 1


def at(game: str, lesson: str, number: int) -> Course:
    """Returns a lesson at the step with this number, which counts from 1."""
    course = lessons.begin(game, lesson)
    lessons.take(course, number - 1)
    lessons.watch(course)
    return course


def seen(course: Course) -> Any:
    """Returns the learner's observation."""
    return course.match.observe(LEARNER)


def is_forbidden(course: Course, action: Any) -> bool:
    try:
        course.match.check(action)
    except IllegalAction:
        return True
    return False


def scores(course: Course) -> list[int]:
    """Returns the points on the table, by seat."""
    return [tally.total for tally in course.match.spec.wording.tally(seen(course))]


# Anludim.


def test_a_pair_climbs_and_leaves_its_professor() -> None:
    before, after = (seen(at("anludim", "expert", number)) for number in (2, 3))
    pair = before.combinations[LEARNER][1]
    assert pair.discipline == anludim.PAIRS and before.professors[anludim.PAIRS] == pair.serial
    assert before.objects[LEARNER][anludim.PAIRS]
    assert after.professors[anludim.PAIRS] == -1
    assert after.professors[anludim.TRIPLES] == after.combinations[LEARNER][1].serial


def test_laid_cards_climb_to_the_right_only_and_the_longer_run_wins() -> None:
    course = at("anludim", "expert", 5)
    combinations = seen(course).combinations[LEARNER]
    cards = tuple(card for combination in combinations for card in combination.cards)
    down = anludim_moves.Lay(anludim.PAIRS, cards[2:4], (0, 0))
    assert is_forbidden(course, down)
    mine, hers = (seen(course).combinations[seat][0] for seat in (LEARNER, MORWENNA_SEAT))
    assert mine.strength == (2, 11) and hers.strength == (2, 13)
    assert seen(at("anludim", "expert", 6)).professors[anludim.RUN] == mine.serial


def test_five_kinds_win_a_round_against_more_points() -> None:
    course = at("anludim", "round_end", 2)
    assert scores(course)[MORWENNA_SEAT] > scores(course)[LEARNER]
    assert [bool(kind) for kind in seen(course).objects[LEARNER]] == [False, *[True] * 4]
    assert not seen(course).piles[anludim.RUN] and len(seen(course).objects[MORWENNA_SEAT][0]) == 5
    won = seen(at("anludim", "round_end", 5))
    assert won.winner == LEARNER and won.gold[LEARNER]
    assert [anludim.keep_limit(gold) for gold in (True, False)] == [2, 3]
    assert [anludim.hand_limit(gold) for gold in (True, False)] == [7, 8]
    assert seen(at("anludim", "round_end", 6)).scrolls == (0, 2)


# The Scepter of Zavandor.


def test_a_player_with_ten_points_pays_for_being_first() -> None:
    table = seen(at("zavandor", "auctions", 2))
    assert table.order == (MORWENNA_SEAT, LEARNER) and table.standing == (8, 12)
    lot = zavandor.GRIMOIRE
    assert prices.lot_price(table, MORWENNA_SEAT, lot, 21).total == 31
    assert prices.lot_price(table, MORWENNA_SEAT, lot, 25).total == 35
    assert prices.lot_price(table, LEARNER, lot, 24).total == 24
    assert (
        zavandor.TURN_ORDER_SURCHARGES[:2] == (10, 5)
        and max(zavandor.TURN_ORDER_SURCHARGES[4:]) < 0
    )
    assert prices.turn_order_surcharge(table, MORWENNA_SEAT, zavandor.PHOENIX) == 20
    assert table.dust[MORWENNA_SEAT] == 17 and table.standard[MORWENNA_SEAT] == (3, 0, 0, 0)
    assert 3 * zavandor.MEAN_ENERGY[zavandor.BLUE] == 15
    assert prices.wealth(table.hand, table.dust[LEARNER]) == 34
    after = seen(at("zavandor", "auctions", 6))
    assert points(after, LEARNER) == 9 and after.standing == table.standing


def room(table: Any) -> tuple[int, int]:
    """Returns the places that the learner's energy takes, and their limit."""
    size = economy.hand_size(table.hand, table.dust[LEARNER])
    return size, economy.hand_limit(table, LEARNER)


def test_energy_takes_the_places_that_the_lesson_counts() -> None:
    table = seen(at("zavandor", "hand_limit", 1))
    assert room(table) == (10, 5) and prices.wealth(table.hand, 0) == 22
    assert table.dust[LEARNER] == 20 and len(table.hand) == 4
    assert [economy.dust_places(dust) for dust in (2, 5, 10, 20)] == [1, 2, 3, 6]
    assert {zavandor.PLACES_IN_HAND[card] for card in zavandor.CONCENTRATED} == {3}
    table = seen(at("zavandor", "hand_limit", 5))
    assert room(table) == (4, 8) and prices.wealth(table.hand, table.dust[LEARNER]) == 22
    table = seen(at("zavandor", "hand_limit", 6))
    assert room(table) == (9, 8)
    assert zavandor.HAND_LIMIT_CHANGE_BY_DOMAIN == (-1, -1, 0, 0, 1, 1)
    assert economy.step_cost(table, LEARNER, zavandor.ACCUMULATION) == 2
    assert zavandor.EXTRA_SLOTS[2] == 1
    assert [economy.holdable_dust(dust) for dust in (1, 3)] == [0, 2]


# Elfenwizards.


def test_ties_and_points_of_the_contests_are_those_of_the_awards() -> None:
    course = at("elfenwizards", "contests", 8)
    events = course.match.events(LEARNER)
    (scored,) = [event for event in events if isinstance(event, RoundScored)]
    assert scored.points == (36, 27, 23)
    places = seen(course).place
    assert places[0] == elfenwizards.GRAND_DRUID and places[8] == elfenwizards.DRUIDS[0]
    assert places[1] == elfenwizards.DRUIDS[1] and PRINTED_BOX.points[places[8]] == 7


def test_the_casts_are_those_that_the_lesson_names_and_the_2_recovers_a_spell() -> None:
    rolls = [seen(at("elfenwizards", "dice", number)).rolled for number in (1, 3, 4, 5)]
    assert rolls == [(1, 1, 2, 3, 5, 6, 6), (1, 1, 2, 3), (1, 1, 1, 4), (2, 3, 5, 6)]
    minors = [seen(at("elfenwizards", "dice", number)).minors[0] for number in (4, 5, 7)]
    assert minors == [7, 6, 7]
    assert sum(seen(at("elfenwizards", "dice", 5)).placed[1][elfenwizards.DRUID]) == 10
    assert (elfenwizards.POINTS_PER_RECOVERED_SPELL, elfenwizards.POINTS_PER_REMOVED_TOKEN) == (
        2,
        4,
    )


# Wizard's Gambit.


def test_an_aura_closes_a_spell_and_a_destroyed_one_opens_it() -> None:
    course = at("wizards_gambit", "gambits", 3)
    claim = PlayComponent(gambit.SIREN, 3, gambit.SIREN)
    assert pool.missing_types(seen(course), 3) == (gambit.SIREN,)
    assert seen(course).auras[3] == MORWENNA_SEAT and is_forbidden(course, claim)
    course = at("wizards_gambit", "gambits", 4)
    assert not is_forbidden(course, claim)
    assert seen(course).gambits == (gambit.NO_CARD, gambit.NO_CARD)


def test_a_curse_discards_until_the_book_is_annulled() -> None:
    cursed, annulled = (seen(at("wizards_gambit", "gambits", number)) for number in (6, 7))
    assert cursed.scores == (5, 0) and cursed.abilities[LEARNER] == gambit.CURSED_RUNE
    assert len(cursed.hands[LEARNER]) == 4
    assert annulled.abilities[LEARNER] == gambit.NO_ABILITY and annulled.scores == (5, 0)


def test_transmutation_claims_without_a_card_of_the_hand() -> None:
    before, after = (seen(at("wizards_gambit", "incantations", number)) for number in (2, 4))
    assert before.auras[0] == MORWENNA_SEAT and pool.missing_types(before, 1) == (gambit.ANGEL,)
    assert after.scores == (2, 0) and after.abilities[LEARNER] == gambit.AEGIS
    assert gambit.ANGEL in after.hands[LEARNER] and after.short[3] == before.short[3] + 1
    drawn = seen(at("wizards_gambit", "incantations", 7)).hands[LEARNER]
    assert len(drawn) == len(seen(at("wizards_gambit", "incantations", 6)).hands[LEARNER]) + 4
    assert gambit.PROSPERITY_CARDS == gambit.HAND_LIMIT == 5
