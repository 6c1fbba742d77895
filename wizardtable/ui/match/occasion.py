# SPDX-License-Identifier: MIT
"""The end of a match as an occasion: two seconds of the game's own pictures, then the ranking."""

from collections.abc import Callable
from math import ceil, sin
from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from wizardtable.core.text import N_, Message, listing
from wizardtable.paint import svg
from wizardtable.play.controller import Controller
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.announcer import announce
from wizardtable.table.kit.table_sprites import paint_sitter
from wizardtable.table.view import Finale
from wizardtable.ui.match.introduction import ENDING, READING
from wizardtable.ui.match.sparks import sparks
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page

MILLISECONDS: Final = 2300.0

_FRAME: Final = 16

_SPARK: Final = 0.085
"""The usual side of a small picture, as a share of the height."""

_WORDS: Final = 0.17
"""How high the words are, as a share of the height, at the lower edge."""

_DARK: Final = 0.12
"""The share of the time after which the table is dark."""


class Occasion(Page):
    """Lies over the table, which it shows darkened, until its time is over or it is skipped.

    What is shown is painted once, before it moves; a frame copies pictures only.

    Attributes:
        clock: seconds that pass for what moves.

    Signals:
        over(): the ranking follows.
    """

    over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = monotonic
        self._began = 0.0
        self._time = MILLISECONDS
        self._won = False
        self._finale: Finale | None = None
        self._lit, self._ground, self._words = QPixmap(), QPixmap(), QPixmap()
        self._emblems: list[QPixmap] = []
        self._sparks: list[QPixmap] = []
        self._glow, self._face = QPixmap(), QPixmap()
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def celebrate(self, controller: Controller, table: QWidget, settings: Settings) -> None:
        """Show how the match on the table ended; `over` at once where nothing is to move, or where
        it had ended before."""
        match = controller.match
        result, finale = match.result, match.spec.view.finale
        pace = READING[settings.their_speed]
        still = pace <= 0 or settings.reduced_motion or not controller.lived
        if result is None or finale is None or still:
            self.over.emit()
            return
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        self._won = not controller.humans or any(seat in controller.humans for seat in winners)
        self._time = MILLISECONDS * max(1.0, pace)
        self._finale = finale
        self.setGeometry(table.geometry())
        self._lit = table.grab()
        self._ground = _darkened(self._lit)
        self._paint_pictures(match.spec.id, finale)
        names = match.names
        title, line = _told(names, winners, sorted(controller.humans))
        self._paint_words(render(title), render(line) if line is not None else "")
        seat = winners[0]
        wizard = sitter(match.spec, match.players[seat]).wizard
        side = self.height() * 0.22
        self._face = self._painted(
            side, side, lambda painter, room: paint_sitter(painter, room, seat, wizard)
        )
        self._began = self.clock()
        self.show()
        self.raise_()
        self.setFocus()
        self._timer.start()
        announce(self, " ".join(render(text) for text in (title, line) if text is not None))

    @property
    def share(self) -> float:
        """How much of its time has passed, from 0 to 1."""
        return min(1.0, (self.clock() - self._began) * 1000 / self._time)

    def skip(self) -> bool:
        """Go on to the ranking; False where nothing is shown."""
        shown = self.isVisible()
        if shown:
            self.hide()
            self.over.emit()
        return shown

    def end(self) -> None:
        """The table is left."""
        self.hide()

    def _go_on(self) -> None:
        if self.share < 1.0:
            self.update()
        else:
            self.skip()

    # Pictures that are painted once.

    def _painted(
        self, width: float, height: float, paint: Callable[[QPainter, QRectF], object]
    ) -> QPixmap:
        ratio = self.devicePixelRatioF()
        made = QPixmap(max(1, ceil(width * ratio)), max(1, ceil(height * ratio)))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height))
        painter.end()
        return made

    def _drawn(self, width: float, height: float, game: str, name: str) -> QPixmap:
        return self._painted(
            width, height, lambda painter, room: svg.draw(painter, room, game, name, kept=False)
        )

    def _paint_pictures(self, game: str, finale: Finale) -> None:
        width, height = self._emblem_size(finale)
        halo = max(width, height) * 1.5  # painted with the emblem: one copy a frame instead of two
        centred = QRectF((halo - width) / 2, (halo - height) / 2, width, height)

        def paint(name: str) -> Callable[[QPainter, QRectF], None]:
            def emblem(painter: QPainter, room: QRectF) -> None:
                painter.setOpacity(0.5)
                _paint_glow(painter, room)
                painter.setOpacity(1.0)
                svg.draw(painter, centred, game, name, kept=False)

            return emblem

        self._emblems = [self._painted(halo, halo, paint(name)) for name in finale.emblems]
        side = self.height() * _SPARK
        self._sparks = [self._drawn(side, side, game, name) for name in finale.sparks]
        self._glow = self._painted(side * 2, side * 2, _paint_glow)

    def _emblem_size(self, finale: Finale) -> tuple[float, float]:
        alone = len(finale.emblems) == 1
        height = self.height() * (0.54 if alone else 0.3)
        widest = self.width() * (0.44 if alone else 0.8 / len(finale.emblems))
        height = min(height, widest / finale.ratio) * (1.0 if self._won else 0.84)
        return height * finale.ratio, height

    def _paint_words(self, title: str, line: str) -> None:
        def paint(painter: QPainter, room: QRectF) -> None:
            flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            upper = QRectF(room)
            for text, points, colour in ((title, 30, "#ffe9b4"), (line, 15, "#f3ead2")):
                font = appearance.serif(points, bold=text == title)
                high = room.height() * (0.6 if text == title else 0.36)
                while _too_large(font, text, room.width() * 0.94, high):
                    font.setPointSizeF(font.pointSizeF() * 0.95)
                painter.setFont(font)
                high = painter.fontMetrics().height()
                for offset, ink in ((2.0, "#100a06"), (0.0, colour)):
                    painter.setPen(QColor(ink))
                    painter.drawText(upper.translated(0, offset), flags, text)
                upper.setTop(upper.top() + high * 1.05)

        self._words = self._painted(self.width(), self.height() * _WORDS, paint)

    # Frames.

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the darkened table, and what moves on it."""
        finale = self._finale
        if finale is None:
            return
        share = self.share
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if share < _DARK:
            painter.drawPixmap(0, 0, self._lit)
            painter.setOpacity(share / _DARK)
        painter.drawPixmap(0, 0, self._ground)
        lights = self._paint_emblems(painter, finale, share)
        side = self.height() * _SPARK
        for one in sparks(finale.flying, len(self._sparks), share, lights, won=self._won):
            glows = one.picture < 0
            picture = self._glow if glows else self._sparks[one.picture % len(self._sparks)]
            middle = QPointF(one.x * self.width(), one.y * self.height())
            scale = one.size * (0.5 if glows else 1.0)
            _place(painter, picture, middle, scale, one.angle, one.opacity)
        come = _eased(share, 0.12, 0.3)
        lower = self.height() * 0.7
        face = QPointF(self.width() / 2, lower + side * 0.4 * (1 - come))
        _place(painter, self._face, face, 0.6 + 0.4 * come, 0.0, come)
        painter.setOpacity(come)
        top = self.height() * (1 - _WORDS) + side * 0.6 * (1 - come)
        painter.drawPixmap(QPointF(0, top), self._words)
        painter.end()

    def _paint_emblems(
        self, painter: QPainter, finale: Finale, share: float
    ) -> list[tuple[float, float]]:
        """Paint what stands in the middle; gives where its lights are."""
        width, height = self._emblem_size(finale)
        count = len(self._emblems)
        middle_y = self.height() * (0.33 if count == 1 else 0.36)
        for place, picture in enumerate(self._emblems):
            come = _eased(share, 0.02 + 0.05 * place, 0.28)
            x = self.width() / 2 + (place - (count - 1) / 2) * width
            hop = sin(9 * share + 1.3 * place) * height * 0.012 if self._won else 0.0
            y = middle_y + (1 - come) * self.height() * 0.2 - hop
            _place(painter, picture, QPointF(x, y), 0.7 + 0.3 * come, 0.0, come)
        left, top = self.width() / 2 - width / 2, middle_y - height / 2
        return [
            ((left + x * width) / self.width(), (top + y * height) / self.height())
            for x, y in finale.lights
        ]

    # Qt.

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Qt: a click has it over."""
        self.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: so has a key that usually means "go on"."""
        if event.key() in ENDING:
            self.skip()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Qt: nothing goes on behind the scenes, and nothing is kept for it."""
        self._timer.stop()
        self._lit = self._ground = self._words = self._face = QPixmap()
        self._emblems, self._sparks, self._finale = [], [], None


