# SPDX-License-Identifier: MIT
"""Tests that a hint gives the reason for the move that it names."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.zavandor import tables
from wizardtable.ai.search import hints
from wizardtable.core import catalog
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.game import Seat
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import State

SPEC = catalog.get("zavandor")
RAVEN_SENTENCE = "Right now, the Raven would earn you 9 points."


def bidding() -> State:
    """Returns a table where seat 0, which owns a Belt and a Crystal Ball, may bid for the Raven."""
    state = tables.table(2)
    state.dust = [300, 300]
    tables.own(state, 0, box.BELT, box.CRYSTAL_BALL)
    tables.play(state, moves.OpenAuction(box.RAVEN, 120), moves.Bid(121))
    return state


def test_a_move_that_a_second_look_prefers_gets_its_own_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = bidding()
    observation, menu = RULES.observe(state, Seat(0)), list(RULES.legal_actions(state))
    bid = moves.Bid(122)
    assert menu[0] == moves.PassBid() and bid in menu

    def look(*args: Any, even: bool = False) -> Decision[Any]:
        among: Sequence[Any] = args[3]
        values = tuple(0.6 if isinstance(move, moves.PassBid) else 0.1 for move in among)
        visits = tuple(500 for _ in among)
        action = among[0] if even else bid
        reason = SPEC.brain.reason(observation, action, Stats())
        return Decision(action, reason, Stats(1000, 0.1, visits, values))

    monkeypatch.setattr(hints, "_look", look)
    hint = hints.hint(SPEC, 2, observation, menu)
    assert hint.action == moves.PassBid()
    assert str(SPEC.brain.reason(observation, bid, Stats())) == RAVEN_SENTENCE
    assert str(hint.reason) == (
        "A higher bid would cost you 122, which is more than the Raven is worth to you."
    )


def test_an_idea_that_takes_the_place_of_the_move_preferred_gets_its_own_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = bidding()
    observation, menu = RULES.observe(state, Seat(0)), [moves.PassBid(), moves.Bid(122)]
    reason = SPEC.brain.reason(observation, menu[0], Stats())
    best = Decision(
        menu[0], reason, Stats(500, 0.1, (500, 0), (0.1, 0.0))
    )  # no other move was tried

    def look(*args: Any, even: bool = False) -> Decision[Any]:
        assert even
        values = tuple(0.8 if isinstance(move, moves.Bid) else 0.1 for move in args[3])
        return Decision(args[3][0], best.reason, Stats(1000, 0.1, (500,) * len(args[3]), values))

    monkeypatch.setattr(hints, "_look", look)
    verdict = hints.verdict_on(SPEC, 2, observation, menu, best, menu[1])
    assert verdict.is_best and verdict.is_corrected
    assert str(verdict.best.reason) == RAVEN_SENTENCE
