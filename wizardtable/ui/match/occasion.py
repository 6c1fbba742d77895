# SPDX-License-Identifier: MIT
"""The show at the end of a match: the players on a podium, before the ranking."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil, sin
from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.paint import svg
from wizardtable.paint.candle import breath_of, paint_candle
from wizardtable.play import timers
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render, spoken_texts
from wizardtable.play.winning_words import closing_words
from wizardtable.sound.names import Sound
from wizardtable.store.settings import Settings
from wizardtable.table.climax.script import OFF, SHORT
from wizardtable.table.game_view import Finale
from wizardtable.table.keyboard.key_places import MODIFIER_KEYS
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Sprite
from wizardtable.ui.match.overlay import READING_TIME_FACTORS, PassingOverlay
from wizardtable.ui.match.podium import (
    Figure,
    Podium,
    paint_bubble,
    paint_bust,
    paint_points,
    paint_steps,
)
from wizardtable.ui.match.sparks import eased_share, sparks_at
from wizardtable.ui.style import appearance

SHOW_MS: Final = 5000.0
"""Milliseconds that the show takes at the normal speed of the opponents."""

MAX_SHOW_MS: Final = 6000.0
"""Milliseconds that the show takes at most, at any speed."""

_SHORT_SHOW_SHARE: Final = 0.55
"""The share of `SHOW_MS` that the short show takes, also for a match that was given up."""

_STILL_MOMENT: Final = 0.86
"""The moment of the show that reduced motion shows as a still picture, as a share of the show."""

_STILL_PICTURE_MS: Final = 3500.0
"""Milliseconds for which the still picture stays at the normal speed."""

_MAX_GAINS: Final = 4
"""At most this many sources of the winner's points are shown."""

_GAINS_TOP_SHARE: Final = 0.035
"""The upper edge of the first source, as a share of the table's height."""

_FRAME_MS: Final = 16
"""Milliseconds between two frames."""

_SPARK_SIDE_SHARE: Final = 0.085
"""The usual side of a flying picture, as a share of the table's height."""

_WORDS_HEIGHT_SHARE: Final = 0.18
"""The height of the words at the lower edge, as a share of the table's height."""

_GAIN_WORDS: Final = N_("game over", "{what}: {points}")

_DARKENING_SHARE: Final = 0.06
"""The share of the show during which the table darkens."""


