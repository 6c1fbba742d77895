# SPDX-License-Identifier: MIT
"""The end of a match as an occasion: two seconds of the game's own pictures, then the ranking."""

from collections.abc import Callable
from math import ceil, sin
from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from wizardtable.core.game import Seat
from wizardtable.core.text import N_, Message, joined_with_and
from wizardtable.paint import svg
from wizardtable.play import timers
from wizardtable.play.controller import Controller
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.game_view import Finale
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Sprite
from wizardtable.ui.match.overlay import READING, PassingOverlay
from wizardtable.ui.match.sparks import grown, sparks
from wizardtable.ui.style import appearance

MILLISECONDS: Final = 2300.0

_SHORT: Final = 0.65
"""The share of the time that the end of a match takes which was given up."""

_FRAME: Final = 16

_SPARK: Final = 0.085
"""The usual side of a small picture, as a share of the height."""

_WORDS: Final = 0.17
"""How high the words are, as a share of the height, at the lower edge."""

_DARK: Final = 0.12
"""The share of the time after which the table is dark."""


class Occasion(PassingOverlay):
    """Lies over the table, which it shows darkened, until its time is over; while nobody sees it,
    no time passes.

    What is shown is painted once, before it moves; a frame copies pictures only.

    Attributes:
        clock: seconds that pass for what moves.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = monotonic
        self._began = self._passed = 0.0
        self._time = MILLISECONDS
        self._won = False
        self._finale: Finale | None = None
        self._room = QSizeF()
        self._lit, self._ground, self._words = QPixmap(), QPixmap(), QPixmap()
        self._emblems: list[QPixmap] = []
        self._sparks: list[QPixmap] = []
        self._glow, self._face = QPixmap(), QPixmap()
        self._timer = timers.repeating(self, _FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def celebrate(self, controller: Controller, table: TableView, settings: Settings) -> None:
        """Show how the match on the table ended, shorter where it was given up; `over` at once
        where nothing is to move, or where it had ended before."""
        self.end()
        match = controller.match
        result, finale = match.result, match.spec.view.finale
        pace = READING[settings.their_speed]
        still = pace <= 0 or settings.reduced_motion or not controller.was_played
        if result is None or finale is None or still:
            self.over.emit()
            return
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        winning = controller.person_seats & {Seat(seat) for seat in winners}
        self._won = not controller.person_seats or bool(winning - {match.given_up})
        self._time = MILLISECONDS * max(1.0, pace) * (1.0 if match.given_up is None else _SHORT)
        self._finale = finale
        self._room = table.size().toSizeF()
        self._lit = table.grab()
        self._ground = _darkened(self._lit)
        self._paint_pictures(match.spec.id, finale)
        names = match.names
        title, line = _told(names, winners, sorted(controller.person_seats))
        if match.given_up is not None:
            title, line = _told_of_giving_up(names, winners, names[match.given_up])
        self._paint_words(render(title), render(line) if line is not None else "")
        seat = winners[0]
        wizard = sitter(match.spec, match.players[seat]).wizard
        side = self._room.height() * 0.22
        look, likeness = table.look, Sprite("sitter", (seat, wizard))
        view = match.spec.view
        self._face = self._painted(
            side, side, lambda painter, room: view.paint(painter, room, likeness, look)
        )
        self._passed = 0.0
        self.cover()
        self.setFocus()
        announce(self, " ".join(render(text) for text in (title, line) if text is not None))

    @property
    def share(self) -> float:
        """How much of its time has passed, from 0 to 1."""
        return min(1.0, (self.clock() - self._began) * 1000 / self._time)

    def end(self) -> None:
        """The table is left, or the match goes on: no ranking follows."""
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
        side = self._room.height() * _SPARK
        self._sparks = [self._drawn(side, side, game, name) for name in finale.sparks]
        self._glow = self._painted(side * 2, side * 2, _paint_glow)

    def _emblem_size(self, finale: Finale) -> tuple[float, float]:
        alone = len(finale.emblems) == 1
        height = self._room.height() * (0.54 if alone else 0.3)
        widest = self._room.width() * (0.44 if alone else 0.8 / len(finale.emblems))
        height = min(height, widest / finale.ratio) * (1.0 if self._won else 0.84)
        return height * finale.ratio, height

    def _paint_words(self, title: str, line: str) -> None:
        def paint(painter: QPainter, room: QRectF) -> None:
            flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            upper = QRectF(room)
            for text, pixels, colour in ((title, 40, "#ffe9b4"), (line, 20, "#f3ead2")):
                font = appearance.serif(pixels, bold=text == title)
                high = room.height() * (0.6 if text == title else 0.36)
                while _too_large(font, text, room.width() * 0.94, high):
                    font.setPixelSize(int(font.pixelSize() * 0.95))
                painter.setFont(font)
                high = painter.fontMetrics().height()
                for offset, ink in ((2.0, "#100a06"), (0.0, colour)):
                    painter.setPen(QColor(ink))
                    painter.drawText(upper.translated(0, offset), flags, text)
                upper.setTop(upper.top() + high * 1.05)

        self._words = self._painted(self._room.width(), self._room.height() * _WORDS, paint)

    # Frames.

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: the darkened table, and what moves on it."""
        finale = self._finale
        if finale is None:
            return
        share, across, down = self.share, self._room.width(), self._room.height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.width() / across, self.height() / down)  # of the window since
        if share < _DARK:
            painter.drawPixmap(0, 0, self._lit)
            painter.setOpacity(share / _DARK)
        painter.drawPixmap(0, 0, self._ground)
        lights = self._paint_emblems(painter, finale, share)
        side = down * _SPARK
        for one in sparks(finale.flying, len(self._sparks), share, lights, won=self._won):
            glows = one.picture < 0
            picture = self._glow if glows else self._sparks[one.picture % len(self._sparks)]
            middle = QPointF(one.x * across, one.y * down)
            scale = one.size * (0.5 if glows else 1.0)
            _place(painter, picture, middle, scale, one.angle, one.opacity)
        come = grown(share, 0.12, 0.3)
        face = QPointF(across / 2, down * 0.7 + side * 0.4 * (1 - come))
        _place(painter, self._face, face, 0.6 + 0.4 * come, 0.0, come)
        painter.setOpacity(come)
        top = down * (1 - _WORDS) + side * 0.6 * (1 - come)
        painter.drawPixmap(QPointF(0, top), self._words)
        painter.end()

    def _paint_emblems(
        self, painter: QPainter, finale: Finale, share: float
    ) -> list[tuple[float, float]]:
        """Paint what stands in the middle; gives where its lights are."""
        across, down = self._room.width(), self._room.height()
        width, height = self._emblem_size(finale)
        count = len(self._emblems)
        middle_y = down * (0.33 if count == 1 else 0.36)
        for place, picture in enumerate(self._emblems):
            come = grown(share, 0.02 + 0.05 * place, 0.28)
            x = across / 2 + (place - (count - 1) / 2) * width
            hop = sin(9 * share + 1.3 * place) * height * 0.012 if self._won else 0.0
            y = middle_y + (1 - come) * down * 0.2 - hop
            _place(painter, picture, QPointF(x, y), 0.7 + 0.3 * come, 0.0, come)
        left, top = across / 2 - width / 2, middle_y - height / 2
        return [((left + x * width) / across, (top + y * height) / down) for x, y in finale.lights]

    # Qt.

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt: it begins, or goes on after the window was an icon."""
        super().showEvent(event)
        self._began = self.clock() - self._passed * self._time / 1000
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Qt: nothing goes on behind the scenes, and of what is over nothing is kept."""
        super().hideEvent(event)
        self._timer.stop()
        self._passed = self.share
        if self.isHidden():
            self._lit = self._ground = self._words = self._face = self._glow = QPixmap()
            self._emblems, self._sparks, self._finale = [], [], None


