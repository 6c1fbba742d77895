# SPDX-License-Identifier: MIT
"""Replaces the table by a replay of the match, and shows the table again afterwards."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.match import Entry
from wizardtable.play import frames
from wizardtable.play.controller import Controller
from wizardtable.play.variation import Variation
from wizardtable.store.settings import Settings
from wizardtable.table.picture_loader import REPLACED_TABLE_PAINT_SECONDS
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile
from wizardtable.ui.replay.replay_view import ReplayView
from wizardtable.ui.style import just_gone


class ReplayFeature(MatchFeature):
    """The replay of the match on the table; bar and log show the same moment.

    A place in the match is the number of actions before it.

    Attributes:
        view: the open replay; None if it is closed.
        is_due: True if the replay opens as soon as the curtain is lifted.

    Signals:
        replay_left(): the player has left the replay.
        film_wanted(): the player wants a film of the replay.
        branch_wanted(int): the player wants to continue a copy of the match from this place.
    """

    replay_left = Signal()
    film_wanted = Signal()
    branch_wanted = Signal(int)

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self._table_area_layout = page.table_area_layout
        self._bar, self._log = page.bar, page.panel.log
        self.view: ReplayView | None = None
        self.is_due = False
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._art: PictureCache | None = None
        page.commands["replay"].triggered.connect(self.show_last_moves)
        page.commands["review"].triggered.connect(lambda _=False: self.open())
        page.recap_strip.closed.connect(self._follow_recap)
        page.log_rewritten.connect(self.update_words)
        self._log.chosen.connect(self.go_to)

    @override
    def begin(self, match: OpenMatch) -> None:
        self._controller, self._table, self._art = match.controller, match.table, match.art

    @override
    def end(self) -> None:
        self.close()
        self._controller = self._table = self._art = None

    @override
    def apply(self, settings: Settings) -> None:
        if self.view is not None:
            self.view.apply(settings)

    def open(
        self,
        place: int = 0,
        moments: Sequence[int] = (),
        seat: Seat | None = None,
        variations: Sequence[Variation] = (),
    ) -> None:
        """Opens the replay of the match.

        Behind the curtain between two players nothing opens, but the replay is due when the curtain
        is lifted.

        Args:
            place: the place at which the replay starts.
            moments: places to which the player can jump, such as turning points.
            seat: the seat whose view is shown, with a better continuation at `place` if there is
                one; None for the present viewer.
            variations: better continuations that the replay can show.
        """
        controller, table, art = self._controller, self._table, self._art
        if controller is None or table is None or art is None:
            return
        self.is_due = controller.curtain_seat is not None
        if self.is_due:
            return
        self.close()
        self._page.covering.emit()
        view = self.view = ReplayView(
            controller.match,
            controller.viewer,
            art,
            place,
            moments,
            table.parentWidget(),
            variations,
        )
        is_over = controller.match.to_move is None
        view.toolbar.play_on_button.setVisible(
            controller.exercise is None and (is_over or controller.can_get_help)
        )
        self._page.replacement = view
        view.closed.connect(self._leave)
        view.moved.connect(self.update_words)
        view.toolbar.share_wanted.connect(self.film_wanted)
        view.toolbar.play_on_wanted.connect(lambda: self.branch_wanted.emit(view.replay.place))
        view.table.table_sounds.play = table.table_sounds.play
        controller.hold(True)
        table.hide()
        self._table_area_layout.addWidget(view)
        view.table.table.borrow(table.table, within=REPLACED_TABLE_PAINT_SECONDS)
        view.fill(table.size())
        view.apply(self._profile.settings)
        view.setFocus()
        view.start()
        if seat is not None:
            view.replay.look_from(seat)
            if view.replay.variation_here and view.replay.variation_here.place == place:
                view.replay.show_better()

    def show_last_moves(self) -> None:
        """Plays every move since the person's previous decision, then returns to the table."""
        controller = self._controller
        if controller is None:
            return
        place = frames.place_of_last_decision(controller.match, controller.viewer)
        if self.view is None and place < len(controller.match.actions):
            self.open(place)
            if self.view is not None:
                self._page.recap_strip.clear()  # the replay shows what this strip offers
                self.view.play_and_return()

    def close(self) -> None:
        """Closes the replay and shows the table again."""
        view, self.view, self.is_due = self.view, None, False
        self._page.replacement = None
        if view is None or self._table is None or self._controller is None:
            return
        just_gone.ignore_presses_on(view.toolbar)
        self._table_area_layout.removeWidget(view)
        view.hide()
        view.deleteLater()
        self._table.show()
        self._table.setFocus()
        controller = self._controller
        self._log.show_match(controller.match, controller.viewer, controller.names)
        self._log.show_present()
        controller.hold(False)

    def update_words(self) -> None:
        """Shows the moment of the replay in bar and log."""
        if self.view is not None:
            replay = self.view.replay
            self._log.show_match(replay.match, replay.viewer, replay.match.names)
            self._log.mark_action(replay.place)
            self._bar.set_prompt(self.view.sentence())
            self._bar.show_seat(replay.viewer)

    def open_if_due(self) -> None:
        """Opens the replay that the player asked for behind the curtain."""
        if self.is_due:
            self.open()

    def _follow_recap(self) -> None:
        self._page.recap_strip.clear()
        self.show_last_moves()

    def go_to(self, entry: Entry) -> None:
        """Shows the moment of a log entry, if the replay is open."""
        if self.view is not None:
            self.view.go(entry.index)

    def _leave(self) -> None:
        self.close()
        self.replay_left.emit()
