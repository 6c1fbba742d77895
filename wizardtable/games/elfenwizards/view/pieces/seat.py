# SPDX-License-Identifier: MIT
"""The plates of the guilds: the player's name, the score, the portrait, and the note that the guild
has passed.

The plate of the seat at the near edge is large; the other plates are condensed. The points of the
round are those that the guild would score if the round were scored now.
"""

from math import floor
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message, signed
from wizardtable.games.elfenwizards.rules import components, standings, terms
from wizardtable.games.elfenwizards.rules.components import GUILDS
from wizardtable.games.elfenwizards.rules.state import CONTEST, OVER, Observation
from wizardtable.games.elfenwizards.view.pieces.detail_texts import Rows, points_text
from wizardtable.games.elfenwizards.view.pieces.guilds import GUILD_NAMES, paint_sigil
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.paint import writing
from wizardtable.paint.medallion import paint_medallion
from wizardtable.paint.metal import square
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.wizard_portraits import BADGE_SHARE, paint_wizard
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.view import Explanation, Sprite

_SCORE_PIXELS, _NAME_PIXELS, _COUNT_PIXELS = 18.0, 17.0, 13.0
"""The sizes of the writing of a score, of a name, and of a number of pieces, in pixels at 100 %."""

_NOTE_PIXELS: Final = 16
"""The size of the note about the viewer's dice, in pixels at 100 %."""

_MIN_PIXELS: Final = 12.3
"""The least size of writing on a plate, in pixels at 100 %."""

_ROUND_POINTS_SIZE_SHARE: Final = 0.68
"""The size of the points of the round divided by the size of the score."""

_PORTRAIT_COLOURS: Final = ("#5c1a20", "#2c5a34", "#3a5f9c", "#7a4a9a", "#7a6a94", "#3f6f94")
"""By guild, the colour of the enamel behind its portrait, in contrast to the wizard's hat."""


def paint_name(
    painter: QPainter,
    rect: QRectF,
    text: tuple[str, str, str],
    large: bool,
    longest: str,
    look: Look,
    dragon_width: float = 0.0,
) -> None:
    """Paints the name of a player, the score, and the points of the round.

    Args:
        text: the name, the score, and the points of the round ("" to show none).
        large: True for the large plate, where the score stands beneath the name; False for a
            condensed plate, where it stands beside the name.
        longest: the longest name on the condensed plates. All condensed plates write names in the
            size at which this name fits with the largest writing. If that size is too small, they
            leave out the points of the round.
        dragon_width: the pixels that the dragon takes in the line of the score on the large plate.
    """
    name, score, coming = text
    ink = look.theme.text
    if large:
        upper, lower = _line_areas(rect, look)
        writing.write_shortened(
            painter,
            _line_area(upper, _SCORE_PIXELS, look),
            name,
            look,
            _SCORE_PIXELS,
            ink,
            writing.LEFT,
            True,
        )
        lower.setRight(lower.right() - dragon_width)
        _paint_score(painter, lower, (score, coming), writing.LEFT, look)
        return
    wide = QFontMetricsF(_font(100, look.at_largest, bold=True)).horizontalAdvance(longest)
    if wide * _MIN_PIXELS / 100 * writing.MIN_WIDTH_SHARE > rect.width() - _width_of_score(
        score, look.at_largest
    ):
        coming = ""
    share = _width_of_score(score, look, coming)
    figures, label = QRectF(rect), QRectF(rect)
    figures.setLeft(rect.right() - share)
    label.setRight(figures.left() - 3)
    label_width = rect.width() - _width_of_score(score, look.at_largest, coming) - 3
    size = max(_MIN_PIXELS, min(_NAME_PIXELS, floor(400 * label_width / wide) / 4))
    writing.write_shortened(
        painter, _line_area(label, size, look), name, look, size, ink, writing.LEFT, True
    )
    _paint_score(painter, figures, (score, coming), writing.RIGHT, look)


def _line_areas(rect: QRectF, look: Look) -> tuple[QRectF, QRectF]:
    """Returns the areas of two lines of writing, close together in the middle of `rect`."""
    high = min(rect.height(), _line_area(rect, _SCORE_PIXELS, look).height() * 2.3)
    upper = QRectF(rect.x(), rect.center().y() - high / 2, rect.width(), high / 2)
    return upper, upper.translated(0, high / 2)


def _line_area(rect: QRectF, pixels: float, look: Look) -> QRectF:
    """Returns the area of a line in the middle of `rect`, just high enough for writing of this
    size."""
    high = (pixels * look.close_scale + 0.5) / writing.MAX_LETTER_SHARE
    return QRectF(rect.x(), rect.center().y() - high / 2, rect.width(), high)


def _font(pixels: float, look: Look, bold: bool = False) -> QFont:
    return look.serif(pixels * look.close_scale / look.scale, bold=bold)


def _width_of_score(score: str, look: Look, coming: str = "+0") -> float:
    """Returns the width in pixels of any score with as many digits as `score`. The width includes
    the points of the round, unless `coming`, their text, is ""."""
    main = (
        QFontMetricsF(_font(_SCORE_PIXELS, look, bold=True)).horizontalAdvance("0" * len(score)) + 9
    )
    rest = QFontMetricsF(_font(_SCORE_PIXELS * _ROUND_POINTS_SIZE_SHARE, look))
    return main + rest.horizontalAdvance("+00") if coming else main


