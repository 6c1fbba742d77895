# SPDX-License-Identifier: MIT
"""Puts the past of a match in the place of the table that is played at, and that one back again."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout

from wizardtable.core.game import Seat
from wizardtable.core.match import Entry
from wizardtable.play import frames
from wizardtable.play.controller import Controller
from wizardtable.play.variation import Variation
from wizardtable.store.settings import Settings
from wizardtable.table.picture_loader import OPENING
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.bar import Bar
from wizardtable.ui.match.log import Log
from wizardtable.ui.replay.replay_view import ReplayView


class ReplayHost(QObject):
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

    def __init__(self, rows: QVBoxLayout, bar: Bar, log: Log, parent: QObject) -> None:
        """`rows` is where the table lies."""
        super().__init__(parent)
        self._rows, self._bar, self._log = rows, bar, log
        self.view: ReplayView | None = None
        self.due = False
        self._controller: Controller | None = None
        self._table: TableView | None = None

    def open(
        self,
        controller: Controller,
        table: TableView,
        art: PictureCache,
        settings: Settings,
        place: int = 0,
        moments: Sequence[int] = (),
        variations: Sequence[Variation] = (),
    ) -> None:
        """Show the match as it was after `place` actions, as the seat shown now knew it; behind
        the curtain nothing is shown, but it is `due`."""
        self.due = controller.veiled is not None
        if self.due:
            return
        self.close()
        self._controller, self._table = controller, table
        view = self.view = ReplayView(
            controller.match,
            controller.viewer,
            art,
            place,
            moments,
            table.parentWidget(),
            variations,
        )
        view.strip.on.setVisible(controller.course is None)
        view.closed.connect(self._leave)
        view.moved.connect(self.tell)
        view.strip.shared.connect(self.shared)
        view.strip.played_on.connect(lambda: self.played_on.emit(view.replay.place))
        view.table.table_sounds.play = table.table_sounds.play
        controller.hold(True)
        table.hide()
        self._rows.addWidget(view)
        view.table.table.borrow(table.table, within=OPENING)
        view.fill(table.size())
        view.apply(settings)
        view.setFocus()
        view.start()

    def retell(
        self, controller: Controller, table: TableView, art: PictureCache, settings: Settings
    ) -> None:
        """What happened? Play every move since the person's previous decision, and return."""
        place = frames.last_seen(controller.match, controller.viewer)
        if self.view is None and place < len(controller.match.actions):
            self.open(controller, table, art, settings, place)
            if self.view is not None:
                self.view.play_and_return()

    def close(self) -> None:
        """Back to the table as it stands."""
        view, self.view, self.due = self.view, None, False
        if view is None or self._table is None or self._controller is None:
            return
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

    def look_from(self, seat: Seat | None) -> None:
        """Show the same moment as another seat knew it."""
        if self.view is not None:
            self.view.replay.look_from(seat)

    def go_to(self, entry: Entry) -> None:
        """Show when an event happened."""
        if self.view is not None:
            self.view.go(entry.index)

    def _leave(self) -> None:
        self.close()
        self.left.emit()
