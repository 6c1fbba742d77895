# SPDX-License-Identifier: MIT
"""Runs the real program, which plays at random by itself until it is killed, or kills itself.

It reports on its standard output, one JSON list in a line, when it begins a write and when the
write is done. `lab.hunts.kill` starts it.
"""

import json
import os
import random
import signal
import stat
import sys
import threading
import zlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from types import FrameType
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from lab.hunts import kept
from lab.hunts.orders import Order
from wizardtable.__main__ import main as program
from wizardtable.ai.process.thinker import Thinker
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import MAX_NAME_LETTERS
from wizardtable.play.controller import Controller
from wizardtable.play.frames import Frame
from wizardtable.sound.player import SoundPlayer
from wizardtable.store import history, save, settings
from wizardtable.store.achieved import achievement_scan
from wizardtable.store.autosave import Autosave
from wizardtable.store.book import end_of_match, facts
from wizardtable.store.paths import DataDir
from wizardtable.store.presence import EarlierRun, Presence
from wizardtable.store.save_lines import NO_ORDERS, SaveLines
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.lobby.tile_grid import TileGrid
from wizardtable.ui.style.question import QuestionSheet
from wizardtable.ui.window import running_window, startup
from wizardtable.ui.window.main_window import MainWindow

FULL_HISTORY_MATCHES = 3
"""The number of finished matches that the history keeps, in runs that test a full history."""

MAX_ACTS = 40
"""A run that is to be left is left after this many acts."""

_write = os.write


def tell(*words: object) -> None:
    """Prints one line of the report. The reader has it even if this process ends at once."""
    _write(1, json.dumps(words).encode() + b"\n")


def die() -> None:
    """Ends this process as if another one had killed it."""
    os.kill(os.getpid(), signal.SIGKILL if os.name == "posix" else signal.SIGTERM)


def main(order: Order) -> None:
    """Plays until killed, or until the program is left."""
    _report()
    if not order.whole:
        Thinker._start = lambda self: None  # type: ignore[method-assign]
        SoundPlayer.start = lambda self: None  # type: ignore[method-assign]
        running_window.dress = lambda *_: None  # type: ignore[attr-defined]
        MainWindow._grow = lambda self: None  # type: ignore[method-assign]
        TableView.present = _present  # type: ignore[assignment, method-assign]
        TileGrid._grid_shapes = lambda *_: [(2, 2)]  # type: ignore[method-assign]
    settle = startup.Startup.settle

    def settled(starting: Any, qt: QApplication, earlier: EarlierRun | None, *rest: bool) -> None:
        settle(starting, qt, earlier, *rest)
        tell("settled")
        starting.play = Play(starting._main, order)

    startup.Startup.settle = settled  # type: ignore[method-assign,assignment]
    if order.seed % 2:
        running_window.SCAN_DELAY_MS = 50  # type: ignore[misc]
        achievement_scan.PAUSE_SECONDS = 0.0  # type: ignore[misc]
    if order.seed % 3 == 0:  # test a full history
        history.MAX_MATCHES = FULL_HISTORY_MATCHES  # type: ignore[misc]
    if order.torn:
        _tear(order.number)
    elif order.point:
        _watch(order.point, order.number)
    code = program(["--data-dir", order.folder, "--language", "en"])
    sys.settrace(None)
    tell("left", code)


def _present(table: TableView, frame: Frame, animate: bool = True) -> None:
    """Shows a frame without any piece."""
    table.stage.frame = frame
    table.sitting.present(frame)
    table.stage._calm.start()


def _report() -> None:
    """Lets the program report its writes."""

    def report_calls(owner: Any, name: str, about: Callable[..., list[object]], kind: str) -> None:
        original = getattr(owner, name)

        def wrapped(*given: Any, **named: Any) -> Any:
            words = about(*given)
            tell("begin", kind, *words)
            result = original(*given, **named)
            done = kind != "save" or result is None
            tell("done" if done else "not", kind, *words)
            return result

        setattr(owner, name, wrapped)

    def lines(autosave: Autosave, goal: tuple[bytes, ...]) -> list[object]:
        content = b"".join(goal)
        return [autosave.path.name, len(content), zlib.crc32(content)]

    def end(_: DataDir, match: Match, *__: object) -> list[object]:
        return [match.spec.id, match.seed, facts.purpose_of(match)]

    def whole(path: Path, match: Match, *_: object) -> list[object]:
        content = b"".join(SaveLines(match).update(match, NO_ORDERS))
        return [path.name, len(content), zlib.crc32(content)]

    report_calls(Autosave, "_write", lines, "save")
    report_calls(save, "write", whole, "save")
    report_calls(settings, "save", lambda _, chosen, *since: [asdict(chosen)], "settings")
    report_calls(end_of_match, "write_end", end, "end")
    report_calls(save, "remove", lambda path: [path.name], "remove")
    take, leave, keep = Presence.take, Presence.leave, Autosave.keep
    going = startup.interrupted_match  # type: ignore[attr-defined]

    def take_and_tell(presence: Presence) -> EarlierRun | None:
        earlier = take(presence)
        tell("mark", os.getpid(), None if earlier is None else [earlier.pid, earlier.is_alive])
        return earlier

    def leave_and_tell(presence: Presence, *, behind: bool = False) -> None:
        tell("leaving")
        leave(presence, behind=behind)

    def keep_and_tell(
        autosave: Autosave, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS
    ) -> None:
        tell("played", autosave.path.name, len(match.actions))
        keep(autosave, match, orders)

    def offer_and_tell(saves: Path, earlier: EarlierRun) -> Path | None:
        match_path = going(saves, earlier)
        tell("offered", None if match_path is None else match_path.name)
        return match_path

    Presence.take, Presence.leave = take_and_tell, leave_and_tell  # type: ignore[assignment, method-assign]
    Autosave.keep = keep_and_tell  # type: ignore[assignment, method-assign]
    startup.interrupted_match = offer_and_tell  # type: ignore[attr-defined]


