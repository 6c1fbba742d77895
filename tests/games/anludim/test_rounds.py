# SPDX-License-Identifier: MIT
"""The end of a round and the beginning of the next: winners, crests, scrolls, kept cards,
standstill."""

import random
from typing import cast

import pytest

from tests.games.anludim.tables import (
    Box,
    end_turns,
    lay_action,
    play,
    reason_against,
    table,
    values,
)
from tests.helpers import played
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import HIDDEN, PRINTED_COUNT, RUN
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import KEEP, OVER, START, Combination, Observation, State
from wizardtable.games.anludim.text.wording import WORDING

NO_OBJECTS: tuple[tuple[int, ...], ...] = ((),) * 5


def seats(number: int) -> State:
    """Returns a first turn at a table with this many seats."""
    box = Box()
    return table(box, [box.some(8) for _ in range(number)])


def ended(state: State) -> moves.RoundEnded:
    """Draws with the active seat, which cannot use the option, and returns how the round ended."""
    state.spent = True
    [end] = [event for event in play(state, moves.DrawTwo()) if isinstance(event, moves.RoundEnded)]
    return end


def hold(state: State, seat: int, discipline: int) -> None:
    """Puts a professor on a combination of the seat."""
    box = Box()
    card = box.card()
    combination = Combination(90 + discipline, seat, discipline, (card,), (0,), (9, 9))
    state.combinations[seat] += (combination,)
    state.professors[discipline] = combination.serial
    state.holders[discipline] = seat


def keep_nothing(state: State) -> list[object]:
    """Lets all seats keep no cards, and returns the events."""
    journal: list[object] = []
    while state.phase == KEEP:
        journal += play(state, moves.Keep(()))
    return journal


def test_objects_of_all_five_kinds_win_the_round_whatever_they_are_worth() -> None:
    state = seats(3)
    state.objects[0] = ((1,), (1,), (1,), (1,), (1,))
    state.objects[1] = ((), (), (4, 3), (4, 3), (5, 3))
    assert ended(state) == moves.RoundEnded(moves.COLLECTION, 0, 0, (5, 22, 0))


def test_a_professor_stands_in_for_the_kind_whose_pile_is_empty() -> None:
    state = seats(3)
    state.objects[0] = ((), (), (1,), (1,), (1,))
    for discipline in (0, 1):
        state.piles[discipline] = ()
        hold(state, 0, discipline)
    end = ended(state)
    assert (end.reason, end.stand_ins) == (moves.COLLECTION, (0, 1))


def test_a_professor_does_not_stand_in_while_there_are_objects_in_his_pile() -> None:
    state = seats(3)
    state.objects[0] = ((), (1,), (), (1,), (1,))
    state.piles[0] = ()
    hold(state, 0, 0)
    state.spent = True
    play(state, moves.DrawTwo())  # nobody holds the Necromancer, whose pile is full
    assert state.phase != KEEP


def test_a_scroll_does_not_stand_in_for_a_kind() -> None:
    state = seats(3)
    state.objects[0] = ((), (1,), (1,), (1,), (1,))
    state.scrolls[0] = 1
    state.spent = True
    play(state, moves.DrawTwo())
    assert state.round_number == 1
    assert state.phase != KEEP


def test_a_discarded_object_no_longer_counts_for_the_collection() -> None:
    state = seats(3)
    state.objects[0] = ((1,), (1,), (1,), (1,), (1,))
    play(state, moves.SpendObject(RUN, 1), moves.DrawTwo())
    assert (state.active, state.phase) == (1, START)


def test_only_the_player_whose_turn_it_is_can_complete_the_collection() -> None:
    state = seats(3)
    state.objects[1] = ((1,), (1,), (1,), (1,), (1,))
    play(state, moves.DrawTwo())
    assert state.phase != KEEP
    assert ended(state) == moves.RoundEnded(moves.COLLECTION, 1, 1, (0, 5, 0))


def test_with_three_empty_piles_most_points_in_objects_and_scrolls_win() -> None:
    state = seats(3)
    state.piles[:3] = [(), (), ()]
    state.objects[1] = ((), (), (4,), (), ())
    state.objects[2] = ((3,), (), (), (), ())
    state.scrolls[2] = 2
    assert ended(state) == moves.RoundEnded(moves.EMPTY_PILES, 0, 2, (0, 4, 5))