def _paint_score(
    painter: QPainter, rect: QRectF, figures: tuple[str, str], align: int, look: Look
) -> None:
    """Paints the score, followed by the points of the round in smaller writing; `figures` holds
    both as texts."""
    score, coming = figures
    font, rest = (
        _font(_SCORE_PIXELS, look, bold=True),
        _font(_SCORE_PIXELS * _ROUND_POINTS_SIZE_SHARE, look),
    )
    wide = min(rect.width() * 0.6, QFontMetricsF(font).horizontalAdvance(score) + 3)
    small = QFontMetricsF(rest).horizontalAdvance(coming) + 3
    if small * writing.MIN_WIDTH_SHARE > rect.width() - wide:
        coming = coming.split()[0]  # the figure without its words
    x = rect.left() if align == writing.LEFT else max(rect.left(), rect.right() - wide - small)
    main = QRectF(x, rect.top(), wide, rect.height())
    beside = QRectF(main.right(), rect.top() + rect.height() * 0.06, 0, rect.height())
    beside.setRight(rect.right())
    colour = look.theme.figure
    writing.write(
        painter,
        _line_area(main, _SCORE_PIXELS, look),
        score,
        look,
        _SCORE_PIXELS,
        colour,
        writing.LEFT,
        True,
    )
    size = _SCORE_PIXELS * _ROUND_POINTS_SIZE_SHARE
    writing.write(
        painter,
        _line_area(beside, size, look),
        coming,
        look,
        size,
        look.theme.text_soft,
        writing.LEFT,
    )


def paint_count(painter: QPainter, rect: QRectF, number: int, look: Look) -> None:
    """Paints the number of pieces in a pile."""
    colour = look.theme.figure
    writing.write(
        painter,
        _line_area(rect, _COUNT_PIXELS, look),
        str(number),
        look,
        _COUNT_PIXELS,
        colour,
        writing.CENTRE,
        True,
    )


def paint_passed(painter: QPainter, rect: QRectF, text: str, look: Look) -> None:
    """Paints a dark ribbon with the note that a guild has passed."""
    box = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setBrush(tint(look.theme.well, 0.85))
    painter.setPen(QPen(tint(look.theme.brass, 0.6), 1))
    painter.drawRoundedRect(box, 4, 4)
    room = _line_area(box.adjusted(3, 0, -3, 0), _MIN_PIXELS, look)
    writing.write(painter, room, text, look, _MIN_PIXELS, look.theme.text_soft, writing.CENTRE)


def paint_portrait(painter: QPainter, rect: QRectF, seat: int, medallion: bool = True) -> None:
    """Paints the portrait of a guild's master: in a brass medallion with the guild's colour, or
    only the bust."""

    def bust(room: QRectF) -> None:
        draw(painter, room, "elfenwizards", f"portrait-{GUILDS[seat]}.svg")

    if medallion:
        paint_medallion(painter, rect, _PORTRAIT_COLOURS[seat], bust)
    else:
        bust(square(rect))


def paint_sitter(painter: QPainter, rect: QRectF, seat: int, wizard: str) -> None:
    """Paints the portrait of a seat, with the sigil of the guild. `wizard` is the id of the wizard
    whose portrait is shown; "" shows the guild's master."""
    if not wizard:
        paint_portrait(painter, rect, seat)
        side = rect.width() * BADGE_SHARE
        paint_sigil(painter, QRectF(rect.right() - side, rect.bottom() - side, side, side), seat)
        return
    ground = _PORTRAIT_COLOURS[seat]
    paint_wizard(painter, rect, wizard, ground, lambda badge: paint_sigil(painter, badge, seat))


def _paint_title(painter: QPainter, rect: QRectF, look: Look, *details: Any) -> None:
    name, score, coming, large, longest, dragon_width = details
    paint_name(painter, rect, (name, score, coming), large, longest, look, dragon_width)


def _paint_note(painter: QPainter, rect: QRectF, look: Look, text: str) -> None:
    writing.write(painter, rect, text, look, _NOTE_PIXELS, look.theme.text_soft)


def _paint_count(painter: QPainter, rect: QRectF, look: Look, number: int) -> None:
    paint_count(painter, rect, number, look)


def _paint_passed(painter: QPainter, rect: QRectF, look: Look, text: str) -> None:
    paint_passed(painter, rect, text, look)


def _paint_sitter(painter: QPainter, rect: QRectF, look: Look, seat: int, wizard: str) -> None:
    paint_sitter(painter, rect, seat, wizard)


def _paint_sigil(painter: QPainter, rect: QRectF, look: Look, seat: int) -> None:
    paint_sigil(painter, rect, seat)


