# SPDX-License-Identifier: MIT
"""At two pixels a point everything is played and pictured as at one."""

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


CHOSEN = list(zip(catalog.GAMES, cycle(languages()), chain([2], repeat(1)), strict=False))
"""Of each game, in which language and at how many pixels a point it is pictured."""


def pictured(folder: Path, game: str, language: str, scale: int) -> list[str]:
    """What is wrong with the pictures of a game's screens."""
    options = ["--game", game, "--language", language]
    options += ["--size", "1000x640", "--scale", str(scale)]
    data = ["--data-dir", str(folder / "data")]
    done = run("wizardtable", "--screenshots", str(folder / "shots"), *options, *data)
    if (done.returncode, done.stderr) != (0, ""):
        return [f"{game}: {done.returncode} {done.stderr}"]
    pictures = sorted((folder / "shots").glob("*.png"))
    names = " ".join(picture.stem for picture in pictures)
    screens = ("lobby", "new-game", "early", "middle", "late", "end", "rules", "preferences")
    found = [f"{game}: no {screen}" for screen in screens if screen not in names]
    for picture in pictures:
        image = Image.open(picture)
        if image.size != (1000 * scale, 640 * scale):
            found.append(f"{game}: {picture.name} has the size {image.size}")
        some = image.resize((500, 320), Image.Resampling.NEAREST).convert("RGB")
        if some.getcolors(200) is not None:  # there are no more
            found.append(f"{game}: {picture.name} is blank")
    return found


@pytest.mark.long
def test_every_screen_has_its_picture(tmp_path: Path) -> None:
    # All games side by side, for each program waits more than it works.
    with ThreadPoolExecutor(len(CHOSEN)) as side_by_side:
        found = side_by_side.map(lambda one: pictured(tmp_path / one[0], *one), CHOSEN)
    assert not list(chain(*found))
