# SPDX-License-Identifier: MIT
"""The ways from the lobby to what there is besides single matches."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from wizardtable.ui.session import Session


class Pastimes(QObject):
    """Opens what there is to play and to look at besides single matches.

    Signals:
        opened(QDialog): this is to be opened above the window.
        begun(str, NewGamePlan): a match of this game is to be played.
    """

    opened = Signal(object)
    begun = Signal(str, object)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        self._ways: dict[str, Callable[[], None]] = {}

    def open(self, way: str) -> None:
        """Go where a way of the lobby leads (`ui.lobby.lobby.WAYS`)."""
        self._ways[way]()