class Occasion(PassingOverlay):
    """The show at the end of a match, over the darkened table.

    All parts are painted once before the show starts; a frame only copies pictures. No time passes
    while the window is minimised.

    Attributes:
        clock: returns the present time in seconds.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.clock: Callable[[], float] = monotonic
        self._start_seconds = self._paused_share = 0.0
        self._duration_ms = SHOW_MS
        self._is_won = self._is_still = self._begins_dark = False
        self._podium: Podium | None = None
        self._flying_pictures: list[_FlyingPicture] = []
        self._finale: Finale | None = None
        self._room_size = QSizeF()
        self._table_picture, self._dark_table, self._words = QPixmap(), QPixmap(), QPixmap()
        self._emblems: list[QPixmap] = []
        self._sparks: list[QPixmap] = []
        self._glow, self._steps = QPixmap(), QPixmap()
        self._timer = timers.repeating(self, _FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._advance)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def celebrate(self, controller: Controller, table: TableView, settings: Settings) -> None:
        """Starts the show for the end of the match on the table.

        The show is shorter for a match that was given up. `finished` follows at once if the
        settings or the game allow no show, or if the match was over when it was opened.
        """
        self.cancel()
        match = controller.match
        result, finale = match.result, match.spec.view.finale
        pace = READING_TIME_FACTORS[settings.their_speed]
        is_skipped = pace <= 0 or settings.shows == OFF or not controller.was_played
        if result is None or finale is None or is_skipped:
            self.finished.emit()
            return
        winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        person_winners = controller.person_seats & {Seat(seat) for seat in winners}
        self._is_won = not controller.person_seats or bool(person_winners - {match.given_up})
        is_short = match.given_up is not None or settings.shows == SHORT
        self._is_still = settings.reduced_motion
        show_ms = (
            _STILL_PICTURE_MS
            if self._is_still
            else SHOW_MS * (_SHORT_SHOW_SHARE if is_short else 1.0)
        )
        self._duration_ms = min(MAX_SHOW_MS, show_ms * pace)
        self._finale = finale
        self._room_size = table.size().toSizeF()
        self._begins_dark = table.stage.climax.is_dark
        table.stage.climax.lighten()
        self._table_picture = table.grab()
        self._dark_table = _darkened(self._table_picture)
        self._paint_pictures(match.spec.id, finale)
        names = match.names
        title, line = _victory_words(names, winners, sorted(controller.person_seats))
        if match.given_up is not None:
            title, line = _resignation_words(names, winners, names[match.given_up])
        self._paint_words(render(title), render(line) if line is not None else "")
        self._paint_podium(controller, table)
        if (motif := _motif_of(match.players[winners[0]].wizard)) is not None:
            table.table_sounds.play(motif)
        self._paused_share = 0.0
        self.cover()
        self.setFocus()
        announce(self, spoken_texts(render(text) for text in (title, line) if text is not None))

    @property
    def passed_share(self) -> float:
        """The share of the show that has passed, from 0 to 1."""
        return min(1.0, (self.clock() - self._start_seconds) * 1000 / self._duration_ms)

    def cancel(self) -> None:
        """Hides the show without `finished`, so that no ranking follows."""
        self.hide()

    def _advance(self) -> None:
        if self.passed_share < 1.0:
            if not self._is_still:
                self.update()
        else:
            self.skip()

    def _paint_pixmap(
        self, width: float, height: float, paint: Callable[[QPainter, QRectF], object]
    ) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(max(1, ceil(width * ratio)), max(1, ceil(height * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height))
        painter.end()
        return picture

    def _paint_svg(self, width: float, height: float, game: str, name: str) -> QPixmap:
        return self._paint_pixmap(
            width, height, lambda painter, room: svg.draw(painter, room, game, name, kept=False)
        )

    def _paint_pictures(self, game: str, finale: Finale) -> None:
        width, height = self._emblem_size(finale)
        halo = max(width, height) * 1.5  # in the emblem's picture, to copy one per frame
        centred = QRectF((halo - width) / 2, (halo - height) / 2, width, height)

        def paint(name: str) -> Callable[[QPainter, QRectF], None]:
            def emblem(painter: QPainter, room: QRectF) -> None:
                painter.setOpacity(0.5)
                _paint_glow(painter, room)
                painter.setOpacity(0.5)  # the winner's bust stands in front
                svg.draw(painter, centred, game, name, kept=False)

            return emblem

        self._emblems = [self._paint_pixmap(halo, halo, paint(name)) for name in finale.emblems]
        side = self._room_size.height() * _SPARK_SIDE_SHARE
        self._sparks = [self._paint_svg(side, side, game, name) for name in finale.sparks]
        self._glow = self._paint_pixmap(side * 2, side * 2, _paint_glow)

    def _paint_podium(self, controller: Controller, table: TableView) -> None:
        """Paints the steps, the busts with candles, the speech bubble, and the winner's points by
        source."""
        size = self._room_size
        match, room = controller.match, QRectF(0, 0, size.width(), size.height())
        podium = self._podium = Podium(match, controller.person_seats, room)
        self._steps = self._paint_pixmap(
            room.width(), room.height(), lambda painter, _: paint_steps(painter, podium)
        )
        parts: list[_FlyingPicture] = []
        for number, figure in enumerate(podium.figures):
            start_share = 0.14 if figure.is_winner else 0.24 + 0.03 * number
            bust = podium.bust_rect(figure)
            parts.append(self._make_bust(match, table, figure, bust, start_share))
            parts += self._make_candles(podium, figure, start_share + 0.06)
        for part in parts:
            part.is_behind = True
        parts += self._make_gains(controller, podium)
        closing = closing_words(match)
        figures = {figure.seat: figure for figure in podium.figures}
        if closing is not None and closing[0] in figures:
            parts.append(self._make_bubble(podium, figures[closing[0]], render(closing[1])))
        self._flying_pictures = parts

    def _make_bust(
        self, match: Match, table: TableView, figure: Figure, bust: QRectF, start_share: float
    ) -> "_FlyingPicture":
        view, look = match.spec.view, table.look
        likeness = Sprite("sitter", (figure.seat, figure.wizard))

        def paint(painter: QPainter, room: QRectF) -> None:
            if figure.wizard:
                paint_bust(painter, room, figure.wizard)
            else:
                face = room.adjusted(*(side * room.width() for side in (0.2, 0.25, -0.2, -0.15)))
                view.paint(painter, face, likeness, look)

        picture = self._paint_pixmap(bust.width(), bust.height(), paint)
        return _FlyingPicture(
            picture, bust.topLeft(), QPointF(0, bust.height() * 0.35), start_share
        )

    def _make_candles(
        self, podium: Podium, figure: Figure, start_share: float
    ) -> list["_FlyingPicture"]:
        """Returns a burning candle on each side of a winner, or a burnt-down one beside a losing
        person.

        There are none for winners if more than four figures stand on the podium.
        """
        step, height = podium.step_rect(figure), self._room_size.height() * 0.15
        if figure.is_winner and len(podium.figures) > 4:
            return []
        width = height * 0.62
        places = [step.left() + width * 0.55, step.right() - width * 0.55]
        if not figure.is_winner:
            places, height = [step.right() - width * 0.5] if figure.is_person else [], height * 0.72
        parts = []
        for number, x in enumerate(places):
            breath = breath_of(number) if figure.is_winner else None
            picture = self._paint_pixmap(width, height, partial(_paint_candle, breath=breath))
            corner = QPointF(x - width / 2, step.top() - height)
            parts.append(_FlyingPicture(picture, corner, QPointF(0, 0), start_share))
        return parts

    def _make_bubble(self, podium: Podium, figure: Figure, words: str) -> "_FlyingPicture":
        room, place = podium.room, podium.bubble_rect(figure, words)
        picture = self._paint_pixmap(
            place.width(),
            place.height(),
            lambda painter, rect: paint_bubble(
                painter, rect, words, room, is_beside=podium.speaks_sideways(figure)
            ),
        )
        return _FlyingPicture(picture, place.topLeft(), QPointF(0, 10), 0.3)

    def _make_gains(self, controller: Controller, podium: Podium) -> list["_FlyingPicture"]:
        """Returns plaques with the largest sources of a sole winner's points, which fly in from the
        left.

        Empty if several players have won.
        """
        match, winners = controller.match, [figure for figure in podium.figures if figure.is_winner]
        if len(winners) > 1:
            return []
        tally = match.spec.wording.tally(match.observe(controller.viewer))[winners[0].seat]
        largest_gains = sorted((line[1] for line in tally.lines), reverse=True)[:_MAX_GAINS]
        lines = [line for line in tally.lines if line[1] > 0 and line[1] >= largest_gains[-1]]
        if not lines:
            return []
        lines = lines[:_MAX_GAINS]
        bust, parts = podium.bust_rect(winners[0]), []
        font = appearance.serif(19)
        font.setPixelSize(min(font.pixelSize(), max(12, round(self._room_size.height() * 0.045))))
        metrics = QFontMetricsF(font)
        top, usual_height = self._room_size.height() * _GAINS_TOP_SHARE, metrics.height() * 1.5
        room_above = podium.clear_height(-1) - top
        line_height = max(metrics.height(), min(usual_height, room_above / len(lines) / 1.14))
        right = bust.left() + bust.width() * 0.06
        max_width = right - self._room_size.width() * 0.015
        for number, (what, points) in enumerate(lines):
            words = render(_GAIN_WORDS.of(what=what, points=points))
            words = metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, max_width - line_height)
            width = metrics.horizontalAdvance(words) + line_height
            place = QPointF(right - width, top + number * line_height * 1.14)
            if place.y() + line_height > podium.clear_height(-1):
                break
            picture = self._paint_pixmap(
                width, line_height, partial(_paint_plaque, words=words, font=font)
            )
            offset = QPointF(-place.x() - width, line_height)
            parts.append(_FlyingPicture(picture, place, offset, 0.34 + 0.05 * number, 0.12))
        return parts

    def _emblem_size(self, finale: Finale) -> tuple[float, float]:
        is_single = len(finale.emblems) == 1
        height = self._room_size.height() * (0.54 if is_single else 0.3)
        max_width = self._room_size.width() * (0.44 if is_single else 0.8 / len(finale.emblems))
        height = min(height, max_width / finale.ratio) * (1.0 if self._is_won else 0.84)
        return height * finale.ratio, height

    def _paint_words(self, title: str, line: str) -> None:
        def paint(painter: QPainter, room: QRectF) -> None:
            flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            upper = QRectF(room)
            for text, pixels, colour in ((title, 40, "#ffe9b4"), (line, 20, "#f3ead2")):
                font = appearance.serif(pixels, bold=text == title)
                text_height = room.height() * (0.6 if text == title else 0.36)
                while _is_too_large(font, text, room.width() * 0.94, text_height):
                    font.setPixelSize(int(font.pixelSize() * 0.95))
                painter.setFont(font)
                text_height = painter.fontMetrics().height()
                for offset, ink in ((2.0, "#100a06"), (0.0, colour)):
                    painter.setPen(QColor(ink))
                    painter.drawText(upper.translated(0, offset), flags, text)
                upper.setTop(upper.top() + text_height * 1.05)

        self._words = self._paint_pixmap(
            self._room_size.width(), self._room_size.height() * _WORDS_HEIGHT_SHARE, paint
        )

    def _paint_standing(self, painter: QPainter, podium: Podium, share: float) -> None:
        """Paints the busts, then the steps in front of them with points that count up."""
        risen_share = eased_share(share, 0.05, 0.14)
        drop = (1 - risen_share) * self._room_size.height() * 0.25
        for part in self._flying_pictures:
            if part.is_behind:
                part.paint(painter, share)
        painter.setOpacity(risen_share)
        painter.drawPixmap(QPointF(0, drop), self._steps)
        painter.setOpacity(1.0)
        counted_share = min(1.0, max(0.0, (share - 0.26) / 0.3))
        for figure in podium.figures:
            if share >= 0.22:
                points = round(figure.points * (1 - (1 - counted_share) ** 2))
                words = render(_points_message(points))
                paint_points(painter, podium.points_rect(figure), words, wins=figure.is_winner)

    def _paint_emblems(
        self, painter: QPainter, finale: Finale, share: float
    ) -> list[tuple[float, float]]:
        """Paints the game's emblems in the middle. Returns the places of their lights, as shares of
        width and height."""
        across, down = self._room_size.width(), self._room_size.height()
        width, height = self._emblem_size(finale)
        count = len(self._emblems)
        middle_y = down * (0.33 if count == 1 else 0.36)
        for place, picture in enumerate(self._emblems):
            arrival = eased_share(share, 0.02 + 0.05 * place, 0.28)
            x = across / 2 + (place - (count - 1) / 2) * width
            jump = sin(9 * share + 1.3 * place) * height * 0.012 if self._is_won else 0.0
            y = middle_y + (1 - arrival) * down * 0.2 - jump
            _paint_at(painter, picture, QPointF(x, y), 0.7 + 0.3 * arrival, 0.0, arrival)
        left, top = across / 2 - width / 2, middle_y - height / 2
        return [((left + x * width) / across, (top + y * height) / down) for x, y in finale.lights]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        finale = self._finale
        if finale is None:
            return
        share = _STILL_MOMENT if self._is_still else self.passed_share
        across, down = self._room_size.width(), self._room_size.height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # The window may have another size since the pictures were painted.
        painter.scale(self.width() / across, self.height() / down)
        if share < _DARKENING_SHARE and not self._begins_dark:
            painter.drawPixmap(0, 0, self._table_picture)
            painter.setOpacity(share / _DARKENING_SHARE)
        painter.drawPixmap(0, 0, self._dark_table)
        lights = self._paint_emblems(painter, finale, share)
        podium = self._podium
        if podium is None:
            painter.end()
            return
        side = down * _SPARK_SIDE_SHARE
        for spark in sparks_at(finale.flying, len(self._sparks), share, lights, won=self._is_won):
            if self._is_still:
                break
            is_glow = spark.picture_index < 0
            picture = (
                self._glow if is_glow else self._sparks[spark.picture_index % len(self._sparks)]
            )
            middle = QPointF(spark.x * across, spark.y * down)
            scale = spark.size * (0.5 if is_glow else 1.0)
            _paint_at(painter, picture, middle, scale, spark.angle, spark.opacity)
        self._paint_standing(painter, podium, share)
        words_share = eased_share(share, 0.12, 0.3)
        for part in self._flying_pictures:
            if not part.is_behind:
                part.paint(painter, share)
        painter.setOpacity(words_share)
        top = down * (1 - _WORDS_HEIGHT_SHARE) + side * 0.6 * (1 - words_share)
        painter.drawPixmap(QPointF(0, top), self._words)
        painter.end()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Ends the show on any key except modifier keys and keys pressed with Ctrl."""
        has_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if has_control or event.key() in MODIFIER_KEYS:
            super().keyPressEvent(event)
        else:
            self.skip()

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Starts the show, or continues it after the window was minimised."""
        super().showEvent(event)
        self._start_seconds = self.clock() - self._paused_share * self._duration_ms / 1000
        self._timer.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Stops the clock. A show that is over also releases its pictures."""
        super().hideEvent(event)
        self._timer.stop()
        self._paused_share = self.passed_share
        if self.isHidden():
            self._table_picture = self._dark_table = self._words = self._steps = self._glow = (
                QPixmap()
            )
            self._emblems, self._sparks, self._finale = [], [], None
            self._podium, self._flying_pictures = None, []


