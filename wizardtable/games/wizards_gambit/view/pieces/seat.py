# SPDX-License-Identifier: MIT
"""The players at the table: panels, portraits, names and points, and the hands of opponents."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, terms
from wizardtable.games.wizards_gambit.rules.abilities import (
    can_claim,
    draw_phase_cards,
    hand_limit,
)
from wizardtable.games.wizards_gambit.rules.state import AIM, START, Observation
from wizardtable.games.wizards_gambit.view.pieces.deck import COMPONENT_BACK
from wizardtable.games.wizards_gambit.view.pieces.table_piece import (
    Meaning,
    ShownTable,
    TablePiece,
)
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import Metal, enamel_brush, keyline, metal_brush
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import (
    LEFT,
    MIN_WIDTH_SHARE,
    RIGHT,
    fits_line,
    letter_size,
    write,
    write_shortened,
)
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite

_GEM_COLOUR: Final = "#c8862a"
"""The colour of the gems for points that the player has. The other gems are hollow."""


def _paint_title(
    painter: QPainter, rect: QRectF, look: Look, name: str, points: str, large: bool
) -> None:
    """Paints the name of a player at the left and the points at the right.

    `points`: a text such as "4/10". If there is too little room, only "4" is painted; the name is
    shortened last. `large`: whether this is the seat at the near edge.
    """
    size = lettering(rect.height(), look, max_pixels=24.0 if large else 19.0)
    for figures in (points, points.partition("/")[0]):
        share = min(rect.width() * 0.45, _points_width(rect, figures, look, size))
        label, figure = QRectF(rect), QRectF(rect)
        figure.setLeft(rect.right() - share)
        label.setRight(figure.left() - 4)
        points = figures
        if fits_line(label, name, look, size * 0.95, MIN_WIDTH_SHARE):
            break
    write_shortened(painter, label, name, look, size * 0.95, look.theme.text, LEFT, True)
    write(painter, figure, points, look, size, look.theme.figure, RIGHT, True)


def _points_width(rect: QRectF, points: str, look: Look, size: float) -> float:
    """Returns the width of the written points, in pixels."""
    font = look.serif(size, bold=True)
    font.setPixelSize(letter_size(rect, points, look, size, font))
    return QFontMetricsF(font).horizontalAdvance(points) + 4


def _paint_track(painter: QPainter, rect: QRectF, look: Look, points: int, goal: int) -> None:
    """Paints a row of `goal` gems, of which the first `points` shine."""
    pitch = rect.width() / goal
    size = min(rect.height(), pitch * 0.86)
    line = max(0.8, size * 0.09)
    for number in range(goal):
        x = rect.left() + pitch * (number + 0.5)
        gem = gem_outline(QPointF(x, rect.center().y()), size / 2)
        painter.setPen(keyline(line, look.theme.brass if number >= points else "#3a2308"))
        box = gem.boundingRect()
        if number < points:
            painter.setBrush(metal_brush(box, Metal.GOLD))
            painter.drawPath(gem)
            inner = gem_outline(box.center(), size * 0.3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(enamel_brush(inner.boundingRect(), _GEM_COLOUR))
            painter.drawPath(inner)
        else:
            painter.setBrush(tint(look.theme.well, 0.7))
            painter.drawPath(gem)


def gem_outline(centre: QPointF, radius: float) -> QPainterPath:
    """Returns the outline of a gem, a narrow rhombus. `radius`: half of its height, in pixels."""
    path = QPainterPath()
    path.moveTo(centre.x(), centre.y() - radius)
    for x, y in ((0.82, 0.0), (0.0, 1.0), (-0.82, 0.0)):
        path.lineTo(centre.x() + x * radius, centre.y() + y * radius)
    path.closeSubpath()
    return path


def portrait(shown: ShownTable, seat: int) -> Sprite:
    """Returns the portrait of the player at a seat."""
    return Sprite("sitter", (seat, shown.frame.sitter(seat).wizard))


def track_sprite(observation: Observation, seat: int) -> Sprite:
    """Returns the look of the row of gems below a player's name."""
    return Sprite("track", (observation.scores[seat], box.GOAL_POINTS))


def choice_of_seat(observation: Observation, seat: int) -> list[Meaning]:
    """Returns the action of choosing a seat, in a list.

    The list is empty if no opponent has to be chosen now, or if the seat is the viewer's.
    """
    if observation.step in (START, AIM) and seat != observation.viewer:
        return [(moves.ChooseSeat(seat), (f"seat:{seat}",))]
    return []


def stopped_book_line(shown: ShownTable, seat: int) -> Message | None:
    """Returns the line on what stops the ability of a seat's book, or None if nothing does."""
    observation, names = shown.observation, shown.frame.names
    if observation.annulments[seat] >= 0:
        text = N_("wizards_gambit table", "A gambit annuls the book: it has no ability.")
        return text.of(player=names[observation.annulments[seat]])
    if observation.eclipses[seat]:
        casters = observation.eclipses[seat]
        caster = next(other for other in range(len(names)) if casters >> other & 1)
        text = N_("wizards_gambit table", "Eclipse stops the ability until {player}’s next turn.")
        return text.of(player=names[caster])
    return None


