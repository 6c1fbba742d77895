# SPDX-License-Identifier: MIT
"""Tests what every game's `Conduct` must fulfil.

The tests are about moves without a choice, standing orders (such as a bid limit), and resigned
matches. `Conduct` in wizardtable/core/conduct.py says what each method returns.
"""

from collections.abc import Iterator

import pytest

from tests.contract.cases import Case, Moment, journey, some
from tests.helpers import players
from wizardtable.core.conduct import StandingOrder, ranking
from wizardtable.core.game import IllegalAction, Seat
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

SAMPLE_COUNT = 40
"""The number of sampled states in which a test looks for the only legal move."""


def is_legal(case: Case, state: object, action: object) -> bool:
    try:
        case.rules.check(state, action)
    except IllegalAction:
        return False
    return True


def only_action(case: Case, state: object) -> object | None:
    """Returns the only legal action, as `Match.only_action` finds it; None if there is a choice."""
    menu = case.rules.legal_actions(state)
    if len(menu) != 1:
        return None
    if sum(is_legal(case, state, action) for action in case.rules.candidates(state)) != 1:
        return None
    observation = case.rules.observe(state, case.rules.to_move(state))
    return menu[0] if case.spec.conduct.is_only(observation, menu[0]) else None


def forced(case: Case) -> Iterator[tuple[Moment, object]]:
    for seed in range(2):
        for moment in journey(case, seed):
            action = only_action(case, moment.state)
            if action is not None:
                yield moment, action


def test_what_everybody_sees_to_be_the_only_move_is_the_only_one_whatever_is_hidden(
    case: Case,
) -> None:
    if not case.spec.has_secrets:
        pytest.skip("nothing is hidden")
    rng = Rng(4)
    plain = [
        (moment, action)
        for moment, action in forced(case)
        if case.spec.conduct.is_plainly_only(case.rules.observe(moment.state, None), action)
    ]
    for moment, action in plain[:: max(1, len(plain) // 12)]:
        mover = case.rules.to_move(moment.state)
        other = next(seat for seat in range(case.setup.seats) if seat != mover)
        observation = case.rules.observe(moment.state, Seat(other))
        for _ in range(SAMPLE_COUNT):
            state = case.rules.sample(observation, rng)
            assert only_action(case, state) == action, (
                "is_plainly_only: return True only where the seat to move has no choice whatever "
                "it holds, or a move that plays itself tells what it hides"
            )


def test_standing_orders_read_differently_and_answer_with_what_is_legal(case: Case) -> None:
    conduct, rules = case.spec.conduct, case.rules
    for moment in [moment for seed in range(2) for moment in some(case, seed, 60)]:
        for seat in range(case.setup.seats):
            observation = rules.observe(moment.state, Seat(seat))
            orders = conduct.orders(observation)
            assert all(isinstance(order, StandingOrder) for order in orders)
            assert len(set(orders)) == len(orders), "orders: no order twice"
            assert set(conduct.usual_orders(observation)) <= set(orders), (
                "usual_orders: some of orders"
            )
            texts = {str(conduct.order(order, observation)) for order in orders}
            assert len(texts) == len(orders), "order: no two orders may read alike"
            for order in orders[:8]:
                assert conduct.is_in_force(order, observation), (
                    "is_in_force: an order that can be given now must be"
                )
                answer = conduct.ordered_action(order, observation)
                if answer is not None:
                    assert rules.to_move(moment.state) == seat, (
                        "ordered: return None while the seat is not asked"
                    )
                    assert is_legal(case, moment.state, answer)


def test_a_match_that_is_given_up_is_ranked_as_it_stands(case: Case) -> None:
    for moment in some(case, 1, 8):
        observation = case.rules.observe(moment.state, None)
        tallies = case.spec.wording.tally(observation)
        merits = case.spec.conduct.merits(observation, tallies)
        assert len(merits) == case.setup.seats, "merits: one for every seat"
        for seat in range(case.setup.seats):
            result = ranking(merits, tallies, Seat(seat))
            assert result.scores == tuple(tally.total for tally in tallies)
            equals = [other for other, merit in enumerate(merits) if merit == merits[seat]]
            assert result.ranks[seat] == max(result.ranks[other] for other in equals)


def test_at_the_end_merits_rank_as_the_rules_do(case: Case) -> None:
    for seed in range(3):
        end = journey(case, seed)[-1].after
        result = case.rules.result(end)
        assert result is not None, "result: return a Result once to_move returns None"
        observation = case.rules.observe(end, None)
        merits = list(case.spec.conduct.merits(observation, case.spec.wording.tally(observation)))
        for seat, rank in enumerate(result.ranks):
            for other, behind in enumerate(result.ranks):
                if rank < behind and 1 not in (rank, behind):
                    assert merits[seat] > merits[other], (
                        "merits: rank seats as result does, as far as that can be said before "
                        "the match is over"
                    )


def test_a_match_can_be_given_up_and_gone_on_with(case: Case) -> None:
    match = Match(case.spec, case.setup, 3, players(case.spec, case.setup.seats))
    rng = Rng(3)
    for _ in range(12):
        match.play(rng.choice(match.menu()))
    before = match.observe(Seat(0))
    match.give_up(Seat(0))
    assert match.to_move is None
    assert match.menu() == ()
    assert match.result is not None
    match.undo({Seat(0)})
    assert match.observe(Seat(0)) == before
    assert match.result is None
    assert match.assisted, "at the end anybody's hand could be looked at"


def test_orders_of_another_question_answer_nothing(case: Case) -> None:
    orders = [
        (moment, seat, order)
        for moment in some(case, 0, 40)
        for seat in range(case.setup.seats)
        for order in case.spec.conduct.orders(case.rules.observe(moment.state, Seat(seat)))[:2]
    ]
    end = journey(case, 0)[-1].after
    for _, seat, order in orders:
        observation = case.rules.observe(end, Seat(seat))
        assert not case.spec.conduct.is_in_force(order, observation)
        assert case.spec.conduct.ordered_action(order, observation) is None


def test_results_in_few_words_are_results_that_follow_a_name_and_a_colon(case: Case) -> None:
    conduct, names = case.spec.conduct, [f"Player {seat}" for seat in range(8)]
    for moment in journey(case, 0):
        for event in moment.journal:
            results = conduct.results(event, names)
            assert not results or conduct.is_result(event)
            for _, words in results:
                text = str(words)
                assert "{" not in text and not text.endswith("."), text
