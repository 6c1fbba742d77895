# SPDX-License-Identifier: MIT
"""The menu: short, in a fixed order, legal throughout, and made only when it is looked at."""

import random
from collections.abc import Iterator

import pytest

from tests.games.anludim.tables import Box, table
from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.components import CARDS, COLOUR_SET, HIDDEN, RUN, CardId
from wizardtable.games.anludim.rules.moves import Keep, Lay, Pass, SpendObject, TakeBack
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import KEEP, State


def moments(seats: int, expert: bool, seed: int) -> Iterator[State]:
    """Yields the state before each action of a match in which all actions are random."""
    chance = random.Random(seed)
    state = RULES.deal(Setup(seats, (("expert", expert),)), seed)
    while RULES.to_move(state) is not None:
        yield state
        RULES.apply(state, chance.choice(RULES.legal_actions(state)))


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_all_of_the_menu_is_legal_without_repetition_and_at_most_60_actions(
    seats: int, expert: bool
) -> None:
    for seed in range(3):
        for state in moments(seats, expert, seed):
            menu = list(RULES.legal_actions(state))
            assert 0 < len(menu) <= 60
            assert len(set(menu)) == len(menu)
            for action in menu:
                RULES.check(state, action)


def test_the_menu_stays_short_with_most_of_the_deck_in_hand() -> None:
    state = RULES.deal(Setup(2), 3)
    state.hands[state.active] += tuple(state.deck[5:])
    state.deck = state.deck[:5]
    menu = RULES.legal_actions(state)
    assert len(menu) == 60
    lays = [action for action in menu if isinstance(action, Lay)]
    assert {action.discipline for action in lays} == set(range(5))
    assert max(len(action.cards) for action in lays if action.discipline == 0) == 13
    for action in menu:
        RULES.check(state, action)


def test_the_list_of_moves_begins_each_discipline_with_its_strongest_combination() -> None:
    state = RULES.deal(Setup(2), 3)
    state.hands[state.active] += tuple(state.deck[5:])
    state.deck = state.deck[:5]
    lays = [action for action in RULES.candidates(state) if isinstance(action, Lay)]
    assert [lay.discipline for lay in lays] == sorted(lay.discipline for lay in lays)
    for discipline in range(5):
        strengths = [
            strength_of(discipline, lay.cards, lay.halves)
            for lay in lays
            if lay.discipline == discipline
        ]
        assert len(strengths) > 1 and strengths == sorted(strengths, reverse=True)


def test_a_combination_is_laid_with_the_cards_the_hand_can_best_spare() -> None:
    box = Box()
    plain, useful = box.card((7, 0)), box.card((7, 1))
    other = next(value for value, _ in CARDS[useful] if value != 7)
    rest = (box.card((6, 0)), box.card((other, 2)), box.card((other, 3)))
    state = table(box, [(useful, plain, *rest), box.some(8)])
    state.best = [(2, 6), (9,), (9,), (9,), (9,)]
    run = next(a for a in RULES.legal_actions(state) if isinstance(a, Lay) and len(a.cards) == 2)
    assert plain in run.cards
    assert useful not in run.cards


def test_the_least_object_of_each_kind_is_offered_for_the_option() -> None:
    state = RULES.deal(Setup(2), 1)
    state.objects[state.active] = ((1, 2), (), (2,), (), ())
    spends = [a for a in RULES.legal_actions(state) if isinstance(a, SpendObject)]
    assert spends == [SpendObject(0, 1), SpendObject(2, 2)]


def test_at_most_25_choices_of_cards_to_keep_are_offered_none_among_them() -> None:
    for seats in (2, 5):
        for state in moments(seats, False, 8):
            if state.phase == KEEP:
                menu = list(RULES.legal_actions(state))
                assert len(menu) <= 25
                assert Keep(()) in menu


def test_an_action_is_the_same_object_however_often_the_menu_is_read() -> None:
    state = RULES.deal(Setup(3), 5)
    menu = RULES.legal_actions(state)
    assert menu[0] is menu[0]
    assert list(menu) == [menu[i] for i in range(len(menu))]
    assert menu == RULES.legal_actions(state)
    assert menu[1:3] == list(menu)[1:3]


def test_no_combination_is_offered_for_taking_back_once_the_option_was_used() -> None:
    for state in moments(2, False, 4):
        if state.spent:
            assert not [a for a in RULES.legal_actions(state) if isinstance(a, TakeBack)]


def test_two_cards_with_the_same_half_are_a_colour_set_and_no_reason_to_pass() -> None:
    twins = (CardId(17), CardId(23))  # yellow 7 / red 1 and purple 8 / red 1
    box = Box()
    box.left = [card for card in box.left if card not in twins]
    state = table(box, [twins, box.some(8)])
    state.best[RUN] = (5, 13)
    state.deck, state.row = [], [HIDDEN] * 3
    assert list(RULES.legal_actions(state)) == [Lay(COLOUR_SET, twins, (1, 1))]
    state.best[COLOUR_SET] = (2, 1, 1)
    assert list(RULES.legal_actions(state)) == [Pass()]
