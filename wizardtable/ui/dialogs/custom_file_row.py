# SPDX-License-Identifier: MIT
"""The row of the new-game dialog that chooses between what a game comes with and what players have
written for it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import files
from wizardtable.core.own_files import OwnFile, OwnFileReader, add_example, own_files_in
from wizardtable.core.text import N_, NN_, Message, plain_tip, shown_text
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.widgets import Dialog, button, label

SHOWN = 100
"""Problems of a file that are listed: whoever has more begins with the first."""

_FOLDER = N_("house", "The folder could not be opened. Your files are in {folder}.")
_MADE = N_("house", "“{file}” is now in the folder. Edit the file in any text editor.")


class CustomFileRow(QWidget):
    """Chooses a file of the player's, or none, which is what the game comes with."""

    def __init__(self, house: OwnFileReader, folder: Path, parent: QWidget, file: str = "") -> None:
        """`file` is chosen at first, if it is there."""
        super().__init__(parent)
        self._house = house
        self._folder = folder
        self._files: list[OwnFile] = []
        self._said: Message | None = None
        self._acts: list[Callable[[], None]] = []
        self._title = label(self, "heading")
        self._help = label(self, "soft", wrap=True)
        self.choice = ComboBox(self)
        self.choice.setIconSize(QSize(appearance.scaled(16), appearance.scaled(16)))
        self.problem = label(self, "problem", wrap=True)
        self.details = button(self, "", self.show_problems, "warning")
        self.notice = label(self, "soft", wrap=True)
        self.open_folder = button(self, "", self._open_folder, "folder")
        self.example = button(self, "", self._make_example, "plus")
        self._lay_out()
        self.refresh(file)
        self.choice.currentIndexChanged.connect(lambda _: self._choose())

    @property
    def chosen(self) -> OwnFile | None:
        """The file that is chosen, None for what the game comes with."""
        index = self.choice.currentIndex()
        return self._files[index - 1] if index > 0 else None

    @property
    def data(self) -> str:
        """For `Setup.data`; "" also where the chosen file cannot be used."""
        return self.chosen.data if self.chosen is not None else ""

    @property
    def usable(self) -> bool:
        """Whether what is chosen can be played with."""
        return self.chosen is None or not self.chosen.problems

    @property
    def file(self) -> str:
        """The name of the chosen file, "" for none."""
        return self.chosen.path.name if self.chosen is not None else ""

    def on_change(self, act: Callable[[], None]) -> None:
        """Call `act` whenever something else is chosen, or the chosen file has changed."""
        self._acts.append(act)

    def refresh(self, file: str | None = None) -> None:
        """Read the folder again; `file` is then chosen, by default the one that was."""
        wanted = self.file if file is None else file
        before = self.chosen
        self._files = own_files_in(self._house, self._folder)
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItem(icon("book"), "")
        for own in self._files:
            self.choice.addItem(icon("warning" if own.problems else "copy"), "")
        names = [own.path.name for own in self._files]
        self.choice.setCurrentIndex(names.index(wanted) + 1 if wanted in names else 0)
        self.choice.blockSignals(False)
        self.retranslate()
        if self.chosen != before:
            self._choose()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        title = render(self._house.title)
        self._title.setText(title)
        self._help.setText(render(self._house.help))
        call(self.choice, title)
        self.choice.setItemText(0, render(self._house.usual))
        titles = [own.title for own in self._files]
        for index, own in enumerate(self._files, start=1):
            words = own.title if titles.count(own.title) == 1 else f"{own.title} – {own.path.name}"
            if own.problems:
                words = render(N_("CustomFileRow", "{title} (cannot be used)")).replace(
                    "{title}", words
                )
            self.choice.setItemText(index, words)
            name = plain_tip(shown_text(own.path.name))
            self.choice.setItemData(index, name, Qt.ItemDataRole.ToolTipRole)
        self.open_folder.setText(render(N_("CustomFileRow", "Open the folder")))
        self.open_folder.setToolTip(plain_tip(shown_text(str(self._folder))))
        self.example.setText(render(N_("CustomFileRow", "Add an example")))
        self.example.setToolTip(
            render(
                N_("CustomFileRow", "Puts a commented example file into the folder for you to edit")
            )
        )
        self._tell()

    def show_problems(self) -> None:
        """List everything that is wrong with the chosen file."""
        if self.chosen is not None:
            ProblemsDialog(self.chosen, self).open()

    def _choose(self) -> None:
        self._tell()
        for act in self._acts:
            act()

    def _tell(self) -> None:
        problems = self.chosen.problems if self.chosen is not None else ()
        self.problem.setText(render(problems[0].sentence()) if problems else "")
        self.problem.setVisible(bool(problems))
        self.details.setText(
            render(NN_("CustomFileRow", "Show all %n problem(s)", "", len(problems)))
        )
        self.details.setVisible(len(problems) > 1)
        self.notice.setText(render(self._said) if self._said is not None else "")
        self.notice.setVisible(self._said is not None)

    def _open_folder(self) -> None:
        self._said = None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._said = files.file_error(self._folder, error).reason
        else:
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
                self._said = _FOLDER.of(folder=str(self._folder))
        self._tell()

    def _make_example(self) -> None:
        try:
            path = add_example(self._house, self._folder, render)
        except files.FileError as error:
            self._said = error.reason
            self._tell()
            return
        self._said = _MADE.of(file=path.name)
        self.refresh(path.name)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(appearance.scaled(10))
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.choice, 1)
        wrong = QHBoxLayout()
        wrong.addWidget(self.problem, 1)
        wrong.addWidget(self.details)
        foot = QHBoxLayout()
        foot.setSpacing(appearance.scaled(8))
        foot.addWidget(self.open_folder)
        foot.addWidget(self.example)
        foot.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(6))
        column.addLayout(head)
        column.addLayout(wrong)
        column.addWidget(self._help)
        column.addLayout(foot)
        column.addWidget(self.notice)


class ProblemsDialog(Dialog):
    """Everything that is wrong with a file, to be read, or copied beside it."""

    material = Material.PARCHMENT

    def __init__(self, own: OwnFile, parent: QWidget | None = None) -> None:
        super().__init__(parent, 620, 240)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._own = own
        self._title = label(self, "title", wrap=True)
        self.problems = label(self, wrap=True)
        self.problems.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.problems.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.close_ = button(self, "", self.accept)
        self.close_.setDefault(True)
        body = QWidget(self)
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 28, 8)))
        column.addWidget(self.problems)
        column.addStretch()
        self.furnish(self._title, body, self.close_)
        self.retranslate()
        self.close_.setFocus()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: becomes as high as the problems need."""
        super().showEvent(event)
        self.grow()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(self._own.path.name)
        self._title.setText(self._own.path.name)
        told = [render(problem.sentence()) for problem in self._own.problems[:SHOWN]]
        left = len(self._own.problems) - SHOWN
        if left > 0:
            told.append(render(NN_("ProblemsDialog", "%n more problem(s)", "", left)))
        self.problems.setText("\n\n".join(told))
        self.close_.setText(render(N_("ProblemsDialog", "Close")))
