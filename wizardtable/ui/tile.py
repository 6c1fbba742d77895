# SPDX-License-Identifier: MIT
"""A game in the lobby: its picture and pitch, the match in progress, and what can be begun."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core.catalog import GameSpec
from wizardtable.core.save import Summary
from wizardtable.table.translate import render
from wizardtable.ui import style
from wizardtable.ui.art import Art, Preview
from wizardtable.ui.describe import players_of, when
from wizardtable.ui.widgets import Panel, button, label, wear_role

ASPECT = 1.6
"""Width of a game's picture by its height."""

LARGE = 1600
"""Pixels at 100 % from which a lone tile speaks in larger letters."""


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
        self._title = label("display" if alone else "title")
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
        wear_role(self.start, plain if summary is not None else primary)
        if summary is not None and summary.preview is not None:
            size = QSize(144, 90) if self._alone else QSize(112, 70)
            self._preview = Preview(summary.preview, size)
            self._begun_row.insertWidget(0, self._preview)

    def set_brief(self, brief: bool) -> None:
        """Show only what is needed to play, or the pitch and the match's picture as well."""
        self._pitch.setVisible(not brief)
        if self._preview is not None:
            self._preview.setVisible(not brief)

    def fit(self, width: int, height: int) -> None:
        """Give the picture the room that a lone tile of at most this size leaves it."""
        roles = (
            ("display-large", "lead-large") if width >= style.scaled(LARGE) else ("display", "lead")
        )
        for words, role in zip((self._title, self._pitch), roles, strict=True):
            if words.property("role") != role:
                wear_role(words, role)
        edge = style.scaled(26)
        room = width - 2 * edge - style.scaled(30)
        wide = min(room * 3 // 5, room - style.scaled(330), round((height - 2 * edge) * ASPECT))
        wide = max(wide, style.scaled(160))
        self._art.setFixedSize(wide, round(wide / ASPECT))

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
        if self._alone:
            sides.addWidget(self._art)
            sides.addLayout(words, 1)
            return
        self._art.setMinimumSize(style.scaled(160), style.scaled(150))
        sides.addWidget(self._art, 2)
        sides.addLayout(words, 3)