@piece("seat", {"title": _paint_title, "count": _paint_count, "note": _paint_note}, counted=(1,))
class Seat(Piece[ShownTable]):
    """The name of a player with the score."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return self.title(shown, 0.0)

    def title(self, shown: ShownTable, dragon_width: float) -> Sprite:
        """Returns the sprite of name and score. The dragon takes `dragon_width` pixels of the line
        with the score."""
        observation, near = shown.observation, shown.near_seat
        is_large = self.seat == near
        coming = (
            ""
            if observation.phase == OVER
            else signed(standings.round_points(observation, self.seat))
        )
        if coming and is_large:  # only the large plate explains the second figure
            coming = render(N_("elfenwizards table", "{points} this round").of(points=coming))
        longest = writing.widest_text(
            [name for seat, name in enumerate(shown.names) if seat != near]
        )
        name, score = shown.names[self.seat], str(observation.scores[self.seat])
        return Sprite("title", (name, score, coming, is_large, longest, dragon_width))

    @override
    def name(self, shown: ShownTable) -> str:
        spoken = shown.frame.sitter(self.seat).spoken_text(shown.names[self.seat])
        return f"{spoken}, {points_text(shown.observation.scores[self.seat])}"

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, seat = shown.observation, self.seat
        lines = [*shown.frame.sitter(seat).about_texts(), render(GUILD_NAMES[seat])]
        if observation.phase != OVER:
            text = N_(
                "elfenwizards table",
                "{score} so far, and {coming} at the end of this round if the wizards stay where "
                "they are.",
            )
            coming = signed(standings.round_points(observation, seat))
            score = terms.points(observation.scores[seat])
            lines.append(render(text.of(score=score, coming=coming)))
        if observation.dragon == seat:
            lines.append(render(N_("elfenwizards table", "Has the dragon and goes first.")))
        if observation.phase == CONTEST and observation.passed[seat]:
            lines.append(render(N_("elfenwizards table", "Has passed for this round.")))
        rows: list[tuple[Message, int]] = [
            (N_("elfenwizards table", "Score"), observation.scores[seat]),
            (
                N_("elfenwizards table", "Wizards now worth"),
                standings.round_points(observation, seat),
            ),
            (N_("elfenwizards table", "Dice not yet placed"), _dice_not_placed(observation, seat)),
            (N_("elfenwizards table", "Minor spells available"), observation.minors[seat]),
            (N_("elfenwizards table", "Minor spells to recover"), observation.boxed[seat]),
            (N_("elfenwizards table", "Grey tokens"), standings.tokens_of(observation, seat)),
            (N_("elfenwizards table", "Grand Druid titles"), observation.grand[seat]),
        ]
        places = self._places(shown)
        defeated = sum([place in components.DEFEAT_BOXES for place in places])
        if defeated:  # "Wizards now worth" does not include them
            rows.insert(2, (N_("elfenwizards table", "Defeated wizards"), defeated))
        ledger = tuple((render(label), str(figure)) for label, figure in rows)
        picture = Portrait(seat).sprite(shown)
        ledger = (*ledger, *self._rows_of_wizards(shown))
        return Explanation(shown.names[seat], tuple(lines), picture, 1.0, ledger)

    def _places(self, shown: ShownTable) -> tuple[int, ...]:
        """Returns the places of the guild's wizards."""
        first = components.IDS_PER_GUILD * self.seat
        return shown.observation.place[first : first + components.IDS_PER_GUILD]

    def _rows_of_wizards(self, shown: ShownTable) -> Rows:
        """Returns a row for each kind of place with wizards of the guild, by points, the highest
        first. The row has the number of wizards and the sum of their points."""
        by_place = shown.observation.box.points
        worth = [
            by_place[place]
            for place in self._places(shown)
            if place >= 0 and place not in components.DEFEAT_BOXES
        ]
        rows = []
        for value in sorted(set(worth), reverse=True):
            count = worth.count(value)
            text = NN_("elfenwizards table", "%n wizard(s) worth {worth} points each", "", count)
            rows.append((render(text.of(worth=value)), str(value * count)))
        return tuple(rows)


@piece("sigil", {"sitter": _paint_sitter, "sigil": _paint_sigil})
class Portrait(Piece[ShownTable]):
    """The portrait of a player, with the sigil of the guild."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("sitter", (self.seat, shown.frame.sitter(self.seat).wizard))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(GUILD_NAMES[self.seat])

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return Seat(self.seat).explanation(shown)


@piece("panel")
class SeatPanel(Piece[ShownTable]):
    """The plate of a guild, which is lit during the guild's turn."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("panel", (shown.frame.to_move == self.seat,))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return Seat(self.seat).explanation(shown)


@piece("passed", {"passed": _paint_passed})
class PassedNote(Piece[ShownTable]):
    """The ribbon on the plate of a guild that has passed for this round."""

    seat: int

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        return Sprite("passed", (self.name(shown),))

    @override
    def name(self, shown: ShownTable) -> str:
        return render(N_("elfenwizards table", "passed"))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        return Seat(self.seat).explanation(shown)


def _dice_not_placed(observation: Observation, seat: int) -> int:
    """Returns the number of dice that a seat has rolled and not placed, or still has to roll."""
    rolled = len(observation.rolled) if observation.to_move == seat else 0
    return observation.ready[seat] + rolled
