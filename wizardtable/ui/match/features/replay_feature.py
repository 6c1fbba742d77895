# SPDX-License-Identifier: MIT
"""Puts the past of a match in the place of the table that is played at, and that one back again."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

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
    """The replay of the match on the table; bar and log tell what is shown of it.

    Attributes:
        view: the replay while it is open, else None.
        due: whether it is to be opened as soon as the curtain is lifted.

    Signals:
        left(): a person has left the replay.
        shared(): he wants a film of it.
        played_on(int): a copy of the match is to be played on from a place of it.
    """

    left = Signal()
    shared = Signal()
    played_on = Signal(int)

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._page, self._profile = page, profile
        self._rows, self._bar, self._log = page.place_rows, page.bar, page.panel.log
        self.view: ReplayView | None = None
        self.due = False
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._art: PictureCache | None = None
        page.commands["replay"].triggered.connect(self.retell)
        page.commands["review"].triggered.connect(lambda _=False: self.open())
        page.recap.closed.connect(self._recall)
        page.reworded.connect(self.tell)
        self._log.chosen.connect(self.go_to)

    def begin(self, match: OpenMatch) -> None:
        """Takes the match that can be gone through again."""
        self._controller, self._table, self._art = match.controller, match.table, match.art

    def end(self) -> None:
        """The table is left."""
        self.close()
        self._controller = self._table = self._art = None

    def open(
        self,
        place: int = 0,
        moments: Sequence[int] = (),
        seat: Seat | None = None,
        variations: Sequence[Variation] = (),
    ) -> None:
        """Go through the match from a place on, as the seat shown now knew it, or this `seat` of
        a match that is over, showing what would have been better there; behind a curtain nothing
        is shown, but it is `due`."""
        controller, table, art = self._controller, self._table, self._art
        if controller is None or table is None or art is None:
            return
        self.due = controller.curtain_seat is not None
        if self.due:
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
        over = controller.match.to_move is None
        view.strip.on.setVisible(controller.exercise is None and (over or controller.can_get_help))
        self._page.instead = view
        view.closed.connect(self._leave)
        view.moved.connect(self.tell)
        view.strip.shared.connect(self.shared)
        view.strip.played_on.connect(lambda: self.played_on.emit(view.replay.place))
        view.table.table_sounds.play = table.table_sounds.play
        controller.hold(True)
        table.hide()
        self._rows.addWidget(view)
        view.table.table.borrow(table.table, within=REPLACED_TABLE_PAINT_SECONDS)
        view.fill(table.size())
        view.apply(self._profile.settings)
        view.setFocus()
        view.start()
        if seat is not None:
            view.replay.look_from(seat)
            if view.replay.variation_here and view.replay.variation_here.place == place:
                view.replay.show_better()

    def retell(self) -> None:
        """What happened? Play every move since the person's previous decision, and return."""
        controller = self._controller
        if controller is None:
            return
        place = frames.place_of_last_decision(controller.match, controller.viewer)
        if self.view is None and place < len(controller.match.actions):
            self.open(place)
            if self.view is not None:
                self.view.play_and_return()

    def close(self) -> None:
        """Back to the table as it stands."""
        view, self.view, self.due = self.view, None, False
        self._page.instead = None
        if view is None or self._table is None or self._controller is None:
            return
        just_gone.guard_place_of(view.strip)
        self._rows.removeWidget(view)
        view.hide()
        view.deleteLater()
        self._table.show()
        self._table.setFocus()
        controller = self._controller
        self._log.tell(controller.match, controller.viewer, controller.names)
        self._log.show_present()
        controller.hold(False)

    def tell(self) -> None:
        """Say in bar and log what is shown of the past."""
        if self.view is not None:
            replay = self.view.replay
            self._log.tell(replay.match, replay.viewer, replay.match.names)
            self._log.show_place(replay.place)
            self._bar.prompt(self.view.told())
            self._bar.show_seat(replay.viewer)

    def apply(self, settings: Settings) -> None:
        """Follows the settings while the replay is open."""
        if self.view is not None:
            self.view.apply(settings)

    def open_if_due(self) -> None:
        """Opens the replay that was asked for behind the curtain."""
        if self.due:
            self.open()

    def _recall(self) -> None:
        self._page.recap.clear()
        self.retell()

    def go_to(self, entry: Entry) -> None:
        """Show when an event happened."""
        if self.view is not None:
            self.view.go(entry.index)

    def _leave(self) -> None:
        self.close()
        self.left.emit()
