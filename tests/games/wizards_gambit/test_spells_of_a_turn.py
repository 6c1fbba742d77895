# SPDX-License-Identifier: MIT
"""Abilities at the start and the end of turns (rules page, The spells)."""

from tests.games.wizards_gambit import tables
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.state import (
    BY_TRIBUTE,
    CURSED,
    DRAW_PHASE,
    FORESEE,
    FORESEEN,
    GIVE,
    LIMIT,
    TURN,
    UNABLE,
)

# Bounty, and the draw phase.


def test_bounty_claimed_on_a_turn_draws_two_in_its_draw_phase() -> None:
    """A worked example: Corrupt Exchange is on top with 4 points in all; claiming Bounty makes
    5."""
    state = tables.table(3, (box.BOUNTY, box.MOMENTUM, box.LESSER_WARD, box.TRIBUTE))
    tables.own(state, 0, box.AEGIS, box.CORRUPT_EXCHANGE)
    tables.lay(state, 0, "SG")
    tables.give(state, 0, *tables.faces("A"))
    tables.play(state, tables.ANGEL_ON_WARD)
    assert state.scores[0] == 5
    assert tables.draws(tables.play(state, moves.EndTurn()), DRAW_PHASE) == [(0, 2)]


def test_bounty_draws_what_there_is() -> None:
    state = tables.with_spell(box.BOUNTY)
    tables.no_deck(state)
    discarded_card = state.hands[2][0]
    state.hands[2] = state.hands[2][1:]
    state.discards.append(discarded_card)
    assert tables.draws(tables.end(state), DRAW_PHASE) == [(0, 1)]


# Corrupt Exchange.


def test_corrupt_exchange_takes_a_card_at_random_and_gives_one_of_choice() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, "P")
    tables.hand(state, 1, *tables.faces("S"))
    tables.turn(state, 0)
    (taken,) = tables.events(tables.play(state, moves.ChooseSeat(1)), events.CardTaken)
    assert (taken.victim, taken.face, taken.exchange) == (1, box.SIREN, True)
    assert state.step == GIVE
    (given,) = tables.events(tables.play(state, moves.Give(box.PHOENIX)), events.CardGiven)
    assert (given.to, given.face) == (1, box.PHOENIX)
    assert state.hands[1] == (box.PHOENIX,)
    assert state.step == TURN


def test_a_card_just_taken_can_be_given_back() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, "P")
    tables.hand(state, 1, *tables.faces("S"))
    tables.turn(state, 0)
    tables.play(state, moves.ChooseSeat(1), moves.Give(box.SIREN))
    assert state.hands[1] == (box.SIREN,)


def test_corrupt_exchange_can_be_let_be() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE)
    tables.turn(state, 0)
    tables.play(state, moves.Decline())
    assert state.step == TURN


def test_corrupt_exchange_passes_by_a_wizard_with_aegis_and_is_not_offered_for_nobody() -> None:
    state = tables.with_spell(box.CORRUPT_EXCHANGE, seats=2)
    tables.own(state, 1, box.AEGIS)
    tables.turn(state, 0)
    assert state.step == TURN
    state = tables.with_spell(box.CORRUPT_EXCHANGE)
    tables.own(state, 1, box.AEGIS)
    tables.turn(state, 0)
    assert tables.menu(state, moves.ChooseSeat) == [moves.ChooseSeat(2)]
    assert (
        tables.refusal(state, moves.ChooseSeat(1))
        == "You cannot choose this opponent: Aegis protects them."
    )


# Foresight.


def test_foresight_keeps_one_of_two_cards_and_discards_the_other() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.on_top(state, box.SIREN, box.FLAKE)
    (looked,) = tables.events(tables.end(state), events.LookedAhead)
    assert looked.faces == (box.SIREN, box.FLAKE)
    assert state.step == FORESEE
    (thrown,) = tables.events(tables.play(state, moves.Keep(box.FLAKE)), events.CardDiscarded)
    assert (thrown.face, thrown.cause) == (box.SIREN, FORESEEN)
    assert tables.held(state, 0) == (box.FLAKE,)


def test_foresight_looks_for_each_card_of_the_draw_phase() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.own(state, 1, box.GRAND_SIEGE)
    tables.on_top(state, box.SIREN, box.FLAKE, box.AGATE, box.PHOENIX)
    tables.end(state)
    tables.play(state, moves.Keep(box.FLAKE), moves.Keep(box.AGATE))
    assert tables.held(state, 0) == (box.AGATE, box.FLAKE)


def test_foresight_does_not_look_at_cards_drawn_instead_of_the_draw_phase() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.MOMENTUM, box.TRIBUTE, box.BOUNTY))
    tables.own(state, 0, box.FORESIGHT)
    assert tables.draws(tables.play(state, moves.EndTurn()), UNABLE) == [(0, 2)]


def test_two_equal_cards_of_foresight_need_no_choice() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.on_top(state, box.SIREN, box.SIREN)
    tables.end(state)
    assert state.active == 1
    assert tables.held(state, 0) == (box.SIREN,)
    assert state.discards[-1] == box.SIREN


def test_a_gambit_that_foresight_discards_leaves_the_game() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.on_top(state, box.gambit(8), box.FLAKE)
    tables.end(state)
    tables.play(state, moves.Keep(box.FLAKE))
    assert state.removed == (box.gambit(8),)


