# SPDX-License-Identifier: MIT
"""Tests that decisive moves are shown with the losses of the chart, without contradictions."""

from wizardtable.ai.search.appraisal import Odds, Turning
from wizardtable.ai.search.turning_points import (
    costliest_moves,
    is_large_enough,
    is_unexplained_leap,
    with_charted_losses,
    without_contradiction,
)
from wizardtable.core.game import Seat
from wizardtable.core.text import N_


def turning(place: int, seat: int, chance: float, own: float) -> Turning:
    return Turning(place, place + 2, seat, "[]", N_("x", ""), chance, own)


def test_two_decisive_moves_do_not_tell_different_chances_of_one_place() -> None:
    idle, waste = turning(10, 1, 0.48, 0.43), turning(12, 0, 0.39, 0.31)
    assert without_contradiction([idle, waste], lambda _: False, 2) == (waste,)
    assert without_contradiction([idle, waste], lambda _: False, 3) == (idle, waste)
    assert without_contradiction([idle, waste], lambda _: True, 2) == (idle, waste), "dice between"
    near = turning(12, 0, 0.59, 0.31)
    assert without_contradiction([turning(10, 1, 0.48, 0.39), near], lambda _: False, 2) == (
        turning(10, 1, 0.48, 1.0 - 0.59),
        near,
    )
    gift = turning(12, 0, 0.7, 0.31)
    assert without_contradiction([idle, gift], lambda _: False, 3) == (gift,), "together above 1"


def test_two_decisive_moves_of_one_player_that_follow_each_other_share_the_chance_between() -> None:
    red, yellow = turning(69, 0, 0.2, 0.11), turning(71, 0, 0.18, 0.1)
    assert without_contradiction([red, yellow], lambda _: False, 4) == (
        red,
        turning(71, 0, 0.11, 0.1),
    ), "the one that cost more stays as it is"
    worse = turning(71, 0, 0.18, 0.05)
    assert without_contradiction([red, worse], lambda _: False, 4) == (
        turning(69, 0, 0.2, 0.18),
        worse,
    )
    assert without_contradiction([red, yellow], lambda _: True, 4) == (red, yellow), "dice between"


def test_a_loss_of_five_percent_as_told_is_told() -> None:
    assert is_large_enough(turning(26, 0, 0.22, 0.17)), (
        "0.22 - 0.17 is a little less than 0.05 in binary"
    )
    assert not is_large_enough(turning(26, 0, 0.22, 0.18))


def test_a_loss_is_what_the_chart_has_lost_when_the_turn_is_over() -> None:
    bid = turning(10, 0, 0.43, 0.21)
    limits = {(0, 12): (16, 1.0)}
    back = [Odds(10, (0.43, 0.57)), Odds(15, (0.42, 0.58)), Odds(17, (0.9, 0.1))]
    (returned,) = with_charted_losses([bid], back, limits, lambda _: False, lambda _: Seat(0))
    assert returned.loss == 1, "it came back in the same turn"
    lifted = [Odds(10, (0.43, 0.57)), Odds(15, (0.6, 0.4))]
    assert (
        with_charted_losses([bid], lifted, limits, lambda _: False, lambda _: Seat(0))[0].loss == 0
    ), "no loss is a gain"
    assert with_charted_losses(
        [bid], back, limits, lambda place: place == 13, lambda _: Seat(0)
    ) == (bid,), "by luck"
    gone = [Odds(10, (0.43, 0.57)), Odds(15, (0.05, 0.95))]
    assert with_charted_losses([bid], gone, limits, lambda _: False, lambda _: Seat(0)) == (
        turning(10, 0, 0.43, 0.05),
    )
    hinted = [Odds(10, (0.43, 0.57)), Odds(13, (0.3, 0.7)), Odds(15, (0.42, 0.58))]
    charted = with_charted_losses(
        [bid], hinted, limits, lambda _: False, lambda _: Seat(0), advised={13}
    )
    assert charted == (turning(10, 0, 0.43, 0.3),), "a hint in the same turn said so"
    (shared,) = with_charted_losses(
        [bid], gone, limits, lambda _: False, lambda place: Seat(place % 2)
    )
    assert shared == bid, "others moved in between, and may have cost the rest"
    limited = {(0, 12): (16, 0.3)}
    assert with_charted_losses([bid], gone, limited, lambda _: False, lambda _: Seat(0)) == (
        turning(10, 0, 0.43, 0.13),
    )


def test_of_each_side_the_three_costliest_moves_are_told_in_the_order_they_were_made() -> None:
    mine = [turning(10 * number, 0, 0.6, 0.6 - loss) for number, loss in enumerate((0.1, 0.3, 0.2))]
    least, rival = turning(40, 0, 0.6, 0.53), turning(15, 1, 0.5, 0.44)
    costly = sorted([*mine, least, rival], key=lambda move: move.place)
    shown = costliest_moves(costly, [(Seat(0),), (Seat(1), Seat(2))])
    assert shown == tuple(move for move in costly if move is not least)


def test_a_chart_does_not_leap_to_what_only_an_opponent_could_know() -> None:
    course = [Odds(8, (0.44, 0.35, 0.21)), Odds(14, (0.4, 0.4, 0.2))]
    sure = turning(9, 1, 0.97, 0.84)
    assert is_unexplained_leap(sure, course, lambda _: False)
    assert not is_unexplained_leap(sure, course, lambda place: place == 9), "dice between"
    assert not is_unexplained_leap(turning(9, 1, 0.5, 0.4), course, lambda _: False)
