# SPDX-License-Identifier: MIT
"""Tests that players have the colours of their pieces, in games whose pieces have colours."""

from pytestqt.qtbot import QtBot

from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.games.anludim import SPEC as ANLUDIM
from wizardtable.games.elfenwizards import SPEC as ELFENWIZARDS
from wizardtable.paint.seat_marks import SEAT_COLOURS
from wizardtable.ui.match.log import ENTRY_ROLE, Log
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of, seat_colour, seat_ink


def test_every_guild_has_its_own_colour_and_other_games_the_usual_ones() -> None:
    assert colours_of(ANLUDIM) == SEAT_COLOURS
    own = colours_of(ELFENWIZARDS)
    assert own != SEAT_COLOURS
    assert len(own) == max(ELFENWIZARDS.seats)
    for by_evening, by_day in own:
        assert own.count((by_evening, by_day)) == 1


def test_a_mark_is_painted_in_the_colour_of_the_game(qtbot: QtBot) -> None:
    mark = MarkLabel(1, colours_of(ELFENWIZARDS))
    qtbot.addWidget(mark)
    mark.resize(mark.sizeHint())
    image = mark.grab().toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.name() == seat_colour(1, ELFENWIZARDS.colours).name()
    assert middle.name() in ELFENWIZARDS.colours[1]


def test_the_log_writes_of_a_guild_in_its_colour(qtbot: QtBot) -> None:
    match = Match(ELFENWIZARDS, Setup(3), 3, [Player(name, None) for name in ("A", "B", "C")])
    for _ in range(12):
        match.play(match.menu()[0])
    log = Log()
    qtbot.addWidget(log)
    log.show_match(match, Seat(0), match.names)
    lines = [log.item(row) for row in range(log.count())]
    written = [(getattr(line.data(ENTRY_ROLE).event, "seat", None), line) for line in lines]
    assert any(seat is not None for seat, _ in written)
    for seat, item in written:
        if seat is not None:
            assert item.foreground().color() == seat_ink(seat, ELFENWIZARDS.colours)
