# SPDX-License-Identifier: MIT
"""Tests the end of a round: points run up at the seats, and the winner's portrait rises."""

from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.table.tables import Playing, shown
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.games.anludim.rules.moves import RoundEnded
from wizardtable.games.elfenwizards.rules.moves import GameEnded, RoundScored
from wizardtable.paint.theme import DARK, Look
from wizardtable.table import counting
from wizardtable.table.climax.script import OFF
from wizardtable.table.effects import room_for_words
from wizardtable.table.items import PieceItem
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Floater, Sprite
from wizardtable.table.zones import Box


def test_nothing_is_left_of_the_numbers_that_are_counted() -> None:
    sprite = Sprite("title", (3, "Room 12", "7 pts", ""))
    assert counting.with_zeros(sprite, (0, 2, 3)).details == (0, "Room 12", "0 pts", "")


@dataclass
class Ending:
    """A table on which a round has just ended, whose time passes only in `wait`."""

    table: TableView
    now: float = 0.0

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 10):
            self.now += 0.01
            self.table.table.animator.tick()

    def passing_items(self, name: str) -> list[PieceItem]:
        """Returns the pieces of this name that pass over the table."""
        items = [item for item in self.table.table.items() if isinstance(item, PieceItem)]
        return [item for item in items if item.key[:2] == ("table", name)]


def ending(qtbot: QtBot, game: str, event: type) -> tuple[Ending, Playing]:
    """Returns a table for a player who turned shows off, at the end of a round."""
    playing = Playing(catalog.get(game), Setup(3), seed=4)
    while not any(isinstance(happened, event) for happened in playing.events):
        playing.step()
    before = Playing(catalog.get(game), Setup(3), seed=4)
    table = shown(before)
    table.set_shows(OFF)
    qtbot.addWidget(table)
    table_ending = Ending(table)
    table.table.animator.clock = lambda: table_ending.now
    table.present(playing.frame())
    return table_ending, playing


@pytest.mark.parametrize(
    ("game", "event"), [("anludim", RoundEnded), ("elfenwizards", RoundScored)]
)
def test_the_winner_of_a_round_rises_above_the_banner_and_goes_home(
    qtbot: QtBot, game: str, event: type
) -> None:
    table, _ = ending(qtbot, game, event)
    table.wait(800)
    (hero,) = table.passing_items("hero")
    banner = min(table.passing_items("banner"), key=lambda item: -item.opacity())
    assert hero.opacity() == 1.0
    assert hero.posture.y < banner.posture.y
    table.wait(4000)
    assert not table.passing_items("hero")
    assert not table.passing_items("glory")


@pytest.mark.parametrize("leads_to_podium", [True, False])
def test_a_banner_names_the_winner_of_the_match_only_where_no_podium_follows(
    qtbot: QtBot, leads_to_podium: bool
) -> None:
    playing = Playing(catalog.get("elfenwizards"), Setup(3), seed=4).steps(10_000)
    table = shown(Playing(catalog.get("elfenwizards"), Setup(3), seed=4))
    qtbot.addWidget(table)
    table.table.animator.clock = lambda: 0.0
    table.stage.leads_to_podium = leads_to_podium
    playing.events = [event for event in playing.events if isinstance(event, GameEnded)]
    table.present(playing.frame())
    items = [item for item in table.table.items() if isinstance(item, PieceItem)]
    title = next(
        str(item.placement.sprite.details[0])
        for item in items
        if item.key[:2] == ("table", "banner")
    )
    assert (title == "The match is over") is leads_to_podium


@pytest.mark.parametrize("x", [0.0, 300.0, 700.0])
def test_a_banner_may_be_wider_than_a_narrow_stage_but_not_than_the_table(x: float) -> None:
    room = room_for_words(Box(x, 40.0, 100.0, 50.0), 800.0)
    assert room.w == 600.0
    assert room.x >= 0.0
    assert room.right <= 800.0


def test_skipping_once_leaves_the_banner_to_be_read_and_twice_nothing(qtbot: QtBot) -> None:
    table, _ = ending(qtbot, "elfenwizards", RoundScored)
    table.wait(100)
    banners = len(table.passing_items("banner"))
    table.table.skip()
    assert not table.passing_items("hero")
    assert not table.passing_items("glory")
    assert len(table.passing_items("banner")) == banners > 0
    table.table.skip()
    assert not table.passing_items("banner")
    assert not table.table.table.animator.is_busy


