# SPDX-License-Identifier: MIT
"""Incantation actions that meet spells, gambits and each other (rules page, A turn and Rulings)."""

from tests.games.wizards_gambit.tables import (
    ANGEL_ON_SECOND,
    ANGEL_ON_WARD,
    annul,
    card,
    draws,
    eclipse,
    end,
    faces,
    give,
    hand,
    lay,
    menu,
    on_top,
    own,
    play,
    refusal,
    table,
    turn,
    with_spell,
)
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.moves import (
    Banish,
    Cast,
    Destroy,
    Dispel,
    LayAnnulment,
    LayAura,
    MoveComponent,
    PlayComponent,
    Release,
)
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import BY_ECHO, BY_TWIN_CASTING, LIMIT

NO_PLAY = "You can play no further component this turn."
NO_ACTION = "You have no incantation action left this turn."

# Incantation actions.


def test_an_incantation_and_then_a_gambit_by_twin_casting() -> None:
    state = with_spell(box.TWIN_CASTING)
    give(state, 0, card(box.HASTE), card(box.HASTE))
    play(state, Cast(card(box.HASTE)), LayAura(box.gambit(1), 0))
    assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION


def test_twin_casting_does_not_release_the_gambit_it_has_just_played() -> None:
    state = with_spell(box.TWIN_CASTING, "AA")
    play(state, LayAura(box.gambit(1), 1))
    assert (
        refusal(state, Release())
        == "A gambit can be released only in a later turn than it was played."
    )


def test_twin_casting_still_draws_for_the_incantation_that_covers_it() -> None:
    """And its second action is lost."""
    state = with_spell(box.TWIN_CASTING, "AA")
    give(state, 0, card(box.TRANSMUTATION), card(box.HASTE))
    lay(state, 0, "A")
    lay(state, 1, "DRGS")
    journal = play(
        state, Cast(card(box.TRANSMUTATION)), MoveComponent((box.ANGEL, box.ANGEL), 0, 1, box.ANGEL)
    )
    assert draws(journal, BY_TWIN_CASTING) == [(0, 1)]
    assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION


