# SPDX-License-Identifier: MIT
"""The players at the table, with their names and points, and the hidden hands of rivals."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, joined_with_and
from wizardtable.games.anludim.rules import terms
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.text.round_end import stand_ins
from wizardtable.games.anludim.view.pieces.coven_colours import SEAT_COLOURS, paint_sigil
from wizardtable.paint.furniture import paint_title
from wizardtable.paint.theme import Look
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite


def points(observation: Observation, seat: int) -> int:
    """Returns the points of a seat's objects and scrolls."""
    return sum(map(sum, observation.objects[seat])) + observation.scrolls[seat]


def points_text(value: int) -> str:
    """Returns a number of points in short, as it is written beside a player's name."""
    return render(NN_("anludim table", "%n pt(s)", "points, very short", value))


def hand_size_name(count: int) -> str:
    """Returns the name of a hidden hand of `count` cards, which says this number."""
    return render(NN_("anludim table", "%n card(s) in hand.", "", count)).rstrip(".")


def portrait(frame: Frame, seat: int) -> Sprite:
    """Returns the portrait of a seat's player as a sprite."""
    return Sprite("sitter", (seat, frame.sitter(seat).wizard))


def paint_sitter(painter: QPainter, rect: QRectF, look: Look, seat: int, wizard: str) -> None:
    """Paints the portrait of the wizard who plays a seat, or the seat's emblem if there is none.

    If the portrait is painted, the emblem is on the crest beside it.
    """
    if wizard:
        paint_wizard(painter, rect, wizard, SEAT_COLOURS[seat])
    else:
        paint_sigil(painter, rect, seat)


def _paint_sigil(painter: QPainter, rect: QRectF, look: Look, seat: int) -> None:
    paint_sigil(painter, rect, seat)


def _paint_title(
    painter: QPainter, rect: QRectF, look: Look, seat: int, wizard: str, name: str, written: str
) -> None:
    side = rect.height()
    paint_sitter(painter, QRectF(rect.left(), rect.top(), side, side), look, seat, wizard)
    paint_title(painter, rect.adjusted(side * 1.18, 0, 0, 0), (name, written), look)


@piece("seat", {"title": _paint_title, "sitter": paint_sitter, "sigil": _paint_sigil}, counted=(3,))
class Seat(Piece[Frame]):
    """A player's portrait with name and points."""

    seat: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        wizard, name = shown.sitter(self.seat).wizard, shown.names[self.seat]
        return Sprite("title", (self.seat, wizard, name, self._points(shown)))

    @override
    def name(self, shown: Frame) -> str:
        spoken = shown.sitter(self.seat).spoken_text(shown.names[self.seat])
        return f"{spoken}, {self._points(shown)}"

    def _points(self, shown: Frame) -> str:
        return points_text(points(shown.observation, self.seat))

    @override
    def explanation(self, shown: Frame) -> Explanation:
        observation: Observation = shown.observation
        seat = self.seat
        kinds = sum(bool(values) for values in observation.objects[seat])
        lines = [
            NN_("anludim table", "%n card(s) in hand.", "", observation.hand_sizes[seat]),
            NN_(
                "anludim table",
                "%n point(s) in objects and scrolls.",
                "",
                points(observation, seat),
            ),
            NN_(
                "anludim table",
                "%n of the five kinds of objects; all five win the round.",
                "",
                kinds,
            ),
        ]
        for discipline in stand_ins(observation, seat):
            text = N_("anludim table", "Plus {professor}, standing in for one more kind.")
            lines.append(text.of(professor=terms.THE_PROFESSOR[discipline]))
        known_cards = observation.known[seat]
        if known_cards and seat != observation.viewer:
            cards = joined_with_and([terms.card_name(card) for card in known_cards])
            lines.append(N_("anludim table", "Known cards in this hand: {cards}.").of(cards=cards))
        texts = (*shown.sitter(seat).about_texts(), *map(render, lines))
        picture = portrait(shown, seat) if shown.sitter(seat).wizard else None
        return Explanation(shown.names[seat], texts, picture, 1.0)


@piece("hand")
class HandSize(Piece[Frame]):
    """The plaque with the number of cards in another player's hand."""

    seat: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("chip", (str(self._cards(shown)),))

    @override
    def name(self, shown: Frame) -> str:
        return hand_size_name(self._cards(shown))

    @override
    def explanation(self, shown: Frame) -> Explanation:
        return Seat(self.seat).explanation(shown)

    def _cards(self, shown: Frame) -> int:
        return int(shown.observation.hand_sizes[self.seat])


@piece("back")
class HiddenCard(Piece[Frame]):
    """A card in another player's hand, which shows its back."""

    seat: int
    number: int

    @override
    def sprite(self, shown: Frame) -> Sprite:
        return Sprite("back")

    @override
    def explanation(self, shown: Frame) -> Explanation:
        return Seat(self.seat).explanation(shown)
