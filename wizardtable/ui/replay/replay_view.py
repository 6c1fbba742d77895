# SPDX-License-Identifier: MIT
"""The past of a match on a table of its own, so that the one played at stays as it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import Message
from wizardtable.play import timers
from wizardtable.play.frames import Frame
from wizardtable.play.replay import Replay
from wizardtable.play.translate import render
from wizardtable.play.variation import Variation
from wizardtable.store.settings import Settings
from wizardtable.table.pictures import PictureCache
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.replay.replay_strip import ReplayStrip
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page

PACES = (1.8, 1.0, 0.5)
"""Factors on the time of moves by speed: slow, normal, fast."""

KEYS: Final = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "previous",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_End: "last",
}

REST_MS = 1500
"""How long the end of "What happened?" is looked at, once its sentence has been read, before the
present returns."""

_PRESSES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
)
_REST_OF_THEM: Final = (
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
)


class ReplayView(Page):
    """A table, and over its edge the strip that leads it.

    Attributes:
        replay: where in the match it is.

    Signals:
        closed(): the past is to be left.
        moved(): another place or viewer is shown.
    """

    closed = Signal()
    moved = Signal()

    def __init__(
        self,
        match: Match,
        viewer: Seat | None,
        art: PictureCache,
        place: int = 0,
        moments: Sequence[int] = (),
        parent: QWidget | None = None,
        variations: Sequence[Variation] = (),
    ) -> None:
        """`art` is that of the table in whose place this stands; `moments` are marked."""
        super().__init__(parent)
        self.replay = Replay(match, viewer, place, self, variations)
        self.table = TableView(match.spec, self, art)
        self.strip = ReplayStrip(self.replay, moments, self)
        self._returns = False
        self._rest = timers.single(self)
        self._rest.timeout.connect(self._return)
        self._settings = Settings()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.table)
        self.strip.raise_()
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)
        self.setFocusProxy(self.table)
        self.replay.frame.connect(self._present)
        self.replay.moved.connect(self.moved)
        self.replay.moved.connect(self._say_place)
        self.replay.arrived.connect(self._arrived)
        self.table.settled.connect(self.replay.table_settled)
        self.strip.closed.connect(self.closed)
        self.strip.steered.connect(self._steer)
        self.strip.sped.connect(self._speed)

    def rest(self, resting: bool) -> None:
        """Stops while a sheet lies over the table, or goes on."""
        self.replay.rest(resting)

    def fill(self, room: QSize) -> None:
        """Take this room at once, so that nothing is drawn for another size first."""
        self.resize(room)
        self.show()
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: the strip lies over the lower edge of the table, which keeps its size."""
        super().resizeEvent(event)
        self._place_strip()

    def event(self, event: QEvent) -> bool:
        """Qt: the strip has other writing, and needs another height."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self._place_strip()
        return done

    def foot(self) -> int:
        """Returns the height in pixels of the strip, which lies over the lower edge."""
        return self.strip.sizeHint().height()

    def _place_strip(self) -> None:
        height = self.foot()
        self.strip.setGeometry(0, self.height() - height, self.width(), height)

    def start(self) -> None:
        """Show the place."""
        self.replay.show()

    def play_and_return(self) -> None:
        """Go on by itself, each sentence as long as it takes to be read, and from the end to the
        present, unless the person takes the strip in hand. A click on the table and Enter do not
        wait for that."""
        self._returns = True
        self.replay.play_after_reading()

    def go(self, place: int) -> None:
        """Go to a place because a person wants to."""
        self._returns = False
        self.replay.go(place)

    def look_from(self, seat: Seat | None) -> None:
        """Shows the same moment as this seat knew it, or the public view."""
        self.replay.look_from(seat)

    def told(self) -> Message:
        """What has just happened at the place shown, in a sentence, as the viewer saw it."""
        return self.replay.sentence

    def apply(self, settings: Settings) -> None:
        """Follow the settings: pace, theme, font scale."""
        if self._settings.their_speed != settings.their_speed:
            self._speed(min(settings.their_speed, len(PACES) - 1))
        self._settings = settings
        self._set_pace()
        self.table.retheme(appearance.table_theme())
        self.table.set_font_scale(settings.font_scale)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.table.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Qt: what the table and the strip leave."""
        if not self._key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: the keys of the replay go before those of the table, and so does a click while it is
        told what happened."""
        if self._returns and watched is self.table.viewport():
            return self._pressed(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        return super().eventFilter(watched, event)

    def _pressed(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.button() != Qt.MouseButton.LeftButton:
            return False
        if event.type() in _PRESSES:
            self._hurry()
            return True
        return event.type() in _REST_OF_THEM

    def _hurry(self) -> None:
        """Do not wait: the pieces arrive, the next move is shown, or the present is."""
        if self.table.table.animator.is_busy:
            self.table.skip()
        elif self._rest.isActive():  # a second click is not meant for the table below
            soon = QApplication.doubleClickInterval()
            self._rest.start(min(soon, max(0, self._rest.remainingTime())))
        else:
            self.replay.skip_pause()

    def _key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False  # those with Ctrl, Alt or Shift are the table's and the window's
        key = Qt.Key(event.key())
        timeline, place = self.strip.timeline, self.replay.place
        if key in KEYS:
            self.strip.do(KEYS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._returns:
            if not event.isAutoRepeat():
                self._hurry()
        elif key == Qt.Key.Key_PageUp:
            timeline.setValue(timeline.turn_before(place))
        elif key == Qt.Key.Key_PageDown:
            timeline.setValue(timeline.turn_after(place))
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            return False
        return True

    def _present(self, frame: Frame, animate: bool) -> None:
        self.table.present(frame, animate)

    def _say_place(self) -> None:
        if not self.replay.is_playing:
            announce(self.table, render(self.strip.place_and_view()))

    def _steer(self) -> None:
        self._returns = False

    def _arrived(self) -> None:
        if self._returns:
            self._rest.start(self.replay.reading_ms + REST_MS)

    def _return(self) -> None:
        if self._returns:
            self.closed.emit()

    def _speed(self, speed: int) -> None:
        self.replay.speed = speed
        self.strip.speed.setCurrentIndex(speed)
        self._set_pace()

    def _set_pace(self) -> None:
        pace = PACES[self.replay.speed]
        self.table.set_pace(pace, pace, self._settings.reduced_motion)
