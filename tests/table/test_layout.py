# SPDX-License-Identifier: MIT
"""Tests that everything in an observation of Anludim is visible on the table, once, in its
place."""

import pytest
from pytestqt.qtbot import QtBot

from tests.table.tables import Game, positions
from wizardtable.games.anludim.rules.components import HIDDEN, PAIRS, RUN
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.view import VIEW
from wizardtable.games.anludim.view.pieces.object_numbers import SCROLL
from wizardtable.games.anludim.view.pieces.plate import strength_texts
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Layout
from wizardtable.table.zones import Box, outline

SIZES = ((1000, 600), (1280, 720), (2560, 1440), (3840, 2160), (1000, 1400))


def laid_out(frame: Frame, size: tuple[int, int], scale: float = 1.0) -> Layout:
    sitting = VIEW.sit()
    sitting.present(frame)
    return sitting.lay_out(*map(float, size), Look(scale=scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "expert", "seed"), positions())
def test_every_piece_is_on_the_table_at_every_size(
    qtbot: QtBot, seats: int, expert: bool, seed: int, size: tuple[int, int]
) -> None:
    game = Game(seats, seed, expert)
    table = Box(0, 0, *size)
    for _ in range(3):
        game.steps(33)
        for scale in (1.0, 1.75):
            for piece in laid_out(game.frame(), size, scale).pieces:
                assert outline(piece.spot).is_within(table, slack=2), piece


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_places_to_bring_pieces_to_do_not_overlap(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    for scale in (1.0, 1.75):
        layout = laid_out(Game(seats, 3).steps(20).frame(), size, scale)
        boxes = [zone.box.inset(4) for zone in layout.zones]
        boxes += [piece.spot.box for piece in layout.pieces if piece.key[0] == "panel"]
        boxes += [piece.spot.box for piece in layout.pieces if piece.key == ("empty", 0)]
        for i, box in enumerate(boxes):
            assert not any(box.meets(other) for other in boxes[i + 1 :])


@pytest.mark.parametrize(("seats", "expert", "seed"), positions())
def test_the_table_holds_what_the_observation_holds(
    qtbot: QtBot, seats: int, expert: bool, seed: int
) -> None:
    game = Game(seats, seed, expert)
    sitting = VIEW.sit()
    for _ in range(90):
        if game.mover is None:
            break
        game.step()
        frame = game.frame()
        sitting.present(frame)
        layout = sitting.lay_out(1280.0, 720.0, Look())
        keys = [piece.key for piece in layout.pieces]
        assert len(keys) == len(set(keys))
        _compare(frame.observation, layout)


def _compare(observation: Observation, layout: Layout) -> None:
    pieces = {piece.key: piece for piece in layout.pieces}
    zones = {zone.id: zone.box for zone in layout.zones}
    for card in observation.hand:
        assert zones["hand"].holds(*pieces["card", card].spot.box.centre)
    laid = [
        combination for combinations in observation.combinations for combination in combinations
    ]
    shown = {*observation.hand, *observation.row, *observation.discards[-4:]} - {HIDDEN}
    shown |= {card for combination in laid for card in combination.cards}
    assert {key[1] for key in pieces if key[0] == "card"} == shown
    for combination in laid:
        for card, half in zip(combination.cards, combination.halves, strict=True):
            assert pieces["card", card].sprite.details == (card, half, half)
    for seat, size in enumerate(observation.hand_sizes):
        backs = [key for key in pieces if key[:2] == ("back", seat)]
        assert len(backs) == (0 if seat == observation.viewer else size)
        panel = pieces["panel", seat].spot.box
        for kind, values in enumerate(observation.objects[seat]):
            values_on_panel = [
                key[2]
                for key, piece in pieces.items()
                if key[:2] == ("object", kind) and panel.holds(*piece.spot.box.centre)
            ]
            assert sorted(values_on_panel) == sorted(values)
    for discipline, serial in enumerate(observation.professors):
        box = pieces["professor", discipline].spot.box
        on_plate = zones[f"plate:{discipline}"].holds(*box.centre)
        assert on_plate == (serial < 0)
        for combination in laid:
            if combination.serial == serial:
                boxes = [pieces["card", card].spot.box for card in combination.cards]
                assert any(box.meets(card) for card in boxes)


def test_an_object_that_changes_hands_is_the_same_piece(qtbot: QtBot) -> None:
    game, sitting = Game(3, 5), VIEW.sit()
    sitting.present(game.frame())
    before = _objects(sitting.lay_out(1280.0, 720.0, Look()))
    for _ in range(60):
        game.step()
        sitting.present(game.frame())
        layout = sitting.lay_out(1280.0, 720.0, Look())
        assert _objects(layout) <= before


def _objects(layout: Layout) -> set[Key]:
    """Returns the keys of the magic objects on the table; scrolls come from the box."""
    keys = {piece.key for piece in layout.pieces}
    return {key for key in keys if key[0] == "object" and key[1] != SCROLL}


def test_the_public_view_shows_no_hand(qtbot: QtBot) -> None:
    game = Game(4, 2).steps(12)
    layout = laid_out(game.frame(None), (1280, 720))
    sizes = game.rules.observe(game.state, None).hand_sizes
    assert sum(piece.key[0] == "back" for piece in layout.pieces) == sum(sizes)


def test_what_has_to_be_beaten_is_written_whole_on_a_narrow_plate(qtbot: QtBot) -> None:
    written = strength_texts(PAIRS, (3, 12, 6, 1))
    assert written[:2] == ("3 pairs: 12·6·1", "12·6·1")
    assert strength_texts(RUN, (3, 8)) == ("3 cards up to 8", "6–8")
    assert strength_texts(PAIRS, ()) == ("none", "–")
