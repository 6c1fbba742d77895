# SPDX-License-Identifier: MIT
"""The strip on a table that shows the past: back and forth, a timeline, the speed, the end."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from wizardtable.core.match import Match
from wizardtable.core.text import N_, Message
from wizardtable.play.moment_text import place_text
from wizardtable.play.replay import Replay
from wizardtable.play.translate import render
from wizardtable.ui.replay.compare_row import CompareRow
from wizardtable.ui.replay.timeline import Timeline
from wizardtable.ui.style import appearance
from wizardtable.ui.style.fields import ComboBox
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.spoken_names import call
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, button, colour_icons, label, tab_as_laid_out

BUTTONS = (
    ("first", "first", N_("replay", "Go to the start (Home)")),
    ("previous", "previous", N_("replay", "Previous move (Left arrow)")),
    ("play", "play", N_("replay", "Play (Space)")),
    ("next", "next", N_("replay", "Next move (Right arrow)")),
    ("last", "step", N_("replay", "Go to the end (End)")),
)
"""Id, icon, and words with the key that does the same."""

TIMELINE = 210
"""Pixels at 100 % for a timeline that a hand can use, and the gaps of the strip."""

SPEEDS = (N_("replay", "Slow"), N_("replay", "Normal"), N_("replay", "Fast"))


class ReplayStrip(Page):
    """Leads a `Replay`, and shows where it is.

    Attributes:
        buttons: by id.

    Signals:
        closed(): the past is left.
        steered(): a person has used it.
        sped(int): another speed is wanted.
        shared(): a film of the match is wanted.
        played_on(): a copy of the match is to be played on from here.
    """

    closed = Signal()
    steered = Signal()
    sped = Signal(int)
    shared = Signal()
    played_on = Signal()

    def __init__(self, replay: Replay, moments: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._replay = replay
        self._match: Match = replay.match
        self._turns = self._match.turn_starts()
        self.timeline = Timeline(self)
        self.timeline.setRange(0, replay.end)
        self.timeline.mark([place for place, _ in self._turns], moments)
        self.buttons = {name: self._button(name) for name, _, _ in BUTTONS}
        self._where = label(self, "soft")
        self.speed = ComboBox(self)
        self.speed.addItems([""] * len(SPEEDS))
        self.speed.setCurrentIndex(replay.speed)
        self.speed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.share = self._tool(self._ask_share)
        self.on = button(self, "", self._play_on, "branch")
        image = "close" if self._match.to_move is None else "match"
        self.close_ = button(self, "primary", self.closed.emit, image)
        self._words = {self.on: "", self.close_: ""}
        self.compare = CompareRow(replay, self) if replay.variations else None
        self._lay_out()
        if self.compare is not None:
            self.compare.steered.connect(self.steered)
        self.timeline.valueChanged.connect(self._go)
        self.speed.activated.connect(self.sped.emit)
        replay.moved.connect(self._follow)
        replay.playing_changed.connect(self._follow)
        self.retranslate()

    def do(self, name: str) -> None:
        """What the button with this id does; nothing while it is disabled."""
        replay = self._replay
        self.steered.emit()
        if not self.buttons[name].isEnabled():
            return
        if name == "first":
            replay.go(0)
        elif name == "previous":
            replay.previous()
        elif name == "play":
            replay.toggle()
        elif name == "next":
            replay.next()
        else:
            replay.go(replay.end)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        for name, _, words in BUTTONS:
            told = words
            if name == "play" and self._replay.is_playing:
                told = N_("replay", "Pause (Space)")
            self.buttons[name].setToolTip(render(told))
            self.buttons[name].setAccessibleName(render(told))
        for index, words in enumerate(SPEEDS):
            self.speed.setItemText(index, render(words))
        self.speed.setToolTip(render(N_("replay", "Replay speed")))
        call(self.speed, self.speed.toolTip())
        self.share.setToolTip(render(N_("replay", "Share replay… (Ctrl+E)")))
        self.share.setAccessibleName(self.share.toolTip())
        self.timeline.setAccessibleDescription(render(N_("replay", "Position in the match")))
        self.timeline.setAccessibleName(render(self.place_and_view()))
        over = self._match.to_move is None
        back = N_("replay", "Close replay") if over else N_("replay", "Back to the match")
        close = N_("replay", "The match is over: closes the replay (Esc)")
        if not over:
            close = N_("replay", "Goes back to the table, where the match waits for you (Esc)")
        copy = N_(
            "replay",
            "Plays on from this position in a copy of the match. This match stays as it is; "
            "the copy does not count in the statistics.",
        )
        for made, words, told in (
            (self.on, N_("replay", "Play a copy from here"), copy),
            (self.close_, back, close),
        ):
            self._words[made] = render(words)
            made.setAccessibleName(render(words))
            made.setToolTip(render(told))
        if self.compare is not None:
            self.compare.retranslate()
        self._make_room()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._show_icons()
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: in little room the timeline alone tells the place."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Says as much as there is room for. In less, *Play a copy from here* and *Back to the
        match* are icons; in still less, a film is asked for in the menu, and last the buttons to
        the ends are left out.
        """
        colour_icons(self)
        for made, words in self._words.items():
            made.setText(words)
        self._where.setVisible(self._needed(self._where, self.share) <= self.width())
        for made, ink in ((self.on, ""), (self.close_, appearance.shades().on_brass)):
            if self._needed(self.share) > self.width():
                side = appearance.scaled(20)
                made.setText("")
                made.setIcon(icon(made.property("image"), ink))
                made.setIconSize(QSize(side, side))
        self.share.setVisible(self._needed(self.share) <= self.width())
        for name in ("first", "last"):  # the timeline and two keys lead there as well
            self.buttons[name].setVisible(self._needed() <= self.width())

    def _needed(self, *besides: QWidget) -> int:
        """How wide what is always shown would be with these."""
        parts = (*self.buttons.values(), self.speed, self.on, self.close_, *besides)
        return sum(part.sizeHint().width() for part in parts) + appearance.scaled(TIMELINE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: a dark rail like the bar's, with its line of brass above."""
        worn = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(worn.panel))
        painter.setPen(QPen(QColor(worn.brass_deep), 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()

    def place(self) -> Message:
        """Which turn is shown, and how many moves have been made by then."""
        return place_text(self._match, self._turns, self._replay.place)

    def place_and_view(self) -> Message:
        """Which turn and move is shown, and as whom."""
        seat, place = self._replay.viewer, self.place()
        if seat is None:
            return N_("replay", "{place}; public view").of(place=place)
        text = N_("replay", "{place}; {player}’s view")
        return text.of(place=place, player=self._match.names[seat])

    def _follow(self) -> None:
        """Show where the replay is, and what can be done there."""
        replay = self._replay
        self.timeline.setAccessibleName(render(self.place_and_view()))
        self.timeline.blockSignals(True)
        self.timeline.setValue(replay.place)
        self.timeline.blockSignals(False)
        self._where.setText(render(self.place()))
        for name, enabled in (
            ("first", replay.place > 0),
            ("previous", replay.can_go_back),
            ("play", replay.end > 0),
            ("next", replay.can_go_on),
            ("last", replay.place < replay.end),
        ):
            self.buttons[name].setEnabled(enabled)
        going = replay.place < replay.end or self._match.to_move is not None
        self.on.setEnabled(going or self._match.given_up is not None)
        play = N_("replay", "Pause (Space)") if replay.is_playing else N_("replay", "Play (Space)")
        self.buttons["play"].setToolTip(render(play))
        self.buttons["play"].setAccessibleName(render(play))
        self._show_icons()

    def _show_icons(self) -> None:
        side = appearance.scaled(20)
        for name, image, _ in BUTTONS:
            playing = name == "play" and self._replay.is_playing
            self.buttons[name].setIcon(icon("pause" if playing else image))
            self.buttons[name].setIconSize(QSize(side, side))
        self.share.setIcon(icon("share"))
        self.share.setIconSize(QSize(side, side))

    def _go(self, place: int) -> None:
        self.steered.emit()
        self._replay.go(place)

    def _ask_share(self) -> None:
        self._replay.pause()
        self.steered.emit()
        self.shared.emit()

    def _play_on(self) -> None:
        self._replay.pause()
        self.steered.emit()
        self.played_on.emit()

    def _button(self, name: str) -> QToolButton:
        return self._tool(lambda: self.do(name))

    def _tool(self, act: Callable[[], None]) -> QToolButton:
        made = QToolButton(self)
        explain_to_fingers(made)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(lambda _checked: act())
        return made

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        if self.compare is not None:
            rows.addWidget(self.compare)
        row = QHBoxLayout()
        rows.addLayout(row)
        row.setContentsMargins(*(appearance.scaled(m) for m in (8, 3, 8, 3)))
        row.setSpacing(appearance.scaled(2))
        for made in self.buttons.values():
            row.addWidget(made)
        row.addSpacing(appearance.scaled(6))
        row.addWidget(self.timeline, 1)
        row.addSpacing(appearance.scaled(8))
        row.addWidget(self._where)
        row.addSpacing(appearance.scaled(4))
        row.addWidget(self.on)  # beside the position that it takes
        row.addSpacing(appearance.scaled(8))
        row.addWidget(self.speed)
        row.addSpacing(appearance.scaled(4))
        row.addWidget(self.share)
        row.addSpacing(appearance.scaled(12))
        row.addWidget(self.close_)
        tab_as_laid_out(self)
