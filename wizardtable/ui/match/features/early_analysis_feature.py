# SPDX-License-Identifier: MIT
"""Begins the analysis of a match while it goes on, so that nobody waits for it at the end.

The work is done while a person thinks, in one process at low priority. It pauses while an opponent
or the advisor thinks. Nothing of it is shown, kept or used before the match is over.
"""

from collections.abc import Callable
from pathlib import Path

from wizardtable.ai.process.power import is_on_battery
from wizardtable.core import override
from wizardtable.play import timers
from wizardtable.play.controller import Controller
from wizardtable.store.settings import Settings
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services

IDLE_MS = 800
"""Milliseconds after which a person who has not moved counts as thinking. The table is then at
rest."""


class EarlyAnalysisFeature(MatchFeature):
    """Lets the analyst work in advance while a person at this screen thinks.

    `has_battery_only` says whether the computer runs on its battery; then nothing is done in
    advance.
    """

    def __init__(
        self,
        page: MatchPage,
        profile: Profile,
        services: Services,
        has_battery_only: Callable[[], bool] = is_on_battery,
    ) -> None:
        super().__init__(page)
        self._services = services
        self._has_battery_only = has_battery_only
        self._is_wanted = profile.settings.early_analysis
        self._controller: Controller | None = None
        self._path: Path | None = None
        self._is_begun = self._is_somebody_thinking = False
        self._timer = timers.single(self)
        self._timer.timeout.connect(self._work)

    @override
    def begin(self, match: OpenMatch) -> None:
        self._is_begun = self._is_somebody_thinking = False
        controller = match.controller
        if match.exercise is not None or controller.match.result is not None:
            return
        self._controller, self._path = controller, match.path
        controller.thinking.connect(self._note_thinking)
        controller.menu_changed.connect(self._update)
        controller.history_changed.connect(self._update)
        controller.finished.connect(self._finish)

    @override
    def end(self) -> None:
        self._controller = None
        self._timer.stop()
        if self._is_begun:
            self._services.analyst.leave()

    @override
    def apply(self, settings: Settings) -> None:
        self._is_wanted = settings.early_analysis
        self._update()

    def _note_thinking(self, seat: object) -> None:
        self._is_somebody_thinking = seat is not None
        self._update()

    def _update(self) -> None:
        """Pauses the work, and begins it again if a person thinks for a while."""
        self._timer.stop()
        if self._is_begun:
            self._services.analyst.pause()
        controller = self._controller
        if (
            controller is not None
            and self._is_wanted
            and controller.may_act
            and controller.match.actions
            and not self._is_somebody_thinking
        ):
            self._timer.start(IDLE_MS)

    def _work(self) -> None:
        if self._controller is not None and not self._has_battery_only():
            self._is_begun = True
            self._services.analyst.follow(self._controller.match)

    def _finish(self) -> None:
        """Completes the analysis of a match that was analysed in advance."""
        controller = self._controller
        self._timer.stop()
        if self._is_begun and controller is not None and controller.match.result is not None:
            self._is_begun = False
            self._services.analyst.begin(controller.match, self._path)
