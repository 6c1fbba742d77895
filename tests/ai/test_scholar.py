# SPDX-License-Identifier: MIT
"""Matches are analysed in a process of their own, whatever becomes of it."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from tests.ai import minds
from tests.helpers import played
from wizardtable.ai import child, scholar
from wizardtable.ai.analysis import Analysis, Effort, analyse
from wizardtable.ai.record import Record
from wizardtable.ai.scholar import GaveUp, Scholar
from wizardtable.core.catalog import GameSpec

SMALL = Effort(worlds=4, quick=10, deep=20, finalists=3, seconds=30.0)
LONG = Effort(worlds=4, quick=100_000, deep=20, finalists=3, seconds=60.0)

Start = Callable[[minds.Pipe], None]


@pytest.fixture
def start() -> Iterator[Callable[[Start], Scholar]]:
    """Makes scholars, and ends what they do after the test."""
    made: list[Scholar] = []

    def make(main: Start) -> Scholar:
        made.append(Scholar(main))
        return made[-1]

    yield make
    for one in made:
        one.cancel()


def wait(one: Scholar, seconds: float = 30.0) -> Analysis:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        analysis = one.poll()
        if analysis is not None:
            return analysis
        time.sleep(0.005)
    raise AssertionError("no analysis came")


def children() -> list[psutil.Process]:
    return [one for one in psutil.Process().children() if one.is_running()]


def test_the_process_finds_what_this_one_would(
    toy: GameSpec, start: Callable[[Start], Scholar]
) -> None:
    match = played(toy)
    one = start(minds.with_toy)
    one.study(Record.of(match), SMALL)
    assert one.studying
    assert wait(one) == analyse(match, SMALL)
    assert not one.studying
    assert one.progress > 0.5


def test_cancelling_ends_the_process(toy: GameSpec, start: Callable[[Start], Scholar]) -> None:
    before = len(children())
    one = start(minds.with_toy)
    one.study(Record.of(played(toy)), LONG)
    end = time.monotonic() + 20
    while one.progress < 0.15 and time.monotonic() < end:
        assert one.poll() is None
        time.sleep(0.01)
    assert one.progress > 0
    one.cancel()
    assert not one.studying
    assert one.poll() is None
    assert len(children()) == before


def test_a_lost_process_is_followed_by_another(
    toy: GameSpec,
    start: Callable[[Start], Scholar],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WIZARDTABLE_TEST_MARK", str(tmp_path / "mark"))
    match = played(toy)
    one = start(minds.crashes_once)
    one.study(Record.of(match), SMALL)
    assert wait(one) == analyse(match, SMALL)


@pytest.mark.parametrize("main", [minds.crashes, minds.dies_at_birth, minds.hangs])
def test_it_gives_up_when_processes_keep_getting_lost(
    toy: GameSpec,
    start: Callable[[Start], Scholar],
    monkeypatch: pytest.MonkeyPatch,
    main: Start,
) -> None:
    monkeypatch.setattr(scholar, "SILENCE", 0.2)
    monkeypatch.setattr(child, "STARTING", 10.0)
    before = len(children())
    one = start(main)
    one.study(Record.of(played(toy)), SMALL)
    with pytest.raises(GaveUp):
        wait(one)
    assert not one.studying
    assert len(children()) == before


def test_it_gives_up_where_the_game_fails(toy: GameSpec, start: Callable[[Start], Scholar]) -> None:
    one = start(minds.with_broken_brain)
    one.study(Record.of(played(toy)), SMALL)
    with pytest.raises(GaveUp):
        wait(one)
