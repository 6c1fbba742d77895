# SPDX-License-Identifier: MIT
"""The opening of a new match: the opponents are introduced, then the table is set out."""

from enum import Enum, auto

from wizardtable.core import override
from wizardtable.play.frames import Frame
from wizardtable.table.table_view import TableView
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.introduction import Introduction
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile

INSTANT_SPEED = 3
"""The index of the speed at which the opening is left out."""


class _Stage(Enum):
    """The progress of the opening."""

    STARTING = auto()
    INTRODUCING = auto()
    SETTING_OUT = auto()


class OpeningFeature(MatchFeature):
    """Opens new matches; the first move ends the opening.

    Attributes:
        introduction: introduces the opponents over the table.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile = profile
        self.introduction = Introduction(page)
        self.introduction.finished.connect(self._set_out)
        self._skip_command = page.commands["skip"]
        page.presenters.append(self.present_first_frame)
        page.settlers.append(self.can_match_continue)
        page.skippers.append(self.skip)
        self._stage: _Stage | None = None
        self._table: TableView | None = None

    @override
    def begin(self, match: OpenMatch) -> None:
        """Starts a match. A new match has an opening, but not at the instant speed and not for a
        lesson or problem."""
        controller, table, settings = match.controller, match.table, self._profile.settings
        has_no_opening = controller.match.actions or controller.exercise is not None
        if has_no_opening or settings.their_speed == INSTANT_SPEED:
            controller.start()
            return
        self._stage, self._table = _Stage.STARTING, table
        controller.start(opening=True)
        if self._stage is not _Stage.INTRODUCING:
            return
        self._skip_command.setEnabled(True)
        self.introduction.introduce(controller.match, settings)

    @override
    def end(self) -> None:
        """Ends the opening, because the match continues or was left."""
        self._stage, self._table = None, None
        self.introduction.hide()

    def present_first_frame(self, frame: Frame) -> bool:
        """Shows the first frame of an opening and returns True.

        Any other frame ends the opening, and the result is False.
        """
        if self._stage is _Stage.STARTING and self._table is not None:
            self._stage = _Stage.INTRODUCING
            self._table.present_bare(frame)
            return True
        self.end()
        return False

    def can_match_continue(self) -> bool:
        """Returns whether the match may continue once the table has settled; ends an opening that
        is set out."""
        if self._stage is _Stage.SETTING_OUT:
            self.end()
        return self._stage is None

    def skip(self) -> bool:
        """Skips the introduction. Returns False if it is not shown."""
        if self._stage is not _Stage.INTRODUCING:
            return False
        return self.introduction.skip()

    def _set_out(self) -> None:
        if self._stage is _Stage.INTRODUCING and self._table is not None:
            self._stage = _Stage.SETTING_OUT
            self._table.setFocus()
            self._table.set_out()