def _watch(point: str, number: int) -> None:
    """Kills the process before the line of a function that is the `number`th to be reached."""
    file, function = point.split(":")
    remaining = number

    def line(frame: FrameType, event: str, given: object) -> Any:
        nonlocal remaining
        if event == "line":
            remaining -= 1
            if remaining < 0:
                tell("dies", point, frame.f_lineno)
                die()
        return line

    def call(frame: FrameType, event: str, given: object) -> Any:
        code = frame.f_code
        if code.co_name == function and code.co_filename.endswith(file):
            return line
        return None

    threading.settrace(call)
    sys.settrace(call)


def _tear(number: int) -> None:
    """Kills the process in the middle of a write to a file; a write to a pipe is always
    complete."""
    remaining = number

    def write(file: int, data: Any) -> int:
        nonlocal remaining
        remaining -= stat.S_ISREG(os.fstat(file).st_mode)
        if remaining < 0:
            _write(file, bytes(data)[: random.randrange(len(data) + 1)])
            tell("dies", "torn", len(data))
            die()
        return _write(file, data)

    os.write = write


class Play:
    """An impatient player at the window."""

    def __init__(self, main: MainWindow, order: Order) -> None:
        self._main = main
        self._order = order
        self._chance = random.Random(order.seed)
        self._acts = 0
        self._parent = os.getppid()
        self._timer = QTimer(main)
        self._timer.timeout.connect(self._act)
        self._timer.start(1)

    def _act(self) -> None:
        self._acts += 1
        if os.getppid() != self._parent:
            die()
        if self._order.quits and self._acts > MAX_ACTS:
            self._timer.stop()
            self._main.window.close()
            return
        windows = (widget for widget in QApplication.topLevelWidgets() if _is_open(widget))
        dialog = self._main.sheets.top or next(windows, None)
        if dialog is not None:
            self._answer(dialog)
            return
        controller = self._main.controller
        if controller is None:
            self._in_lobby()
        else:
            self._at_table(controller)

    def _answer(self, dialog: Any) -> None:
        buttons = [button for button in dialog.findChildren(QAbstractButton) if button.isVisible()]
        if isinstance(dialog, Notice | QuestionSheet) and buttons and self._chance.random() < 0.7:
            self._chance.choice(buttons).click()
        elif isinstance(dialog, Welcome):
            dialog.accept()  # nothing else closes it
        else:
            dialog.reject()

    def _in_lobby(self) -> None:
        folder = self._main.profile.data.saves
        saves = sorted(folder.glob(f"*{save.SAVE_SUFFIX}"))
        draw = self._chance.random()
        new = [
            path for path in saves if not path.stat().st_mtime
        ]  # nearly over, and not opened yet
        if draw < 0.4 and new:
            self._main.try_save(str(self._chance.choice(new)))
        elif draw < 0.55 and saves:
            self._main.try_save(str(self._chance.choice(saves)))
        elif draw < 0.85:
            self._deal()
        elif draw < 0.95 or len(saves) < 4:
            self._choose()
        else:
            save.remove(self._chance.choice(saves))

    def _deal(self) -> None:
        spec, plan = kept.deal(self._chance)
        self._main.play(spec.id, plan)

    def _choose(self) -> None:
        profile = self._main.profile
        draw = self._chance.random()
        if draw < 0.05:
            theme = "light" if profile.settings.theme == "dark" else "dark"
            profile.change(replace(profile.settings, theme=theme))
        elif draw < 0.5:
            profile.change(replace(profile.settings, volume=self._chance.randrange(101)))
        else:
            name = ("Ada" * self._chance.randrange(1, 2000))[:MAX_NAME_LETTERS]
            profile.change(replace(profile.settings, player_name=name))

    def _is_enabled(self, command: str) -> bool:
        return self._main.page.commands[command].isEnabled()

    def _at_table(self, controller: Controller) -> None:
        draw = self._chance.random()
        if controller.match.to_move is None and draw < 0.3:
            self._main.go_to_lobby()
        elif draw < 0.02:
            self._choose()
        elif draw < 0.03:
            self._main.go_to_lobby()
        elif draw < 0.06 and self._is_enabled("undo"):
            controller.undo()
        elif draw < 0.07 and self._is_enabled("undo_turn"):
            controller.undo_turn()
        elif draw < 0.08 and self._is_enabled("redo"):
            controller.redo()
        elif controller.may_act:
            controller.act(self._chance.choice(controller.menu()))


def _is_open(widget: object) -> bool:
    return isinstance(widget, QDialog) and widget.isVisible()
