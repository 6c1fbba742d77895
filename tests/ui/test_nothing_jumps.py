# SPDX-License-Identifier: MIT
"""Tests that table and pieces stay in place when hints, lessons, warnings and strips appear."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.ui.windows import ADA, GREEDY, Hands, games
from wizardtable.ai.search.advice import Verdict
from wizardtable.core import catalog
from wizardtable.core.agent import Decision
from wizardtable.core.text import N_, Message
from wizardtable.table.view import Key
from wizardtable.ui.match.features.advice_feature import AdviceFeature
from wizardtable.ui.match.features.autoplay_feature import AutoplayFeature
from wizardtable.ui.match.features.lesson_feature import LessonFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.style import just_gone

REASON = N_("test", "This move wins a card and an object of a kind that you do not have yet.")
NEWS = N_(
    "test", "You stayed away from this rated match for more than a day, so it counts as lost."
)

SHORT_NEWS = N_("test", "Others have made 15 moves since your last one.")

SIZES = [(1280, 720), (800, 450)]

LEFT = Qt.MouseButton.LeftButton

Places = dict[Key, tuple[int, ...]]


def sit(hands: Hands, game: str, size: tuple[int, int]) -> None:
    """Starts a match in a window of this size in pixels."""
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(*size)
    hands.deal(ADA, GREEDY, GREEDY, game=game)
    assert hands.wait_turn()
    QApplication.processEvents()


def places(hands: Hands) -> Places:
    """Returns the place of each piece in the window: x, y, width and height in pixels."""
    table = hands.table
    corner = table.viewport().mapTo(hands.window, QPoint())
    boxes: Places = {}
    for key, item in table.table.items_by_key.items():
        box = table.stage.box_in_viewport(key)
        if key[0] != "table" and box is not None and not item.placement.is_inert:
            left, top = round(box.x) + corner.x(), round(box.y) + corner.y()
            boxes[key] = (left, top, round(box.w), round(box.h))
    return boxes


def comings(hands: Hands, reason: Message) -> Iterator[str]:
    """Makes everything beside the table appear and disappear; yields the name of each change."""
    page = hands.main.page
    advice, menu = page.feature(AdviceFeature), hands.controller.menu()
    sheet = advice.sheet
    hands.controller.hint.emit(Decision(menu[0], reason))
    assert sheet.isVisible()
    yield "hint"
    sheet.close_as_read()
    assert not sheet.isVisible()
    yield "no hint"
    verdict = Verdict(Decision(menu[0], reason), menu[-1], 0.7, 0.2, 0.5)
    advice._show_verdict(verdict, warning=True)
    assert sheet.isVisible()
    yield "warning"
    sheet.close_as_read()
    yield "no warning"
    autoplay = page.feature(AutoplayFeature)
    for strip in (
        page.banner,
        page.answer_strip,
        page.recap_strip,
        autoplay.autoplay_strip,
        autoplay.elimination_strip,
    ):
        strip.say(NEWS)
        assert strip.isVisible()
        yield "strip"
    for strip in (
        page.banner,
        page.answer_strip,
        page.recap_strip,
        autoplay.autoplay_strip,
        autoplay.elimination_strip,
    ):
        strip.clear()
        assert not strip.isVisible()
        yield "no strip"
    if page.panel.is_docked:
        page.panel.set_docked(False)
        QApplication.processEvents()
        yield "folded"
    for shown in (True, False):
        page.commands["log"].setChecked(shown)
        assert page.panel.log.isVisible() == shown
        yield f"lists: {shown}"


@pytest.mark.few
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_pieces_keep_their_places_when_all_else_comes_and_goes(
    hands: Hands, game: str, size: tuple[int, int]
) -> None:
    sit(hands, game, size)
    before = places(hands)
    assert len(before) > 20
    assert hands.main.page.panel.is_docked == (size == SIZES[0])
    for what in comings(hands, REASON):
        QApplication.processEvents()
        if what == "folded":
            before = places(hands)
        assert places(hands) == before, what


@pytest.mark.few
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_a_replay_has_the_room_of_its_match(hands: Hands, game: str, size: tuple[int, int]) -> None:
    sit(hands, game, size)
    page = hands.main.page
    room, before = hands.table.loupe.room, places(hands)
    replay = page.feature(ReplayFeature)
    replay.open(len(hands.controller.match.actions))
    QApplication.processEvents()
    assert replay.view is not None
    assert replay.view.table.loupe.room == room
    page.banner.say(NEWS)
    QApplication.processEvents()
    assert replay.view.table.loupe.room == room
    banner = QRect(page.banner.mapTo(hands.window, QPoint()), page.banner.size())
    strip = replay.view.toolbar
    assert not banner.intersects(QRect(strip.mapTo(hands.window, QPoint()), strip.size()))
    page.banner.clear()
    replay.close()
    QApplication.processEvents()
    assert places(hands) == before


@pytest.mark.few
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_a_lesson_moves_no_piece_and_covers_nothing_that_it_speaks_of(
    hands: Hands, game: str, size: tuple[int, int]
) -> None:
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(*size)
    hands.main.learn(game, catalog.get(game).lessons[0].id)
    QApplication.processEvents()
    page, lesson = hands.main.page, hands.main.page.feature(LessonFeature)
    assert lesson.sheet.isVisible()
    before = places(hands)
    page.panel.teacher.changed.emit()
    while (
        lesson.course is not None and lesson.course.is_reading and not lesson.course.is_at_last_step
    ):
        QApplication.processEvents()
        assert places(hands) == before
        over = QRect(lesson.sheet.mapTo(page, QPoint()), lesson.sheet.size())
        covered = [box for box in page._marked_boxes() if box.intersects(over)]
        assert not covered, lesson.course.index
        lesson.sheet.next_button.click()


def test_a_lesson_makes_way_for_what_it_speaks_of_when_the_window_gets_smaller(
    hands: Hands,
) -> None:
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(*SIZES[0])
    hands.main.learn("anludim", catalog.get("anludim").lessons[0].id)
    QApplication.processEvents()
    hands.window.resize(*SIZES[1])
    QApplication.processEvents()
    page, lesson = hands.main.page, hands.main.page.feature(LessonFeature)
    over = QRect(lesson.sheet.mapTo(page, QPoint()), lesson.sheet.size())
    assert page._marked_boxes()
    assert not [box for box in page._marked_boxes() if box.intersects(over)]


def test_strips_wait_for_one_another_in_one_line(hands: Hands) -> None:
    sit(hands, "anludim", SIZES[0])
    page, table = hands.main.page, hands.table
    page.banner.say(NEWS)
    page.recap_strip.say(REASON)
    QApplication.processEvents()
    strip_place = QRect(page.recap_strip.mapTo(hands.window, QPoint()), page.recap_strip.size())
    free = QRect(table.mapTo(hands.window, QPoint()), table.size())
    free.setTop(free.bottom() + 1 - page.strip_line_height)
    assert free.contains(strip_place)
    assert page.recap_strip.visibleRegion().contains(page.recap_strip.rect())
    page.recap_strip.clear()
    QApplication.processEvents()
    assert page.banner.visibleRegion().contains(page.banner.rect())


@pytest.mark.parametrize("percent", [100, 125, 150, 175])
def test_a_strip_of_one_line_hides_nothing_at_any_font_scale(hands: Hands, percent: int) -> None:
    sit(hands, "zavandor", SIZES[0])
    hands.profile.change(replace(hands.profile.settings, font_scale=percent))
    QApplication.processEvents()
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(*SIZES[0])
    page, table = hands.main.page, hands.table
    page.recap_strip.say(SHORT_NEWS)
    QApplication.processEvents()
    assert hands.window.height() == SIZES[0][1]
    strip = QRect(page.recap_strip.mapTo(hands.window, QPoint()), page.recap_strip.size())
    free = QRect(table.mapTo(hands.window, QPoint()), table.size())
    free.setTop(free.bottom() + 1 - page.strip_line_height)
    assert free.contains(strip)
    for label in page.recap_strip.findChildren(QLabel):
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
        assert label.fontMetrics().height() <= page.recap_strip.height()


def presses(hands: Hands) -> list[float]:
    """Records the presses that reach the table from now on, by their x in pixels."""
    reached: list[float] = []
    hands.table.pointer.press = lambda x, y, **_: reached.append(x)  # type: ignore[method-assign]
    return reached


def test_a_click_that_meets_a_panel_just_gone_does_nothing(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(hands, "anludim", SIZES[1])
    port, sheet = hands.table.viewport(), hands.main.page.feature(AdviceFeature).sheet
    hands.controller.hint.emit(Decision(hands.controller.menu()[0], REASON))
    QApplication.processEvents()
    place = sheet.mapTo(hands.window, sheet.rect().center())
    reached = presses(hands)
    monkeypatch.setattr(just_gone, "GUARD_MS", 60_000)
    QTest.mouseClick(sheet.close_button, LEFT)
    assert not sheet.isVisible()
    QTest.mouseClick(hands.window.windowHandle(), LEFT, pos=place)
    assert not reached
    free = port.mapTo(hands.window, QPoint(4, port.height() - 4))
    QTest.mouseClick(hands.window.windowHandle(), LEFT, pos=free)
    assert len(reached) == 1


def test_the_guard_of_a_panel_ends_by_itself(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(hands, "anludim", SIZES[1])
    monkeypatch.setattr(just_gone, "GUARD_MS", 1)
    just_gone.ignore_presses(hands.window, hands.window.rect())
    hands.qtbot.waitUntil(lambda: not hands.window.findChildren(just_gone._Guard))
    reached = presses(hands)
    QTest.mouseClick(hands.table.viewport(), LEFT)
    assert reached
