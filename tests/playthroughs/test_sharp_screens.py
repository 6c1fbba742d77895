# SPDX-License-Identifier: MIT
"""At two pixels a point everything is played and pictured as at one."""

import os
import subprocess
import sys
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


def test_a_whole_game_is_dragged_at_two_pixels_a_point() -> None:
    games = "tests/playthroughs/test_whole_games.py"
    done = run("pytest", "-q", "-p", "no:xdist", games, "-k", "dragging", QT_SCALE_FACTOR="2")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("game", "language", "scale"),
    list(zip(catalog.GAMES, cycle(languages()), chain([2], repeat(1)), strict=False)),
)
def test_every_screen_has_its_picture(tmp_path: Path, game: str, language: str, scale: int) -> None:
    options = ["--game", game, "--language", language]
    options += ["--size", "1000x640", "--scale", str(scale)]
    data = ["--data-dir", str(tmp_path / "data")]
    done = run("wizardtable", "--screenshots", str(tmp_path / "shots"), *options, *data)
    assert (done.returncode, done.stderr) == (0, "")
    pictures = sorted((tmp_path / "shots").glob("*.png"))
    names = " ".join(picture.stem for picture in pictures)
    for screen in ("lobby", "new-game", "early", "middle", "late", "end", "rules", "preferences"):
        assert screen in names
    for picture in pictures:
        image = Image.open(picture)
        assert image.size == (1000 * scale, 640 * scale)
        some = image.resize((500, 320), Image.Resampling.NEAREST).convert("RGB")
        assert len(some.getcolors(1 << 24) or ()) > 200, f"{picture.name} is blank"
