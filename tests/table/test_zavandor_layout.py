# SPDX-License-Identifier: MIT
"""Tests that everything in an observation of Zavandor lies on the table once, in its place,
visible."""

from collections import Counter
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.games.zavandor.boards import board
from tests.table.zavandor import Game
from wizardtable.games.zavandor.rules import components
from wizardtable.games.zavandor.rules.economy import dust_tiles, slot_count
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.state import CHOOSE, DISCARD, FOR_SALE, PAY, Observation
from wizardtable.games.zavandor.view import VIEW
from wizardtable.games.zavandor.view.areas import divide_table, slot_boxes
from wizardtable.games.zavandor.view.gestures import Sitting
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.seat import points_text
from wizardtable.games.zavandor.view.seat_areas import SeatArea
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Layout, Placement
from wizardtable.table.zones import Box, outline

FIGURES_HELD = True
"""Marks for `tests.plain_spaces` that this module's texts have no-break spaces at figures."""

SIZES = ((700, 560), (1000, 600), (1280, 720), (2560, 1440), (3840, 2160), (1000, 1400))
SEATS = range(2, 7)


def laid_out(frame: Frame, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Layout:
    sitting = VIEW.sit()
    sitting.present(frame)
    return sitting.lay_out(*map(float, size), Look(scale=scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_is_on_the_table_at_every_size(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    game = Game(seats, seats)
    table = Box(0, 0, *size)
    for _ in range(3):
        game.steps(150)
        for scale in (1.0, 1.75):
            for piece in laid_out(game.frame(), size, scale).pieces:
                assert outline(piece.spot).is_within(table, slack=2), piece


def test_what_a_concentrated_card_is_can_be_read_where_everybody_sees_it(qtbot: QtBot) -> None:
    held = {"standard": ((0, 5, 0, 2),) * 3, "concentrated": ((0, 3, 0, 1),) * 3}
    observation = replace(board(3), viewer=-1, hand=(), **held)  # type: ignore[arg-type]
    frame = replace(Game(3, 5).frame(None), observation=observation)
    for size in ((930, 537), (1240, 666)):
        pieces = laid_out(frame, size, 1.75).pieces
        hand = [piece for piece in pieces if piece.key[:2] == ("back", 0)]
        shown = [piece for piece in hand if piece.sprite.kind == "energy"]
        assert len(hand) == 11
        assert len(shown) == 4
        for card in shown:
            box = card.spot.box.inset(0.5)
            assert not any(piece.spot.box.meets(box) for piece in hand if piece is not card), card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_part_of_the_table_covers_another(seats: int, size: tuple[int, int]) -> None:
    for scale in (1.0, 1.75):
        rooms = divide_table(*map(float, size), seats, Look(scale=scale))
        boxes = [*rooms.artifacts, *rooms.sentinels, *rooms.order, rooms.round, *rooms.supply]
        boxes += [*rooms.decks, *rooms.discards, rooms.hand, rooms.dust, rooms.panel]
        for seat in rooms.seats:
            boxes += _parts(seat)
            whole = [seat.panel, *([seat.shelf] if seat.shelf else [])]
            for part in _parts(seat):
                assert any(part.is_within(box) for box in whole), part
        for i, box in enumerate(boxes):
            assert box.w > 4, box
            assert box.h > 4, box
            assert not any(box.inset(0.01).meets(other) for other in boxes[i + 1 :]), box


def _parts(room: SeatArea) -> list[Box]:
    parts = [room.portrait, room.title, room.slots, room.pentagon, room.wealth, room.lots]
    return [*parts, *room.domains, *room.markers]


@pytest.mark.parametrize("count", range(5, 12))
def test_active_slots_do_not_overlap_and_stay_in_their_room(count: int) -> None:
    for area in (Box(0, 0, 130, 30), Box(5, 5, 300, 110), Box(0, 0, 90, 90)):
        boxes = slot_boxes(area, count)
        assert len(boxes) == count
        for i, box in enumerate(boxes):
            assert box.is_within(area)
            assert not any(box.inset(0.01).meets(other) for other in boxes[i + 1 :])


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_holds_what_the_observation_holds(
    qtbot: QtBot, seats: int, viewer: int | None
) -> None:
    game = Game(seats, 20 + seats)
    sitting = VIEW.sit()
    for _ in range(60):
        if game.mover is None:
            break
        game.steps(7)
        if game.state.phase == PAY:
            continue  # cards and gems lie on the stage
        frame = game.frame(viewer)
        sitting.present(frame)
        layout = sitting.lay_out(1280.0, 720.0, Look())
        keys = [piece.key for piece in layout.pieces]
        assert len(keys) == len(set(keys))
        _compare(frame, layout)


def _compare(frame: Frame, layout: Layout) -> None:
    observation: Observation = frame.observation
    pieces = {piece.key: piece for piece in layout.pieces}
    for seat, name in enumerate(frame.names):
        _compare_seat(observation, seat, pieces)
        assert pieces["seat", seat].sprite.details[:2] == (
            name,
            points_text(points(observation, seat)),
        )
    _compare_market(observation, pieces)
    hand = [key[1] for key in pieces if key[0] == "energy"]
    assert sorted(hand) == sorted(observation.hand)
    tiles = [int(key[1]) for key in pieces if key[0] == "tile"]
    dust = observation.dust[max(0, observation.viewer)]
    # No tiles make 1 or 3, which disenchanted gems can leave for a turn; a tile of 2 shows them.
    assert sorted(tiles, reverse=True) == ([2] if dust in (1, 3) else list(dust_tiles(dust)))


def _compare_seat(observation: Observation, seat: int, pieces: dict[Key, Placement]) -> None:
    spiral = pieces["slots", seat]
    assert len(_tuple(spiral, 0)) == slot_count(observation, seat)
    for gem in range(5):
        assert _inside(pieces, spiral, ("gem", gem)) == observation.spiral[seat][gem]
        inactive = _inside(pieces, pieces["pentagon", seat], ("gem", gem))
        assert inactive == observation.pentagon[seat][gem]
    assert sum(key[:2] == ("token", seat) for key in pieces) == observation.waiting[seat]
    wealth = pieces["wealth", seat].sprite.details
    assert wealth[:3] == (
        observation.standard[seat],
        observation.concentrated[seat],
        observation.dust[seat],
    )
    assert _tuple(pieces["wealth", seat], 3)[2] == (observation.phase == DISCARD)
    if ("lore", seat) in pieces:
        assert pieces["lore", seat].sprite.details[0] == observation.levels[seat]
    else:
        levels = [pieces["domain", seat, domain].sprite.details[1] for domain in range(6)]
        assert tuple(levels) == observation.levels[seat]
        on_sale = [price for price in components.MARKER_PRICES if ("marker", seat, price) in pieces]
        assert tuple(on_sale) == observation.markers[seat]
    for lot in range(components.LOT_COUNT):
        if lot == observation.lot:
            continue  # on the stage
        sentinel = lot >= components.FIRST_SENTINEL
        owned = (
            int(observation.sentinels[lot - components.FIRST_SENTINEL] == seat)
            if sentinel
            else observation.artifacts[seat][lot]
        )
        assert _inside(pieces, pieces["belongings", seat], ("lot", lot)) == owned


def _compare_market(observation: Observation, pieces: dict[Key, Placement]) -> None:
    for gem in range(5):
        assert pieces["supply", gem].sprite.details[:2] == (gem, observation.supply[gem])
    for kind in range(4):
        shown = pieces["deck", "count", kind].sprite.details
        assert shown == (str(observation.deck[kind]),)
        assert (pieces["discards", kind].sprite.kind == "energy") == bool(
            observation.discards[kind]
        )
    assert pieces["artifacts", "count"].sprite.details == (str(observation.hidden),)
    cards = [int(key[1]) for key, piece in pieces.items() if key[0] == "lot" and _is_card(piece)]
    on_offer = [
        lot
        for lot, owner in enumerate(observation.sentinels, components.FIRST_SENTINEL)
        if owner == FOR_SALE
    ]
    assert sorted(cards) == sorted([*observation.open, *on_offer])
    for sentinel, owner in enumerate(observation.sentinels):
        if owner != FOR_SALE:
            place = pieces["place", components.FIRST_SENTINEL + sentinel].sprite.details
            assert place == (components.FIRST_SENTINEL + sentinel, owner)
    row = sorted(observation.order, key=lambda seat: pieces["order", seat].spot.box.x)
    assert tuple(row) == observation.order
    assert pieces["round",].sprite.details[1] == observation.sold


def _is_card(piece: Placement) -> bool:
    return piece.sprite.kind == "lot"


def _inside(pieces: dict[Key, Placement], room: Placement, kind: Key) -> int:
    """Returns the number of pieces of a kind that lie in a room."""
    return sum(
        key[: len(kind)] == kind and room.spot.box.holds(*piece.spot.box.centre)
        for key, piece in pieces.items()
    )


def _tuple(piece: Placement, index: int) -> tuple[object, ...]:
    detail = piece.sprite.details[index]
    assert isinstance(detail, tuple)
    return detail


def test_only_gems_that_must_have_moved_change_their_place(qtbot: QtBot) -> None:
    game, sitting = Game(3, 5), VIEW.sit()
    sitting.present(game.frame())
    while game.mover is not None:
        before = _gems(sitting)
        game.step()
        sitting.present(game.frame())
        after = _gems(sitting)
        moved = sum(before[key] != after[key] for key in before)
        kinds = [
            Counter((key[1], place) for key, place in places.items()) for places in (before, after)
        ]
        assert moved == (kinds[1] - kinds[0]).total()


def _gems(sitting: Sitting) -> dict[Key, object]:
    """Returns the place of each gem, None if it is on no board."""
    gems = [Gem(gem, n) for gem, count in enumerate(components.GEM_SUPPLY) for n in range(count)]
    return {gem.key: sitting._numbers.gem_place(gem.gem, gem.number) for gem in gems}


def test_a_rivals_board_can_be_brought_to_the_large_place(qtbot: QtBot) -> None:
    game, sitting = Game(4, 6).to_round(3), VIEW.sit()
    sitting.present(game.frame())
    size = (1280.0, 720.0, Look())
    mine = _box(sitting.lay_out(*size), ("panel", 0))
    sitting.click(("seat", 2))
    opened = sitting.lay_out(*size)
    assert _box(opened, ("panel", 2)) == mine
    assert {piece.key for piece in opened.pieces} >= {("domain", 2, 0), ("lore", 0)}
    assert sitting.cancel()
    assert _box(sitting.lay_out(*size), ("panel", 0)) == mine


def _box(layout: Layout, key: Key) -> Box:
    return next(piece.spot.box for piece in layout.pieces if piece.key == key)


def test_the_public_view_shows_no_values(qtbot: QtBot) -> None:
    game = Game(4, 2).to_round(4)
    layout = laid_out(game.frame(None))
    assert not any(piece.key[0] == "energy" for piece in layout.pieces)
    observation = game.rules.observe(game.state, None)
    backs = sum(piece.key[0] == "back" for piece in layout.pieces)
    assert backs == sum(observation.standard[0]) + sum(observation.concentrated[0])


def test_characters_to_choose_from_lie_large_in_the_middle(qtbot: QtBot) -> None:
    game = Game(3, 4, "chosen_characters")
    while game.mover is not None and game.state.phase == CHOOSE:
        frame = game.frame(game.mover)
        shown = {
            piece.key[1] for piece in laid_out(frame).pieces if piece.key[0] == "choice_character"
        }
        assert shown == set(range(len(components.CHARACTERS))) - set(frame.observation.characters)
        game.step()


def test_pieces_stay_few_enough_to_move_smoothly(qtbot: QtBot) -> None:
    game = Game(6, 9)
    for _ in range(8):
        game.steps(120)
        if game.mover is not None:
            assert len(laid_out(game.frame()).pieces) < 260
