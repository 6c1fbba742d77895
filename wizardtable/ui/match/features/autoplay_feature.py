# SPDX-License-Identifier: MIT
"""Autoplay by the Grand Magus (the strongest opponent), taking over again, and giving up a
match."""

from collections.abc import Callable
from typing import Final

from wizardtable.core import override
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

COMMAND_SPANS: Final = {"play_move": Span.MOVE, "play_turn": Span.TURN, "play_rest": Span.REST}
"""The length of the autoplay, by the id of the command that starts it."""

SPAN_NOTICES: Final = {
    Span.MOVE: N_("table", "The Grand Magus is playing this move for you."),
    Span.TURN: N_("table", "The Grand Magus is finishing this turn for you."),
    Span.REST: N_("table", "The Grand Magus is finishing this match for you."),
}
"""The notice on the strip while the Grand Magus plays, by the length of the autoplay."""


class AutoplayFeature(MatchFeature):
    """Starts and ends autoplay, and shows while the Grand Magus plays for a person.

    Attributes:
        autoplay_strip: the strip that says for how long the Grand Magus plays, with a button that
            ends the autoplay.
        elimination_strip: the strip that tells persons of their elimination and offers to skip to
            the end.
    """

    def __init__(self, page: MatchPage) -> None:
        super().__init__(page)
        self._page, self._banner = page, page.banner
        self._commands = commands = page.commands
        self._controller: Controller | None = None
        self._span: Span | None = None
        self._help_notice: Message | None = None
        self._delayed_notice: Message | None = None
        self._is_hurried = False
        self.autoplay_strip = MessageStrip(page, N_("banner", "Take over"))
        self.autoplay_strip.closed.connect(self._take_over)
        self.elimination_strip = MessageStrip(page, N_("banner", "Skip to end"))
        self.elimination_strip.closed.connect(
            lambda: self._call_controller(Controller.play_rest_now)
        )
        page.add_strip(self.autoplay_strip)
        page.add_strip(self.elimination_strip)
        page.covering.connect(self.hide_help_notice)
        for name, span in COMMAND_SPANS.items():
            commands[name].triggered.connect(lambda _=False, span=span: self._let_play(span))
        commands["take_over"].triggered.connect(lambda _=False: self._take_over())
        commands["give_up"].triggered.connect(lambda _=False: self._ask_to_give_up())

    @override
    def begin(self, match: OpenMatch) -> None:
        controller = self._controller = match.controller
        for changed in (controller.menu_changed, controller.history_changed, controller.thinking):
            changed.connect(lambda *_: self.update_offers())
        controller.assisted.connect(self._note_help)

    @override
    def end(self) -> None:
        self._controller = self._span = self._help_notice = self._delayed_notice = None
        self._is_hurried = False
        self.autoplay_strip.clear()
        self.elimination_strip.clear()

    def update_offers(self) -> None:
        """Enables the commands that are possible now, and shows who plays."""
        controller = self._controller
        if controller is None:
            return
        can_act = controller.may_act and controller.can_get_help
        can_quit = controller.quitting_seat is not None
        if controller.match.to_move is None:
            self.hide_help_notice()
        span = controller.autoplay.span() if controller.match.to_move is not None else None
        for name, is_offered in (
            ("play_move", can_act),
            ("play_turn", can_act),
            ("play_rest", can_quit and controller.can_get_help and span is not Span.REST),
            ("take_over", span is not None and not controller.is_on_hold),
            ("give_up", can_quit),
        ):
            self._commands[name].setEnabled(is_offered)
        if span is not self._span:
            self._span = span
            self.autoplay_strip.say_or_clear(None if span is None else SPAN_NOTICES[span])
            if span is not None:
                announce(self._page, render(SPAN_NOTICES[span]))
            elif self._delayed_notice is not None:
                self._banner.confirm(self._delayed_notice)
                self._delayed_notice = None
        if controller.plays_rest_at_once != self._is_hurried:
            self._is_hurried = controller.plays_rest_at_once
            self._page.hurry(self._is_hurried)
        is_out = controller.is_out and not controller.plays_rest_at_once
        if is_out == self.elimination_strip.isHidden():
            words = N_("table", "You are eliminated. The others play on.")
            self.elimination_strip.say_or_clear(words if is_out else None)

    def _call_controller(self, act: Callable[[Controller], None]) -> None:
        if self._controller is not None:
            act(self._controller)

    def _let_play(self, span: Span) -> None:
        controller = self._controller
        if controller is not None and controller.quitting_seat is not None:
            if self._page.table is not None:
                self._page.table.cancel()  # a half-made move is taken back
            controller.autoplay.let_play(controller.quitting_seat, span)

    def _take_over(self) -> None:
        self._call_controller(lambda controller: controller.autoplay.take_over())

    def _ask_to_give_up(self) -> None:
        if self._controller is not None and self._controller.quitting_seat is not None:
            match = self._controller.match
            counts = len(self._controller.person_seats) == 1 and match.origin is None
            ask_to_give_up(
                self._page, lambda: self._call_controller(Controller.give_up), counts=counts
            )

    def _note_help(self) -> None:
        """Tells the only person of a match that the match now counts as played with help.

        During autoplay the strip with the way back stays in front, and this notice follows later.
        """
        controller = self._controller
        if controller is None or len(controller.person_seats) != 1:
            return
        notice = help_notice(controller.match)
        if notice is not None:
            self._help_notice = notice
            if controller.autoplay.span() is None:
                self._banner.confirm(notice)
            else:
                self._delayed_notice = notice

    def hide_help_notice(self) -> None:
        """Hides the notice that the match counts as played with help; other notices stay."""
        self._delayed_notice = None
        if self._help_notice is not None and self._banner.words == render(self._help_notice):
            self._banner.clear()
