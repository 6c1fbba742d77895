# SPDX-License-Identifier: MIT
"""Tests that large writing makes nothing on a table smaller, and that small writing can be read.

`python -m tests.table.test_sizes GAME` prints all faults of a game.
"""

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table import sizes
from tests.table.elfenwizards import crowd
from tests.table.sizes import Measured
from tests.ui.windows import ADA, BOB
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.languages import languages
from wizardtable.games import elfenwizards
from wizardtable.paint.theme import Look
from wizardtable.store import paths
from wizardtable.table import panels
from wizardtable.table.view import Choice
from wizardtable.table.zones import Box
from wizardtable.ui.dialogs.preferences import SCALES
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.language import Language
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.window.main_window import MainWindow

FIGURES_HELD = True
"""Marks for `tests.plain_spaces` that this module's texts have no-break spaces at figures."""

Size: TypeAlias = tuple[int, int]
USUAL: Size = (1280, 720)
SMALLEST: Size = (1000, 640)

USUAL_ROOMS: dict[int, Size] = {100: (1240, 626), 175: (1210, 586)}
"""The room for the table in the usual window, by font scale in percent, if the column is folded."""

BESIDE_COLUMN: Size = (980, 626)
"""The room for the table beside the column in the usual window."""

_MOMENTS = ("50%", "93%", "auction", "auction-watched")
"""The moments that are measured in windows other than the usual one."""


class Tables:
    """The tables of all games, at all sizes.

    Attributes:
        rooms: the room for a table beside the folded side panel, by the window's size and the font
            scale in percent.
        lines: the heights of the free lines below these rooms.
    """

    def __init__(self, app: QApplication) -> None:
        self._language = Language(app)
        self._language.speak("en")
        self.rooms: dict[tuple[Size, int], Size] = {}
        self.lines: dict[tuple[Size, int], int] = {}
        with tempfile.TemporaryDirectory() as folder:
            self._measure_rooms(app, Path(folder))
        self.at = cache(self._at)

    def _measure_rooms(self, app: QApplication, folder: Path) -> None:
        profile = Profile(paths.data_dir(folder), "en")
        window, services = FirstWindow(profile), Services(profile)
        main = MainWindow(window, profile, services)
        window.setMinimumSize(1, 1)
        window.show()
        main.play("anludim", NewGamePlan(Setup(2), (ADA, BOB), 7))
        for percent in SCALES:
            profile.settings = replace(profile.settings, font_scale=percent, show_panel=False)
            appearance.apply_theme(app, profile.settings.theme, percent)
            profile.changed.emit(profile.settings)
            main.page.commands["log"].setChecked(False)
            window.setMinimumSize(1, 1)
            for size in (*sizes.WINDOW_SIZES, *sizes.SMALL_SIZES):
                window.resize(*size)
                app.processEvents()
                table = main.page.table
                assert table is not None
                width, height = table.loupe.room
                self.rooms[size, percent] = round(width), round(height)
                self.lines[size, percent] = main.page.strip_line_height
        window.resize(*USUAL)
        window.close()
        services.close()
        profile.close()
        appearance.apply_theme(app, "dark", 100)

    def _at(
        self, game: str, seats: int, language: str, window: Size
    ) -> dict[str, dict[int, Measured]]:
        """Returns the measures by moment and font scale; outside the usual window, of a few
        moments."""
        self._language.speak(language)
        spec = catalog.get(game)
        measures: dict[str, dict[int, Measured]] = {}
        for moment, match in sizes.positions(spec, seats).items():
            if window != USUAL and moment not in _MOMENTS:
                continue
            sitting = spec.view.sit()
            sitting.present(sizes.frame_of(match))
            measures[moment] = {
                percent: sizes.measured(
                    sitting, spec, self.rooms[window, percent], percent, self.lines[window, percent]
                )
                for percent in SCALES
            }
        self._language.speak("en")
        return measures

    def faults(self, game: str, test: str) -> Iterator[str]:
        """Yields the faults of a game, each with its place."""
        for seats in catalog.get(game).seats:
            for window, language in _windows(seats, test):
                for moment, by_percent in self.at(game, seats, language, window).items():
                    for percent, table in by_percent.items():
                        where = f"{seats} {language} {window} {moment} {percent} %"
                        faults = _faults(test, window, percent, by_percent[100], table)
                        yield from (f"{where}: {fault}" for fault in faults)


def _windows(seats: int, test: str) -> Iterator[tuple[Size, str]]:
    """Yields the usual window in all languages, and each other window in one of them.

    Small windows are only for the test of pieces, and in one language.
    """
    spoken = languages()
    yield from ((USUAL, language) for language in spoken)
    others = (window for window in sizes.WINDOW_SIZES if window != USUAL)
    yield from ((window, spoken[(seats + i) % len(spoken)]) for i, window in enumerate(others))
    if test == "pieces":
        yield from ((window, "en") for window in sizes.SMALL_SIZES)


