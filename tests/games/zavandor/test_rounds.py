# SPDX-License-Identifier: MIT
"""Rounds: turn order, new artifacts, the end of a round and of the match."""

from collections import Counter

import pytest

from tests.games.zavandor import tables
from wizardtable.core.game import Result
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.prices import turn_order_surcharge
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import (
    DISCARD,
    FIVE_SOLD,
    OVER,
    ROUND_LIMIT,
    TURN,
    State,
)


def test_most_points_go_first() -> None:
    state = tables.table(4)
    tables.own(state, 2, box.TALISMAN)
    tables.own(state, 3, box.CLOAK)
    tables.own(state, 1, box.WAND)
    journal = tables.next_round(state)
    assert state.order == (2, 3, 1, 0)
    assert state.standing == (3, 6, 11, 8)
    (began,) = tables.events(journal, moves.RoundBegan)
    assert began == moves.RoundBegan(2, (2, 3, 1, 0), (3, 6, 11, 8))


def test_equal_points_are_ordered_by_points_from_gems() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.WAND)
    tables.gems(state, 0, (1, 0, 0, 0, 0))
    tables.gems(state, 2, (2, 2, 0, 0, 0))
    tables.own(state, 1, box.GRIMOIRE)
    tables.next_round(state)
    assert state.standing == (4, 4, 4)
    assert state.order == (2, 1, 0)


def test_inactive_gems_and_sentinel_bonuses_are_no_points_from_gems() -> None:
    state = tables.table(2)
    tables.own(state, 0, box.CAT)
    tables.gems(state, 0, (3, 0, 0, 0, 0), (9, 0, 0, 0, 0))
    tables.own(state, 1, box.TALISMAN, box.GRIMOIRE)
    tables.gems(state, 1, (5, 0, 0, 0, 0))
    tables.next_round(state)
    assert state.standing == (14, 14)
    assert state.order == (1, 0)


def test_equal_points_from_gems_are_ordered_by_lot_anew_each_round() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        state = tables.table(3, seed=seed)
        tables.next_round(state)
        orders[state.order] += 1
    assert len(orders) == 6


def test_the_order_and_the_standing_hold_for_the_whole_round() -> None:
    state = tables.table(3)
    tables.next_round(state)
    order, standing = state.order, state.standing
    second = order[1]
    tables.own(state, second, box.TALISMAN)
    state.dust[second] = 300
    # It has 11 points now, but had 3 at the start of the round.
    assert turn_order_surcharge(state, second, box.OWL) == 0
    tables.play(state, moves.EndTurn())
    tables.win(state, box.OWL, 120, winner=second)
    assert state.dust[second] == 180
    assert (state.order, state.standing) == (order, standing)


@pytest.mark.parametrize("seats", range(2, 7))
def test_artifacts_are_revealed_until_there_are_as_many_as_players(seats: int) -> None:
    state = tables.table(seats)
    journal = tables.next_round(state)
    assert len(state.open) == seats == len(tables.events(journal, moves.Revealed))
    second = tables.next_round(state)
    assert not tables.events(second, moves.Revealed)
    lot = state.open[0]
    state.open.remove(lot)
    own_counts = list(state.artifacts[0])
    own_counts[lot] += 1
    state.artifacts[0] = tuple(own_counts)
    (revealed,) = tables.events(tables.next_round(state), moves.Revealed)
    assert isinstance(revealed, moves.Revealed)
    assert state.open[-1] == revealed.lot


def test_an_artifact_bought_is_not_replaced_before_the_next_round() -> None:
    state = tables.table(3)
    state.dust[0] = 300
    tables.offer(state, box.GRIMOIRE, box.GRIMOIRE)
    tables.win(state, box.GRIMOIRE, 20)
    assert state.open == [box.GRIMOIRE]


def test_when_the_cards_run_out_nothing_more_is_revealed() -> None:
    state = tables.table(2)
    tables.own(state, 1, *state.deck[1:])
    tables.next_round(state)
    assert len(state.open) == 1
    assert state.deck == []
    tables.next_round(state)
    assert len(state.open) == 1


def test_turns_are_taken_in_the_order_of_the_round() -> None:
    state = tables.table(4)
    tables.own(state, 2, box.TALISMAN)
    tables.next_round(state)
    asked = []
    journal = []
    for _ in range(4):
        asked.append(state.mover)
        journal += tables.play(state, moves.EndTurn())
    assert asked[0] == 2
    assert sorted(asked) == [0, 1, 2, 3]
    assert [e.seat for e in journal if isinstance(e, moves.TurnEnded)] == asked
    assert [e.seat for e in journal if isinstance(e, moves.TurnBegan)][:3] == asked[1:]


def test_a_round_ends_with_points_and_the_next_begins_with_order_and_income() -> None:
    state = tables.table(2)
    state.dust = [0] * 2
    journal = tables.play(state, moves.EndTurn(), moves.EndTurn())
    classes = [type(e) for e in journal if not isinstance(e, moves.Revealed)]
    assert classes == [
        moves.TurnEnded,
        moves.TurnBegan,
        moves.TurnEnded,
        moves.RoundEnded,
        moves.RoundBegan,
        moves.Drew,
        moves.Drew,
        moves.TurnBegan,
    ]
    assert tables.events(journal, moves.RoundEnded) == [moves.RoundEnded(1, (3, 3))]
    assert state.round_number == 2


