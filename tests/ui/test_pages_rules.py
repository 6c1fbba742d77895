# SPDX-License-Identifier: MIT
"""Tests the rules pages: complete in both languages, opened at a section, and searched."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.anludim import made_up_boxes as anludim_boxes
from tests.games.elfenwizards import made_up_boxes as elfenwizards_boxes
from tests.games.wizards_gambit import made_up_boxes as wizards_gambit_boxes
from wizardtable.core import catalog
from wizardtable.core.boxes.draft import BoxForm
from wizardtable.core.languages import SOURCE, languages
from wizardtable.play.translate import render
from wizardtable.store.paths import resource
from wizardtable.ui.dialogs.reference.box_lists import NO_BREAK_SPACE, BoxLists
from wizardtable.ui.dialogs.reference.glossary_text import glossary_page
from wizardtable.ui.dialogs.rules_browser import IMAGE_RESOURCE
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.dialogs.rules_text import load
from wizardtable.ui.style import appearance

GAMES = list(catalog.GAMES)


def opened(qtbot: QtBot, section: str | None = None) -> RulesDialog:
    dialog = RulesDialog(catalog.get("anludim"), section=section)
    qtbot.addWidget(dialog)
    dialog.resize(900, 600)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sections(game: str, language: str) -> None:
    assert resource("rules", language, f"{game}.md").is_file()
    english, other = load(game, SOURCE), load(game, language)
    names = [[(s.level, s.id) for s in page.sections] for page in (english, other)]
    differing = [f"{'#' * level} … {{#{name}}}" for level, name in {*names[0]} ^ {*names[1]}]
    assert names[0] == names[1], (
        f"resources/rules/{SOURCE}/{game}.md and {language}/{game}.md: write the same headings "
        "with the same {#names} in the same order; only one page has "
        f"{sorted(differing) or 'another order'}"
    )
    assert len({s.id for s in english.sections}) == len(english.sections), (
        f"resources/rules/*/{game}.md: every heading has a {{#name}} of its own"
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_heading_has_a_name(game: str, language: str) -> None:
    text = load(game, language)
    wanted = (
        f"resources/rules/{language}/{game}.md: write headings as `## The idea {{#idea}}`, the "
    )
    wanted += "name of a-z, 0-9 and -"
    assert len(re.findall(r"^#+ ", text.markdown, re.MULTILINE)) == len(text.sections), wanted
    assert "{#" not in text.markdown, wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_page_says_what_is_reconstructed(game: str, language: str) -> None:
    assert "reconstructed" in {section.id for section in load(game, language).sections}, (
        f"resources/rules/{language}/{game}.md: a section {{#reconstructed}} says where the rules "
        "here are not certain to be those of the box"
    )


def test_it_opens_at_the_section(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "expert")
    assert dialog.contents.currentItem().text(0) == "The expert game"
    assert dialog.browser.verticalScrollBar().value() > 500


def test_it_opens_at_the_top(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.browser.verticalScrollBar().value() == 0
    assert dialog.contents.currentItem().text(0) == "Anludim"


def test_a_click_in_the_contents_goes_there_and_scrolling_moves_the_contents(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    heading = dialog.contents.findItems("Triples", Qt.MatchFlag.MatchRecursive)[0]
    dialog.contents.scrollToItem(heading)
    place = dialog.contents.visualItemRect(heading).center()
    QTest.mouseClick(dialog.contents.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.browser.verticalScrollBar().value() > 300
    dialog.browser.verticalScrollBar().setValue(0)
    assert dialog.contents.currentItem().text(0) == "Anludim"


def test_the_search_marks_every_place_and_steps_through_them(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClicks(dialog.search_field, "scroll")
    assert dialog.result_count() == dialog.browser.toPlainText().lower().count("scroll") > 3
    assert len(dialog.browser.extraSelections()) == dialog.result_count()
    assert dialog.result_number() == 1
    dialog.next_button.click()
    assert dialog.result_number() == 2
    assert dialog.browser.textCursor().position() > 0
    dialog.previous_button.click()
    dialog.previous_button.click()
    assert dialog.result_number() == dialog.result_count()
    dialog.search_field.setFocus()
    QTest.keyClick(dialog.search_field, Qt.Key.Key_Return)
    assert dialog.result_number() == 1


def test_a_search_without_success_says_so_and_is_cleared_by_escape(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClicks(dialog.search_field, "dragon")
    assert dialog.result_count() == dialog.result_number() == 0
    assert not dialog.next_button.isEnabled()
    dialog.search_field.setFocus()
    QTest.keyClick(dialog.search_field, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.search_field.text() == ""


def test_another_language_shows_the_same_section(qtbot: QtBot) -> None:
    before = QLocale()
    dialog = opened(qtbot, "triples")
    try:
        QLocale.setDefault(QLocale("fr"))
        dialog.retranslate()
        assert dialog.contents.currentItem().text(0) == "Brelan(s)"
        assert "Nécromancienne" in dialog.browser.toPlainText()
    finally:
        QLocale.setDefault(before)


def test_headings_are_larger_than_the_text(qtbot: QtBot) -> None:
    document = opened(qtbot).browser.document()
    heading = document.begin().begin().fragment().charFormat().font()
    assert heading.pixelSize() == appearance.serif(32).pixelSize()
    assert document.defaultFont().pixelSize() < heading.pixelSize()


def test_pictures_are_drawn_at_the_size_the_page_names(qtbot: QtBot) -> None:
    browser = opened(qtbot).browser
    addresses = re.findall(r"art:[^)]+", load("anludim", "en").markdown)
    assert len(addresses) >= 10
    for address in addresses:
        picture = browser.loadResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(address)
        )
        assert isinstance(picture, QImage)
        assert picture.deviceIndependentSize().height() == int(address.partition("#")[2])
        assert picture.pixelColor(picture.width() // 2, picture.height() // 2).alpha() > 0


def test_examples_have_their_room_at_once_and_their_pictures_soon(qtbot: QtBot) -> None:
    browser = opened(qtbot).browser
    height = browser.document().size().height()

    def is_drawn() -> bool:
        image = browser.document().resource(IMAGE_RESOURCE, QUrl("example:run"))
        middle = QRect(QPoint(), image.size()).center()
        return image.pixelColor(middle).alpha() > 0 or image.pixelColor(middle / 2).alpha() > 0

    assert not is_drawn()
    browser.finish_drawing()
    assert is_drawn()
    assert browser.document().size().height() == height


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wider_than_the_page(qtbot: QtBot, language: str) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        dialog = opened(qtbot)
        dialog.resize(1000, 640)
        assert dialog.browser.horizontalScrollBar().maximum() == 0
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_example_that_a_page_names_is_drawn(game: str, language: str) -> None:
    view = catalog.get(game).view
    for name in re.findall(r"\(example:([^)]*)\)", load(game, language).markdown):
        picture = view.example(name)
        assert picture is not None, (
            f"resources/rules/{language}/{game}.md names the example “{name}”: "
            "view/example_pictures.py of the game draws none"
        )
        assert picture.pieces


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_language_shows_the_same_pictures_in_the_same_order(game: str, language: str) -> None:
    english, other = (
        re.findall(r"\((?:art|example):[^)]*\)", load(game, each).markdown)
        for each in (SOURCE, language)
    )
    assert english == other


@pytest.mark.few(only="en")
@pytest.mark.parametrize("language", languages())
def test_in_a_narrow_window_the_glossary_does_not_scroll_sideways(
    qtbot: QtBot, qapp: QApplication, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    try:
        appearance.apply_theme(qapp, "dark", 175)
        dialog = RulesDialog(catalog.get(GAMES[0]))  # one for all games
        qtbot.addWidget(dialog)
        dialog.resize(960, 600)
        dialog.show_glossary()
        dialog.show()
        QApplication.processEvents()
        assert dialog.browser.horizontalScrollBar().maximum() == 0
        dialog.deleteLater()
    finally:
        appearance.apply_theme(qapp, "dark", 100)


@pytest.mark.few(only="wizards_gambit")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_in_a_narrow_window_no_page_scrolls_sideways_and_the_contents_take_its_place(
    qtbot: QtBot, qapp: QApplication, speak: Callable[[str], None], game: str, language: str
) -> None:
    speak(language)
    try:
        appearance.apply_theme(qapp, "dark", 175)
        dialog = RulesDialog(catalog.get(game))
        qtbot.addWidget(dialog)
        dialog.resize(960, 600)
        dialog.show()
        QApplication.processEvents()
        assert dialog.browser.horizontalScrollBar().maximum() == 0
        assert not dialog.contents.isVisible()
        dialog.contents_button.click()
        assert dialog.contents.isVisible()
        assert not dialog.browser.isVisible()
        dialog.contents.itemClicked.emit(dialog.contents.topLevelItem(1), 0)
        assert dialog.browser.isVisible()
        assert not dialog.contents.isVisible()
        dialog.deleteLater()
    finally:
        appearance.apply_theme(qapp, "dark", 100)


def test_a_cross_closes_the_page(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert dialog.close_button.isVisible() and dialog.close_button.accessibleName() == "Close"
    dialog.close_button.click()
    assert not dialog.isVisible()


BOXES: dict[str, Callable[[int], str]] = {
    "anludim": anludim_boxes.drawn_box,
    "elfenwizards": elfenwizards_boxes.drawn_box,
    "wizards_gambit": wizards_gambit_boxes.drawn_box,
}
"""By game, a function that draws a box of the player's own."""


