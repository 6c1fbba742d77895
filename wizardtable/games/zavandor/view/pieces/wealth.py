# SPDX-License-Identifier: MIT
"""The public part of a seat's cards and dust, and the income in the next round."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from wizardtable.core import override
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import economy, terms
from wizardtable.games.zavandor.rules.components import CONCENTRATED, ENERGIES
from wizardtable.games.zavandor.rules.state import DISCARD, Observation
from wizardtable.games.zavandor.view.auction_figures import estimated_wealth
from wizardtable.games.zavandor.view.pieces import energy_card
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, counted_name, detail_card
from wizardtable.games.zavandor.view.pieces.dust import paint_dust
from wizardtable.games.zavandor.view.pieces.seat import BoardPart, explain_player, income_lines
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import lettering, paint_niche
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import CENTRE, LEFT, MIN_LETTER_PIXELS, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_ALL_DUST_TILE: Final = 10
"""The value of the tile whose picture stands for all dust."""

_TWO_DIGITS_WIDTH_RATIO: Final = 1.15
"""The width of two digits divided by the size of the writing."""

_NARROW_WIDTH_PX: Final = 210.0
"""In a line narrower than this, in pixels at 100 %, cards get only the room that they need."""


def _paint_wealth(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    cards: tuple[int, ...],
    concentrated: tuple[int, ...],
    dust: int,
    hand: tuple[int, int, bool],
) -> None:
    """Paints a seat's cards and dust, and the places taken in the hand.

    Args:
        cards, concentrated: the number of standard and concentrated cards, by kind of energy.
        dust: the amount of dust.
        hand: the places taken, the hand limit, and whether seats beyond their limit discard now.
    """
    if rect.width() > rect.height() * 4.6:
        kinds = sum(count > 0 for counts in (cards, concentrated) for count in counts)
        narrow = rect.width() < _NARROW_WIDTH_PX * look.growth
        purse, rest = _divided(rect, min(0.6, 0.36 + 0.05 * kinds) if narrow else 0.6)
    else:  # one above the other
        purse, rest = QRectF(rect), QRectF(rect)
        purse.setBottom(rect.center().y())
        rest.setTop(rect.center().y())
    _paint_purse(painter, purse, (cards, concentrated), look)
    left, right = _divided(rest, 0.47)
    _paint_dust(painter, left, dust, look)
    _paint_limit(painter, right, hand, look)


def _divided(rect: QRectF, share: float) -> tuple[QRectF, QRectF]:
    """Returns the left part of a rectangle, `share` of its width (0–1), and the rest."""
    left, right = QRectF(rect), QRectF(rect)
    left.setWidth(rect.width() * share)
    right.setLeft(left.right())
    return left, right


def _paint_income(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    title: str,
    cards: tuple[int, ...],
    concentrated: tuple[int, ...],
    dust: int,
) -> None:
    """Paints the income of a seat in the next round."""
    paint_niche(painter, rect, look)
    pad = rect.height() * 0.1
    upper = QRectF(
        rect.left() + pad, rect.top() + pad * 0.5, rect.width() - 2 * pad, rect.height() * 0.4
    )
    size = lettering(upper.height(), look, max_pixels=16)
    write(painter, upper, title, look, size, look.theme.text_soft)
    lower = QRectF(
        upper.left(), upper.bottom(), upper.width(), rect.bottom() - upper.bottom() - pad
    )
    purse, rest = _divided(lower, 0.74 if dust else 1.0)
    _paint_purse(painter, purse, (cards, concentrated), look)
    if dust:
        _paint_dust(painter, rest, dust, look)


def _paint_dust(painter: QPainter, rect: QRectF, dust: int, look: Look) -> None:
    """Paints a jar and the amount of dust."""
    side = min(rect.height() * 0.9, rect.width() * 0.42)
    jar = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    paint_dust(painter, jar, _ALL_DUST_TILE, amount=0)
    _write_count(painter, rect.adjusted(side + 2, 0, 0, 0), dust, look)


def _write_count(painter: QPainter, room: QRectF, count: int, look: Look) -> None:
    """Writes a number of pieces in the box `room`, to the right of the picture of such a piece.

    The height of the box sets the size of writing, which is smaller if two digits would be too
    wide.
    """
    largest = max(
        MIN_LETTER_PIXELS, room.width() / _TWO_DIGITS_WIDTH_RATIO / look.at_largest.close_scale
    )
    size = lettering(room.height(), look, max_pixels=min(24.0, largest))
    write(painter, room, str(count), look, size, look.theme.text, LEFT, bold=True)


def _paint_limit(painter: QPainter, rect: QRectF, hand: tuple[int, int, bool], look: Look) -> None:
    """Paints the places taken and the hand limit beside a small fan of cards.

    A number beyond the limit has the colour of metal, as it is usual during a round. It is red if
    the seats discard now.
    """
    size, limit, must_discard = hand
    box = rect.adjusted(1, rect.height() * 0.08, -1, -rect.height() * 0.08)
    paint_niche(painter, box, look)
    high = box.height() * 0.58
    text = f"{size}/{limit}"
    taken = len(text) * 8.5 * look.at_largest.close_scale
    if box.width() > high * 1.5 + taken:  # the figures come first
        fan, box = _divided(box, min(0.4, high * 1.5 / box.width()))
        _paint_fan(painter, fan, high, look)
    beyond = look.theme.danger if must_discard else look.theme.figure
    colour = beyond if size > limit else look.theme.text
    large = lettering(rect.height(), look, max_pixels=14)
    write(painter, box.adjusted(1, -2, -2, 2), text, look, large, colour, CENTRE, True)


def _paint_fan(painter: QPainter, rect: QRectF, high: float, look: Look) -> None:
    """Paints three cards held in a hand."""
    wide = high * 0.52
    for angle in (-24.0, 0.0, 24.0):
        painter.save()
        painter.translate(rect.center().x() + high * 0.08, rect.center().y() + high * 0.42)
        painter.rotate(angle)
        painter.setPen(QPen(QColor(look.theme.brass_deep), max(0.7, high * 0.06)))
        painter.setBrush(QColor(look.theme.parchment))
        painter.drawRoundedRect(QRectF(-wide / 2, -high * 0.92, wide, high * 0.84), 1.2, 1.2)
        painter.restore()


def _paint_purse(
    painter: QPainter, rect: QRectF, cards: tuple[tuple[int, ...], tuple[int, ...]], look: Look
) -> None:
    """Paints the numbers of cards of each kind of energy.

    `cards` are the counts of standard cards and of concentrated cards.
    """
    groups = [
        (kind, rich, counts[kind])
        for kind in range(len(ENERGIES))
        for rich, counts in enumerate(cards)
        if counts[kind]
    ]
    unit = min(rect.width() / max(len(groups), 3), rect.height() * 1.4)
    for i, (kind, rich, count) in enumerate(groups):
        cell = QRectF(rect.left() + i * unit, rect.top(), unit, rect.height())
        side = min(cell.height() * (0.86 if rich else 0.94), unit * (0.55 if rich else 0.62))
        sign = QRectF(cell.left() + 1, cell.center().y() - side / 2, side, side)
        if rich:
            energy_card.paint_concentrate(painter, sign, kind)
        else:
            energy_card.paint_energy_back(painter, sign.adjusted(0, 0, side / 1.4 - side, 0), kind)
        x = cell.left() + min(side, unit * 0.5) + 1
        _write_count(painter, QRectF(x, cell.top(), cell.right() - x, cell.height()), count, look)


@piece("wealth", {"wealth": _paint_wealth})
class Wealth(BoardPart):
    """A seat's cards and dust, and the places that they take in the hand, on the seat's board."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation, seat = shown.observation, self.seat
        size, limit = (
            economy.board_hand_size(observation, seat),
            economy.hand_limit(observation, seat),
        )
        cards = (observation.standard[seat], observation.concentrated[seat], observation.dust[seat])
        return Sprite("wealth", (*cards, (size, limit, observation.phase == DISCARD)))

    @override
    def name(self, shown: ShownTable) -> str:
        observation, seat = shown.observation, self.seat
        cards = terms.energy_list(
            observation.standard[seat], observation.concentrated[seat], observation.dust[seat]
        )
        text = N_("zavandor table", "{cards}; places taken: {size}, limit {limit}")
        size, limit = (
            economy.board_hand_size(observation, seat),
            economy.hand_limit(observation, seat),
        )
        nothing = N_("zavandor table", "nothing")
        return render(text.of(cards=cards or nothing, size=size, limit=limit))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return self.with_hint(shown, _explain_wealth(shown.observation, self.seat))


