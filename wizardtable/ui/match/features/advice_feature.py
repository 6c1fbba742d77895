# SPDX-License-Identifier: MIT
"""Hints, the tutor's warnings before a costly move, and answers to *why not this move?*."""

from dataclasses import replace
from typing import Final

from PySide6.QtGui import QAccessible

from wizardtable.ai.search.advice import MAX_SHOWN_MOVES, Candidate, Verdict, shown_candidates
from wizardtable.core import override
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play import gates
from wizardtable.play.controller import Controller
from wizardtable.play.helps import hint_price, why_no_help
from wizardtable.play.refutation import NO_REFUTATION, refutation
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.commands import show_readiness
from wizardtable.ui.match.advice_sheet import AdviceSheet
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.move_words import move_words
from wizardtable.ui.profile import Profile

_NO_MOVE_SENTENCE: Final = N_(
    "table", "First start a move on the table, or choose one in the list."
)

_ADVANCE_MOVE_SENTENCE: Final = N_(
    "table", "The Grand Magus judges single moves only, not moves decided in advance."
)

_NOT_YOUR_TURN_SENTENCE: Final = N_(
    "table", "The Grand Magus advises you when it is your turn to decide."
)

_TUTOR_WATCHES_SENTENCE: Final = N_(
    "banner", "The tutor is watching and will warn you once before a costly mistake."
)


