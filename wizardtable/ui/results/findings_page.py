# SPDX-License-Identifier: MIT
"""What to learn from a finished match: up to three findings for each person at the table."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.teaching import help_rule
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS, Finding
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import labelled, render
from wizardtable.store.past_findings import PastFindings, recurrence
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.widgets import Page, Panel, button, label, scrolled, see

BAD = N_("findings", "To do better next time")
GOOD = N_("findings", "Well played")


class FindingsPage(Page):
    """The findings, each with a button that shows where in the match it can be seen.

    Attributes:
        findings: those that are shown.
        moments: the places of the finding that was shown last.

    Signals:
        shown(Finding): it is to be seen again.
        analysis_wanted(): the analysis is to be seen instead.
    """

    shown = Signal(object)
    analysis_wanted = Signal()

    def __init__(
        self,
        match: Match,
        found: Mapping[Seat, Sequence[Finding]],
        past: Sequence[PastFindings] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`found` is all that was found, by the seat of each person; `past` is what is kept of the
        person's matches of the game, this one the last, empty if nothing is."""
        super().__init__(parent)
        self.setObjectName("clear")
        self._match = match
        self.findings: list[Finding] = []
        self.moments: tuple[int, ...] = ()
        self.panels: list[FindingPanel] = []
        self._titles: list[tuple[QLabel, Message]] = []
        body = QWidget(self)
        body.setObjectName("clear")
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(*(appearance.scaled(m) for m in (28, 4, 20, 8)))
        self._rows.setSpacing(appearance.scaled(8))
        alone = len(found) == 1
        for seat, mine in found.items():
            self._add(seat, mine[:MAX_SHOWN_FINDINGS], past if alone else (), alone=alone)
        self.analysis = button(self, "", self.analysis_wanted.emit, "chart")
        self.analysis.setVisible(not self.findings)
        self._rows.addWidget(self.analysis, 0, Qt.AlignmentFlag.AlignHCenter)
        self._rows.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._scroll = scrolled(body)
        whole.addWidget(self._scroll)
        self.retranslate()

    def _add(
        self, seat: Seat, found: Sequence[Finding], past: Sequence[PastFindings], *, alone: bool
    ) -> None:
        """Adds what a person can learn."""
        self.findings += found
        if not alone:
            head = QHBoxLayout()
            head.addWidget(MarkLabel(seat, colours_of(self._match.spec), self))
            name = label(self, "lead")
            name.setText(self._match.names[seat])
            head.addWidget(name, 1)
            self._rows.addLayout(head)
        if not found:
            words = label(self, "lead", wrap=True)
            self._titles.append((words, nothing(self._match, seat)))
            self._rows.addWidget(words)
        for title, praise in ((BAD, False), (GOOD, True)):
            some = [finding for finding in found if finding.is_praise == praise]
            if some:
                heading = label(self, "heading")
                self._titles.append((heading, title))
                self._rows.addWidget(heading)
            for finding in some:
                again = None if praise else recurrence(past, finding.kind)
                panel = FindingPanel(finding, again, self)
                panel.shown.connect(self._show)
                self.panels.append(panel)
                self._rows.addWidget(panel)

    def _show(self, finding: Finding) -> None:
        self.moments = tuple(sorted(finding.places))
        self.shown.emit(finding)

    def come_to(self, place: int) -> None:
        """Bring the finding that was shown from a place on into sight."""
        for finding, panel in zip(self.findings, self.panels, strict=True):
            if finding.places[:1] == (place,):
                panel.look.setFocus(Qt.FocusReason.OtherFocusReason)
                see(panel)
                break

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        for words, message in self._titles:
            words.setText(render(message))
        self._scroll.setAccessibleName(render(N_("findings", "What to learn")))
        self.analysis.setText(render(N_("findings", "Analyse the match")))
        for panel in self.panels:
            panel.retranslate()


def nothing(match: Match, seat: Seat) -> Message:
    """Returns why there is no finding for a seat."""
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
    """A finding, how often it has come up lately, and a button that shows it.

    Signals:
        shown(Finding): it is to be seen again.
    """

    shown = Signal(object)

    def __init__(self, finding: Finding, again: Message | None, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._finding, self._again = finding, again
        self._words = label(self, "", wrap=True)
        self._often = label(self, "soft", wrap=True)
        self._often.setVisible(again is not None)
        self.look = button(self, "", lambda: self.shown.emit(finding), "play")
        self.look.setVisible(bool(finding.places))
        told = QVBoxLayout()
        told.setSpacing(appearance.scaled(3))
        told.addWidget(self._words)
        told.addWidget(self._often)
        row = QHBoxLayout(self)
        row.setContentsMargins(*(appearance.scaled(m) for m in (16, 10, 16, 10)))
        row.setSpacing(appearance.scaled(16))
        row.addLayout(told, 1)
        row.addWidget(self.look, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._words.setText(render(self._finding.sentence))
        self._often.setText(render(self._again) if self._again is not None else "")
        if not self._finding.places:
            self.be_heard(self._words.text(), self._often.text())
        self.look.setText(render(N_("findings", "Show")))
        self.look.setToolTip(render(N_("findings", "See in the replay where this happened")))
        self.look.setAccessibleName(labelled(self.look.text(), self._words.text()))
        if self._again is not None:
            self.look.setAccessibleDescription(f"{self._often.text()} {self.look.toolTip()}")