@piece("back")
class HiddenCard(Piece[ShownTable]):
    """A card in the hand of the seat with the large board, as the public sees it.

    Standard cards show their backs; concentrated cards are face up.

    `number` distinguishes cards of one kind of energy; concentrated cards have the last numbers.
    """

    seat: int
    energy: int
    number: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        if self.number < shown.observation.standard[self.seat][self.energy]:
            return Sprite("back", (self.energy,))
        return Sprite("energy", (CONCENTRATED[self.energy],))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return _explain_wealth(shown.observation, self.seat)


def _explain_wealth(observation: Observation, seat: int) -> Explanation:
    """Returns the detail card of a seat's cards and dust: income, places taken and value."""
    title = N_("zavandor table", "Cards and dust")
    return detail_card(title, income_lines(observation, seat), _hand_rows(observation, seat))


def _hand_rows(observation: Observation, seat: int) -> Ledger:
    """Returns rows for a seat's cards and dust with the places that they take."""
    rows: list[tuple[str, str]] = []
    for kind in range(len(ENERGIES)):
        plain, rich = observation.standard[seat][kind], observation.concentrated[seat][kind]
        if plain:
            rows.append((counted_name(terms.energy(kind), plain), str(plain)))
        if rich:
            rows.append((counted_name(terms.concentrated_energy(kind), rich), str(3 * rich)))
    dust = observation.dust[seat]
    if dust:
        text = N_("zavandor table", "Dust: {dust}").of(dust=dust)
        rows.append((render(text), str(economy.dust_places(dust))))
    size = sum(int(figure) for _, figure in rows)
    hand = N_("zavandor table", "Places taken (limit {limit})").of(
        limit=economy.hand_limit(observation, seat)
    )
    worth = N_("zavandor table", "Approximate value")
    return (
        *rows,
        (render(hand), str(size)),
        (render(worth), str(estimated_wealth(observation, seat))),
    )


@piece("income", {"income": _paint_income})
class Income(Piece[ShownTable]):
    """The income in the next round of the seat with the large board."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        observation = shown.observation
        if economy.is_last_round(observation):
            title, coming = N_("zavandor table", "Last round: no more income"), economy.NO_INCOME
        else:
            title, coming = (
                N_("zavandor table", "Next round"),
                economy.income(observation, self.seat),
            )
        details = (render(title), coming.standard, coming.concentrated, coming.dust)
        return Sprite("income", details)

    @override
    def name(self, shown: ShownTable) -> str:
        if economy.is_last_round(shown.observation):
            return render(N_("zavandor table", "Last round: no more income"))
        coming = economy.income(shown.observation, self.seat)
        cards = terms.energy_list(coming.standard, coming.concentrated, coming.dust)
        text = N_("zavandor table", "Next round: {cards}")
        return render(text.of(cards=cards or N_("zavandor table", "nothing")))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return explain_player(shown, self.seat)