def test_a_tie_goes_to_the_first_in_turn_order_from_whoever_ended_the_round_himself_first() -> None:
    state = seats(4)
    state.active = 2
    state.piles[:3] = [(), (), ()]
    state.objects[0] = state.objects[1] = ((), (), (4,), (), ())
    assert ended(state).winner == 0
    state = seats(4)
    state.active = 1
    state.piles[:3] = [(), (), ()]
    state.spent = True
    state.objects[0] = state.objects[1] = ((), (), (4,), (), ())
    assert ended(state).winner == 1


def test_the_collection_decides_where_three_piles_are_empty_too() -> None:
    state = seats(3)
    state.piles[:3] = [(), (), ()]
    state.spent = True
    state.objects[0] = ((1,), (1,), (1,), (1,), (1,))
    state.objects[1] = ((), (), (4, 3), (4,), ())
    end = ended(state)
    assert (end.reason, end.winner) == (moves.COLLECTION, 0)


def test_the_last_object_is_taken_before_the_end_of_the_round_is_checked() -> None:
    box = Box()
    pair = values(3, 4)
    cards = box.cards(*pair)
    state = table(box, [cards, box.some(8), box.some(8)])
    state.piles[:3] = [(3,), (), ()]
    state.objects[1] = ((), (2,), (), (), ())
    play(state, lay_action(RUN, cards, pair))
    assert state.phase == KEEP
    assert state.winner == 0


def test_the_winner_turns_the_crest_to_gold_and_a_second_round_wins_the_match() -> None:
    state = seats(3)
    state.piles[:3] = [(), (), ()]
    state.scrolls[1] = 1
    assert moves.CrestTurned(1) in play(state, moves.DrawTwo())
    assert state.gold == [False, True, False]
    keep_nothing(state)
    state.piles[:3] = [(), (), ()]
    state.scrolls = [0, 3, 0]
    state.spent = True
    assert moves.MatchWon(1) in play(state, moves.DrawTwo())
    assert state.phase == OVER
    result = RULES.result(state)
    assert result is not None
    assert result.ranks[1] == 1
    assert result.winners() == (1,)
    assert list(RULES.legal_actions(state)) == []
    assert reason_against(state, moves.DrawTwo()) == "The match is over."


def test_the_best_losers_get_two_scrolls_and_one_by_objects_alone() -> None:
    state = seats(4)
    state.piles[:3] = [(), (), ()]
    state.objects[:] = [
        ((3,), (), (), (), ()),
        ((), (), (4,), (4,), ()),
        ((1,), (), (), (), ()),
        ((2,), (), (), (), ()),
    ]
    state.scrolls[2] = 3  # scrolls do not count for new scrolls
    state.spent = True
    play(state, moves.DrawTwo())
    given = [event for event in keep_nothing(state) if isinstance(event, moves.ScrollsGiven)]
    assert given == [moves.ScrollsGiven(0, 2), moves.ScrollsGiven(3, 1)]
    assert state.scrolls == [2, 0, 0, 1]


def test_equal_losers_get_scrolls_in_turn_order_from_whoever_ended_the_round() -> None:
    state = seats(4)
    state.active = 2
    state.piles[:3] = [(), (), ()]
    state.scrolls[1] = 1
    play(state, moves.DrawTwo())
    keep_nothing(state)
    assert state.scrolls == [0, 0, 2, 1]


def test_with_two_players_the_loser_gets_two_scrolls_and_the_third_is_not_used() -> None:
    state = seats(2)
    state.piles[:3] = [(), (), ()]
    play(state, moves.DrawTwo())
    keep_nothing(state)
    assert state.scrolls == [0, 2]


def test_the_next_first_player_is_the_one_after_whoever_ended_the_round() -> None:
    state = seats(4)
    state.active = 2
    state.piles[:3] = [(), (), ()]
    play(state, moves.DrawTwo())
    assert moves.RoundBegan(2, 3) in keep_nothing(state)
    assert (state.first, state.active) == (3, 3)


