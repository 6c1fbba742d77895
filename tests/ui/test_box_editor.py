# SPDX-License-Identifier: MIT
"""Tests the list of boxes and the editor: what is typed is saved, checked, undone and played."""

import errno
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.games.anludim.made_up_boxes import drawn_draft
from tests.games.wizards_gambit.old_deck import write_old_deck
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import catalog, files
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import Draft
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.games.anludim.custom_deck.form import FORM, PILE_SECTION
from wizardtable.store import own_boxes
from wizardtable.ui.boxes import proof_sheet
from wizardtable.ui.boxes.boxes_dialog import BoxesDialog
from wizardtable.ui.boxes.editor import BoxEditor
from wizardtable.ui.dialogs.rules_page import RulesDialog
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style.question import QuestionSheet

SPEC = catalog.get("anludim")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def editor(window: QWidget, path: Path, draft: Draft) -> BoxEditor:
    made = BoxEditor(SPEC, path, draft, window)
    made.open()
    return made


def type_fast(made: BoxEditor, line: str) -> None:
    made.fast_field.setText(line)
    QTest.keyClick(made.fast_field, Qt.Key.Key_Return)


def name_of(made: BoxEditor, place: int) -> str:
    return str(FORM.name(0, place, made.draft.entries[0][place]))


def saved(path: Path) -> Draft:
    draft = box_file.read(path, FORM)
    assert isinstance(draft, Draft)
    return draft


def test_a_card_is_typed_in_one_line_and_the_next_one_is_chosen(
    window: QWidget, tmp_path: Path
) -> None:
    made = editor(window, tmp_path / "box.toml", FORM.printed("Mine"))
    type_fast(made, "b7 r3")
    type_fast(made, "13Y/1p")
    assert [name_of(made, 0), name_of(made, 1)] == ["blue 7 / red 3", "yellow 13 / purple 1"]
    assert made.list.currentRow() == 2
    assert made.draft.checked_count() == 2


def test_cards_typed_into_an_empty_box_are_added_one_after_another(
    window: QWidget, tmp_path: Path
) -> None:
    printed = FORM.printed("Mine")
    made = editor(window, tmp_path / "box.toml", replace(printed, entries=((), printed.entries[1])))
    for line in ("b7 r3", "r9 g2", "y5 p8"):
        type_fast(made, line)
    assert [name_of(made, n) for n in range(3)] == [
        "blue 7 / red 3",
        "red 9 / green 2",
        "yellow 5 / purple 8",
    ]
    assert "3 of 65 cards: 62 cards still to enter." in made.remarks_label.text()


def test_after_a_correction_typing_goes_on_with_a_new_card(window: QWidget, tmp_path: Path) -> None:
    printed = FORM.printed("Mine")
    empty = replace(printed, entries=((), printed.entries[1]))
    made = editor(window, tmp_path / "box.toml", empty)
    for line in ("b7 r3", "r9 g2", "y5 p8"):
        type_fast(made, line)
    made.list.setCurrentRow(0)
    assert "Enter replaces number 1." in made._fast_help.text()
    type_fast(made, "b7 r4")
    assert "Enter adds number 4." in made._fast_help.text()
    type_fast(made, "g1 p2")
    assert [name_of(made, n) for n in range(4)] == [
        "blue 7 / red 4",
        "red 9 / green 2",
        "yellow 5 / purple 8",
        "green 1 / purple 2",
    ]


def test_a_box_that_was_entered_in_part_is_gone_on_with(window: QWidget, tmp_path: Path) -> None:
    printed = FORM.printed("Mine")
    path = tmp_path / "box.toml"
    made = editor(window, path, replace(printed, entries=((), printed.entries[1])))
    for line in ("b7 r3", "r9 g2"):
        type_fast(made, line)
    made.done_button.click()
    again = editor(window, path, saved(path))
    type_fast(again, "y5 p8")
    assert [name_of(again, n) for n in range(3)] == [
        "blue 7 / red 3",
        "red 9 / green 2",
        "yellow 5 / purple 8",
    ]


