# SPDX-License-Identifier: MIT
"""Tests that on screens with two pixels for each point everything can be played and
photographed."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, cycle, repeat
from pathlib import Path

import pytest
from PIL import Image

from wizardtable.core import catalog
from wizardtable.core.languages import languages

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )


@pytest.mark.long
def test_a_whole_game_is_dragged_at_two_pixels_a_point() -> None:
    games = "tests/playthroughs/test_whole_games.py"
    game = f"{games}::test_a_whole_game_by_hand[True-play_by_dragging]"  # with all that there is
    done = run("pytest", "-q", "-p", "no:xdist", game, QT_SCALE_FACTOR="2")
    assert done.returncode == 0, done.stdout


SCREENSHOT_RUNS = list(zip(catalog.GAMES, cycle(languages()), chain([2], repeat(1)), strict=False))
"""The game, language and pixels for each point of every run."""


def problems_of_pictures(folder: Path, game: str, language: str, scale: int) -> list[str]:
    """Takes the screenshots of a game, and returns what is wrong with the pictures."""
    options = ["--game", game, "--language", language]
    options += ["--size", "1000x640", "--scale", str(scale)]
    data = ["--data-dir", str(folder / "data")]
    done = run("wizardtable", "--screenshots", str(folder / "shots"), *options, *data)
    if (done.returncode, done.stderr) != (0, ""):
        return [f"{game}: {done.returncode} {done.stderr}"]
    pictures = sorted((folder / "shots").glob("*.png"))
    names = " ".join(picture.stem for picture in pictures)
    screens = ("lobby", "new-game", "early", "middle", "late", "end", "rules", "preferences")
    problems = [f"{game}: no {screen}" for screen in screens if screen not in names]
    for picture in pictures:
        image = Image.open(picture)
        if image.size != (1000 * scale, 640 * scale):
            problems.append(f"{game}: {picture.name} has the size {image.size}")
        some = image.resize((500, 320), Image.Resampling.NEAREST).convert("RGB")
        if some.getcolors(200) is not None:  # there are no more
            problems.append(f"{game}: {picture.name} is blank")
    return problems


@pytest.mark.long
def test_every_screen_has_its_picture(tmp_path: Path) -> None:
    # All games side by side, for each program waits more than it works.
    with ThreadPoolExecutor(len(SCREENSHOT_RUNS)) as side_by_side:
        problems = side_by_side.map(
            lambda chosen: problems_of_pictures(tmp_path / chosen[0], *chosen), SCREENSHOT_RUNS
        )
    assert not list(chain(*problems))
