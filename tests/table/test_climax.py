# SPDX-License-Identifier: MIT
"""Tests the shows after decisive events, here contests of Elfenwizards: they can be hurried and
turned off."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers import played
from tests.table.elfenwizards import Game
from tests.table.tables import click, shown
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.film.film import Cut, Film
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.rules.moves import ContestDecided
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.pace import reading_ms
from wizardtable.play.replay import Replay
from wizardtable.table.climax.painting import count_pieces
from wizardtable.table.climax.script import OFF, SHORT, Count
from wizardtable.table.items import PieceItem
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Placement, Sprite
from wizardtable.table.zones import Box, Spot


@dataclass
class Contests:
    """A table at the end of a round, whose time passes only in `wait`.

    Attributes:
        decided: the frame with the contests, to be presented.
    """

    table: TableView
    decided: Frame
    now: float = 0.0

    def present(self) -> None:
        self.table.present(self.decided)

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 20):
            self.now += 0.02
            self.table.table.animator.tick()

    def rest(self) -> None:
        """Lets time pass until the table has come to rest."""
        while self.table.table.animator.is_busy:
            assert self.now < 90, "the show does not end"
            self.wait(100)

    @property
    def runs(self) -> bool:
        return self.table.stage.climax.is_running

    def names(self, kind: str) -> list[PieceItem]:
        """Returns the numbers, captions or faces that the show has put on the table."""
        items = [item for item in self.table.table.items() if isinstance(item, PieceItem)]
        return [item for item in items if item.key[:2] == ("table", "climax") and kind in item.key]

    @property
    def caption(self) -> str:
        captions = self.names("table.climax.caption")
        return str(captions[0].key[3]) if captions else ""

    @property
    def places(self) -> dict[object, Placement]:
        """The placements of the game's own pieces, by key."""
        items = self.table.table.items_by_key
        return {key: item.placement for key, item in items.items() if key[0] != "table"}


@pytest.fixture
def contests(qtbot: QtBot) -> Callable[..., Contests]:
    def make(size: tuple[int, int] = (1280, 720)) -> Contests:
        game = Game(4, seed=4)
        frame = game.frame()
        table = shown(game, size)
        qtbot.addWidget(table)
        while not any(isinstance(event, ContestDecided) for event in frame.events):
            before = frame
            game.step()
            frame = game.frame()
        table.present(before, animate=False)
        made = Contests(table, frame)
        table.table.animator.clock = lambda: made.now
        return made

    return make


def test_contests_are_shown_one_after_another_and_end_as_without_a_show(
    contests: Callable[..., Contests],
) -> None:
    show, plain = contests(), contests()
    show.present()
    captions = set()
    while show.runs:
        show.wait(200)
        captions.add(show.caption)
    show.rest()
    plain.table.present(plain.decided, animate=False)
    assert len(captions) > 4
    assert show.places == plain.places


