# SPDX-License-Identifier: MIT
"""Gambits in play and claims, and their removal when nobody can play (rules page, Gambits and Rare
cases)."""

import pytest

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.events import GambitsRemoved, HandShown
from wizardtable.games.wizards_gambit.rules.state import State

NO_CLAIM_REASON = "You cannot complete a spell while your gambit is in play."


def test_a_gambit_bars_claims_from_the_moment_it_is_laid() -> None:
    state = tables.table(2)
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, box.ANGEL)
    tables.play(state, moves.LayAura(box.gambit(1), 0))
    assert tables.refusal(state, tables.ANGEL_ON_SECOND) == NO_CLAIM_REASON


def test_a_front_gambit_bars_no_claim() -> None:
    state = tables.table(2)
    tables.front(state, 0, box.gambit(8))
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, box.ANGEL)
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.abilities[0] == box.MOMENTUM


def test_a_wizard_whose_gambit_was_destroyed_may_claim_again() -> None:
    state = tables.table(2)
    tables.annul(state, 1, 0)
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, box.FLAKE)
    tables.give(state, 1, *tables.faces("AA"))
    tables.play(state, moves.Destroy(box.gambit(1), 1))
    tables.play(state, moves.PlayComponent(box.FLAKE, 0, box.ANGEL))
    assert state.active == 1
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.abilities[1] == box.MOMENTUM


def test_a_gambit_in_play_stays_and_bars_claims_when_another_destroys_one() -> None:
    state = tables.table(2)
    tables.annul(state, 1, 0)
    tables.aura(state, 0, 0)
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, *tables.faces("AA"))
    tables.play(state, moves.Destroy(box.gambit(1), 1))
    assert state.auras[0] == 0
    assert tables.refusal(state, tables.ANGEL_ON_SECOND) == NO_CLAIM_REASON


def test_gambiteer_claims_by_a_move_too() -> None:
    state = tables.with_spell(box.GAMBITEER)
    tables.annul(state, 0, 1)
    tables.lay(state, 0, "A")
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, tables.card(box.TRANSMUTATION))
    tables.play(
        state,
        moves.Cast(tables.card(box.TRANSMUTATION)),
        moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL),
    )
    assert state.abilities[0] == box.MOMENTUM


def test_a_gambiteer_that_is_annulled_or_eclipsed_claims_nothing_with_a_gambit_in_play() -> None:
    state = tables.with_spell(box.GAMBITEER)
    tables.lay(state, 1, "DRGS")
    tables.play(state, moves.LayAnnulment(box.gambit(1), 0))
    assert tables.refusal(state, tables.ANGEL_ON_SECOND) == NO_CLAIM_REASON
    state = tables.with_spell(box.GAMBITEER)
    tables.lay(state, 1, "DRGS")
    tables.annul(state, 0, 1)
    tables.give(state, 2, tables.card(box.ECLIPSE))
    tables.turn(state, 2)
    tables.play(state, moves.Cast(tables.card(box.ECLIPSE)))
    tables.turn(state, 0)
    assert tables.refusal(state, tables.ANGEL_ON_SECOND) == NO_CLAIM_REASON


def test_the_first_spell_of_an_annulled_empty_book_has_no_ability() -> None:
    state = tables.table(2)
    tables.annul(state, 1, 0)
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, box.ANGEL)
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert (state.abilities[0], state.scores[0]) == (box.NO_ABILITY, 3)


def test_a_sealed_tome_that_is_covered_seals_no_longer() -> None:
    state = tables.table(2)
    tables.own(state, 1, box.SEALED_TOME, box.BOUNTY)
    assert moves.LayAnnulment(box.gambit(1), 1) in tables.menu(state, moves.LayAnnulment)


def test_an_aura_is_destroyed_though_its_spell_cannot_be_aimed_at() -> None:
    state = tables.table(2)
    tables.aura(state, 1, 0)
    tables.give(state, 0, *tables.faces("A"))
    tables.play(state, moves.Destroy(box.gambit(1), 1), tables.ANGEL_ON_WARD)


def test_a_rune_cannot_be_shifted_to_complete_a_spell_with_a_gambit_in_play() -> None:
    state = tables.with_spell(box.RUNE_SHIFT)
    tables.annul(state, 0, 1)
    tables.lay(state, 0, "A")
    tables.lay(state, 1, "DRGS")
    assert (
        tables.refusal(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL))
        == NO_CLAIM_REASON
    )
    tables.play(state, moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 2, box.ANGEL))


# Rounds in which nobody can play.


def stuck(seats: int) -> State:
    """Returns a table with auras on two slots, whose other spells nobody can add to."""
    state = tables.table(seats, (box.BOUNTY, box.LESSER_WARD, box.RUNE_SHIFT, box.OPEN_MIND))
    tables.aura(state, 0, 1)
    tables.aura(state, 1, 3)
    return state


def _hold_nothing_that_fits(state: State) -> None:
    """Gives the active seat a gambit and a component, and puts two components on the deck.

    Only the spells under auras need the types of these components.
    """
    seat = state.active
    tables.hand(state, seat)
    gambits = [face for face in state.deck if box.is_gambit(face)]
    others = [face for face in state.deck if face in tables.faces("PR")]
    tables.give(state, seat, gambits[0], others[0])
    tables.on_top(state, *others[1:3])


def _pass(state: State) -> int:
    """Passes the turn of a seat that can play no component; returns the number of events that
    remove gambits."""
    _hold_nothing_that_fits(state)
    journal = tables.play(state, moves.EndTurn())
    assert tables.events(journal, HandShown)
    return len(tables.events(journal, GambitsRemoved))


@pytest.mark.parametrize("seats", range(2, 6))
def test_gambits_leave_after_two_full_rounds_and_not_before(seats: int) -> None:
    state = stuck(seats)
    assert [_pass(state) for _ in range(2 * seats)] == [0] * (2 * seats - 1) + [1]
    assert state.auras == [-1] * 4
    assert len(state.removed) == 2


def test_one_component_played_begins_the_two_rounds_anew() -> None:
    state = stuck(2)
    assert [_pass(state) for _ in range(3)] == [0, 0, 0]
    tables.give(state, 1, box.ANGEL)
    assert not tables.events(tables.end(state), GambitsRemoved)
    assert [_pass(state) for _ in range(4)] == [0, 0, 0, 1]


def test_a_gambit_laid_by_who_can_play_nothing_leaves_with_the_others() -> None:
    """Playing a gambit or an incantation is not playing a component."""
    state = stuck(3)
    assert [_pass(state) for _ in range(5)] == [0] * 5
    _hold_nothing_that_fits(state)
    laid = tables.menu(state, moves.LayAnnulment)[0]
    journal = tables.play(state, laid)
    (removed,) = tables.events(journal, GambitsRemoved)
    assert removed.gambits[2] == laid.face
