# SPDX-License-Identifier: MIT
"""The list of saved matches: opens, replays, deletes, exports and imports them."""

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

from wizardtable.core import catalog, files, override
from wizardtable.core.arranged.purposes import is_unaided
from wizardtable.core.text import N_, Message
from wizardtable.play.helps import NO_COPY_SENTENCE
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.store.save import SAVE_SUFFIX, Loaded, SaveError, Summary
from wizardtable.ui.dialogs.bin import SANDBOX_BIN_SENTENCE, Bin, bin_of, move_to_bin
from wizardtable.ui.dialogs.save_list import SUMMARY_ROLE, SaveDelegate
from wizardtable.ui.dialogs.save_place import ask_save_path, tell_saved, with_ending
from wizardtable.ui.dialogs.save_reader import SaveReader
from wizardtable.ui.dialogs.save_text import spoken_text
from wizardtable.ui.list_cursor import ListCursor, chosen_item
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.covers.invitation import Invitation
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.question import QuestionSheet, Reply, warning_sheet
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label

NO_BIN_QUESTION = N_("saves", "There is no bin for this match’s folder. Delete the match for good?")

FOUND_IN_HISTORY = N_("saves", "The match is over: you will find it in the history.")
FOUND_IN_SAVES = N_("saves", "The match is not over: you will find it among the saved matches.")


IMPORTED_AS_ORDINARY = N_(
    "saves",
    "The imported match is an ordinary one: it will not count towards your rating, the daily "
    "table or the tower.",
)


