# SPDX-License-Identifier: MIT
"""Set-up, turns, hands and the end of a match (rules page, The start, Your turn, The end)."""

import pytest

from tests.games.wizards_gambit import tables
from tests.games.wizards_gambit.box import assert_complete
from wizardtable.core.game import Result, Setup
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.pool import update_lacks
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import (
    DRAW_PHASE,
    EMPTY_HAND,
    LIMIT,
    OVER,
    OVER_LIMIT,
    POOL_EMPTY,
    POOL_LOCKED,
    TEN_POINTS,
    TOO_LONG,
    TURN,
    UNABLE,
)

# The start.


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_deal(seats: int) -> None:
    journal: list[events.WizardsGambitEvent] = []
    state = RULES.deal(Setup(seats), 4, journal)
    assert_complete(state)
    assert sum(len(hand) for hand in state.hands) + len(state.deck) == 63 + 18 + 8 - seats
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.spell_deck) == 21
    assert box.NO_SPELL not in state.pool
    assert not any(box.is_gambit(face) for hand in state.hands for face in hand)
    assert sum(box.is_gambit(face) for face in state.deck) == 8 - seats
    assert state.ready[state.active] == max(state.ready)
    assert [event.gambit for event in tables.events(journal, events.Dealt)] == state.ready
    assert len(tables.events(journal, events.SpellOpened)) == 4
    assert tables.events(journal, events.RoundBegan) == [events.RoundBegan(1, state.active)]


def test_turns_go_clockwise_and_a_round_begins_with_the_first_wizard() -> None:
    state = tables.table(3)
    state.first = 2
    began: list[events.WizardsGambitEvent] = []
    for seat in (0, 1, 2, 0):
        tables.hand(state, seat, box.FLAKE, box.gambit(8 - len(began)))
        journal = tables.end(state)
        began += [e for e in journal if isinstance(e, events.TurnBegan | events.RoundBegan)]
        assert tables.events(journal, events.TurnEnded) == [events.TurnEnded(seat)]
    assert began == [
        events.TurnBegan(1),
        events.RoundBegan(2),
        events.TurnBegan(2),
        events.TurnBegan(0),
        events.TurnBegan(1),
    ]


# Components.


def test_a_component_goes_only_where_its_type_is_lacking() -> None:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("S"))
    assert tables.menu(state, moves.PlayComponent) == [
        moves.PlayComponent(box.SIREN, slot, box.SIREN) for slot in (0, 1, 2)
    ]
    assert (
        tables.refusal(state, moves.PlayComponent(box.SIREN, 3, box.SIREN))
        == "Tribute does not need Siren’s Tears."
    )
    tables.lay(state, 0, "S")
    assert moves.PlayComponent(box.SIREN, 0, box.SIREN) not in tables.menu(
        state, moves.PlayComponent
    )


def test_a_component_that_no_spell_needs_is_refused_for_the_whole_pool() -> None:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("S"))
    for slot in (0, 1, 2):
        tables.lay(state, slot, "S")
    for slot in range(box.POOL_SLOTS):
        assert (
            tables.refusal(state, moves.PlayComponent(box.SIREN, slot, box.SIREN))
            == "No spell in the pool needs Siren’s Tears."
        )


def test_a_spell_that_needs_two_of_a_type_takes_two() -> None:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("AA"))
    tables.lay(state, 2, "A")
    tables.play(state, moves.PlayComponent(box.ANGEL, 2, box.ANGEL))
    assert moves.PlayComponent(box.ANGEL, 2, box.ANGEL) not in tables.menu(
        state, moves.PlayComponent
    )
    assert state.short[2] == 3


def test_a_flake_stands_for_any_one_missing_type() -> None:
    state = tables.table(3, (box.BOUNTY, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE))
    tables.give(state, 0, box.FLAKE)
    tables.lay(state, 0, "S")
    kinds = [
        action.as_type for action in tables.menu(state, moves.PlayComponent) if action.slot == 0
    ]
    assert kinds == [box.ANGEL, box.GRIFFIN]
    tables.play(state, moves.PlayComponent(box.FLAKE, 0, box.GRIFFIN))
    assert state.laid[0] == ((box.SIREN, box.SIREN), (box.FLAKE, box.GRIFFIN))
    assert moves.PlayComponent(box.GRIFFIN, 0, box.GRIFFIN) not in tables.menu(
        state, moves.PlayComponent
    )


