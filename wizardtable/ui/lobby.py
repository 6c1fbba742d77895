# SPDX-License-Identifier: MIT
"""The lobby: the games as tiles, the match in progress first, and the ways to everything else."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog
from wizardtable.core.catalog import GameSpec
from wizardtable.core.save import Summary, summaries
from wizardtable.table.translate import render
from wizardtable.ui import style
from wizardtable.ui.art import Art, Preview
from wizardtable.ui.describe import players_of, when
from wizardtable.ui.widgets import Ornament, Page, Panel, button, label, paint_study


class Lobby(Page):
    """The first thing a player sees. `refresh` reads the saved matches again.

    Signals:
        new_game(str), rules_requested(str): with the id of a game.
        continue_game(str): with the path of a saved match.
        load_requested(), statistics_requested(), preferences_requested(), about_requested().
    """

    new_game = Signal(str)
    continue_game = Signal(str)
    load_requested = Signal()
    rules_requested = Signal(str)
    statistics_requested = Signal()
    preferences_requested = Signal()
    about_requested = Signal()

    def __init__(
        self,
        folder: Path,
        specs: Sequence[GameSpec] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`folder` holds the saved matches; `specs` are by default all games of the catalog."""
        super().__init__(parent)
        self._folder = folder
        specs = list(catalog.all()) if specs is None else list(specs)
        self.tiles = [Tile(spec, alone=len(specs) == 1) for spec in specs]
        self._wordmark = QLabel("Wizardtable")
        self._motto = label("lead")
        self.load = button("plain", self.load_requested.emit, "folder")
        self.statistics = button("plain", self.statistics_requested.emit, "chart")
        self.preferences = button("plain", self.preferences_requested.emit, "gear")
        self.about = button("plain", self.about_requested.emit, "about")
        self._ways = (self.load, self.statistics, self.preferences, self.about)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Offer the latest unfinished match of each game to be continued."""
        found = sorted(summaries(self._folder), key=lambda one: one.modified, reverse=True)
        going = [one for one in found if one.problem is None and not one.finished]
        for tile in self.tiles:
            tile.set_match(next((one for one in going if one.game_id == tile.spec.id), None))
        self.retranslate()
        self._put_continue_first(going)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._wordmark.setFont(_wordmark_font())
        self._motto.setText(self.tr("An evening of wizard games"))
        self.load.setText(self.tr("Load a match"))
        self.statistics.setText(self.tr("Statistics"))
        self.preferences.setText(self.tr("Preferences"))
        self.about.setText(self.tr("About"))
        for tile in self.tiles:
            tile.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the room."""
        painter = QPainter(self)
        paint_study(painter, self.rect().toRectF())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: keeps the tiles from growing wider than is pleasant to read."""
        super().resizeEvent(event)
        self._wordmark.setFont(_wordmark_font())
        width, height = self.width(), self.height()
        wide = 1080 if len(self.tiles) == 1 else 1320
        wide = max(style.scaled(wide), min(round(width * 0.72), round(height * 1.35)))
        self._shelf.setMaximumWidth(wide)

    def _lay_out(self) -> None:
        self._shelf = QWidget()
        self._shelf.setObjectName("clear")
        grid = QGridLayout(self._shelf)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(style.scaled(18))
        columns = 1 if len(self.tiles) == 1 else 2
        for index, tile in enumerate(self.tiles):
            grid.addWidget(tile, index // columns, index % columns)
            tile.new_game.connect(self.new_game)
            tile.continue_game.connect(self.continue_game)
            tile.rules_requested.connect(self.rules_requested)
        centre = QWidget()
        centre.setObjectName("clear")
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._shelf)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(centre)
        scroll.viewport().setAutoFillBackground(False)
        ways = QHBoxLayout()
        ways.setSpacing(style.scaled(8))
        ways.addStretch()
        for way in self._ways:
            ways.addWidget(way)
        ways.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(*(style.scaled(m) for m in (32, 20, 32, 14)))
        column.setSpacing(style.scaled(8))
        column.addWidget(self._wordmark, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._motto, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(Ornament())
        column.addWidget(scroll, 1)
        column.addLayout(ways)

    def _put_continue_first(self, going: Sequence[Summary]) -> None:
        if not going:
            self.tiles[0].start.setFocus()
            return
        for tile in self.tiles:
            if tile.spec.id == going[0].game_id:
                tile.go_on.setFocus()


class Tile(Panel):
    """One game: picture, pitch, players and length, what was begun, and what can be begun."""

    new_game = Signal(str)
    continue_game = Signal(str)
    rules_requested = Signal(str)

    def __init__(self, spec: GameSpec, *, alone: bool) -> None:
        super().__init__()
        self.spec = spec
        self._alone = alone
        self._match: Summary | None = None
        self._art = Art(spec.id)
        self._title = label("title")
        self._facts = label("soft")
        self._pitch = label("lead" if alone else "", wrap=True)
        large = "large" if alone else ""
        self.go_on = button("primary-large" if alone else "primary", self._continue, "play")
        self.start = button(large, lambda: self.new_game.emit(spec.id))
        self.rules = button(large, lambda: self.rules_requested.emit(spec.id), "book")
        self._begun = QWidget()
        self._begun_row = QHBoxLayout(self._begun)
        self._begun_row.setContentsMargins(0, 0, 0, 0)
        self._begun_row.setSpacing(style.scaled(14))
        self._preview: QWidget | None = None
        self._begun_text = label("soft", wrap=True)
        self._lay_out()

    def set_match(self, summary: Summary | None) -> None:
        """Offer this match to be continued, or none."""
        self._match = summary
        if self._preview is not None:
            self._begun_row.removeWidget(self._preview)
            self._preview.deleteLater()
            self._preview = None
        self._begun.setVisible(summary is not None)
        primary = "primary-large" if self._alone else "primary"
        plain = "large" if self._alone else ""
        self.start.setProperty("role", plain if summary is not None else primary)
        self.start.style().unpolish(self.start)
        self.start.style().polish(self.start)
        if summary is not None and summary.preview is not None:
            size = QSize(192, 108) if self._alone else QSize(128, 72)
            self._preview = Preview(summary.preview, size)
            self._begun_row.insertWidget(0, self._preview)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        seats, minutes = self.spec.seats, self.spec.minutes
        self._title.setText(render(self.spec.title))
        self._pitch.setText(render(self.spec.pitch))
        self._facts.setText(
            self.tr("{fewest} to {most} players, {short} to {long} minutes")
            .replace("{fewest}", str(min(seats)))
            .replace("{most}", str(max(seats)))
            .replace("{short}", str(minutes[0]))
            .replace("{long}", str(minutes[1]))
        )
        self.go_on.setText(self.tr("Continue"))
        self.start.setText(self.tr("New game"))
        self.rules.setText(self.tr("Rules"))
        if self._match is not None:
            self._begun_text.setText(f"{players_of(self._match)}\n{when(self._match)}")

    def _continue(self) -> None:
        if self._match is not None:
            self.continue_game.emit(str(self._match.path))

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(style.scaled(10))
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._facts)
        words.addWidget(self._pitch)
        words.addSpacing(style.scaled(6))
        told = QVBoxLayout()
        told.addStretch()
        told.addWidget(self.go_on, alignment=Qt.AlignmentFlag.AlignLeft)
        told.addWidget(self._begun_text)
        told.addStretch()
        self._begun_row.addLayout(told, 1)
        words.addWidget(self._begun)
        row = QHBoxLayout()
        row.setSpacing(style.scaled(10))
        row.addWidget(self.start)
        row.addWidget(self.rules)
        row.addStretch()
        words.addLayout(row)
        words.addStretch()
        sides = QHBoxLayout(self)
        edge = style.scaled(26 if self._alone else 18)
        sides.setContentsMargins(edge, edge, edge, edge)
        sides.setSpacing(style.scaled(30 if self._alone else 18))
        self._art.setMinimumSize(style.scaled(160), style.scaled(150))
        sides.addWidget(self._art, 5 if self._alone else 2)
        sides.addLayout(words, 6 if self._alone else 3)


def _wordmark_font() -> QFont:
    font = style.serif(30, bold=True)
    font.setCapitalization(QFont.Capitalization.SmallCaps)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 112)
    return font
