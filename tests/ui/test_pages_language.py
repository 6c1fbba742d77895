# SPDX-License-Identifier: MIT
"""Every page changes its language and its looks as soon as they are chosen."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.languages import languages
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.findings import findings
from wizardtable.core.wizards import WIZARDS
from wizardtable.store import save
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.about import AboutDialog
from wizardtable.ui.dialogs.lesson_choice import LessonChoice
from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.preferences import PreferencesDialog
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.dialogs.saves_dialog import SavesDialog
from wizardtable.ui.language import Language, own_name
from wizardtable.ui.lobby.lobby import Lobby
from wizardtable.ui.results.findings_page import FindingsPage
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.results.statistics_page import StatisticsPage
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Dialog

TILDE_SIGN = "~"
NAMES = ("Ada", "Bob")
WIZARD_NAMES = {wizard.name for wizard in WIZARDS}
SAME_EVERYWHERE = {
    *("Wizardtable", "Ada, Bob"),
    *map(own_name, languages()),
    *NAMES,
    *WIZARD_NAMES,
}


class Tildes(QTranslator):
    """A language in which every sentence begins with a tilde."""

    def translate(
        self, context: str, source: str, comment: str | None = None, count: int = -1
    ) -> str:
        return TILDE_SIGN + str(source).replace("%n", str(count))

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.fixture
def match(toy: GameSpec) -> Match:
    match = Match(toy, Setup(2), 3, [Player(NAMES[0], None), Player(NAMES[1], "pupil")])
    chance = random.Random(2)
    while match.to_move is not None:
        match.play(chance.choice(match.menu()))
    return match


Maker = Callable[[Path, Match], QWidget]


def lobby(folder: Path, match: Match) -> QWidget:
    begun = Match(match.spec, match.setup, match.seed, match.players, match.actions[:3])
    save.write(folder / "toy-1.wizardtable", begun)
    return Lobby(folder, [match.spec])


def saves(folder: Path, match: Match) -> QWidget:
    save.write(folder / "toy-1.wizardtable", match)
    return SavesDialog(folder)


def standings(folder: Path, match: Match) -> QWidget:
    end_of_match.write_end(DataDir(folder), match)
    return StatisticsPage(DataDir(folder))


PAGE_MAKERS: dict[str, Maker] = {
    "lobby": lobby,
    "new game": lambda folder, match: NewGameDialog(match.spec, Settings(player_name="Ada")),
    "new game of Anludim": lambda folder, match: NewGameDialog(
        catalog.get("anludim"), Settings(player_name="Ada")
    ),
    "lessons": lambda folder, match: LessonChoice(
        catalog.get("anludim"),
        Settings(lessons=(("anludim/expert", 3),), lessons_done=("anludim",)),
    ),
    "saves": saves,
    "no saves": lambda folder, match: SavesDialog(folder),
    "preferences": lambda folder, match: PreferencesDialog(Settings()),
    "rules": lambda folder, match: RulesDialog(catalog.get("anludim")),
    "statistics": standings,
    "no statistics": lambda folder, match: StatisticsPage(DataDir(folder)),
    "end": lambda folder, match: GameOverDialog(match, NAMES, None),
    "findings": lambda folder, match: FindingsPage(match, {Seat(0): findings(match, Seat(0))}),
    "about": lambda folder, match: AboutDialog(),
}


def sentences(page: QWidget) -> Iterator[str]:
    """Yields all texts on the page that nobody has typed."""
    yield page.windowTitle()
    for child in page.findChildren(QWidget):
        yield child.toolTip()
        yield child.accessibleName()
        if isinstance(child, QLabel | QAbstractButton):
            yield child.text()
        elif isinstance(child, QLineEdit):
            yield child.placeholderText()
        elif isinstance(child, QComboBox):
            yield from (child.itemText(index) for index in range(child.count()))
        elif isinstance(child, QTreeWidget) and not child.isHeaderHidden():
            header = child.headerItem()
            yield from (header.text(column) for column in range(child.columnCount()))


@pytest.mark.parametrize("page", PAGE_MAKERS)
def test_a_page_that_is_open_is_told_anew(
    qtbot: QtBot, tmp_path: Path, match: Match, page: str
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    widget = PAGE_MAKERS[page](tmp_path, match)
    qtbot.addWidget(widget)
    widget.show()
    names = {name.text() for name in widget.findChildren(QLineEdit)}
    names |= {name.placeholderText() for name in widget.findChildren(QLineEdit)} & names
    tildes = Tildes()
    try:
        app.installTranslator(tildes)
        app.sendPostedEvents(None, QEvent.Type.LanguageChange)
        app.processEvents()
        written = {text for text in sentences(widget) if any(map(str.isalpha, text))}
        untranslated = (
            {text for text in written if TILDE_SIGN not in text} - names - SAME_EVERYWHERE
        )
        assert untranslated == set()
        assert any(TILDE_SIGN in text for text in written)
    finally:
        app.removeTranslator(tildes)


@pytest.mark.few(only="^(?!rules|new game|preferences|saves)")
@pytest.mark.parametrize("page", PAGE_MAKERS)
def test_a_page_that_is_open_changes_its_looks(
    qtbot: QtBot, tmp_path: Path, match: Match, page: str
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    appearance.apply_theme(app, "dark", 100)
    widget = PAGE_MAKERS[page](tmp_path, match)
    qtbot.addWidget(widget)
    widget.show()
    dark = widget.grab().toImage()
    try:
        appearance.apply_theme(app, "light", 150)
        app.processEvents()
        light = widget.grab().toImage()
    finally:
        appearance.apply_theme(app, "dark", 100)
    is_framed = isinstance(widget, Dialog)

    def edge(picture: QImage) -> int:
        """Returns the lightness of the wooden frame, or of the corner of a page without a frame."""
        place = (5, picture.height() // 2) if is_framed else (2, picture.height() - 3)
        return picture.pixelColor(*place).lightness()

    assert edge(light) > edge(dark)


def test_the_file_dialog_speaks_french_in_every_word(qtbot: QtBot, qapp: QApplication) -> None:
    speech = Language(qapp)

    def words(language: str) -> set[str]:
        speech.speak(language)
        dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
        qtbot.addWidget(dialog)
        labels = dialog.findChildren(QLabel)
        return {label.text() for label in labels if any(map(str.isalpha, label.text()))}

    french, english = words("fr"), words("en")
    assert english
    assert not french & english
