# SPDX-License-Identifier: MIT
"""The overview of the player: matches, streaks, opponents, biggest wins and other activities."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
from wizardtable.core.achievements.of_all_games import LESSON_COUNT
from wizardtable.core.text import N_, NN_, Message
from wizardtable.core.wizards import wizard_of_id
from wizardtable.play.translate import render, spoken_texts
from wizardtable.store import statistics
from wizardtable.store.player import player_activities
from wizardtable.store.player.player_activities import Activities
from wizardtable.store.player.player_record import BestLead, Encounter, PlayerRecord, record_of
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.help_choice import HelpChoice
from wizardtable.ui.results.statistics_page import ShareBar, since_words
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.covers.invitation import Invitation
from wizardtable.ui.style.portraits import Portrait
from wizardtable.ui.style.widgets import Page, Panel, in_scroll_area, label, with_role
from wizardtable.ui.style.written_days import written_day_of

MAX_LIST_ROWS = 5
"""The most opponents, wins and styles that are listed."""

PICTURE_HEIGHT = 38
"""The height of the portrait or game cover before a row, in pixels at 100 %."""

COVER_WIDTH = 54
"""The width of a game cover before a row, in pixels at 100 %."""

FIGURE_WIDTH = 140
"""The least width of a large figure, in pixels at 100 %."""

TWO_COLUMNS_WIDTH = 760
"""In a page at least this wide, in pixels at 100 %, the panels stand in two columns."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A row of a panel.

    Attributes:
        subject: the words before the figure.
        figure: the figure.
        share: a share from 0 to 1 that is drawn as a bar; None for no bar.
        wizard: the id of the wizard whose portrait is before the row; "" for no portrait.
        game: the id of the game whose cover is before the row; "" for no cover.
    """

    subject: Message | str
    figure: Message
    share: float | None = None
    wizard: str = ""
    game: str = ""


class RecordPage(Page):
    """Panels of figures about the current player.

    Attributes:
        choice: the choice between matches with and without help.
        panels: the panels that are shown.

    Signals:
        wanted(str, object): the player wants to open a page: its route (`routes`) and its subject,
            here a game.
    """

    wanted = Signal(str, object)

    def __init__(self, profile: Profile, parent: QWidget) -> None:
        super().__init__(parent)
        finished, self._notice = statistics.read(profile.data)
        self._matches_of_catalog = [match for match in finished if match.game in catalog.GAMES]
        self._since = statistics.counted_since(profile.data, self._matches_of_catalog)
        self._activities = player_activities.read(profile.data, profile.settings)
        self.choice = HelpChoice(self)
        self.choice.update_visibility(self._matches_of_catalog)
        self.choice.changed.connect(self._update_panels)
        self.panels: list[RecordPanel] = []
        self._note = label(self, "soft", wrap=True)
        self._problem = label(self, "problem", wrap=True)
        self._empty = Invitation(
            N_("player", "A lesson is a good start. Which game would you like to learn?"), self
        )
        self._empty.taken.connect(lambda game: self.wanted.emit("lessons", game))
        body = QWidget(self)
        body.setObjectName("clear")
        self._column_box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column_box.setSpacing(appearance.scaled(12))
        self._columns = [QVBoxLayout(), QVBoxLayout()]
        for column in self._columns:
            column.setSpacing(appearance.scaled(12))
            self._column_box.addLayout(column, 1)
            column.addStretch()
        inner_column = self._inner_column = QVBoxLayout(body)
        inner_column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        inner_column.setSpacing(appearance.scaled(12))
        inner_column.addLayout(self._column_box, 1)
        inner_column.addWidget(self._note)
        self._scroll = in_scroll_area(body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its contents take the keyboard
        page_column = QVBoxLayout(self)
        page_column.setContentsMargins(0, 0, 0, 0)
        page_column.setSpacing(appearance.scaled(8))
        page_column.addWidget(self._problem)
        page_column.addWidget(self.choice)
        page_column.addWidget(self._scroll, 1)
        page_column.addWidget(self._empty, 1)
        self._update_panels()

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self.choice.retranslate()
        self._empty.setText(
            render(
                N_(
                    "RecordPage",
                    "Finish a match as the only person at the table, making your own decisions, "
                    "and this page will show your results, your favourite opponents and your "
                    "biggest wins.",
                )
            )
        )
        self._note.setText("" if self._since is None else render(since_words(self._since)))
        self._note.setVisible(self._since is not None)
        self._problem.setText(render(self._notice) if self._notice is not None else "")
        self._problem.setVisible(self._notice is not None)
        for panel in self.panels:
            panel.retranslate()

    def _update_panels(self) -> None:
        """Makes the panels again for the chosen matches."""
        matches = self.choice.chosen_matches(self._matches_of_catalog)
        record = record_of(matches)
        figures = [
            RecordRow(N_("player", "Finished"), _match_count_words(record.played)),
            RecordRow(
                N_("player", "Won"),
                _share_words(record.won, record.played),
                record.won / record.played if record.played else None,
            ),
            *([_helped_row(record)] if record.helped else []),
            RecordRow(N_("player", "Current winning streak"), _number_words(record.streak)),
            RecordRow(N_("player", "Longest winning streak"), _number_words(record.longest)),
            RecordRow(N_("player", "Days played"), _number_words(len(record.days))),
        ]
        groups: list[tuple[Message, Sequence[RecordRow]]] = [
            (N_("player", "Matches"), figures),
            (
                N_("player", "Favourite opponents"),
                [_opponent_row(entry) for entry in record.opponents[:MAX_LIST_ROWS]],
            ),
            (
                N_("player", "Biggest wins"),
                [_lead_row(entry) for entry in record.leads[:MAX_LIST_ROWS]],
            ),
            (
                N_("player", "Favourite styles"),
                [_style_row(entry) for entry in record.styles[:MAX_LIST_ROWS]],
            ),
        ]
        if not matches:
            groups = []
        groups.append((N_("player", "Other activities"), _activity_rows(self._activities)))
        for panel in self.panels:
            panel.hide()
            panel.deleteLater()
        self.panels = [
            (FigureBand if rows is figures else RecordPanel)(title, rows, self)
            for title, rows in groups
            if rows
        ]
        column_panels = [panel for panel in self.panels if not isinstance(panel, FigureBand)]
        for figure_band in self.panels[: len(self.panels) - len(column_panels)]:
            self._inner_column.insertWidget(0, figure_band)
        for index, panel in enumerate(column_panels):
            column = self._columns[index % 2]
            column.insertWidget(column.count() - 1, panel)
        for panel in self.panels:
            panel.show()
        self._scroll.setVisible(bool(self.panels))
        self._empty.setVisible(not self.panels)
        self.retranslate()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Puts the panels into two columns if the page is wide enough, else into one."""
        super().resizeEvent(event)
        is_wide = self.width() >= appearance.scaled(TWO_COLUMNS_WIDTH)
        direction = QBoxLayout.Direction
        self._column_box.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)


