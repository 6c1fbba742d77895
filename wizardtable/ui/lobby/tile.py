# SPDX-License-Identifier: MIT
"""A game in the lobby: its picture and pitch, the match in progress, and what can be begun."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, plain_tip
from wizardtable.play.translate import render
from wizardtable.store.save import Summary
from wizardtable.ui.dialogs.save_text import own_of, players_of, when
from wizardtable.ui.lobby.tile_panel import TilePanel
from wizardtable.ui.lobby.tile_pictures import GamePicture
from wizardtable.ui.style import appearance
from wizardtable.ui.style.preview import Preview
from wizardtable.ui.style.widgets import Brief, button, label, wear_role, with_role

ASPECTS = (1.6, 1.45, 1.3, 1.15, 1.0, 0.85, 0.7)
"""Width of a game's picture by its height, beside the words: the widest that leaves these room."""

NARROW = (0.62, 0.54)
"""Its width by the height of the room, where the picture is lower than the room and the words have
little width."""

HIGHEST, LOWEST = 1.5, 3.6
"""The same above the words."""

WORDS = (250, 195)
"""Pixels at 100 % that the words have at least: beside a picture of full height, a narrow one."""

NARROWEST = 100
"""Pixels at 100 % that the picture is wide at least."""

STACKED = (480, 640)
"""Widths of a tile at 100 % from and below which its buttons take two lines, which leaves the
picture beside them more room."""

SHALLOW = 300
"""They do so in narrower tiles too, below this height at 100 %: four games are seen at once in the
smallest window."""

FAR = 100_000
"""Pixels; no tile is so high."""

ROLES = (
    (QSize(1560, 600), ("display-large", "lead-large", "large", "primary-large")),
    (QSize(640, 330), ("display", "lead", "large", "primary-large")),
    (QSize(480, 0), ("title", "", "", "primary")),
    (QSize(0, 400), ("title", "", "", "primary")),
    (QSize(0, 0), ("title-small", "", "", "primary")),
)
"""Roles of title, pitch and buttons by the room that a tile has at least, at 100 %."""

NOTHING, TWO_LINES, ALL = range(3)
"""How much is told about a match; all of it is in the tooltip of *Continue*."""

DETAILS = (
    (True, True, ALL),
    (True, False, ALL),
    (False, True, ALL),
    (False, False, ALL),
    (False, False, TWO_LINES),
    (False, False, NOTHING),
)
"""Whether the pitch and the picture of the match are shown, and how much is told about the match,
from the most to the least."""


@dataclass(frozen=True, slots=True)
class TileLayout:
    """How a tile may be filled.

    Attributes:
        upright: the picture above the words, not beside them.
        fits: it is no higher than there is room.
        words: how large the words are, 0 for the smallest of `ROLES`.
    """

    upright: bool
    fits: bool
    words: int
    pitch: bool
    preview: bool
    told: int
    picture: QSize
    height: int

    @property
    def shown(self) -> float:
        """How much of the game's picture can be seen, in pixels."""
        wide, high = self.picture.toTuple()
        return min(wide * wide / ASPECTS[0], high * high * ASPECTS[0])