def test_each_click_shows_the_next_step(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.present()
    clicks = 0
    while show.runs:
        click(show.table, QPoint(640, 500))
        clicks += 1
        assert clicks < 60, "clicks do not end the show"
    assert clicks > 3
    assert show.now == 0.0


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_any_key_hastens_and_plays_nothing(
    contests: Callable[..., Contests], key: Qt.Key, qtbot: QtBot
) -> None:
    show = contests()
    show.present()
    with qtbot.assertNotEmitted(show.table.chosen):
        while show.runs:
            QTest.keyClick(show.table, key)


def test_escape_ends_all_of_it(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.present()
    show.wait(300)
    QTest.keyClick(show.table, Qt.Key.Key_Escape)
    assert not show.runs
    assert not show.names("count")


def test_the_short_show_is_shorter(contests: Callable[..., Contests]) -> None:
    whole, short = contests(), contests()
    short.table.set_shows(SHORT)
    for show in (whole, short):
        show.present()
        show.rest()
    assert short.now < whole.now * 0.7


@pytest.mark.long
def test_every_caption_stays_until_it_is_read_and_nobody_waits_long(
    contests: Callable[..., Contests],
) -> None:
    show = contests()
    show.present()
    seconds: dict[str, float] = {}
    while show.runs:
        show.wait(100)
        seconds[show.caption] = seconds.get(show.caption, 0.0) + 0.1
    assert show.now < 12
    assert len(seconds) > 3
    for caption, time in seconds.items():
        assert time * 1000 >= reading_ms(caption) or not caption


@pytest.mark.long
def test_no_spell_lies_under_a_caption(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.present()
    overlaps = set()
    while show.runs:
        show.wait(300)
        boxes = [item.placement.spot.box for item in show.names("table.climax.caption")]
        for key, piece in show.places.items():
            box = piece.spot.box
            corners = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
            covered = any(caption.holds(*corner) for caption in boxes for corner in corners)
            if covered and isinstance(key, tuple) and key[0] in (Die.kind, MinorSpell.kind):
                overlaps.add(key)
    assert not overlaps


def test_who_wants_no_shows_waits_for_none(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.table.set_shows(OFF)
    show.present()
    assert not show.runs


def test_at_instant_speed_nothing_waits(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.table.set_pace(0.0, 0.0, reduced_motion=False)
    show.present()
    assert not show.runs
    assert not show.table.table.animator.is_busy


def test_under_reduced_motion_a_still_picture_and_its_sentence_stay(
    contests: Callable[..., Contests],
) -> None:
    show, plain = contests(), contests()
    show.table.set_pace(1.0, 1.0, reduced_motion=True)
    show.present()
    poses = {item.key: item.posture for item in show.table.table.items_by_key.values()}
    assert "Grand Druid" in show.caption
    show.wait(1000)
    assert poses == {item.key: item.posture for item in show.table.table.items_by_key.values()}
    show.rest()
    plain.table.present(plain.decided, animate=False)
    assert not show.runs
    assert show.places == plain.places


def test_the_results_are_hidden_until_they_are_shown(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.present()
    assert {"heir", "points"}.isdisjoint(piece.key[0] for piece in show.places.values())


def test_a_new_frame_or_size_ends_the_show(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.present()
    show.table.resize(1000, 600)
    assert not show.runs
    again = contests()
    again.present()
    again.table.present(again.decided, animate=False)
    assert not again.runs


def test_another_viewer_sees_no_show(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.table.present(replace(show.decided, viewer=None))
    assert not show.runs


def test_numbers_shrink_only_beside_each_other() -> None:
    """Tests that numbers above each other keep their size, and only numbers side by side shrink."""
    first, below, beside = (
        (Count(("die", place), 5), Placement(("die", place), Sprite("die"), Spot(box)))
        for place, box in enumerate(
            (Box(300, 50, 40, 40), Box(320, 400, 40, 40), Box(340, 50, 40, 40))
        )
    )
    alone, apart, close = (
        count_pieces(counted, 980, Look())[0].spot.box.h
        for counted in ([first], [first, below], [first, beside])
    )
    assert alone == apart > close


def test_a_screen_reader_hears_once_who_is_grand_druid(
    contests: Callable[..., Contests],
) -> None:
    show = contests()
    said: list[str] = []
    show.table.speech.said.connect(said.append)
    show.present()
    assert sum("Grand Druid" in sentence for sentence in said) == 1


def finished_round() -> tuple[Match, int]:
    """Returns a match, and the place before the action that ended the first round's contests."""
    match = played(SPEC, seats=3)
    places = range(1, len(match.actions) + 1)
    contested = (
        place
        for place in places
        if any(isinstance(event, ContestDecided) for event in match.events_at(place, None))
    )
    return match, next(contested) - 1


def test_a_replay_shows_the_contests_as_its_seat_saw_them(qtbot: QtBot) -> None:
    match, place = finished_round()
    replay = Replay(match, Seat(1), place)
    table = TableView(SPEC)
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show()
    replay.frame.connect(table.present)
    replay.show()
    replay.next()
    assert table.stage.climax.is_running
    replay.previous()
    assert not table.stage.climax.is_running


def test_a_film_has_the_short_show(qtbot: QtBot) -> None:
    match, place = finished_round()
    film = Film(match, Cut(None, place, place + 1, 20.0), (640, 440), tick=400)
    pictures = [shot.image for shot in film.shots()]
    film.close()
    assert 8 < len(pictures) < 60


def test_turning_shows_off_ends_a_running_one(contests: Callable[..., Contests]) -> None:
    show = contests()
    show.present()
    show.table.set_shows(OFF)
    assert not show.runs
