# SPDX-License-Identifier: MIT
"""The matches that are not over: open one, throw one away, take one elsewhere or bring one here."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from pathlib import Path

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, files
from wizardtable.core.arranged.purposes import is_unaided
from wizardtable.core.text import N_, Message
from wizardtable.play.helps import NO_COPY_SENTENCE
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.store.save import SAVE_SUFFIX, Loaded, SaveError, Summary
from wizardtable.ui.dialogs.bin import OWN_BIN, Bin, bin_of, move_to_bin
from wizardtable.ui.dialogs.save_list import SUMMARY, SaveDelegate
from wizardtable.ui.dialogs.save_place import ask_place, tell_saved, with_ending
from wizardtable.ui.dialogs.save_reader import SaveReader
from wizardtable.ui.dialogs.save_text import told
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.question import QuestionSheet, Reply, warning
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label

NO_BIN = N_("saves", "There is no bin for the folder of this match. Delete the match for good?")

IN_HISTORY = N_("saves", "The match is over: you will find it in the history.")
IN_SAVES = N_("saves", "The match is not over: you will find it among the saved matches.")


ORDINARY = N_(
    "saves",
    "The imported match is an ordinary one: it does not count towards your rating, the daily "
    "table or the tower.",
)


class SavesDialog(Dialog):
    """Lists the saves of a folder that are not over, and those that cannot be read, the last played
    first.

    Signals:
        chosen(str): the path of the match to be opened; the dialog is closed then.
        replayed(str): the same, to be gone through again.
    """

    material = Material.LEATHER

    WIDTH = 760
    """Pixels at 100 %."""

    shows_finished = False
    """Whether it lists the matches that are over, or the others."""

    chosen = Signal(object)  # a Qt string would lose what is not UTF-8 in a path
    replayed = Signal(object)

    def __init__(
        self,
        folder: Path,
        parent: QWidget | None = None,
        *,
        in_use: Path | None = None,
        began: float = inf,
    ) -> None:
        """`in_use` is the save of the match on the table, which cannot be thrown away; `began` is
        when this run of the program did, in seconds since 1970."""
        super().__init__(parent, self.WIDTH, 600)
        self._began = began
        self._folder = folder
        self._row, self._awaits = 0, False
        self._reader = SaveReader(folder, self)
        self._reader.came.connect(self._add)
        self._reader.ended.connect(self._select)
        self.finished.connect(self._reader.stop)
        self._in_use = in_use
        self._title = label(self, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._empty = label(self, "lead", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.list = QListWidget(self)
        self.list.setItemDelegate(SaveDelegate(self.list))
        self.list.setUniformItemSizes(True)
        scroll_by_touch(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.import_ = button(self, "", self._ask_import, "import")
        self.export = button(self, "", self._ask_export, "export")
        self.delete = button(self, "", self._ask_delete, "trash")
        self.close_ = button(self, "", self.reject)
        self.replay = button(self, "", lambda: self._open(self.replayed), "play")
        self.open_ = button(self, "primary", lambda: self._open(self.chosen))
        self.open_.setDefault(True)
        self.list.currentRowChanged.connect(lambda _: self._allow())
        self.list.itemActivated.connect(lambda _: self._open(self.chosen))
        self._lay_out()
        self.refresh()
        self.list.setFocus()

    def refresh(self) -> None:
        """Read the folder again; the list fills as saves are read."""
        self._row, self._awaits = max(0, self.list.currentRow()), True
        self.list.clear()
        self.retranslate()
        self._reader.read()
        self._allow()

    def shows(self, summary: Summary) -> bool:
        """Whether a save belongs to this list."""
        return summary.is_finished == self.shows_finished

    def _add(self, found: Sequence[Summary]) -> None:
        for summary in filter(self.shows, found):
            item = QListWidgetItem()
            item.setData(SUMMARY, summary)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told(summary))
            self.list.addItem(item)
        self._select()

    def _select(self) -> None:
        """Select the row that was selected before, once it is there, unless the player has chosen
        another one: Qt itself selects the first when the list gets the keyboard."""
        last, row = self.list.count() - 1, self.list.currentRow()
        if row < 0 or (row == 0 and self._awaits):
            self._awaits = self._row > last and self._reader.busy
            if not self._awaits:
                self.list.setCurrentRow(min(self._row, last))
        self._allow()

    def selected(self) -> Summary | None:
        """The save that the buttons are about."""
        item = self.list.currentItem()
        summary: Summary | None = item.data(SUMMARY) if item is not None else None
        return summary

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("SavesDialog", "Load a match")))
        self._title.setText(render(N_("SavesDialog", "Saved matches")))
        self._empty.setText(
            render(
                N_(
                    "SavesDialog",
                    "No match in progress. Every match you start is saved here automatically; "
                    "finished matches are in the history.",
                )
            )
        )
        self.list.setAccessibleName(render(N_("SavesDialog", "Saved matches")))
        self.import_.setText(render(N_("SavesDialog", "Import")))
        self.import_.setToolTip(render(N_("SavesDialog", "Add a saved match from another folder")))
        self.export.setText(render(N_("SavesDialog", "Export")))
        self.delete.setText(render(N_("SavesDialog", "Delete")))
        self.close_.setText(render(N_("SavesDialog", "Cancel")))
        self.replay.setText(render(N_("SavesDialog", "Replay")))
        self.replay.setToolTip(render(N_("SavesDialog", "Watch this match again move by move")))
        self.open_.setText(render(N_("SavesDialog", "Open")))
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told(item.data(SUMMARY)))
        self.list.viewport().update()
        self._allow()

    def import_from(self, path: Path) -> bool:
        """Copy a save here if it can be read; says what is wrong if not. The copy is an ordinary
        match, so that nothing counts twice or for somebody else."""
        try:
            loaded = save.load(path)
            to = save.new_path(self._folder, loaded.header.game)
            over = loaded.match.result is not None
            copied = self._copy(path, to, partial(self._bring, loaded, over))
        except SaveError as problem:
            self._tell(problem.reason)
            return False
        if copied and loaded.match.purpose and not over:
            self._tell(ORDINARY)
        elif copied and over != self.shows_finished:
            self._tell(IN_HISTORY if over else IN_SAVES)
        return copied

    def _bring(self, loaded: Loaded, over: bool, origin: Path, to: Path) -> None:
        """Copy a save that is imported; one that is over keeps its date, but none of this run: the
        next start would else count it as a match that this run had played, if it ended badly.
        Raises OSError."""
        (_ordinary if loaded.match.purpose else save.copy)(origin, to)
        if over:
            date = min(origin.stat().st_mtime, self._began - 1.0)
            os.utime(to, (date, date))

    def export_to(self, path: Path) -> bool:
        """Copy the selected save to a file, whose name gets the ending of saves if it lacks it.
        Says where the copy is, or what is wrong if that fails."""
        summary, to = self.selected(), with_ending(path, SAVE_SUFFIX)
        if summary is None or not self._copy(summary.path, to):
            return False
        tell_saved(to, self.windowTitle(), self)
        return True

    def throw_away(self, summary: Summary) -> None:
        """Move a save to the bin; where that fails, ask before deleting it for good."""
        if not move_to_bin(summary.path) and self._confirmed(
            render(
                N_(
                    "SavesDialog",
                    "This match cannot be moved to the bin. Delete the match for good?",
                )
            )
        ):
            self._delete(summary)
        self.refresh()

    def _delete(self, summary: Summary) -> None:
        try:
            save.remove(summary.path)
        except files.FileError as problem:
            self._tell(problem.reason)

    def _copy(self, origin: Path, to: Path, copy: Callable[[Path, Path], None] = save.copy) -> bool:
        try:
            copy(origin, to)
        except OSError as error:
            self._tell(files.file_error(to, error).reason)
            return False
        self.refresh()
        return True

    def _open(self, told: SignalInstance) -> None:
        summary = self.selected()
        if summary is not None and self.open_.isEnabled():
            self.accept()
            told.emit(str(summary.path))

    def _allow(self) -> None:
        summary = self.selected()
        sound = summary is not None and summary.problem is None
        self.open_.setEnabled(sound and summary is not None and known(summary))
        self.replay.setEnabled(self.open_.isEnabled())
        told = render(N_("SavesDialog", "Save a copy of this match in another folder"))
        if summary is not None and not summary.is_finished and is_unaided(summary.purpose):
            sound, told = False, render(NO_COPY_SENTENCE)  # it could be played on to try a move
        self.export.setEnabled(sound)
        self.export.setToolTip(told)
        self.delete.setEnabled(summary is not None and summary.path != self._in_use)
        none = self.list.count() == 0 and not self._reader.busy
        self._empty.setVisible(none)
        self.list.setVisible(not none)

    def _ask_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, render(N_("SavesDialog", "Import a saved match")), str(Path.home()), self._kinds()
        )
        if name:
            self.import_from(Path(name))

    def _ask_export(self) -> None:
        summary = self.selected()
        if summary is None:
            return
        start = Path.home() / with_ending(summary.path, SAVE_SUFFIX).name
        analysis = save.analysis_path(summary.path)
        beside = (analysis.suffix,) if analysis.exists() else ()
        title = render(N_("SavesDialog", "Save a copy of this match"))
        path = ask_place(self, title, start, self._kinds(), beside)
        if path is not None:
            self.export_to(path)

    def _ask_delete(self) -> None:
        summary = self.selected()
        if summary is None:
            return
        kind = bin_of(self._folder)
        if kind is Bin.NONE:
            if self._confirmed(render(NO_BIN)):
                self._delete(summary)
                self.refresh()
            return
        question = render(N_("SavesDialog", "Move this match to the bin?"))
        if kind is Bin.SANDBOX:
            question = f"{question}\n\n{render(OWN_BIN)}"
        if self._confirmed(question):
            self.throw_away(summary)

    def _kinds(self) -> str:
        return render(N_("SavesDialog", "Saved matches (*.wizardtable)"))

    def _confirmed(self, question: str) -> bool:
        box = QuestionSheet(self, self.windowTitle(), question)
        box.offer(N_("SavesDialog", "Delete"), Reply.YES)
        box.offer(N_("SavesDialog", "Keep"), Reply.NO, first=True)
        return box.asks_yes()

    def _tell(self, reason: Message) -> None:
        warning(self, self.windowTitle(), render(reason)).ask()

    def _lay_out(self) -> None:
        foot = ButtonRow(
            (self.close_, self.replay, self.open_), (self.import_, self.export, self.delete)
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 18, 24, 18)))
        whole.setSpacing(appearance.scaled(10))
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addWidget(self._empty, 1)
        whole.addWidget(self.list, 1)
        whole.addLayout(foot)


def known(summary: Summary) -> bool:
    """Whether this program has the game that was saved."""
    return summary.game_id in catalog.GAMES


def _ordinary(origin: Path, to: Path) -> None:
    """Copy a save as that of an ordinary match. Raises OSError."""
    loaded = save.load(origin)
    loaded.match.purpose = ""
    save.write(to, loaded.match, loaded.orders)
    save.copy_analysis(origin, to)


def dialog_for(navigator: Navigator) -> SavesDialog:
    """Returns the list of saved matches that are under way."""
    profile = navigator.profile
    dialog = SavesDialog(
        profile.data.saves, navigator.window, in_use=navigator.path, began=profile.began
    )
    dialog.chosen.connect(navigator.try_save)
    dialog.replayed.connect(navigator.replay_save)
    return dialog