def _told(
    names: tuple[str, ...], winners: list[int], humans: list[int]
) -> tuple[Message, Message | None]:
    """Who has won, and a word for who sits at the screen."""
    if len(winners) > 1:
        players = listing([names[seat] for seat in winners])
        return N_("occasion", "Shared victory"), N_("occasion", "{players} win.").of(
            players=players
        )
    winner = names[winners[0]]
    if len(humans) == 1 and humans == winners:
        return N_("occasion", "Victory!"), N_("occasion", "Well played, {player}!").of(
            player=winner
        )
    title = N_("occasion", "{player} wins!").of(player=winner)
    if len(humans) != 1:
        return title, None
    mine = names[humans[0]]
    return title, N_("occasion", "Well played, {player}. Next time!").of(player=mine)


def _darkened(picture: QPixmap) -> QPixmap:
    made = QPixmap(picture)
    painter = QPainter(made)
    painter.fillRect(made.rect(), QColor(4, 10, 18, 178))
    painter.end()
    return made


def _too_large(font: QFont, text: str, width: float, height: float) -> bool:
    metrics = QFontMetricsF(font)
    return metrics.horizontalAdvance(text) > width or metrics.height() > height


def _paint_glow(painter: QPainter, room: QRectF) -> None:
    light = QRadialGradient(room.center(), room.width() / 2)
    for place, alpha in ((0.0, 230), (0.3, 120), (1.0, 0)):
        light.setColorAt(place, QColor(255, 222, 140, alpha))
    painter.fillRect(room, light)


def _eased(share: float, start: float, time: float) -> float:
    part = min(1.0, max(0.0, (share - start) / time))
    return 1 - (1 - part) ** 3


def _place(
    painter: QPainter, picture: QPixmap, middle: QPointF, scale: float, angle: float, opacity: float
) -> None:
    size = picture.deviceIndependentSize()
    painter.save()
    painter.setOpacity(opacity)
    painter.translate(middle)
    painter.rotate(angle)
    painter.scale(scale, scale)
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
    painter.restore()
