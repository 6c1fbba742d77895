# SPDX-License-Identifier: MIT
"""Tests processes that die, freeze, starve or start late, with a clock that the test moves."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import psutil
import pytest

from tests.ai import minds
from tests.ai.test_thinker import order, question
from wizardtable.ai.process import thinker as worker
from wizardtable.ai.process import thinking_process
from wizardtable.ai.process.messages import Answer, Ask, Ready, Report
from wizardtable.ai.process.thinker import Thinker, ThinkerGroup
from wizardtable.ai.process.thinking_process import ThinkingProcess
from wizardtable.ai.search import agents
from wizardtable.core import codec
from wizardtable.core.agent import Budget
from wizardtable.core.game_spec import GameSpec


@dataclass
class Clock:
    """A stand-in for `monotonic`."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Process:
    """A stand-in for `ThinkingProcess` that does what the test says."""

    ticket: int | None = None
    is_lost: bool = False
    is_overdue: bool = False
    asked: list[Ask] = field(default_factory=list)
    reports: deque[Report] = field(default_factory=deque)
    stopped: bool = False
    killed: bool = False
    is_alive: bool = True
    has_started: bool = True

    def ask(self, order: Ask, seconds: float) -> None:
        self.ticket = order.ticket
        self.asked.append(order)

    def stop(self) -> None:
        self.stopped = True

    def report(self) -> Report | None:
        said = self.reports.popleft() if self.reports else None
        if isinstance(said, Answer) and said.ticket == self.ticket:
            self.ticket, self.is_overdue = None, False
        return said

    def kill(self) -> None:
        self.killed = True

    quit = kill


Start = Callable[..., Thinker]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(worker, "monotonic", made)
    return made


