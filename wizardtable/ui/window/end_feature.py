# SPDX-License-Identifier: MIT
"""The end of the match on the table: it is counted and shown, and what is looked back at from
there comes back to it."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.core import seeds
from wizardtable.core.arranged import purposes
from wizardtable.core.files import FileError
from wizardtable.core.game import Seat
from wizardtable.core.match import Match, Player
from wizardtable.play.branch import played_on
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
    """Shows how matches end, one after another.

    Signals:
        opened(QDialog): what there is to say about the end is to be opened above the window.
        shared(QDialog): a film of the match is wanted, asked for in this dialog.
    """

    opened = Signal(object)
    shared = Signal(object)

    def __init__(self, navigator: Navigator, page: MatchPage) -> None:
        super().__init__(page)
        self._navigator, self._page, self._window = navigator, page, navigator.window
        self._profile, self._analyst = navigator.profile, navigator.services.analyst
        self._past = page.feature(ReplayFeature)
        self._finished_matches: FinishedMatches | None = None
        self._end_page: int | None = None
        self._end_place: int | None = None  # that was left to be looked at
        self._profile.switched.connect(self._forget)
        page.leaving.connect(self._leave)
        self._past.left.connect(self._back_to_end)
        self._past.played_on.connect(self.play_on_from)

    def show(self, page: int = 0, place: int | None = None) -> None:
        """Show how the match on the table ended; 1 turns to its analysis, 2 to what to learn, there
        to what is said of a place of the match."""

        controller = self._page.controller
        if controller is None or controller.match.result is None:
            return
        match = controller.match
        news = self._count(controller)
        analysis = AnalysisPage(match, self._page.path, self._analyst, self._window)
        findings = self._finished.page(controller, self._window)
        dialog = GameOverDialog(
            match, match.names, controller.viewer, self._window, analysis, findings, news
        )
        dialog.left.connect(lambda: self._navigator.when_kept(self._navigator.go_to_lobby))
        dialog.rematch.connect(lambda same: self._rematch(match, same))
        dialog.replay.connect(lambda place, seat: self._replay(dialog, place, seat))
        dialog.shared.connect(lambda: self.shared.emit(dialog))
        dialog.played_on.connect(self.play_on_from)
        self.opened.emit(dialog)
        dialog.turn_to(page)
        if place is not None:  # once all is laid out
            QTimer.singleShot(0, dialog, lambda: dialog.come_to(place))

    def tell(self) -> None:
        """Show how the match has ended; if somebody looks back meanwhile, when they are done."""
        if self._past.view is None:
            self.show()
        else:
            self._end_page = 0

    def play_on_from(self, place: int) -> None:
        """Plays on from a place of the match on the table, in a copy with a save of its own."""
        self._navigator.when_kept(lambda: self._branch(place))

    def _branch(self, place: int) -> None:

        controller, path = self._page.controller, self._page.path
        if controller is None:
            return
        copy = played_on(controller.match, place, "" if path is None else path.stem)
        self._end_page = self._end_place = None
        self._page.sit(copy, save.new_path(self._profile.data.saves, copy.spec.id))

    def _replay(self, end: GameOverDialog, place: int, seat: int) -> None:
        """Go through the match that is over; the page of its end that was left comes back."""
        better = end.variations
        self._end_page = end.pages.currentIndex()
        self._end_place = place if seat >= 0 else None
        self._past.open(place, end.moments, Seat(seat) if seat >= 0 else None, better)

    def _leave(self, controller: Controller) -> None:
        """The table is left: count its match, and do not come back to the page of its end."""
        self._end_page = self._end_place = None
        self._count(controller)

    def _forget(self) -> None:
        """Another player plays, whose matches are kept elsewhere."""
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
        """Count a match that was played to its end here, and keep what was found in it; returns
        what else came of it."""
        if controller.match.result is None:
            return []
        self._profile.catch_up()
        if self._page.path is not None and controller.was_played:
            self._profile.played.add(self._page.path)
        finished, match = self._finished, controller.match
        try:
            news = finished.keep(controller)
            if mended := book.take_recovery_notice(self._profile.data.book):
                self._page.banner.say(mended)
            return news
        except FileError as problem:
            what = self._profile.data, id(match)  # which is kept alive by what is to be done
            self._profile.keep_later(what, lambda: finished.keep_match(match))
            self._page.banner.say(problem.reason)
            return []

    def _rematch(self, match: Match, same_seed: bool) -> None:

        seed = match.seed if same_seed else seeds.draw_seed()
        plan = NewGamePlan(match.setup, match.players, seed)
        if match.purpose == purposes.RATED and not same_seed:
            players = self._fair(match)
            plan = NewGamePlan(match.setup, players, seed, purpose=match.purpose)
        if purposes.floor_of(match.purpose) and not same_seed:  # the floor again, for its stars
            plan = replace(plan, purpose=match.purpose)
        self._navigator.when_kept(lambda: self._navigator.play(match.spec.id, plan))

    def _fair(self, match: Match) -> tuple[Player, ...]:
        """The players of a rated match, the opponents at levels that are fair now."""

        rating = ratings.current_rating(self._profile.data, match.spec.id)
        levels = iter(ratings.opponents(rating, match.spec, len(match.players) - 1))
        return tuple(
            player if player.level is None else replace(player, level=next(levels))
            for player in match.players
        )