@dataclass(slots=True)
class _FlyingPicture:
    """A picture that flies to its place.

    Attributes:
        picture: the picture.
        corner: the upper left corner of its place.
        offset: the start of its path, relative to its place.
        start_share: the share of the show at which it sets out.
        duration_share: the share of the show that its path takes.
        is_behind: True if the steps of the podium are painted over it.
    """

    picture: QPixmap
    corner: QPointF
    offset: QPointF
    start_share: float
    duration_share: float = 0.09
    is_behind: bool = False

    def paint(self, painter: QPainter, share: float) -> None:
        """Paints the picture at a moment, given as a share of the show."""
        arrival = eased_share(share, self.start_share, self.duration_share)
        if arrival <= 0.0:
            return
        painter.setOpacity(min(1.0, arrival))
        painter.drawPixmap(self.corner + self.offset * (1 - arrival), self.picture)
        painter.setOpacity(1.0)


def _victory_words(
    names: tuple[str, ...], winners: list[int], humans: list[int]
) -> tuple[Message, Message | None]:
    """Returns the title and a sentence for the person at the screen; None if there is not exactly
    one.

    Args:
        names: the players' names by seat.
        winners: the seats of the winners.
        humans: the seats of persons.
    """
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
    own_name = names[humans[0]]
    return title, N_("occasion", "Well played, {player}. Better luck next time!").of(
        player=own_name
    )


