# SPDX-License-Identifier: MIT
"""Tests that everything around the table has enough room, in every window size, language and text
size."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.lessons import SHIPPED_LESSONS
from tests.ui import screens
from tests.ui.windows import ADA, GREEDY, Hands, games
from wizardtable.ai.search import agents
from wizardtable.ai.search.advice import Candidate, Verdict
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Decision
from wizardtable.core.game import Setup
from wizardtable.core.languages import languages
from wizardtable.core.lesson import FIRST_LESSON_ID
from wizardtable.core.teaching.course import Course
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.commands import make_commands
from wizardtable.ui.match.advice_sheet import AdviceSheet
from wizardtable.ui.match.bar import Bar
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.match.lesson_sheet import LessonSheet
from wizardtable.ui.match.side_panel import SidePanel, has_room_for_column
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import ElidedLabel
from wizardtable.ui.window_size import MIN_SIZE

WINDOW_SIZES = ((1000, 640), (1280, 720), (1600, 1000), (2560, 1440))
TEXT_SIZES = (100, 125, 150, 175)
USUAL_SIZE = (1280, 720)

Speak = Callable[[str], None]

FIGURES_HELD = True
"""Marks for `tests.plain_spaces` that this module's texts have no-break spaces at figures."""


def column(qtbot: QtBot, window: tuple[int, int]) -> tuple[QWidget, SidePanel]:
    """Returns an otherwise empty page in a window of this size, and its sidebar."""
    page = QWidget()
    qtbot.addWidget(page)
    panel = SidePanel(page)
    panel.fit_to_page(QSize(*window))
    panel.set_docked(has_room_for_column(QSize(*window)))
    bar = appearance.scaled(59)
    page.resize(*window)
    panel.setGeometry(window[0] - panel.width(), bar, panel.width(), window[1] - bar)
    page.show()
    return page, panel


@pytest.fixture
def worn(qapp: QApplication) -> Iterator[Callable[[tuple[int, int], int], None]]:
    """Yields a function that styles the application for a window size and a text size in
    percent."""

    def wear(window: tuple[int, int], scale: int) -> None:
        appearance.grow(qapp, appearance.growth(*window))
        appearance.apply_theme(qapp, "dark", scale)

    yield wear
    wear(USUAL_SIZE, 100)


def spot(part: QWidget) -> QRect:
    """Returns the rectangle of a widget in its window."""
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


def cut(root: QWidget) -> list[str]:
    """Returns the texts below `root` that are cut off, or are smaller than 12 pixels."""
    faults = []
    for part in (*root.findChildren(QLabel), *root.findChildren(QAbstractButton)):
        if not part.isVisible() or not part.text() or isinstance(part, ElidedLabel):
            continue
        words, room = part.text(), part.size()
        if isinstance(part, QAbstractButton):
            small = (
                part.sizeHint().width() > room.width() or part.sizeHint().height() > room.height()
            )
        elif part.wordWrap():
            small = part.heightForWidth(room.width()) > room.height() + 1  # rounded
        else:
            wide = QFontMetrics(part.font()).horizontalAdvance(words)
            small = wide > part.contentsRect().width()
        if small or part.font().pixelSize() < 12:
            faults.append(f"{words} ({part.font().pixelSize()} px in {room.toTuple()})")
    lists = (part for part in root.findChildren(QListWidget) if part.isVisible())
    return [*faults, *(part.objectName() for part in lists if part.font().pixelSize() < 12)]


