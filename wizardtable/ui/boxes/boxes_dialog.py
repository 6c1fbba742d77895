# SPDX-License-Identifier: MIT
"""The list of a game's boxes: the one that comes with the program, and those of the player."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog, files, override
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxForm, Draft
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.own_files import SUFFIX, OwnFile, own_files_in
from wizardtable.core.text import N_, Message, shown_text
from wizardtable.core.toml_file import Mistake
from wizardtable.play.translate import render
from wizardtable.store import own_boxes
from wizardtable.ui.boxes.editor import BoxEditor
from wizardtable.ui.boxes.title_sheet import TitleSheet
from wizardtable.ui.dialogs.bin import Bin, bin_of, move_to_bin
from wizardtable.ui.dialogs.custom_file_row import ProblemsDialog
from wizardtable.ui.dialogs.save_place import ask_save_path, tell_saved
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.question import QuestionSheet, Reply, warning_sheet
from wizardtable.ui.style.touch_scrolling import scroll_by_touch
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label

_NEW_TITLE = N_("boxes", "My box")


class BoxesDialog(Dialog):
    """Lists the boxes of a game, and what can be done with the chosen one.

    Attributes:
        folder: the folder of the boxes; it need not exist.
        list: the boxes; the first row is the box that comes with the program.
        new_button, empty_button: make a new box, a copy of the built-in one or an empty one.
        edit_button: opens the chosen box.
        play_button: plays a new match with the chosen box.

    Signals:
        play_requested(str): the player wants a new match with the box in the file of this name; ""
            for the built-in box.
    """

    material = Material.LEATHER

    play_requested = Signal(str)

    def __init__(
        self, spec: GameSpec, folder: Path, parent: QWidget | None = None, file_name: str = ""
    ) -> None:
        """Makes the list; `file_name` is the file of the box that is chosen at first."""
        super().__init__(parent, 760, 560)
        assert spec.own_file_reader is not None
        self._spec, self.folder, self._reader = spec, folder, spec.own_file_reader
        self._form: BoxForm = self._reader.form
        self._boxes: list[OwnFile] = []
        self._title = label(self, "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._help = label(self, "soft", wrap=True)
        self.list = QListWidget(self)
        scroll_by_touch(self.list)
        self.list.currentRowChanged.connect(lambda _: self._update_buttons())
        self.list.itemActivated.connect(lambda _: self.edit())
        self._problem = label(self, "problem", wrap=True)
        self.note = label(self, "soft", wrap=True)
        self.new_button = button(self, "", self.add_printed, "plus")
        self.empty_button = button(self, "", self.add_empty, "plus")
        self.import_button = button(self, "", self._ask_import, "import")
        self.folder_button = button(self, "plain", self._open_folder, "folder")
        self.copy_button = button(self, "plain", self.duplicate, "copy")
        self.rename_button = button(self, "plain", self._ask_title, "pen")
        self.export_button = button(self, "plain", self._ask_export, "export")
        self.delete_button = button(self, "plain", self._ask_delete, "trash")
        self.close_button = button(self, "", self.reject)
        self.play_button = button(self, "", self._play, "play")
        self.edit_button = button(self, "primary", self.edit)
        self._lay_out()
        self.refresh(file_name)
        self.retranslate()
        self.list.setFocus()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (24, 18, 24, 18)))
        whole.setSpacing(appearance.scaled(10))
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addWidget(self._help)
        whole.addWidget(self.list, 1)
        whole.addWidget(self._problem)
        whole.addWidget(self.note)
        whole.addLayout(
            ButtonRow(
                (self.copy_button, self.rename_button, self.export_button, self.delete_button),
                (self.new_button, self.empty_button, self.import_button),
            )
        )
        whole.addLayout(
            ButtonRow(
                (self.close_button, self.play_button, self.edit_button), (self.folder_button,)
            )
        )

    @override
    def retranslate(self) -> None:
        title = render(N_("boxes", "{game}: boxes").of(game=self._spec.title))
        self.setWindowTitle(title)
        self._title.setText(title)
        self._help.setText(render(self._reader.help))
        self.list.setAccessibleName(render(N_("boxes", "Boxes")))
        for made, words in (
            (self.new_button, N_("boxes", "New from the built-in box")),
            (self.empty_button, N_("boxes", "New, empty")),
            (self.import_button, N_("boxes", "Import…")),
            (self.folder_button, N_("boxes", "Open the folder")),
            (self.copy_button, N_("boxes", "Duplicate")),
            (self.rename_button, N_("boxes", "Rename")),
            (self.export_button, N_("boxes", "Export…")),
            (self.delete_button, N_("boxes", "Delete")),
            (self.close_button, N_("boxes", "Close")),
            (self.play_button, N_("boxes", "Play with this box")),
            (self.edit_button, N_("boxes", "Edit")),
        ):
            made.setText(render(words))
        self._show_rows()

    # The list.

    def refresh(self, file_name: str | None = None) -> None:
        """Reads the folder again; `file_name` is the box to choose, None for the present one."""
        wanted = self.chosen_name if file_name is None else file_name
        self._boxes = own_files_in(self._reader, self.folder)
        self.list.blockSignals(True)
        self.list.clear()
        for _ in range(len(self._boxes) + 1):
            self.list.addItem(QListWidgetItem())
        names = [box.path.name for box in self._boxes]
        self.list.setCurrentRow(names.index(wanted) + 1 if wanted in names else 0)
        self.list.blockSignals(False)
        self._show_rows()

    def _show_rows(self) -> None:
        titles = [box.title for box in self._boxes]
        self.list.item(0).setText(render(self._reader.usual))
        self.list.item(0).setIcon(icon("book"))
        for row, box in enumerate(self._boxes, start=1):
            words = box.title
            if titles.count(box.title) > 1:
                words = f"{box.title} – {shown_text(box.path.name)}"
            same = self._equal_box(row)
            if box.problems:
                text = N_("boxes", "{title} (not yet playable)")
                words = render(text.of(title=words))
            elif same:
                text = N_("boxes", "{title} (the same as “{other}”)")
                words = render(text.of(title=words, other=same))
            item = self.list.item(row)
            item.setText(words)
            item.setIcon(icon("warning" if box.problems else "copy"))
        self._update_buttons()

    def _equal_box(self, row: int) -> str:
        """Returns the title of an earlier box with equal contents; "" if there is none."""
        own = self._boxes[row - 1]
        contents = [self._content(box) for box in self._boxes[: row - 1]]
        if not own.data or self._content(own) not in contents:
            return ""
        return self._boxes[contents.index(self._content(own))].title

    def _content(self, box: OwnFile) -> str:
        return own_boxes.content_of(box.data)

    @property
    def chosen(self) -> OwnFile | None:
        """The chosen box of the player; None for the built-in one."""
        row = self.list.currentRow()
        return self._boxes[row - 1] if 1 <= row <= len(self._boxes) else None

    @property
    def chosen_name(self) -> str:
        """The name of the chosen box's file; "" for the built-in box."""
        return "" if self.chosen is None else self.chosen.path.name

    def problem_words(self) -> str:
        """Returns what is wrong with the chosen box, as it is shown; "" for nothing."""
        return self._problem.text()

    def _update_buttons(self) -> None:
        chosen = self.chosen
        for made in (self.rename_button, self.export_button, self.delete_button):
            made.setEnabled(chosen is not None)
        self.edit_button.setEnabled(chosen is not None)
        self.play_button.setEnabled(chosen is None or not chosen.problems)
        problems = () if chosen is None else chosen.problems
        self._problem.setText(render(problems[0].sentence()) if problems else "")
        self._problem.setVisible(bool(problems))
        by_hand = chosen is not None and not problems and own_boxes.is_by_hand(chosen.path)
        words = N_(
            "boxes",
            "If you edit this handwritten file here, the program rewrites it and keeps your "
            "version beside it as “{file}”.",
        )
        backup = "" if chosen is None else files.backup_path(chosen.path).name
        self.note.setText(render(words.of(file=shown_text(backup))) if by_hand else "")
        self.note.setVisible(by_hand)

    # What the player does.

    def add_printed(self) -> BoxEditor | None:
        """Adds a box with the content of the built-in one, and opens it.

        Returns its editor; None if the box cannot be written.
        """
        return self._add_and_open(self._form.printed(self._new_title()))

    def add_empty(self) -> None:
        """Adds a box in which the lists are empty, and opens it."""
        printed = self._form.printed(self._new_title())
        entries = tuple(
            some if section.names else ()
            for section, some in zip(self._form.sections, printed.entries, strict=True)
        )
        self._add_and_open(replace(printed, entries=entries))

    def duplicate(self) -> None:
        """Adds a copy of the chosen box."""
        draft = self._read_chosen()
        if draft is not None:
            titles = [box.title for box in self._boxes]
            self._add(replace(draft, title=own_boxes.free_title(draft.title, titles)))

    def edit(self) -> None:
        """Opens the chosen box; the built-in one is copied first."""
        if self.chosen is None:
            self.add_printed()
            return
        draft = self._read_chosen()
        if draft is not None:
            self._open(self.chosen.path, draft)

    def rename(self, title: str) -> None:
        """Gives the chosen box another title."""
        usable = box_file.usable_title(title)
        if self.chosen is None or not usable:
            return
        try:
            mistakes = own_boxes.rename(self.chosen.path, self._form, usable)
        except files.FileError as error:
            self._warn(error.reason)
            return
        if mistakes:
            self._show_mistakes(mistakes)
        self.refresh()

    def import_from(self, path: Path) -> None:
        """Adds the box in a file; what cannot be used is said and not added."""
        draft = self._form.read(path)
        if isinstance(draft, Draft):
            titles = [box.title for box in self._boxes]
            self._add(replace(draft, title=own_boxes.free_title(draft.title, titles)))
        else:
            self._warn(draft[0].sentence())

    def _new_title(self) -> str:
        return own_boxes.free_title(render(_NEW_TITLE), [box.title for box in self._boxes])

    def _add(self, draft: Draft) -> Path | None:
        """Adds a box and chooses it; returns its file, or None if it cannot be written."""
        try:
            path = own_boxes.add(self.folder, self._form, draft)
        except files.FileError as error:
            self._warn(error.reason)
            return None
        self.refresh(path.name)
        return path

    def _add_and_open(self, draft: Draft) -> BoxEditor | None:
        path = self._add(draft)
        return None if path is None else self._open(path, draft)

    def _open(self, path: Path, draft: Draft) -> BoxEditor:
        editor = BoxEditor(self._spec, path, draft, self)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        editor.finished.connect(lambda _: self.refresh(path.name))
        editor.open()
        return editor

    def _read_chosen(self) -> Draft | None:
        """Returns the chosen box as a draft, the built-in one for None; tells its mistakes."""
        if self.chosen is None:
            return self._form.printed(self._new_title())
        draft = self._form.read(self.chosen.path)
        if isinstance(draft, Draft):
            return draft
        self._show_mistakes(draft)
        return None

    def _show_mistakes(self, mistakes: list[Mistake]) -> None:
        if self.chosen is not None:
            ProblemsDialog(replace(self.chosen, problems=tuple(mistakes)), self).open()

    def _play(self) -> None:
        name = self.chosen_name
        self.accept()
        self.play_requested.emit(name)

    def _ask_title(self) -> None:
        if self.chosen is None:
            return
        question = TitleSheet(self.chosen.title, self)
        question.given.connect(self.rename)
        question.open()

    def _ask_export(self) -> None:
        if self.chosen is None:
            return
        title = render(N_("boxes", "Export a box"))
        path = ask_save_path(self, title, Path.home() / self.chosen.path.name, f"*{SUFFIX}")
        if path is None:
            return
        try:
            files.replace(path, self.chosen.path.read_bytes(), public=True)
        except OSError as error:
            self._warn(files.file_error(path, error).reason)
            return
        tell_saved(path, title, self)

    def _ask_import(self) -> None:
        title = render(N_("boxes", "Import a box"))
        kinds = " ".join(f"*{ending}" for ending in self._form.endings)
        name, _ = QFileDialog.getOpenFileName(self, title, str(Path.home()), kinds)
        if name:
            self.import_from(Path(name))

    def _ask_delete(self) -> None:
        if self.chosen is None:
            return
        has_bin = bin_of(self.folder) is not Bin.NONE
        words = N_("boxes", "Move “{title}” to the bin?")
        if not has_bin:
            words = N_("boxes", "There is no bin for this folder. Delete “{title}” for good?")
        question = QuestionSheet(
            self,
            render(N_("boxes", "Delete a box")),
            render(words.of(title=self.chosen.title)),
        )
        question.offer(N_("boxes", "Delete"), Reply.YES)
        question.offer(N_("boxes", "Keep"), Reply.NO, first=True)
        if question.asks_yes():
            self.delete()

    def delete(self) -> None:
        """Moves the chosen box to the bin, or removes it where there is no bin."""
        if self.chosen is None:
            return
        path = self.chosen.path
        try:
            if bin_of(self.folder) is Bin.NONE or not move_to_bin(path):
                files.remove(path)
        except OSError as error:
            self._warn(files.file_error(path, error).reason)
        self.refresh()

    def _open_folder(self) -> None:
        """Opens the folder of the boxes, for those who write such files by hand."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._warn(files.file_error(self.folder, error).reason)
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder))):
            words = N_("boxes", "The folder could not be opened. Your boxes are in {folder}.")
            self._warn(words.of(folder=str(self.folder)))

    def _warn(self, reason: Message) -> None:
        warning_sheet(self, self.windowTitle(), render(reason)).ask()


def dialog_for(navigator: Navigator, game_id: str, file_name: str = "") -> BoxesDialog:
    """Returns the list of a game's boxes, with its signals connected to the window."""
    spec = catalog.get(game_id)
    assert spec.own_file_reader is not None
    folder = navigator.profile.data.own(spec.own_file_reader.folder_name)
    boxes = BoxesDialog(spec, folder, navigator.window, file_name)
    boxes.play_requested.connect(lambda name: navigator.open("new_match", game_id, False, name))
    return boxes