class AdviceFeature(MatchFeature):
    """Asks for advice about the match on the table, and shows it.

    Attributes:
        sheet: the sheet with the advice.
        tutor_strip: the strip that says once that the tutor watches and warns before a costly move.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile = profile
        self.tutor_strip = MessageStrip(page, calm=True)
        self.tutor_strip.closed.connect(self._note_tutor_met)
        page.add_strip(self.tutor_strip)
        self._moves, self._bar = page.panel.moves, page.bar
        self.sheet = AdviceSheet(page.panel.teacher)
        page.panel.teacher.add_sheet(self.sheet)
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self._first_word: object = None
        self._is_dismissed = False
        self.sheet.chosen.connect(self._play_advice)
        self.sheet.considered.connect(self.suggest)
        self.sheet.better_move_wanted.connect(self.ask_hint)
        self.sheet.closed.connect(self._close_sheet)
        page.commands["hint"].triggered.connect(self.ask_hint)
        page.commands["why_not"].triggered.connect(self.ask_about_current)
        page.presenting.connect(self.sheet.put_away)
        page.covering.connect(self.sheet.put_away)  # the advice is about the covered table
        self._moves.considered.connect(self._show_listed)
        self._moves.why_not_asked.connect(self.ask_about)
        self._why_not_command = page.commands["why_not"]
        self._moves.currentRowChanged.connect(lambda _: self._update_why_not())

    @override
    def begin(self, match: OpenMatch) -> None:
        controller = self._controller = match.controller
        self._table = match.table
        controller.hint.connect(self._show_hint)
        controller.first_word.connect(self._show_first_word)
        controller.verdict.connect(lambda verdict: self._show_verdict(verdict, warning=False))
        controller.questioned.connect(self._show_question)
        match.table.stage.shown_anew.connect(self._update_why_not)
        controller.menu_changed.connect(self._update_why_not)
        self._update_why_not()
        self.apply(self._profile.settings)

    @override
    def end(self) -> None:
        self._controller = self._table = None
        self.sheet.put_away()
        self._update_why_not()
        if not self.tutor_strip.isHidden():
            self.tutor_strip.clear()
            self._note_tutor_met()

    @override
    def apply(self, settings: Settings) -> None:
        """Says once that the tutor is watching, to a player who does not know it yet."""
        controller = self._controller
        watches = settings.tutor and controller is not None and controller.can_get_help
        if not watches or controller is None or not controller.person_seats:
            self.tutor_strip.clear()
        elif not settings.tutor_met and self.tutor_strip.isHidden():
            self.tutor_strip.say(_TUTOR_WATCHES_SENTENCE)
            announce(self.tutor_strip, self.tutor_strip.words)

    @override
    def retranslate(self) -> None:
        self.sheet.put_away()
        self.tutor_strip.retranslate()

    def _note_tutor_met(self) -> None:
        self._profile.change(replace(self._profile.settings, tutor_met=True))

    def _show_question(self, question: gates.GateQuestion) -> None:
        """Shows the tutor's question about a move that the player is about to play."""
        match question:
            case gates.TutorLook():
                self._say_thinking()
            case gates.WasteWarning(action, waste):
                self._show_waste(waste, action)
            case gates.TutorWarning(_, verdict):
                self._show_verdict(verdict, warning=True)

    def ask_hint(self) -> None:
        """Asks for a hint, or says why there is none."""
        controller = self._controller_if_ready()
        if controller is not None:
            self._first_word = None
            self._say_thinking()
            controller.ask_hint()

    def ask_about(self, action: object) -> None:
        """Asks how good an action is, or says why there is no answer."""
        controller = self._controller_if_ready()
        if controller is None:
            return
        if isinstance(action, StandingOrder):
            self._bar.show_message(_ADVANCE_MOVE_SENTENCE, warning=True)
            return
        self._say_thinking()
        controller.ask_about(action)

    def ask_about_current(self) -> None:
        """Asks how good the half-made move on the table is, or the move under the list's cursor."""
        move = self._current_action()
        if move is not None:
            self.ask_about(move)
        elif self._controller_if_ready() is not None:
            self._bar.show_message(_NO_MOVE_SENTENCE, warning=True)

    def _current_action(self) -> object | None:
        """Returns the half-made move on the table, else the move under the list's cursor; None for
        neither."""
        unfinished: object | None = (
            self._table.unfinished_action() if self._table is not None else None
        )
        return unfinished if unfinished is not None else self._moves.current_action()

    def _update_why_not(self) -> None:
        """Shows *Why not this move?* as available while there is a move to ask about."""
        controller = self._controller
        can_ask = controller is not None and controller.may_act and controller.can_get_help
        show_readiness(self._why_not_command, can_ask and self._current_action() is not None)

    def suggest(self, action: object) -> None:
        """Shows on the table which pieces an action moves and where."""
        if self._table is not None:
            self._table.suggest(action)

    def _show_listed(self, action: object) -> None:
        """Shows a move of the list on the table, in place of a half-made move."""
        stage = None if self._table is None else self._table.stage
        if stage is not None and stage.sitting.cancel():
            stage.refresh(stage.quick_pace)
        self.suggest(action)

    def _action_words(self, action: object) -> Message:
        assert self._controller is not None
        return move_words(self._controller, action)

    def _controller_if_ready(self) -> Controller | None:
        """Returns the controller if there can be advice now; otherwise None, and the bar says
        why."""
        controller = self._controller
        if controller is None:
            return None
        if controller.exercise is not None:
            self._bar.show_message(controller.exercise.no_help_sentence, warning=True)
            return None
        no_help_reason = why_no_help(controller.match)
        if no_help_reason is not None:
            self._bar.show_message(no_help_reason, warning=True)
            return None
        if not controller.may_act:
            self._bar.show_message(_NOT_YOUR_TURN_SENTENCE, warning=True)
            return None
        return controller

    def _say_thinking(self) -> None:
        self._bar.show_message(
            N_("table", "The Grand Magus is thinking about your move…"), warning=False
        )

    def _show_first_word(self, decision: Decision[object]) -> None:
        """Shows the move that a hint will probably name, while it is compared with others."""
        if self._table is not None and self._controller is not None:
            self._announce_hint(self._controller, self._table, decision)
            self.sheet.show_hint(decision, (), self._action_words, is_complete=False)
            self._first_word, self._is_dismissed = decision.action, False

    def _show_hint(self, decision: Decision[object]) -> None:
        controller, table = self._controller, self._table
        if controller is None or table is None or controller.viewer is None:
            return
        announced, self._first_word = self._first_word, None
        if announced is not None and self._is_dismissed:
            return  # the player has closed the sheet with the first word
        menu = controller.menu()

        def is_good(candidate: Candidate) -> bool:
            """Returns whether the tutor would let this move pass without a question."""
            is_best = candidate.action == decision.action
            return is_best or not candidate.is_as_good or self._waste_of(candidate.action) is None

        candidates = list(filter(is_good, shown_candidates(menu, decision, len(menu))))
        shown = candidates[:MAX_SHOWN_MOVES]
        equal = [candidate.action for candidate in shown if candidate.is_as_good]
        was_announced = announced == decision.action
        if not was_announced:
            self._announce_hint(controller, table, decision)
        self.sheet.show_hint(
            decision,
            shown,
            self._action_words,
            reason_is_common=all(
                self._reason_for(action) == self._reason_for(decision.action) for action in equal
            ),
            are_more_equal=any(candidate.is_as_good for candidate in candidates[MAX_SHOWN_MOVES:]),
            is_only_move=len(menu) == 1,
        )
        if was_announced or len(equal) > 1:
            announce(table, self.sheet.comparison_words)

    def _announce_hint(
        self, controller: Controller, table: TableView, decision: Decision[object]
    ) -> None:
        """Says the suggested move with its reason and its cost, and shows it on the table."""
        action = self._action_words(decision.action)
        hint = N_("table", "Hint: {action}. {reason}").of(
            action=mid_sentence(action), reason=decision.reason
        )
        self._bar.set_prompt(controller.prompt_message())
        price = self._update_price(controller)
        announce(table, " ".join(map(render, [hint, *price])), Urgency.ANSWER)
        table.suggest(decision.action)

    def _show_verdict(self, verdict: Verdict, *, warning: bool) -> None:
        if self._controller is None or self._table is None:
            return
        match, viewer = self._controller.match, self._controller.viewer
        self._bar.set_prompt(self._controller.prompt_message())
        self._update_price(self._controller)
        self._table.suggest(verdict.best.action)
        self.sheet.show_verdict(
            verdict,
            self._action_words,
            self._waste_of(verdict.idea),
            refutation=NO_REFUTATION if viewer is None else refutation(match, viewer, verdict),
            warning=warning,
            reasoned=not verdict.loss or self._reason_for(verdict.idea) != verdict.best.reason,
            undoable=viewer is not None and match.undo_turn_aid({viewer}) is None,
        )
        announce(self._table, self.sheet.words, Urgency.ANSWER)

    def _update_price(self, controller: Controller) -> tuple[Message, ...]:
        """Updates the sheet's note about the cost of playing a suggested move, such as a match that
        no
        longer counts.

        Returns a tuple with the note; an empty tuple if there is no cost or only one possible move.
        """
        price = hint_price(controller.match) if len(controller.menu()) > 1 else None
        self.sheet.price = price
        return () if price is None else (price,)

    def _reason_for(self, action: object) -> Message | None:
        """Returns the reason that speaks for a move; None if there is none."""
        controller = self._controller
        if controller is None:
            return None
        match = controller.match
        return match.spec.brain.reason(match.observe(controller.viewer), action, Stats())

    def _waste_of(self, action: object) -> Message | None:
        """Returns what a move certainly throws away; None for nothing."""
        controller = self._controller
        if controller is None:
            return None
        match = controller.match
        observation = match.observe(controller.viewer)
        return match.spec.conduct.waste_sentence(observation, controller.menu(), action)

    def _show_waste(self, waste: Message, action: object) -> None:
        if self._table is not None:
            self.sheet.show_waste(waste, action, self._action_words)
            announce(self._table, self.sheet.words, Urgency.ANSWER)

    def _play_advice(self, action: object) -> None:
        """Plays the move that the sheet offers, without another question by the tutor."""
        if self._controller is not None and self._table is not None:
            self._table.setFocus()
            self._controller.act(action)

    def _close_sheet(self, by_key: bool) -> None:
        self._is_dismissed = True
        if self._controller is not None and self._table is not None:
            self._bar.set_prompt(self._controller.prompt_message())
            self._table.point_out(None)  # unlike `cancel`, keeps a half-made move
            if by_key or QAccessible.isActive():
                self._table.take_keyboard()
            else:
                self._table.setFocus()