def test_three_cards_may_be_kept_or_two_with_a_golden_crest() -> None:
    state = seats(3)
    state.piles[:3] = [(), (), ()]
    state.scrolls[2] = 1
    play(state, moves.DrawTwo())
    three = tuple(sorted(state.hands[1][:3]))
    four = tuple(sorted(state.hands[1][:4]))
    assert reason_against(state, moves.Keep(four)) == "You can keep at most 3 cards."
    play(state, moves.Keep(three))
    winners = tuple(sorted(state.hands[2]))
    assert reason_against(state, moves.Keep(winners[:3])) == "You can keep at most 2 cards."
    play(state, moves.Keep(winners[:2]), moves.Keep(()))
    assert [len(hand) for hand in state.hands] == [8, 8, 7]
    assert set(three) < set(state.hands[1])
    assert set(winners[:2]) < set(state.hands[2])


def test_only_cards_of_ones_own_hand_are_kept() -> None:
    state = seats(2)
    state.piles[:3] = [(), (), ()]
    play(state, moves.DrawTwo())
    assert (
        reason_against(state, moves.Keep((state.hands[0][0],)))
        == "You can keep only cards from your own hand."
    )
    assert (
        reason_against(state, moves.Keep(state.hands[1][:1] * 2)) == "Choose each card only once."
    )
    assert (
        reason_against(state, moves.DrawTwo())
        == "First choose the cards to keep for the next round."
    )


def test_cards_not_kept_are_shown_and_the_deck_is_made_anew_from_them() -> None:
    state = seats(2)
    state.piles[:3] = [(), (), ()]
    hold(state, 0, RUN)
    play(state, moves.DrawTwo())
    kept = tuple(sorted(state.hands[1][:2]))
    lost = tuple(card for card in state.hands[1] if card not in kept)
    journal = [*play(state, moves.Keep(kept)), *keep_nothing(state)]
    assert moves.Discarded(1, lost) in journal
    assert state.combinations == [(), ()]
    assert state.professors == [-1] * 5
    everywhere = [*state.deck, *state.row, *state.hands[0], *state.hands[1]]
    assert sorted(everywhere) == list(range(PRINTED_COUNT))


def test_who_has_no_cards_has_nothing_to_choose() -> None:
    state = seats(2)
    state.piles[:3] = [(), (), ()]
    state.hands[1] = ()
    play(state, moves.DrawTwo())
    assert RULES.to_move(state) == 0


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_twice_round_without_a_draw_or_an_object_ends_the_round(number: int) -> None:
    state = seats(number)
    state.deck, state.row = [], [HIDDEN] * 3
    state.hands = [hand[:1] for hand in state.hands]
    state.scrolls[1] = 1
    for turn in range(2 * number):
        assert state.phase != KEEP, turn
        journal = play(state, moves.Pass())
    [end] = [event for event in journal if isinstance(event, moves.RoundEnded)]
    assert (end.reason, end.ender, end.winner) == (moves.STANDSTILL, number - 1, 1)


def test_a_draw_starts_the_count_of_quiet_turns_anew() -> None:
    state = seats(2)
    state.quiet_turns = 3
    play(state, moves.DrawTwo())
    assert state.quiet_turns == 0
    assert state.phase != KEEP


def test_in_the_first_round_the_last_in_turn_order_has_one_scroll_which_counts() -> None:
    for seed in range(10):
        state = RULES.deal(Setup(4), seed)
        assert state.active == state.first
        assert state.scrolls[(state.first - 1) % 4] == 1
        assert sum(state.scrolls) == 1
        assert [len(hand) for hand in state.hands] == [8] * 4


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {RULES.deal(Setup(5), seed).first for seed in range(60)} == set(range(5))


def test_turns_go_round_clockwise() -> None:
    state = seats(3)
    order = []
    for _ in range(4):
        order.append(state.active)
        end_turns(state, 1)
    assert order == [0, 1, 2, 0]


def test_the_points_by_turn_include_what_each_round_ended_with() -> None:
    match = played(catalog.get("anludim"), seats=2)
    final_points = set()
    for index in range(len(match.actions)):
        observation = cast(Observation, match.observe_at(index, None))
        if observation.phase == KEEP:
            final_points.add(tuple(tally.total for tally in WORDING.tally(observation)))
    assert final_points
    assert final_points <= set(match.turn_points())


def test_a_state_whose_winner_is_no_seat_is_not_sound() -> None:
    setup = Setup(3)
    state = RULES.deal(setup, 1)
    rng = random.Random(1)
    while state.phase != KEEP:
        RULES.apply(state, rng.choice(RULES.legal_actions(state)))
    assert RULES.is_sound(state, setup)
    state.winner = 3
    assert not RULES.is_sound(state, setup)
