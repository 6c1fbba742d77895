# SPDX-License-Identifier: MIT
"""Incantation actions with spells, gambits and each other (rules page, How cards interact)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import BY_ECHO, BY_TWIN_CASTING, LIMIT

NO_PLAY_LEFT_REASON = "You cannot play another component this turn."
NO_ACTION_LEFT_REASON = "You have no incantation actions left this turn."

# Single and second incantation actions.


def test_an_incantation_and_then_a_gambit_by_twin_casting() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.give(state, 0, tables.card(box.HASTE), tables.card(box.HASTE))
    tables.play(state, moves.Cast(tables.card(box.HASTE)), moves.LayAura(box.gambit(1), 0))
    assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON


def test_twin_casting_does_not_release_the_gambit_it_has_just_played() -> None:
    state = tables.with_spell(box.TWIN_CASTING, "AA")
    tables.play(state, moves.LayAura(box.gambit(1), 1))
    assert (
        tables.refusal(state, moves.Release())
        == "You cannot release a gambit on the turn you play it."
    )


def test_twin_casting_still_draws_for_the_incantation_that_covers_it() -> None:
    """And its second action is lost."""
    state = tables.with_spell(box.TWIN_CASTING, "AA")
    tables.give(state, 0, tables.card(box.TRANSMUTATION), tables.card(box.HASTE))
    tables.lay(state, 0, "A")
    tables.lay(state, 1, "DRGS")
    journal = tables.play(
        state,
        moves.Cast(tables.card(box.TRANSMUTATION)),
        moves.MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL),
    )
    assert tables.draws(journal, BY_TWIN_CASTING) == [(0, 1)]
    assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON


def test_twin_casting_never_draws_for_the_incantation_that_claims_it() -> None:
    state = tables.table(3, (box.TWIN_CASTING, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    tables.give(state, 0, tables.card(box.TRANSMUTATION), tables.card(box.HASTE), box.PHOENIX)
    tables.lay(state, 0, "DR")
    tables.lay(state, 1, "P")
    journal = tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    journal += tables.play(
        state, moves.MoveComponent((box.PHOENIX, box.PHOENIX), 1, 0, box.PHOENIX)
    )
    assert state.abilities[0] == box.TWIN_CASTING
    journal += tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert not tables.draws(journal, BY_TWIN_CASTING)


def test_the_second_action_of_twin_casting_is_there_when_its_annulment_goes() -> None:
    for own_gambit in (True, False):
        state = tables.with_spell(box.TWIN_CASTING)
        tables.annul(state, 0 if own_gambit else 1, 0)
        tables.give(state, 0, tables.card(box.HASTE), tables.card(box.HASTE))
        tables.play(state, moves.Release() if own_gambit else moves.Destroy(box.gambit(1), 1))
        assert tables.draws(
            tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_TWIN_CASTING
        ) == [(0, 1)]
        assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON


def test_who_annuls_their_own_twin_casting_loses_its_second_action() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.LayAnnulment(box.gambit(1), 0))
    assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON


def test_who_annuls_their_own_muted_voice_may_play_incantations_again_in_later_turns() -> None:
    state = tables.with_spell(box.MUTED_VOICE, "AA")
    tables.give(state, 0, tables.card(box.HASTE))
    tables.play(state, moves.LayAnnulment(box.gambit(1), 0), tables.ANGEL_ON_WARD)
    tables.turn(state, 0)
    tables.play(state, moves.Cast(tables.card(box.HASTE)))


def test_twin_casting_leaves_nothing_of_its_second_action_to_banishment() -> None:
    """Nor has Banishment an action of its own."""
    state = tables.table(3, (box.BANISHMENT, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    tables.own(state, 0, box.TWIN_CASTING)
    tables.lay(state, 0, "GDSP")
    tables.give(state, 0, tables.card(box.HASTE), box.ANGEL, box.ANGEL)
    tables.play(
        state, moves.Cast(tables.card(box.HASTE)), moves.PlayComponent(box.ANGEL, 0, box.ANGEL)
    )
    assert state.abilities[0] == box.BANISHMENT
    assert tables.refusal(state, moves.Banish(1)) == NO_ACTION_LEFT_REASON


def test_banishment_claimed_by_the_component_is_the_incantation_action_of_the_turn() -> None:
    state = tables.table(3, (box.BANISHMENT, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    tables.lay(state, 0, "GDSP")
    tables.give(state, 0, tables.card(box.HASTE), box.ANGEL)
    tables.play(state, moves.PlayComponent(box.ANGEL, 0, box.ANGEL), moves.Banish(1))
    assert state.active == 1, "the Haste in hand cannot be played any more"


# Colbach's Bounty.


def test_echo_draws_once_under_colbachs_bounty_and_the_drawn_card_is_not_covered() -> None:
    state = tables.with_spell(box.ECHO, "A")
    tables.give(state, 0, tables.card(box.COLBACHS_BOUNTY), tables.card(box.HASTE))
    tables.on_top(state, tables.card(box.PROSPERITY), box.SIREN)
    assert tables.draws(
        tables.play(state, moves.Cast(tables.card(box.COLBACHS_BOUNTY))), BY_ECHO
    ) == [(0, 1)]
    assert tables.refusal(state, moves.Cast(tables.card(box.PROSPERITY))) == NO_ACTION_LEFT_REASON
    assert tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_ECHO) == []


def test_echo_claimed_between_two_incantations_draws_for_the_second() -> None:
    state = tables.table(3, (box.ECHO, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    tables.give(
        state, 0, tables.card(box.COLBACHS_BOUNTY), tables.card(box.HASTE), *tables.faces("AP")
    )
    tables.lay(state, 0, "RRP")
    tables.play(
        state,
        moves.Cast(tables.card(box.COLBACHS_BOUNTY)),
        moves.PlayComponent(box.ANGEL, 0, box.ANGEL),
    )
    assert tables.draws(tables.play(state, moves.Cast(tables.card(box.HASTE))), BY_ECHO) == [(0, 1)]


def test_colbachs_bounty_after_the_ordinary_component_covers_all_that_is_left() -> None:
    state = tables.table(3)
    tables.give(state, 0, tables.card(box.COLBACHS_BOUNTY), *tables.faces("APDG"))
    tables.play(state, tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.COLBACHS_BOUNTY)))
    for face in tables.faces("PDG"):
        tables.play(state, moves.PlayComponent(face, 0, int(face)))
    assert state.active == 1


def test_a_gambit_under_colbachs_bounty_is_the_second_action_of_twin_casting() -> None:
    state = tables.with_spell(box.TWIN_CASTING)
    tables.give(
        state, 0, tables.card(box.COLBACHS_BOUNTY), tables.card(box.HASTE), tables.card(box.HASTE)
    )
    tables.play(
        state,
        moves.Cast(tables.card(box.COLBACHS_BOUNTY)),
        moves.Cast(tables.card(box.HASTE)),
        moves.LayAura(box.gambit(1), 0),
    )
    tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert state.actions == 2


def test_of_equal_incantations_only_the_one_held_before_is_covered() -> None:
    state = tables.table(3)
    tables.give(
        state,
        0,
        tables.card(box.COLBACHS_BOUNTY),
        tables.card(box.PROSPERITY),
        tables.card(box.HASTE),
        box.ANGEL,
    )
    tables.on_top(state, tables.card(box.HASTE), *tables.faces("PPDD"))
    tables.play(
        state,
        moves.Cast(tables.card(box.COLBACHS_BOUNTY)),
        moves.Cast(tables.card(box.PROSPERITY)),
        moves.Cast(tables.card(box.HASTE)),
    )
    assert tables.refusal(state, moves.Cast(tables.card(box.HASTE))) == NO_ACTION_LEFT_REASON


def test_with_a_gambit_in_play_colbachs_bounty_completes_no_spell() -> None:
    state = tables.table(3)
    tables.annul(state, 0, 1)
    tables.lay(state, 1, "DRGS")
    tables.give(state, 0, tables.card(box.COLBACHS_BOUNTY), box.ANGEL)
    tables.play(state, moves.Cast(tables.card(box.COLBACHS_BOUNTY)))
    assert (
        tables.refusal(state, tables.ANGEL_ON_SECOND)
        == "You cannot complete a spell while your gambit is in play."
    )


# Eclipse and annulment over time.


def test_a_wizard_under_two_eclipses_waits_for_the_later_turn() -> None:
    state = tables.table(3)
    tables.own(state, 2, box.AEGIS)
    tables.eclipse(state, 0, 2)
    tables.give(state, 1, tables.card(box.ECLIPSE), box.ANGEL)
    tables.turn(state, 1)
    tables.play(state, moves.Cast(tables.card(box.ECLIPSE)))
    assert state.eclipses == [0b010, 0, 0b011], "an Aegis under an Eclipse does not work"
    tables.turn(state, 2)
    tables.turn(state, 0)
    assert state.abilities[2] == box.NO_ABILITY
    tables.turn(state, 1)
    assert state.abilities[2] == box.AEGIS


def test_a_deep_satchel_that_is_annulled_keeps_its_cards_until_the_end_of_its_turn() -> None:
    state = tables.table(2)
    tables.own(state, 0, box.DEEP_SATCHEL)
    tables.hand(state, 0, *tables.faces("AAPPDDG"))
    tables.give(state, 1, box.PHOENIX)
    tables.turn(state, 1)
    tables.play(state, moves.LayAnnulment(box.gambit(2), 0))
    tables.end(state)
    assert (len(state.hands[0]), state.active) == (7, 0)
    tables.end(state)
    assert (len(state.hands[0]), state.step) == (7, LIMIT), "one was played, one drawn"
    tables.play(state, *RULES.legal_actions(state)[:1])
    tables.play(state, *RULES.legal_actions(state)[:1])
    assert len(state.hands[0]) == 5


def test_dispel_takes_one_of_two_equal_components() -> None:
    state = tables.table(3, (box.AEGIS, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    tables.lay(state, 0, "AA")
    tables.give(state, 0, tables.card(box.DISPEL), box.ANGEL)
    tables.play(state, moves.Cast(tables.card(box.DISPEL)))
    assert not tables.menu(state, moves.Dispel), "they are equal, so that nothing is to be chosen"
    assert state.laid[0] == ((box.ANGEL, box.ANGEL),)
    assert state.discards == [box.ANGEL, tables.card(box.DISPEL)]
    assert box.AGATE in [kind for kind in range(6) if state.lacks[0] >> kind & 1]
    tables.play(state, moves.PlayComponent(box.ANGEL, 0, box.ANGEL))
