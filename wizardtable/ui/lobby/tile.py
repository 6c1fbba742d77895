# SPDX-License-Identifier: MIT
"""The tile of a game in the lobby: its picture, its pitch, the unfinished match and the buttons."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render, spoken_texts
from wizardtable.store.save import Summary
from wizardtable.ui.dialogs.save_text import own_file_title, player_names, progress_text
from wizardtable.ui.lobby.tile_panel import TilePanel
from wizardtable.ui.popups import PopupMenu
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.preview import Preview
from wizardtable.ui.style.widgets import ElidedLabel, button, label, wear_role, with_role

BESIDE_RATIOS = (1.6, 1.45, 1.3, 1.15, 1.0, 0.85, 0.7)
"""The possible proportions (width divided by height) of a picture beside the words of a tile.

The tile takes the first proportion that leaves the words enough room.
"""

NARROW_RATIOS = (0.62, 0.54)
"""The widths of a narrow picture beside the words, divided by the height of the tile.

Such a picture is lower than its tile. These widths are tried after all `BESIDE_RATIOS`.
"""

MIN_UPRIGHT_RATIO, MAX_UPRIGHT_RATIO = 1.5, 3.6
"""The least and the greatest width of a picture above the words, divided by its height."""

MIN_WORDS_WIDTHS = (250, 195)
"""The least width of the words beside a picture of `BESIDE_RATIOS` and of `NARROW_RATIOS`, in
pixels at 100 %."""

MIN_PICTURE_WIDTH = 100
"""The least width of the picture, in pixels at 100 %."""

STACKED_WIDTHS = (480, 640)
"""A tile stacks its buttons if its width lies between these two, in pixels at 100 %.

Two rows of buttons leave more room for the picture beside them.
"""

SHALLOW_HEIGHT = 300
"""A tile lower than this, with its picture beside the words, stacks its buttons even if it is
narrow.

So four games are visible in the smallest window. In pixels at 100 %.
"""

NO_FIT_HEIGHT = 100_000
"""The height in pixels of a layout that is impossible: greater than that of any tile."""

ROLES_BY_ROOM = (
    (QSize(1560, 600), ("display-large", "lead-large", "large", "primary-large")),
    (QSize(640, 330), ("display", "lead", "large", "primary-large")),
    (QSize(480, 0), ("title", "", "", "primary")),
    (QSize(0, 400), ("title", "", "", "primary")),
    (QSize(0, 0), ("title-small", "", "", "primary")),
)
"""Pairs of a least room and the style roles of title, pitch (the sentence about the game), buttons
and first button.

The first pair that fits into a tile counts; sizes are in pixels at 100 %.
"""

NO_MATCH, SHORT_MATCH, FULL_MATCH = range(3)
"""The detail of a tile about the unfinished match; the tooltip of *Continue* says everything."""

DETAIL_LEVELS = (
    (True, True, FULL_MATCH),
    (True, False, FULL_MATCH),
    (False, True, FULL_MATCH),
    (False, False, FULL_MATCH),
    (False, False, SHORT_MATCH),
    (False, False, NO_MATCH),
)
"""The parts that a tile may show, from the most to the least.

Each entry tells whether the pitch and the preview of the match are shown, and how much is said
about the match.
"""


@dataclass(frozen=True, slots=True)
class TileLayout:
    """A plan for the contents of a tile.

    Attributes:
        is_upright: whether the picture is above the words, not beside them.
        is_whole: whether the contents fit into the tile's height.
        words_size: the size of the words; 0 is the smallest of `ROLES_BY_ROOM`.
        has_pitch: whether the pitch of the game is shown.
        has_preview: whether the preview of the match is shown.
        match_detail: `NO_MATCH`, `SHORT_MATCH` or `FULL_MATCH`.
        picture: the size of the game's picture in pixels.
        height: the height in pixels that the tile needs.
    """

    is_upright: bool
    is_whole: bool
    words_size: int
    has_pitch: bool
    has_preview: bool
    match_detail: int
    picture: QSize
    height: int

    @property
    def visible_picture_area(self) -> float:
        """The square pixels of the game's picture that are visible, as a measure for comparison."""
        width, height = self.picture.toTuple()
        return min(width * width / BESIDE_RATIOS[0], height * height * BESIDE_RATIOS[0])


