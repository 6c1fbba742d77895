# SPDX-License-Identifier: MIT
"""Runs one trial of the monkey in this process: `python -m lab.hunts.monkey_trial FOLDER`.

The environment keeps everything inside the folder; `lab.hunts.monkey` sets it.
"""

import json
import random
import secrets
import sys
from math import inf
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, Qt, QUrl, Slot, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from lab.hunts.monkey_acts import Monkey
from lab.hunts.monkey_watch import MAX_TURN_SECONDS, Notes, Turns, errors, lost_processes, overhear
from wizardtable import app as program
from wizardtable.core import codec
from wizardtable.core.languages import languages
from wizardtable.core.match import Match
from wizardtable.options import Options
from wizardtable.store import save

RESULT_FILE = "result.json"


class Links(QObject):
    """Takes all links that would be opened by a browser or by the desktop."""

    def __init__(self, notes: Notes) -> None:
        super().__init__()
        self._notes = notes
        for scheme in ("file", "http", "https", "mailto"):
            QDesktopServices.setUrlHandler(scheme, self, "follow")  # type: ignore[arg-type]

    @Slot(QUrl)
    def follow(self, url: QUrl) -> None:
        self._notes.actions["links"] += 1


def run(
    folder: Path,
    seed: str,
    game: str,
    limits: tuple[float, int],
    stop: tuple[float, float] = (MAX_TURN_SECONDS, inf),
) -> Notes:
    """Runs the program with a monkey until it is left.

    `limits` are seconds and the number of actions. `stop` has the most seconds of processor time
    for a turn of the event loop, and the shortest time of the yardstick so far.
    """
    notes = Notes()
    rng = Random(seed)
    drawn = Random(f"{seed} of the program")
    secrets.randbelow = drawn.randrange  # type: ignore[assignment]
    secrets.randbits = drawn.getrandbits  # type: ignore[assignment]
    secrets.SystemRandom = lambda: Random(drawn.getrandbits(64))  # type: ignore[assignment, misc]
    random.seed(seed)
    errors(notes, folder)
    qInstallMessageHandler(overhear(notes))
    kept: list[object] = []
    make = program.make_application

    def make_application(language: str) -> QApplication:
        QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        app = make(language)
        turns = Turns(notes, *stop)
        kept.extend((Links(notes), turns, Monkey(rng, notes, turns, game, limits)))
        return app

    program.make_application = make_application
    options = Options(data_dir=folder / "data", language=rng.choice(languages()))
    code = program.run(options, options.language)
    if code != 0:
        notes.find("the end", f"the program ended with the code {code}")
    _, turns, monkey = kept
    assert isinstance(monkey, Monkey)
    assert isinstance(turns, Turns)
    notes.best = turns.best
    if monkey.shown is not None:
        _compare(notes, *monkey.shown)
    notes.lost, entries = lost_processes(folder / "data" / "crash.log")
    if entries:
        notes.find("crash.log", "\n".join(entries[-40:]))
    return notes


def _compare(notes: Notes, shown: Match, path: Path) -> None:
    """Checks that the match last on the table is the one in its save."""
    if not path.exists():
        return  # the monkey has deleted it from the list of saves
    try:
        loaded = save.load(path).match
    except save.SaveError as problem:
        notes.find("the save", str(problem))
        return
    kind = shown.spec.rules.kinds.state
    for name, shown_value, other in (
        ("game", shown.spec.id, loaded.spec.id),
        ("seed", shown.seed, loaded.seed),
        ("players", shown.players, loaded.players),
        ("setup", shown.setup, loaded.setup),
        ("actions", shown.actions, loaded.actions),
        ("assisted", shown.assisted, loaded.assisted),
        (
            "state",
            *(
                codec.digest(kind, shown_value.state_at(len(shown_value.actions)))
                for shown_value in (shown, loaded)
            ),
        ),
    ):
        if shown_value != other:
            notes.find("the save", f"{path.name}: {name}: shown {shown_value}\nloaded {other}")


def main(folder: Path) -> int:
    """Carries out `order.json` and writes `result.json`."""
    order = json.loads((folder / "order.json").read_text(encoding="utf-8"))
    limits = float(order["seconds"]), int(order["actions"])
    stop = float(order["stop"]), float(order["best"])
    notes = run(folder, str(order["seed"]), str(order["game"]), limits, stop)
    result = {
        "findings": notes.findings,
        "actions": notes.actions,
        "changes": notes.changes,
        "games": notes.games,
        "begun": notes.begun,
        "ended": notes.ended,
        "longest": notes.longest,
        "memory": notes.memory,
        "lost": notes.lost,
        "best": notes.best,
    }
    (folder / RESULT_FILE).write_text(json.dumps(result), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
