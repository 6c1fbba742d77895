# SPDX-License-Identifier: MIT
"""Tests the opening of a match: a bare table, then the deal, then the call of the first round."""

import gc
from dataclasses import dataclass

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests import embers, toy
from tests.common_pictures import CommonPictures
from tests.table.tables import Playing, point
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.table.items import PieceItem
from wizardtable.table.table_view import TableView

ROUNDS = [*catalog.all(), embers.SPEC]
GAMES = [*ROUNDS, toy.SPEC]


@dataclass
class Opened:
    """A table before the deal, whose time passes only in `wait`."""

    table: TableView
    now: float = 0.0

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 10):
            self.now += 0.01
            self.table.table.animator.tick()

    @property
    def lying(self) -> set[tuple[str | int, ...]]:
        """The keys of the game's pieces that are on the table or on their way."""
        return {key for key in self.table.table.items_by_key if key[0] != "table"}

    @property
    def wanted(self) -> set[tuple[str | int, ...]]:
        return {piece.key for piece in self.table.layout_now.pieces}

    @property
    def banners(self) -> list[str]:
        items = [item for item in self.table.table.items() if isinstance(item, PieceItem)]
        return [
            str(item.placement.sprite.details[0])
            for item in items
            if item.placement.sprite.kind == "table.banner"
        ]


def opened(qtbot: QtBot, spec: GameSpec) -> Opened:
    game = Playing(spec, Setup(min(spec.seats)), seed=3)
    spec.rules.deal(Setup(min(spec.seats)), 3, game.events)
    table = TableView(spec, art=CommonPictures(spec.view))
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show()
    made = Opened(table)
    table.table.animator.clock = lambda: made.now
    table.present_bare(game.frame())
    return made


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_everything_that_is_dealt_comes_to_a_bare_table(qtbot: QtBot, spec: GameSpec) -> None:
    table = opened(qtbot, spec)
    before = table.lying
    assert before < table.wanted
    table.table.set_out()
    table.wait(300)
    assert table.table.table.animator.is_busy
    table.wait(4000)
    assert table.lying == table.wanted


def test_garbage_is_collected_before_the_first_piece_of_a_deal_moves(qtbot: QtBot) -> None:
    table = opened(qtbot, embers.SPEC)
    lying: list[set[tuple[str | int, ...]]] = []

    def collecting(phase: str, details: dict[str, int]) -> None:
        if phase == "start" and details["generation"] == 2:
            lying.append(table.lying)

    before = table.lying
    gc.callbacks.append(collecting)
    try:
        table.table.set_out()
    finally:
        gc.callbacks.remove(collecting)
    assert lying == [before]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_pieces_of_a_deal_set_out_one_after_another(qtbot: QtBot, spec: GameSpec) -> None:
    table = opened(qtbot, spec)
    table.table.set_out()
    items = [table.table.table.items_by_key[key] for key in table.wanted & table.lying]
    moving = [item for item in items if table.table.table.animator.is_moving(item)]
    homes = [item for item in moving if item.box().centre != (item.posture.x, item.posture.y)]
    table.wait(200)
    still = [item for item in homes if table.table.table.animator.is_moving(item)]
    assert len(still) > len(homes) / 2


@pytest.mark.parametrize("spec", ROUNDS, ids=lambda spec: spec.id)
def test_the_first_round_is_called_when_all_is_set_out(qtbot: QtBot, spec: GameSpec) -> None:
    table = opened(qtbot, spec)
    table.table.set_out()
    assert not table.banners
    table.wait(2600)
    assert table.banners == ["Round 1"], (
        f'games/{spec.id}/view: let Sitting.effects return Banner("Round 1") for an event of deal'
    )


def test_skipping_has_everything_lie_at_once(qtbot: QtBot) -> None:
    table = opened(qtbot, catalog.get("anludim"))
    table.table.set_out()
    table.table.skip()
    assert table.lying == table.wanted
    with qtbot.waitSignal(table.table.settled):
        table.wait(2600)  # the banner


def test_reduced_motion_sets_out_without_moving(qtbot: QtBot) -> None:
    table = opened(qtbot, catalog.get("anludim"))
    table.table.set_pace(1.0, 1.0, reduced_motion=True)
    with qtbot.waitSignal(table.table.settled):
        table.table.set_out()
    assert table.lying == table.wanted


def test_a_move_during_the_deal_ends_it(qtbot: QtBot) -> None:
    table = opened(qtbot, catalog.get("anludim"))
    table.table.set_out()
    table.wait(300)
    game = Playing(catalog.get("anludim"), Setup(2), seed=3).steps(1)
    table.table.present(game.frame())
    table.wait(1000)
    assert table.lying == table.wanted


def test_a_pointer_that_moves_does_not_hurry_the_deal(qtbot: QtBot) -> None:
    table = opened(qtbot, catalog.get("anludim"))
    table.table.set_out()
    table.wait(200)
    seat = point(table.table, ("seat", 0))
    QTest.mouseMove(table.table.viewport(), seat)
    table.wait(300)
    animator = table.table.table.animator
    cards = [item for key, item in table.table.table.items_by_key.items() if key[0] == "card"]
    assert sum(animator.is_moving(item) for item in cards) > len(cards) / 2


def test_the_deal_is_painted_beforehand_for_the_size_that_the_table_has_now(qtbot: QtBot) -> None:
    table = opened(qtbot, catalog.get("anludim"))
    table.table.resize(1600, 900)
    loader, art = table.table.table.picture_loader, table.table.table.art
    qtbot.waitUntil(lambda: not loader._due and not loader._ahead, timeout=20_000)
    painted = len(art)
    table.table.set_out()
    assert len(art) == painted > 20