def _told(
    names: tuple[str, ...], winners: list[int], humans: list[int]
) -> tuple[Message, Message | None]:
    """Who has won, and a word for who sits at the screen."""
    if len(winners) > 1:
        players = joined_with_and([names[seat] for seat in winners])
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
    return title, N_("occasion", "Well played, {player}. Better luck next time!").of(player=mine)


def _told_of_giving_up(
    names: tuple[str, ...], winners: list[int], quitter: str
) -> tuple[Message, Message]:
    """Who has given up, and who stands first."""
    title = N_("occasion", "{player} gives up").of(player=quitter)
    if len(winners) > 1:
        players = joined_with_and([names[seat] for seat in winners])
        return title, N_("occasion", "{players} were in the lead.").of(players=players)
    return title, N_("occasion", "{player} was in the lead.").of(player=names[winners[0]])


def _darkened(picture: QPixmap) -> QPixmap:
    made = QPixmap(picture)
    painter = QPainter(made)
    painter.fillRect(made.rect(), QColor(4, 10, 18, 178))
    high = made.deviceIndependentSize().height()
    below = QLinearGradient(0, high * (1 - 1.8 * _WORDS), 0, high * (1 - 0.9 * _WORDS))
    below.setColorAt(0.0, QColor(4, 10, 18, 0))
    below.setColorAt(1.0, QColor(4, 10, 18, 170))  # a hand of cards may lie where the words are
    painter.fillRect(made.rect(), below)
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
