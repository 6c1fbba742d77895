# SPDX-License-Identifier: MIT
"""The rows of the ranking at the end of a match."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from wizardtable.core import override
from wizardtable.core.game import Result, Seat, Tally
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_, plain_tip
from wizardtable.play.sitter import sitter
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import ElidedLabel, Panel, label, with_role

RANK_NAMES = (
    N_("game over", "First place"),
    N_("game over", "Second place"),
    N_("game over", "Third place"),
    N_("game over", "Fourth place"),
    N_("game over", "Fifth place"),
    N_("game over", "Sixth place"),
)
"""The names of the ranks, for a screen reader."""

POINTS_LINE = N_("game over", "{what}: {points}")

RANKING_SENTENCE = N_("game over", "{place}: {player}, {points}.")
"""A row of the ranking, for a screen reader."""


class RankingRow(Panel):
    """The row of a seat in the ranking: rank, mark, name, points, and the origin of the points.

    Attributes:
        spoken_text: all of it in words, for a screen reader.
    """

    def __init__(
        self,
        seat: Seat,
        match: Match,
        result: Result,
        name: str,
        tally: Tally,
        parent: QWidget,
        *,
        is_crowded: bool = False,
    ) -> None:
        super().__init__(parent, corners=result.ranks[seat] == 1)
        self._match = match
        self._tally = tally
        self._level = match.players[seat].level
        self._sitter = sitter(match.spec, match.players[seat])
        self._portrait = Portrait(24 if is_crowded else 30, self)
        self._portrait.keep_room(any(player.wizard for player in match.players))
        self._portrait.show_wizard(self._sitter.wizard)
        self._points = result.scores[seat]
        self.spoken_text = ""
        self._medal = RankMedal(result.ranks[seat], self)
        self._name = label(self, "lead")
        self._name.setText(name)
        self._level_label = with_role(ElidedLabel(self), "soft")
        self._score = label(self, "heading")
        self._note_label = label(self, wrap=True)
        self._points_label = label(self, "soft", wrap=True)
        grid = QGridLayout(self)
        margin = 6 if is_crowded else 9
        grid.setContentsMargins(*(appearance.scaled(m) for m in (18, margin, 18, margin)))
        grid.setHorizontalSpacing(appearance.scaled(8))
        grid.setVerticalSpacing(0 if is_crowded else appearance.scaled(2))
        grid.addWidget(self._medal, 0, 0, 3, 1)
        grid.addWidget(MarkLabel(seat, colours_of(match.spec), self), 0, 1)
        grid.addWidget(self._portrait, 0, 2)
        grid.addWidget(self._name, 0, 3)
        grid.addWidget(self._level_label, 0, 4)
        grid.addWidget(self._score, 0, 5, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._note_label, 1, 1, 1, 5)
        grid.addWidget(self._points_label, 2, 1, 1, 5)
        grid.setColumnStretch(4, 1)

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        self._medal.retranslate()
        self._score.setText(render(NN_("game over", "%n point(s)", "", self._points)))
        levels = {level.id: level.title for level in self._match.spec.levels}
        self._level_label.setText(render(levels[self._level]) if self._level in levels else "")
        for part in (self._level_label, self._portrait):
            part.setToolTip(plain_tip("\n".join(self._sitter.about_texts())))
        # What ranks before the points stands before them.
        note = self._tally.note
        self._note_label.setText(render(note) if note is not None else "")
        self._note_label.setVisible(note is not None)
        points_lines = [
            render(POINTS_LINE.of(what=origin, points=points))
            for origin, points in self._tally.lines
            if points
        ]
        # A kind of points and its figure stay on one line.
        self._points_label.setText(
            "   ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in points_lines)
        )
        self._points_label.setVisible(bool(points_lines))
        self._points_label.setAccessibleName(
            " ".join(f"{line}." for line in points_lines)
        )  # as in `spoken_text`
        place = self._medal.accessibleName()
        sentence = RANKING_SENTENCE.of(
            place=place, player=self._name.text(), points=self._score.text()
        )
        self.spoken_text = " ".join(
            [
                render(sentence),
                *(f"{text}." for text in (self._note_label.text(), *points_lines) if text),
            ]
        )
        self.be_heard(self.spoken_text)


class RankMedal(QWidget):
    """A rank on a medal: gold for the first, then silver and bronze, and plain for the others."""

    METAL_COLOURS = (("#f3d98c", "#a87a24"), ("#eef1f2", "#8d979b"), ("#e5b184", "#91562a"))
    """For each metal the colour of the face and of the rim."""

    def __init__(self, rank: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rank = rank
        self.retranslate()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Sets the name of the rank in the current language."""
        if self._rank <= len(RANK_NAMES):
            self.setAccessibleName(render(RANK_NAMES[self._rank - 1]))

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(38), appearance.scaled(38))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face_rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shades = shades_on(self)
        if self._rank <= len(self.METAL_COLOURS):
            face_colour, rim_colour = self.METAL_COLOURS[self._rank - 1]
            text_colour = "#2a1c10"
        else:
            face_colour, rim_colour, text_colour = shades.raised, shades.line, shades.text
        painter.setPen(QPen(QColor(rim_colour), appearance.scaled(2)))
        painter.setBrush(QColor(face_colour))
        painter.drawEllipse(face_rect)
        inset = appearance.scaled(4)
        painter.setPen(QPen(QColor(rim_colour), 1))
        painter.drawEllipse(face_rect.adjusted(inset, inset, -inset, -inset))
        painter.setPen(QColor(text_colour))
        painter.setFont(appearance.serif(17, bold=True))
        painter.drawText(face_rect, Qt.AlignmentFlag.AlignCenter, str(self._rank))
        painter.end()
