# SPDX-License-Identifier: MIT
"""Matches are analysed in a process of their own, whatever becomes of it."""

import time
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import psutil
import pytest

from tests.ai import minds
from tests.ai.test_bad_times import Process
from tests.helpers import played
from wizardtable.ai.process import analysis_job
from wizardtable.ai.process.analysis_job import AnalysisGaveUp, AnalysisJob
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.analysis import Effort, analyse
from wizardtable.ai.search.appraisal import Analysis
from wizardtable.core.game_spec import GameSpec

SMALL = Effort(worlds=4, quick=10, deep=20, finalists=3, seconds=30.0)
LONG = Effort(worlds=4, quick=100_000, deep=20, finalists=3, seconds=60.0)

Start = Callable[[minds.Pipe], None]


@pytest.fixture
def start() -> Iterator[Callable[[Start], AnalysisJob]]:
    """Makes jobs, and ends what they do after the test."""
    made: list[AnalysisJob] = []

    def make(main: Start) -> AnalysisJob:
        made.append(AnalysisJob(main))
        return made[-1]

    yield make
    for one in made:
        one.cancel()


PATIENCE = 120.0
"""Seconds for what takes a moment: the machine may be busy."""


def wait(one: AnalysisJob) -> Analysis:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        analysis = one.poll()
        if analysis is not None:
            return analysis
        time.sleep(0.005)
    raise AssertionError("no analysis came")


def children() -> set[psutil.Process]:
    """The processes of this one, with the one that keeps track of what processes share: Python
    starts it with the first of them, and it stays."""
    resource_tracker.ensure_running()
    return set(psutil.Process().children())


def all_ended(started: set[psutil.Process]) -> bool:
    """Whether these processes end; one that is killed takes its time on a busy machine."""
    return not psutil.wait_procs(started, timeout=PATIENCE)[1]


def test_the_process_finds_what_this_one_would(
    toy: GameSpec, start: Callable[[Start], AnalysisJob]
) -> None:
    match = played(toy)
    one = start(minds.with_toy)
    one.study(MatchRecord.of(match), SMALL)
    assert one.studying
    assert wait(one) == analyse(match, SMALL)
    assert not one.studying
    assert one.progress > 0.5


def test_cancelling_ends_the_process(toy: GameSpec, start: Callable[[Start], AnalysisJob]) -> None:
    before = children()
    one = start(minds.with_toy)
    one.study(MatchRecord.of(played(toy)), LONG)
    end = time.monotonic() + PATIENCE
    while one.progress < 0.15 and time.monotonic() < end:
        assert one.poll() is None
        time.sleep(0.01)
    assert one.progress > 0
    one.cancel()
    assert not one.studying
    assert one.poll() is None
    assert all_ended(children() - before)


def test_a_lost_process_is_followed_by_another(
    toy: GameSpec,
    start: Callable[[Start], AnalysisJob],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WIZARDTABLE_TEST_MARK", str(tmp_path / "mark"))
    match = played(toy)
    one = start(minds.crashes_once)
    one.study(MatchRecord.of(match), SMALL)
    assert wait(one) == analyse(match, SMALL)


@pytest.mark.parametrize("main", [minds.crashes, minds.dies_at_birth])
def test_it_gives_up_when_processes_keep_getting_lost(
    toy: GameSpec, start: Callable[[Start], AnalysisJob], main: Start
) -> None:
    before = children()
    one = start(main)
    one.study(MatchRecord.of(played(toy)), SMALL)
    with pytest.raises(AnalysisGaveUp):
        wait(one)
    assert not one.studying
    assert all_ended(children() - before)


def test_it_gives_up_on_processes_that_hang(
    toy: GameSpec, start: Callable[[Start], AnalysisJob], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they are found to do by a clock in test_bad_times."""
    started: list[Process] = []

    def begin(main: object) -> Process:
        started.append(Process())
        return started[-1]

    monkeypatch.setattr(analysis_job, "ThinkingProcess", begin)
    one = start(minds.hangs)
    one.study(MatchRecord.of(played(toy)), SMALL)
    for _ in range(analysis_job.ATTEMPTS - 1):
        assert one.poll() is None
        started[-1].lost = True
    assert one.poll() is None
    assert one.poll() is None
    started[-1].lost = True
    with pytest.raises(AnalysisGaveUp):
        one.poll()
    assert len(started) == analysis_job.ATTEMPTS
    assert all(process.killed for process in started)


def test_it_gives_up_where_the_game_fails(
    toy: GameSpec, start: Callable[[Start], AnalysisJob]
) -> None:
    one = start(minds.with_broken_brain)
    one.study(MatchRecord.of(played(toy)), SMALL)
    with pytest.raises(AnalysisGaveUp):
        wait(one)
