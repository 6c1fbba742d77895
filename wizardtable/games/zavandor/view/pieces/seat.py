# SPDX-License-Identifier: MIT
"""The players at the table: boards with name, portrait and points."""

from dataclasses import replace
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.economy import income, is_last_round, mean_income
from wizardtable.games.zavandor.rules.points import (
    BONUS_LINE,
    GEM_LINE,
    LORE_LINE,
    Line,
    point_lines,
    points,
)
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.view.pieces.detail_card import counted_name, text_with_tenths
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint.furniture import lettering, paint_title, points_room
from wizardtable.paint.seat_marks import SEAT_COLOURS, paint_seat_mark
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.wizard_portraits import paint_wizard
from wizardtable.paint.writing import CENTRE, first_fitting_text, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_INK: Final = "#2a1c10"
"""The colour of writing on a lit note."""

_PORTRAIT_SHARE: Final = 0.34
"""The largest share of a title's width that a portrait takes."""

NO_STANCE, BIDS, OUT_OF_AUCTION = range(3)
"""The role of a seat in the current auction: none, still bidding, or out."""


def points_text(value: int) -> str:
    """Returns points in the short form that stands beside a name: "12 pts"."""
    return render(NN_("zavandor table", "%n pt(s)", "points, very short", value))


def paint_sitter(painter: QPainter, rect: QRectF, look: Look, seat: int, wizard: str) -> None:
    """Paints the portrait of a computer opponent, in the colour of its seat.

    `wizard` is the id of the portrait. If it is "", the seat's mark is painted instead.
    """
    if not wizard:
        paint_seat_mark(painter, rect, seat)
        return
    paint_wizard(painter, rect, wizard, SEAT_COLOURS[seat % len(SEAT_COLOURS)][1])


class _Title(NamedTuple):
    """The details of the sprite of a seat's title.

    Attributes:
        note: the seat's last action in an auction, written in place of the points; "" for none.
        stance: NO_STANCE, BIDS or OUT_OF_AUCTION; the note is lit while the seat bids.
    """

    name: str
    points: str
    note: str
    stance: int
    seat: int
    wizard: str