@pytest.mark.few(only="^(?!.*first_match)")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "lesson"), SHIPPED_LESSONS)
def test_a_lesson_is_read_whole_with_next_at_one_spot_in_every_window(
    qtbot: QtBot,
    worn: Callable[[tuple[int, int], int], None],
    speak: Speak,
    game: str,
    lesson: str,
    language: str,
) -> None:
    speak(language)
    first = lesson == FIRST_LESSON_ID
    for window in WINDOW_SIZES if first else (USUAL_SIZE,):  # the others say no more than that
        for scale in (TEXT_SIZES if first else (100, 175)) if window == USUAL_SIZE else (100, 175):
            worn(window, scale)
            where = f"{window}, {scale} %"
            page, panel = column(qtbot, window)
            sheet = LessonSheet(panel.teacher)
            panel.teacher.add_sheet(sheet)
            course = Course(catalog.get(game), "Ada", catalog.get(game).lesson(lesson))
            spots = set()
            for index, step in enumerate(course.steps):
                # Nothing moves at an objection, so two of them tell of all.
                objects = index < 2 or index == len(course.steps) - 1
                instead = course.reminder(step)
                for objection in (None, instead) if objects else (None,):
                    course.index, course._left = index, list(step.moves)
                    course.objection = objection
                    sheet.show_course(course)
                    QApplication.processEvents()
                    if sheet.next_button.isVisible():  # the last step has other buttons
                        spots.add(spot(sheet.next_button).getRect())
                    assert not cut(page), f"step {index + 1}: {where}"
                    if window[0] >= USUAL_SIZE[0] and scale == 100:
                        assert not sheet._area.verticalScrollBar().isVisible(), (
                            f"step {index + 1} says too much to be read without scrolling: {where}"
                        )
            assert len(spots) == 1, where
            assert page.rect().contains(QRect(*spots.pop())), where
            assert panel.width() <= window[0] * 0.4
            page.deleteLater()
            # At once, or it would be dressed again and again with those that come after it.
            QApplication.sendPostedEvents(panel, QEvent.Type.DeferredDelete)


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("game", games())
def test_bar_and_column_have_room_beside_the_table_in_every_window(
    hands: Hands, speak: Speak, game: str, number: int
) -> None:
    spec = catalog.get(game)
    seats = (min(spec.seats), max(spec.seats))[number]
    speak(languages()[(number + games().index(game)) % len(languages())])
    hands.deal(ADA, *[GREEDY] * (seats - 1), game=game)
    hands.wait_turn()
    page, window = hands.main.page, hands.window
    menu = list(hands.controller.menu())
    for size in WINDOW_SIZES:
        for scale in TEXT_SIZES if size == USUAL_SIZE else (175,):
            hands.profile.change(replace(hands.profile.settings, font_scale=scale))
            window.resize(*size)
            for advised in (False, True):
                if advised:
                    hands.controller.hint.emit(Decision(menu[0], spec.lessons[0].steps[0].says))
                screens.settle()
                where = f"{size}, {scale} %, advice: {advised}"
                assert window.size() == QSize(*size), where
                assert page.minimumSizeHint().width() <= size[0], where
                assert page.minimumSizeHint().height() <= size[1], where
                assert not cut(page), where
                table = spot(hands.table)
                for part in (page.bar, page.panel):
                    assert window.rect().contains(spot(part)), where
                    assert not table.intersects(spot(part)), where
                assert page.feature(AdviceFeature).sheet.isVisible() == advised
            page.feature(AdviceFeature).sheet.close_as_read()


@pytest.mark.few(only="175-fr")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "scale"), [(MIN_SIZE.toTuple(), 175), (USUAL_SIZE, 100)])
def test_every_dialog_fits_the_window_and_cuts_nothing_off(
    hands: Hands, tmp_path: Path, speak: Speak, size: tuple[int, int], scale: int, language: str
) -> None:
    speak(language)
    hands.main.open_save(screens.furnish(tmp_path / "data"))
    # Or the page of achievements may be made anew while it is looked at.
    assert hands.services.scan_achievements().done.wait(60)
    hands.profile.change(replace(hands.profile.settings, font_scale=scale))
    hands.window.resize(*size)
    for name, show in screens.dialogs().items():
        show(hands.main)
        screens.settle()
        for dialog in hands.window.findChildren(QDialog):
            if dialog.isVisible():
                least = dialog.minimumSizeHint()
                assert least.width() <= size[0] and least.height() <= size[1], name
                assert not cut(dialog), name
        screens.close_all(hands.window)


def test_the_window_never_needs_more_than_the_smallest_at_any_size_of_writing(
    hands: Hands,
) -> None:
    for scale in TEXT_SIZES:
        hands.profile.change(replace(hands.profile.settings, font_scale=scale))
        hands.window.resize(MIN_SIZE)
        assert hands.window.size() == MIN_SIZE, scale
        room = hands.window.screen().availableSize()
        least = hands.window.minimumSize()
        assert least.width() <= room.width() and least.height() <= room.height()


def prompts(game: str) -> set[str]:
    """Returns all prompts of a match of opponents, in the current language."""
    spec = catalog.get(game)
    rules = spec.rules
    sentences: set[str] = set()
    names = ("Isaure", "Sidonie", "Morwenna")
    state, agent = rules.deal(Setup(3), 1), agents.make(spec, "greedy", 1)
    while (seat := rules.to_move(state)) is not None:
        observation = rules.observe(state, seat)
        sentences.add(render(spec.wording.prompt(observation, names)))
        menu = rules.legal_actions(state)
        rules.apply(state, agent.choose(observation, menu, Budget()).action, [])
    return sentences


