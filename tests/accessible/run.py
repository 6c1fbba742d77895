# SPDX-License-Identifier: MIT
"""Starts a virtual screen, a message bus and the program, and lets `player.py` play matches.

    python -m tests.accessible.run [GAME …] [--language en fr]

The command needs Xvfb, a window manager, D-Bus, AT-SPI (Linux's accessibility interface) and the
system's Python with its bindings. It names the packages that are missing.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
GAMES = ("anludim", "zavandor", "elfenwizards", "wizards_gambit")

PACKAGES_BY_COMMAND = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-run-session": "dbus",
    "xdotool": "xdotool",
}
"""The Debian package of each command that the matches need."""

WINDOW_MANAGER = ("openbox", "--sm-disable", "--config-file", "/etc/xdg/openbox/rc.xml")
"""Without a window manager no window is active, and no key goes to the table."""

BINDINGS_TEST = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing_packages() -> list[str]:
    """Returns the Debian packages that the matches need and that are missing."""
    packages = [
        package for command, package in PACKAGES_BY_COMMAND.items() if not shutil.which(command)
    ]
    if not Path("/usr/libexec/at-spi-bus-launcher").exists():
        packages.append("at-spi2-core")
    bindings_test = [SYSTEM_PYTHON, "-c", BINDINGS_TEST]
    if subprocess.run(bindings_test, capture_output=True, check=False).returncode:
        packages += ["python3-gi", "gir1.2-atspi-2.0"]
    return packages


def play(game: str, language: str, display: str) -> int:
    """Plays one match on an existing screen; returns the exit code of the player."""
    with tempfile.TemporaryDirectory() as data:
        environment = dict(os.environ, DISPLAY=display, PYTHONPATH=str(ROOT))
        environment["QT_QPA_PLATFORM"] = "xcb"
        environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        player_command = [SYSTEM_PYTHON, "-W", "ignore", str(ROOT / "tests/accessible/player.py")]
        command = [*player_command, game, language, data, sys.executable]
        return subprocess.run(
            ["dbus-run-session", "--", *command], env=environment, cwd=ROOT, check=False
        ).returncode


def main() -> int:
    """Plays the matches that the command line asks for.

    Returns 0 if all matches ended, and 2 if packages are missing.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--language", nargs="+", default=["en", "fr"])
    parser.add_argument("--display", default=":97")
    arguments = parser.parse_args()
    if packages := missing_packages():
        print(f"apt-get install {' '.join(packages)}", file=sys.stderr)
        return 2
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    screen = subprocess.Popen(["Xvfb", arguments.display, "-screen", "0", "1280x720x24"], **quiet)
    try:
        time.sleep(1)
        environment = dict(os.environ, DISPLAY=arguments.display)
        subprocess.Popen(WINDOW_MANAGER, env=environment, **quiet)  # ends with the screen
        time.sleep(1)
        codes = [
            play(game, language, arguments.display)
            for language in arguments.language
            for game in arguments.games or GAMES
        ]
    finally:
        screen.terminate()
        screen.wait()
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
