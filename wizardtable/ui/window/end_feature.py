# SPDX-License-Identifier: MIT
"""The end of the match on the table: it is counted for the player, then shown in a dialog.

From that dialog the player can look back at the match, and comes back to the same page.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.core import seeds
from wizardtable.core.arranged import purposes
from wizardtable.core.files import FileError
from wizardtable.core.game import Seat
from wizardtable.core.match import Match, Player
from wizardtable.play.branch import copy_to_play_on
from wizardtable.play.controller import Controller
from wizardtable.store import ratings, save
from wizardtable.store.book import book
from wizardtable.store.news import News
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.new_game_plan import NewGamePlan
from wizardtable.ui.results.analysis_page import AnalysisPage
from wizardtable.ui.results.finished_matches import FinishedMatches
from wizardtable.ui.results.game_over import GameOverDialog


class EndFeature(QObject):
    """Records finished matches, and shows the dialog about each end.

    Signals:
        opened(QDialog): the dialog about the end shall open above the window.
        shared(QDialog): this dialog asks for a film, an animated picture of the match.
    """

    opened = Signal(object)
    shared = Signal(object)

    def __init__(self, navigator: Navigator, page: MatchPage) -> None:
        super().__init__(page)
        self._navigator, self._page, self._window = navigator, page, navigator.window
        self._profile, self._analyst = navigator.profile, navigator.services.analyst
        self._replay_feature = page.feature(ReplayFeature)
        self._finished_matches: FinishedMatches | None = None
        self._end_page: int | None = None
        self._end_place: int | None = None  # where the player left the dialog for the replay
        self._profile.switched.connect(self._forget)
        page.leaving.connect(self._leave)
        self._replay_feature.replay_left.connect(self._back_to_end)
        self._replay_feature.branch_wanted.connect(self.play_on_from)

    def show(self, page: int = 0, place: int | None = None) -> None:
        """Shows how the match on the table has ended; without a finished match nothing happens.

        Args:
            page: the page of the dialog: 0 for the result, 1 for the analysis, 2 for what to learn.
            place: the position of the match to which the page scrolls (the number of actions before
                it); None for the top of the page.
        """

        controller = self._page.controller
        if controller is None or controller.match.result is None:
            return
        match = controller.match
        news = self._count(controller)
        analysis = AnalysisPage(match, self._page.path, self._analyst, self._window)
        findings = self._finished.findings_page(controller, self._window)
        dialog = GameOverDialog(
            match, match.names, controller.viewer, self._window, analysis, findings, news
        )
        dialog.lobby_wanted.connect(lambda: self._navigator.when_kept(self._navigator.go_to_lobby))
        dialog.rematch_wanted.connect(lambda same: self._rematch(match, same))
        dialog.replay_wanted.connect(lambda place, seat: self._replay(dialog, place, seat))
        dialog.share_wanted.connect(lambda: self.shared.emit(dialog))
        dialog.play_on_wanted.connect(self.play_on_from)
        dialog.challenge_wanted.connect(lambda: self._navigator.open("friends", match))
        self.opened.emit(dialog)
        dialog.turn_to(page)
        if place is not None:  # after everything is laid out
            QTimer.singleShot(0, dialog, lambda: dialog.come_to(place))

    def tell(self) -> None:
        """Shows how the match has ended; during a replay, once the player leaves the replay."""
        if self._replay_feature.view is None:
            self.show()
        else:
            self._end_page = 0

    def play_on_from(self, place: int) -> None:
        """Continues from a position of the match in a copy with a save of its own.

        Args:
            place: the number of actions before the position.
        """
        self._navigator.when_kept(lambda: self._branch(place))

    def _branch(self, place: int) -> None:

        controller, path = self._page.controller, self._page.path
        if controller is None:
            return
        copy = copy_to_play_on(controller.match, place, "" if path is None else path.stem)
        self._end_page = self._end_place = None
        self._page.show_match(copy, save.new_path(self._profile.data.saves, copy.spec.id))

    def _replay(self, end: GameOverDialog, place: int, seat: int) -> None:
        """Starts a replay of the finished match, after which the same page of the dialog comes
        back.

        Args:
            end: the dialog about the end.
            place: the position at which the replay begins.
            seat: the seat whose hand is shown; -1 for the usual view.
        """
        better = end.variations
        self._end_page = end.pages.currentIndex()
        self._end_place = place if seat >= 0 else None
        self._replay_feature.open(place, end.moments, Seat(seat) if seat >= 0 else None, better)

    def _leave(self, controller: Controller) -> None:
        """Enters the match that the player is leaving into the book, and forgets the page of its
        end."""
        self._end_page = self._end_place = None
        self._count(controller)

    def _forget(self) -> None:
        self._finished_matches = None

    def _back_to_end(self) -> None:
        page, self._end_page = self._end_page, None
        place, self._end_place = self._end_place, None
        if page is not None:
            self.show(page, place)

    @property
    def _finished(self) -> FinishedMatches:
        if self._finished_matches is None:
            self._finished_matches = FinishedMatches(self._profile.data)
        return self._finished_matches

    def _count(self, controller: Controller) -> list[News]:
        """Counts a match that was played to its end here, and records its findings.

        Returns the news for the player, such as achievements; empty if there are none.
        """
        if controller.match.result is None:
            return []
        self._profile.catch_up()
        if self._page.path is not None and controller.was_played:
            self._profile.played_saves.add(self._page.path)
        finished, match = self._finished, controller.match
        try:
            news = finished.keep(controller)
            if mended := book.take_recovery_notice(self._profile.data.book):
                self._page.banner.say(mended)
            return news
        except FileError as problem:
            # The postponed call keeps the match alive, so that the id stays valid.
            what = self._profile.data, id(match)
            self._profile.keep_later(what, lambda: finished.keep_match(match))
            self._page.banner.say(problem.reason)
            return []

    def _rematch(self, match: Match, same_seed: bool) -> None:

        seed = match.seed if same_seed else seeds.draw_seed()
        plan = NewGamePlan(match.setup, match.players, seed)
        if match.purpose == purposes.RATED and not same_seed:
            players = self._fair(match)
            plan = NewGamePlan(match.setup, players, seed, purpose=match.purpose)
        # The same floor of the tower can be played again for more stars.
        if purposes.floor_of(match.purpose) and not same_seed:
            plan = replace(plan, purpose=match.purpose)
        self._navigator.when_kept(lambda: self._navigator.play(match.spec.id, plan))

    def _fair(self, match: Match) -> tuple[Player, ...]:
        """Returns the players of a rated match, with opponents whose levels suit the current
        rating."""

        rating = ratings.current_rating(self._profile.data, match.spec.id)
        levels = iter(ratings.opponents(rating, match.spec, len(match.players) - 1))
        return tuple(
            player if player.level is None else replace(player, level=next(levels))
            for player in match.players
        )
