# SPDX-License-Identifier: MIT
"""Looks after the window from its start: a welcome, or an offer to continue after a crash.

The window also comes forward when the program is started again or the desktop opens a save.
"""

import faulthandler
import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from wizardtable.core import files
from wizardtable.core.text import N_
from wizardtable.store.book import book, recovery
from wizardtable.store.player import players
from wizardtable.store.presence import EarlierRun
from wizardtable.store.save_summary import interrupted_match
from wizardtable.ui.application import Application
from wizardtable.ui.crash import CLOSE, UNEXPECTED, CrashNote, report
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.dialogs.welcome import Welcome
from wizardtable.ui.popups import ContextMenuKeeper
from wizardtable.ui.style.widgets import Dialog
from wizardtable.ui.window.main_window import MainWindow

MAX_FAULT_BYTES = 256 * 1024
"""The largest report about a crash outside Python that is shown, in bytes."""


class Startup(QObject):
    """Looks after one window until the program ends.

    Attributes:
        note: records unexpected errors and reports them to the player.
    """

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
        """Takes over the handling of errors, removes abandoned files, and greets the player.

        Args:
            app: the application.
            earlier: the earlier run, if it crashed or could not store its results; None otherwise.
            new: True if the data folder was new.
            opened: True if a save was opened at once.
        """
        self.note.install()
        ContextMenuKeeper(self._window)
        if isinstance(app, Application):
            app.file_opened.connect(self.come_forward)
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
        """Raises the window, and opens the save with this path; "" for none."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)
        if path:
            self._main.try_save(path)

    def close(self) -> None:
        """Records that the program has ended properly."""
        if self._fault is not None:
            faulthandler.disable()
            self._fault.close()
            with suppress(OSError):
                self._fault_log.unlink(missing_ok=True)

    def _last_fault(self) -> str:
        """Returns the report that a crash outside Python left in an earlier run; "" if there is
        none.

        From now on the report of the next such crash is written to the same file.
        """
        text = ""
        with suppress(OSError):
            text = files.read(self._fault_log, MAX_FAULT_BYTES).decode("utf-8", "replace").strip()
        with suppress(OSError):
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
            descriptor = files.open_regular(self._fault_log, flags)
            self._fault = os.fdopen(descriptor, "w", encoding="utf-8")
            faulthandler.enable(self._fault)
        return report(text) if text else ""

    def _count(self, earlier: EarlierRun) -> None:
        """Counts matches that the earlier run finished but could not count."""
        for player in players.ids(self._home):  # any of them may have played
            data = players.data_of(self._home, player)
            recover = partial(recovery.add_ended, data, earlier.since)
            self._profile.keep_later(player, recover)
        self._profile.catch_up()  # the end of the next match reports a failure

    def _settle_ratings(self) -> None:
        """Records results of the current player that could not be recorded in time.

        A rated match counts as lost if the player left it for a day. If a crash has broken it off,
        this day begins now. The match on the table is left alone.
        """
        data, controller = self._profile.data, self._main.controller
        try:
            recovery.add_missing_results(
                data, playing=controller.match if controller is not None else None
            )
        except book.UnusableBook as problem:
            self._profile.unsaved.emit(problem.reason)
        except files.FileError:  # such as a full disk; the end of the next match reports it
            pass
        mended = book.take_recovery_notice(data.book)
        if mended is not None:
            self._profile.unsaved.emit(mended)

    def _keep(self) -> None:
        controller = self._main.controller
        if controller is not None:
            controller.flush()

    def _tell(self, text: str, log: Path) -> None:
        words = N_(
            "notice",
            "You can carry on. The error is recorded in {file}; please send "
            "the report to the developers.",
        )
        if self._main.controller is not None:
            words = N_(
                "notice",
                "Your match is saved, and you can carry on. The error is recorded "
                "in {file}; please send the report to the developers.",
            )
        sentence = words.of(file=str(log))
        notice = Notice(self._window, UNEXPECTED, sentence, CLOSE, report=text, stays_window=True)
        self._show(notice)

    def _offer(self, going: Path | None, fatal: str) -> None:
        title = N_("notice", "Welcome back")
        words = N_("notice", "The program stopped unexpectedly last time.")
        offer = None
        if going is not None:
            words = N_(
                "notice",
                "The program stopped unexpectedly last time. Your match is saved "
                "up to the last decision.",
            )
            path = str(going)
            offer = N_("notice", "Continue"), lambda: self._main.try_save(path)
        self._show(Notice(self._window, title, words, CLOSE, offer, fatal))

    def _ask_who_plays(self, *, new: bool = False) -> Welcome | None:
        """Asks for the player's name and portrait; returns the dialog, or None if both are
        known."""
        settings = self._profile.settings
        if settings.player_name and settings.portrait:
            return None
        welcome = Welcome(
            self._profile, self._main.services.sounds, self._window, is_first_start=new
        )
        self._show(welcome)
        return welcome

    def _show(self, notice: Dialog) -> None:
        """Shows a dialog above the window.

        Above a closed window, the dialog would keep the program running with nothing to be seen.
        """
        if self._window.isVisible():
            notice.open()
        else:
            notice.deleteLater()
