# SPDX-License-Identifier: MIT
"""Tests that everything in an observation of Wizard's Gambit lies on the table once, in its
place."""

from collections import Counter
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.table import sizes
from tests.table.tables import NAMES
from tests.table.wizards_gambit import Game, game_at, pieces, seated, seen_as
from tests.ui.windows import speak
from wizardtable.core import catalog
from wizardtable.core.languages import languages
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.rules.components import (
    FLAKE,
    HIDDEN,
    NO_CARD,
    NO_SPELL,
    POOL_SLOTS,
    SpellId,
)
from wizardtable.games.wizards_gambit.rules.moves import PlayComponent
from wizardtable.games.wizards_gambit.rules.pool import missing_count
from wizardtable.games.wizards_gambit.rules.state import (
    FORESEE,
    RECALL,
    RECLAIM,
    Observation,
    State,
)
from wizardtable.games.wizards_gambit.view import VIEW
from wizardtable.games.wizards_gambit.view.areas import divide_table
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import spell_sprite
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Act, Layout
from wizardtable.table.zones import Box, outline

FIGURES_HELD = True
"""Marks for `tests.plain_spaces` that this module's texts have no-break spaces at figures."""

__all__ = ["speak"]

SIZES = ((700, 560), (980, 666), (1000, 600), (1280, 720), (2560, 1440), (3840, 2160), (1000, 1400))
SEATS = range(2, 6)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_is_on_the_table_at_every_size(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    game = Game(seats, seats)
    table = Box(0, 0, *size)
    for _ in range(3):
        game.steps(25)
        for scale in (1.0, 1.75):
            sitting = VIEW.sit()
            sitting.present(game.frame())
            for piece in sitting.lay_out(*map(float, size), Look(scale=scale)).pieces:
                assert outline(piece.spot).is_within(table, slack=4), piece
                assert min(piece.spot.box.w, piece.spot.box.h) > 4, piece


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_no_part_of_the_table_covers_another(seats: int, size: tuple[int, int]) -> None:
    for scale in (1.0, 1.75):
        rooms = divide_table(*map(float, size), seats, Look(scale=scale))
        boxes = [*rooms.spells, rooms.deck, rooms.discards, rooms.spell_deck, rooms.hand]
        boxes += [rooms.panel, rooms.turn]
        for seat in rooms.seats:
            parts = [seat.mark, seat.title, seat.track, seat.book, seat.note, seat.gambit]
            assert all(part.is_within(seat.panel) for part in parts)
            boxes += [*parts, *([] if seat.large else [seat.hand])]
        for i, box in enumerate(boxes):
            assert box.w > 6, box
            assert box.h > 5, box
            assert not any(box.inset(0.01).meets(other) for other in boxes[i + 1 :]), box


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_holds_what_the_observation_holds(
    qtbot: QtBot, seats: int, viewer: int | None
) -> None:
    game = Game(seats, 20 + seats)
    sitting = VIEW.sit()
    while game.mover is not None:
        game.steps(3)
        frame = game.frame(viewer)
        sitting.present(frame)
        layout = sitting.lay_out(980.0, 666.0, Look())
        assert len(pieces(layout)) == len(layout.pieces)
        _compare(frame, layout)


def _compare(frame: Frame, layout: Layout) -> None:
    observation: Observation = frame.observation
    shown = Counter(key[1] for key in pieces(layout) if key[0] == "card")
    lying = Counter(int(face) for hand in observation.hands for face in hand if face != HIDDEN)
    lying.update(int(face) for laid in observation.laid for face, _ in laid)
    lying.update(
        int(face) for face in (*observation.ready, *observation.gambits) if face != NO_CARD
    )
    if observation.casting != NO_CARD:
        lying[int(observation.casting)] += 1
    for face, count in lying.items():
        assert shown[face] >= count, face
    backs = Counter(key[1] for key in pieces(layout) if key[0] == "back")
    for seat, hand in enumerate(observation.hands):
        assert backs[seat] == hand.count(HIDDEN)
    spells = {key[1] for key in pieces(layout) if key[0] == "spell"}
    open_spells = {int(row) for row in observation.pool if row != NO_SPELL}
    assert spells == open_spells.union(*(map(int, book) for book in observation.books))
    _compare_needs(observation, layout)


def _compare_needs(observation: Observation, layout: Layout) -> None:
    """Checks that the missing and the laid components of each pool spell make up its needs."""
    for slot in range(POOL_SLOTS):
        row = observation.pool[slot]
        if row == NO_SPELL:
            continue
        missing = Counter(key[2] for key in pieces(layout) if key[:2] == ("need", int(row)))
        laid = Counter(as_type for _, as_type in observation.laid[slot])
        assert missing + laid == Counter(dict(enumerate(observation.table.needs[row])))
        box = next(zone.box for zone in layout.zones if zone.id == f"spell:{slot}")
        for key, piece in pieces(layout).items():
            if key[:2] == ("need", int(row)):
                assert piece.spot.box.is_within(box)


def test_everything_that_can_be_pointed_at_has_a_name(qtbot: QtBot) -> None:
    game = Game(5, 3)
    while game.mover is not None:
        game.steps(4)
        _, layout = seated(game.frame(0))
        assert all(piece.name for piece in layout.pieces if not piece.is_inert)
        assert all(zone.name for zone in layout.zones)
        assert len({zone.id for zone in layout.zones}) == len(layout.zones)


def test_what_the_viewer_holds_is_marked_on_the_spells_that_need_it(qtbot: QtBot) -> None:
    game = game_at(fits=lambda state, menu: any(isinstance(a, PlayComponent) for a in menu))
    frame = game.frame()
    _, layout = seated(frame)
    for key, piece in pieces(layout).items():
        if key[0] == "need":
            assert piece.sprite.details[1] is (key[2] in frame.observation.hands[0])


def test_a_component_known_in_another_hand_is_marked_on_what_it_would_complete(
    qtbot: QtBot,
) -> None:
    game = Game(3, 2)
    observation: Observation = game.frame().observation
    kind = next(
        kind for kind, count in enumerate(observation.table.needs[observation.pool[0]]) if count
    )
    hands = (observation.hands[0], (HIDDEN, HIDDEN, kind), observation.hands[2])
    _, layout = seated(seen_as(game, hands=hands))
    needs = {key: need for key, need in pieces(layout).items() if key[0] == "need"}
    marks = {key: need.sprite.details[2] for key, need in needs.items()}
    assert marks["need", int(observation.pool[0]), kind, 0] == (1,)
    assert all(not seats for key, seats in marks.items() if key[2] != kind)


def test_others_who_know_a_card_of_the_viewer_are_marked_on_it(qtbot: QtBot) -> None:
    game = Game(3, 2)
    face = game.frame().observation.hands[0][0]
    _, layout = seated(seen_as(game, exposed=((), (), (face,))))
    (mark,) = [key for key in pieces(layout) if key[0] == "knows"]
    assert mark[1:3] == (2, face)
    (card,) = [piece for key, piece in pieces(layout).items() if key == ("card", face, mark[3])]
    assert NAMES[2] in card.name


def test_a_completed_spell_is_the_same_piece_on_the_book(qtbot: QtBot) -> None:
    game = game_at(fits=lambda state, menu: len(state.books[1]) > 0)
    _, layout = seated(game.frame())
    top = game.state.books[1][-1]
    sprite = pieces(layout)["spell", int(top)].sprite
    assert sprite.kind == "book"
    assert pieces(layout)["spell", int(game.state.pool[0])].sprite.kind == "spell"


@pytest.mark.parametrize("step", [FORESEE, RECALL, RECLAIM])
def test_cards_to_choose_from_are_laid_out_above_everything_else(qtbot: QtBot, step: int) -> None:
    game = game_at(step)
    sitting, layout = seated(game.frame())
    sheet = pieces(layout)["tray",]
    cards = [pieces(layout)[key] for key in sitting.offers().sources if key[0] == "card"]
    assert cards
    assert all(card.z > sheet.z and card.spot.box.is_within(sheet.spot.box) for card in cards)


@pytest.mark.parametrize("size", [(930, 537), (1210, 617), (1240, 666), (2500, 1370)])
@pytest.mark.parametrize("step", [FORESEE, RECALL, RECLAIM])
def test_cards_to_choose_from_leave_the_pool_in_sight(
    qtbot: QtBot, step: int, size: tuple[int, int]
) -> None:
    sitting, _ = seated(game_at(step).frame())
    for scale in (1.0, 1.75):
        layout = sitting.lay_out(*map(float, size), Look(scale=scale))
        sheet = pieces(layout)["tray",].spot.box
        rooms = divide_table(*map(float, size), 3, Look(scale=scale))
        assert not any(sheet.inset(0.1).meets(room) for room in rooms.spells)


@pytest.mark.parametrize("size", [(930, 537), (1210, 617), (1520, 870)])
@pytest.mark.parametrize("language", languages())
def test_every_spell_of_the_pool_has_its_name_in_the_largest_writing(
    qtbot: QtBot, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    look = Look(scale=1.75)
    room = divide_table(*map(float, size), 3, look).spells[0]
    spec = catalog.get("wizards_gambit")
    for row in range(len(PRINTED_CARD_TABLE.abilities)):
        sprite = spell_sprite(PRINTED_CARD_TABLE, SpellId(row))
        name = str(sprite.details[1])
        lines = sizes.written(spec, sprite, (room.w, room.h), look)
        assert name in " ".join(line.text for line in lines), name


def test_the_very_card_let_go_on_a_spell_becomes_the_component_there(qtbot: QtBot) -> None:
    """Of several equal cards in hand, the dragged one moves."""
    game = game_at(fits=lambda state, menu: any(_stays(state, action) for action in menu))
    sitting, _ = seated(game.frame())
    action = next(action for action in game.menu(0) if _stays(game.state, action))
    for key in [key for key in sitting.suggest(action) if key[0] == "card"]:
        sitting.present(game.frame())
        sitting.begin_drag(key)
        assert sitting.drop(f"need:{action.slot}:{action.as_type}", 0, 0) == Act(action)
    last = key
    game.play(action)
    sitting.present(game.frame())
    assert pieces(sitting.lay_out(980.0, 666.0, Look()))[last].sprite.kind == "laid"


def _stays(state: State, action: object) -> bool:
    """Returns whether an action plays one of several equal components without completing the
    spell."""
    if not isinstance(action, PlayComponent) or action.face == FLAKE:
        return False
    return state.hands[0].count(action.face) > 1 and missing_count(state, action.slot) > 1
