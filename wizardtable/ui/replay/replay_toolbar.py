# SPDX-License-Identifier: MIT
"""The toolbar of a replay: buttons, a timeline, the speed, and the way back to the match."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from wizardtable.core import override
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
from wizardtable.ui.style.spoken_names import set_spoken_name, set_tip
from wizardtable.ui.style.touch_hints import explain_to_fingers
from wizardtable.ui.style.widgets import Page, button, colour_icons, label, tab_as_laid_out

BUTTONS = (
    ("first", "first", N_("replay", "Go to the start (Home)")),
    ("previous", "previous", N_("replay", "Previous move (Left arrow)")),
    ("play", "play", N_("replay", "Play (Space)")),
    ("next", "next", N_("replay", "Next move (Right arrow)")),
    ("last", "step", N_("replay", "Go to the end (End)")),
)
"""For each button its id, its icon, and its tooltip with the key that does the same."""

TIMELINE_AND_GAPS_WIDTH = 210
"""Width for a timeline that the mouse can use and for the gaps, in pixels at 100 %."""

SPEED_NAMES = (N_("replay", "Slow"), N_("replay", "Normal"), N_("replay", "Fast"))


class ReplayToolbar(Page):
    """The toolbar that steers a `Replay` and shows its place.

    Attributes:
        timeline: the slider along the match.
        buttons: the buttons of `BUTTONS`, by id.
        speed_box: the choice of the speed.
        share_button: makes a film of the match.
        play_on_button: plays on from here in a copy of the match.
        close_button: leads back to the match.
        compare_row: the comparison with better moves; None if the replay has no variations.

    Signals:
        closed(): The player wants to leave the replay.
        used(): The player has used the toolbar.
        speed_chosen(int): The player has chosen this speed: 0 slow, 1 normal, 2 fast.
        share_wanted(): The player wants a film of the match.
        play_on_wanted(): The player wants to play on from here in a copy of the match.
    """

    closed = Signal()
    used = Signal()
    speed_chosen = Signal(int)
    share_wanted = Signal()
    play_on_wanted = Signal()

    def __init__(self, replay: Replay, moments: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self._replay = replay
        self._match: Match = replay.match
        self._turn_starts = self._match.turn_starts()
        self.timeline = Timeline(self)
        self.timeline.setRange(0, replay.end)
        self.timeline.mark([place for place, _ in self._turn_starts], moments)
        self.buttons = {name: self._make_button(name) for name, _, _ in BUTTONS}
        self._place_label = label(self, "soft")
        self.speed_box = ComboBox(self)
        self.speed_box.addItems([""] * len(SPEED_NAMES))
        self.speed_box.setCurrentIndex(replay.speed)
        self.speed_box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.share_button = self._make_tool(self._ask_share)
        self.play_on_button = button(self, "", self._play_on, "branch")
        image = "close" if self._match.to_move is None else "match"
        self.close_button = button(self, "primary", self.closed.emit, image)
        self._button_words = {self.play_on_button: "", self.close_button: ""}
        self.compare_row = CompareRow(replay, self) if replay.variations else None
        self._lay_out()
        if self.compare_row is not None:
            self.compare_row.used.connect(self.used)
        self.timeline.valueChanged.connect(self._go_to)
        self.speed_box.activated.connect(self.speed_chosen.emit)
        replay.moved.connect(self._follow)
        replay.playing_changed.connect(self._follow)
        self.retranslate()

    def _make_button(self, name: str) -> QToolButton:
        return self._make_tool(lambda: self.press(name))

    def _make_tool(self, act: Callable[[], None]) -> QToolButton:
        tool = QToolButton(self)
        explain_to_fingers(tool)
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.clicked.connect(lambda _checked: act())
        return tool

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        if self.compare_row is not None:
            rows.addWidget(self.compare_row)
        row = QHBoxLayout()
        rows.addLayout(row)
        row.setContentsMargins(*(appearance.scaled(m) for m in (8, 3, 8, 3)))
        row.setSpacing(appearance.scaled(2))
        for tool in self.buttons.values():
            row.addWidget(tool)
        row.addSpacing(appearance.scaled(6))
        row.addWidget(self.timeline, 1)
        row.addSpacing(appearance.scaled(8))
        row.addWidget(self._place_label)
        row.addSpacing(appearance.scaled(4))
        row.addWidget(self.play_on_button)  # beside the place from which it plays on
        row.addSpacing(appearance.scaled(8))
        row.addWidget(self.speed_box)
        row.addSpacing(appearance.scaled(4))
        row.addWidget(self.share_button)
        row.addSpacing(appearance.scaled(12))
        row.addWidget(self.close_button)
        tab_as_laid_out(self)

    def press(self, name: str) -> None:
        """Does what the button with this id does; nothing if the button is disabled."""
        replay = self._replay
        self.used.emit()
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

    def _go_to(self, place: int) -> None:
        self.used.emit()
        self._replay.go(place)

    def _ask_share(self) -> None:
        self._replay.pause()
        self.used.emit()
        self.share_wanted.emit()

    def _play_on(self) -> None:
        self._replay.pause()
        self.used.emit()
        self.play_on_wanted.emit()

    @override
    def retranslate(self) -> None:
        for name, _, words in BUTTONS:
            tip = words
            if name == "play" and self._replay.is_playing:
                tip = N_("replay", "Pause (Space)")
            self.buttons[name].setAccessibleName(render(tip))
            set_tip(self.buttons[name], render(tip))
        for index, words in enumerate(SPEED_NAMES):
            self.speed_box.setItemText(index, render(words))
        speed_words = render(N_("replay", "Replay speed"))
        set_spoken_name(self.speed_box, speed_words)
        set_tip(self.speed_box, speed_words)
        share_words = render(N_("replay", "Share replay… (Ctrl+E)"))
        self.share_button.setAccessibleName(share_words)
        set_tip(self.share_button, share_words)
        self.timeline.setAccessibleDescription(render(N_("replay", "Position in the match")))
        self.timeline.setAccessibleName(render(self.place_and_view()))
        is_over = self._match.to_move is None
        close_words = N_("replay", "Close replay") if is_over else N_("replay", "Back to the match")
        close_tip = N_("replay", "Close the replay: the match is over (Esc)")
        if not is_over:
            close_tip = N_("replay", "Go back to the table, where the match is waiting (Esc)")
        play_on_tip = N_(
            "replay",
            "Play on from this position in a copy of the match. This match will stay "
            "as it is; the copy will not count in the statistics.",
        )
        for text_button, words, tip in (
            (self.play_on_button, N_("replay", "Play a copy from here"), play_on_tip),
            (self.close_button, close_words, close_tip),
        ):
            self._button_words[text_button] = render(words)
            text_button.setAccessibleName(render(words))
            text_button.setToolTip(render(tip))
        if self.compare_row is not None:
            self.compare_row.retranslate()
        self._fit_words()
        self._follow()

    def place_message(self) -> Message:
        """Returns the turn and the number of actions before the place, in words."""
        return place_text(self._match, self._turn_starts, self._replay.place)

    def place_and_view(self) -> Message:
        """Returns the place and the seat from which the match is seen, in words."""
        seat, place = self._replay.viewer, self.place_message()
        if seat is None:
            return N_("replay", "{place}; public view").of(place=place)
        text = N_("replay", "{place}; {player}’s view")
        return text.of(place=place, player=self._match.names[seat])

    def _follow(self) -> None:
        """Shows the replay's place, and enables the buttons that can be used there."""
        replay = self._replay
        self.timeline.setAccessibleName(render(self.place_and_view()))
        self.timeline.blockSignals(True)
        self.timeline.setValue(replay.place)
        self.timeline.blockSignals(False)
        self._place_label.setText(render(self.place_message()))
        for name, is_enabled in (
            ("first", replay.place > 0),
            ("previous", replay.can_go_back),
            ("play", replay.end > 0),
            ("next", replay.can_go_on),
            ("last", replay.place < replay.end),
        ):
            self.buttons[name].setEnabled(is_enabled)
        has_more = replay.place < replay.end or self._match.to_move is not None
        self.play_on_button.setEnabled(has_more or self._match.given_up is not None)
        play_tip = (
            N_("replay", "Pause (Space)") if replay.is_playing else N_("replay", "Play (Space)")
        )
        self.buttons["play"].setToolTip(render(play_tip))
        self.buttons["play"].setAccessibleName(render(play_tip))
        self._show_icons()

    def _show_icons(self) -> None:
        side = appearance.scaled(20)
        for name, image, _ in BUTTONS:
            shows_pause = name == "play" and self._replay.is_playing
            self.buttons[name].setIcon(icon("pause" if shows_pause else image))
            self.buttons[name].setIconSize(QSize(side, side))
        self.share_button.setIcon(icon("share"))
        self.share_button.setIconSize(QSize(side, side))

    def _fit_words(self) -> None:
        """Shows as many words and buttons as the width allows.

        If the width is small, *Play a copy from here* and *Back to the match* have only icons. If
        it is smaller, the button for a film goes, which the menu has as well; at last the buttons
        to both ends go.
        """
        colour_icons(self)
        for text_button, words in self._button_words.items():
            text_button.setText(words)
        self._place_label.setVisible(
            self._needed_width(self._place_label, self.share_button) <= self.width()
        )
        for text_button, colour in (
            (self.play_on_button, ""),
            (self.close_button, appearance.shades().on_brass),
        ):
            if self._needed_width(self.share_button) > self.width():
                side = appearance.scaled(20)
                text_button.setText("")
                text_button.setIcon(icon(text_button.property("image"), colour))
                text_button.setIconSize(QSize(side, side))
        self.share_button.setVisible(self._needed_width(self.share_button) <= self.width())
        for name in ("first", "last"):  # the timeline and two keys do the same
            self.buttons[name].setVisible(self._needed_width() <= self.width())

    def _needed_width(self, *besides: QWidget) -> int:
        """Returns the width that the toolbar needs with its permanent widgets, in pixels.

        Args:
            besides: further widgets that are visible.
        """
        parts = (
            *self.buttons.values(),
            self.speed_box,
            self.play_on_button,
            self.close_button,
            *besides,
        )
        return sum(part.sizeHint().width() for part in parts) + appearance.scaled(
            TIMELINE_AND_GAPS_WIDTH
        )

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._show_icons()
            self._fit_words()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_words()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = appearance.shades()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(shades.panel))
        painter.setPen(QPen(QColor(shades.brass_deep), 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()