def test_twin_casting_never_draws_for_the_incantation_that_claims_it() -> None:
    state = table(3, (box.TWIN_CASTING, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    give(state, 0, card(box.TRANSMUTATION), card(box.HASTE), box.PHOENIX)
    lay(state, 0, "DR")
    lay(state, 1, "P")
    journal = play(state, Cast(card(box.TRANSMUTATION)))
    journal += play(state, MoveComponent((box.PHOENIX, box.PHOENIX), 1, 0, box.PHOENIX))
    assert state.abilities[0] == box.TWIN_CASTING
    journal += play(state, Cast(card(box.HASTE)))
    assert not draws(journal, BY_TWIN_CASTING)


def test_the_second_action_of_twin_casting_is_there_when_its_annulment_goes() -> None:
    for own_gambit in (True, False):
        state = with_spell(box.TWIN_CASTING)
        annul(state, 0 if own_gambit else 1, 0)
        give(state, 0, card(box.HASTE), card(box.HASTE))
        play(state, Release() if own_gambit else Destroy(box.gambit(1), 1))
        assert draws(play(state, Cast(card(box.HASTE))), BY_TWIN_CASTING) == [(0, 1)]
        assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION


def test_who_annuls_his_own_twin_casting_loses_its_second_action() -> None:
    state = with_spell(box.TWIN_CASTING)
    give(state, 0, card(box.HASTE))
    play(state, LayAnnulment(box.gambit(1), 0))
    assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION


def test_who_annuls_his_own_muted_voice_may_play_incantations_again_in_later_turns() -> None:
    state = with_spell(box.MUTED_VOICE, "AA")
    give(state, 0, card(box.HASTE))
    play(state, LayAnnulment(box.gambit(1), 0), ANGEL_ON_WARD)
    turn(state, 0)
    play(state, Cast(card(box.HASTE)))


def test_twin_casting_leaves_nothing_of_its_second_action_to_banishment() -> None:
    """Nor has Banishment an action of its own."""
    state = table(3, (box.BANISHMENT, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    own(state, 0, box.TWIN_CASTING)
    lay(state, 0, "GDSP")
    give(state, 0, card(box.HASTE), box.ANGEL, box.ANGEL)
    play(state, Cast(card(box.HASTE)), PlayComponent(box.ANGEL, 0, box.ANGEL))
    assert state.abilities[0] == box.BANISHMENT
    assert refusal(state, Banish(1)) == NO_ACTION


def test_banishment_claimed_by_the_component_is_the_incantation_action_of_the_turn() -> None:
    state = table(3, (box.BANISHMENT, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    lay(state, 0, "GDSP")
    give(state, 0, card(box.HASTE), box.ANGEL)
    play(state, PlayComponent(box.ANGEL, 0, box.ANGEL), Banish(1))
    assert state.active == 1, "the Haste in hand cannot be played any more"


# Colbach's Bounty.


def test_echo_draws_once_under_colbachs_bounty_and_the_drawn_card_is_not_covered() -> None:
    state = with_spell(box.ECHO, "A")
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.HASTE))
    on_top(state, card(box.PROSPERITY), box.SIREN)
    assert draws(play(state, Cast(card(box.COLBACHS_BOUNTY))), BY_ECHO) == [(0, 1)]
    assert refusal(state, Cast(card(box.PROSPERITY))) == NO_ACTION
    assert draws(play(state, Cast(card(box.HASTE))), BY_ECHO) == []


def test_echo_claimed_between_two_incantations_draws_for_the_second() -> None:
    state = table(3, (box.ECHO, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.HASTE), *faces("AP"))
    lay(state, 0, "RRP")
    play(state, Cast(card(box.COLBACHS_BOUNTY)), PlayComponent(box.ANGEL, 0, box.ANGEL))
    assert draws(play(state, Cast(card(box.HASTE))), BY_ECHO) == [(0, 1)]


def test_colbachs_bounty_after_the_ordinary_component_covers_all_that_is_left() -> None:
    state = table(3)
    give(state, 0, card(box.COLBACHS_BOUNTY), *faces("APDG"))
    play(state, ANGEL_ON_WARD, Cast(card(box.COLBACHS_BOUNTY)))
    for face in faces("PDG"):
        play(state, PlayComponent(face, 0, int(face)))
    assert state.active == 1


def test_a_gambit_under_colbachs_bounty_is_the_second_action_of_twin_casting() -> None:
    state = with_spell(box.TWIN_CASTING)
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.HASTE), card(box.HASTE))
    play(state, Cast(card(box.COLBACHS_BOUNTY)), Cast(card(box.HASTE)), LayAura(box.gambit(1), 0))
    play(state, Cast(card(box.HASTE)))
    assert state.actions == 2


def test_of_equal_incantations_only_the_one_held_before_is_covered() -> None:
    state = table(3)
    give(state, 0, card(box.COLBACHS_BOUNTY), card(box.PROSPERITY), card(box.HASTE), box.ANGEL)
    on_top(state, card(box.HASTE), *faces("PPDD"))
    play(state, Cast(card(box.COLBACHS_BOUNTY)), Cast(card(box.PROSPERITY)), Cast(card(box.HASTE)))
    assert refusal(state, Cast(card(box.HASTE))) == NO_ACTION


def test_with_a_gambit_in_play_colbachs_bounty_completes_no_spell() -> None:
    state = table(3)
    annul(state, 0, 1)
    lay(state, 1, "DRGS")
    give(state, 0, card(box.COLBACHS_BOUNTY), box.ANGEL)
    play(state, Cast(card(box.COLBACHS_BOUNTY)))
    assert (
        refusal(state, ANGEL_ON_SECOND)
        == "You cannot complete a spell while you have a gambit in play."
    )


# Eclipse and annulment over time.


def test_a_wizard_under_two_eclipses_waits_for_the_later_turn() -> None:
    state = table(3)
    own(state, 2, box.AEGIS)
    eclipse(state, 0, 2)
    give(state, 1, card(box.ECLIPSE), box.ANGEL)
    turn(state, 1)
    play(state, Cast(card(box.ECLIPSE)))
    assert state.eclipses == [0b010, 0, 0b011], "an Aegis under an Eclipse does not work"
    turn(state, 2)
    turn(state, 0)
    assert state.abilities[2] == box.NO_ABILITY
    turn(state, 1)
    assert state.abilities[2] == box.AEGIS


def test_a_deep_satchel_that_is_annulled_keeps_its_cards_until_the_end_of_its_turn() -> None:
    state = table(2)
    own(state, 0, box.DEEP_SATCHEL)
    hand(state, 0, *faces("AAPPDDG"))
    give(state, 1, box.PHOENIX)
    turn(state, 1)
    play(state, LayAnnulment(box.gambit(2), 0))
    end(state)
    assert (len(state.hands[0]), state.active) == (7, 0)
    end(state)
    assert (len(state.hands[0]), state.step) == (7, LIMIT), "one was played, one drawn"
    play(state, *RULES.legal_actions(state)[:1])
    play(state, *RULES.legal_actions(state)[:1])
    assert len(state.hands[0]) == 5


def test_dispel_takes_one_of_two_equal_components() -> None:
    state = table(3, (box.AEGIS, box.LESSER_WARD, box.OPEN_MIND, box.TRIBUTE))
    lay(state, 0, "AA")
    give(state, 0, card(box.DISPEL), box.ANGEL)
    play(state, Cast(card(box.DISPEL)))
    assert not menu(state, Dispel), "they are equal, so that nothing is to be chosen"
    assert state.laid[0] == ((box.ANGEL, box.ANGEL),)
    assert state.discards == [box.ANGEL, card(box.DISPEL)]
    assert box.AGATE in [kind for kind in range(6) if state.lacks[0] >> kind & 1]
    play(state, PlayComponent(box.ANGEL, 0, box.ANGEL))
