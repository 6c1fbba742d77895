# SPDX-License-Identifier: MIT
"""The achievements: what the player has reached, and how far they are with the rest."""

from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.core.text import N_, Message
from wizardtable.paint.medals import paint_medal
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.ui.profile import Profile
from wizardtable.ui.results.statistics_page import Share
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import (
    Page,
    Panel,
    button,
    label,
    scrolled,
    see,
)
from wizardtable.ui.style.written_days import written_day

MEDAL: Final = 64
"""Pixels of a medal at 100 %."""

COLUMN: Final = 350
"""Pixels at 100 % that a column needs."""

LOOK: Final = 250
"""Milliseconds after which it is asked again whether all saves have been looked through."""

EVERY_GAME: Final = N_("achievement", "All games")


class AchievementsPage(Page):
    """The achievements of one game at a time, or those that belong to none.

    Attributes:
        groups: the buttons that choose a game, by its id, and by `ALL_GAMES`.
        panels: the achievements that are shown.
    """

    def __init__(self, profile: Profile, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._profile, self._services = profile, services
        self._states: list[AchievementState] = []
        self._reason: Message | None = None
        self._families = {game: place for place, game in enumerate((*catalog.GAMES, ALL_GAMES))}
        self._count = label(self, "lead", wrap=True)
        self._count.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._problem = label(self, "problem", wrap=True)
        self.groups = {game: button(self, "segment") for game in self._families}
        self._note = label(self, "soft", wrap=True)
        self._busy = label(self, "soft", wrap=True)
        self.panels: list[AchievementPanel] = []
        self._shown = next(iter(self._families))
        self._columns = 0
        self._body = QWidget(self)
        self._body.setObjectName("clear")
        self._grid = QGridLayout()
        self._scroll = scrolled(self._body)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        self._timer = timers.repeating(self, LOOK)
        self._timer.timeout.connect(self._look)
        self._lay_out()
        self.refresh()
        self._look()

    def refresh(self) -> None:
        """Read again what was achieved."""
        data = self._profile.data
        known, self._reason = contributions.read(data)
        otherwise = achievement_news.progress_without_matches(data)
        self._states = contributions.states(known, otherwise)
        self._show_group()
        self.retranslate()

    def turn_to(self, game: str) -> None:
        """Show the achievements of a game, or those of `ALL_GAMES`."""
        self._shown = game
        self._show_group()
        self._scroll.verticalScrollBar().setValue(0)
        self.retranslate()

    def come_to(self, about: object) -> None:
        """Brings an achievement into sight; `about` is the id of its game, and its own id."""
        for state in self._states:
            if (state.game, state.achievement.id) == about:
                self.turn_to(state.game)
                mine = [each for each in self._states if each.game == state.game]
                panel = self.panels[mine.index(state)]
                panel.setFocus(Qt.FocusReason.OtherFocusReason)
                see(panel)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        reached = sum(state.is_reached for state in self._states)
        count = render(N_("AchievementsPage", "{reached} of {all} achievements"))
        self._count.setText(
            count.replace("{reached}", str(reached)).replace("{all}", str(len(self._states)))
        )
        self._note.setText(
            render(
                N_(
                    "AchievementsPage",
                    "As in the statistics, a match counts if you are the only person at the "
                    "table, and each deal counts once. Help is allowed, except where an "
                    "achievement asks for a match without it. A match that you give up is not a "
                    "win. You keep your achievements even if you delete saved matches.",
                )
            )
        )
        self._busy.setText(render(N_("AchievementsPage", "Looking through your saved matches…")))
        self._problem.setText(render(self._reason) if self._reason is not None else "")
        self._problem.setVisible(self._reason is not None)
        for game, one in self.groups.items():
            title = EVERY_GAME if game == ALL_GAMES else catalog.get(game).title
            mine = [state for state in self._states if state.game == game]
            told = render(N_("AchievementsPage", "{game}: {reached} of {all}"))
            one.setText(render(title))
            one.setToolTip(
                told.replace("{game}", render(title))
                .replace("{reached}", str(sum(state.is_reached for state in mine)))
                .replace("{all}", str(len(mine)))
            )
            one.setAccessibleName(one.toolTip())
            one.setChecked(game == self._shown)
            focus = Qt.FocusPolicy.StrongFocus if one.isChecked() else Qt.FocusPolicy.ClickFocus
            one.setFocusPolicy(focus)  # arrows lead to the others, as among any one of several
        for panel in self.panels:
            panel.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: as many columns as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def _look(self) -> None:
        """See whether the saves have been looked through."""
        scan = self._services.scan_achievements()
        busy = not scan.done.is_set()
        self._busy.setVisible(busy)
        if busy:
            self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()
            self.refresh()
        if scan.failed is not None and self._reason is None:
            self._reason = scan.failed.reason
            self.retranslate()

    def _show_group(self) -> None:
        for panel in self.panels:
            self._grid.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        family = self._families[self._shown]
        mine = [state for state in self._states if state.game == self._shown]
        self.panels = [AchievementPanel(state, family, self._body) for state in mine]
        self._columns = 0
        self._arrange()
        for panel in self.panels:
            panel.show()

    def _arrange(self) -> None:
        columns = max(1, min(2, self.width() // appearance.scaled(COLUMN)))
        if columns == self._columns:
            return
        self._columns = columns
        for place, panel in enumerate(self.panels):
            self._grid.addWidget(panel, place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if columns > 1 else 0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, appearance.scaled(6), 0)
        column.setSpacing(appearance.scaled(10))
        self._grid.setSpacing(appearance.scaled(8))
        column.addWidget(self._count)
        column.addLayout(ButtonRow(tuple(self.groups.values()), centred=True))
        column.addLayout(self._grid)
        column.addWidget(self._note)
        column.addStretch()
        for game, one in self.groups.items():
            one.setCheckable(True)
            one.setAutoExclusive(True)
            one.toggled.connect(partial(self._turn_if, game))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, appearance.scaled(4), 0, 0)
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._problem)
        whole.addWidget(self._busy)
        whole.addWidget(self._scroll, 1)

    def _turn_if(self, game: str, checked: bool) -> None:
        if checked and game != self._shown:
            self.turn_to(game)


class AchievementPanel(Panel):
    """An achievement with its medal, and how far the player is with it."""

    def __init__(self, state: AchievementState, family: int, parent: QWidget) -> None:
        super().__init__(parent, corners=False)
        self._state = state
        goal = state.achievement.goal
        self._medal = Medal(state, family, self)
        self._title = label(self, "heading", wrap=True)
        self._sentence = label(self, "", wrap=True)
        self._told = label(self, "soft")
        bar = QHBoxLayout()
        bar.setSpacing(appearance.scaled(8))
        if not state.is_reached and goal > 1:
            bar.addWidget(Share(state.progress / goal, self), 1)
        bar.addWidget(self._told, 0 if goal > 1 else 1)
        words = QVBoxLayout()
        words.setSpacing(appearance.scaled(3))
        words.addWidget(self._title)
        words.addWidget(self._sentence)
        words.addStretch()
        words.addLayout(bar)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (12, 10, 14, 10)))
        whole.setSpacing(appearance.scaled(12))
        whole.addWidget(self._medal, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(words, 1)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        state = self._state
        self._title.setText(render(state.achievement.title))
        self._sentence.setText(render(state.achievement.told))
        self._told.setText(self._progress())
        self.be_heard(self._title.text(), f"{self._sentence.text()} {self._told.text()}")

    def _progress(self) -> str:
        state, goal = self._state, self._state.achievement.goal
        if state.when is not None:
            shown = written_day(date.fromtimestamp(state.when))
            words = N_("AchievementPanel", "Earned on {day}")
            if state.helped:
                words = N_("AchievementPanel", "Earned on {day}, with help")
            return render(words).replace("{day}", shown)
        if state.is_reached:
            return render(N_("AchievementPanel", "Earned"))
        if goal == 1:
            return render(N_("AchievementPanel", "Not earned yet"))
        told = render(N_("AchievementPanel", "{progress} of {goal}"))
        return told.replace("{progress}", str(state.progress)).replace("{goal}", str(goal))


class Medal(QWidget):
    """The medal of an achievement."""

    def __init__(self, state: AchievementState, family: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._family = state, family
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt: as large as it is painted."""
        return QSize(appearance.scaled(MEDAL), appearance.scaled(MEDAL))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: paints the medal."""
        engraved = "" if self._state.is_reached else shades_on(self).border
        painter = QPainter(self)
        emblem = self._state.achievement.emblem
        paint_medal(painter, QRectF(self.rect()), self._family, emblem, engraved)
        painter.end()


def of_player(profile: Profile, services: Services, parent: QWidget) -> AchievementsPage:
    """Returns the page of the current player."""
    return AchievementsPage(profile, services, parent)
