# SPDX-License-Identifier: MIT
"""Hints, the tutor's warnings and answers to *what about this move?*, at the table."""

from dataclasses import replace
from typing import Final

from wizardtable.ai.search.advice import Verdict, equally_good_moves, shown_candidates
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play import gates
from wizardtable.play.controller import Controller
from wizardtable.play.helps import hint_price, why_no_help
from wizardtable.play.translate import render
from wizardtable.store.settings import Settings
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.commands import wake
from wizardtable.ui.match.advice_sheet import AdviceSheet
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.match_page import MatchPage
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.move_words import move_words
from wizardtable.ui.profile import Profile

_CHOOSE: Final = N_("table", "First start a move on the table, or choose one in the list.")

_IN_ADVANCE: Final = N_(
    "table", "The Grand Magus judges single moves only, not moves decided in advance."
)

_NOT_NOW: Final = N_("table", "The Grand Magus advises you when it is your turn to decide.")

_WATCHING: Final = N_(
    "banner", "The tutor is watching, and warns you once before a costly mistake."
)

_LESSON: Final = N_("table", "The Grand Magus gives no advice during a lesson.")


class AdviceFeature(MatchFeature):
    """Asks for advice about the match on the table, and shows it.

    Attributes:
        sheet: what the advice says.
        watching: says once above the table that the tutor is watching.
    """

    def __init__(self, page: MatchPage, profile: Profile) -> None:
        super().__init__(page)
        self._profile = profile
        self.watching = MessageStrip(page, calm=True)
        self.watching.closed.connect(self._note_met)
        page.add_strip(self.watching)
        self._moves, self._bar = page.panel.moves, page.bar
        self.sheet = AdviceSheet(page.panel.teacher)
        page.panel.teacher.add(self.sheet)
        self._controller: Controller | None = None
        self._table: TableView | None = None
        self.sheet.chosen.connect(self._insist)
        self.sheet.considered.connect(self.suggest)
        self.sheet.wondered.connect(self.ask_hint)
        self.sheet.closed.connect(self._close)
        page.commands["hint"].triggered.connect(self.ask_hint)
        page.commands["why_not"].triggered.connect(self.ask_about_begun)
        page.presenting.connect(self.sheet.put_away)
        page.covering.connect(self.sheet.put_away)  # it is about the table of now
        self._moves.considered.connect(self.suggest)
        self._moves.doubted.connect(self.ask_about)
        self._why_not = page.commands["why_not"]
        self._moves.currentRowChanged.connect(lambda _: self._wake())

    def begin(self, match: OpenMatch) -> None:
        """Starts to advise in a match."""
        controller = self._controller = match.controller
        self._table = match.table
        controller.hint.connect(self._show_hint)
        controller.verdict.connect(lambda verdict: self._judge(verdict, warning=False))
        controller.questioned.connect(self._hear)
        match.table.stage.shown_anew.connect(self._wake)
        controller.menu_changed.connect(self._wake)
        self._wake()
        self.apply(self._profile.settings)

    def end(self) -> None:
        """The table is left."""
        self._controller = self._table = None
        self.sheet.put_away()
        self._wake()
        if not self.watching.isHidden():
            self.watching.clear()
            self._note_met()

    def apply(self, settings: Settings) -> None:
        """Says that the tutor is watching, to a player who has not met the tutor yet."""
        controller = self._controller
        watches = settings.tutor and controller is not None and controller.can_get_help
        if not watches or controller is None or not controller.person_seats:
            self.watching.clear()
        elif not settings.tutor_met and self.watching.isHidden():
            self.watching.say(_WATCHING)
            announce(self.watching, self.watching.words)

    def _note_met(self) -> None:
        self._profile.change(replace(self._profile.settings, tutor_met=True))

    def _hear(self, question: gates.GateQuestion) -> None:
        """Shows the tutor's question about a move before it is played."""
        match question:
            case gates.TutorLook():
                self._say_thinking()
            case gates.WasteWarning(action, waste):
                self._show_waste(waste, action)
            case gates.TutorWarning(_, verdict):
                self._judge(verdict, warning=True)

    def ask_hint(self) -> None:
        """The person to move wants a hint."""
        controller = self._ready()
        if controller is not None:
            self._say_thinking()
            controller.ask_hint()

    def ask_about(self, action: object) -> None:
        """A person wants to know what an action that is listed is worth."""
        controller = self._ready()
        if controller is None:
            return
        if isinstance(action, StandingOrder):
            self._bar.tell(_IN_ADVANCE, warning=True)
            return
        self._say_thinking()
        controller.ask_about(action)

    def ask_about_begun(self) -> None:
        """The person to move wants to know what the move is worth that is half made on the table,
        or that the cursor of the list is on."""
        move = self._idea()
        if move is not None:
            self.ask_about(move)
        elif self._ready() is not None:
            self._bar.tell(_CHOOSE, warning=True)

    def _idea(self) -> object | None:
        """Returns the move that is half made on the table, or that the cursor of the list is on."""
        begun: object | None = self._table.unfinished_action() if self._table is not None else None
        return begun if begun is not None else self._moves.current()

    def _wake(self) -> None:
        """Draws *Why not this move?* as awake while there is a move to ask about."""
        controller = self._controller
        asks = controller is not None and controller.may_act and controller.can_get_help
        wake(self._why_not, asks and self._idea() is not None)

    def suggest(self, action: object) -> None:
        """Show on the table what an action would take and where it would go."""
        if self._table is not None:
            self._table.suggest(action)

    def retranslate(self) -> None:
        """Puts away what is said in another language."""
        self.sheet.put_away()
        self.watching.retranslate()

    def _tell(self, action: object) -> Message:
        assert self._controller is not None
        return move_words(self._controller, action)

    def _ready(self) -> Controller | None:
        """The controller, if there can be advice now; else the bar says why not."""
        controller = self._controller
        if controller is None:
            return None
        if controller.exercise is not None:
            self._bar.tell(_LESSON, warning=True)
            return None
        unaided = why_no_help(controller.match)
        if unaided is not None:
            self._bar.tell(unaided, warning=True)
            return None
        if not controller.may_act:
            self._bar.tell(_NOT_NOW, warning=True)
            return None
        return controller

    def _say_thinking(self) -> None:
        self._bar.tell(N_("table", "The Grand Magus is thinking about your move…"), warning=False)

    def _show_hint(self, decision: Decision[object]) -> None:
        controller, table = self._controller, self._table
        if controller is None or table is None or controller.viewer is None:
            return
        seen = controller.match.observe(controller.viewer)
        wording = controller.match.spec.wording
        action = wording.action(seen, decision.action, controller.names)
        hint = N_("table", "Hint: {action}. {reason}").of(
            action=mid_sentence(action), reason=decision.reason
        )
        self._bar.prompt(controller.prompt_message())
        price = self._set_price(controller)
        announce(table, " ".join(map(render, [hint, *price])))
        table.suggest(decision.action)
        menu = controller.menu()

        def fine(action: object) -> bool:
            """Nothing is called as good that the tutor would ask about before it is played."""
            return action == decision.action or self._waste(action) is None

        candidates = [
            c for c in shown_candidates(menu, decision) if not c.is_as_good or fine(c.action)
        ]
        equals = list(filter(fine, equally_good_moves(menu, decision)))
        self.sheet.show_hint(decision, candidates, self._tell, equals)

    def _judge(self, verdict: Verdict, *, warning: bool) -> None:
        if self._controller is None or self._table is None:
            return
        match, viewer = self._controller.match, self._controller.viewer
        self._bar.prompt(self._controller.prompt_message())
        self._set_price(self._controller)
        self._table.suggest(verdict.best.action)
        self.sheet.show_verdict(
            verdict,
            self._tell,
            self._waste(verdict.idea),
            warning=warning,
            reasoned=not verdict.loss or self._reason(verdict.idea) != verdict.best.reason,
            undoable=viewer is not None and match.undo_turn_aid({viewer}) is None,
        )
        announce(self._table, self.sheet.words)

    def _set_price(self, controller: Controller) -> tuple[Message, ...]:
        """What a move costs that is played because it was suggested, if it costs anything."""
        price = hint_price(controller.match) if len(controller.menu()) > 1 else None
        self.sheet.price = price
        return () if price is None else (price,)

    def _reason(self, action: object) -> Message | None:
        """What speaks for a move."""
        controller = self._controller
        if controller is None:
            return None
        match = controller.match
        return match.spec.brain.reason(match.observe(controller.viewer), action, Stats())

    def _waste(self, action: object) -> Message | None:
        """What a move throws away for certain."""
        controller = self._controller
        if controller is None:
            return None
        match = controller.match
        seen = match.observe(controller.viewer)
        return match.spec.conduct.waste_sentence(seen, controller.menu(), action)

    def _show_waste(self, waste: Message, action: object) -> None:
        if self._table is not None:
            self.sheet.show_waste(waste, action, self._tell)
            announce(self._table, self.sheet.words)

    def _insist(self, action: object) -> None:
        """Play what the sheet offers, without asking the tutor again."""
        if self._controller is not None and self._table is not None:
            self._table.setFocus()
            self._controller.act(action)

    def _close(self) -> None:
        if self._controller is not None and self._table is not None:
            self._bar.prompt(self._controller.prompt_message())
            self._table.point_out(None)  # what is half made stays
            self._table.setFocus()
