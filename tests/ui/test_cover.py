# SPDX-License-Identifier: MIT
"""Tests that covers show their figures whole in rooms of every shape."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.paint import svg
from wizardtable.store.paths import resource
from wizardtable.ui.lobby.tile import BESIDE_RATIOS, MAX_UPRIGHT_RATIO
from wizardtable.ui.style.covers import cover
from wizardtable.ui.style.covers.game_picture import GamePicture

GAMES = list(catalog.GAMES)
SHAPES = (BESIDE_RATIOS[-1], 0.8, 0.9, 1.0, 1.2, 1.4, 1.6, 2.0, 2.6, MAX_UPRIGHT_RATIO)
WIDE, HIGH = 320, 200


def art(game: str) -> str:
    return resource("art", game, "tile.svg").read_text(encoding="utf-8")


def read(game: str, change: Callable[[str], str] = str) -> QSvgRenderer:
    return svg._read((game, "tile.svg"), svg.KEYLINE, change)


def window(aspect: float) -> QRectF:
    """Returns the part of a cover that a room of this shape shows."""
    size = (HIGH * aspect, HIGH) if aspect < WIDE / HIGH else (WIDE, WIDE / aspect)
    shown_part = QRectF(0, 0, *size)
    shown_part.moveCenter(QRectF(0, 0, WIDE, HIGH).center())
    shown_part.moveBottom(HIGH)
    return shown_part


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("aspect", SHAPES)
def test_two_figures_or_more_are_seen_and_all_of_them_whole(game: str, aspect: float) -> None:
    shown_part = window(aspect)
    drawn = cover.with_parts_in_sight(art(game), shown_part)
    picture = read(game, lambda text: cover.with_parts_in_sight(text, shown_part))
    hidden = {name for name in drawn.split('id="')[1:] if 'display="none"' in name.split(">")[0]}
    names = [figure.name for figure in cover.parts(art(game), "figure")]
    shown = [name for name in names if not any(h.startswith(f'{name}"') for h in hidden)]
    assert len(shown) >= 2
    for name in shown:
        covered = picture.transformForElement(name).mapRect(picture.boundsOnElement(name))
        assert covered.left() >= shown_part.left() - 1, name
        assert covered.right() <= shown_part.right() + 1, name
        assert covered.top() >= shown_part.top() - 1, name


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_all_figures_are_seen_in_the_shape_of_the_cover(game: str) -> None:
    figures = cover.parts(art(game), "figure")
    assert len(cover.figures_in_sight(figures, window(WIDE / HIGH))) == len(figures) >= 4


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_knows_what_its_parts_cover(game: str) -> None:
    picture = read(game)
    for part in (*cover.parts(art(game), "figure"), *cover.parts(art(game), "thing")):
        covered = picture.transformForElement(part.name).mapRect(picture.boundsOnElement(part.name))
        assert abs(covered.left() - part.left) <= 1, part.name
        assert abs(covered.right() - part.right) <= 1, part.name
        assert abs(covered.top() - part.top) <= 1, part.name


def test_a_game_without_a_cover_shows_the_felt(qtbot: QtBot) -> None:
    made = GamePicture("nothing")
    qtbot.addWidget(made)
    made.resize(160, 100)
    assert made.grab().toImage().format() != QImage.Format.Format_Invalid