def test_the_last_component_claims_the_spell() -> None:
    state = tables.table(3)
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 1, "DR", flakes="GS")
    tables.next_spells(state, box.AEGIS)
    journal = tables.play(state, tables.ANGEL_ON_SECOND)
    expected = [
        events.ComponentPlayed(
            0, box.ANGEL, 1, tables.spell(box.MOMENTUM), box.ANGEL, False, data=""
        ),
        events.SpellClaimed(
            0, 1, tables.spell(box.MOMENTUM), tables.faces("ADR**"), 3, True, data=""
        ),
        events.ComponentsDiscarded(0, tables.faces("ADR**")),
        events.SpellOpened(1, tables.spell(box.AEGIS), data=""),
    ]
    assert journal[:4] == expected
    assert (state.books[0], state.scores[0]) == ((tables.spell(box.MOMENTUM),), 3)
    assert state.laid[1] == ()


def test_a_component_must_be_played_if_one_can_be() -> None:
    state = tables.table(3)
    tables.give(state, 0, box.ANGEL)
    assert (
        tables.refusal(state, moves.EndTurn()) == "First play a component: you have one that fits."
    )
    tables.play(state, tables.ANGEL_ON_WARD, moves.EndTurn())


def test_the_incantation_action_comes_before_or_after_the_component() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = tables.table(3)
        tables.give(state, 0, box.ANGEL, box.ANGEL, tables.card(box.PROSPERITY))
        actions = (tables.ANGEL_ON_WARD, moves.Cast(tables.card(box.PROSPERITY)))
        tables.play(state, actions[first], actions[second])
        assert state.active == 0


# A wizard who cannot play.


def test_who_cannot_play_shows_their_hand_and_draws_two() -> None:
    state = tables.table(3, (box.BOUNTY, box.AEGIS, box.LESSER_WARD, box.DRAIN))
    tables.give(state, 0, *tables.faces("P"), tables.card(box.HASTE))
    tables.lay(state, 2, "P")
    shown = state.hands[0]
    journal = tables.play(state, moves.EndTurn())
    assert tables.events(journal, events.HandShown) == [events.HandShown(0, shown, data="")]
    assert tables.draws(journal, UNABLE) == [(0, 2)]
    assert not tables.draws(journal, DRAW_PHASE)


def test_who_cannot_play_may_use_their_incantation_action_first() -> None:
    state = tables.table(3, (box.BOUNTY, box.AEGIS, box.LESSER_WARD, box.DRAIN))
    tables.give(state, 0, *tables.faces("P"), tables.card(box.PROSPERITY))
    tables.lay(state, 2, "P")
    tables.on_top(state, *tables.faces("APSDG"))
    tables.play(state, moves.Cast(tables.card(box.PROSPERITY)))
    assert moves.PlayComponent(box.ANGEL, 0, box.ANGEL) in tables.menu(state, moves.PlayComponent)


def test_the_two_cards_of_who_cannot_play_count_towards_the_hand_limit() -> None:
    state = tables.table(3, (box.BOUNTY, box.AEGIS, box.LESSER_WARD, box.DRAIN))
    tables.lay(state, 2, "P")
    tables.give(state, 0, *tables.faces("PPP"))
    tables.play(state, moves.EndTurn())
    assert state.step == LIMIT
    assert len(state.hands[0]) == 6


def test_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    state = tables.table(3, (box.BOUNTY, box.AEGIS, box.LESSER_WARD, box.DRAIN))
    tables.lay(state, 2, "P")
    tables.hand(state, 1, *tables.faces("P"))
    tables.give(state, 0, box.ANGEL)
    journal = tables.end(state)
    assert tables.events(journal, events.HandShown) == [
        events.HandShown(1, tables.faces("P"), data="")
    ]
    assert state.active == 2


def test_all_gambits_leave_when_nobody_can_play_for_two_rounds() -> None:
    state = tables.table(2, (box.LESSER_WARD, box.AEGIS, box.BOUNTY, box.DRAIN))
    tables.aura(state, 0, 0)
    tables.aura(state, 1, 2)
    tables.hand(state, 0, *tables.faces("P"))
    tables.hand(state, 1, *tables.faces("PA"))
    state.stuck = 3
    tables.play(state, moves.EndTurn())
    assert state.gambits == [-1, -1]
    assert len(state.removed) == 2
    assert state.stuck == 4


