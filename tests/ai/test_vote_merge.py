# SPDX-License-Identifier: MIT
"""Tests that several searches vote in the same way here and in processes, and that none is
needed."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.ai import minds
from tests.ai.test_thinker import question
from wizardtable.ai.process import thinker
from wizardtable.ai.process.messages import Question
from wizardtable.ai.process.thinker import Thinker, ThinkerGroup
from wizardtable.ai.search import agents, vote_merge
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_

Mains = Callable[..., ThinkerGroup]

MAX_WAIT_SECONDS = 120.0
"""Seconds that are enough for the start of processes."""


@pytest.fixture
def sit() -> Iterator[Mains]:
    """Provides a function that seats thinkers with these processes, and closes them afterwards."""
    made: list[ThinkerGroup] = []

    def make(*mains: Callable[[minds.Pipe], None], cores: int = 3) -> ThinkerGroup:
        coming = list(mains)

        def one(spare: bool) -> Thinker:
            return Thinker(coming.pop(0) if len(coming) > 1 else coming[0], spare=spare)

        made.append(ThinkerGroup(one, cores))
        return made[-1]

    yield make
    for seated in made:
        seated.close()


def wait(seated: ThinkerGroup) -> Decision[Any]:
    end = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < end:
        answer = seated.poll()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer came")


def test_votes_are_added_and_the_most_visited_action_is_elected() -> None:
    votes = [
        Stats(10, 0.5, (6, 4, 0), (0.5, 0.25, 0.0)),
        Stats(10, 0.7, (1, 8, 1), (1.0, 0.75, 0.5)),
        Stats(),
    ]
    sum_of_all = vote_merge.merged_stats(votes)
    assert sum_of_all.visits == (7, 12, 1)
    assert sum_of_all.values == pytest.approx((4 / 7, 7 / 12, 0.5))
    assert (sum_of_all.iterations, sum_of_all.seconds) == (20, 0.7)
    assert vote_merge.winning_place(sum_of_all) == 1


def test_a_level_with_several_trees_searches_with_each(toy: GameSpec) -> None:
    asked = question(toy, Budget(iterations=50), "circle")
    observation, actions = asked.observation, asked.actions
    together = agents.make(toy, "circle", 9).choose(observation, actions, asked.budget)
    assert together.stats.iterations == 150
    alone = agents.make(toy, "circle", 9, alone=True)
    assert isinstance(alone, Ismcts)
    assert alone.choose(observation, actions, asked.budget).stats.iterations == 50


def test_where_nobody_searched_the_first_ones_word_counts(toy: GameSpec) -> None:
    asked = question(toy, Budget(iterations=50), "circle")
    observation, actions = asked.observation, asked.actions
    settled = [
        Decision(
            actions[1],
            N_("toy", "Nothing else comes to mind."),
            Stats(visits=(0,) * len(actions), values=(0.0,) * len(actions)),
        )
    ]
    assert vote_merge.merged_decision(toy, observation, actions, settled * 2) is settled[0]


@pytest.mark.long
def test_processes_vote_as_one_process_would(toy: GameSpec, sit: Mains) -> None:
    asked = question(toy, Budget(iterations=50, seconds=MAX_WAIT_SECONDS), "circle")
    answer_ = wait_for(sit(minds.with_toy), asked)
    observation, actions = asked.observation, asked.actions
    here = agents.make(toy, "circle", 9).choose(observation, actions, asked.budget)
    assert answer_.action == here.action
    assert answer_.stats.visits == here.stats.visits


def test_one_core_thinks_with_one_tree(toy: GameSpec, sit: Mains) -> None:
    asked = question(toy, Budget(50, MAX_WAIT_SECONDS), "circle")
    assert wait_for(sit(minds.with_toy, cores=1), asked).stats.iterations == 50


@pytest.mark.long
def test_who_hangs_or_crashes_is_outvoted_and_never_waited_for(
    toy: GameSpec, sit: Mains, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = sit(minds.with_toy, minds.crashes, minds.hangs)
    asked = question(toy, Budget(50, MAX_WAIT_SECONDS), "circle")
    seated.ask(asked)
    while not seated._has_search_answer:
        assert seated.poll() is None
        time.sleep(0.005)
    now = time.monotonic() + MAX_WAIT_SECONDS
    monkeypatch.setattr(thinker, "monotonic", lambda: now)
    answer = seated.poll()
    assert answer is not None
    assert answer.stats.iterations == 50
    assert answer.action in asked.actions


@pytest.mark.long
def test_a_cancelled_question_leaves_room_for_the_next(toy: GameSpec, sit: Mains) -> None:
    seated = sit(minds.with_toy)
    long = question(toy, Budget(seconds=MAX_WAIT_SECONDS), "circle")
    seated.ask(long)
    for _ in range(3):  # each poll starts one more
        assert seated.poll() is None
    seated.cancel()
    assert seated.question is None
    asked = replace(long, budget=Budget(iterations=10, seconds=MAX_WAIT_SECONDS))
    answer = wait_for(seated, asked)
    assert 0 < answer.stats.iterations <= 30


def wait_for(seated: ThinkerGroup, asked: Question) -> Decision[Any]:
    seated.ask(asked)
    return wait(seated)