def _resignation_words(
    names: tuple[str, ...], winners: list[int], quitter: str
) -> tuple[Message, Message]:
    """Returns a title that says who gave up, and a sentence that says who was in the lead."""
    title = N_("occasion", "{player} gives up").of(player=quitter)
    if len(winners) > 1:
        players = joined_with_and([names[seat] for seat in winners])
        return title, N_("occasion", "{players} were in the lead.").of(players=players)
    return title, N_("occasion", "{player} was in the lead.").of(player=names[winners[0]])


def _motif_of(wizard: str) -> Sound | None:
    """Returns the tune of the wizard with this id; None for persons and unknown wizards."""
    try:
        return Sound(f"motif-{wizard}")
    except ValueError:
        return None


def _points_message(points: int) -> Message:
    return NN_("game over", "%n point(s)", "", points)


def _paint_candle(painter: QPainter, room: QRectF, breath: float | None) -> None:
    paint_candle(painter, room, breath)


def _paint_plaque(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
    painter.setPen(QPen(QColor("#8a6528"), 1.5))
    painter.setBrush(QColor("#fbf3dc"))
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), room.height() * 0.3, room.height() * 0.3)
    painter.setPen(QColor("#2b2118"))
    painter.setFont(font)
    painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), words)


def _darkened(picture: QPixmap) -> QPixmap:
    dark = QPixmap(picture)
    painter = QPainter(dark)
    painter.fillRect(dark.rect(), QColor(4, 10, 18, 178))
    height = dark.deviceIndependentSize().height()
    shadow = QLinearGradient(
        0, height * (1 - 1.8 * _WORDS_HEIGHT_SHARE), 0, height * (1 - 0.9 * _WORDS_HEIGHT_SHARE)
    )
    shadow.setColorAt(0.0, QColor(4, 10, 18, 0))
    shadow.setColorAt(1.0, QColor(4, 10, 18, 170))  # cards of a hand may lie under the words
    painter.fillRect(dark.rect(), shadow)
    painter.end()
    return dark


def _is_too_large(font: QFont, text: str, width: float, height: float) -> bool:
    metrics = QFontMetricsF(font)
    return metrics.horizontalAdvance(text) > width or metrics.height() > height


def _paint_glow(painter: QPainter, room: QRectF) -> None:
    light = QRadialGradient(room.center(), room.width() / 2)
    for place, alpha in ((0.0, 230), (0.3, 120), (1.0, 0)):
        light.setColorAt(place, QColor(255, 222, 140, alpha))
    painter.fillRect(room, light)


def _paint_at(
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