LONG_PROMPT_LENGTH = 170
"""The length in letters of a long prompt, which fills three lines."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_prompts_are_whole_and_grow_with_the_writing(
    qtbot: QtBot,
    worn: Callable[[tuple[int, int], int], None],
    speak: Speak,
    game: str,
    language: str,
) -> None:
    speak(language)
    usual: dict[str, int] = {}
    said = prompts(game)
    for scale, times in ((100, 1.0), (150, 1.23), (175, 1.4)):
        worn(USUAL_SIZE, scale)
        page = QWidget()
        qtbot.addWidget(page)
        bar = Bar(make_commands(page), page)
        bar.resize(USUAL_SIZE[0], bar.height())
        page.show()
        QApplication.processEvents()
        line = bar._prompt
        for words in said:
            line.say(words, warning=False)
            pixels = line.font().pixelSize()
            usual.setdefault(words, pixels)
            room = QRect(0, 0, line.width(), 1000)
            wrapped = int(Qt.TextFlag.TextWordWrap)
            needed = QFontMetrics(line.font()).boundingRect(room, wrapped, words)
            assert needed.height() <= line.height(), words
            assert pixels >= 12
            assert pixels >= times * usual[words] or len(words) > LONG_PROMPT_LENGTH, (scale, words)


@pytest.mark.parametrize("language", languages())
def test_the_prompt_of_a_watched_match_has_a_line_of_its_own_where_buttons_leave_it_no_room(
    qtbot: QtBot, worn: Callable[[tuple[int, int], int], None], speak: Speak, language: str
) -> None:
    speak(language)
    words = {"en": "Paused: Morwenna plays next.", "fr": "En pause : à Morwenna de jouer."}
    for scale in TEXT_SIZES:
        worn(MIN_SIZE.toTuple(), scale)
        page = QWidget()
        qtbot.addWidget(page)
        bar = Bar(make_commands(page), page)
        page.show()
        for width in (MIN_SIZE.width(), 1600, MIN_SIZE.width()):
            bar.resize(width, bar.height())
            for watching in (True, False, True):
                bar.set_match_state(("Sidonie", "Morwenna"), watching=watching, over=False)
                line = bar._prompt
                line.say(words.get(language, words["en"]), warning=False)
                QApplication.processEvents()
                wide = QFontMetrics(line.font()).horizontalAdvance(line.text())
                assert line.font().pixelSize() >= appearance.scaled(12), (scale, width)
                assert wide <= 2 * line.width(), (scale, width)


@pytest.mark.parametrize(("scale", "times"), [(150, 1.25), (175, 1.4)])
@pytest.mark.parametrize("window", [USUAL_SIZE, (2560, 1440)])
def test_all_writing_of_the_column_grows_with_what_is_asked_for(
    qtbot: QtBot,
    worn: Callable[[tuple[int, int], int], None],
    window: tuple[int, int],
    scale: int,
    times: float,
) -> None:
    def sizes() -> list[int]:
        page, panel = column(qtbot, window)
        sheet = LessonSheet(panel.teacher)
        panel.teacher.add_sheet(sheet)
        sheet.show_course(Course(catalog.get("anludim"), "Ada"))
        parts = (*page.findChildren(QLabel), *page.findChildren(QListWidget))
        return [part.font().pixelSize() for part in parts]

    worn(window, 100)
    usual = sizes()
    worn(window, scale)
    assert all(now >= times * before for before, now in zip(usual, sizes(), strict=True))


@pytest.mark.parametrize("language", languages())
def test_advice_is_never_wider_than_its_sheet(
    qtbot: QtBot, worn: Callable[[tuple[int, int], int], None], speak: Speak, language: str
) -> None:
    speak(language)
    moves = {  # the longest words of the four games
        "en": "Play a Griffin Feather as an Angel’s Breath on Burden of Power (Transcendent Focus)",
        "fr": "Jouer une Plume de griffon comme un Souffle de l’ange (Concentration suprême)",
    }
    said = Message("toy", moves.get(language, moves["en"]))
    for window in WINDOW_SIZES:
        worn(window, 175)
        page, panel = column(qtbot, window)
        sheet = AdviceSheet(panel.teacher)
        panel.teacher.add_sheet(sheet)
        pair = [Candidate(move, 0.38) for move in ("", "again")]
        best = Decision("", N_("advice", "I would play this move too."))
        for warning in (False, True):
            if warning:
                verdict = Verdict(best, "again", 0.4, 0.3)
                sheet.show_verdict(verdict, lambda _: said, warning=True)
            else:
                sheet.show_hint(best, pair, lambda _: said)
            QApplication.processEvents()
            assert sheet.body.width() <= sheet._area.viewport().width(), window
            assert not cut(sheet), window
            words = QFontMetrics(sheet._title.font()).horizontalAdvance(sheet._title.text())
            assert words <= sheet._title.width() or " " in sheet._title.text(), window
        page.deleteLater()


def test_log_and_lists_are_written_larger_in_a_large_window(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    panel = hands.main.page.panel
    sizes = {}
    for size in (USUAL_SIZE, (2560, 1440)):
        hands.window.resize(*size)
        screens.settle()
        sizes[size] = (panel.log.font().pixelSize(), panel.moves.font().pixelSize())
    assert sizes[USUAL_SIZE] == (14, 14)
    assert min(sizes[2560, 1440]) >= 1.25 * 14