def test_each_player_over_his_limit_discards_in_turn_order() -> None:
    state = tables.table(3)
    state.dust = [0] * 3
    state.order = (2, 0, 1)
    state.active = state.mover = 2
    for seat in (0, 2):
        tables.give(state, seat, *tables.rich(box.GREEN, box.GREEN, box.GREEN))
    tables.play(state, moves.EndTurn(), moves.EndTurn(), moves.EndTurn())
    assert (state.phase, state.mover, state.active) == (DISCARD, 2, -1)
    assert tables.refusal(state, moves.EndTurn()) == "First discard down to your hand limit."
    journal = tables.play(state, RULES.legal_actions(state)[0])
    assert (state.phase, state.mover) == (DISCARD, 0)
    journal += tables.play(state, RULES.legal_actions(state)[0])
    assert [e.seat for e in journal if isinstance(e, moves.Discarded)] == [2, 0]
    assert state.phase == TURN
    assert state.round_number == 2


def test_nobody_is_asked_to_discard_within_his_limit() -> None:
    state = tables.table(3)
    state.dust = [0] * 3
    tables.play(state, moves.EndTurn(), moves.EndTurn(), moves.EndTurn())
    assert state.phase == TURN


# The end of a match.


def sold(number: int, seats: int = 3) -> State:
    """Returns a table at which seat 0 owns this many sentinels."""
    state = tables.table(seats)
    tables.own(
        state, 0, *(box.FOX, box.OWL, box.TOAD, box.RAVEN, box.PHOENIX, box.SALAMANDER)[:number]
    )
    return state


def test_the_game_goes_on_with_four_sentinels_sold_and_ends_with_the_round_of_the_fifth() -> None:
    state = sold(4)
    tables.next_round(state)
    assert state.phase == TURN
    state = sold(4)
    state.dust[0] = 500
    tables.win(state, box.PHOENIX, 120)
    assert state.phase == TURN
    tables.win(state, box.SALAMANDER, 120)
    tables.play(state, moves.EndTurn(), moves.EndTurn())
    assert RULES.result(state) is None
    journal = tables.play(state, moves.EndTurn())
    assert state.phase == OVER
    assert RULES.to_move(state) is None
    assert not RULES.legal_actions(state)
    ended = tables.events(journal, moves.GameEnded)
    assert len(ended) == 1
    assert isinstance(ended[0], moves.GameEnded)
    assert ended[0].reason == FIVE_SOLD == state.reason
    assert not tables.legal(state, moves.EndTurn())


def test_when_the_game_ends_nobody_discards() -> None:
    state = sold(5)
    tables.give(state, 1, *tables.rich(box.GREEN, box.GREEN, box.GREEN))
    tables.play(state, moves.EndTurn(), moves.EndTurn(), moves.EndTurn())
    assert state.phase == OVER
    assert len(state.hands[1]) == 3


def test_most_points_win() -> None:
    state = sold(5)
    tables.play(state, moves.EndTurn(), moves.EndTurn(), moves.EndTurn())
    result = RULES.result(state)
    assert result == Result((1, 2, 2), (3 + 25 + 2 + 4, 3, 3))


def test_ties_share_the_victory() -> None:
    state = tables.table(4)
    tables.own(state, 0, box.FOX, box.OWL)
    tables.own(state, 3, box.TOAD, box.PHOENIX, box.SALAMANDER)
    tables.gems(state, 0, (1, 1, 0, 0, 0))
    tables.gems(state, 3, tables.NONE)
    tables.gems(state, 1, (5, 0, 0, 0, 0))
    tables.own(state, 1, box.TALISMAN)
    tables.gems(state, 0, (1, 2, 0, 0, 0))
    for seat in range(4):
        assert state.mover == seat
        tables.play(state, moves.EndTurn())
    result = RULES.result(state)
    assert result is not None
    assert result.scores == (3 + 5 + 4 + 5, 13, 3, 15)
    state.spiral[3] = (1, 0, 0, 0, 0)
    result = RULES.result(state)
    assert result is not None
    assert result.scores == (17, 13, 3, 15 + 1 + 2)
    state.spiral[0] = (2, 2, 0, 0, 0)
    result = RULES.result(state)
    assert result is not None
    assert result.scores[0] == result.scores[3] == 18
    assert result.ranks == (1, 3, 4, 1)
    assert result.winners() == (0, 3)


def test_the_game_ends_after_round_40_at_the_latest() -> None:
    state = tables.table(2)
    state.dust = [0] * 2
    state.round_number = 39
    tables.play(state, moves.EndTurn(), moves.EndTurn())
    assert (state.round_number, state.phase) == (40, TURN)
    journal = tables.play(state, moves.EndTurn(), moves.EndTurn())
    assert state.phase == OVER
    assert tables.events(journal, moves.GameEnded) == [moves.GameEnded(ROUND_LIMIT, (3, 3))]


def test_a_fifth_sale_in_round_40_is_the_ordinary_end() -> None:
    state = sold(5)
    state.round_number = 40
    journal = tables.play(state, moves.EndTurn(), moves.EndTurn(), moves.EndTurn())
    assert isinstance(journal[-1], moves.GameEnded)
    assert journal[-1].reason == FIVE_SOLD


def test_more_than_five_sentinels_may_be_sold_in_the_last_round() -> None:
    state = sold(5)
    state.dust[0] = 120
    tables.win(state, box.SALAMANDER, 120)
    assert state.sold == 6
    tables.learn(state, 0, gems=4)
    tables.play(state, moves.EndTurn(), moves.EndTurn(), moves.EndTurn())
    assert state.phase == OVER