def test_a_half_on_three_cards_is_told_at_each_of_them(window: QWidget, tmp_path: Path) -> None:
    made = editor(window, tmp_path / "box.toml", FORM.printed("Mine"))
    twins = [
        n
        for n, card in enumerate(FORM.printed("").entries[0])
        if (13, "blue") in (card.values[:2], card.values[2:])
    ]
    other = next(n for n in range(65) if n not in twins)
    made.choose(0, other)
    type_fast(made, "b13 r1")
    first, second, third = sorted([*twins, other])
    for place in (first, second, third):
        made.choose(0, place)
        words = f"but is on cards {first + 1}, {second + 1} and {third + 1}: check them."
        assert words in made.words_about_entry()


def test_a_line_that_is_no_card_is_said_and_changes_nothing(
    window: QWidget, tmp_path: Path
) -> None:
    made = editor(window, tmp_path / "box.toml", FORM.printed("Mine"))
    type_fast(made, "b14 r3")
    assert made.draft == FORM.printed("Mine")
    assert "The program does not understand “b14 r3”" in made.words_about_entry()
    assert made.fast_field.text() == "b14 r3"


def test_changes_are_undone_and_made_again(window: QWidget, tmp_path: Path) -> None:
    made = editor(window, tmp_path / "box.toml", FORM.printed("Mine"))
    type_fast(made, "b7 r3")
    changed = made.draft
    made.undo_button.click()
    assert made.draft == FORM.printed("Mine")
    assert not made.undo_button.isEnabled()
    made.redo_button.click()
    assert made.draft == changed