def test_foresight_draws_a_last_card_and_shuffles_discards_for_a_second() -> None:
    state = tables.with_spell(box.FORESIGHT)
    tables.no_deck(state)
    last = state.hands[2][-1]
    state.hands[2] = state.hands[2][:-1]
    state.deck.append(last)
    journal = tables.end(state)
    assert tables.draws(journal, DRAW_PHASE) == [(0, 1)]
    assert state.active == 1
    state = tables.with_spell(box.FORESIGHT)
    tables.no_deck(state)
    state.deck.append(state.hands[2][-1])
    state.discards.append(state.hands[2][0])
    state.hands[2] = state.hands[2][1:-1]
    tables.end(state)
    assert state.step == FORESEE


# Hand limits.


def test_hand_limits() -> None:
    for ability, limit in (
        (box.DEEP_SATCHEL, 7),
        (box.NUMB_FINGERS, 4),
        (box.BURDEN_OF_POWER, 3),
        (box.DRAIN, 5),
    ):
        state = tables.with_spell(ability, "AAPPDDGG")
        tables.end(state)
        assert state.step == LIMIT
        while state.step == LIMIT:
            tables.play(state, tables.menu(state, moves.Discard)[0])
        assert len(state.hands[0]) == limit


# Tribute, Muted Voice, Cursed Rune, Grand Siege.


def test_tribute_goes_to_the_poorest_opponent_nearest_to_the_left() -> None:
    state = tables.with_spell(box.TRIBUTE, seats=4)
    tables.own(state, 1, box.RUNE_SHIFT)
    assert tables.draws(tables.end(state), BY_TRIBUTE) == [(2, 1)]


def test_tribute_comes_after_the_draw_and_in_every_case() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.MOMENTUM, box.BOUNTY, box.FORESIGHT))
    tables.own(state, 0, box.TRIBUTE)
    causes = [
        event.cause for event in tables.events(tables.play(state, moves.EndTurn()), events.Drew)
    ]
    assert causes == [UNABLE, BY_TRIBUTE]


def test_muted_voice_leaves_gambits_to_its_owner() -> None:
    state = tables.with_spell(box.MUTED_VOICE)
    tables.give(state, 0, tables.card(box.HASTE))
    assert (
        tables.refusal(state, moves.Cast(tables.card(box.HASTE)))
        == "You cannot play incantations while Muted Voice is on top of your book."
    )
    tables.play(state, moves.LayAura(box.gambit(1), 0))


def test_cursed_rune_discards_before_anything_else_in_the_turn() -> None:
    state = tables.table(2)
    tables.own(state, 0, box.CURSED_RUNE)
    tables.hand(state, 0, *tables.faces("AA"))
    journal = tables.turn(state, 0)
    assert [e.cause for e in tables.events(journal, events.CardDiscarded)] == [CURSED]
    assert state.hands[0] == (box.ANGEL,)


def test_the_last_card_discarded_by_cursed_rune_ends_the_turn_with_five_new_ones() -> None:
    state = tables.table(2)
    tables.own(state, 0, box.CURSED_RUNE)
    tables.hand(state, 0, *tables.faces("A"))
    tables.turn(state, 0)
    assert len(state.hands[0]) == 5 or state.step == LIMIT
    assert state.active == 1 or state.step == LIMIT


def test_grand_siege_gives_each_opponent_one_card_more_and_its_owner_none() -> None:
    state = tables.with_spell(box.GRAND_SIEGE)
    assert tables.draws(tables.end(state), DRAW_PHASE) == [(0, 1)]
    for seat in (1, 2):
        tables.turn(state, seat)
        assert tables.draws(tables.end(state), DRAW_PHASE) == [(seat, 2)]


def test_grand_siege_and_bounty_add_up() -> None:
    state = tables.with_spell(box.BOUNTY)
    tables.own(state, 1, box.GRAND_SIEGE)
    assert tables.draws(tables.end(state), DRAW_PHASE) == [(0, 3)]


def test_the_log_names_the_spells_for_which_more_is_drawn() -> None:
    state = tables.with_spell(box.BOUNTY)
    tables.own(state, 1, box.GRAND_SIEGE)
    (grown,) = tables.events(tables.end(state), events.DrawPhaseGrew)
    assert (grown.seat, grown.cards) == (0, 3)
    assert [state.table.abilities[spell] for spell in grown.spells] == [box.BOUNTY, box.GRAND_SIEGE]


def test_the_log_tells_no_reason_for_a_single_card() -> None:
    state = tables.with_spell(box.GRAND_SIEGE)
    assert not tables.events(tables.end(state), events.DrawPhaseGrew)
    scarce = tables.with_spell(box.BOUNTY)
    tables.no_deck(scarce)
    assert not tables.events(tables.end(scarce), events.DrawPhaseGrew)


def test_grand_siege_does_not_change_what_comes_instead_of_the_draw_phase() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.MOMENTUM, box.TRIBUTE, box.FORESIGHT))
    tables.own(state, 1, box.GRAND_SIEGE)
    assert tables.draws(tables.play(state, moves.EndTurn()), UNABLE) == [(0, 2)]
