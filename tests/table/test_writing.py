# SPDX-License-Identifier: MIT
"""Tests that a line without room is left out, and that plates keep name and points whole."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from tests.table import sizes
from tests.table.pictures import apart, painted
from tests.table.tables import Game
from wizardtable.core import catalog
from wizardtable.games.anludim.view import VIEW
from wizardtable.paint.furniture import _points_beside_name
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import write, write_shortened
from wizardtable.table.view import Sprite

LARGE = Look(scale=1.75)


def lines(width: int) -> list[float]:
    """Returns how much is visible of a whole line and of a shortened one, in a room of this
    width."""
    empty = painted(lambda *_: None, width, 40)

    def whole(painter: QPainter, rect: QRectF) -> None:
        write(painter, rect, "×1234", LARGE, 14, "#fff")

    def shortened(painter: QPainter, rect: QRectF) -> None:
        write_shortened(painter, rect, "Balthazar", LARGE, 14, "#fff")

    return [apart(empty, painted(paint, width, 40)) for paint in (whole, shortened)]


def test_half_a_number_is_never_written_but_a_name_may_end_in_dots(qtbot: QtBot) -> None:
    number, name = lines(36)
    assert number == 0 < name
    assert all(lines(200))


def test_points_beside_a_name_become_a_figure_before_the_name_is_cut(qtbot: QtBot) -> None:
    def points(width: float) -> str:
        return _points_beside_name(QRectF(0, 0, width, 26), ("Thaddeus", "37 pts"), LARGE)[0]

    assert points(110.0) == "37"
    assert points(300.0) == "37 pts"


def test_an_object_under_others_shows_its_number_whole_or_not_at_all(qtbot: QtBot) -> None:
    game, sitting, covered = Game(5, 5), VIEW.sit(), 0
    for _ in range(6):
        game.steps(25)
        sitting.present(game.frame())
        for scale in (1.0, 1.75):
            layout = sitting.lay_out(1000.0, 520.0, Look(scale=scale))
            objects = [piece for piece in layout.pieces if piece.key[0] == "object"]
            for piece in objects:
                if piece.sprite.details[2:]:
                    covered += 1
                    box = piece.spot.box
                    over = [o for o in objects if o.z > piece.z and o.spot.box.meets(box)]
                    assert over, piece.key
    assert covered


def test_numbers_of_two_objects_side_by_side_are_not_read_as_one(qtbot: QtBot) -> None:
    game, sitting = Game(3, 11), VIEW.sit()
    while max(len(kind) for kind in game.frame().observation.objects[0]) < 3:
        game.step()
    sitting.present(game.frame())

    def bare(scale: float) -> list[object]:
        """Returns the values of objects without a number."""
        pieces = sitting.lay_out(1000.0, 640.0, Look(scale=scale)).pieces
        objects = [piece.sprite.details for piece in pieces if piece.key[0] == "object"]
        return [value for _, value, *covered in objects if covered]

    assert bare(1.0) == []
    assert bare(1.75) == [2]  # beside the 3, both would be read as 32


def test_on_a_narrow_plate_of_wizards_gambit_the_points_to_be_won_go_before_the_name_is_cut(
    qtbot: QtBot,
) -> None:
    spec = catalog.get("wizards_gambit")
    title = Sprite("title", ("Sidonie", "7/10", True))
    for width, points in ((170.0, "7/10"), (116.0, "7")):
        lines = sizes.written(spec, title, (width, 38.0), LARGE)
        assert [line.text for line in lines] == ["Sidonie", points]


def test_the_dragon_leaves_the_name_on_the_own_plate_of_elfenwizards_whole(qtbot: QtBot) -> None:
    spec = catalog.get("elfenwizards")
    title = Sprite("title", ("Sidonie", "25", "+15", True, "", 24.0))
    lines = sizes.written(spec, title, (78.0, 70.0), LARGE)
    assert [line.text for line in lines][:2] == ["Sidonie", "25"]
