# SPDX-License-Identifier: MIT
"""Knowledge markers: for sale beside the large board, and waiting in pentagons."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import DOMAINS
from wizardtable.games.zavandor.rules.state import ADVANCE, MARKER, TURN
from wizardtable.games.zavandor.view.pieces.detail_card import detail_card
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.metal import keyline, parchment_brush
from wizardtable.paint.numerals import MIN_NUMERAL_PIXELS, numeral_path
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_INK: Final = "#2a1c10"


def paint_marker(
    painter: QPainter, rect: QRectF, price: int, used: bool, swell: float = 1.0
) -> None:
    """Paints a knowledge marker, a shield with a book, best in a box four wide to five high.

    Args:
        price: the price written on the marker; 0 for a marker that waits in a pentagon.
        used: whether the marker was bought, so that only its imprint and its price are left.
        swell: the factor that enlarges the number for large writing.
    """
    box = QRectF(0, 0, min(rect.width(), rect.height() * 0.8), 0)
    box.setHeight(box.width() / 0.8)
    box.moveCenter(rect.center())
    high = max(MIN_NUMERAL_PIXELS, box.height() * 0.2) * swell
    wide = min(high * 1.7, box.width() * 0.94)
    low = max(box.center().y(), box.bottom() - box.height() * 0.13 - high)
    number = QRectF(box.center().x() - wide / 2, low, wide, high)
    if used:
        draw(painter, box, "zavandor", "marker-used.svg", ink="#b08a45")
        painter.save()
        painter.setOpacity(0.7)
        painter.fillPath(numeral_path(price, number, barred=False), QColor("#b08a45"))
        painter.restore()
    elif price:
        draw(painter, box, "zavandor", "marker.svg")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(keyline(box.width() * 0.03))
        painter.setBrush(parchment_brush(number))
        edge = box.width() * 0.04
        painter.drawRoundedRect(number.adjusted(-edge, -edge, edge, edge), edge * 2, edge * 2)
        painter.fillPath(numeral_path(price, number, barred=False), QColor(_INK))
        painter.restore()
    else:
        draw(painter, box, "zavandor", "marker-free.svg")


def _paint(painter: QPainter, rect: QRectF, look: Look, price: int, used: bool) -> None:
    paint_marker(painter, rect, price, used, look.swell)


def _paint_waiting(painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_marker(painter, rect, 0, used=False)


def _new_domains(shown: ShownTable) -> list[int]:
    """Returns the domains that the viewer has not entered."""
    levels = shown.observation.levels[shown.observation.viewer]
    return [domain for domain in range(len(DOMAINS)) if not levels[domain]]


@piece("marker", {"marker": _paint})
class Marker(Piece[ShownTable]):
    """A marker for sale to a seat, with this price."""

    seat: int
    price: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("marker", (self.price, False))

    def sold_sprite(self) -> Sprite:
        """Returns the picture of the imprint that the marker leaves once the seat has bought it."""
        return Sprite("marker", (self.price, True))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("zavandor table", "Marker for {price}").of(price=self.price))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, frame, price = shown.observation, shown.frame, self.price
        lines = [N_("zavandor table", "You need a marker to enter a domain.")]
        if self.seat == observation.viewer:
            asked = observation.phase == TURN and frame.menu
            reason = frame.check(moves.BuyMarker(price)) if asked else None
            bought = N_(
                "zavandor table",
                "If you buy only the marker, for {price}, it will wait in your pentagon.",
            )
            lines.append(bought.of(price=price))
            lines += [reason] if reason is not None else []
        title = N_("zavandor table", "Marker for {price}").of(price=price)
        return detail_card(title, lines, (), self.sprite(shown), 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        observation = shown.observation
        if self.seat != observation.viewer or not shown.is_viewers_turn:
            return []
        if observation.phase == MARKER:
            return shown.actions((moves.TakeMarker(self.price), ("pentagon",)))
        if observation.phase == TURN:
            bought = shown.actions((moves.BuyMarker(self.price), ("pentagon",)))
            return [*bought, *self._entries(shown)]
        return []

    def _entries(self, shown: ShownTable) -> list[PieceAction]:
        """Returns the actions with which the viewer enters a domain with this marker."""
        return [
            PieceAction(action, (f"domain:{domain}",), id=f"enter:{domain}")
            for domain in _new_domains(shown)
            if shown.frame.check(action := moves.Advance(domain, self.price)) is None
        ]


@piece("token", {"token": _paint_waiting})
class WaitingMarker(Piece[ShownTable]):
    """A marker that waits in a seat's pentagon; `number` distinguishes the seat's markers."""

    seat: int
    number: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("token")

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("zavandor table", "Marker waiting"))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        line = N_(
            "zavandor table",
            "This marker lets its owner enter a new domain, even with a free advance.",
        )
        return detail_card(N_("zavandor table", "Marker waiting"), [line])

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        phase = shown.observation.phase
        is_usable = shown.is_viewers_turn and phase in (TURN, ADVANCE)
        if not is_usable or self.seat != shown.observation.viewer:
            return []
        options: list[PieceAction] = []
        for domain in _new_domains(shown):
            is_free = phase == ADVANCE
            action = moves.FreeAdvance(domain) if is_free else moves.Advance(domain, 0)
            reason = shown.frame.check(action)
            options.append(PieceAction(action, (f"domain:{domain}",), reason, f"enter:{domain}"))
        return options
