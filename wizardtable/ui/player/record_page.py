# SPDX-License-Identifier: MIT
"""What there is to say of a player at a glance: matches, streaks, opponents, best leads, and what
they did besides matches."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.achievements.of_all_games import LESSON_COUNT
from wizardtable.core.text import N_, NN_, Message
from wizardtable.core.wizards import wizard_of_id
from wizardtable.play.translate import render
from wizardtable.store import statistics
from wizardtable.store.player import player_activities
from wizardtable.store.player.player_activities import Activities
from wizardtable.store.player.player_record import BestLead, Encounter, PlayerRecord, record_of
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.help_choice import HelpChoice
from wizardtable.ui.results.invitation import Invitation
from wizardtable.ui.results.statistics_page import Share, since_words
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Page, Panel, label, scrolled
from wizardtable.ui.style.written_days import written_day_of

MOST = 5
"""Opponents, wins and styles that are told."""

NARROW = 760
"""Pixels at 100 % below which all panels stand one above the other."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A line of a panel: what it is about, a figure, and a share that is drawn as a bar."""

    what: Message | str
    figure: Message
    share: float | None = None
    wizard: str = ""


class RecordPage(Page):
    """Panels of figures about who plays now.

    Attributes:
        panels: those that are shown.

    Signals:
        wanted(str, object): a page of the program is to be opened: its route, and what it is about.
    """

    wanted = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        finished, self._reason = statistics.read(profile.data)
        self._known = [match for match in finished if match.game in catalog.GAMES]
        self._since = statistics.counted_since(profile.data, self._known)
        self._activities = player_activities.read(profile.data, profile.settings)
        self.choice = HelpChoice(self)
        self.choice.offer(self._known)
        self.choice.changed.connect(self._show_chosen)
        self.panels: list[RecordPanel] = []
        self._note = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self._empty = Invitation(
            N_("player", "A lesson is a good start. Which game would you like to learn?"), self
        )
        self._empty.taken.connect(lambda game: self.wanted.emit("lessons", game))
        body = QWidget(self)
        body.setObjectName("clear")
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(appearance.scaled(12))
        self._columns = [QVBoxLayout(), QVBoxLayout()]
        for column in self._columns:
            column.setSpacing(appearance.scaled(12))
            self._halves.addLayout(column, 1)
            column.addStretch()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, appearance.scaled(6), 0)
        inside.setSpacing(appearance.scaled(8))
        inside.addLayout(self._halves, 1)
        inside.addWidget(self._note)
        self._scroll = scrolled(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._problem)
        whole.addWidget(self.choice)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._empty, 1)
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Shows the matches that were chosen."""
        known = self.choice.chosen(self._known)
        record = record_of(known)
        figures = [
            RecordRow(N_("player", "Finished"), _matches(record.played)),
            RecordRow(
                N_("player", "Won"),
                _of(record.won, record.played),
                record.won / record.played if record.played else None,
            ),
            *([_helped(record)] if record.helped else []),
            RecordRow(N_("player", "Current winning streak"), _number(record.streak)),
            RecordRow(N_("player", "Longest winning streak"), _number(record.longest)),
            RecordRow(N_("player", "Days played"), _number(len(record.days))),
        ]
        groups: list[tuple[Message, Sequence[RecordRow]]] = [
            (N_("player", "Matches"), figures),
            (
                N_("player", "Favourite opponents"),
                [_opponent(one) for one in record.opponents[:MOST]],
            ),
            (N_("player", "Biggest wins"), [_lead(one) for one in record.leads[:MOST]]),
            (N_("player", "Favourite styles"), [_style(one) for one in record.styles[:MOST]]),
        ]
        if not known:
            groups = []
        groups.append((N_("player", "Other activities"), _besides(self._activities)))
        for panel in self.panels:
            panel.hide()
            panel.deleteLater()
        self.panels = [RecordPanel(title, rows, self) for title, rows in groups if rows]
        for number, panel in enumerate(self.panels):
            column = self._columns[number % 2]
            column.insertWidget(column.count() - 1, panel)
            panel.show()
        self._scroll.setVisible(bool(self.panels))
        self._empty.setVisible(not self.panels)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.choice.retranslate()
        self._empty.setText(
            render(
                N_(
                    "RecordPage",
                    "Finish a match as the only person at the table, and this page will show your "
                    "results, your favourite opponents and your biggest wins.",
                )
            )
        )
        self._note.setText("" if self._since is None else render(since_words(self._since)))
        self._note.setVisible(self._since is not None)
        self._problem.setText(render(self._reason) if self._reason is not None else "")
        self._problem.setVisible(self._reason is not None)
        for panel in self.panels:
            panel.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: puts the panels beside each other where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= appearance.scaled(NARROW)
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if wide else direction.TopToBottom)


class RecordPanel(Panel):
    """A heading, and rows of figures."""

    def __init__(self, title: Message, rows: Sequence[RecordRow], parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._rows = title, list(rows)
        self._title = label(self, "heading")
        self.lines = [(label(self, wrap=True), label(self)) for _ in rows]
        grid = QGridLayout(self)
        grid.setContentsMargins(*(appearance.scaled(m) for m in (18, 14, 18, 14)))
        grid.setHorizontalSpacing(appearance.scaled(12))
        grid.setVerticalSpacing(appearance.scaled(6))
        grid.addWidget(self._title, 0, 0, 1, 4)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, (row, (what, figure)) in enumerate(
            zip(self._rows, self.lines, strict=True), start=1
        ):
            first = 0
            if any(one.wizard for one in self._rows):
                face = Portrait(26, self)
                face.keep_room(True)
                face.show_wizard(row.wizard if wizard_of_id(row.wizard) is not None else "")
                grid.addWidget(face, number, 0)
                first = 1
            grid.addWidget(what, number, first, 1, 2 - first)
            if row.share is not None:
                grid.addWidget(Share(row.share, self), number, 2)
            figure.setAlignment(right)
            grid.addWidget(figure, number, 3)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._title.setText(render(self._words))
        told = []
        for row, (what, figure) in zip(self._rows, self.lines, strict=True):
            what.setText(row.what if isinstance(row.what, str) else render(row.what))
            figure.setText(render(row.figure))
            told.append(
                render(N_("player", "{what}: {figure}.").of(what=what.text(), figure=figure.text()))
            )
        self.be_heard(self._title.text(), " ".join(told))


def _matches(count: int) -> Message:
    return NN_("player", "%n match(es)", "", count)


def _helped(record: PlayerRecord) -> RecordRow:
    return RecordRow(N_("player", "Played with help"), _of(record.helped, record.played))


def _besides(done: Activities) -> list[RecordRow]:
    """Returns the rows for what the player did besides matches; empty if they did nothing."""
    counts = (done.lessons, done.problems, done.daily_tables, done.films)
    if not any(counts):
        return []
    return [
        RecordRow(
            N_("player", "Lessons finished"),
            _of(done.lessons, LESSON_COUNT),
            min(1.0, done.lessons / LESSON_COUNT),
        ),
        RecordRow(N_("player", "Problems solved"), _number(done.problems)),
        RecordRow(N_("player", "Daily tables finished"), _number(done.daily_tables)),
        RecordRow(N_("player", "Films made"), _number(done.films)),
    ]


def _number(count: int) -> Message:
    return N_("player", "{number}").of(number=count)


def _of(part: int, whole: int) -> Message:
    return N_("player", "{part} of {whole}").of(part=part, whole=whole)


def _ahead(one: Encounter) -> Message:
    return N_("player", "you finished ahead in {part} of {whole}").of(part=one.ahead, whole=one.met)


def _opponent(one: Encounter) -> RecordRow:
    return RecordRow(one.name, _ahead(one), one.ahead / one.met, one.wizard)


def _style(one: Encounter) -> RecordRow:
    spec = catalog.get(one.game)
    title = spec.style(one.wizard).title
    words = N_("player", "{style} in {game}").of(style=title, game=spec.title)
    return RecordRow(words, _ahead(one), one.ahead / one.met)


def _lead(one: BestLead) -> RecordRow:
    date = written_day_of(one.match.ended)
    words = N_("player", "{game}, {date}").of(game=catalog.get(one.game).title, date=date)
    return RecordRow(words, NN_("player", "+%n point(s)", "", one.points))


def of_player(profile: Profile, _services: Services, parent: QWidget) -> RecordPage:
    """Returns the page of the current player."""
    return RecordPage(profile, parent)