def _paint_title(painter: QPainter, rect: QRectF, look: Look, *details: Any) -> None:
    """Paints name and points beside the portrait of the player; `_Title` describes the details."""
    name, points, note, stance, seat, wizard = _Title(*details)
    if wizard:
        side = min(rect.height(), rect.width() * _PORTRAIT_SHARE)
        portrait = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        paint_sitter(painter, portrait, look, seat, wizard)
        rect = rect.adjusted(side * 1.08, 0, 0, 0)
    if not note:
        paint_title(painter, rect, (name, points), look)
        return
    paint_title(painter, rect, (name, ""), look)
    room = points_room(rect, look)
    plaque = room.adjusted(0, 1, 0, -1)
    full_note = f"{note} · {points}" if room.left() == rect.left() else note
    lit = stance == BIDS
    painter.setPen(QPen(tint(look.theme.brass, 0.9 if lit else 0.35), 1))
    painter.setBrush(tint("#d9a94c" if lit else look.theme.well, 0.92 if lit else 0.5))
    painter.drawRoundedRect(plaque.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    ink = _INK if lit else look.theme.text_soft
    size, inner = lettering(room.height(), look, max_pixels=13), room.adjusted(4, 0, -4, 0)
    figures = [word for word in note.split() if word.isdigit()]
    best = first_fitting_text((full_note, note, *figures), inner.width(), look, size)
    write(painter, inner, best, look, size, ink, CENTRE, bold=lit)


class BoardPart(Piece[ShownTable]):
    """A part of a seat's board.

    A click on it brings the board to the large place, or returns the viewer's own board there.
    """

    seat: int

    def with_hint(self, shown: ShownTable, explanation: Explanation) -> Explanation:
        """Returns the detail card; on the board of another player, with a hint on enlarging the
        board."""
        if self.seat == shown.observation.viewer:
            return explanation
        hint = render(N_("zavandor table", "Click to enlarge this board, or to return to yours."))
        return replace(explanation, lines=(*explanation.lines, hint))


@piece(
    "seat",
    {"title": _paint_title, "sitter": paint_sitter},
    counted=(1,),
)
class Seat(BoardPart):
    """The name of a player with portrait and points, as a piece."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        name, wizard = shown.frame.names[self.seat], shown.frame.sitter(self.seat).wizard
        note, stance = self._note(shown.observation)
        title = _Title(name, self._points(shown), note, stance, self.seat, wizard)
        return Sprite("title", (*title,))

    @override
    def name(self, shown: ShownTable) -> str:
        spoken = shown.frame.sitter(self.seat).spoken_text(shown.frame.names[self.seat])
        note, _ = self._note(shown.observation)
        return f"{spoken}, {self._points(shown)} {note}".strip()

    def _points(self, shown: ShownTable) -> str:
        return points_text(points(shown.observation, self.seat))

    def _note(self, observation: Observation) -> tuple[str, int]:
        """Returns the note in place of the points ("" for none), and the stance in an auction."""
        if observation.out[self.seat]:
            return render(N_("zavandor table", "eliminated")), NO_STANCE
        if observation.phase != AUCTION:
            return "", NO_STANCE
        if not observation.bidding[self.seat]:
            return render(N_("zavandor table", "out")), OUT_OF_AUCTION
        if not observation.bids[self.seat]:
            return render(N_("zavandor table", "bidding")), BIDS
        return render(N_("zavandor table", "bids {bid}").of(bid=observation.bids[self.seat])), BIDS

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return self.with_hint(shown, explain_player(shown, self.seat))


@piece("panel")
class BoardPanel(BoardPart):
    """The plate below all pieces of a seat; it is lit while the seat is to move."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("panel", (shown.frame.to_move == self.seat,))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return self.with_hint(shown, explain_player(shown, self.seat))


def explain_player(shown: ShownTable, seat: int) -> Explanation:
    """Returns the detail card of a player: points by origin, and income."""
    observation, frame = shown.observation, shown.frame
    if observation.out[seat]:
        ruined = N_("zavandor table", "Eliminated: could not pay a winning bid.")
        return Explanation(frame.names[seat], (render(ruined),))
    lines = (*frame.sitter(seat).about_texts(), *map(render, income_lines(observation, seat)))
    rows = [(_source(line), str(line.points)) for line in point_lines(observation, seat)]
    whole = (render(N_("zavandor table", "Points in all")), str(points(observation, seat)))
    wizard = frame.sitter(seat).wizard
    picture = Sprite("sitter", (seat, wizard)) if wizard else None
    return Explanation(frame.names[seat], lines, picture, 1.0, (*rows, whole))


def _source(line: Line) -> str:
    """Returns the name of the origin of some points."""
    name = terms.lot(line.what)
    if line.kind == GEM_LINE:
        name = terms.gem(line.what)
    elif line.kind == LORE_LINE:
        name = N_("zavandor table", "{domain}, level 4").of(domain=terms.domain(line.what))
    elif line.kind == BONUS_LINE:
        name = N_("zavandor table", "{lot}, bonus").of(lot=name)
    return counted_name(name, line.count)


def income_lines(observation: Observation, seat: int) -> list[Message]:
    """Returns sentences about a seat's income in the next round and its value in energy."""
    if is_last_round(observation):
        return [N_("zavandor table", "This is the last round: there is no more income.")]
    due = income(observation, seat)
    cards = terms.energy_list(due.standard, due.concentrated, due.dust)
    if cards is None:
        return [N_("zavandor table", "No income.")]
    text = N_("zavandor table", "Next round: {income}, about {dust} energy in all.")
    lines = [text.of(income=cards, dust=text_with_tenths(mean_income(observation, seat)))]
    sages = terms.energy_list(observation.coming[seat])
    if sages is not None:
        lines.append(
            N_("zavandor table", "From the Nine Sages, next round: {cards}.").of(cards=sages)
        )
    return lines
