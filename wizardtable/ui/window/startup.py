# SPDX-License-Identifier: MIT
"""What a start says once the window is there: a welcome, or an offer to go on after a bad end.

It also lets the window come forward when the program is started again, and open what a desktop
asks it to.
"""

import faulthandler
import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from wizardtable.core import files
from wizardtable.core.text import N_
from wizardtable.store.book import book, recovery
from wizardtable.store.player import players
from wizardtable.store.presence import EarlierRun
from wizardtable.store.save_summary import interrupted_match
from wizardtable.ui.crash import CLOSE, UNEXPECTED, CrashNote, report
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.style.widgets import Dialog
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.popups import is_popup, keep_inside

LARGEST = 256 * 1024
"""Bytes that are told of what an error below Python has left."""


class Startup(QObject):
    """Looks after one window until the program is left."""

    def __init__(self, main: MainWindow) -> None:
        super().__init__(main)
        self._main, self._window = main, main.window
        profile = self._profile = main.profile
        self._home = home = profile.home
        self._fault: TextIO | None = None
        self._fault_log = home.root / "fault.log"
        self.note = CrashNote(home.crash_log, self._keep, self._tell)

    def settle(
        self, app: QApplication, earlier: EarlierRun | None, new: bool, opened: bool
    ) -> None:
        """Take over errors, clear up, and say what there is to say: `earlier` is the run that
        ended without a word, `new`: nothing was ever kept here, `opened`: a match is on the
        table."""
        self.note.install()
        app.installEventFilter(self)
        self._profile.switched.connect(self._settle_ratings)
        self._profile.switched.connect(self._ask_who_plays)
        players.clear_up(self._home)
        for player in players.ids(self._home):
            data = players.data_of(self._home, player)
            for folder in (data.root, data.saves):
                files.remove_abandoned(folder)
        fatal = self._last_fault()
        if earlier is not None:
            self._count(earlier)
        self._settle_ratings()
        saves = self._profile.data.saves
        crashed = None if earlier is None or earlier.was_left else earlier
        going = interrupted_match(saves, crashed) if crashed is not None else None
        if opened:
            rooms, once = self._main.rooms, Qt.ConnectionType.SingleShotConnection
            rooms.currentChanged.connect(lambda _: self._ask_who_plays(), once)
            return
        welcome = self._ask_who_plays(new=new)
        if going is None and not fatal:
            return
        if welcome is None:
            self._offer(going, fatal)
        else:
            welcome.accepted.connect(lambda: self._offer(going, fatal))

    def come_forward(self, path: str) -> None:
        """Raise the window, and open the save with this path, if there is one."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)
        if path:
            self._main.try_save(path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Qt: a menu opens; macOS hands over the file of a double click as an event."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            if is_popup(watched):
                keep_inside(watched)
            return False
        if isinstance(event, QFileOpenEvent) and event.file():
            self.come_forward(event.file())
            return True
        return super().eventFilter(watched, event)

    def close(self) -> None:
        """The program is left as it should be."""
        if self._fault is not None:
            faulthandler.disable()
            self._fault.close()
            with suppress(OSError):
                self._fault_log.unlink(missing_ok=True)

    def _last_fault(self) -> str:
        """What an error below Python has left the last time; from now on the next is kept."""
        text = ""
        with suppress(OSError):
            text = files.read(self._fault_log, LARGEST).decode("utf-8", "replace").strip()
        with suppress(OSError):
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
            descriptor = files.open_regular(self._fault_log, flags)
            self._fault = os.fdopen(descriptor, "w", encoding="utf-8")
            faulthandler.enable(self._fault)
        return report(text) if text else ""

    def _count(self, earlier: EarlierRun) -> None:
        """Count what that run has finished and had no time to count, or no room."""
        for player in players.ids(self._home):  # any of them may have played
            data = players.data_of(self._home, player)
            recover = partial(recovery.add_ended, data, earlier.since)
            self._profile.keep_later(player, recover)
        self._profile.catch_up()  # what fails is told by the next match that ends

    def _settle_ratings(self) -> None:
        """Keep how rated matches of who plays ended where that could not be kept in time; the day
        begins now of those that were broken off, and those are lost that were left for one. The
        match on the table goes on. Other players' matches wait for them to play."""
        data, controller = self._profile.data, self._main.controller
        try:
            recovery.add_missing_results(
                data, playing=controller.match if controller is not None else None
            )
        except book.UnusableBook as problem:
            self._profile.unsaved.emit(problem.reason)
        except files.FileError:  # such as a full disk: the next match that ends tells it
            pass
        mended = book.take_recovery_notice(data.book)
        if mended is not None:
            self._profile.unsaved.emit(mended)

    def _keep(self) -> None:
        controller = self._main.controller
        if controller is not None:
            controller.flush()

    def _tell(self, text: str, log: Path) -> None:
        told = N_(
            "notice",
            "You can carry on. The error is recorded in {file}; please send "
            "the report to the developers.",
        )
        if self._main.controller is not None:
            told = N_(
                "notice",
                "Your match is saved, and you can carry on. The error is recorded "
                "in {file}; please send the report to the developers.",
            )
        words = told.of(file=str(log))
        notice = Notice(self._window, UNEXPECTED, words, CLOSE, report=text, stays_window=True)
        self._show(notice)

    def _offer(self, going: Path | None, fatal: str) -> None:
        title = N_("notice", "Welcome back")
        told = N_("notice", "The program stopped unexpectedly last time.")
        offer = None
        if going is not None:
            told = N_(
                "notice",
                "The program stopped unexpectedly last time. Your match is saved "
                "up to the last decision.",
            )
            path = str(going)
            offer = N_("notice", "Continue"), lambda: self._main.try_save(path)
        self._show(Notice(self._window, title, told, CLOSE, offer, fatal))

    def _ask_who_plays(self, *, new: bool = False) -> Welcome | None:
        """Asks for the name and the portrait of who plays, unless both are known; returns the
        dialog, or None."""
        settings = self._profile.settings
        if settings.player_name and settings.portrait:
            return None
        welcome = Welcome(self._profile, self._main.services.sounds, self._window, greets=new)
        self._show(welcome)
        return welcome

    def _show(self, notice: Dialog) -> None:
        """Open it over the window; over one that is closed already it would keep the program
        running with nothing to be seen."""
        if self._window.isVisible():
            notice.open()
        else:
            notice.deleteLater()
