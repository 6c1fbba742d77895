# SPDX-License-Identifier: MIT
"""Drives a match: gestures and minds give actions, the match plays them, the table shows them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from wizardtable.ai.process.thinker_group import ThinkerGroup
from wizardtable.ai.search import agents
from wizardtable.ai.search.advice import CARELESS, Verdict
from wizardtable.core.agent import Decision
from wizardtable.core.course import Course
from wizardtable.core.game import IllegalAction, Seat
from wizardtable.core.match import Match, needs_curtain
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import style_of
from wizardtable.play import frames
from wizardtable.play.advisor import Advisor
from wizardtable.play.opponent import Opponent
from wizardtable.play.saving import Saving
from wizardtable.store.save import Autosave

PAUSES = (900, 450, 150, 0)
"""Milliseconds between others' moves by speed (slow, normal, fast, instant), so that each can be
followed. A quick word in another's turn, such as a bid, takes half of that, and so does more of the
same by the same seat, such as its next die."""

SETTLE_LIMIT = 4000
"""Milliseconds after which a table that has not said it settled is taken to have."""

Seats: TypeAlias = "frozenset[Seat]"


class Controller(QObject):
    """One match being played or watched.

    Attributes:
        match: the only owner of the true state; shown only by observation.
        viewer: the seat whose observation is shown, None for the public view.
        humans: the seats played by people at this screen; with none the match is watched.
        paused: a watched match waits between moves.
        tutor: whether the person is warned before careless moves.
        held: whether the match waits because something else is shown: see `hold`.
        lived: whether anything was played here since the match was opened.
        course: the lesson that is taken in this match, or None; set before `start`.

    Signals:
        frame(Frame, bool animate): what the table shows from now on.
        prompt(Message): what is expected now.
        refused(Message): why an action is not allowed.
        thinking(Seat | None): who is being waited for; None when a person may act.
        curtain(Seat): the screen is to be handed to this seat; see `lift_curtain`.
        hint(Decision): the move the hardest level would make, with its reason.
        verdict(Verdict): what it thinks of an idea of the person's.
        warned(Verdict): the tutor asks to think again before this is played.
        taught(): the lesson stands elsewhere, or says something else.
        confirm(Message, Callable[[], None]): call back if the person agrees.
        problem(Message | None): why saving fails (play goes on), or that it works again.
        finished(): the match is over and the table at rest.
        menu_changed, log_changed, history_changed: ask again.
    """

    frame = Signal(object, bool)
    prompt = Signal(object)
    refused = Signal(object)
    thinking = Signal(object)
    curtain = Signal(object)
    hint = Signal(object)
    verdict = Signal(object)
    warned = Signal(object)
    taught = Signal()
    confirm = Signal(object, object)
    problem = Signal(object)
    finished = Signal()
    menu_changed = Signal()
    log_changed = Signal()
    history_changed = Signal()

    def __init__(
        self,
        match: Match,
        autosave: Autosave | None,
        thinker: Callable[[], ThinkerGroup] | None,
        their_speed: int = 1,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.names = match.names
        self.humans = frozenset(
            Seat(seat) for seat, player in enumerate(match.players) if player.level is None
        )
        self._secrets = needs_curtain(match.spec, match.players)
        self.viewer: Seat | None = None
        if self.humans and not self._secrets:
            self.viewer = min(self.humans)
        self.paused = self.tutor = self.lived = self.held = False
        self.course: Course | None = None
        self.their_speed = their_speed
        self._saving = Saving(autosave, self)
        self._saving.problem.connect(self.problem)
        self._opponent = Opponent(thinker, self)
        self._opponent.decided.connect(self._decided)
        self._advisor = Advisor(match, self._opponent, self)
        self._advisor.hint.connect(self._hinted)
        self._advisor.verdict.connect(self._judged)
        self._wish: Any = None
        self._veiled: Seat | None = None
        self._decision: Decision[Any] | None = None
        self._last: tuple[Seat | None, type[Any]] | None = None
        self._resting = True
        self._told_end = False
        self._stepping = False
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._play_decision)
        self._watchdog = QTimer(self, singleShot=True)
        self._watchdog.timeout.connect(self.table_settled)

    # What the interface asks.

    @property
    def may_act(self) -> bool:
        """Whether the person at the screen is to move."""
        return (
            self._veiled is None
            and not self.held
            and self.match.to_move is not None
            and self.match.to_move == self.viewer
            and self.viewer in self.humans
        )

    @property
    def veiled(self) -> Seat | None:
        """The seat the curtain waits for, or None."""
        return self._veiled

    def menu(self) -> Sequence[Any]:
        """The actions offered to the person at the screen; empty when it is not their turn."""
        return self.match.menu() if self.may_act else ()

    def choices(self) -> Sequence[Any]:
        """All legal actions of the person at the screen, many of them in no menu; in a lesson
        only those offered."""
        if not self.may_act or self.course is not None:
            return self.menu()
        return self.match.choices()

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to; a lesson is gone back in with `read_back`."""
        return not self.held and self.course is None and self.match.can_undo(self._undo_seats())

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be played again."""
        return not self.held and self.course is None and self.match.can_redo

    def prompt_message(self) -> Message:
        """What is expected now, in one sentence."""
        if self._veiled is not None:
            return N_("table", "{player} plays next.").of(player=self.names[self._veiled])
        mover = self.match.to_move
        if self.paused and mover is not None and not self.may_act:
            return N_("table", "Paused: {player} plays next.").of(player=self.names[mover])
        return self.match.spec.wording.prompt(self.match.observe(self.viewer), self.names)

    # What the interface does.

    def start(self, opening: bool = False) -> None:
        """Show the match as it stands and let it go on; before an `opening`, what was dealt is in
        the frame, and the table says when it has settled, however long it takes."""
        self._resting = not opening
        self._show(animate=False, since=0 if opening else None)
        self.log_changed.emit()
        self._go_on()

    def act(self, action: Any) -> None:
        """Play an action for the person at the screen, from whichever gesture."""
        if not self.may_act:
            return
        self._forget_decision()
        try:
            self._play(action, mine=True)
        except IllegalAction as refusal:
            self.refused.emit(refusal.reason)

    def act_with_care(self, action: Any) -> None:
        """As `act`, but if there is a tutor he asks to think again (`warned`) before a move that
        throws away more than a set share of the winning chance; in a lesson, what it does not
        ask for is not played."""
        if self.course is not None and self.check(action) is None:
            if self.course.allows(action):
                self.act(action)
            else:
                self.taught.emit()
            return
        seat, free = self.viewer, len(self.menu()) > 1
        if seat is None or not self.tutor or not free or self.check(action) is not None:
            self.act(action)
            return
        self._wish = action
        self.thinking.emit(seat)
        self._advisor.ask_about(seat, action)

    def check(self, action: Any) -> Message | None:
        """Why the action is not allowed now; None when it is."""
        try:
            self.match.check(action)
        except IllegalAction as refusal:
            return refusal.reason
        return None

    def undo(self) -> None:
        """Back to the previous decision of a person (watching: one action)."""
        self._step_back(self.match.undo, self.match.undo_reveals)

    def undo_turn(self) -> None:
        """Back to the start of the turn of the last person who decided."""
        self._step_back(self.match.undo_turn, self.match.undo_turn_reveals)

    def redo(self) -> None:
        """Play again what the last step back took away."""
        if self.can_redo:
            self._forget_decision()
            self.match.redo()
            self._history_moved()

    def ask_hint(self) -> None:
        """Ask the hardest level what it would do; `hint` tells."""
        if self.may_act and self.viewer is not None and self.course is None:
            self._wish = None
            self.thinking.emit(self.viewer)
            self._advisor.ask_hint(self.viewer)

    def ask_about(self, idea: Any) -> None:
        """Why not this? Ask the hardest level about an action of the menu; `verdict` tells."""
        if self.may_act and self.viewer is not None and self.course is None:
            self._wish = None
            self.thinking.emit(self.viewer)
            self._advisor.ask_about(self.viewer, idea)

    def _hinted(self, decision: Decision[Any]) -> None:
        self.thinking.emit(None)
        self.hint.emit(decision)

    def _judged(self, verdict: Verdict) -> None:
        """A verdict came: for who asked for it, or for the tutor."""
        self.thinking.emit(None)
        if self._wish is None:
            self.verdict.emit(verdict)
            return
        self._wish = None
        if verdict.loss > CARELESS:
            self.warned.emit(verdict)
        else:
            self.act(verdict.idea)

    def lift_curtain(self) -> None:
        """The next person is at the screen."""
        if self._veiled is None:
            return
        self.viewer, self._veiled = self._veiled, None
        self._show(animate=False)
        self.log_changed.emit()
        self._go_on()

    def look_from(self, seat: Seat | None) -> None:
        """Watched and finished matches: show what this seat sees, or the public view."""
        if self.humans and self.match.to_move is not None:
            return
        self.viewer = seat
        self._show(animate=False)
        self.log_changed.emit()

    def pause(self, paused: bool) -> None:
        """Hold a watched match, or let it go on."""
        self.paused = paused
        self.prompt.emit(self.prompt_message())
        self.history_changed.emit()
        if not paused:
            self._play_when_ready()

    def step(self) -> None:
        """Let a paused match make one move, as soon as it is decided."""
        self._stepping = self.paused
        self._play_when_ready()

    def table_settled(self) -> None:
        """The table has come to rest."""
        self._watchdog.stop()
        if self._resting:
            return
        self._resting = True
        self._go_on()

    def hold(self, held: bool) -> None:
        """Let the match wait while its past is looked at, or go on where it stands; what an
        opponent is thinking about goes on being thought."""
        if held == self.held:
            return
        self.held = held
        if held:
            self._wait.stop()
            if self._advisor.waiting:
                self._forget_decision()
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()
        self.history_changed.emit()
        self._go_on()

    def flush(self) -> None:
        """Wait until everything played is on disk, or cannot be written."""
        self._saving.flush()

    def close(self) -> None:
        """Leave the match: stop thinking and finish writing."""
        self._forget_decision()
        self._watchdog.stop()
        self._saving.close()

    # How a match goes on.

    def _go_on(self) -> None:
        """Turn to whoever decides next; the table may still be moving."""
        if self.held:
            return
        seat = self.match.to_move
        if seat is None:
            if self._resting and not self._told_end:
                self._told_end = True
                self.thinking.emit(None)
                self.finished.emit()
            return
        if self.course is not None:
            self._follow(self.course)
            return
        if seat not in self.humans:
            self.thinking.emit(seat)
            if self._decision is not None:
                self._play_when_ready()
            elif not self._opponent.busy:
                player = self.match.players[seat]
                level_id = agents.styled(player.level or "greedy", style_of(player.wizard))
                self._opponent.ask(self.match, seat, level_id)
            return
        self.thinking.emit(None)
        if self.tutor and self.may_act and not self._opponent.busy:
            self._advisor.ponder(seat)
        if seat == self.viewer or self._veiled is not None or not self._resting:
            return
        if self._secrets:
            self._draw_curtain(seat)
        else:
            self.viewer = seat
            self._show(animate=False)

    def _follow(self, course: Course) -> None:
        """Turn to what a lesson wants next: something that it does itself, or the learner."""
        self.thinking.emit(self.match.to_move if course.watching else None)
        if course.watching:
            self._decision = Decision(course.reply, course.step.says)
            self._play_when_ready()
        if self._resting:
            self.taught.emit()

    def read_on(self) -> None:
        """The learner has read the step of the lesson."""
        if self.course is not None:
            self.course.read()
            self._go_on()

    def read_back(self) -> None:
        """The learner goes back to the step before."""
        if self.course is not None and self._resting:
            self._forget_decision()
            self.course.back()
            self._history_moved()

    def _draw_curtain(self, seat: Seat) -> None:
        """Between two people: the public view, until the next one says to be there."""
        self._veiled = seat
        self.viewer = None
        self._show(animate=False)
        self.log_changed.emit()
        self.curtain.emit(seat)

    def _decided(self, decision: Decision[Any]) -> None:
        if self._advisor.waiting:
            self._advisor.answered(decision)
            return
        self._decision = decision
        self._play_when_ready()

    def _play_when_ready(self) -> None:
        """Play a mind's decision once the table rests and its viewers had time to look."""
        waits = self.paused and not self._stepping
        if self._decision is not None and self._resting and not waits and not self.held:
            pause = PAUSES[self.their_speed]
            swift = self._aside() or self._more_of_the_same()
            self._wait.start(pause // 2 if swift else pause)

    def _aside(self) -> bool:
        """Whether the decision to come falls out of its seat's own turn."""
        seat, match = self.match.to_move, self.match
        return seat is not None and match.spec.brain.aside(match.observe(seat))

    def _more_of_the_same(self) -> bool:
        """Whether the decision to come is of the kind that its seat has just taken."""
        if self._decision is None:
            return False
        return self._last == (self.match.to_move, type(self._decision.action))

    def _play_decision(self) -> None:
        if self._decision is None or self.held:
            return
        self._stepping = False
        action, self._decision = self._decision.action, None
        self._play(action, mine=False)

    def _play(self, action: Any, mine: bool) -> None:
        before = len(self.match.actions)
        last = (self.match.to_move, type(action))
        self.match.play(action)
        if self._secrets and self.viewer is not None and self.match.to_move != self.viewer:
            self._lay_hand_down(before)
        if self.course is not None:
            self.course.played(action)
        self._last = last
        self.lived = True
        self._saving.keep(self.match)
        self._resting = False
        self._watchdog.start(SETTLE_LIMIT)
        self._show(animate=True, since=before + 1, mine=mine)
        self.log_changed.emit()
        self.history_changed.emit()
        if not self._resting:
            self._go_on()

    def _lay_hand_down(self, place: int) -> None:
        """Everybody watches from now on what a person did who hides something from another: the
        public view, first as it was after `place` actions, so that the move is seen from there."""
        self.viewer = None
        self.frame.emit(replace(frames.past(self.match, None, place), events=()), False)

    def _step_back(self, undo: Callable[[Seats], int], reveals: Callable[[Seats], bool]) -> None:
        seats = self._undo_seats()
        if not self.can_undo:
            return

        def agreed() -> None:
            self._forget_decision()
            if self._secrets and self.match.to_move is None:
                self.viewer = None  # at the end anybody's hand may be looked at
            undo(seats)
            self.paused = self.paused or not self.humans
            self._history_moved()

        if self.humans and reveals(seats):
            question = N_(
                "table",
                "This would undo a move that revealed something, or another "
                "player’s move. The match would no longer count in the statistics. "
                "Undo anyway?",
            )
            self.confirm.emit(question, agreed)
        else:
            agreed()

    def _history_moved(self) -> None:
        self._saving.keep(self.match)
        self._told_end, self._veiled = False, None
        if len(self.humans) > 1 and self.match.to_move != self.viewer:
            self.viewer = None  # another's turn: behind the curtain
        self._resting = True
        self._show(animate=False)
        self.log_changed.emit()
        self.history_changed.emit()
        self._go_on()

    def _forget_decision(self) -> None:
        self._opponent.cancel()
        self._wait.stop()
        self._advisor.cancel()
        self._decision, self._wish = None, None

    def _undo_seats(self) -> frozenset[Seat]:
        return self.humans or frozenset(Seat(seat) for seat in range(self.match.setup.seats))

    # What the table is shown.

    def _show(self, animate: bool, since: int | None = None, mine: bool = False) -> None:
        frame = frames.present(
            self.match, self.viewer, self.menu(), self.check, since=since, mine=mine
        )
        self.frame.emit(frame, animate)
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()