@pytest.mark.parametrize("viewer", [0, 1], ids=["going back", "another viewer"])
def test_nothing_passes_over_a_table_that_shows_another_moment(qtbot: QtBot, viewer: int) -> None:
    table, playing = ending(qtbot, "elfenwizards", RoundScored)
    table.wait(800)
    assert table.passing_items("banner")
    table.table.present(replace(playing.frame(viewer), events=()), animate=False)
    passing = [
        *table.passing_items("banner"),
        *table.passing_items("hero"),
        *table.passing_items("floater"),
    ]
    assert passing == []


def test_the_points_of_a_round_are_counted_from_nothing(qtbot: QtBot) -> None:
    table, playing = ending(qtbot, "anludim", RoundEnded)
    (ended,) = (event for event in playing.events if isinstance(event, RoundEnded))
    seat = table.table.table.items_by_key["seat", ended.winner]
    assert table.table.table.animator.has_beats(seat)
    table.wait(3000)
    assert not table.table.table.animator.has_beats(seat)
    assert str(seat.placement.sprite.details[3]).startswith(f"{ended.points[ended.winner]} ")


def test_reduced_motion_keeps_points_and_portraits_still(qtbot: QtBot) -> None:
    playing = Playing(catalog.get("anludim"), Setup(3), seed=4)
    while not any(isinstance(event, RoundEnded) for event in playing.events):
        playing.step()
    table = shown(Playing(catalog.get("anludim"), Setup(3), seed=4))
    qtbot.addWidget(table)
    table.set_pace(1.0, 1.0, reduced_motion=True)
    table.present(playing.frame())
    assert not Ending(table).passing_items("hero")


@pytest.mark.parametrize("game", [spec.id for spec in catalog.all()])
@pytest.mark.parametrize("wizard", ["isaure", ""])
def test_whoever_wins_has_a_face_or_a_sign_of_their_own(game: str, wizard: str) -> None:
    view = catalog.get(game).view

    def painted(seat: int) -> QImage:
        image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        look = Look(DARK, 1.0, 1.0)
        view.paint(painter, QRectF(0, 0, 60, 60), Sprite("sitter", (seat, wizard)), look)
        painter.end()
        return image

    faces = [painted(seat) for seat in range(max(catalog.get(game).seats))]
    assert all(faces[a] != faces[b] for a in range(len(faces)) for b in range(a))


def test_banners_never_overlap_at_any_speed(qtbot: QtBot) -> None:
    """Tests that banners do not overlap, even after a skip or when the next event comes early."""
    for pace, skipped in ((1.0, False), (1.0, True), (0.0, False)):
        table, playing = ending(qtbot, "elfenwizards", RoundScored)
        table.table.set_pace(pace, pace, reduced_motion=False)
        for moment in range(30):
            if moment in (3, 9):
                table.table.present(playing.frame())
            if skipped and moment % 4 == 1:
                table.table.skip()
            assert len([item for item in table.passing_items("banner") if item.opacity() > 0]) <= 1
            table.wait(150)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_texts_that_rise_from_one_piece_stand_below_each_other(qtbot: QtBot, pace: float) -> None:
    playing = Playing(catalog.get("anludim"), Setup(3), seed=4)
    table = Ending(shown(playing))
    qtbot.addWidget(table.table)
    table.table.table.animator.clock = lambda: table.now
    stage, keys = table.table.stage, [("seat", 0), ("seat", 2)]
    for text in ("+4", "no cards left", "+1"):  # the events of several moves
        shown_texts = [Floater(text, key) for key in keys]
        stage.effects.play(stage.layout, shown_texts, Look(DARK), pace)
    boxes = [item.placement.spot.box for item in table.passing_items("floater")]
    places = [QRectF(box.x, box.y, box.w, box.h) for box in boxes]
    assert len(places) == 6
    assert not any(first.intersects(second) for first, second in combinations(places, 2))
    table.wait(3000)
    stage.effects.play(stage.layout, [Floater("+4", keys[0])], Look(DARK), pace)
    (again,) = table.passing_items("floater")
    assert again.placement.spot.box in boxes, "the place is free again"
