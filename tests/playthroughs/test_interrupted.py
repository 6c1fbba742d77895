# SPDX-License-Identifier: MIT
"""Tests that a killed program loses at most one move, and that the match continues to its end."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.windows import Hands
from wizardtable.store import paths, save


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a matter of POSIX systems")
@pytest.mark.parametrize("moves", [6, 21, 48])
def test_a_match_killed_in_the_middle_continues_where_it_stood(
    hands: Hands, tmp_path: Path, moves: int
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.playthroughs.player", str(tmp_path / "killed")],
        stdout=subprocess.PIPE,
        text=True,
    ) as player:
        assert player.stdout is not None
        saved_count = 0
        while saved_count < moves:
            line = player.stdout.readline()
            assert line, "the match was over before it was killed"
            saved_count = int(line)
        os.kill(player.pid, signal.SIGKILL)
    (summary,) = save.read_summaries(paths.data_dir(tmp_path / "killed").saves)
    assert summary.problem is None
    hands.main.open_save(summary.path)
    assert not hands.main.page.banner.isVisible()
    assert len(hands.controller.match.actions) >= saved_count
    while hands.wait_turn():
        hands.controller.act(hands.controller.menu()[0])
        if len(hands.controller.match.actions) > saved_count + 12:
            return
