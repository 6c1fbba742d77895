# SPDX-License-Identifier: MIT
"""Tests that the thinker answers even if its processes hang, crash, or never start."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from tests.ai import minds
from wizardtable.ai.process.messages import Answer, Ask, Question
from wizardtable.ai.process.thinker import Thinker
from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec

Start = Callable[[minds.Pipe], None]


@pytest.fixture
def start() -> Iterator[Callable[[Start], Thinker]]:
    """Provides a function that starts thinkers, and closes them after the test."""
    thinkers: list[Thinker] = []

    def make(main: Start) -> Thinker:
        thinkers.append(Thinker(main))
        return thinkers[-1]

    yield make
    for thinker in thinkers:
        thinker.close()


def order(spec: GameSpec, budget: Budget, level: str = "master") -> Ask:
    return Ask.of(question(spec, budget, level))


def question(spec: GameSpec, budget: Budget, level: str = "master") -> Question:
    state = spec.rules.deal(Setup(2), 5)
    seat = spec.rules.to_move(state)
    assert seat is not None
    observation = spec.rules.observe(state, Seat(seat))
    actions = spec.rules.legal_actions(state)
    return Question(spec, level, seat, observation, actions, budget, seed=9)


MAX_WAIT_SECONDS = 120.0
"""Seconds to wait for something that usually takes a moment, on a busy machine.

A stuck brain is stuck for longer.
"""


def wait(thinker: Thinker) -> Answer:
    end = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < end:
        answer = thinker.poll()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer came")


def patient(iterations: int) -> Budget:
    """Returns a budget with enough seconds for the start of a process."""
    return Budget(iterations, MAX_WAIT_SECONDS)


def warm(thinker: Thinker, spec: GameSpec) -> None:
    """Waits until the first process has started."""
    thinker.ask(order(spec, patient(1)))
    wait(thinker)


def test_a_question_is_answered_by_the_process(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.with_toy)
    asked = order(toy, patient(50))
    thinker.ask(asked)
    answer = wait(thinker)
    assert answer.decision(toy).action in asked.read(toy)[1]
    assert answer.stats.iterations == 50
    assert str(answer.reason).startswith("The ")
    assert not thinker.is_thinking


def test_the_same_seed_gives_the_same_answer_as_in_this_process(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.with_toy)
    asked = order(toy, patient(60))
    thinker.ask(asked)
    answer = wait(thinker)
    decision = agents.make(toy, "master", 9).choose(*asked.read(toy), Budget(iterations=60))
    assert answer.decision(toy).action == decision.action
    assert answer.stats.visits == decision.stats.visits


def test_a_fresh_question_is_answered_as_if_nothing_had_been_thought_before(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.with_toy)
    asked = replace(order(toy, patient(60)), fresh=True)
    answers = []
    for _ in range(2):
        thinker.ask(asked)
        answers.append(wait(thinker))
    first, second = answers
    assert first.action_json == second.action_json
    assert (first.stats.visits, first.stats.values) == (second.stats.visits, second.stats.values)
    assert second.stats.iterations == 60, "it does not count as a later search of the turn"


@pytest.mark.long
def test_thinking_ends_at_the_deadline(toy: GameSpec, start: Callable[[Start], Thinker]) -> None:
    thinker = start(minds.with_toy)
    warm(thinker, toy)
    thinker.ask(order(toy, Budget(seconds=0.4)))  # and any number of iterations
    assert wait(thinker).stats.iterations


def test_a_process_clears_up_its_memory_only_while_nobody_waits_for_it(
    toy: GameSpec,
    start: Callable[[Start], Thinker],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("WIZARDTABLE_TEST_MARK", str(mark))
    thinker = start(minds.reports_garbage_collection)
    for _ in range(4):
        thinker.ask(order(toy, patient(500)))
        wait(thinker)
        assert not mark.exists() or mark.read_text() == "idle"
    end = time.monotonic() + MAX_WAIT_SECONDS
    while not mark.exists() and time.monotonic() < end:
        time.sleep(0.01)
    assert mark.read_text() == "idle"


def test_a_cancelled_question_is_not_answered_and_the_next_one_is(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.with_toy)
    warm(thinker, toy)
    thinker.ask(order(toy, Budget(seconds=10 * MAX_WAIT_SECONDS)))
    time.sleep(0.05)
    thinker.cancel()
    assert not thinker.is_thinking
    thinker.ask(order(toy, patient(5)))
    assert 0 < wait(thinker).stats.iterations <= 5


def test_where_a_process_hangs_the_greedy_agent_answers(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.hangs)
    thinker.ask(order(toy, Budget(seconds=0.2)))
    assert wait(thinker).stats.iterations == 0


def test_a_brain_that_never_returns_is_not_waited_for(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.with_stuck_brain)
    thinker.ask(order(toy, patient(1), level="greedy"))
    wait(thinker)
    thinker.ask(order(toy, Budget(seconds=0.3)))
    assert wait(thinker).stats.iterations == 0


def test_an_error_in_the_brain_is_answered_by_the_greedy_agent(
    toy: GameSpec, start: Callable[[Start], Thinker]
) -> None:
    thinker = start(minds.with_broken_brain)
    thinker.ask(order(toy, patient(5)))
    assert wait(thinker).stats.iterations == 0


def test_after_a_crash_the_spare_is_asked_again(
    toy: GameSpec,
    start: Callable[[Start], Thinker],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WIZARDTABLE_TEST_MARK", str(tmp_path / "crashed"))
    thinker = start(minds.crashes_once)
    asked = order(toy, patient(20))
    thinker.ask(asked)
    assert wait(thinker).decision(toy).action in asked.read(toy)[1]
    assert (tmp_path / "crashed").exists()


@pytest.mark.few(only="crashes")
@pytest.mark.parametrize("main", [minds.crashes, minds.dies_at_birth])
def test_without_any_working_process_the_greedy_agent_answers(
    toy: GameSpec, start: Callable[[Start], Thinker], main: Start
) -> None:
    thinker = start(main)
    for _ in range(4):
        asked = order(toy, patient(20))
        thinker.ask(asked)
        assert wait(thinker).decision(toy).action in asked.read(toy)[1]


def test_no_process_is_left_when_the_parent_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import time\n"
        "from wizardtable.ai.process.thinker import Thinker\n"
        "if __name__ == '__main__':\n"
        "    thinker = Thinker()\n"
        "    print('up', flush=True)\n"
        "    time.sleep(60)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment
    )
    assert parent.stdout is not None
    assert parent.stdout.readline() == b"up\n"
    children = psutil.Process(parent.pid).children(recursive=True)
    assert len(children) >= 2
    parent.kill()
    parent.wait()
    parent.stdout.close()
    _, alive = psutil.wait_procs(children, timeout=MAX_WAIT_SECONDS)
    assert not alive


def test_closing_ends_the_processes(toy: GameSpec) -> None:
    before = set(psutil.Process().children(recursive=True))
    thinker = Thinker(minds.with_toy)
    warm(thinker, toy)
    started = set(psutil.Process().children(recursive=True)) - before
    minding = [child for child in started if "spawn_main" in " ".join(child.cmdline())]
    assert len(minding) == 2
    thinker.close()
    _, alive = psutil.wait_procs(minding, timeout=MAX_WAIT_SECONDS)
    assert not alive
