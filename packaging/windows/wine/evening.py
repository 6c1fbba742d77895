# SPDX-License-Identifier: MIT
"""Plays, exports, imports and writes files inside the Windows Python, for `try_windows`.

It prints a line for each thing that has worked. Its argument is an empty folder.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from wizardtable import terminal
from wizardtable.app import make_application
from wizardtable.core import catalog, files
from wizardtable.core.arranged import purposes
from wizardtable.core.game import Setup
from wizardtable.core.match import Player
from wizardtable.store import paths, ratings
from wizardtable.store.player import player_file, players
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.tools.selftest import play_out, wait_until
from wizardtable.ui.window.main_window import MainWindow

MATCH_SECONDS = 300.0
HOLD_SECONDS = {"shortly": 0.4, "for long": 4.0}
"""The seconds for which another program holds a file: less and more than the program waits."""

HOLD = """
import _winapi, sys, time
_winapi.CreateFile(sys.argv[1], _winapi.GENERIC_READ, 0, 0, _winapi.OPEN_EXISTING, 0, 0)
print("held", flush=True)
time.sleep(float(sys.argv[2]))
"""
"""A program that opens a file and lets no other program use it meanwhile."""


def play_rated(profile: Profile) -> None:
    """Plays a rated match to its end and looks for its rating."""
    window, services = FirstWindow(profile), Services(profile)
    main = MainWindow(window, profile, services)
    window.show()
    spec = catalog.get("anludim")
    seats = (
        Player("Ada", None),
        Player("Bob", spec.levels[0].id),
        Player("Cid", spec.levels[0].id),
    )
    main.play(spec.id, NewGamePlan(Setup(len(seats)), seats, 11, purpose=purposes.RATED))
    controller = main.page.controller
    assert controller is not None and play_out(controller, MATCH_SECONDS), "the match did not end"
    data = profile.data
    assert wait_until(lambda: bool(ratings.history(data, spec.id)), 30.0), "it has no rating"
    (point,) = ratings.history(data, spec.id)
    window.close()
    services.close()
    print(f"a rated match was played: {point.before.value:.0f} to {point.after.value:.0f} points")


def move_player(profile: Profile, folder: Path) -> None:
    """Exports the player into a file and imports a second player from it."""
    file = folder / "Ådå & ami’s.wizardtable-player"
    player_file.export(profile.data, "Ada", file)
    assert player_file.name_in(file) == "Ada"
    added = player_file.add(profile.home, file)
    data = next(entry.data for entry in players.all_players(profile.home) if entry.id == added)
    assert ratings.history(data, "anludim"), "the rated match is missing"
    print("a player was exported and imported, with the rated match")


def use_held_file(folder: Path) -> None:
    """Replaces a file that another program holds, for a short and for a long time."""
    path = folder / "held.wizardtable"
    files.replace(path, b"old")
    outcomes = {}
    for name, seconds in HOLD_SECONDS.items():
        command = [sys.executable.replace("pythonw", "python"), "-c", HOLD, str(path), str(seconds)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
            assert holder.stdout is not None
            holder.stdout.readline()
            outcomes[name] = _outcome(lambda name=name: files.replace(path, name.encode()))  # type: ignore[misc]
    assert outcomes["shortly"] == "", outcomes
    assert "using" in outcomes["for long"], outcomes
    assert files.read(path, 10) == b"shortly"
    print(f"a file held for a moment was replaced; held for long: {outcomes['for long']}")


def refuse_odd_names(folder: Path) -> None:
    """Writes files whose names or paths Windows does not allow."""
    long = folder.joinpath(*["é" * 48] * 6)
    for path in (folder / "nul.wizardtable", folder / "CON", long / "a.wizardtable"):
        reason = _outcome(lambda path=path: files.replace(path, b"x"))  # type: ignore[misc]
        assert reason or path.read_bytes() == b"x", path
        print(f"{path.name}, {len(str(path))} letters in all: {reason or 'written'}")
    assert not list(folder.rglob("*.tmp"))


def _outcome(act: Callable[[], object]) -> str:
    """Returns the sentence with which a call fails; "" if it succeeds."""
    try:
        act()
    except files.FileError as error:
        return str(error.reason)
    return ""


def main() -> int:
    """Does everything; returns the exit code."""
    terminal.prepare_streams()
    folder = Path(sys.argv[1])
    app = make_application("en")
    profile = Profile(paths.data_dir(folder / "data"), "en")
    profile.settings = replace(profile.settings, my_speed=3, their_speed=3, reduced_motion=True)
    dress(app, profile)
    started = time.monotonic()
    play_rated(profile)
    move_player(profile, folder)
    use_held_file(folder)
    refuse_odd_names(folder)
    profile.close()
    print(f"{time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
