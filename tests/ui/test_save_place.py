# SPDX-License-Identifier: MIT
"""Tests that exported files have the typed name, and replace no file without a question."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.store import save
from wizardtable.ui.dialogs import save_place
from wizardtable.ui.dialogs.save_place import ask_save_path, with_ending
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.match import message_strip
from wizardtable.ui.style.question import QuestionSheet, Reply

ENDING = ".wizardtable"
KINDS = "Saved matches (*.wizardtable)"


def open_question() -> QuestionSheet | None:
    """Returns the visible question about replacing a file, a sheet or a window; None if none."""
    questions = (
        box for top in QApplication.topLevelWidgets() for box in top.findChildren(QuestionSheet)
    )
    return next((box for box in questions if box.isVisible() and "already" in box.text), None)


class Answers:
    """Types names into file choosers, and answers the questions about files that are there."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.replaces = True
        self.asked: list[str] = []
        self._typed = ""
        self._timer = QTimer()
        self._timer.setInterval(4)
        self._timer.timeout.connect(self._answer)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _answer(self) -> None:
        # A question is a sheet where the window has sheets; to look for it takes time.
        top: QWidget | None = QApplication.activeModalWidget() or open_question()
        if isinstance(top, QuestionSheet):
            self.asked.append(top.text)
            if self._typed.removesuffix(ENDING) not in top.text:
                self.names.insert(
                    0, self._typed
                )  # its folder was read, and wrote its own once more
            top.button(Reply.YES if self.replaces else Reply.NO).click()
        elif isinstance(top, QFileDialog):
            if not self.names:
                top.reject()
                return
            field = top.findChild(QLineEdit, "fileNameEdit")
            assert isinstance(field, QLineEdit)
            if field.text() != self.names[0]:  # a folder that is read may write its own once more
                field.setText(self.names[0])
                return
            name, asked = self.names.pop(0), len(self.asked)
            self._typed = name
            top.accept()  # which may ask, and take the next name, before it returns
            if top.isVisible() and len(self.asked) == asked:
                self.names.insert(0, name)  # it is still reading its folder, and did not listen


@pytest.fixture
def answers(qapp: QApplication) -> Iterator[Answers]:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    made = Answers()
    yield made
    made.stop()


@pytest.fixture
def ask(qtbot: QtBot, tmp_path: Path, answers: Answers) -> Callable[..., Path | None]:
    """Returns a function that asks for a place in a folder while the given names are typed."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def asked(*names: str, beside: tuple[str, ...] = ()) -> Path | None:
        answers.names = list(names)
        return ask_save_path(parent, "Save", tmp_path / f"toy{ENDING}", KINDS, beside)

    return asked


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("copy", "copy.wizardtable"),
        ("partie 1.1", "partie 1.1.wizardtable"),
        ("mine.wizardtable", "mine.wizardtable"),
        ("mine.WIZARDTABLE", "mine.WIZARDTABLE"),
        ("notes.txt", "notes.txt.wizardtable"),
    ],
)
def test_the_ending_is_appended_and_replaces_nothing_of_the_name(
    ask: Callable[..., Path | None], tmp_path: Path, typed: str, written: str
) -> None:
    assert ask(typed) == tmp_path / written


@pytest.mark.parametrize("typed", ["partie 1.1", "partie 1.1.wizardtable"])
def test_a_file_with_the_final_name_is_replaced_only_after_one_question(
    ask: Callable[..., Path | None], answers: Answers, tmp_path: Path, typed: str
) -> None:
    there = tmp_path / "partie 1.1.wizardtable"
    there.touch()
    assert ask(typed) == there
    assert len(answers.asked) == 1
    assert "“partie 1.1.wizardtable”" in answers.asked[0]
    answers.replaces = False
    assert ask(typed, "other") == tmp_path / "other.wizardtable"
    assert ask(typed) is None


def test_a_file_that_would_be_written_beside_it_is_asked_about_too(
    ask: Callable[..., Path | None], answers: Answers, tmp_path: Path
) -> None:
    (tmp_path / "mine.analysis").touch()
    answers.replaces = False
    assert ask("mine", beside=(".analysis",)) is None
    assert "“mine.analysis”" in answers.asked[0]
    assert ask("mine") == tmp_path / "mine.wizardtable"


def test_only_the_ending_alone_is_no_name() -> None:
    assert with_ending(Path(".gif"), ".gif").name == ".gif.gif"


def test_two_copies_saved_at_the_table_with_dots_in_their_names_are_two_files(
    hands: Hands, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    for name in ("partie 1.1", "partie 1.2"):
        answers.names = [name]
        hands.main.page.commands["save_as"].trigger()
        banner = hands.main.page.banner
        assert f"“{name}.wizardtable”" in banner.words
        assert str(tmp_path) in banner.words
        assert save.load(tmp_path / f"{name}.wizardtable")
        assert not banner.is_warning
    assert not answers.asked
    shown: list[Path] = []
    monkeypatch.setattr(message_strip, "open_folder", shown.append)
    assert banner.folder_button.isVisible()
    banner.folder_button.click()
    assert shown == [tmp_path / "partie 1.2.wizardtable"]


def test_an_export_from_the_list_says_where_it_is_and_opens_its_folder(
    hands: Hands, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.main.go_to_lobby()
    hands.main.open("load")
    dialog = hands.main.dialog
    assert isinstance(dialog, SavesDialog)
    hands.qtbot.waitUntil(dialog.export_button.isEnabled)
    answers.names = ["partie 1.1"]
    dialog.export_button.click()
    path = tmp_path / "partie 1.1.wizardtable"
    assert path.exists()
    (box,) = hands.window.findChildren(QuestionSheet)
    assert path.name in box.text and str(tmp_path) in box.text
    shown: list[Path] = []
    monkeypatch.setattr(save_place, "open_folder", shown.append)
    next(button for button in box.buttons if button.text() == "Open the folder").click()
    assert shown == [path]
    dialog.reject()


def test_the_log_is_saved_under_the_name_typed(
    hands: Hands, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    hands.deal(ADA, GREEDY, game="zavandor")
    hands.wait_turn()
    answers.names = ["our 2. match"]
    hands.main.page.commands["save_log"].trigger()
    log = hands.main.page.panel.log
    lines = [log.item(row).text() for row in range(log.count())]
    assert (tmp_path / "our 2. match.txt").read_text(encoding="utf-8").splitlines() == lines