class Tile(TilePanel):
    """The tile of a game; pressing it continues the unfinished match, or else begins a new one.

    Attributes:
        spec: the game.
        continue_button: the button *Continue*, visible if there is an unfinished match.
        start, learn, rules: the buttons *New match*, *Learn* and *Rules*.

    Signals:
        new_game(str), learn_requested(str), rules_requested(str), boxes_requested(str): the player
            wants this; the id of the game.
        continue_game(str): the player wants to continue the match with this path.
    """

    new_game = Signal(str)
    continue_game = Signal(object)
    learn_requested = Signal(str)
    rules_requested = Signal(str)
    boxes_requested = Signal(str)

    def __init__(self, spec: GameSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self._match: Summary | None = None
        self._words_size = self._width = 0
        self._picture = GamePicture(spec.id, self)
        self._title = label(self, "title", wrap=True)
        self._facts = label(self, "soft", wrap=True)
        self._pitch = label(self, wrap=True)
        self.continue_button = button(self, "primary", self._continue, "play")
        self.start = button(self, "", lambda: self.new_game.emit(spec.id))
        self.learn = button(self, "", lambda: self.learn_requested.emit(spec.id), "hint")
        self.rules = button(self, "", lambda: self.rules_requested.emit(spec.id), "book")
        self._match_box = QWidget(self)
        self._match_row = QHBoxLayout(self._match_box)
        self._match_row.setContentsMargins(0, 0, 0, 0)
        self._preview: QWidget | None = None
        self._match_text = label(self, "soft", wrap=True)
        self._match_lines = [with_role(ElidedLabel(self), "soft") for _ in range(2)]
        self._lay_out()
        self._match_box.hide()
        self.watch_focus(self.continue_button, self.start, self.learn, self.rules)
        self.activated.connect(self._press_first_button)
        self.lift_changed.connect(lambda: self._picture.come_near(self.lift))

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._facts)
        words.addWidget(self._pitch)
        self._gap_index = words.count()
        words.addStretch()
        match_column = QVBoxLayout()
        match_column.addStretch()
        match_column.addWidget(self.continue_button, alignment=Qt.AlignmentFlag.AlignLeft)
        match_column.addWidget(self._match_text)
        for line in self._match_lines:
            line.setTextFormat(Qt.TextFormat.PlainText)
            match_column.addWidget(line)
        match_column.addStretch()
        self._match_row.addLayout(match_column, 1)
        self._match_column = match_column
        words.addWidget(self._match_box)
        learn_row = QHBoxLayout()
        learn_row.setSpacing(appearance.scaled(10))
        learn_row.addWidget(self.learn)
        learn_row.addWidget(self.rules)
        learn_row.addStretch()
        self._button_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._button_row.setSpacing(appearance.scaled(10))
        self._button_row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        self._button_row.addLayout(learn_row, 1)
        words.addLayout(self._button_row)
        words.addStretch()
        self._words_column = words
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignCenter)
        self._sides.addLayout(words, 1)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        seats, minutes = self.spec.seats, self.spec.minutes
        self._title.setText(render(self.spec.title))
        self._pitch.setText(render(self.spec.pitch))
        facts = N_("Tile", "{fewest} to {most} players, {short} to {long} minutes").of(
            fewest=min(seats), most=max(seats), short=minutes[0], long=minutes[1]
        )
        self._facts.setText(render(facts))
        self.continue_button.setText(render(N_("Tile", "Continue")))
        self.start.setText(render(N_("Tile", "New match")))
        self.learn.setText(render(N_("Tile", "Learn")))
        self.rules.setText(render(N_("Tile", "Rules")))
        if self._match is not None:
            players, own_setup, saved_when = (
                player_names(self._match),
                own_file_title(self._match),
                progress_text(self._match),
            )
            summary = "\n".join(filter(None, (players, own_setup, saved_when)))
            self._match_text.setText(summary)
            self.continue_button.setToolTip(plain_tip(summary))
            for line, words in zip(
                self._match_lines, (players, own_setup or saved_when), strict=True
            ):
                line.setText(words)
        for tile_button in (self.continue_button, self.start, self.learn, self.rules):
            tile_button.setAccessibleName(f"{tile_button.text()}, {self._title.text()}")
        self.setAccessibleName(self._title.text())
        action = self.first_button.text()
        self.setAccessibleDescription(
            spoken_texts((action, self._facts.text(), self._pitch.text()))
        )

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Shows a menu with all that can be done with the game."""
        menu = PopupMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for made in (self.continue_button, self.start, self.learn, self.rules):
            if made is not self.continue_button or self._match is not None:
                menu.addAction(made.text(), made.click)
        if self.spec.has_own_files:
            words = render(N_("Tile", "My boxes…"))
            menu.addAction(words, lambda: self.boxes_requested.emit(self.spec.id))
        menu.popup(event.globalPos())

    def withdraw_changed_match(self) -> None:
        """Withdraws the offered match if its save has changed since it was read."""
        if self._match is not None and not self._match.is_unchanged():
            self.set_match(None)

    def set_match(self, summary: Summary | None) -> bool:
        """Offers to continue this match, or no match for None; returns whether the offer has
        changed."""
        if summary == self._match:
            return False
        self._match = summary
        if self._preview is not None:
            self._match_row.removeWidget(self._preview)
            self._preview.deleteLater()
            self._preview = None
        self._match_box.setVisible(summary is not None)
        if summary is not None and summary.preview is not None:
            self._preview = Preview(summary.preview, QSize(128, 80), self._match_box)
            self._match_row.insertWidget(0, self._preview)
        return True

    def set_room(self, width: int, height: int, *, is_upright: bool = False) -> None:
        """Chooses the style roles and distances for a room of this size in pixels.

        `is_upright` is true if the picture stands above the words, and false if it stands beside
        them.
        """
        self._width = width
        room = QSize(max(0, width), max(0, height)) * (100 / appearance.font_scale())
        place = next(
            i for i, (least, _) in enumerate(ROLES_BY_ROOM) if least.boundedTo(room) == least
        )
        title, pitch, plain, primary = ROLES_BY_ROOM[place][1]
        self._words_size = len(ROLES_BY_ROOM) - 1 - place
        for widget, role in (
            (self._title, title),
            (self._pitch, pitch),
            (self.learn, plain),
            (self.rules, plain),
            (self.continue_button, primary),
            (self.start, plain if self._match is not None else primary),
        ):
            if widget.property("role") != role:
                wear_role(widget, role)
            widget.ensurePolished()
        direction = QBoxLayout.Direction
        shallow = room.height() < SHALLOW_HEIGHT and not is_upright
        stacked = (0 if shallow else STACKED_WIDTHS[0]) <= room.width() < STACKED_WIDTHS[1]
        self._button_row.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
        edge = appearance.scaled(26 if plain else 18)
        self.set_edge(edge)
        self._sides.setSpacing(appearance.scaled(30 if plain else 18))
        self._words_column.setSpacing(appearance.scaled(10))
        self._match_row.setSpacing(appearance.scaled(14))
        self._match_column.setSpacing(appearance.scaled(4))

    def plan_layout(self, width: int, height: int, *, is_upright: bool) -> TileLayout:
        """Returns the layout with the most detail for a tile of this size; call `set_room`
        before."""
        padding, gap = self._sides.contentsMargins().left(), self._sides.spacing()
        inner = QSize(width - 2 * padding, height - 2 * padding)
        for has_pitch, has_preview, match_detail in DETAIL_LEVELS:
            if match_detail < FULL_MATCH and self._match is None:
                break
            self._show_details(has_pitch, has_preview, match_detail)
            picture = (
                self._picture_above_words(inner, gap)
                if is_upright
                else self._picture_beside_words(inner, gap)
            )
            if not picture.isEmpty():
                needed = self._needed_height(inner, gap, picture, is_upright=is_upright)
                height = needed + 2 * padding
                return TileLayout(
                    is_upright,
                    True,
                    self._words_size,
                    has_pitch,
                    has_preview,
                    match_detail,
                    picture,
                    height,
                )
        self._show_details(True, False, FULL_MATCH)  # the tile is scrolled in any case
        picture_width = inner.width()
        if not is_upright:
            picture_width -= gap + max(
                appearance.scaled(MIN_WORDS_WIDTHS[0]),
                self._min_words_width(),
                picture_width * 3 // 5,
            )
        picture = QSize(
            picture_width,
            round(picture_width / (MAX_UPRIGHT_RATIO if is_upright else BESIDE_RATIOS[0])),
        )
        needed = self._needed_height(inner, gap, picture, is_upright=is_upright) + 2 * padding
        if picture_width < appearance.scaled(MIN_PICTURE_WIDTH):
            picture, needed = QSize(1, 1), NO_FIT_HEIGHT
        return TileLayout(
            is_upright, False, self._words_size, True, False, FULL_MATCH, picture, needed
        )

    def apply_layout(self, layout: TileLayout, picture: QSize) -> None:
        """Fills the tile as a plan says; `picture` is the picture's size, at most that of the
        plan."""
        self._show_details(layout.has_pitch, layout.has_preview, layout.match_detail)
        direction = QBoxLayout.Direction
        self._sides.setDirection(
            direction.TopToBottom if layout.is_upright else direction.LeftToRight
        )
        self._picture.setFixedSize(picture)
        if not layout.is_upright and self._has_room_in_line(picture):
            self._button_row.setDirection(direction.LeftToRight)
        last_index = self._words_column.count() - 1
        for index, stretch in (
            (0, not layout.is_upright),
            (self._gap_index, layout.is_upright),
            (last_index, 0),
        ):
            self._words_column.setStretch(index, int(stretch))
        self._words_column.setStretch(last_index, int(not layout.is_upright))
        _invalidate_sizes(self._sides)
        for box in (self._sides, self._match_row):
            box.activate()  # Qt does not, because the parent keeps its size

    @property
    def first_button(self) -> QPushButton:
        """The button that pressing the whole tile presses."""
        return self.start if self._match is None else self.continue_button

    def _press_first_button(self) -> None:
        self.first_button.click()

    def _continue(self) -> None:
        if self._match is not None:
            self.continue_game.emit(str(self._match.path))

    def _show_details(self, has_pitch: bool, has_preview: bool, match_detail: int) -> None:
        self._pitch.setVisible(has_pitch)
        self._match_text.setVisible(match_detail == FULL_MATCH)
        for line in self._match_lines:
            line.setVisible(match_detail == SHORT_MATCH)
        if self._preview is not None:
            self._preview.setVisible(has_preview)
        self._match_box.updateGeometry()  # without this, the layout around it keeps its size
        _invalidate_sizes(self._words_column)

    def _has_room_in_line(self, picture: QSize) -> bool:
        """Returns whether all three buttons fit into one line beside a picture of this size."""
        margins = self._sides.contentsMargins()
        available_width = self._width - margins.left() - margins.right() - self._sides.spacing()
        buttons = (self.start, self.learn, self.rules)
        needed_width = sum(tile_button.sizeHint().width() for tile_button in buttons)
        return needed_width + 2 * self._button_row.spacing() <= available_width - picture.width()

    def _words_height(self, width: int) -> int:
        return self._words_column.totalHeightForWidth(max(width, self._min_words_width()))

    def _min_words_width(self) -> int:
        return self._words_column.totalMinimumSize().width()

    def _needed_height(
        self, inner: QSize, gap: int, picture_size: QSize, *, is_upright: bool
    ) -> int:
        if is_upright:
            return picture_size.height() + gap + self._words_height(inner.width())
        return max(
            picture_size.height(), self._words_height(inner.width() - gap - picture_size.width())
        )

    def _picture_above_words(self, inner: QSize, gap: int) -> QSize:
        """Returns the size of the picture above the words; empty if it would be too low."""
        width = inner.width()
        if width < self._min_words_width():
            return QSize()
        height = inner.height() - gap - self._words_height(width)
        return (
            QSize(width, min(height, round(width / MIN_UPRIGHT_RATIO)))
            if height >= width / MAX_UPRIGHT_RATIO
            else QSize()
        )

    def _picture_beside_words(self, inner: QSize, gap: int) -> QSize:
        """Returns the size of the picture beside the words; empty if the words would have no
        room."""
        height = inner.height()
        for ratio in (*BESIDE_RATIOS, *NARROW_RATIOS):
            min_width = max(
                appearance.scaled(MIN_WORDS_WIDTHS[ratio in NARROW_RATIOS]), self._min_words_width()
            )
            picture_width = min(round(height * ratio), inner.width() * 3 // 5)
            words_width = inner.width() - gap - picture_width
            if words_width >= min_width and self._words_height(words_width) <= height:
                return QSize(picture_width, min(height, round(picture_width / BESIDE_RATIOS[-1])))
        return QSize()


def _invalidate_sizes(layout: QLayout) -> None:
    """Makes a layout ask all its contents for their sizes again, earlier than Qt would."""
    items = (layout.itemAt(place) for place in range(layout.count()))
    for item in filter(None, items):
        widget = item.widget()
        inner = item.layout() if widget is None else widget.layout()
        if inner is not None:
            _invalidate_sizes(inner)
        item.invalidate()
    layout.invalidate()
