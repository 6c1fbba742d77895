# SPDX-License-Identifier: MIT
"""Tests the glossary: every term in both languages, found from the rules and with the keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests import words
from wizardtable.core import catalog
from wizardtable.core.languages import languages
from wizardtable.table.game_view import ExamplePicture
from wizardtable.ui.dialogs.rules_browser import RulesBrowser
from wizardtable.ui.dialogs.rules_page import GLOSSARY_LINK, RULES_LINK, RulesDialog


def opened(qtbot: QtBot, game: str = "zavandor", section: str | None = None) -> RulesDialog:
    dialog = RulesDialog(catalog.get(game), section=section)
    qtbot.addWidget(dialog)
    dialog.resize(1000, 640)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def plain(text: str) -> str:
    """Returns the text with plain spaces only, since Qt replaces some no-break spaces."""
    return " ".join(text.split())


def enter_the_last_line(qtbot: QtBot, dialog: RulesDialog, shown: bool) -> None:
    dialog.contents.setFocus()
    QTest.keyClick(dialog.contents, Qt.Key.Key_End)
    QTest.keyClick(dialog.contents, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.is_in_glossary == shown)


@pytest.mark.parametrize("language", languages())
def test_it_has_the_terms_of_all_games_and_the_shared_ones(
    qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    dialog = opened(qtbot)
    dialog.show_glossary()
    text = plain(dialog.browser.toPlainText())
    for game in ("", *catalog.GAMES):
        for own, *others in zip(*(words.terms(game, code) for code in languages()), strict=True):
            assert all(plain(term.word) in text for term in (own, *others))
        assert all(plain(term.means) in text for term in words.terms(game, language))
    assert dialog.browser.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_rules_page_leads_to_the_terms_of_its_game_and_back(qtbot: QtBot, game: str) -> None:
    dialog = opened(qtbot, game)
    assert f'href="{GLOSSARY_LINK}"' in dialog.browser.toHtml()
    dialog.browser.anchorClicked.emit(QUrl(GLOSSARY_LINK))
    assert dialog.is_in_glossary
    assert dialog.contents.currentItem().text(0) == str(catalog.get(game).title)
    assert f'href="{RULES_LINK}"' in dialog.browser.toHtml()
    dialog.browser.anchorClicked.emit(QUrl(RULES_LINK))
    assert not dialog.is_in_glossary


def test_the_last_line_of_the_contents_leads_there_and_back_to_where_one_was(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "anludim", "triples")
    here = dialog.contents.currentItem().text(0)
    dialog.contents.itemClicked.emit(dialog.contents.topLevelItem(0), 0)
    assert not dialog.is_in_glossary
    dialog.show_glossary()
    dialog.show_rules()
    assert dialog.contents.currentItem().text(0) == here
    enter_the_last_line(qtbot, dialog, True)
    enter_the_last_line(qtbot, dialog, False)


def test_escape_ends_the_search_then_leaves_the_glossary(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.show_glossary()
    dialog.search_field.setText(words.terms("zavandor", languages()[1])[0].word)
    assert dialog.result_count() >= 1
    dialog.search_field.setFocus()
    QTest.keyClick(dialog.search_field, Qt.Key.Key_Escape)
    assert dialog.is_in_glossary
    QTest.keyClick(dialog.search_field, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.is_in_glossary


def test_another_language_shows_the_glossary_anew(
    qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    speak("en")
    dialog = opened(qtbot)
    dialog.show_glossary()
    speak("fr")
    assert dialog.is_in_glossary
    assert "Glossaire" in dialog.browser.toPlainText()


def test_the_examples_of_the_rules_are_not_drawn_for_the_glossary(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[ExamplePicture] = []

    def draw(browser: RulesBrowser, example: ExamplePicture) -> QImage:
        drawn.append(example)
        return QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)

    monkeypatch.setattr(RulesBrowser, "_draw_example", draw)
    dialog = opened(qtbot)
    drawn.clear()
    dialog.resize(900, 640)
    qtbot.waitUntil(lambda: bool(drawn))
    dialog.show_glossary()
    drawn.clear()
    before = dialog.browser.width()
    dialog.resize(1000, 640)
    qtbot.waitUntil(lambda: dialog.browser.width() > before)
    assert not drawn
