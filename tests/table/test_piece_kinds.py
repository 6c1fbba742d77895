# SPDX-License-Identifier: MIT
"""Tests that each kind of piece is listed, is found by its key, and paints its own sprites."""

import inspect
import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit.pieces import Piece, PieceKinds, piece
from wizardtable.table.view import Sprite


@piece("token", {"token": lambda *_: None})
class Token(Piece[Frame]):
    """One of several equal tokens of a seat."""

    seat: int
    number: int


def pieces_of(game: str) -> ModuleType:
    return import_module(f"{catalog.get(game).package}.view.pieces")


def kinds_in(package: ModuleType) -> set[type[Piece[Any]]]:
    kinds = set()
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for _, member in inspect.getmembers(import_module(module.name), inspect.isclass):
            if issubclass(member, Piece) and member.__module__ == module.name:
                kinds.add(member)
    return {kind for kind in kinds if "kind" in vars(kind)}


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_kind_of_piece_is_listed(game: str) -> None:
    package = pieces_of(game)
    assert set(package.KINDS.kinds) == kinds_in(package), "list it in pieces/__init__.py"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_named_piece_of_a_layout_is_of_a_listed_kind(game: str, qtbot: QtBot) -> None:
    spec, kinds = catalog.get(game), pieces_of(game).KINDS
    playing = Playing(spec, Setup(min(spec.seats)), 5)
    sitting = spec.view.sit()
    for _ in range(12):
        sitting.present(playing.frame())
        layout = sitting.lay_out(1280.0, 720.0, Look())
        on_table = [p for p in layout.pieces if p.z < 3000]  # a sheet has writing of its own
        unknown = {p.key for p in on_table if p.name and kinds.piece(p.key) is None}
        assert not unknown
        for _ in range(5):
            if playing.mover is not None:
                playing.step()


def test_a_key_leads_to_its_piece_and_back() -> None:
    kinds: PieceKinds[Frame] = PieceKinds(Token)
    assert kinds.piece(Token(2, 7).key) == Token(2, 7)
    assert Token(2, 7).key == ("token", 2, 7)
    assert kinds.piece(("token", 2)) is None
    assert kinds.piece(("chip", 2, 7)) is None


def test_a_kind_that_is_listed_twice_is_reported() -> None:
    with pytest.raises(ValueError, match="Token"):
        PieceKinds(Token, Token)


def test_a_sprite_that_nobody_paints_is_reported(qtbot: QtBot) -> None:
    kinds: PieceKinds[Frame] = PieceKinds(Token)
    painter = QPainter(image := QImage(9, 9, QImage.Format.Format_ARGB32))
    with pytest.raises(ValueError, match="dragon"):
        kinds.paint(painter, image.rect().toRectF(), Sprite("dragon"), Look())
    painter.end()
