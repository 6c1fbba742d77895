# SPDX-License-Identifier: MIT
"""Shows how many points friends had at this point of the same match, after each of one's turns."""

from typing import Final

from wizardtable.core import override
from wizardtable.core.arranged import challenge, purposes
from wizardtable.core.arranged.challenge import FriendResult
from wizardtable.core.match import Match
from wizardtable.core.text import N_, NN_
from wizardtable.play.controller import Controller
from wizardtable.play.translate import render
from wizardtable.store import challenges
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.ghost_line import GhostLine
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.profile import Profile

MAX_FRIENDS: Final = 3
"""The most friends in the line: those with the best results."""


class GhostFeature(MatchFeature):
    """Shows friends' points below the log in a match of a challenge or a weekly table.

    The line follows the end of the player's turns. It tells points, never moves or hands.

    Attributes:
        line: the line below the log.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile = profile
        self._controller: Controller | None = None
        self._friends: list[FriendResult] = []
        self._turn = self._index = 0
        self._shown_index: int | None = None
        self._has_decided = False
        self.line = GhostLine(page)
        page.panel.add_below_log(self.line)
        self.line.hide()

    @override
    def begin(self, match: OpenMatch) -> None:
        played = match.controller.match
        self._controller, self._friends = None, self._friends_at(played)
        if not self._friends or played.result is not None or match.exercise is not None:
            return
        self._controller = match.controller
        self._index, self._shown_index = len(played.turn_starts()) - 1, None
        self._turn = self._current_turn()
        self._has_decided = False
        match.controller.frame.connect(lambda *_: self._follow())
        self._show()

    @override
    def end(self) -> None:
        self._controller = None
        self.line.hide()

    @override
    def apply(self, settings: object) -> None:
        self._show()

    @override
    def retranslate(self) -> None:
        self._show()

    def _friends_at(self, match: Match) -> list[FriendResult]:
        """Returns the friends' best results at the table of a match; empty for other matches."""
        if not purposes.mind_text(match.purpose):
            return []
        table = challenge.table_of_match(match)
        kept = None if table is None else challenges.read(self._profile.data).tables.get(table.key)
        return [] if kept is None else [each.result for each in kept.friends[:MAX_FRIENDS]]

    def _current_turn(self) -> int:
        assert self._controller is not None
        match = self._controller.match
        turn: int = match.spec.wording.turn(match.observe(None))
        return turn

    def _follow(self) -> None:
        """Counts the turns, and updates the line after a turn in which the player has decided."""
        controller = self._controller
        if controller is None:
            return
        match, turn = controller.match, self._current_turn()
        last = len(match.actions) - 1
        if last >= 0 and match.mover(last) in controller.person_seats:
            self._has_decided = True
        if turn == self._turn:
            return
        self._index, self._turn = self._index + 1, turn
        if self._has_decided:
            self._has_decided, self._shown_index = False, self._index
            self._show()
            announce(self.line, self.line.words.text())

    def _show(self) -> None:
        is_shown = self._controller is not None and self._profile.settings.ghosts
        self.line.setVisible(is_shown)
        if not is_shown:
            return
        lines = [
            render(N_("ghost", "After each of your turns: your friends’ points at the same stage."))
        ]
        if self._shown_index is not None:
            lines = [self._words_of(friend, self._shown_index) for friend in self._friends]
        self.line.show_words("\n".join(lines))

    @staticmethod
    def _words_of(friend: FriendResult, index: int) -> str:
        if index >= len(friend.points) - 1:
            words = NN_("ghost", "{name} had finished with %n point(s).", "", friend.points[-1])
        else:
            words = NN_("ghost", "{name} had %n point(s) at this stage.", "", friend.points[index])
        return render(words.of(name=friend.name))