class Tile(TilePanel):
    """One game: picture, pitch, players and length, what was begun, and what can be begun. All of
    it continues what was begun, or else begins."""

    new_game = Signal(str)
    continue_game = Signal(object)
    learn_requested = Signal(str)
    rules_requested = Signal(str)

    def __init__(self, spec: GameSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self._match: Summary | None = None
        self._words = 0
        self._art = GamePicture(spec.id, self)
        self._title = label(self, "title", wrap=True)
        self._facts = label(self, "soft", wrap=True)
        self._pitch = label(self, wrap=True)
        self.go_on = button(self, "primary", self._continue, "play")
        self.start = button(self, "", lambda: self.new_game.emit(spec.id))
        self.learn = button(self, "", lambda: self.learn_requested.emit(spec.id), "hint")
        self.rules = button(self, "", lambda: self.rules_requested.emit(spec.id), "book")
        self._begun = QWidget(self)
        self._begun_row = QHBoxLayout(self._begun)
        self._begun_row.setContentsMargins(0, 0, 0, 0)
        self._preview: QWidget | None = None
        self._begun_text = label(self, "soft", wrap=True)
        self._begun_lines = [with_role(Brief(self), "soft") for _ in range(2)]
        self._lay_out()
        self._begun.hide()
        self.watch_keys(self.go_on, self.start, self.learn, self.rules)
        self.activated.connect(self._act)
        self.moved.connect(lambda: self._art.come_near(self.lift))

    def forget_changed(self) -> None:
        """Offer the match no longer if its save is not what it was when it was read."""
        if self._match is not None and not self._match.is_unchanged():
            self.set_match(None)

    def set_match(self, summary: Summary | None) -> bool:
        """Offer this match to be continued, or none; whether that is something new."""
        if summary == self._match:
            return False
        self._match = summary
        if self._preview is not None:
            self._begun_row.removeWidget(self._preview)
            self._preview.deleteLater()
            self._preview = None
        self._begun.setVisible(summary is not None)
        if summary is not None and summary.preview is not None:
            self._preview = Preview(summary.preview, QSize(128, 80), self._begun)
            self._begun_row.insertWidget(0, self._preview)
        return True

    def measure(self, width: int, height: int, *, upright: bool = False) -> None:
        """Take the roles and distances that go with so much room."""
        room = QSize(max(0, width), max(0, height)) * (100 / appearance.font_scale())
        place = next(i for i, (least, _) in enumerate(ROLES) if least.boundedTo(room) == least)
        title, pitch, plain, primary = ROLES[place][1]
        self._words = len(ROLES) - 1 - place
        for words, role in (
            (self._title, title),
            (self._pitch, pitch),
            (self.learn, plain),
            (self.rules, plain),
            (self.go_on, primary),
            (self.start, plain if self._match is not None else primary),
        ):
            if words.property("role") != role:
                wear_role(words, role)
            words.ensurePolished()
        direction = QBoxLayout.Direction
        shallow = room.height() < SHALLOW and not upright
        stacked = (0 if shallow else STACKED[0]) <= room.width() < STACKED[1]
        self._ways.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
        edge = appearance.scaled(26 if plain else 18)
        self.set_edge(edge)
        self._sides.setSpacing(appearance.scaled(30 if plain else 18))
        self._column.setSpacing(appearance.scaled(10))
        self._begun_row.setSpacing(appearance.scaled(14))
        self._told.setSpacing(appearance.scaled(4))

    def plan(self, width: int, height: int, *, upright: bool) -> TileLayout:
        """The most that a tile of this size can show, once it has been measured for it."""
        edge, gap = self._sides.contentsMargins().left(), self._sides.spacing()
        inner = QSize(width - 2 * edge, height - 2 * edge)
        for pitch, preview, told in DETAILS:
            if told < ALL and self._match is None:
                break
            self._detail(pitch, preview, told)
            picture = self._above(inner, gap) if upright else self._beside(inner, gap)
            if not picture.isEmpty():
                needed = self._needed(inner, gap, picture, upright=upright)
                height = needed + 2 * edge
                return TileLayout(upright, True, self._words, pitch, preview, told, picture, height)
        self._detail(True, False, ALL)  # it is scrolled in any case
        wide = inner.width()
        if not upright:
            wide -= gap + max(appearance.scaled(WORDS[0]), self._least(), wide * 3 // 5)
        picture = QSize(wide, round(wide / (LOWEST if upright else ASPECTS[0])))
        needed = self._needed(inner, gap, picture, upright=upright) + 2 * edge
        if wide < appearance.scaled(NARROWEST):
            picture, needed = QSize(1, 1), FAR
        return TileLayout(upright, False, self._words, True, False, ALL, picture, needed)

    def wear(self, plan: TileLayout, picture: QSize) -> None:
        """Be filled as planned, with a picture that is at most as large."""
        self._detail(plan.pitch, plan.preview, plan.told)
        direction = QBoxLayout.Direction
        self._sides.setDirection(direction.TopToBottom if plan.upright else direction.LeftToRight)
        self._art.setFixedSize(picture)
        last = self._column.count() - 1
        for place, stretch in ((0, not plan.upright), (self._gap, plan.upright), (last, 0)):
            self._column.setStretch(place, int(stretch))
        self._column.setStretch(last, int(not plan.upright))
        _forget_measures(self._sides)
        for layout in (self._sides, self._begun_row):
            layout.activate()  # Qt would not where what it fills keeps its size

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        seats, minutes = self.spec.seats, self.spec.minutes
        self._title.setText(render(self.spec.title))
        self._pitch.setText(render(self.spec.pitch))
        self._facts.setText(
            render(N_("Tile", "{fewest} to {most} players, {short} to {long} minutes"))
            .replace("{fewest}", str(min(seats)))
            .replace("{most}", str(max(seats)))
            .replace("{short}", str(minutes[0]))
            .replace("{long}", str(minutes[1]))
        )
        self.go_on.setText(render(N_("Tile", "Continue")))
        self.start.setText(render(N_("Tile", "New match")))
        self.learn.setText(render(N_("Tile", "Learn")))
        self.rules.setText(render(N_("Tile", "Rules")))
        if self._match is not None:
            players, own, since = players_of(self._match), own_of(self._match), when(self._match)
            whole = "\n".join(filter(None, (players, own, since)))
            self._begun_text.setText(whole)
            self.go_on.setToolTip(plain_tip(whole))
            for line, words in zip(self._begun_lines, (players, own or since), strict=True):
                line.setText(words)
        for made in (self.go_on, self.start, self.learn, self.rules):
            made.setAccessibleName(f"{made.text()}, {self._title.text()}")
        self.setAccessibleName(self._title.text())
        act = self.first_button.text()
        self.setAccessibleDescription(f"{act}. {self._facts.text()}. {self._pitch.text()}")

    @property
    def first_button(self) -> QPushButton:
        """What the whole tile does."""
        return self.start if self._match is None else self.go_on

    def _act(self) -> None:
        self.first_button.click()

    def _continue(self) -> None:
        if self._match is not None:
            self.continue_game.emit(str(self._match.path))

    def _detail(self, pitch: bool, preview: bool, told: int) -> None:
        self._pitch.setVisible(pitch)
        self._begun_text.setVisible(told == ALL)
        for line in self._begun_lines:
            line.setVisible(told == TWO_LINES)
        if self._preview is not None:
            self._preview.setVisible(preview)
        self._begun.updateGeometry()  # else the layout around it keeps its size
        _forget_measures(self._column)

    def _words_height(self, width: int) -> int:
        return self._column.totalHeightForWidth(max(width, self._least()))

    def _least(self) -> int:
        """The least width of the words."""
        return self._column.totalMinimumSize().width()

    def _needed(self, inner: QSize, gap: int, picture: QSize, *, upright: bool) -> int:
        """The height of picture and words together."""
        if upright:
            return picture.height() + gap + self._words_height(inner.width())
        return max(picture.height(), self._words_height(inner.width() - gap - picture.width()))

    def _above(self, inner: QSize, gap: int) -> QSize:
        """The picture above the words; empty where it would be too low."""
        wide = inner.width()
        if wide < self._least():
            return QSize()
        high = inner.height() - gap - self._words_height(wide)
        return QSize(wide, min(high, round(wide / HIGHEST))) if high >= wide / LOWEST else QSize()

    def _beside(self, inner: QSize, gap: int) -> QSize:
        """The picture beside the words; empty where these would not have room."""
        high = inner.height()
        for aspect in (*ASPECTS, *NARROW):
            least = max(appearance.scaled(WORDS[aspect in NARROW]), self._least())
            wide = min(round(high * aspect), inner.width() * 3 // 5)
            words = inner.width() - gap - wide
            if words >= least and self._words_height(words) <= high:
                return QSize(wide, min(high, round(wide / ASPECTS[-1])))
        return QSize()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._facts)
        words.addWidget(self._pitch)
        self._gap = words.count()
        words.addStretch()
        told = QVBoxLayout()
        told.addStretch()
        told.addWidget(self.go_on, alignment=Qt.AlignmentFlag.AlignLeft)
        told.addWidget(self._begun_text)
        for line in self._begun_lines:
            line.setTextFormat(Qt.TextFormat.PlainText)
            told.addWidget(line)
        told.addStretch()
        self._begun_row.addLayout(told, 1)
        self._told = told
        words.addWidget(self._begun)
        row = QHBoxLayout()
        row.setSpacing(appearance.scaled(10))
        row.addWidget(self.learn)
        row.addWidget(self.rules)
        row.addStretch()
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways.setSpacing(appearance.scaled(10))
        self._ways.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        self._ways.addLayout(row, 1)
        words.addLayout(self._ways)
        words.addStretch()
        self._column = words
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.addWidget(self._art, 0, Qt.AlignmentFlag.AlignCenter)
        self._sides.addLayout(words, 1)


def _forget_measures(layout: QLayout) -> None:
    """Have a layout ask all that lies in it for its size again, before Qt would."""
    items = (layout.itemAt(place) for place in range(layout.count()))
    for item in filter(None, items):
        widget = item.widget()
        inner = item.layout() if widget is None else widget.layout()
        if inner is not None:
            _forget_measures(inner)
        item.invalidate()
    layout.invalidate()