def _faults(test: str, window: Size, percent: int, usual: Measured, table: Measured) -> list[str]:
    if test == "pieces":
        return list(sizes.growth_faults(usual, table))
    if test == "whole":
        return list(sizes.cut_faults(table))
    if test == "writing":
        return list(sizes.writing_faults(usual, table, percent))
    at_usual = {
        ("least", USUAL): sizes.least_faults,
        ("signs", USUAL): sizes.sign_faults,
        ("hand", SMALLEST): sizes.hand_faults,
    }
    faults = at_usual.get((test, window)) if percent == 100 else None
    return list(faults(usual)) if faults is not None else []


TESTS = {
    "pieces": "large writing makes no piece smaller",
    "writing": "writing on pieces, plates and panels grows",
    "whole": "every line is written to its end",
    "least": "everything can be read in a window of 1280 by 720",
    "signs": "every sign can be made out in a window of 1280 by 720",
    "hand": "the numbers on the hand can be read in a window of 1000 by 640",
}


def test_buttons_that_would_be_too_high_grow_less(qtbot: QtBot) -> None:
    choices = tuple(Choice(str(n), "End turn", "Show your hand and draw two cards") for n in "ab")
    usual, large = Look(), Look(scale=1.75)
    heights = {}
    for high in (150.0, 1000.0):
        room = Box(0, 0, 240, high)
        for look in (usual, large):
            sheet = panels.panel_pieces(room, "Discard 2 cards", choices, None, look)[0]
            heights[high, look.scale] = sheet.spot.box.h
    assert heights[150.0, 1.0] == heights[1000.0, 1.0]
    assert heights[150.0, 1.0] * 1.4 < heights[150.0, 1.75] < heights[1000.0, 1.75]


def test_a_heading_without_buttons_lies_flat_on_the_cloth() -> None:
    room, look = Box(0, 0, 240, 400), Look()
    (words,) = panels.panel_pieces(room, "Discard 2 cards", (), None, look)
    choice = Choice("end", "End turn")
    sheet = panels.panel_pieces(room, "Discard 2 cards", (choice,), None, look)[0]
    assert words.height == 0.0 < sheet.height
    assert words.sprite != sheet.sprite


def test_the_button_that_sorts_the_hand_grows_with_the_writing() -> None:
    for growth in (1.0, 1.6):
        side = {
            percent: panels.sort_button("", Box(0, 0, 500, 150), look).spot.box.w
            for percent in SCALES
            for look in [Look(scale=percent / 100 * growth, growth=growth)]
        }
        assert all(side[percent] >= side[100] * sizes.MIN_GROWTH[percent] for percent in SCALES)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_largest_writing_in_the_usual_window_hides_nothing(
    game: str, qapp: QApplication
) -> None:
    spec = catalog.get(game)
    match = sizes.positions(spec, min(spec.seats))["50%"]
    sitting = spec.view.sit()
    sitting.present(sizes.frame_of(match))
    usual, large = (
        sizes.measured(sitting, spec, room, percent) for percent, room in USUAL_ROOMS.items()
    )
    beside = sizes.measured(sitting, spec, BESIDE_COLUMN, 100)
    for test, promise in TESTS.items():
        assert not _faults(test, USUAL, 100, beside, beside), promise
        assert not _faults(test, USUAL, 100, usual, usual), promise
        assert not _faults(test, USUAL, max(SCALES), usual, large), promise


@pytest.mark.long
@pytest.mark.parametrize("window", [SMALLEST, USUAL])
def test_wizards_who_crowd_on_one_space_are_seen_and_their_numbers_grow(
    tables: Tables, window: Size
) -> None:
    sitting = elfenwizards.SPEC.view.sit()
    for count in range(2, 7):
        sitting.present(crowd(count).frame())
        by_percent = {
            percent: sizes.measured(
                sitting,
                elfenwizards.SPEC,
                tables.rooms[window, percent],
                percent,
                tables.lines[window, percent],
            )
            for percent in SCALES
        }
        for percent, table in by_percent.items():
            assert not list(sizes.growth_faults(by_percent[100], table))
            assert not list(sizes.writing_faults(by_percent[100], table, percent))
        if window == USUAL:
            assert not list(sizes.least_faults(by_percent[100]))
            assert not list(sizes.sign_faults(by_percent[100]))


@pytest.fixture(scope="module")
def tables(qapp: QApplication) -> Tables:
    return Tables(qapp)


@pytest.mark.long
@pytest.mark.parametrize("test", TESTS)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_sizes(tables: Tables, game: str, test: str) -> None:
    faults = list(tables.faults(game, test))
    assert not faults, "\n".join([TESTS[test], str(len(faults)), *faults[:40]])


def main(game: str, wanted: list[str]) -> None:
    """Writes the faults of a game."""
    tables = Tables(QApplication([]))
    for test in wanted or TESTS:
        for fault in tables.faults(game, test):
            print(f"{test}: {fault}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
