# SPDX-License-Identifier: MIT
"""Covers show their figures whole, whatever the shape of their room."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from wizardtable.core import catalog
from wizardtable.paint import svg
from wizardtable.store.paths import resource
from wizardtable.ui.lobby import cover
from wizardtable.ui.lobby.tile import ASPECTS, LOWEST
from wizardtable.ui.lobby.tile_pictures import GamePicture

GAMES = list(catalog.GAMES)
SHAPES = (ASPECTS[-1], 0.8, 0.9, 1.0, 1.2, 1.4, 1.6, 2.0, 2.6, LOWEST)
WIDE, HIGH = 320, 200


def art(game: str) -> str:
    return resource("art", game, "tile.svg").read_text(encoding="utf-8")


def read(game: str, change: Callable[[str], str] = str) -> QSvgRenderer:
    return svg._read((game, "tile.svg"), svg.KEYLINE, change)


def window(aspect: float) -> QRectF:
    """What is seen of a cover in a room of this shape."""
    size = (HIGH * aspect, HIGH) if aspect < WIDE / HIGH else (WIDE, WIDE / aspect)
    seen = QRectF(0, 0, *size)
    seen.moveCenter(QRectF(0, 0, WIDE, HIGH).center())
    seen.moveBottom(HIGH)
    return seen


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("aspect", SHAPES)
def test_two_figures_or_more_are_seen_and_all_of_them_whole(game: str, aspect: float) -> None:
    seen = window(aspect)
    drawn = cover.composed(art(game), seen)
    picture = read(game, lambda text: cover.composed(text, seen))
    hidden = {name for name in drawn.split('id="')[1:] if 'display="none"' in name.split(">")[0]}
    names = [one.name for one in cover.parts(art(game), "figure")]
    shown = [name for name in names if not any(h.startswith(f'{name}"') for h in hidden)]
    assert len(shown) >= 2
    for name in shown:
        covered = picture.transformForElement(name).mapRect(picture.boundsOnElement(name))
        assert covered.left() >= seen.left() - 1, name
        assert covered.right() <= seen.right() + 1, name
        assert covered.top() >= seen.top() - 1, name


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_all_figures_are_seen_in_the_shape_of_the_cover(game: str) -> None:
    figures = cover.parts(art(game), "figure")
    assert len(cover.gathered(figures, window(WIDE / HIGH))) == len(figures) >= 4


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_knows_what_its_parts_cover(game: str) -> None:
    picture = read(game)
    for one in (*cover.parts(art(game), "figure"), *cover.parts(art(game), "thing")):
        covered = picture.transformForElement(one.name).mapRect(picture.boundsOnElement(one.name))
        assert abs(covered.left() - one.left) <= 1, one.name
        assert abs(covered.right() - one.right) <= 1, one.name
        assert abs(covered.top() - one.top) <= 1, one.name


def test_a_game_without_a_cover_shows_the_felt(qtbot: QtBot) -> None:
    made = GamePicture("nothing")
    qtbot.addWidget(made)
    made.resize(160, 100)
    assert made.grab().toImage().format() != QImage.Format.Format_Invalid
