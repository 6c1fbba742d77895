# SPDX-License-Identifier: MIT
"""The worked examples of the rules page are right."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, worked_examples
from wizardtable.games.wizards_gambit.rules.rules import RULES


def test_the_components_of_the_example_fit_on_the_spell_and_the_other_does_not() -> None:
    case = worked_examples.LAYING
    state = tables.table(3, (case.ability, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    tables.lay(state, 0, "".join(tables.COMPONENT_LETTERS[face] for face in case.laid))
    tables.hand(state, 0, *case.fits, case.barred)
    there = {
        action.face
        for action in RULES.legal_actions(state)
        if isinstance(action, moves.PlayComponent) and action.slot == 0
    }
    assert there == set(case.fits)
    assert case.barred not in there


def test_the_spell_of_the_example_covers_the_other_and_two_cards_are_drawn() -> None:
    case = worked_examples.COVERING
    state = tables.table(3, (case.claimed, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    tables.own(state, 0, worked_examples.BURIED_ABILITY, case.below)
    assert state.scores[0] == case.before
    tables.lay(state, 0, "AS")
    tables.hand(state, 0, *tables.faces("GD"))
    tables.play(state, moves.PlayComponent(box.GRIFFIN, 0, int(box.GRIFFIN)))  # ends the turn
    assert state.scores[0] == case.after
    assert len(state.hands[0]) == 1 + case.draws