def test_the_match_is_over_when_nobody_can_play_for_ten_rounds() -> None:
    state = tables.table(2, (box.LESSER_WARD, box.AEGIS, box.BOUNTY, box.DRAIN))
    tables.aura(state, 0, 0)
    tables.aura(state, 1, 2)
    tables.own(state, 1, box.OPEN_MIND)
    tables.hand(state, 0, *tables.faces("P"))
    tables.hand(state, 1, *tables.faces("PA"))
    state.stuck = 19
    tables.play(state, moves.EndTurn())
    assert (state.step, state.reason) == (OVER, POOL_LOCKED)
    assert RULES.result(state) == Result((2, 1), (0, 4))


def test_a_turn_ended_by_an_empty_hand_counts_among_those_without_a_component() -> None:
    """Without a deck and a discard pile, nothing else could end the match."""
    state = tables.table(2, (box.LESSER_WARD, box.AEGIS, box.BOUNTY, box.DRAIN))
    tables.aura(state, 0, 0)
    tables.hand(state, 0, tables.card(box.HASTE))
    state.stuck = 3
    journal = tables.play(state, moves.Cast(tables.card(box.HASTE)))
    assert tables.events(journal, events.HandEmptied) == [events.HandEmptied(0, True)]
    assert state.gambits == [-1, -1]
    assert state.stuck == 4


def test_the_match_is_over_after_five_hundred_rounds() -> None:
    state = tables.table(3)
    tables.own(state, 1, box.AEGIS)
    state.first, state.round_number = 1, 500
    tables.hand(state, 0, box.ANGEL, box.PHOENIX)
    journal = tables.end(state)
    assert tables.events(journal, events.GameEnded) == [events.GameEnded(TOO_LONG, (0, 2, 0), (1,))]
    assert journal[-1] == events.GameEnded(TOO_LONG, (0, 2, 0), (1,))


def test_a_played_component_ends_the_count_of_rounds_without_one() -> None:
    state = tables.table(2)
    state.stuck = 3
    tables.give(state, 0, box.ANGEL)
    tables.end(state)
    assert state.stuck == 0


def test_who_has_only_completing_components_and_a_gambit_in_play_cannot_play() -> None:
    """A worked example: the wizard shows their hand and draws two cards, unless they first release
    the gambit."""
    state = tables.table(3, (box.BOUNTY, box.AEGIS, box.LESSER_WARD, box.DRAIN))
    tables.aura(state, 0, 1)
    tables.lay(state, 0, "SG")
    tables.lay(state, 2, "A")
    tables.give(state, 0, box.ANGEL)
    assert (
        tables.refusal(state, moves.PlayComponent(box.ANGEL, 0, box.ANGEL))
        == "You cannot complete a spell while your gambit is in play."
    )
    released = state.clone()
    assert tables.draws(tables.play(state, moves.EndTurn()), UNABLE) == [(0, 2)]
    tables.play(released, moves.Release(), moves.PlayComponent(box.ANGEL, 0, box.ANGEL))
    assert released.scores[0] == 1


# The hand.


def test_a_hand_emptied_in_ones_turn_ends_it_with_five_new_cards() -> None:
    state = tables.table(3)
    tables.hand(state, 0, box.ANGEL)
    tables.own(state, 1, box.GRAND_SIEGE)
    journal = tables.play(state, tables.ANGEL_ON_WARD)
    assert tables.events(journal, events.HandEmptied) == [events.HandEmptied(0, True)]
    assert tables.draws(journal, EMPTY_HAND) == [(0, 5)]
    assert not tables.draws(journal, DRAW_PHASE)
    assert state.active == 1


def test_a_hand_emptied_before_the_component_ends_the_turn_too() -> None:
    state = tables.table(3)
    tables.hand(state, 0, box.gambit(1))
    journal = tables.play(state, moves.LayAura(box.gambit(1), 0))
    assert tables.draws(journal, EMPTY_HAND) == [(0, 5)]
    assert not tables.events(journal, events.HandShown)


def test_the_hand_limit_holds_for_the_five_cards_of_an_emptied_hand() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.BURDEN_OF_POWER)
    tables.hand(state, 0, box.ANGEL)
    tables.on_top(state, *tables.faces("APDGS"))
    tables.play(state, tables.ANGEL_ON_WARD)
    assert (state.step, state.to_move) == (LIMIT, 0)


