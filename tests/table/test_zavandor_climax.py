# SPDX-License-Identifier: MIT
"""Tests the shows of Zavandor's sales: the bids, the points of a sentinel, and the fifth sale."""

from dataclasses import dataclass, replace

import pytest
from pytestqt.qtbot import QtBot

from tests.games.zavandor import tables
from tests.table.tables import shown
from tests.table.zavandor import Game
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction, PassBid, Pay
from wizardtable.games.zavandor.view.pieces.character import Portrait
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.lot import LotPiece
from wizardtable.games.zavandor.view.stage import SHEET_Z
from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Key, Placement

FOUR_SOLD = (box.OWL, box.CAT, box.SCARAB, box.UNICORN)


@dataclass
class Sale:
    """A table whose time passes only in `wait`, and at which seat 1 has to pay for a lot.

    Attributes:
        before: the frame on the table.
        sold: the next frame, with the sale.
    """

    table: TableView
    before: Frame
    sold: Frame
    now: float = 0.0

    def present(self) -> None:
        self.table.table.animator.clock = lambda: self.now
        self.table.present(self.sold)

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 20):
            self.now += 0.02
            self.table.table.animator.tick()

    @property
    def runs(self) -> bool:
        return self.table.stage.climax.is_running

    @property
    def pieces(self) -> dict[Key, Placement]:
        items = self.table.table.items_by_key
        return {key: item.placement for key, item in items.items()}

    def numbers(self) -> dict[Key, int]:
        """Returns the numbers above pieces, by the key of the piece."""
        return {
            key[3:]: int(str(piece.sprite.details[0]))
            for key, piece in self.pieces.items()
            if key[:3] == ("table", "climax", "count")
        }

    def numbers_in_turn(self) -> list[dict[Key, int]]:
        """Plays the show; returns the numbers of its steps as they stand, each set once."""
        sets: list[dict[Key, int]] = []
        while self.runs:
            self.wait(100)
            numbers = self.numbers()
            if numbers and numbers not in sets:
                sets.append(numbers)
        return sets


def sale(qtbot: QtBot, lot: box.Lot, *owned: box.Lot, viewer: int | None = 0) -> Sale:
    """Returns a table at which seat 1 outbids seat 0; the third seat owns these sentinels."""
    game = Game(3)
    state = game.state = tables.table(3)
    if not box.is_sentinel(lot):
        tables.offer(state, lot, lot)
    tables.own(state, 2, *owned)
    tables.gems(state, 1, (1, 3, 0, 0, 0))
    for seat in (0, 1):
        tables.give(state, seat, *tables.rich(*(3 * (box.RUBY - 1,))))
    least = box.MINIMUM_BIDS[lot]
    for action in (OpenAuction(lot, least), Bid(least + 5), PassBid(), PassBid()):
        game.play(action)
    before = game.frame(viewer)
    table = shown(game, viewer=viewer)
    qtbot.addWidget(table)
    game.play(Pay())
    return Sale(table, before, game.frame(viewer))


def test_the_bids_stand_above_the_faces_before_the_hammer_falls(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX)
    show.present()
    assert {Portrait(1).key: 125, Portrait(0).key: 120} in show.numbers_in_turn()


def test_a_sentinel_counts_its_points_with_the_gems_of_its_bonus_lit(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX)
    show.present()
    card = LotPiece(box.FOX, 0).key
    while card not in show.numbers():
        show.wait(100)
    resting = {piece.key: piece for piece in show.table.stage.layout.pieces}
    lit = {key for key, piece in show.pieces.items() if piece.z > 1050 and key in resting}
    sapphires = {key for key in lit if key[:2] == (Gem.kind, box.SAPPHIRE)}
    assert len(sapphires) == 3
    assert not {key for key in lit if key[:2] == (Gem.kind, box.OPAL)}
    assert {card: 5 + 3 * 2} in show.numbers_in_turn()


def test_the_fifth_sentinel_shows_the_points_of_everybody(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX, *FOUR_SOLD)
    show.present()
    last = show.numbers_in_turn()[-1]
    assert set(last) == {Portrait(seat).key for seat in range(3)}
    assert last[Portrait(1).key] == 1 + 3 + 5 + 6


def test_the_still_picture_of_the_fifth_sentinel_says_that_the_match_ends(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX, *FOUR_SOLD)
    show.table.set_pace(1.0, 1.0, reduced_motion=True)
    show.present()
    (caption,) = (key for key in show.pieces if "table.climax.caption" in key)
    assert str(caption[3]).endswith("the match will end with this round.")


@pytest.mark.parametrize("lot", [box.FOX, box.GRIMOIRE])
def test_the_table_looks_as_without_a_show_in_the_end(qtbot: QtBot, lot: box.Lot) -> None:
    show, plain = sale(qtbot, lot), sale(qtbot, lot)
    show.present()
    while show.table.table.animator.is_busy:
        show.wait(100)
    plain.table.present(plain.sold, animate=False)
    assert show.pieces == plain.pieces


def test_an_artifact_takes_a_second_and_a_half_at_most(qtbot: QtBot) -> None:
    show = sale(qtbot, box.GRIMOIRE)
    show.present()
    show.numbers_in_turn()
    assert 0.5 < show.now <= 1.5


def test_the_card_stays_in_front_of_the_sheet_that_goes(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX)
    show.present()
    card = show.table.table.items_by_key[LotPiece(box.FOX, 0).key]
    assert card.zValue() > SHEET_Z


def test_of_two_equal_artifacts_the_one_on_the_stage_is_sold(qtbot: QtBot) -> None:
    show = sale(qtbot, box.GRIMOIRE)
    staged = [key for key, piece in show.pieces.items() if piece.z == 3400.0]
    show.table.present(show.sold, animate=False)
    assert [show.pieces[key].sprite.kind for key in staged] == ["emblem"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_show_has_no_piece_that_the_two_frames_lack(qtbot: QtBot, viewer: int | None) -> None:
    show = sale(qtbot, box.FOX, *FOUR_SOLD, viewer=viewer)
    sprites = {piece.sprite for piece in show.table.stage.layout.pieces}
    show.present()
    sprites |= {piece.sprite for piece in show.table.stage.layout.pieces}
    while show.runs:
        pieces = [piece for key, piece in show.pieces.items() if key[0] not in ("table", "climax")]
        assert {piece.sprite for piece in pieces} <= sprites
        show.wait(200)


def test_a_screen_reader_hears_once_who_wins_what(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX)
    said: list[str] = []
    show.table.speech.said.connect(said.append)
    show.present()
    show.numbers_in_turn()
    assert sum("Balthazar wins the Fox" in sentence for sentence in said) == 1


def test_who_takes_the_seat_over_sees_no_show(qtbot: QtBot) -> None:
    show = sale(qtbot, box.FOX)
    show.table.present(replace(show.before, viewer=None), animate=False)
    show.present()
    assert not show.runs
