# SPDX-License-Identifier: MIT
"""Starts a screen, a bus and the program, and has `player.py` play matches through AT-SPI.

    python -m tests.accessible.run [GAME …] [--language en fr]

It needs Xvfb, D-Bus, AT-SPI and the system's Python with its bindings, and says how to get them.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
GAMES = ("anludim", "zavandor", "elfenwizards", "wizards_gambit")

NEEDED = {"Xvfb": "xvfb", "dbus-run-session": "dbus", "xdotool": "xdotool"}
"""By command the Debian package that has it."""

BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing() -> list[str]:
    """The Debian packages without which nothing can be played here."""
    packages = [package for command, package in NEEDED.items() if not shutil.which(command)]
    if not Path("/usr/libexec/at-spi-bus-launcher").exists():
        packages.append("at-spi2-core")
    known = [SYSTEM_PYTHON, "-c", BINDINGS]
    if subprocess.run(known, capture_output=True, check=False).returncode:
        packages += ["python3-gi", "gir1.2-atspi-2.0"]
    return packages


def play(game: str, language: str, display: str) -> int:
    """Play one match on a screen that is there; the exit code of the player."""
    with tempfile.TemporaryDirectory() as data:
        environment = dict(os.environ, DISPLAY=display, PYTHONPATH=str(ROOT))
        environment["QT_QPA_PLATFORM"] = "xcb"
        environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        player = [SYSTEM_PYTHON, "-W", "ignore", str(ROOT / "tests/accessible/player.py")]
        order = [*player, game, language, data, sys.executable]
        return subprocess.run(
            ["dbus-run-session", "--", *order], env=environment, cwd=ROOT, check=False
        ).returncode


def main() -> int:
    """Play the matches that are asked for; 0 if all came to their end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--language", nargs="+", default=["en", "fr"])
    parser.add_argument("--display", default=":97")
    asked = parser.parse_args()
    if packages := missing():
        print(f"apt-get install {' '.join(packages)}", file=sys.stderr)
        return 2
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    screen = subprocess.Popen(["Xvfb", asked.display, "-screen", "0", "1280x720x24"], **quiet)
    try:
        time.sleep(1)
        codes = [
            play(game, language, asked.display)
            for language in asked.language
            for game in asked.games or GAMES
        ]
    finally:
        screen.terminate()
        screen.wait()
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
