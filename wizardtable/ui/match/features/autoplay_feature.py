# SPDX-License-Identifier: MIT
"""Letting the hardest level play for a person, taking over again, and giving a match up."""

from collections.abc import Callable
from typing import Final

from wizardtable.core.text import N_, Message
from wizardtable.play.autoplay import Span
from wizardtable.play.controller import Controller
from wizardtable.play.helps import help_notice
from wizardtable.play.translate import render
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.questions import ask_to_give_up
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.message_strip import MessageStrip

SPANS: Final = {"play_move": Span.MOVE, "play_turn": Span.TURN, "play_rest": Span.REST}
"""By command, for how long the Grand Magus plays."""

SAID: Final = {
    Span.MOVE: N_("table", "The Grand Magus is playing this move for you."),
    Span.TURN: N_("table", "The Grand Magus is finishing this turn for you."),
    Span.REST: N_("table", "The Grand Magus is finishing this match for you."),
}


class AutoplayFeature(MatchFeature):
    """Shows that somebody else plays for a person, as long as that is so.

    Attributes:
        strip: says so above the table, with a button that ends it.
        farewell: says that a person is out of the game, and offers to skip to its end.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page, self._notice = page, page.banner
        self._commands = commands = page.commands
        self._controller: Controller | None = None
        self._span: Span | None = None
        self._told: Message | None = None
        self._hurried = False
        self.strip = MessageStrip(page, N_("banner", "Take over"))
        self.strip.closed.connect(self._take_over)
        self.farewell = MessageStrip(page, N_("banner", "Skip to end"))
        self.farewell.closed.connect(lambda: self._with(Controller.play_rest_now))
        page.add_strip(self.strip)
        page.add_strip(self.farewell)
        page.covering.connect(self.put_notice_away)
        for name, span in SPANS.items():
            commands[name].triggered.connect(lambda _=False, span=span: self._let_play(span))
        commands["take_over"].triggered.connect(lambda _=False: self._take_over())
        commands["give_up"].triggered.connect(lambda _=False: self._ask_to_give_up())

    def begin(self, match: OpenMatch) -> None:
        """Offers autoplay in a match, from now on."""
        controller = self._controller = match.controller
        for changed in (controller.menu_changed, controller.history_changed, controller.thinking):
            changed.connect(lambda *_: self.update())
        controller.assisted.connect(self._tell_assisted)

    def end(self) -> None:
        """The table is left."""
        self._controller = self._span = self._told = None
        self._hurried = False
        self.strip.clear()
        self.farewell.clear()

    def update(self) -> None:
        """Offer what can be asked for now, and say who plays."""
        controller = self._controller
        if controller is None:
            return
        asked = controller.may_act and controller.can_get_help
        free = controller.quitting_seat is not None
        if controller.match.to_move is None:
            self.put_notice_away()
        span = controller.autoplay.span() if controller.match.to_move is not None else None
        for name, offered in (
            ("play_move", asked),
            ("play_turn", asked),
            ("play_rest", free and controller.can_get_help and span is not Span.REST),
            ("take_over", span is not None and not controller.is_on_hold),
            ("give_up", free),
        ):
            self._commands[name].setEnabled(offered)
        if span is not self._span:
            self._span = span
            self.strip.tell(None if span is None else SAID[span])
            if span is not None:
                announce(self._page, render(SAID[span]))

        if controller.plays_rest_at_once != self._hurried:
            self._hurried = controller.plays_rest_at_once
            self._page.hurry(self._hurried)
        out = controller.is_out and not controller.plays_rest_at_once
        if out == self.farewell.isHidden():
            words = N_("table", "You are eliminated. The others play on.")
            self.farewell.tell(words if out else None)

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _let_play(self, span: Span) -> None:
        controller = self._controller
        if controller is not None and controller.quitting_seat is not None:
            controller.autoplay.let_play(controller.quitting_seat, span)

    def _take_over(self) -> None:
        self._with(lambda controller: controller.autoplay.take_over())

    def _ask_to_give_up(self) -> None:
        if self._controller is not None and self._controller.quitting_seat is not None:
            match = self._controller.match
            counts = len(self._controller.person_seats) == 1 and match.origin is None
            ask_to_give_up(self._page, lambda: self._with(Controller.give_up), counts=counts)

    def _tell_assisted(self) -> None:
        """Says that a match of one person has had help."""
        controller = self._controller
        if controller is None or len(controller.person_seats) != 1:
            return
        told = help_notice(controller.match)
        if told is not None:
            self._told = told
            self._notice.say(told)

    def put_notice_away(self) -> None:
        """Takes it as read that the match had help; any other notice stays."""
        if self._told is not None and self._notice.words == render(self._told):
            self._notice.clear()
