# SPDX-License-Identifier: MIT
"""Makes the pictures of README.md in `docs`: a film of each game, and some screens.

They always show the same matches, so that a picture changes only if the program does.
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"

GAMES = ROOT / "tests" / "games"
"""The folders of the games' tests; their `film.toml` selects the stretch that is filmed."""

SCREENS = {
    "lobby": "lobby",
    "anludim-lesson-move": "learn",
    "anludim-hint": "hint",
    "anludim-by-day": "by-day",
}
"""The pictures of --screenshots that are used, and their names in `docs`."""

SIZE = "1280x800"
WEBP_QUALITY = 84


def film() -> None:
    """Films a match of each game."""
    for path in sorted(GAMES.glob("*/film.toml")):
        game, stretch = path.parent.name, tomllib.loads(path.read_text(encoding="utf-8"))
        options = [f"--{name}={value}" for name, value in stretch.items()]
        _run("--record", str(DOCS / f"{game}.webp"), "--game", game, *options)


def show_screens() -> None:
    """Makes the screens as WebP, which takes a third of the space of a PNG."""
    with tempfile.TemporaryDirectory() as name:
        _run("--screenshots", name, "--game", "anludim", "--size", SIZE)
        for path in sorted(Path(name).glob("*.png")):
            screen = path.stem.split("-", 1)[1]
            if screen in SCREENS:
                with Image.open(path) as picture:
                    target = DOCS / f"{SCREENS[screen]}.webp"
                    picture.convert("RGB").save(target, quality=WEBP_QUALITY, method=6)


def _run(*options: str) -> None:
    command = [sys.executable, "-m", "wizardtable", "--language", "en", *options]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    DOCS.mkdir(exist_ok=True)
    film()
    show_screens()
    for path in sorted(DOCS.glob("*.webp")):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