@pytest.fixture
def started(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """Provides the processes in the order of their start."""
    made: list[Process] = []

    def start(main: object) -> Process:
        made.append(Process())
        return made[-1]

    monkeypatch.setattr(worker, "ThinkingProcess", start)
    return made


def answer(spec: GameSpec, asked: Ask) -> Answer:
    """Returns the answer of an agent that searched."""
    observation, actions = asked.read(spec)
    mind = agents.make(spec, asked.level_id, 1, alone=True)
    decision = mind.choose(observation, actions, Budget(iterations=20))
    text = codec.dumps(spec.rules.kinds.action, decision.action)
    return Answer(asked.ticket, text, decision.reason, decision.stats)


def test_after_a_crash_the_question_gets_the_rest_of_its_time(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    clock.now += 1.5
    started[0].is_lost = True
    assert thinker.poll() is None
    assert started[0].killed
    again = started[1].asked[0]
    assert again.budget.iterations == 200
    assert again.budget.seconds == pytest.approx(0.5)
    started[1].reports.append(answer(toy, again))
    taken = thinker.poll()
    assert taken is not None
    assert taken.stats.visits


def test_a_spare_that_died_is_not_what_a_question_is_asked_again(
    toy: GameSpec, started: list[Process]
) -> None:
    thinker = Thinker()
    started[1].is_alive = False
    started[0].is_lost = True
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    while not started[-2].asked:
        assert thinker.poll() is None
    assert not started[1].asked
    assert all(process.is_alive for process in started[-2:])


def test_after_a_crash_a_process_that_is_slow_to_start_is_not_waited_for(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].is_lost = True
    assert thinker.poll() is None
    clock.now += 2.0 + thinking_process.STOP_GRACE_SECONDS + 0.01
    hasty = thinker.poll()
    assert hasty is not None
    assert not hasty.stats.visits
    assert started[1].stopped
    assert not thinker.is_thinking


def test_a_process_that_follows_a_lost_one_too_late_is_not_waited_for(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker(spare=False)
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].reports.append(answer(toy, started[0].asked[0]))
    assert thinker.poll() is not None
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    thinker.cancel()  # it ignores this, and the next question finds it lost
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].is_lost = True
    assert thinker.poll() is None
    started[1].has_started = False
    clock.now += 2.0 + thinking_process.STOP_GRACE_SECONDS + 0.01
    hasty = thinker.poll()
    assert hasty is not None
    assert not hasty.stats.visits


def test_the_start_of_the_program_is_waited_for_a_second_past_the_time(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].has_started = False
    clock.now += 2.0 + 0.9 * thinking_process.START_GRACE_SECONDS
    assert thinker.poll() is None
    started[0].reports.append(answer(toy, started[0].asked[0]))
    taken = thinker.poll()
    assert taken is not None
    assert taken.stats.visits


def test_a_process_that_is_frozen_while_it_starts_is_waited_for_no_longer(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    started[0].has_started = False
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    clock.now += 2.0 + thinking_process.START_GRACE_SECONDS + 0.01
    hasty = thinker.poll()
    assert hasty is not None
    assert not hasty.stats.visits
    assert not started[0].killed
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    assert started[1].asked


def test_who_does_not_answer_in_time_gives_way_and_is_not_killed(
    toy: GameSpec, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    slow, other = started
    slow.is_overdue = True
    hasty = thinker.poll()
    assert hasty is not None
    assert not hasty.stats.visits
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    slow.reports.append(answer(toy, slow.asked[0]))  # an answer that is not needed any more
    assert thinker.poll() is None
    assert len(other.asked) == 1
    other.is_overdue = True
    assert thinker.poll() is not None
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    assert len(slow.asked) == 2
    assert not slow.killed and not other.killed
    assert len(started) == 2


def test_where_all_are_late_each_question_costs_its_time_and_no_process(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].reports.append(answer(toy, started[0].asked[0]))
    assert thinker.poll() is not None
    for _ in range(3):
        thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
        for process in started:
            process.is_overdue = process.ticket is not None
        clock.now += 2.0 + thinking_process.STOP_GRACE_SECONDS + 0.01
        assert thinker.poll() is not None
    assert len(started) == 2
    assert not any(process.killed for process in started)


def test_who_gave_way_and_hangs_is_followed_by_another(
    toy: GameSpec, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].is_overdue = True
    assert thinker.poll() is not None
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].is_lost = True
    assert thinker.poll() is None
    assert started[0].killed
    assert len(started) == 3
    started[1].reports.append(answer(toy, started[1].asked[0]))
    assert thinker.poll() is not None


def test_an_answer_that_came_while_the_machine_slept_is_taken(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    started[0].reports.append(answer(toy, started[0].asked[0]))
    started[0].is_lost = started[0].is_overdue = (
        True  # the clock did not stop while the machine slept
    )
    clock.now += 8 * 3600.0
    taken = thinker.poll()
    assert taken is not None
    assert taken.stats.visits
    assert not started[0].killed


@pytest.fixture
def hanging(
    toy: GameSpec, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ThinkingProcess]:
    """Provides a real process that took a question of two seconds and does not listen any more."""
    monkeypatch.setattr(thinking_process, "monotonic", clock)
    made = ThinkingProcess(minds.hangs)
    made.ask(replace(order(toy, Budget(iterations=200, seconds=2.0)), ticket=1), 2.0)
    while not isinstance(made.report(), Ready):
        time.sleep(0.005)
    yield made
    made.kill()


def test_a_process_is_not_lost_because_the_machine_slept(
    hanging: ThinkingProcess, clock: Clock
) -> None:
    clock.now += 8 * 3600.0
    assert not hanging.is_overdue
    clock.now += 1.0
    assert not hanging.is_overdue


def test_a_process_is_overdue_soon_after_its_time_however_seldom_it_is_looked_at(
    hanging: ThinkingProcess, clock: Clock
) -> None:
    looks = 0
    while not hanging.is_overdue:
        clock.now += 1.0
        looks += 1
    assert (
        looks
        <= (2.0 + thinking_process.STOP_GRACE_SECONDS) / thinking_process.MAX_COUNTED_GAP_SECONDS
        + 2
    )
    assert not hanging.is_lost


def test_a_process_that_hangs_is_lost_in_the_end(hanging: ThinkingProcess, clock: Clock) -> None:
    began = clock.now
    while not hanging.is_lost:
        clock.now += thinking_process.MAX_COUNTED_GAP_SECONDS
    assert thinking_process.HANG_SECONDS < clock.now - began < thinking_process.HANG_SECONDS + 5.0


def test_a_frozen_process_can_be_ended(hanging: ThinkingProcess) -> None:
    frozen = psutil.Process(hanging.pid)
    frozen.suspend()
    hanging.kill()
    psutil.wait_procs([frozen], timeout=20)
    assert not frozen.is_running()


def test_three_lost_processes_are_not_followed_by_more_for_a_minute(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    thinker = Thinker()
    for _ in range(4):
        thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
        for process in started:
            process.is_lost = True
        while thinker.poll() is None:
            pass
    count = len(started)
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    hasty = thinker.poll()
    assert hasty is not None
    assert not hasty.stats.visits
    assert len(started) == count
    clock.now += worker.PAUSE_SECONDS
    thinker.ask(order(toy, Budget(iterations=200, seconds=2.0)))
    assert len(started) > count
    process = started[count]
    process.reports.append(answer(toy, process.asked[0]))
    recovered = thinker.poll()
    assert recovered is not None
    assert recovered.stats.visits


def group_of(toy: GameSpec) -> ThinkerGroup:
    """Returns a group whose three members were all asked. Only the first has a spare process."""
    seated = ThinkerGroup(lambda spare: Thinker(spare=spare), cores=3)
    seated.ask(question(toy, Budget(iterations=60, seconds=2.0), "circle"))
    for _ in range(3):
        assert seated.poll() is None
    return seated


def test_members_of_a_group_are_started_one_at_a_look(
    toy: GameSpec, started: list[Process]
) -> None:
    seated = ThinkerGroup(lambda spare: Thinker(spare=spare), cores=3)
    assert len(started) == 2
    seated.ask(question(toy, Budget(iterations=60, seconds=2.0), "circle"))
    assert len(started) == 2
    for number in (3, 4, 4):
        assert seated.poll() is None
        assert len(started) == number


def test_a_group_does_not_wait_past_its_time_for_who_still_starts(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    seated = group_of(toy)
    first = started[0]
    first.reports.append(answer(toy, first.asked[0]))
    assert seated.poll() is None
    clock.now += 2.0
    agreed = seated.poll()
    assert agreed is not None
    assert agreed.stats.visits == answer(toy, first.asked[0]).stats.visits
    assert [process.stopped for process in started] == [False, False, True, True]
    assert seated.question is None


def test_who_answers_in_haste_for_a_lost_process_does_not_speak_for_the_group(
    toy: GameSpec, clock: Clock, started: list[Process]
) -> None:
    seated = group_of(toy)
    started[2].is_overdue = True
    clock.now += 2.05
    assert seated.poll() is None
    last = started[3]
    last.reports.append(answer(toy, last.asked[0]))
    agreed = seated.poll()
    assert agreed is not None
    assert agreed.stats.visits == answer(toy, last.asked[0]).stats.visits
