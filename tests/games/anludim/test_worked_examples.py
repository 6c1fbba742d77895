# SPDX-License-Identifier: MIT
"""The worked examples of the rules page end as the page says."""

import pytest

from tests.games.anludim.tables import Box, end_turns, lay_action, play, table
from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules import components, moves, worked_examples
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.rules import RULES


def strength(
    discipline: int, halves: tuple[worked_examples.Half, ...], taken: list[int]
) -> tuple[int, ...]:
    cards = tuple(map(components.CardId, worked_examples.cards_for_halves(halves, taken)))
    action = lay_action(discipline, cards, list(halves))
    return strength_of(discipline, action.cards, action.halves)


@pytest.mark.parametrize("name", list(worked_examples.CONTESTS))
def test_the_first_combination_of_an_example_beats_the_second(name: str) -> None:
    contest, taken = worked_examples.CONTESTS[name], list[int]()
    stronger = strength(contest.discipline, contest.stronger, taken)
    assert stronger > strength(contest.discipline, contest.weaker, taken)


def test_cards_on_the_table_go_into_the_new_combination_of_the_example() -> None:
    case, box = worked_examples.CARD_REUSE, Box()
    laid = tuple(box.card(*card) for card in case.laid)
    added = box.cards(*case.added)
    state = table(box, [(*laid, *added), box.some(8)], expert=True)
    play(state, lay_action(case.before, laid, [card[0] for card in case.laid]))
    end_turns(state, 1)
    kept = [card for card in laid if set(components.CARDS[card]) & set(case.used)]
    action = lay_action(case.after, (*kept, *added), [*case.used, *case.added])
    assert action in RULES.legal_actions(state)


def test_a_professor_whose_pile_is_empty_completes_the_collection_of_the_example() -> None:
    state = RULES.deal(Setup(2), 1)
    absent = next(kind for kind in range(5) if kind not in worked_examples.COLLECTION_DISCIPLINES)
    state.objects[0] = tuple(
        (1,) if kind in worked_examples.COLLECTION_DISCIPLINES else () for kind in range(5)
    )
    state.piles[absent] = ()
    state.first = state.active = 0
    box = Box()
    cards = box.cards(*((6, colour) for colour in range(5)))
    state.hands[0] = cards
    journal = play(
        state,
        lay_action(absent, cards, [(6, colour) for colour in range(5)]),
        moves.EndTurn(),
    )
    ends = [event for event in journal if isinstance(event, moves.RoundEnded)]
    assert [(end.reason, end.winner) for end in ends] == [(moves.COLLECTION, 0)]
