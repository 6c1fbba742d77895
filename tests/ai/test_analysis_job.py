# SPDX-License-Identifier: MIT
"""Tests that matches are analysed in a separate process, even if the process fails."""

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
from wizardtable.ai.process.analysis_job import AnalysisError, AnalysisJob
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search.analysis import Effort, analyse
from wizardtable.ai.search.appraisal import Analysis
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match

SMALL_EFFORT = Effort(
    world_count=4, quick_iterations=10, deep_iterations=20, finalist_count=3, seconds=30.0
)
LONG_EFFORT = Effort(
    world_count=4, quick_iterations=100_000, deep_iterations=20, finalist_count=3, seconds=60.0
)

Start = Callable[[minds.Pipe], None]


@pytest.fixture
def start() -> Iterator[Callable[[Start], AnalysisJob]]:
    """Provides a function that makes jobs, and cancels them after the test."""
    made: list[AnalysisJob] = []

    def make(main: Start) -> AnalysisJob:
        made.append(AnalysisJob(main))
        return made[-1]

    yield make
    for job in made:
        job.cancel()


MAX_WAIT_SECONDS = 120.0
"""Seconds to wait for something that usually takes a moment, on a busy machine."""


def wait(job: AnalysisJob) -> Analysis:
    end = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < end:
        analysis = job.poll()
        if analysis is not None:
            return analysis
        time.sleep(0.005)
    raise AssertionError("no analysis came")


def children() -> set[psutil.Process]:
    """Returns the child processes, including the resource tracker.

    Python starts the tracker with the first shared resource and keeps it, so it has to run already.
    """
    resource_tracker.ensure_running()
    return set(psutil.Process().children())


def all_ended(started: set[psutil.Process]) -> bool:
    """Returns whether these processes end. A killed one takes its time on a busy machine."""
    return not psutil.wait_procs(started, timeout=MAX_WAIT_SECONDS)[1]


def test_the_process_finds_what_this_one_would(
    toy: GameSpec, start: Callable[[Start], AnalysisJob]
) -> None:
    match = played(toy)
    job = start(minds.with_toy)
    job.study(MatchRecord.of(match), SMALL_EFFORT)
    assert job.is_studying
    assert wait(job) == analyse(match, SMALL_EFFORT)
    assert not job.is_studying
    assert job.progress > 0.5


def test_what_was_begun_in_advance_gives_the_same_analysis(
    toy: GameSpec, start: Callable[[Start], AnalysisJob]
) -> None:
    match, job = played(toy), start(minds.with_toy)
    early = Match(toy, match.setup, match.seed, match.players)
    for action in match.actions:
        job.follow(MatchRecord.of(early), SMALL_EFFORT)
        job.pause()
        early.play(action)
    assert job.poll() is None, "nothing is known before the end"
    job.follow(MatchRecord.of(early), SMALL_EFFORT)
    job.pause()
    job.study(MatchRecord.of(match), SMALL_EFFORT)
    assert wait(job) == analyse(match, SMALL_EFFORT)
    assert [odds.place for odds in job.course][-1] == len(match.actions)


def test_cancelling_ends_the_process(toy: GameSpec, start: Callable[[Start], AnalysisJob]) -> None:
    before = children()
    job = start(minds.with_toy)
    job.study(MatchRecord.of(played(toy)), LONG_EFFORT)
    end = time.monotonic() + MAX_WAIT_SECONDS
    while job.progress < 0.15 and time.monotonic() < end:
        assert job.poll() is None
        time.sleep(0.01)
    assert job.progress > 0
    job.cancel()
    assert not job.is_studying
    assert job.poll() is None
    assert all_ended(children() - before)


def test_a_lost_process_is_followed_by_another(
    toy: GameSpec,
    start: Callable[[Start], AnalysisJob],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WIZARDTABLE_TEST_MARK", str(tmp_path / "mark"))
    match = played(toy)
    job = start(minds.crashes_once)
    job.study(MatchRecord.of(match), SMALL_EFFORT)
    assert wait(job) == analyse(match, SMALL_EFFORT)


@pytest.mark.parametrize("main", [minds.crashes, minds.dies_at_birth])
def test_it_gives_up_when_processes_keep_getting_lost(
    toy: GameSpec, start: Callable[[Start], AnalysisJob], main: Start
) -> None:
    before = children()
    job = start(main)
    job.study(MatchRecord.of(played(toy)), SMALL_EFFORT)
    with pytest.raises(AnalysisError):
        wait(job)
    assert not job.is_studying
    assert all_ended(children() - before)


def test_it_gives_up_on_processes_that_hang(
    toy: GameSpec, start: Callable[[Start], AnalysisJob], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reports the processes as lost; test_bad_times checks this with a clock."""
    started: list[Process] = []

    def begin(main: object) -> Process:
        started.append(Process())
        return started[-1]

    monkeypatch.setattr(analysis_job, "ThinkingProcess", begin)
    job = start(minds.hangs)
    job.study(MatchRecord.of(played(toy)), SMALL_EFFORT)
    for _ in range(analysis_job.MAX_LOST_PROCESSES - 1):
        assert job.poll() is None
        started[-1].is_lost = True
    assert job.poll() is None
    assert job.poll() is None
    started[-1].is_lost = True
    with pytest.raises(AnalysisError):
        job.poll()
    assert len(started) == analysis_job.MAX_LOST_PROCESSES
    assert all(process.killed for process in started)


def test_it_gives_up_where_the_game_fails(
    toy: GameSpec, start: Callable[[Start], AnalysisJob]
) -> None:
    job = start(minds.with_broken_brain)
    job.study(MatchRecord.of(played(toy)), SMALL_EFFORT)
    with pytest.raises(AnalysisError):
        wait(job)
