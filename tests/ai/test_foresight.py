# SPDX-License-Identifier: MIT
"""Tests that a look ahead tells two moves apart by what the seat could see, and reveals nothing."""

from dataclasses import replace
from multiprocessing import Pipe
from typing import Any

import pytest

from tests.games.zavandor import tables
from wizardtable.ai.process import messages, worker_main
from wizardtable.ai.process.messages import Answer, Ask, Question
from wizardtable.ai.process.worker_main import _Worker
from wizardtable.ai.search import foresight, hints
from wizardtable.ai.search.foresight import LIKELY_SHARE, Foresight, LikelyEvent, look_ahead
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES

SPEC = catalog.get("zavandor")
RAVEN_SOLD = moves.AuctionWon(1, box.RAVEN, 121, 121)


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the first worlds take any time, so that a busy machine changes no result."""
    monkeypatch.setattr(foresight, "LONGEST_SECONDS", 600.0)


def auction() -> Any:
    """Returns what seat 0 sees where it may outbid seat 1, which bids 121 for the Raven."""
    state = tables.table(2)
    state.dust = [300, 300]
    tables.own(state, 0, box.BELT, box.CRYSTAL_BALL)
    tables.play(state, moves.OpenAuction(box.RAVEN, 120), moves.Bid(121))
    return RULES.observe(state, Seat(0))


def ahead(*pair: Any, observation: Any = None) -> Foresight:
    foresight = look_ahead(SPEC, SPEC.levels[-1], observation or auction(), pair, 5, seconds=0.0)
    assert foresight is not None
    return foresight


def test_after_a_pass_the_rival_gets_the_lot_and_its_points() -> None:
    foresight = ahead(moves.PassBid(), moves.Bid(122))
    raven = [likely for likely in foresight.events[0] if likely.event == RAVEN_SOLD]
    assert [(likely.share, likely.step) for likely in raven] == [(1.0, 0)]
    assert any(1 in likely.raised for likely in foresight.events[0])
    assert all(likely.event != RAVEN_SOLD for likely in foresight.events[1])


def test_what_both_moves_lead_to_is_left_out() -> None:
    foresight = ahead(moves.PassBid(), moves.PassBid())
    assert foresight.events == ((), ())
    assert foresight.points[0] == foresight.points[1]
    assert not foresight.excludes_second


def test_the_event_that_only_says_what_the_move_is_is_left_out() -> None:
    foresight = ahead(moves.PassBid(), moves.Bid(122))
    assert not [
        likely
        for likely in foresight.events[0]
        if isinstance(likely.event, moves.BidPassed) and likely.step == 0
    ]


def test_the_same_seed_foresees_the_same() -> None:
    assert ahead(moves.PassBid(), moves.Bid(122)) == ahead(moves.PassBid(), moves.Bid(122))


def test_a_forbidden_move_or_a_single_one_is_not_looked_after() -> None:
    level = SPEC.levels[-1]
    assert look_ahead(SPEC, level, auction(), (moves.PassBid(), moves.Bid(9)), 5) is None
    assert look_ahead(SPEC, level, auction(), (moves.PassBid(),), 5) is None


def test_a_look_ahead_ends_without_result_when_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    level, pair = SPEC.levels[-1], (moves.PassBid(), moves.Bid(122))
    assert look_ahead(SPEC, level, auction(), pair, 5, lambda: True) is None
    monkeypatch.setattr(foresight, "LONGEST_SECONDS", -1.0)
    assert look_ahead(SPEC, level, auction(), pair, 5, seconds=-1.0) is None


@pytest.mark.parametrize("game", [spec.id for spec in catalog.all()])
def test_events_are_those_that_the_seat_would_see(game: str) -> None:
    spec = catalog.get(game)
    state = spec.rules.deal(Setup(3), 5)
    seat = spec.rules.to_move(state)
    assert seat is not None
    observation, menu = spec.rules.observe(state, seat), spec.rules.legal_actions(state)
    foresight = look_ahead(spec, spec.levels[-1], observation, (menu[0], menu[-1]), 5, seconds=0.0)
    if foresight is None:
        return
    for likely in (*foresight.events[0], *foresight.events[1]):
        assert spec.rules.redact(likely.event, seat) == likely.event
        assert not likely.event.reveals
        assert LIKELY_SHARE <= likely.share <= 1.0


def test_scores_are_not_compared_where_a_new_round_sets_them_back(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = toy.rules.deal(Setup(2), 5)
    seat = toy.rules.to_move(state)
    assert seat is not None
    observation, menu = toy.rules.observe(state, seat), toy.rules.legal_actions(state)
    scores = iter([9, 9, 0, 9, 9, 0] * 9)
    monkeypatch.setattr(foresight, "_totals", lambda *_: [next(scores), 0])
    result = look_ahead(toy, toy.levels[-1], observation, (menu[0], menu[1]), 5, seconds=0.0)
    assert result is not None
    assert result.errors == ()
    assert messages.Foreseen.of(toy, result).read(toy) == result
    assert codec.dumps(messages.Foreseen, messages.Foreseen.of(toy, result))


def test_a_look_ahead_survives_the_way_through_a_message() -> None:
    foresight = ahead(moves.PassBid(), moves.Bid(122))
    assert foresight.events[0]
    assert messages.Foreseen.of(SPEC, foresight).read(SPEC) == foresight
    first = LikelyEvent(moves.BidPassed(1, box.RAVEN), None, 0.75, False, 2, (1,), (0,))
    small = Foresight(((first,), ()), ((1.0, 2.0), (0.5, 2.0)), (0.1, 0.0), True)
    assert messages.Foreseen.of(SPEC, small).read(SPEC) == small


def test_a_thinking_process_looks_ahead() -> None:
    pair = (moves.PassBid(), moves.Bid(122))
    question = Question(
        SPEC, SPEC.levels[-1].id, Seat(0), auction(), pair, Budget(), 5, foresees=True
    )
    mine, its = Pipe()
    with mine, its:
        answer = _Worker(its)._answer(Ask.of(question))
    assert isinstance(answer, Answer)
    decision = answer.decision(SPEC)
    assert decision.foresight is not None
    assert RAVEN_SOLD in [likely.event for likely in decision.foresight.events[0]]


@pytest.mark.parametrize("wanted", [True, False])
def test_a_long_search_says_soon_what_it_prefers_if_it_is_asked_to(
    wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_main, "FIRST_WORD_SECONDS", 0.0)
    monkeypatch.setattr(worker_main, "LISTEN_SECONDS", 0.0)
    spec = catalog.get("anludim")
    state = spec.rules.deal(Setup(3), 5)
    seat = spec.rules.to_move(state)
    assert seat is not None
    observation, menu = spec.rules.observe(state, seat), spec.rules.legal_actions(state)
    question = Question(
        spec,
        spec.levels[-1].id,
        seat,
        observation,
        menu,
        Budget(iterations=20),
        5,
        alone=True,
        fresh=True,
        wants_first_word=wanted,
    )
    mine, its = Pipe()
    with mine, its:
        answer = _Worker(its)._answer(Ask.of(question))
        assert isinstance(answer, Answer)
        assert mine.poll() == wanted
        if wanted:
            report = codec.loads(messages.Report, mine.recv_bytes().decode())
            assert isinstance(report, messages.FirstWord)
            assert report.decision(spec).action in menu
            assert not mine.poll(), "there is one first word"


def test_only_a_verdict_that_compared_two_moves_needs_a_look_ahead() -> None:
    observation, menu = auction(), [moves.PassBid(), moves.Bid(122)]
    best = hints.hint(SPEC, 2, observation, menu)
    other = next(move for move in menu if move != best.action)
    agreed = hints.verdict_on(SPEC, 2, observation, menu, best, best.action)
    assert hints.with_foresight(SPEC, observation, agreed) is agreed
    compared = hints.verdict_on(SPEC, 2, observation, menu, best, other)
    assert hints.with_foresight(SPEC, observation, compared).foresight is not None
    unknown = replace(compared, preferred_chance=None)
    assert hints.with_foresight(SPEC, observation, unknown).foresight is None
