# SPDX-License-Identifier: MIT
"""The page of achievements, with the player's progress towards each."""

from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.core.text import N_, Message
from wizardtable.paint.medals import paint_medal
from wizardtable.play import timers
from wizardtable.play.translate import render, spoken_texts
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.statistics_page import ShareBar
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.spoken_names import set_tip
from wizardtable.ui.style.widgets import (
    Page,
    Panel,
    button,
    in_scroll_area,
    label,
    scroll_into_view,
)
from wizardtable.ui.style.written_days import written_day

MEDAL_SIDE: Final = 64
"""Side of a square medal, in pixels at 100 %."""

MIN_COLUMN_WIDTH: Final = 350
"""Smallest width of a column of achievements, in pixels at 100 %."""

SCAN_POLL_MS: Final = 250
"""Milliseconds between two checks whether the scan of the saved matches has ended."""

ALL_GAMES_TITLE: Final = N_("achievement", "All games")


class AchievementsPage(Page):
    """The page with the achievements of one game, or with those that belong to no single game.

    Attributes:
        game_buttons: the buttons that choose a game, by its id; `ALL_GAMES` stands for the
            achievements of no single game.
        panels: the achievements on the page, one panel each.
    """

    def __init__(self, profile: Profile, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._profile, self._services = profile, services
        self._states: list[AchievementState] = []
        self._read_problem: Message | None = None
        self._medal_families = {
            game: place for place, game in enumerate((*catalog.GAMES, ALL_GAMES))
        }
        self._summary = label(self, "lead", wrap=True)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._problem = label(self, "problem", wrap=True)
        self.game_buttons = {game: button(self, "segment") for game in self._medal_families}
        self._note = label(self, "soft", wrap=True)
        self._scan_note = label(self, "soft", wrap=True)
        self.panels: list[AchievementPanel] = []
        self._shown_game = next(iter(self._medal_families))
        self._columns = 0
        self._body = QWidget(self)
        self._body.setObjectName("clear")
        self._grid = QGridLayout()
        self._scroll = in_scroll_area(self._body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the Tab key leads to the panels
        self._timer = timers.repeating(self, SCAN_POLL_MS)
        self._timer.timeout.connect(self._check_scan)
        self._lay_out()
        self.refresh()
        self._check_scan()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        column.setSpacing(appearance.scaled(10))
        self._grid.setSpacing(appearance.scaled(8))
        column.addWidget(self._summary)
        column.addLayout(ButtonRow(tuple(self.game_buttons.values()), centred=True))
        column.addLayout(self._grid)
        column.addWidget(self._note)
        column.addStretch()
        for game, choice in self.game_buttons.items():
            choice.setCheckable(True)
            choice.setAutoExclusive(True)
            choice.toggled.connect(partial(self._turn_if_checked, game))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, appearance.scaled(4), 0, 0)
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._problem)
        whole.addWidget(self._scan_note)
        whole.addWidget(self._scroll, 1)

    def _arrange_panels(self) -> None:
        columns = max(1, min(2, self.width() // appearance.scaled(MIN_COLUMN_WIDTH)))
        if columns == self._columns:
            return
        self._columns = columns
        for place, panel in enumerate(self.panels):
            self._grid.addWidget(panel, place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if columns > 1 else 0)

    def refresh(self) -> None:
        """Reads the player's achievements from the disk again, and shows them."""
        data = self._profile.data
        by_matches, self._read_problem = contributions.read(data)
        by_other_means = achievement_news.progress_without_matches(data)
        self._states = contributions.states(by_matches, by_other_means)
        self._show_panels()
        self.retranslate()

    def turn_to(self, game: str) -> None:
        """Shows the achievements of a game, given its id; `ALL_GAMES` shows those of no single
        game.
        """
        self._shown_game = game
        self._show_panels()
        self._scroll.verticalScrollBar().setValue(0)
        self.retranslate()

    def come_to(self, about: object) -> None:
        """Scrolls to an achievement, and gives it the keyboard focus.

        Args:
            about: the id of the achievement's game, and the id of the achievement. Nothing happens
                if there is no such achievement.
        """
        for state in self._states:
            if (state.game, state.achievement.id) == about:
                self.turn_to(state.game)
                states = [other for other in self._states if other.game == state.game]
                panel = self.panels[states.index(state)]
                panel.setFocus(Qt.FocusReason.OtherFocusReason)
                scroll_into_view(panel)

    def _turn_if_checked(self, game: str, checked: bool) -> None:
        if checked and game != self._shown_game:
            self.turn_to(game)

    def _show_panels(self) -> None:
        for panel in self.panels:
            self._grid.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        family = self._medal_families[self._shown_game]
        states = [state for state in self._states if state.game == self._shown_game]
        self.panels = [AchievementPanel(state, family, self._body) for state in states]
        self._columns = 0
        self._arrange_panels()
        for panel in self.panels:
            panel.show()

    def _check_scan(self) -> None:
        """Shows the achievements again once the scan of the saved matches has ended."""
        scan = self._services.scan_achievements()
        is_scanning = not scan.done.is_set()
        self._scan_note.setVisible(is_scanning)
        if is_scanning:
            self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self.refresh()
        if scan.failed is not None and self._read_problem is None:
            self._read_problem = scan.failed.reason
            self.retranslate()

    @override
    def retranslate(self) -> None:
        reached = sum(state.is_reached for state in self._states)
        summary = N_("AchievementsPage", "{reached} of {all} achievements")
        self._summary.setText(render(summary.of(reached=reached, all=len(self._states))))
        self._note.setText(
            render(
                N_(
                    "AchievementsPage",
                    "As in the statistics, a match counts if you are the only person at the table, "
                    "and each deal counts once. Help is allowed unless an achievement rules it "
                    "out. A match you give up is not a win. You keep your achievements even if you "
                    "delete saved matches.",
                )
            )
        )
        self._scan_note.setText(
            render(N_("AchievementsPage", "Looking through your saved matches…"))
        )
        self._problem.setText(render(self._read_problem) if self._read_problem is not None else "")
        self._problem.setVisible(self._read_problem is not None)
        for game, choice in self.game_buttons.items():
            title = ALL_GAMES_TITLE if game == ALL_GAMES else catalog.get(game).title
            states = [state for state in self._states if state.game == game]
            reached = sum(state.is_reached for state in states)
            tooltip = N_("AchievementsPage", "{game}: {reached} of {all}")
            choice.setText(render(title))
            words = render(tooltip.of(game=title, reached=reached, all=len(states)))
            choice.setAccessibleName(words)
            set_tip(choice, words)
            choice.setChecked(game == self._shown_game)
            focus = Qt.FocusPolicy.StrongFocus if choice.isChecked() else Qt.FocusPolicy.ClickFocus
            choice.setFocusPolicy(focus)  # the arrow keys lead to the other buttons
        for panel in self.panels:
            panel.retranslate()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange_panels()


class AchievementPanel(Panel):
    """The panel of one achievement: its medal, what it asks for, and the player's progress.

    `medal_family` is the number of the medal's shape, as in `paint.medals`.

    Attributes:
        sentence: the label that says what the achievement asks for.
    """

    def __init__(self, state: AchievementState, medal_family: int, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._state = state
        goal = state.achievement.goal
        self._medal = Medal(state, medal_family, self)
        self._title = label(self, "heading", wrap=True)
        self.sentence = label(self, "", wrap=True)
        self._progress_words = label(self, "soft")
        self.retranslate()  # layouts ask only once if a label grows with its words
        progress_row = QHBoxLayout()
        progress_row.setSpacing(appearance.scaled(8))
        if not state.is_reached and goal > 1:
            progress_row.addWidget(ShareBar(state.progress / goal, self), 1)
        progress_row.addWidget(self._progress_words, 0 if goal > 1 else 1)
        texts = QVBoxLayout()
        texts.setSpacing(appearance.scaled(3))
        texts.addWidget(self._title)
        texts.addWidget(self.sentence)
        texts.addStretch()
        texts.addLayout(progress_row)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (12, 10, 14, 10)))
        whole.setSpacing(appearance.scaled(12))
        whole.addWidget(self._medal, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(texts, 1)

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        state = self._state
        self._title.setText(render(state.achievement.title))
        self.sentence.setText(render(state.achievement.told))
        self._progress_words.setText(self._progress_text())
        words = spoken_texts((self.sentence.text(), self._progress_words.text()))
        self.be_heard(self._title.text(), words)

    def _progress_text(self) -> str:
        state, goal = self._state, self._state.achievement.goal
        if state.when is not None:
            day = written_day(date.fromtimestamp(state.when))
            words = N_("AchievementPanel", "Earned on {day}")
            if state.helped:
                words = N_("AchievementPanel", "Earned on {day}, with help")
            return render(words.of(day=day))
        if state.is_reached:
            return render(N_("AchievementPanel", "Earned"))
        if goal == 1:
            return render(N_("AchievementPanel", "Not earned yet"))
        progress = N_("AchievementPanel", "{progress} of {goal}")
        return render(progress.of(progress=state.progress, goal=goal))


class Medal(QWidget):
    """The medal of one achievement: golden once it is reached, and only engraved before."""

    def __init__(self, state: AchievementState, medal_family: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._medal_family = state, medal_family
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(appearance.scaled(MEDAL_SIDE), appearance.scaled(MEDAL_SIDE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        engraved = "" if self._state.is_reached else shades_on(self).border
        painter = QPainter(self)
        emblem = self._state.achievement.emblem
        paint_medal(painter, QRectF(self.rect()), self._medal_family, emblem, engraved)
        painter.end()


def of_player(profile: Profile, services: Services, parent: QWidget) -> AchievementsPage:
    """Returns the page of the current player."""
    return AchievementsPage(profile, services, parent)