class RecordPanel(Panel):
    """A panel with a title and rows of figures, some with a picture.

    Attributes:
        lines: the labels of each row: the subject and the figure.
    """

    def __init__(self, title: Message, rows: Sequence[RecordRow], parent: QWidget) -> None:
        super().__init__(parent)
        self._title_words, self._rows = title, list(rows)
        self._title = label(self, "heading")
        self.lines = [(label(self, wrap=True), label(self)) for _ in rows]
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(*(appearance.scaled(margin) for margin in (18, 14, 18, 14)))
        grid.setHorizontalSpacing(appearance.scaled(12))
        grid.setVerticalSpacing(appearance.scaled(8))
        grid.addWidget(self._title, 0, 0, 1, 3)
        for grid_row, (row, (subject_label, figure_label)) in enumerate(
            zip(self._rows, self.lines, strict=True), start=1
        ):
            picture = self._picture(row)
            if picture is None:
                self._lay_out_plain(grid, grid_row, row, subject_label, figure_label)
                continue
            with_role(figure_label, "soft")
            figure_label.setWordWrap(True)
            words_column = QVBoxLayout()
            words_column.setSpacing(0)
            words_column.addWidget(subject_label)
            words_column.addWidget(figure_label)
            grid.addWidget(picture, grid_row, 0)
            grid.addLayout(words_column, grid_row, 1)
            if row.share is not None:
                grid.addWidget(ShareBar(row.share, self), grid_row, 2)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(self._rows) + 1, 1)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self._title.setText(render(self._title_words))
        sentences = []
        for row, (subject_label, figure_label) in zip(self._rows, self.lines, strict=True):
            subject_label.setText(
                row.subject if isinstance(row.subject, str) else render(row.subject)
            )
            figure_label.setText(render(row.figure))
            sentences.append(
                render(
                    N_("player", "{what}: {figure}.").of(
                        what=subject_label.text(), figure=figure_label.text()
                    )
                )
            )
        self.be_heard(self._title.text(), spoken_texts(sentences))

    def _lay_out_plain(
        self,
        grid: QGridLayout,
        grid_row: int,
        row: RecordRow,
        subject_label: QLabel,
        figure_label: QLabel,
    ) -> None:
        line = QHBoxLayout()
        line.setSpacing(appearance.scaled(12))
        line.addWidget(subject_label, 2)
        if row.share is not None:
            line.addWidget(ShareBar(row.share, self), 1)
        figure_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(figure_label)
        grid.addLayout(line, grid_row, 0, 1, 3)

    def _picture(self, row: RecordRow) -> QWidget | None:
        """Returns the picture before a row; None if no row of this panel has one."""
        if row.game in catalog.GAMES:
            cover = GamePicture(row.game, self, after_others=True)
            cover.setFixedSize(appearance.scaled(COVER_WIDTH), appearance.scaled(PICTURE_HEIGHT))
            return cover
        if any(other_row.wizard for other_row in self._rows):
            face = Portrait(PICTURE_HEIGHT, self)
            face.keep_room(True)
            face.show_wizard(row.wizard if wizard_of_id(row.wizard) is not None else "")
            return face
        return None