def own_box(game: str, title: str = "My {box} *of* <b>cards</b>") -> str:
    """Returns a drawn box with this title, as `Setup.data`."""
    form = form_of(game)
    return form.data(replace(form.draft_in(BOXES[game](3)), title=title))


def form_of(game: str) -> BoxForm:
    reader = catalog.get(game).own_file_reader
    assert reader is not None
    return reader.form


@pytest.mark.parametrize("game", BOXES)
def test_a_box_is_read_back_from_a_match_as_it_was_entered(game: str) -> None:
    form = form_of(game)
    data = own_box(game, "Mine")
    assert form.data(form.draft_in(data)) == data
    assert form.draft_in("") == form.printed("")


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", languages())
def test_the_page_lists_the_things_of_the_own_box_with_their_pictures(
    speak: Callable[[str], None], game: str, language: str
) -> None:
    speak(language)
    lists, form = BoxLists(catalog.get(game), own_box(game)), form_of(game)
    page = lists.with_note(load(game, language, lists.list_of)).markdown
    shown = QTextDocument()
    shown.setMarkdown(page)
    text = shown.toPlainText().replace(NO_BREAK_SPACE, " ")
    assert "My {box} *of* <b>cards</b>" in text
    draft = form.draft_in(own_box(game))
    for section, entries in enumerate(draft.entries):
        for place, entry in enumerate(entries):
            name = render(form.name(section, place, entry)).replace(NO_BREAK_SPACE, " ")
            assert name in text, (game, section, place)
    addresses = re.findall(r"\(box:([^)#]*)#\d+\)", page)
    assert addresses
    assert all(lists.picture(address) is not None for address in addresses)
    assert "<!-- own box" not in page and "built-in box -->" not in page


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("language", languages())
def test_the_page_of_the_built_in_box_has_nothing_of_own_boxes(game: str, language: str) -> None:
    page = load(game, language).markdown
    assert "<!--" not in page and "(box:" not in page
    assert not re.search(r"^\{\w+\}$", page, re.MULTILINE)
    raw = resource("rules", language, f"{game}.md").read_text(encoding="utf-8")
    assert raw.count("<!-- built-in box -->") == raw.count("<!-- own box") == raw.count("\n-->")


def test_the_rules_name_the_own_box_and_draw_its_cards(qtbot: QtBot) -> None:
    dialog = RulesDialog(catalog.get("anludim"), data=own_box("anludim", "Mine"))
    qtbot.addWidget(dialog)
    assert dialog.browser.accessibleName() == "Rules: “Mine”"
    picture = dialog.browser.loadResource(IMAGE_RESOURCE, QUrl("box:0/0#86"))
    assert isinstance(picture, QImage) and picture.height() > 80
    QTest.keyClicks(dialog.search_field, "blue 3 / red 1")
    assert dialog.result_count() == 1


def test_the_glossary_tells_the_points_of_the_own_box(speak: Callable[[str], None]) -> None:
    speak("en")
    form = form_of("elfenwizards")
    draft = form.printed("Mine")
    level = replace(draft.entries[1][0], values=(13,))
    data = form.data(draft.with_entry(1, 0, level))
    own = glossary_page("en", BoxLists(catalog.get("elfenwizards"), data)).markdown
    assert "## Elfenwizards\\: “Mine”" in own
    assert "Points per round: 13." in own and "worth 10 points" not in own
    printed = glossary_page("en").markdown
    assert "worth 10 points" in printed and "{points}" not in own + printed
