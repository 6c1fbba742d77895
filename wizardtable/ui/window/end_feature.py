# SPDX-License-Identifier: MIT
"""The end of the match on the table: it is counted and shown, and what is looked back at from
there comes back to it."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from wizardtable.core.arranged import purposes
from wizardtable.core.files import FileError
from wizardtable.core.game import Seat
from wizardtable.core.match import Match, Player
from wizardtable.play.controller import Controller
from wizardtable.ui.match.table_page import TablePage
from wizardtable.ui.session import Session

if TYPE_CHECKING:
    from wizardtable.store.outcomes import News
    from wizardtable.ui.results.finished_matches import FinishedMatches
    from wizardtable.ui.results.game_over import GameOverDialog


class EndHost(QObject):
    """Shows how matches end, one after another.

    Signals:
        opened(QDialog): what there is to say about the end is to be opened above the window.
        left(): the table is to be left.
        rematch(str, NewGamePlan): a match of this game is to be played.
        shared(QDialog): a film of the match is wanted, asked for in this dialog.
        played_on(int): a copy of the match is to be played on from a place of it.
    """

    opened = Signal(object)
    left = Signal()
    rematch = Signal(str, object)
    shared = Signal(object)
    played_on = Signal(int)

    def __init__(self, session: Session, page: TablePage, parent: QWidget) -> None:
        """`parent` is the window above which the end is shown."""
        super().__init__(parent)
        self._session, self._page, self._window = session, page, parent
        self._finished_matches: FinishedMatches | None = None
        self._end_page: int | None = None
        self._end_place: int | None = None  # that was left to be looked at
        session.switched.connect(self._forget)
        page.leaving.connect(self._leave)
        page.past.left.connect(self._back_to_end)

    def show(self, page: int = 0, place: int | None = None) -> None:
        """Show how the match on the table ended; 1 turns to its analysis, 2 to what to learn, there
        to what is said of a place of the match."""
        from wizardtable.ui.results.analysis_page import AnalysisPage  # noqa: PLC0415 - at the end
        from wizardtable.ui.results.game_over import GameOverDialog  # noqa: PLC0415 - at the end

        controller = self._page.controller
        if controller is None or controller.match.result is None:
            return
        match = controller.match
        news = self._count(controller)
        analysis = AnalysisPage(match, self._page.path, self._session.analyst, self._window)
        findings = self._finished.page(controller, self._window)
        dialog = GameOverDialog(
            match, match.names, controller.viewer, self._window, analysis, findings, news
        )
        dialog.left.connect(self.left)
        dialog.rematch.connect(lambda same: self._rematch(match, same))
        dialog.replay.connect(lambda place, seat: self._replay(dialog, place, seat))
        dialog.shared.connect(lambda: self.shared.emit(dialog))
        dialog.played_on.connect(self.played_on)
        self.opened.emit(dialog)
        dialog.turn_to(page)
        if place is not None:  # once all is laid out
            QTimer.singleShot(0, dialog, lambda: dialog.come_to(place))

    def tell(self) -> None:
        """Show how the match has ended; if somebody looks back meanwhile, when they are done."""
        if self._page.past.view is None:
            self.show()
        else:
            self._end_page = 0

    def branch(self, place: int) -> None:
        """Play on from a place of the match on the table, in a copy with a save of its own."""
        from wizardtable.play.branch import played_on  # noqa: PLC0415 - rarely needed
        from wizardtable.store import save  # noqa: PLC0415 - rarely needed

        controller, path = self._page.controller, self._page.path
        if controller is None:
            return
        copy = played_on(controller.match, place, "" if path is None else path.stem)
        self._end_page = self._end_place = None
        self._page.sit(copy, save.new_path(self._session.data.saves, copy.spec.id))

    def _replay(self, end: "GameOverDialog", place: int, seat: int) -> None:
        """Go through the match that is over; the page of its end that was left comes back."""
        better = end.variations
        self._end_page = end.pages.currentIndex()
        self._end_place = place if seat >= 0 else None
        self._page.past.open(place, end.moments, Seat(seat) if seat >= 0 else None, better)

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
    def _finished(self) -> "FinishedMatches":
        if self._finished_matches is None:
            from wizardtable.ui.results.finished_matches import FinishedMatches  # noqa: PLC0415 - at the end

            self._finished_matches = FinishedMatches(self._session.data)
        return self._finished_matches

    def _count(self, controller: Controller) -> "list[News]":
        """Count a match that was played to its end here, and keep what was found in it; returns
        what else came of it."""
        if controller.match.result is None:
            return []
        self._session.catch_up()
        if self._page.path is not None and controller.lived:
            self._session.played.add(self._page.path)
        finished, match = self._finished, controller.match
        try:
            return finished.keep(controller)
        except FileError as problem:
            what = self._session.data, id(match)  # which is kept alive by what is to be done
            self._session.keep_later(what, lambda: finished.keep_match(match))
            self._page.banner.say(problem.reason)
            return []

    def _rematch(self, match: Match, same_seed: bool) -> None:
        from wizardtable.core import seeds  # noqa: PLC0415 - rarely needed
        from wizardtable.ui.dialogs.new_game_plan import NewGamePlan  # noqa: PLC0415 - rarely needed

        seed = match.seed if same_seed else seeds.drawn()
        plan = NewGamePlan(match.setup, match.players, seed)
        if match.purpose == purposes.RATED and not same_seed:
            players = self._fair(match)
            plan = NewGamePlan(match.setup, players, seed, purpose=match.purpose)
        if purposes.floor_of(match.purpose) and not same_seed:  # the floor again, for its stars
            plan = replace(plan, purpose=match.purpose)
        self.rematch.emit(match.spec.id, plan)

    def _fair(self, match: Match) -> tuple[Player, ...]:
        """The players of a rated match, the opponents at levels that are fair now."""
        from wizardtable.store import ratings  # noqa: PLC0415 - rarely needed

        rating = ratings.current(self._session.data.ratings, match.spec.id)
        levels = iter(ratings.opponents(rating, match.spec, len(match.players) - 1))
        return tuple(
            player if player.level is None else replace(player, level=next(levels))
            for player in match.players
        )
