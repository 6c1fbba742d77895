# SPDX-License-Identifier: MIT
"""Enlargements on the menu: the least and the greatest one, with changed halves if necessary."""

from collections.abc import Sequence
from itertools import chain, combinations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.games.anludim.tables import Box, table
from wizardtable.core.game import IllegalAction
from wizardtable.games.anludim.rules.combinations import readings, strength_of
from wizardtable.games.anludim.rules.components import RUN, VALUES, CardId
from wizardtable.games.anludim.rules.expert_menu import enlargements
from wizardtable.games.anludim.rules.moves import Enlarge
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import Combination, State

Strength = tuple[int, ...]

OWN_SERIAL, LOWER_SERIAL, RIVAL_SERIAL = range(3)
"""Serials of the combinations on the table."""


def laid(serial: int, discipline: int, cards: Sequence[CardId]) -> Combination | None:
    """Returns these cards as a combination of the discipline, or None if they do not form one."""
    matching = [reading for reading in readings(cards) if reading.discipline == discipline]
    if not matching:
        return None
    reading = matching[-1]
    return Combination(
        serial, 0, discipline, tuple(sorted(cards)), reading.halves, reading.strength
    )


def position(
    hand: Sequence[CardId], mine: Sequence[Combination], bar: Strength = (), discipline: int = RUN
) -> State:
    """Returns a state in which seat 0 is to move, with this hand and these combinations.

    If there is a bar, a rival has a combination of the discipline that is as strong as the bar.
    """
    state = table(Box(), [tuple(hand), ()], expert=True)
    state.combinations[0] = tuple(mine)
    if bar:
        state.combinations[1] = (Combination(RIVAL_SERIAL, 1, discipline, (), (), bar),)
    for kind in range(5):
        state.update_best_strength(kind)
    return state


def possible(own: Combination, cards: Sequence[CardId], bar: Strength) -> set[Strength]:
    """Returns the strengths that can be reached with some of the cards, by trying everything."""
    strengths: set[Strength] = set()
    subsets = (combinations(cards, number) for number in range(1, len(cards) + 1))
    for more in chain.from_iterable(subsets):
        used = own.cards + more
        for halves in product((0, 1), repeat=len(used)):
            try:
                strength = strength_of(own.discipline, used, halves)
            except IllegalAction:
                continue
            if strength > bar:
                strengths.add(strength)
    return strengths


def strengths(state: State, own: Combination) -> list[Strength]:
    """Returns the strengths of the enlargements on the menu, in its order; all must be legal."""
    results: list[Strength] = []
    for action in enlargements(state):
        RULES.check(state, action)
        if action.serial == own.serial:
            results.append(strength_of(own.discipline, action.cards, action.halves))
    return results


@st.composite
def combinations_to_enlarge(draw: st.DrawFn) -> tuple[Combination, list[CardId]]:
    """Draws a combination of two to four cards, and up to five other cards.

    Those go well with it more often than random cards would.
    """
    discipline = draw(st.integers(0, 4))
    size = {4: 4, 3: 3}.get(discipline) or draw(st.sampled_from((2, 2, 3, 4)))
    value = draw(st.integers(1, 9))
    close = [
        CardId(card) for card in range(65) if any(value <= v < value + 5 for v in VALUES[card])
    ]
    cards = draw(st.permutations(close))[:11]
    tried = (laid(OWN_SERIAL, discipline, chosen) for chosen in combinations(cards, size))
    enlargeable = [way for way in tried if way]
    assume(enlargeable)
    own = draw(st.sampled_from(enlargeable))
    return own, [card for card in cards if card not in own.cards][:5]


@pytest.mark.long
@given(combinations_to_enlarge(), st.data())
@settings(max_examples=60, deadline=None)
def test_the_menu_holds_the_least_and_the_greatest_enlargement_out_of_the_hand(
    drawn: tuple[Combination, list[CardId]], data: st.DataObject
) -> None:
    own, hand = drawn
    bar = data.draw(st.sampled_from([(), *sorted(possible(own, hand, ()))]))
    expected = possible(own, hand, bar)
    offered = strengths(position(hand, [own], bar, own.discipline), own)
    assert offered == sorted({min(expected), max(expected)} if expected else ())


@pytest.mark.long
@given(combinations_to_enlarge())
@settings(max_examples=30, deadline=None)
def test_the_menu_holds_the_greatest_enlargement_with_cards_of_lower_combinations(
    drawn: tuple[Combination, list[CardId]],
) -> None:
    own, others = drawn
    lower = [
        combination
        for discipline in range(own.discipline)
        for pair in combinations(others, 2)
        if (combination := laid(LOWER_SERIAL, discipline, pair))
    ]
    assume(lower)
    hand = [card for card in others if card not in lower[0].cards]
    offered = strengths(position(hand, [lower[0], own]), own)
    expected = possible(own, others, ())
    assert (offered[-1] if offered else None) == max(expected, default=None)


def test_a_card_comes_to_count_as_its_other_half_when_only_so_the_run_grows() -> None:
    run = Combination(OWN_SERIAL, 0, RUN, (CardId(0), CardId(1)), (0, 0), (2, 3))
    state = position([CardId(2)], [run])
    assert Enlarge(OWN_SERIAL, (CardId(0), CardId(1), CardId(2)), (0, 1, 0)) in RULES.legal_actions(
        state
    )


def test_halves_keep_counting_as_they_did_where_the_combination_grows_so_too() -> None:
    run = Combination(OWN_SERIAL, 0, RUN, (CardId(0), CardId(1)), (0, 0), (2, 3))
    four = CardId(43)
    action = enlargements(position([four], [run]))[-1]
    assert dict(zip(action.cards, action.halves, strict=True)) == {0: 0, 1: 0, four: 1}


@pytest.mark.parametrize("bar", [(3, 4), (4, 2)])
def test_no_enlargement_is_offered_that_others_are_as_strong_as(bar: Strength) -> None:
    run = Combination(OWN_SERIAL, 0, RUN, (CardId(0), CardId(1)), (0, 0), (2, 3))
    assert enlargements(position([CardId(2)], [run], bar)) == []