def test_the_hand_is_tested_when_a_completion_has_been_resolved() -> None:
    state = tables.table(3)
    tables.hand(state, 0, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    journal = tables.play(state, tables.ANGEL_ON_SECOND)
    kinds = [type(event) for event in journal]
    assert kinds.index(events.SpellClaimed) < kinds.index(events.HandEmptied)


def test_discarding_to_the_limit_is_by_choice_card_after_card() -> None:
    state = tables.table(3)
    tables.give(state, 0, *tables.faces("AADDPP"))
    tables.on_top(state, box.SIREN)
    tables.play(state, tables.ANGEL_ON_WARD, moves.EndTurn())
    assert tables.menu(state, moves.Discard) == [
        moves.Discard(face)
        for face in (box.ANGEL, box.PHOENIX, box.DRAGON, box.SIREN, box.gambit(1))
    ]
    journal = tables.play(state, moves.Discard(box.DRAGON), moves.Discard(box.gambit(1)))
    assert [event.cause for event in tables.events(journal, events.CardDiscarded)] == [
        OVER_LIMIT
    ] * 2
    assert state.removed == (box.gambit(1),)
    assert state.active == 1


def test_the_limit_is_that_of_the_spell_on_top_at_the_end_of_the_turn() -> None:
    state = tables.table(3, (box.LESSER_WARD, box.NUMB_FINGERS, box.OPEN_MIND, box.TRIBUTE))
    tables.give(state, 0, *tables.faces("PAADD"))
    tables.lay(state, 1, "SSRR")
    tables.play(state, moves.PlayComponent(box.PHOENIX, 1, box.PHOENIX), moves.EndTurn())
    assert state.step == LIMIT
    assert len(state.hands[0]) == 6


# The deck.


def test_discards_are_shuffled_when_the_deck_is_empty() -> None:
    state = tables.table(3)
    tables.give(state, 0, box.ANGEL)
    tables.no_deck(state)
    state.discards = list(state.hands[2][:3])
    state.hands[2] = state.hands[2][3:]
    journal = tables.end(state)
    assert tables.events(journal, events.Reshuffled) == [events.Reshuffled(3)]
    assert tables.draws(journal, DRAW_PHASE) == [(0, 1)]


def test_with_no_card_left_nothing_is_drawn() -> None:
    state = tables.table(3)
    tables.give(state, 0, box.ANGEL)
    tables.no_deck(state)
    assert tables.draws(tables.end(state), DRAW_PHASE) == []
    assert state.active == 1


# The end.


def test_ten_points_win_in_mid_turn() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.BURDEN_OF_POWER, box.BOUNTY, box.AEGIS)
    tables.give(state, 0, box.ANGEL, tables.card(box.HASTE))
    tables.lay(state, 1, "DRGS")
    journal = tables.play(state, tables.ANGEL_ON_SECOND)
    assert tables.events(journal, events.GameEnded) == [
        events.GameEnded(TEN_POINTS, (11, 0, 0), (0,))
    ]
    result = RULES.result(state)
    assert result is not None
    assert (result.ranks, result.scores) == ((1, 2, 2), (11, 0, 0))
    assert RULES.to_move(state) is None


def test_a_book_under_annulment_that_reaches_ten_points_wins() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.BURDEN_OF_POWER, box.BOUNTY, box.AEGIS)
    tables.annul(state, 1, 0)
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    tables.play(state, tables.ANGEL_ON_SECOND)
    assert state.step == OVER


def test_the_pool_shrinks_when_the_spell_deck_is_empty() -> None:
    state = tables.table(2)
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    state.spell_deck = ()
    RULES.apply(state, tables.ANGEL_ON_SECOND)
    assert state.pool[1] == box.NO_SPELL
    assert not [action for action in tables.menu(state, moves.PlayComponent) if action.slot == 1]
    assert moves.LayAura(box.gambit(1), 1) not in tables.menu(state, moves.LayAura)


def test_an_empty_pool_ends_the_game_and_fewer_spells_break_ties() -> None:
    state = tables.table(3)
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 1, "DRGS")
    tables.own(state, 1, box.BANISHMENT)
    tables.own(state, 2, box.BOUNTY, box.AEGIS)
    state.spell_deck = ()
    for slot in (0, 2, 3):
        state.pool[slot] = box.NO_SPELL
        update_lacks(state, slot)
    journal: list[events.WizardsGambitEvent] = []
    RULES.apply(state, tables.ANGEL_ON_SECOND, journal)
    (over,) = tables.events(journal, events.GameEnded)
    assert (over.reason, over.points, over.winners) == (POOL_EMPTY, (3, 3, 3), (0, 1))
    result = RULES.result(state)
    assert result is not None
    assert result.ranks == (1, 1, 3)


def test_a_turn_goes_on_while_there_is_a_choice() -> None:
    state = tables.with_spell(box.BANISHMENT)
    tables.play(state, tables.ANGEL_ON_WARD)
    assert (state.active, state.step) == (0, TURN)