def _explain_player(shown: ShownTable, seat: int) -> Explanation:
    """Returns the detail card of a player: points, hand, and gambit."""
    observation, sitter = shown.observation, shown.frame.sitter(seat)
    rows = (
        (N_("wizards_gambit table", "Points"), f"{observation.scores[seat]}/{box.GOAL_POINTS}"),
        (N_("wizards_gambit table", "Cards in hand"), str(len(observation.hands[seat]))),
        (N_("wizards_gambit table", "Hand limit"), str(hand_limit(observation, seat))),
        (
            N_("wizards_gambit table", "Cards in the draw phase"),
            str(draw_phase_cards(observation, seat)),
        ),
        (N_("wizards_gambit table", "Spells"), str(len(observation.books[seat]))),
    )
    ledger = tuple((render(label), figure) for label, figure in rows)
    lines = (
        _known_cards_line(observation, seat),
        _gambit_line(observation, seat),
        stopped_book_line(shown, seat),
    )
    written = (*sitter.about_texts(), *(render(line) for line in lines if line is not None))
    return Explanation(shown.frame.names[seat], written, portrait(shown, seat), 1.0, ledger)


def _known_cards_line(observation: Observation, seat: int) -> Message | None:
    """Returns the line with the cards that an opponent certainly holds, or None."""
    known_cards = [face for face in observation.hands[seat] if face != box.HIDDEN]
    if seat == observation.viewer or not known_cards:
        return None
    text = N_("wizards_gambit table", "Known cards in hand: {cards}.")
    return text.of(cards=terms.card_list(observation.table, known_cards))


def _gambit_line(observation: Observation, seat: int) -> Message | None:
    """Returns the line on a seat's gambit, in play or ready to play; None if it has neither."""
    if observation.gambits[seat] != box.NO_CARD:
        if can_claim(observation, seat):
            text = N_("wizards_gambit table", "Has {gambit} in play.")
        else:
            text = N_("wizards_gambit table", "Has {gambit} in play, and so cannot claim spells.")
        return text.of(gambit=terms.the_gambit(observation.gambits[seat]))
    if observation.ready[seat] != box.NO_CARD:
        text = N_("wizards_gambit table", "Has {gambit} ready to play.")
        return text.of(gambit=terms.the_gambit(observation.ready[seat]))
    return None


def _spoken_name(shown: ShownTable, seat: int) -> str:
    """Returns the name, points and number of cards of a player, for a screen reader."""
    observation = shown.observation
    player = shown.frame.sitter(seat).spoken_text(shown.frame.names[seat])
    cards = len(observation.hands[seat])
    text = NN_("wizards_gambit table", "{player}: {points}, %n card(s) in hand", "", cards)
    return render(text.of(player=player, points=terms.points(observation.scores[seat])))


def _hand_name(shown: ShownTable, seat: int, cards: int) -> str:
    text = NN_("wizards_gambit table", "{player}: %n card(s) in hand", "", cards)
    return render(text.of(player=shown.frame.names[seat]))


class _OfSeat(TablePiece):
    """A base class of the pieces that stand for a player."""

    seat: int

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return _explain_player(shown, self.seat)

    @override
    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        return choice_of_seat(shown.observation, self.seat)

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        return [f"seat:{self.seat}"]


@piece("panel")
class SeatPanel(_OfSeat):
    """The panel of a seat, which is lit while the seat has to decide."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("panel", (shown.frame.to_move == self.seat,))

    @override
    def name(self, shown: ShownTable) -> str:
        return _spoken_name(shown, self.seat)


@piece("mark")
class Portrait(_OfSeat):
    """The portrait of a player, with the mark of the seat."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return portrait(shown, self.seat)

    @override
    def name(self, shown: ShownTable) -> str:
        return shown.frame.names[self.seat]


@piece("seat", {"title": _paint_title, "track": _paint_track}, counted=(1,))
class Seat(_OfSeat):
    """The name and points of a player."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        points = f"{shown.observation.scores[self.seat]}/{box.GOAL_POINTS}"
        near = self.seat == shown.near_seat
        return Sprite("title", (shown.frame.names[self.seat], points, near))

    @override
    def name(self, shown: ShownTable) -> str:
        return _spoken_name(shown, self.seat)


@piece("hand")
class HandSize(_OfSeat):
    """The plaque with the number of cards in another player's hand."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("chip", (str(self._cards(shown)),))

    @override
    def name(self, shown: ShownTable) -> str:
        return _hand_name(shown, self.seat, self._cards(shown))

    def _cards(self, shown: ShownTable) -> int:
        return len(shown.observation.hands[self.seat])


@piece("back")
class HiddenCard(_OfSeat):
    """A card in another player's hand, face down."""

    seat: int
    number: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return COMPONENT_BACK

    @override
    def name(self, shown: ShownTable) -> str:
        hidden = shown.observation.hands[self.seat].count(box.HIDDEN)
        return _hand_name(shown, self.seat, hidden)

    @override
    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        return ()
