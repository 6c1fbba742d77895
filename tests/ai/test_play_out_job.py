# SPDX-License-Identifier: MIT
"""Tests that daily tables are played in a separate process, even if the process fails."""

import contextlib
import time
from collections.abc import Iterator

import psutil
import pytest

from tests.ai import minds
from wizardtable.ai.process.messages import PlayedOut, PlayOut
from wizardtable.ai.process.play_out_job import PlayOutJob
from wizardtable.ai.search import fixed_play
from wizardtable.core import catalog

DAY = "2026-11-26"


@pytest.fixture
def job() -> Iterator[PlayOutJob]:
    made = PlayOutJob()
    yield made
    made.cancel()


def finish(job: PlayOutJob) -> list[tuple[PlayOut, PlayedOut]]:
    taken: list[tuple[PlayOut, PlayedOut]] = []
    while job.is_busy:
        job.poll(lambda order, played: taken.append((order, played)))
        time.sleep(0.005)  # a busy loop here would starve the other process
    return taken


@pytest.mark.long
def test_levels_are_played_one_after_another_and_as_anywhere_else(job: PlayOutJob) -> None:
    before = children()
    for level in ("apprentice", "adept", "apprentice"):
        job.add("wizards_gambit", DAY, level)
    taken = finish(job)
    assert [order.level_id for order, _ in taken] == ["apprentice", "adept"]
    spec = catalog.get("wizards_gambit")
    for order, played in taken:
        assert played.result == fixed_play.played_out_result(spec, DAY, order.level_id)
    assert children() == before


def test_a_match_that_cannot_be_played_is_left_out(job: PlayOutJob) -> None:
    job.add("wizards_gambit", DAY, "nobody")
    job.add("wizards_gambit", DAY, "apprentice")
    assert [order.level_id for order, _ in finish(job)] == ["apprentice"]


def test_a_process_that_keeps_dying_is_given_up() -> None:
    job = PlayOutJob(dies)
    job.add("wizards_gambit", DAY, "apprentice")
    assert finish(job) == []


def dies(pipe: minds.Pipe) -> None:
    """Ends the process at once."""


def test_what_is_dropped_ends_its_process(job: PlayOutJob) -> None:
    before = children()
    job.add("wizards_gambit", DAY, "grand_magus")
    job.poll(lambda order, played: None)
    job.cancel()
    assert not job.is_busy
    assert children() == before


def children() -> list[int]:
    """Returns the ids of the living thinking processes that this process has started."""
    pids = []
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.NoSuchProcess):  # a zombie does not count
            if "spawn_main" in " ".join(child.cmdline()):
                pids.append(child.pid)
    return pids
