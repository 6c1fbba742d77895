# SPDX-License-Identifier: MIT
"""The bidders of an auction: a line for each bidder on the stage, and the earlier bids."""

from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules.prices import wealth
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.view.auction_figures import Bidder, BidderState
from wizardtable.games.zavandor.view.pieces.character import paint_character
from wizardtable.games.zavandor.view.pieces.dust import paint_dust
from wizardtable.games.zavandor.view.pieces.seat import explain_player
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import lettering
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, MIN_LETTER_PIXELS, RIGHT, write, write_shortened
from wizardtable.play.frames import Frame
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

PASSED_SHARE: Final = 0.34
"""The share of a bidder's line that is kept for the text "passed"."""

_LOW_LINE_SIZE_PX: Final = 15.0
"""If a line's writing would be smaller than this, in pixels, all of it has one small size."""


def bid_message(bidder: Bidder) -> Message:
    """Returns a bidder's last action in the auction, in a few words."""
    if bidder.standing is BidderState.BARRED:
        return N_("zavandor table", "owns one already")
    if bidder.standing is BidderState.PASSED and bidder.bid:
        return N_("zavandor table", "passed after bidding {bid}").of(bid=bidder.bid)
    if bidder.standing is BidderState.PASSED:
        return N_("zavandor table", "passed")
    if not bidder.bid:
        return N_("zavandor table", "no bid yet")
    return N_("zavandor table", "bids {bid}").of(bid=bidder.bid)


class _Line(NamedTuple):
    """The details of the sprite of a bidder's line.

    Attributes:
        character: the bidder's character.
        name: the bidder's name.
        worth: the value of the bidder's cards and dust as a text; approximate for rivals.
        bid_text: the bidder's last action as a text.
        standing: the value of a `BidderState`.
        turn: whether it is the bidder's turn.
    """

    character: int
    name: str
    worth: str
    bid_text: str
    standing: str
    turn: bool


def line_sprite(frame: Frame, bidder: Bidder, bid_text: str) -> Sprite:
    """Returns the picture of a bidder's line.

    `bid_text` is the text at the end of the line, already short enough for its place.
    """
    observation: Observation = frame.observation
    worth = f"≈ {bidder.wealth}"
    if bidder.seat == observation.viewer:  # the viewer's own cards are public to the viewer
        worth = str(wealth(observation.hand, observation.dust[observation.viewer]))
    character, name = observation.characters[bidder.seat], frame.names[bidder.seat]
    turn = frame.to_move == bidder.seat and observation.phase == AUCTION
    line = _Line(character, name, worth, bid_text, bidder.standing.value, turn)
    return Sprite("stage.bidder", (*line,))


def _paint_line(painter: QPainter, rect: QRectF, look: Look, *details: Any) -> None:
    """Paints the line of a bidder: face, name, approximate wealth, and bid.

    The line of the highest bidder is gilt. If a bidder has passed or may not own the lot, the name
    is struck through and the face is faint.
    """
    line = _Line(*details)
    leads, gone = line.standing == "leads", line.standing in ("passed", "barred")
    if leads:
        gilt = QLinearGradient(rect.topLeft(), rect.topRight())
        gilt.setColorAt(0.0, tint(look.theme.brass_high, 0.95))
        gilt.setColorAt(1.0, tint(look.theme.brass, 0.75))
        painter.setBrush(QBrush(gilt))
        painter.setPen(QPen(QColor(look.theme.brass_deep), 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
    if line.turn:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.theme.brass_deep), 1.8))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    side = rect.height()
    ink = QColor(look.theme.ink_soft if gone else look.theme.ink)
    painter.setOpacity(0.55 if gone else 1.0)
    paint_character(
        painter,
        QRectF(rect.left() + 3, rect.top(), side, side).adjusted(1, 1, -1, -1),
        line.character,
    )
    painter.setOpacity(1.0)  # only the face is faint, so that the writing stays readable
    inner = rect.adjusted(side + 10, 0, -8, 0)
    share = 1 - PASSED_SHARE if gone else 0.45
    name_room = QRectF(inner.left(), inner.top(), inner.width() * share, inner.height())
    wealth_room = QRectF(name_room.right(), inner.top(), inner.width() * 0.27, inner.height())
    wealth_room.setRight(min(wealth_room.right(), inner.right()))
    x = name_room.right() if gone else wealth_room.right()
    said_room = QRectF(x, inner.top(), inner.right() - x, inner.height())
    size, number_size = lettering(side, look, max_pixels=20), lettering(side, look, max_pixels=25)
    if size < _LOW_LINE_SIZE_PX:  # lines are a little lower in large writing
        size = number_size = min(size, _LOW_LINE_SIZE_PX - 2)
    small = max(MIN_LETTER_PIXELS, size * 0.85)
    write_shortened(painter, name_room, line.name, look, size, ink, LEFT, not gone)
    if gone:
        wide = min(name_room.width(), QFontMetricsF(painter.font()).horizontalAdvance(line.name))
        painter.setPen(QPen(ink, 1.2))
        middle = name_room.center().y() + 1
        painter.drawLine(QLineF(name_room.left(), middle, name_room.left() + wide, middle))
    else:
        flask = side * 0.72
        tile = QRectF(wealth_room.left() + 4, rect.center().y() - flask / 2, flask, flask)
        paint_dust(painter, tile, 10, amount=0)
        wealth_room.setLeft(tile.right() + 3)
        # Soft ink would be unreadable on gilt.
        faint = look.theme.ink if leads else look.theme.ink_soft
        write(painter, wealth_room, line.worth, look, small, faint, LEFT)
    large = line.bid_text.isdigit()
    write(
        painter, said_room, line.bid_text, look, number_size if large else small, ink, RIGHT, large
    )


def _paint_bid(
    painter: QPainter, rect: QRectF, look: Look, character: int, text: str, last: bool
) -> None:
    """Paints one of the earlier bids: a small face and the number. The last bid is bold."""
    side = min(rect.height(), rect.width() * 0.46)
    face = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    paint_character(painter, face, character)
    room = QRectF(face.right() + 2, rect.top(), rect.right() - face.right() - 2, rect.height())
    size = lettering(rect.height(), look, max_pixels=18)
    write(painter, room, text, look, size, look.theme.ink, LEFT, last)


def _paint_face(painter: QPainter, rect: QRectF, look: Look, character: int) -> None:
    paint_character(painter, rect, character)


@piece(
    "stage",
    {
        "stage.bidder": _paint_line,
        "stage.bid": _paint_bid,
        "stage.face": _paint_face,
    },
)
class StagePiece(Piece[ShownTable]):
    """A piece of the stage. Only the line of a bidder has a detail card, that of the player.

    Pieces whose keys have two more parts, such as earlier bids, are ornaments.

    Attributes:
        part: "seat" for the line of a bidder.
        number: the seat of the bidder.
    """

    part: str
    number: int | str

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        is_line = self.part == "seat" and isinstance(self.number, int)
        return explain_player(shown, int(self.number)) if is_line else None
