# SPDX-License-Identifier: MIT
"""The replay of a match on a table of its own, so that the table of the match stays as it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from wizardtable.core import override
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
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.replay.replay_toolbar import ReplayToolbar
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page

PACE_FACTORS = (1.8, 1.0, 0.5)
"""Factors of the time that moving pieces take, by speed: slow, normal, fast."""

BUTTON_IDS_BY_KEY: Final = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "previous",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_End: "last",
}
"""For each key the id of the toolbar's button that does the same."""


REST_MS = 1500
"""The milliseconds between the end of an automatic replay and the return to the match.

The replay ends when the last move has been shown and the player has had time to read its sentence.
"""

_PRESS_EVENTS: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
)
_EVENTS_AFTER_PRESS: Final = (
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
)


class ReplayView(Page):
    """A table that shows a replay, and the toolbar of the replay over its lower edge.

    A place is the number of actions played before it.

    Attributes:
        replay: the replay.
        table: the table, with pieces of its own.
        toolbar: the toolbar.

    Signals:
        closed(): The player wants to leave the replay, or it returns to the match by itself.
        moved(): The table shows another place, or the view of another seat.
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
        """Makes a replay; `start` shows it.

        Args:
            match: the match.
            viewer: the seat from which the match is seen; None for the public view.
            art: the pictures of the match's own table, which both tables share.
            place: the place where the replay begins.
            moments: the places that the timeline marks as decisive.
            parent: the parent widget.
            variations: the better lines of moves that can be compared.
        """
        super().__init__(parent)
        self.replay = Replay(match, viewer, place, self, variations)
        self.table = TableView(match.spec, self, art)
        self.toolbar = ReplayToolbar(self.replay, moments, self)
        self._returns_by_itself = False
        self._return_timer = timers.single(self)
        self._return_timer.timeout.connect(self._return)
        self._settings = Settings()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.table)
        self.toolbar.raise_()
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)
        self.setFocusProxy(self.table)
        self.replay.frame.connect(self._present)
        self.replay.moved.connect(self.moved)
        self.replay.moved.connect(self._say_place)
        self.replay.arrived.connect(self._start_return)
        self.table.settled.connect(self.replay.table_settled)
        self.toolbar.closed.connect(self.closed)
        self.toolbar.used.connect(self._stop_return)
        self.toolbar.speed_chosen.connect(self._set_speed)

    def start(self) -> None:
        """Shows the place where the replay begins."""
        self.replay.show()

    def play_and_return(self) -> None:
        """Plays all moves to the end, and then returns to the match.

        Each sentence is shown as long as it takes to read. A click on the table or Enter shortens
        the wait. If the player uses the toolbar, the replay does not return by itself.
        """
        self._returns_by_itself = True
        self.replay.play_after_reading()

    def go(self, place: int) -> None:
        """Shows a place that the player has chosen; the replay then does not return by itself."""
        self._returns_by_itself = False
        self.replay.go(place)

    def look_from(self, seat: Seat | None) -> None:
        """Shows the same place as a seat saw it; None shows the public view."""
        self.replay.look_from(seat)

    def rest(self, resting: bool) -> None:
        """Stops the replay while a sheet covers the table, or lets it continue."""
        self.replay.rest(resting)

    def fill(self, room: QSize) -> None:
        """Takes a size in pixels at once, so that nothing is drawn for another size first."""
        self.resize(room)
        self.show()
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def foot(self) -> int:
        """Returns the height of the toolbar at the lower edge, in pixels."""
        return self.toolbar.sizeHint().height()

    def _place_toolbar(self) -> None:
        height = self.foot()
        self.toolbar.setGeometry(0, self.height() - height, self.width(), height)

    def sentence(self) -> Message:
        """Returns the sentence on the last move before the place, as the viewer saw the move."""
        return self.replay.sentence

    def apply(self, settings: Settings) -> None:
        """Adopts the settings: speed, theme, font scale."""
        if self._settings.their_speed != settings.their_speed:
            self._set_speed(min(settings.their_speed, len(PACE_FACTORS) - 1))
        self._settings = settings
        self._set_pace()
        self.table.set_shows(settings.shows)
        self.table.retheme(appearance.table_theme())
        self.table.set_font_scale(settings.font_scale)

    def _set_speed(self, speed: int) -> None:
        self.replay.speed = speed
        self.toolbar.speed_box.setCurrentIndex(speed)
        self._set_pace()

    def _set_pace(self) -> None:
        pace = PACE_FACTORS[self.replay.speed]
        self.table.set_pace(pace, pace, self._settings.reduced_motion)

    def _present(self, frame: Frame, animate: bool) -> None:
        self.table.present(frame, animate)

    def _say_place(self) -> None:
        if not self.replay.is_playing:
            announce(self.table, render(self.toolbar.place_and_view()), Urgency.ANSWER)

    def _stop_return(self) -> None:
        self._returns_by_itself = False

    def _start_return(self) -> None:
        if self._returns_by_itself:
            self._return_timer.start(self.replay.reading_ms + REST_MS)

    def _return(self) -> None:
        if self._returns_by_itself:
            self.closed.emit()

    def _shorten_wait(self) -> None:
        """Ends the present wait: for the pieces, the next move, or the return to the match."""
        if self.table.table.animator.is_busy:
            self.table.skip()
        elif (
            self._return_timer.isActive()
        ):  # so that a double click does not reach the table of the match
            limit = QApplication.doubleClickInterval()
            self._return_timer.start(min(limit, max(0, self._return_timer.remainingTime())))
        else:
            self.replay.skip_pause()

    def _shorten_wait_on_press(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.button() != Qt.MouseButton.LeftButton:
            return False
        if event.type() in _PRESS_EVENTS:
            self._shorten_wait()
            return True
        return event.type() in _EVENTS_AFTER_PRESS

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False  # keys with Ctrl, Alt or Shift belong to the table and the window
        key = Qt.Key(event.key())
        timeline, place = self.toolbar.timeline, self.replay.place
        if key in BUTTON_IDS_BY_KEY:
            self.toolbar.press(BUTTON_IDS_BY_KEY[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._returns_by_itself:
            if not event.isAutoRepeat():
                self._shorten_wait()
        elif key == Qt.Key.Key_PageUp:
            timeline.setValue(timeline.turn_before(place))
        elif key == Qt.Key.Key_PageDown:
            timeline.setValue(timeline.turn_after(place))
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            return False
        return True

    @override
    def retranslate(self) -> None:
        self.table.retranslate()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self._place_toolbar()
        return done

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place_toolbar()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self._handle_key(event):
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Handles keys before the table does, and clicks while the replay returns by itself."""
        if self._returns_by_itself and watched is self.table.viewport():
            return self._shorten_wait_on_press(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._handle_key(event)
        return super().eventFilter(watched, event)