class SavesDialog(Dialog):
    """The list of a folder's unfinished matches and unreadable saves, the last played first.

    The buttons act on the selected save.

    Attributes:
        list: the rows; each item has its `Summary` in `SUMMARY_ROLE`.
        import_button: the button that copies a save from another folder into this one.
        export_button: the button that copies the selected save to another folder.
        delete_button: the button that moves the selected save to the bin.
        replay_button: the button that replays the selected match.
        open_button: the button that opens the selected match.

    Signals:
        open_requested(str): the player opens the match with this path.
        replay_requested(str): the player replays the match with this path.
        new_match_requested(str): the player wants a new match of the game with this id, since the
            list is empty.

    The dialog closes before it emits one of these signals.
    """

    material = Material.LEATHER

    WIDTH = 760
    """The dialog's width, in pixels at 100 %."""

    shows_finished = False
    """True if the list has only the finished matches; else it has all other saves."""

    open_requested = Signal(object)  # not str: Qt would spoil a path that is not UTF-8
    replay_requested = Signal(object)
    new_match_requested = Signal(str)

    def __init__(
        self,
        folder: Path,
        parent: QWidget | None = None,
        *,
        in_use: Path | None = None,
        run_start: float = inf,
    ) -> None:
        """Opens the list, which fills as saves are read.

        Args:
            folder: the folder of the saves.
            parent: the parent widget.
            in_use: the save of the match on the table, which cannot be deleted; None for none.
            run_start: the start of this run of the program, in seconds since 1970.
        """
        super().__init__(parent, self.WIDTH, 600)
        self._run_start = run_start
        self._folder = folder
        self._row_to_select, self._awaits_row = 0, False
        self._reader = SaveReader(folder, self)
        self._reader.summaries_read.connect(self._add)
        self._reader.finished.connect(self._restore_selection)
        self.finished.connect(self._reader.stop)
        self._save_in_use = in_use
        self._title = label(self, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._empty = Invitation(N_("player", "Which game would you like to play?"), self)
        self._empty.taken.connect(self._request_new_match)
        self.list = QListWidget(self)
        self.list.setItemDelegate(SaveDelegate(self.list))
        self.list.setUniformItemSizes(True)
        scroll_by_touch(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.import_button = button(self, "", self._ask_import, "import")
        self.export_button = button(self, "", self._ask_export, "export")
        self.delete_button = button(self, "", self._ask_delete, "trash")
        self.close_button = button(self, "", self.reject)
        self.replay_button = button(
            self, "", lambda: self._emit_selected(self.replay_requested), "play"
        )
        self.open_button = button(self, "primary", lambda: self._emit_selected(self.open_requested))
        self.open_button.setDefault(True)
        ListCursor(self.list)
        self.list.currentRowChanged.connect(lambda _: self._update_buttons())
        self.list.itemActivated.connect(lambda _: self._emit_selected(self.open_requested))
        self._lay_out()
        self.refresh()
        self.list.setFocus()

    def _lay_out(self) -> None:
        foot = ButtonRow(
            (self.close_button, self.replay_button, self.open_button),
            (self.import_button, self.export_button, self.delete_button),
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 18, 24, 18)))
        whole.setSpacing(appearance.scaled(10))
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addWidget(self._empty, 1)
        whole.addWidget(self.list, 1)
        whole.addLayout(foot)

    @override
    def retranslate(self) -> None:
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
        self.import_button.setText(render(N_("SavesDialog", "Import")))
        self.import_button.setToolTip(
            render(N_("SavesDialog", "Add a saved match from another folder"))
        )
        self.export_button.setText(render(N_("SavesDialog", "Export")))
        self.delete_button.setText(render(N_("SavesDialog", "Delete")))
        self.close_button.setText(render(N_("SavesDialog", "Cancel")))
        self.replay_button.setText(render(N_("SavesDialog", "Replay")))
        self.replay_button.setToolTip(
            render(N_("SavesDialog", "Watch this match again move by move"))
        )
        self.open_button.setText(render(N_("SavesDialog", "Open")))
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_text(item.data(SUMMARY_ROLE)))
        self.list.viewport().update()
        self._update_buttons()

    def refresh(self) -> None:
        """Reads the folder again; the list fills as saves are read."""
        self._row_to_select, self._awaits_row = max(0, self._selected_row()), True
        self.list.clear()
        self.retranslate()
        self._reader.read()
        self._update_buttons()

    def match_parts(self) -> Sequence[QWidget]:
        """Returns the buttons and fields that are of use only if there are matches."""
        return self.export_button, self.delete_button, self.replay_button, self.open_button

    def _has_matches(self) -> bool:
        """Returns whether the list has matches, or may get matches that are still to be read."""
        return self.list.count() > 0 or self._reader.is_reading

    def is_listed(self, summary: Summary) -> bool:
        """Returns whether a save belongs to this list."""
        return summary.is_finished == self.shows_finished

    def _add(self, summaries: Sequence[Summary]) -> None:
        for summary in filter(self.is_listed, summaries):
            item = QListWidgetItem()
            item.setData(SUMMARY_ROLE, summary)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_text(summary))
            self.list.addItem(item)
        self._restore_selection()

    def _restore_selection(self) -> None:
        """Selects the row that was selected before the list was read again, once it exists.

        A row that the player has chosen meanwhile stays. A selected first row may be Qt's choice:
        Qt selects it when the list gets the focus.
        """
        last, row = self.list.count() - 1, self._selected_row()
        if row < 0 or (row == 0 and self._awaits_row):
            self._awaits_row = self._row_to_select > last and self._reader.is_reading
            if not self._awaits_row:
                self.list.setCurrentRow(min(self._row_to_select, last))
        self._update_buttons()

    def _selected_row(self) -> int:
        """Returns the selected row; -1 if no row is selected."""
        item = chosen_item(self.list)
        return -1 if item is None else self.list.row(item)

    def selected_summary(self) -> Summary | None:
        """Returns the selected save, on which the buttons act; None if no row is selected."""
        item = chosen_item(self.list)
        summary: Summary | None = item.data(SUMMARY_ROLE) if item is not None else None
        return summary

    def import_from(self, path: Path) -> bool:
        """Copies a save into this folder, or tells the player why this failed.

        A match that counts for a rating, the daily table or the tower becomes an ordinary match, so
        that no result counts twice.

        Returns:
            Whether the save was copied.
        """
        try:
            loaded = save.load(path)
            target = save.new_path(self._folder, loaded.header.game)
            is_over = loaded.match.result is not None
            copied = self._copy_save(path, target, partial(self._copy_import, loaded, is_over))
        except SaveError as problem:
            self._show_warning(problem.reason)
            return False
        if copied and loaded.match.purpose and not is_over:
            self._show_warning(IMPORTED_AS_ORDINARY)
        elif copied and is_over != self.shows_finished:
            self._show_warning(FOUND_IN_HISTORY if is_over else FOUND_IN_SAVES)
        return copied

    def _copy_import(self, loaded: Loaded, is_over: bool, origin: Path, target: Path) -> None:
        """Copies a save for `import_from`; raises OSError if this fails.

        A finished match keeps its date, or gets a date before this run of the program. After a
        crash, the next start would otherwise count the match as played in this run.

        Args:
            loaded: the content of the save.
            is_over: whether the match is finished.
            origin: the save to copy.
            target: the path of the copy.
        """
        (_copy_as_ordinary if loaded.match.purpose else save.copy)(origin, target)
        if is_over:
            date = min(origin.stat().st_mtime, self._run_start - 1.0)
            os.utime(target, (date, date))

    def export_to(self, path: Path) -> bool:
        """Copies the selected save to a path, and tells the player where, or why it failed.

        A name without the ending of saves gets this ending.

        Returns:
            Whether the save was copied; False if none is selected.
        """
        summary, target = self.selected_summary(), with_ending(path, SAVE_SUFFIX)
        if summary is None or not self._copy_save(summary.path, target):
            return False
        tell_saved(target, self.windowTitle(), self)
        return True

    def throw_away(self, summary: Summary) -> None:
        """Moves a save to the bin; if this fails, asks whether to delete it for good."""
        if not move_to_bin(summary.path) and self._confirm_deletion(
            render(
                N_(
                    "SavesDialog",
                    "This match cannot be moved to the bin. Delete it for good?",
                )
            )
        ):
            self._delete_save(summary)
        self.refresh()

    def _delete_save(self, summary: Summary) -> None:
        try:
            save.remove(summary.path)
        except files.FileError as problem:
            self._show_warning(problem.reason)

    def _copy_save(
        self, origin: Path, target: Path, copy: Callable[[Path, Path], None] = save.copy
    ) -> bool:
        try:
            copy(origin, target)
        except OSError as error:
            self._show_warning(files.file_error(target, error).reason)
            return False
        self.refresh()
        return True

    def _emit_selected(self, signal: SignalInstance) -> None:
        """Closes the dialog and emits a signal with the path of the selected match, if it can be
        opened."""
        summary = self.selected_summary()
        if summary is not None and self.open_button.isEnabled():
            self.accept()
            signal.emit(str(summary.path))

    def _update_buttons(self) -> None:
        summary = self.selected_summary()
        is_readable = summary is not None and summary.problem is None
        self.open_button.setEnabled(is_readable and summary is not None and has_known_game(summary))
        self.replay_button.setEnabled(self.open_button.isEnabled())
        can_export = is_readable
        tip = render(N_("SavesDialog", "Save a copy of this match in another folder"))
        if summary is not None and not summary.is_finished and is_unaided(summary.purpose):
            # A copy would let the player try a move.
            can_export, tip = False, render(NO_COPY_SENTENCE)
        self.export_button.setEnabled(can_export)
        self.export_button.setToolTip(tip)
        self.delete_button.setEnabled(summary is not None and summary.path != self._save_in_use)
        is_empty = self.list.count() == 0 and not self._reader.is_reading
        self._empty.setVisible(is_empty)
        self.list.setVisible(not is_empty)
        for part in self.match_parts():
            part.setVisible(self._has_matches())

    def _request_new_match(self, game: str) -> None:
        self.accept()
        self.new_match_requested.emit(game)

    def _ask_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            render(N_("SavesDialog", "Import a saved match")),
            str(Path.home()),
            self._file_kinds(),
        )
        if name:
            self.import_from(Path(name))

    def _ask_export(self) -> None:
        summary = self.selected_summary()
        if summary is None:
            return
        start = Path.home() / with_ending(summary.path, SAVE_SUFFIX).name
        analysis = save.analysis_path(summary.path)
        beside = (analysis.suffix,) if analysis.exists() else ()
        title = render(N_("SavesDialog", "Save a copy of this match"))
        path = ask_save_path(self, title, start, self._file_kinds(), beside)
        if path is not None:
            self.export_to(path)

    def _ask_delete(self) -> None:
        summary = self.selected_summary()
        if summary is None:
            return
        kind = bin_of(self._folder)
        if kind is Bin.NONE:
            if self._confirm_deletion(render(NO_BIN_QUESTION)):
                self._delete_save(summary)
                self.refresh()
            return
        question = render(N_("SavesDialog", "Move this match to the bin?"))
        if kind is Bin.SANDBOX:
            question = f"{question}\n\n{render(SANDBOX_BIN_SENTENCE)}"
        if self._confirm_deletion(question):
            self.throw_away(summary)

    def _file_kinds(self) -> str:
        return render(N_("SavesDialog", "Saved matches (*.wizardtable)"))

    def _confirm_deletion(self, question: str) -> bool:
        box = QuestionSheet(self, self.windowTitle(), question)
        box.offer(N_("SavesDialog", "Delete"), Reply.YES)
        box.offer(N_("SavesDialog", "Keep"), Reply.NO, first=True)
        return box.asks_yes()

    def _show_warning(self, reason: Message) -> None:
        warning_sheet(self, self.windowTitle(), render(reason)).ask()


def has_known_game(summary: Summary) -> bool:
    """Returns whether this program has the game of a save."""
    return summary.game_id in catalog.GAMES


def _copy_as_ordinary(origin: Path, target: Path) -> None:
    """Copies a save as that of an ordinary match; raises OSError if this fails."""
    loaded = save.load(origin)
    loaded.match.purpose = ""
    save.write(target, loaded.match, loaded.orders)
    save.copy_analysis(origin, target)


def dialog_for(navigator: Navigator) -> SavesDialog:
    """Returns the list of the current player's saved matches."""
    profile = navigator.profile
    dialog = SavesDialog(
        profile.data.saves, navigator.window, in_use=navigator.path, run_start=profile.started_at
    )
    dialog.open_requested.connect(navigator.try_save)
    dialog.replay_requested.connect(navigator.replay_save)
    dialog.new_match_requested.connect(lambda game: navigator.open("new_match", game))
    return dialog
