# SPDX-License-Identifier: MIT
"""Chooses in the new-game dialog with which box a match is played: the one that comes with the
program, or one that the player has entered."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.own_files import OwnFile, OwnFileReader, own_files_in
from wizardtable.core.text import N_, NN_, plain_tip, shown_text
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.spoken_names import set_spoken_name
from wizardtable.ui.style.widgets import Dialog, button, label

MAX_LISTED_PROBLEMS = 100
"""The greatest number of problems that the list of a file shows; further ones are counted."""


class CustomFileRow(QWidget):
    """A row that chooses one of the player's custom files, or the game with its own cards.

    Attributes:
        folder: the folder of the files.
        file_box: the list of files; its first entry stands for the game's own cards.
        problem_label: the first problem of the chosen file; hidden if there is none.
        problems_button: the button that lists all problems; hidden unless there are several.
        boxes_button: the button that opens the list of the player's boxes.

    Signals:
        boxes_wanted(str): the player wants to see the boxes; the name of the chosen file, or "".
    """

    boxes_wanted = Signal(str)

    def __init__(
        self, reader: OwnFileReader, folder: Path, parent: QWidget, file_name: str = ""
    ) -> None:
        """Makes the row.

        Args:
            reader: reads the custom files of the game.
            folder: the folder of the files; it need not exist.
            parent: the parent widget.
            file_name: the file chosen at first; ignored if it does not exist.
        """
        super().__init__(parent)
        self._reader = reader
        self.folder = folder
        self._files: list[OwnFile] = []
        self._listeners: list[Callable[[], None]] = []
        self._title = label(self, "heading")
        self._help = label(self, "soft", wrap=True)
        self.file_box = ComboBox(self)
        self.file_box.setIconSize(QSize(appearance.scaled(16), appearance.scaled(16)))
        self.problem_label = label(self, "problem", wrap=True)
        self.problems_button = button(self, "", self.show_problems, "warning")
        self.boxes_button = button(
            self, "", lambda: self.boxes_wanted.emit(self.file_name), "folder"
        )
        self._lay_out()
        self.refresh(file_name)
        self.file_box.currentIndexChanged.connect(lambda _: self._notify_listeners())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(10))
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.file_box, 1)
        wrong = QHBoxLayout()
        wrong.addWidget(self.problem_label, 1)
        wrong.addWidget(self.problems_button)
        foot = QHBoxLayout()
        foot.setSpacing(appearance.scaled(8))
        foot.addWidget(self.boxes_button)
        foot.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(6))
        column.addLayout(head)
        column.addLayout(wrong)
        column.addWidget(self._help)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        title = render(self._reader.title)
        self._title.setText(title)
        self._help.setText(render(self._reader.help))
        set_spoken_name(self.file_box, title)
        self.file_box.setItemText(0, render(self._reader.usual))
        titles = [file.title for file in self._files]
        for index, file in enumerate(self._files, start=1):
            words = (
                file.title if titles.count(file.title) == 1 else f"{file.title} – {file.path.name}"
            )
            if file.problems:
                words = render(N_("CustomFileRow", "{title} (cannot be used)").of(title=words))
            self.file_box.setItemText(index, words)
            name = plain_tip(shown_text(file.path.name))
            self.file_box.setItemData(index, name, Qt.ItemDataRole.ToolTipRole)
        self.boxes_button.setText(render(N_("CustomFileRow", "My boxes…")))
        self._show_messages()

    @property
    def chosen_file(self) -> OwnFile | None:
        """The chosen file; None for the game with its own cards."""
        index = self.file_box.currentIndex()
        return self._files[index - 1] if index > 0 else None

    @property
    def data(self) -> str:
        """The content of the chosen file for `Setup.data`.

        "" for the game with its own cards, and for a file that cannot be used.
        """
        return self.chosen_file.data if self.chosen_file is not None else ""

    @property
    def is_usable(self) -> bool:
        """True if a match can be played with this choice: the chosen file has no problem."""
        return self.chosen_file is None or not self.chosen_file.problems

    @property
    def file_name(self) -> str:
        """The name of the chosen file; "" for the game with its own cards."""
        return self.chosen_file.path.name if self.chosen_file is not None else ""

    def on_change(self, listener: Callable[[], None]) -> None:
        """Calls `listener` from now on whenever the choice or the chosen file's content changes."""
        self._listeners.append(listener)

    def refresh(self, file_name: str | None = None) -> None:
        """Reads the folder again.

        Args:
            file_name: the file to choose; None keeps the present choice. Without such a file, the
                game as it comes is chosen.
        """
        wanted = self.file_name if file_name is None else file_name
        before = self.chosen_file
        self._files = own_files_in(self._reader, self.folder)
        self.file_box.blockSignals(True)
        self.file_box.clear()
        self.file_box.addItem(icon("book"), "")
        for file in self._files:
            self.file_box.addItem(icon("warning" if file.problems else "copy"), "")
        names = [file.path.name for file in self._files]
        self.file_box.setCurrentIndex(names.index(wanted) + 1 if wanted in names else 0)
        self.file_box.blockSignals(False)
        self.retranslate()
        if self.chosen_file != before:
            self._notify_listeners()

    def show_problems(self) -> None:
        """Opens a dialog with all problems of the chosen file, if a file is chosen."""
        if self.chosen_file is not None:
            ProblemsDialog(self.chosen_file, self).open()

    def _notify_listeners(self) -> None:
        self._show_messages()
        for listener in self._listeners:
            listener()

    def _show_messages(self) -> None:
        problems = self.chosen_file.problems if self.chosen_file is not None else ()
        self.problem_label.setText(render(problems[0].sentence()) if problems else "")
        self.problem_label.setVisible(bool(problems))
        self.problems_button.setText(
            render(NN_("CustomFileRow", "Show all %n problem(s)", "", len(problems)))
        )
        self.problems_button.setVisible(len(problems) > 1)


class ProblemsDialog(Dialog):
    """Lists the problems of a custom file as text that can be copied.

    Attributes:
        problems_label: the text, one paragraph for each problem.
    """

    material = Material.PARCHMENT

    def __init__(self, file: OwnFile, parent: QWidget | None = None) -> None:
        super().__init__(parent, 620, 240)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._file = file
        self._title = label(self, "title", wrap=True)
        self.problems_label = label(self, wrap=True)
        self.problems_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.problems_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.close_button = button(self, "", self.accept)
        self.close_button.setDefault(True)
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        column.addWidget(self.problems_label)
        column.addStretch()
        self.furnish(self._title, body, self.close_button)
        self.retranslate()
        self.close_button.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self._file.path.name)
        self._title.setText(self._file.path.name)
        paragraphs = [
            render(problem.sentence()) for problem in self._file.problems[:MAX_LISTED_PROBLEMS]
        ]
        rest = len(self._file.problems) - MAX_LISTED_PROBLEMS
        if rest > 0:
            paragraphs.append(render(NN_("ProblemsDialog", "%n more problem(s)", "", rest)))
        self.problems_label.setText("\n\n".join(paragraphs))
        self.close_button.setText(render(N_("ProblemsDialog", "Close")))

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.grow()
