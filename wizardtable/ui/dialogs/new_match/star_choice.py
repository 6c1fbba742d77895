# SPDX-License-Identifier: MIT
"""The stars that stand for an opponent's level: paints them, and lets the player choose a level."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.core.agent import Level
from wizardtable.core.text import NN_, plain_tip
from wizardtable.paint.star_shape import star
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import arrow_focus_policy

STAR_BUTTON_SIDE = 38
"""The side of a star's button, in pixels at 100 %."""


def stars_text(count: int) -> str:
    """Returns a number of stars in words, such as "3 stars"."""
    return render(NN_("StarChoice", "%n star(s)", "", count))


def paint_star(
    painter: QPainter, middle: QPointF, size: float, colour: QColor, *, filled: bool
) -> None:
    """Paints a star, filled or as an outline.

    Args:
        painter: the painter.
        middle: the star's centre.
        size: the distance from the centre to a point of the star, in pixels.
        colour: the colour.
        filled: whether the star is filled.
    """
    pen = QPen(colour, max(1.0, size / 7))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(star(middle, size, 0.48))


def paint_stars(
    painter: QPainter, middle: QPointF, size: float, filled: int, max_stars: int, colour: QColor
) -> None:
    """Paints a row of stars, of which the first ones are filled.

    Args:
        painter: the painter.
        middle: the centre of the row.
        size: the distance from a star's centre to a point of the star, in pixels.
        filled: the number of filled stars.
        max_stars: the number of all stars.
        colour: the colour.
    """
    step = size * 2.3
    first_x = middle.x() - step * (max_stars - 1) / 2
    for index in range(max_stars):
        at = QPointF(first_x + index * step, middle.y())
        paint_star(painter, at, size, colour, filled=index < filled)


class StarChoice(QWidget):
    """A row of star buttons, one for each level, the weakest first.

    The third star chooses the third level, and the first three stars are filled. The arrow keys
    move to the next star and choose it.

    Attributes:
        buttons: the stars.

    Signals:
        chosen(str): the player has chosen the level with this id.
        pointed(str): the pointer has moved to the star of the level with this id; "" for no star.
    """

    chosen = Signal(str)
    pointed = Signal(str)

    def __init__(self, levels: Sequence[Level], parent: QWidget) -> None:
        super().__init__(parent)
        self._levels = levels
        self._group = QButtonGroup(self)
        self._hovered_index = -1
        self.buttons = [StarButton(self) for _ in levels]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for index, star_button in enumerate(self.buttons):
            self._group.addButton(star_button, index)
            row.addWidget(star_button)
            star_button.entered.connect(lambda index=index: self._point_at(index))
            star_button.left.connect(lambda: self._point_at(-1))
        self._group.idToggled.connect(self._emit_choice)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Shows all texts in the current language."""
        for index, (star_button, level) in enumerate(zip(self.buttons, self._levels, strict=True)):
            title = render(level.title)
            about = "" if level.about is None else render(level.about)
            star_button.setAccessibleName(f"{title}, {stars_text(index + 1)}")
            star_button.setAccessibleDescription(about)
            set_tip(star_button, plain_tip(f"{title}\n{about}" if about else title))

    def show_level(self, level_id: str) -> None:
        """Shows the level with an id as the chosen one, without emitting a signal."""
        index = next(i for i, level in enumerate(self._levels) if level.id == level_id)
        self._group.blockSignals(True)
        self.buttons[index].setChecked(True)
        self._group.blockSignals(False)
        self._fill_stars()

    def _emit_choice(self, index: int, is_on: bool) -> None:
        if is_on:
            self._fill_stars()
            self.chosen.emit(self._levels[index].id)

    def _point_at(self, index: int) -> None:
        self._hovered_index = index if self.isEnabled() else -1
        self._fill_stars()
        self.pointed.emit(self._levels[index].id if self._hovered_index >= 0 else "")

    def _fill_stars(self) -> None:
        chosen = self._group.checkedId()
        last = chosen if self._hovered_index < 0 else self._hovered_index
        for index, star_button in enumerate(self.buttons):
            star_button.fill(is_full=index <= last)
            star_button.setFocusPolicy(arrow_focus_policy(chosen=index == chosen))


class StarButton(QAbstractButton):
    """A star that can be pressed.

    Signals:
        entered(), left(): the pointer has moved onto the star, or away.
    """

    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_full = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(STAR_BUTTON_SIDE), appearance.scaled(STAR_BUTTON_SIDE))

    @override
    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.entered.emit()

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.left.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = shades_on(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.hasFocus():
            painter.setPen(QPen(QColor(shades.focus), 2))
            painter.drawRoundedRect(room, appearance.scaled(6), appearance.scaled(6))
        colour = QColor(shades.brass_high if shades.dark else shades.brass)
        if not self.isEnabled():
            colour = QColor(appearance.mixed_colour(shades.soft, shades.panel, 0.45))
        middle = room.center() + QPointF(0, room.height() * 0.03)
        paint_star(painter, middle, room.width() * 0.36, colour, filled=self._is_full)
        painter.end()

    def fill(self, *, is_full: bool) -> None:
        """Shows the star filled, or as an outline."""
        if is_full != self._is_full:
            self._is_full = is_full
            self.update()
