# SPDX-License-Identifier: MIT
"""Tests a game of tricks on plain cards, Embers."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.embers import SPEC
from tests.embers.rules.rules import TrickTaken
from tests.table.pictures import painted
from tests.table.tables import Playing
from wizardtable.core.game import Setup
from wizardtable.paint.theme import Look
from wizardtable.table.kit import plain_cards
from wizardtable.table.view import Layout, Pause, Placement
from wizardtable.table.zones import fan


def laid(game: Playing, size: tuple[int, int] = (1280, 720)) -> Layout:
    sitting = SPEC.view.sit()
    sitting.present(game.frame(0))
    return sitting.lay_out(*size, Look())


def piece(layout: Layout, *key: str | int) -> Placement:
    return next(piece for piece in layout.pieces if piece.key == key)


def test_the_name_of_its_player_is_above_each_card_of_a_trick(qtbot: QtBot) -> None:
    game = Playing(SPEC, Setup(4), 2)
    game.step()
    game.step()
    layout = laid(game)
    for place, card in enumerate(game.state.trick):
        seat = (game.state.leader + place) % 4
        title, face = piece(layout, "player", place), piece(layout, "card", int(card))
        assert title.sprite.details[2] == game.frame(0).names[seat]
        assert title.spot.box.bottom <= face.spot.box.y
        assert face.spot.box.x <= title.spot.box.centre[0]


def test_a_taken_trick_is_held_with_its_players_and_brought_to_the_pile(qtbot: QtBot) -> None:
    game = Playing(SPEC, Setup(3), 2)
    while not any(isinstance(event, TrickTaken) for event in game.events):
        game.step()
    taken = next(event for event in game.events if isinstance(event, TrickTaken))
    sitting = SPEC.view.sit()
    sitting.present(game.frame(0))
    layout = sitting.lay_out(1280, 720, Look())
    held = next(effect for effect in sitting.effects(game.events) if isinstance(effect, Pause))
    cards = [int(piece.key[1]) for piece in held.pieces if piece.key[0] == "card"]
    assert cards == [int(card) for card in taken.cards]
    pile = piece(layout, "pile", taken.seat)
    assert all(layout.exits["card", card].box == pile.spot.box for card in cards)


def test_value_and_sign_of_a_suit_are_wholly_in_sight_in_a_hand_of_thirteen(qtbot: QtBot) -> None:
    layout = laid(Playing(SPEC, Setup(3), 2))
    hand = next(zone.box for zone in layout.zones if zone.id == "hand")
    box = next(piece.spot.box for piece in layout.pieces if piece.key[0] == "card")
    spots = fan(hand, 13, (box.w, box.h), box.w * 0.9)
    visible_width = round(250 * (spots[7].box.x - spots[6].box.x) / box.w)

    def face(value: str, sign: str) -> QImage:
        sprite = plain_cards.card("Card", value, "Suit", 1, sign)
        return painted(
            lambda painter, rect: SPEC.view.paint(painter, rect, sprite, Look()), 250, 350
        )

    ten, nine, other = face("10", "C"), face("9", "C"), face("10", "W")
    assert ten.copy(0, 0, visible_width, 72) != nine.copy(0, 0, visible_width, 72)
    assert ten.copy(visible_width, 0, 250, 72) == nine.copy(visible_width, 0, 250, 72)
    assert ten.copy(0, 0, visible_width, 350) != other.copy(0, 0, visible_width, 350)
    assert ten.copy(visible_width, 0, 250, 350) == other.copy(visible_width, 0, 250, 350)
