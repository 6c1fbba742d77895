# SPDX-License-Identifier: MIT
"""How a new match begins: the opponents are introduced, then the table is set before the eyes of
the players."""

from enum import Enum, auto

from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.introduction import Introduction
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile

AT_ONCE = 3
"""The speed at which nothing is shown that takes time."""


class _Stage(Enum):
    STARTING = auto()
    INTRODUCING = auto()
    SETTING_OUT = auto()


class OpeningFeature(MatchFeature):
    """Opens matches; what is played meanwhile ends the opening.

    Attributes:
        introduction: who sits at the table; it lies over it.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile = profile
        self.introduction = Introduction(page)
        self.introduction.over.connect(self._set_out)
        self._skipping = page.commands["skip"]
        page.presenters.append(self.presents)
        page.settlers.append(self.settled)
        page.skippers.append(self.skip)
        self._stage: _Stage | None = None
        self._table: TableView | None = None

    def begin(self, match: OpenMatch) -> None:
        """Start a match, a new one with its opening. Where nothing is to take time there is none,
        nor is there before a lesson, which has words of its own."""
        controller, table, settings = match.controller, match.table, self._profile.settings
        played = controller.match.actions or controller.exercise is not None
        if played or settings.their_speed == AT_ONCE:
            controller.start()
            return
        self._stage, self._table = _Stage.STARTING, table
        controller.start(opening=True)
        if self._stage is not _Stage.INTRODUCING:
            return
        self._skipping.setEnabled(True)
        self.introduction.tell(controller.match, settings)

    def end(self) -> None:
        """The match goes on, or the table is left."""
        self._stage, self._table = None, None
        self.introduction.hide()

    def presents(self, frame: Frame) -> bool:
        """Show the frame in which the match begins; any other is not the opening's, and ends it."""
        if self._stage is _Stage.STARTING and self._table is not None:
            self._stage = _Stage.INTRODUCING
            self._table.present_bare(frame)
            return True
        self.end()
        return False

    def settled(self) -> bool:
        """Whether the match may go on when the table has settled: all has been set out."""
        if self._stage is _Stage.SETTING_OUT:
            self.end()
        return self._stage is None

    def skip(self) -> bool:
        """End the introduction; False where there is none."""
        if self._stage is not _Stage.INTRODUCING:
            return False
        return self.introduction.skip()

    def _set_out(self) -> None:
        if self._stage is _Stage.INTRODUCING and self._table is not None:
            self._stage = _Stage.SETTING_OUT
            self._table.setFocus()
            self._table.set_out()
