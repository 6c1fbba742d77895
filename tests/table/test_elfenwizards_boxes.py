# SPDX-License-Identifier: MIT
"""Tests of the table of Elfenwizards with maps of another shape."""

import pytest
from pytestqt.qtbot import QtBot

from tests.games.elfenwizards.made_up_boxes import EXTREMES, box_of_seed
from tests.table.tables import Playing
from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.rules.components import LEVEL_BY_PLACE
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX, read_box, write_box
from wizardtable.games.elfenwizards.view import VIEW
from wizardtable.games.elfenwizards.view.ladders import lanes
from wizardtable.paint.theme import Look
from wizardtable.table.zones import Box as Area

SIZE = (1280.0, 720.0)
DRAWN_BOXES = {f"drawn_{seed}": box_of_seed(seed) for seed in range(4)}


@pytest.mark.long
@pytest.mark.parametrize("name", [*EXTREMES, *DRAWN_BOXES])
def test_a_match_on_any_map_can_be_watched_to_its_end(qtbot: QtBot, name: str) -> None:
    box = EXTREMES.get(name) or DRAWN_BOXES[name]
    game = Playing(SPEC, Setup(3, (), write_box(box)), 2)
    sitting = VIEW.sit()
    table = Area(0, 0, *SIZE)
    number = shows = 0
    while game.mover is not None:
        before = game.frame()
        game.step()
        number += 1
        frame = game.frame()
        sitting.present(frame)
        if number % 29 and not any("decided" in type(e).__name__.lower() for e in frame.events):
            continue
        layout = sitting.lay_out(*SIZE, Look())
        for piece in layout.pieces:
            assert piece.spot.box.is_within(table, slack=2), piece
            sitting.explain(piece.key)
        shows += sitting.climax(before) is not None
    assert shows or name == "dead_ends"


def test_the_printed_map_has_ladders_only() -> None:
    assert set(lanes(PRINTED_BOX.contests)) == {None}


@pytest.mark.parametrize("seed", range(12))
def test_vines_between_the_same_lines_look_different(seed: int) -> None:
    contests = read_box(write_box(box_of_seed(seed))).contests
    looks = [
        (LEVEL_BY_PLACE[titles[0]], lane.colour)
        for (titles, _), lane in zip(contests, lanes(contests), strict=True)
        if lane is not None
    ]
    assert len(set(looks)) == len(looks)
    assert all(lane is None or 0 <= lane.number < lane.count <= 4 for lane in lanes(contests))
