# SPDX-License-Identifier: MIT
"""The page with what people can learn from a finished match.

A finding is a habit that the program has noticed, good or bad. Each person has at most three.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.teaching import help_rule
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS, Finding
from wizardtable.core.text import N_, Message
from wizardtable.paint import svg
from wizardtable.paint.metal import parchment_brush, shrunk
from wizardtable.paint.star_shape import star
from wizardtable.play.translate import labelled, render
from wizardtable.store.past_findings import PastFindings, recurrence
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.materials import Material, palette_of, shades_on
from wizardtable.ui.style.palette import Palette
from wizardtable.ui.style.widgets import (
    Page,
    Panel,
    button,
    in_scroll_area,
    label,
    paint_corners,
    scroll_into_view,
)

MISTAKES_TITLE = N_("findings", "To do better next time")
PRAISE_TITLE = N_("findings", "Well played")

SIGN_SIDE = 40
"""Side of the square sign before a finding, in pixels at 100 %."""

MAX_NOTE_WIDTH = 860
"""Largest width of the findings, in pixels at 100 %, so that their lines are easy to read."""


class FindingsPage(Page):
    """The page with the findings of a match: good and bad habits, each with a button to replay it.

    Attributes:
        findings: the findings on the page.
        moments: the places of the finding that the player last asked to see, as numbers of actions
            played before; empty before the first.
        panels: the panels of the findings, in the same order.
        analysis_button: the button that leads to the analysis; visible if there are no findings.

    Signals:
        show_wanted(Finding): The player wants to see this finding in the replay.
        analysis_wanted(): The player wants to see the analysis instead.
    """

    show_wanted = Signal(object)
    analysis_wanted = Signal()

    def __init__(
        self,
        match: Match,
        findings: Mapping[Seat, Sequence[Finding]],
        past: Sequence[PastFindings] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Shows the findings of a match.

        Args:
            match: the finished match.
            findings: all findings of the match, by the seat of each person.
            past: the stored findings of the person's matches of the game, this match last; empty if
                none are stored.
            parent: the parent widget.
        """
        super().__init__(parent)
        self.setObjectName("clear")
        self._match = match
        self.findings: list[Finding] = []
        self.moments: tuple[int, ...] = ()
        self.panels: list[FindingPanel] = []
        self._titles: list[tuple[QLabel, Message]] = []
        body = QWidget(self)
        body.setObjectName("clear")
        body.setMaximumWidth(appearance.scaled(MAX_NOTE_WIDTH))
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 20, 8)))
        self._rows.setSpacing(appearance.scaled(10))
        self._rows.addStretch(1)
        is_alone = len(findings) == 1
        for seat, own_findings in findings.items():
            self._add_findings(
                seat, own_findings[:MAX_SHOWN_FINDINGS], past if is_alone else (), is_alone=is_alone
            )
        self.analysis_button = button(self, "", self.analysis_wanted.emit, "chart")
        self.analysis_button.setVisible(not self.findings)
        self._rows.addWidget(self.analysis_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._rows.addStretch(2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._scroll = in_scroll_area(body)
        self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(self._scroll)
        self.retranslate()

    def _add_findings(
        self,
        seat: Seat,
        findings: Sequence[Finding],
        past: Sequence[PastFindings],
        *,
        is_alone: bool,
    ) -> None:
        """Adds the findings of a person.

        Args:
            seat: the person's seat.
            findings: the findings to show.
            past: the stored findings of the person's matches of the game; empty if none are stored.
            is_alone: True if only one person played; then the findings have no name above them.
        """
        self.findings += findings
        if not is_alone:
            name_row = QHBoxLayout()
            name_row.addWidget(MarkLabel(seat, colours_of(self._match.spec), self))
            name = label(self, "lead")
            name.setText(self._match.names[seat])
            name_row.addWidget(name, 1)
            self._rows.addLayout(name_row)
        if not findings:
            words = label(self, "lead", wrap=True)
            self._titles.append((words, no_findings_reason(self._match, seat)))
            self._rows.addWidget(words)
        for title, praise in ((MISTAKES_TITLE, False), (PRAISE_TITLE, True)):
            chosen_findings = [finding for finding in findings if finding.is_praise == praise]
            if chosen_findings:
                heading = label(self, "heading")
                self._titles.append((heading, title))
                self._rows.addWidget(heading)
            for finding in chosen_findings:
                recurrence_words = None if praise else recurrence(past, finding.kind)
                panel = FindingPanel(finding, recurrence_words, self)
                panel.show_wanted.connect(self._show)
                self.panels.append(panel)
                self._rows.addWidget(panel)

    def come_to(self, place: int) -> None:
        """Scrolls to the finding that begins at a place, a number of actions played before it."""
        for finding, panel in zip(self.findings, self.panels, strict=True):
            if finding.places[:1] == (place,):
                panel.show_button.setFocus(Qt.FocusReason.OtherFocusReason)
                scroll_into_view(panel)
                break

    def _show(self, finding: Finding) -> None:
        self.moments = tuple(sorted(finding.places))
        self.show_wanted.emit(finding)

    @override
    def retranslate(self) -> None:
        for words, message in self._titles:
            words.setText(render(message))
        self._scroll.setAccessibleName(render(N_("findings", "What to learn")))
        self.analysis_button.setText(render(N_("findings", "Analyse the match")))
        for panel in self.panels:
            panel.retranslate()


def no_findings_reason(match: Match, seat: Seat) -> Message:
    """Returns the reason why a seat has no findings."""
    if match.earlier:
        return N_(
            "findings",
            "The beginning of this match is no longer on record, so there is nothing to show here.",
        )
    if help_rule.was_autoplayed(match, seat):
        return N_(
            "findings",
            "The Grand Magus made more than a tenth of the player’s decisions in this match, so "
            "there is nothing to show here.",
        )
    return N_(
        "findings",
        "No habits, good or bad, stand out in this match. The analysis shows which moves cost "
        "the most.",
    )


class FindingPanel(Panel):
    """A note of parchment with one finding: a habit of the player, and its recent recurrence.

    `recurrence_words` is the sentence on the recurrence; None if the finding has not recurred.

    Attributes:
        show_button: the button that shows the finding in the replay; hidden if no place shows it.

    Signals:
        show_wanted(Finding): The player wants to see this finding in the replay.
    """

    material = Material.PARCHMENT

    show_wanted = Signal(object)

    def __init__(self, finding: Finding, recurrence_words: Message | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._finding, self._recurrence = finding, recurrence_words
        self._worn_look: tuple[Palette, int] | None = None
        self._wear_parchment()
        self._words = label(self, "lead", wrap=True)
        self._recurrence_label = label(self, "soft", wrap=True)
        self._recurrence_label.setVisible(recurrence_words is not None)
        self.show_button = button(self, "", lambda: self.show_wanted.emit(finding), "play")
        self.show_button.setVisible(bool(finding.places))
        texts = QVBoxLayout()
        texts.setSpacing(appearance.scaled(3))
        texts.addWidget(self._words)
        texts.addWidget(self._recurrence_label)
        row = QHBoxLayout(self)
        row.setContentsMargins(*(appearance.scaled(m) for m in (20, 14, 20, 14)))
        row.setSpacing(appearance.scaled(16))
        row.addWidget(FindingSign(finding.is_praise, self), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
        row.addWidget(self.show_button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _wear_parchment(self) -> None:
        """Takes the colours of parchment in the present theme, unless the panel has them."""
        palette = palette_of(self.material)
        if self._worn_look == (palette, appearance.font_scale()):
            return
        self._worn_look = (palette, appearance.font_scale())
        is_usual = palette is appearance.shades()
        self.setPalette(QPalette() if is_usual else appearance.qt_palette(palette))
        self.setStyleSheet("" if is_usual else appearance.colour_sheet(palette))

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        self._words.setText(render(self._finding.sentence))
        self._recurrence_label.setText(
            render(self._recurrence) if self._recurrence is not None else ""
        )
        if not self._finding.places:
            self.be_heard(self._words.text(), self._recurrence_label.text())
        self.show_button.setText(render(N_("findings", "Show")))
        self.show_button.setToolTip(render(N_("findings", "See this moment in the replay")))
        self.show_button.setAccessibleName(labelled(self.show_button.text(), self._words.text()))
        if self._recurrence is not None:
            self.show_button.setAccessibleDescription(
                f"{self._recurrence_label.text()} {self.show_button.toolTip()}"
            )

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._wear_parchment()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if appearance.shades().table == "contrast":
            super().paintEvent(event)
            return
        palette = palette_of(self.material)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = self.surface_rect()
        has_focus = self.hasFocus()
        painter.setPen(
            QPen(QColor(palette.focus if has_focus else palette.brass_deep), 2 if has_focus else 1)
        )
        painter.setBrush(parchment_brush(sheet))
        painter.drawRoundedRect(sheet, appearance.scaled(4), appearance.scaled(4))
        paint_corners(
            painter, sheet, appearance.scaled(5), appearance.scaled(16), palette.brass_deep
        )
        painter.end()


class FindingSign(QWidget):
    """The sign before a finding: a brass star for praise, a lamp for a mistake."""

    def __init__(self, is_praise: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_praise = is_praise
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(SIGN_SIDE), appearance.scaled(SIGN_SIDE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        shades = shades_on(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = shrunk(QRectF(self.rect()), 2)
        painter.setPen(QPen(QColor(shades.brass_deep), 1.6))
        painter.setBrush(QColor(shades.brass if self._is_praise else shades.field))
        painter.drawEllipse(ring)
        if self._is_praise:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shades.on_brass))
            painter.drawPolygon(star(ring.center(), ring.width() * 0.34))
        else:
            sign = shrunk(ring, ring.width() * 0.22)
            svg.draw(painter, sign, "ui", "hint.svg", ink=shades.text, kept=False)
        painter.end()