def test_what_was_changed_is_in_the_file_when_the_editor_closes(
    window: QWidget, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    made = editor(window, path, FORM.printed("Mine"))
    type_fast(made, "b7 r3")
    made.done_button.click()
    assert saved(path) == made.draft


def test_a_card_that_cannot_be_has_a_remark_and_can_be_gone_to(
    window: QWidget, tmp_path: Path
) -> None:
    made = editor(window, tmp_path / "box.toml", FORM.printed("Mine"))
    made.choose(0, 40)
    type_fast(made, "b7 r7")
    made.choose(0, 0)
    rows = []
    while made.list.currentRow() not in rows:
        rows.append(made.list.currentRow())
        made.next_button.click()
    assert 40 in rows, "the cards with a half too many are gone to as well"
    made.choose(0, 40)
    assert "Both halves have the value 7" in made.words_about_entry()


def test_a_picker_changes_the_chosen_entry(window: QWidget, tmp_path: Path) -> None:
    made = editor(window, tmp_path / "box.toml", FORM.printed("Mine"))
    made.show_section(1)
    made.choose(1, 3)
    fields = made.fields[1]
    fields.pickers[0].show_value((9, 1))
    fields.edited.emit(fields.entry())
    assert made.draft.entries[1][3].values[0] == (9, 1)
    assert "differs from the built-in box" in made.words_about_entry()
    fields.edited.emit(replace(fields.entry(), is_checked=True))
    assert made.words_about_entry() == ""


def boxes(window: QWidget, folder: Path, spec: GameSpec = SPEC) -> BoxesDialog:
    made = BoxesDialog(spec, folder, window)
    made.open()
    return made


def test_boxes_are_copied_renamed_and_known_as_equal(window: QWidget, tmp_path: Path) -> None:
    own_boxes.write(tmp_path / "one.toml", FORM, drawn_draft(4))
    made = boxes(window, tmp_path)
    made.list.setCurrentRow(1)
    made.duplicate()
    rows = [made.list.item(row).text() for row in range(made.list.count())]
    assert rows[1:] == ["Drawn 4", "Drawn 4 2 (the same as “Drawn 4”)"]
    made.list.setCurrentRow(2)
    made.rename("  The   other one ")
    assert {made.list.item(row).text() for row in (1, 2)} == {
        "Drawn 4",
        "The other one (the same as “Drawn 4”)",
    }


def test_a_table_of_cards_becomes_a_box(window: QWidget, tmp_path: Path) -> None:
    lines = ["value_a,colour_a,value_b,colour_b"]
    for card in FORM.printed("").entries[0]:
        lines.append(",".join(map(str, card.values)))
    table = tmp_path / "cards.csv"
    table.write_text("\n".join(lines))
    made = boxes(window, tmp_path / "boxes")
    made.import_from(table)
    own = made.chosen
    assert own is not None and own.title == "cards"
    assert own.data == FORM.data(FORM.printed("cards"))


def test_a_box_with_mistakes_is_not_played_and_says_why(window: QWidget, tmp_path: Path) -> None:
    draft = FORM.printed("Mine")
    own_boxes.write(tmp_path / "box.toml", FORM, draft.without_entry(0, 5))
    made = boxes(window, tmp_path)
    made.list.setCurrentRow(1)
    assert not made.play_button.isEnabled()
    assert made.list.item(1).text() == "Mine (not yet playable)"
    assert "64 of 65 cards: 1 card still to enter." in made.problem_words()


def test_a_deck_written_by_hand_is_kept_when_it_is_edited_and_the_list_says_so(
    window: QWidget, tmp_path: Path
) -> None:
    path = write_old_deck(tmp_path)
    old = path.read_text(encoding="utf-8")
    made = BoxesDialog(catalog.get("wizards_gambit"), tmp_path, window, path.name)
    made.open()
    assert "keeps your version beside it as “my-cards.toml.bak”." in made.note.text()
    made.list.setCurrentRow(0)
    assert made.note.text() == ""
    form = catalog.get("wizards_gambit").own_file_reader.form  # type: ignore[union-attr]
    draft = form.read(path)
    assert isinstance(draft, Draft)
    own_boxes.write(path, form, draft)
    assert files.backup_path(path).read_text(encoding="utf-8") == old
    made.refresh(path.name)
    assert made.note.text() == ""


def test_a_deleted_box_is_gone_from_the_list(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_boxes.write(tmp_path / "box.toml", FORM, FORM.printed("Mine"))
    made = boxes(window, tmp_path)
    made.list.setCurrentRow(1)
    monkeypatch.setattr("wizardtable.ui.boxes.boxes_dialog.move_to_bin", lambda _: False)
    made.delete()
    assert made.list.count() == 1
    assert not list(tmp_path.glob("*.toml"))


@pytest.mark.long
@pytest.mark.parametrize("game", ["anludim", "wizards_gambit"])
def test_a_proof_sheet_has_all_entries_on_its_pages(
    game: str, tmp_path: Path, qtbot: QtBot
) -> None:
    spec = catalog.get(game)
    assert spec.own_file_reader is not None
    form = spec.own_file_reader.form
    path = tmp_path / "sheet.pdf"
    proof_sheet.write_proof_sheet(path, spec, form, form.printed("Mine"))
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 100_000


@pytest.mark.qt_log_ignore("raise|grabbing", extend=True)  # there is no real screen
def test_the_menu_of_a_tile_leads_to_the_boxes_of_the_game(hands: Hands) -> None:
    tile = next(tile for tile in hands.main.lobby.tiles if tile.spec.id == "anludim")
    middle = tile.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, tile.mapToGlobal(middle))
    QApplication.sendEvent(tile, event)
    menu = tile.findChild(PopupMenu)
    assert menu is not None
    (action,) = [action for action in menu.actions() if action.text() == "My boxes…"]
    action.trigger()
    assert isinstance(hands.main.dialog, BoxesDialog)


def test_a_match_with_a_box_says_its_name_and_its_rules_name_the_box(hands: Hands) -> None:
    folder = hands.profile.data.own("anludim_boxes")
    own_boxes.write(folder / "box.toml", FORM, drawn_draft(4))
    assert SPEC.own_file_reader is not None
    data = SPEC.own_file_reader.read(folder / "box.toml").data
    hands.main.play("anludim", NewGamePlan(Setup(2, (), data), (ADA, GREEDY), 3))
    assert hands.controller.match.setup.data == data
    assert "“Drawn 4”" in hands.main.page.banner.words
    hands.main.page.commands["rules"].trigger()
    assert isinstance(hands.main.dialog, RulesDialog)
    assert hands.main.dialog.browser.accessibleName() == "Rules: “Drawn 4”"


def test_the_picture_of_a_pile_has_the_objects_in_the_order_of_the_fields(window: QWidget) -> None:
    draft = FORM.printed("Mine")
    entry = draft.entries[PILE_SECTION][0]
    picture = SPEC.entry_picture(draft, PILE_SECTION, 0, entry)
    points = [sprite.details[1] for _, sprite in picture.pieces if sprite.kind == "object"]
    piles = [pile for pile in entry.values if isinstance(pile, tuple)]
    assert points == [number for pile in piles for number in pile]
    lines = SPEC.entry_words(draft, PILE_SECTION, 0, entry).splitlines()
    for line, pile in zip(lines, piles, strict=True):
        assert line.endswith(" ".join(map(str, pile)))


def test_the_editor_writes_long_names_in_several_lines(window: QWidget, tmp_path: Path) -> None:
    spec = catalog.get("elfenwizards")
    assert spec.own_file_reader is not None
    draft = spec.own_file_reader.form.printed("A")
    made = BoxEditor(spec, tmp_path / "map.toml", draft, window)
    made.open()
    made.list.setFixedWidth(200)
    QApplication.processEvents()
    assert not made.list.horizontalScrollBar().isVisible()
    short, long = (made.list.visualItemRect(made.list.item(row)).height() for row in (1, 7))
    assert short < long


def test_a_map_is_drawn_by_clicking_its_spaces(window: QWidget, tmp_path: Path) -> None:
    spec = catalog.get("elfenwizards")
    assert spec.own_file_reader is not None
    form = spec.own_file_reader.form
    path = tmp_path / "map.toml"
    made = BoxEditor(spec, path, form.printed("Mine"), window)
    made.open()
    made.choose(0, 0)
    grand_druid, first_druid, second_druid = 0, 1, 2
    made.view.clicked.emit("space", second_druid)
    assert made.draft.entries[0][0].values == ("GD", "D1")
    made.view.clicked.emit("space", grand_druid)
    made.view.clicked.emit("space", first_druid)
    assert made.draft.entries[0][0].values == ("", "")
    made.done_button.click()
    assert form.read(path) == made.draft, "an empty contest is no reason not to open the box again"
    assert any(remark.is_error for remark in form.remarks(made.draft))


def test_a_click_on_a_wizard_of_the_map_is_a_click_on_its_space(
    window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    spec = catalog.get("elfenwizards")
    assert spec.own_file_reader is not None
    made = BoxEditor(spec, tmp_path / "map.toml", spec.own_file_reader.form.printed("A"), window)
    made.open()
    qtbot.waitExposed(window)
    made.show_section(2)
    assert made.view._picture is not None
    corner, scale = made.view._place(made.view._picture)
    for place in range(3):
        made.choose(2, place)
        before = made.draft
        box = next(box for box, sprite in made.view._picture.pieces if sprite.kind == "pawn")
        middle = QPointF(box.x + box.w / 2, box.y + box.h / 2) * scale + corner
        QTest.mouseClick(made.view, Qt.MouseButton.LeftButton, pos=middle.toPoint())
        assert made.draft != before


def test_a_line_without_names_keeps_the_names_of_the_card(window: QWidget, tmp_path: Path) -> None:
    spec = catalog.get("wizards_gambit")
    assert spec.own_file_reader is not None
    form = spec.own_file_reader.form
    made = BoxEditor(spec, tmp_path / "deck.toml", form.printed("A"), window)
    made.open()
    made.choose(1, 0)
    fields = made.fields[1]
    fields.pickers[0].show_value("Long Memory")
    fields.edited.emit(fields.entry())
    type_fast(made, "1 PS")
    entry = made.draft.entries[1][0]
    assert str(form.name(1, 0, entry)) == "Long Memory"
    assert "Long Memory" in entry.values and 1 in entry.values


def test_a_click_on_a_space_of_the_picture_is_a_click_on_that_space(
    window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    spec = catalog.get("elfenwizards")
    assert spec.own_file_reader is not None
    made = BoxEditor(spec, tmp_path / "map.toml", spec.own_file_reader.form.printed("A"), window)
    made.open()
    qtbot.waitExposed(window)
    spaces: list[int] = []
    made.view.clicked.connect(lambda _, number: spaces.append(number))
    middle = made.view.rect().center()
    for y in range(0, made.view.height(), 4):
        QTest.mouseClick(made.view, Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), y))
    assert spaces and spaces[0] == 0, "the Grand Druid is at the top"


def test_a_box_that_cannot_be_saved_is_not_closed_without_a_question(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "box.toml"
    made = editor(window, path, FORM.printed("Mine"))

    def fail(*_: object) -> None:
        raise files.file_error(path, OSError(errno.ENOSPC, "full"))

    monkeypatch.setattr(own_boxes, "write", fail)
    type_fast(made, "b7 r3")
    monkeypatch.setattr(QuestionSheet, "asks_yes", lambda _: False)
    made.done_button.click()
    assert made.isVisible() and "the disk is full" in made.remarks_label.text()
    monkeypatch.setattr(QuestionSheet, "asks_yes", lambda _: True)
    made.done_button.click()
    assert not made.isVisible()