class FigureBand(RecordPanel):
    """The panel of the most important figures, which are large and side by side."""

    @override
    def _lay_out(self) -> None:
        self._columns = 0
        self._title.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*(appearance.scaled(margin) for margin in (18, 12, 18, 12)))
        self._grid.setHorizontalSpacing(appearance.scaled(18))
        self._grid.setVerticalSpacing(appearance.scaled(10))
        self._cells: list[QVBoxLayout] = []
        for row, (subject_label, figure_label) in zip(self._rows, self.lines, strict=True):
            with_role(figure_label, "title")
            with_role(subject_label, "soft")
            cell = QVBoxLayout()
            cell.setSpacing(appearance.scaled(2))
            for cell_label in (figure_label, subject_label):
                cell_label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                cell.addWidget(cell_label)
            if row.share is not None:
                cell.addWidget(ShareBar(row.share, self))
            cell.addStretch()
            self._cells.append(cell)
        self._arrange(len(self._cells))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arranges the figures in more rows if the band is narrow."""
        super().resizeEvent(event)
        max_columns = self.width() // appearance.scaled(FIGURE_WIDTH)
        rows = -(-len(self._cells) // max(2, min(max_columns, len(self._cells))))
        self._arrange(-(-len(self._cells) // rows))

    def _arrange(self, columns: int) -> None:
        """Lays out the figures in this many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        while self._grid.count():
            self._grid.takeAt(0)
        for index, cell in enumerate(self._cells):
            self._grid.addLayout(cell, index // columns, index % columns)
        for column in range(len(self._cells)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
            self._grid.setColumnMinimumWidth(column, 0)


def _match_count_words(count: int) -> Message:
    return NN_("player", "%n match(es)", "", count)


def _helped_row(record: PlayerRecord) -> RecordRow:
    return RecordRow(N_("player", "Played with help"), _share_words(record.helped, record.played))


def _activity_rows(activities: Activities) -> list[RecordRow]:
    """Returns the rows about activities besides matches; empty if there were none."""
    counts = (activities.lessons, activities.problems, activities.daily_tables, activities.films)
    if not any(counts):
        return []
    return [
        RecordRow(
            N_("player", "Lessons finished"),
            _share_words(activities.lessons, LESSON_COUNT),
            min(1.0, activities.lessons / LESSON_COUNT),
        ),
        RecordRow(N_("player", "Problems solved"), _number_words(activities.problems)),
        RecordRow(N_("player", "Daily tables finished"), _number_words(activities.daily_tables)),
        RecordRow(N_("player", "Films made"), _number_words(activities.films)),
    ]


def _number_words(count: int) -> Message:
    return N_("player", "{number}").of(number=count)


def _share_words(part: int, whole: int) -> Message:
    return N_("player", "{part} of {whole}").of(part=part, whole=whole)


def _ahead_words(encounter: Encounter) -> Message:
    return N_("player", "you finished ahead in {part} of {whole}").of(
        part=encounter.ahead, whole=encounter.met
    )


def _opponent_row(encounter: Encounter) -> RecordRow:
    return RecordRow(
        encounter.name, _ahead_words(encounter), encounter.ahead / encounter.met, encounter.wizard
    )


def _style_row(encounter: Encounter) -> RecordRow:
    spec = catalog.get(encounter.game)
    style_title = spec.style(encounter.wizard).title
    pattern = N_("player", "{style} in {game}").of(style=style_title, game=spec.title)
    return RecordRow(
        pattern, _ahead_words(encounter), encounter.ahead / encounter.met, game=encounter.game
    )


def _lead_row(lead: BestLead) -> RecordRow:
    day = written_day_of(lead.match.ended)
    pattern = N_("player", "{game}, {date}").of(game=catalog.get(lead.game).title, date=day)
    return RecordRow(pattern, NN_("player", "+%n point(s)", "", lead.points), game=lead.game)


def of_player(profile: Profile, _services: Services, parent: QWidget) -> RecordPage:
    """Returns the tab's page for the current player."""
    return RecordPage(profile, parent)
