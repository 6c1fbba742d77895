# SPDX-License-Identifier: MIT
"""What can be asked of a match that is played or watched here: who acts, and what may be done."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Match, needs_curtain
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import Message
from wizardtable.play import match_prompt
from wizardtable.play.helps import may_help
from wizardtable.play.stand_in import StandIn

TRIALS: Final = 4
"""Ways for chance to decide, in which an action is tried before Space plays it."""


class SeatedMatch(QObject):
    """The half of a controller that answers; the other one acts.

    Attributes:
        match: the only owner of the true state; shown only by observation.
        secrets: whether several people at this screen hide something from each other.
        viewer: the seat whose observation is shown, None for the public view.
        veiled: the seat the curtain waits for, or None.
        humans: the seats played by people at this screen; with none the match is watched.
        paused: a watched match waits between moves.
        tutor: whether the person is warned before careless moves.
        held: whether the match waits because something else is shown: see `hold`.
        hurried: whether opponents decide at once, because nobody here plays any more.
        lived: whether anything was played here since the match was opened.
        course: the lesson that is taken in this match, or the problem that is solved in it, or
            None; set before `start`.
        stand_in: what is played for people without asking them; nothing in a lesson or problem.

    Signals:
        frame(Frame, bool animate): what the table shows from now on.
        prompt(Message): what is expected now.
        refused(Message): why an action is not allowed.
        thinking(Seat | None): who is being waited for; None when a person may act.
        curtain(Seat): the screen is to be handed to this seat; see `lift_curtain`.
        hint(Decision): the move the hardest level would make, with its reason.
        verdict(Verdict): what it thinks of an idea of the person's.
        pondering(): the tutor has begun to look at a move that is to be played.
        warned(Verdict): the tutor asks to think again before this is played.
        wasteful(Message, action): the same, because an action throws something away for certain.
        taught(): the lesson or problem stands elsewhere, or says something else.
        confirm(Message, Callable[[], None]): call back if the person agrees.
        doubtful(SafetyQuestion, Callable[[], None]): call back if the person really wants to play
            this.
        problem(Message | None): why saving fails (play goes on), or that it works again.
        assisted(): from now on the match does not count, because a suggestion was played or an
            opponent plays for a person.
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
    pondering = Signal()
    warned = Signal(object)
    wasteful = Signal(object, object)
    taught = Signal()
    confirm = Signal(object, object)
    doubtful = Signal(object, object)
    problem = Signal(object)
    assisted = Signal()
    finished = Signal()
    menu_changed = Signal()
    log_changed = Signal()
    history_changed = Signal()

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.names = match.names
        self.humans = frozenset(
            Seat(seat) for seat, player in enumerate(match.players) if player.level is None
        )
        self.secrets = needs_curtain(match.spec, match.players)
        self.viewer: Seat | None = None
        if self.humans and not self.secrets:
            self.viewer = min(self.humans)
        self.veiled: Seat | None = None
        self.paused = self.tutor = self.lived = self.held = self.hurried = False
        self.course: Exercise | None = None
        self.stand_in = StandIn(match, self.humans, self)

    @property
    def deciders(self) -> frozenset[Seat]:
        """The seats whose decisions are gone back to: those of people, or all of a match that is
        watched."""
        return self.humans or frozenset(map(Seat, range(self.match.setup.seats)))

    @property
    def may_act(self) -> bool:
        """Whether the person at the screen is to move."""
        return (
            self.veiled is None
            and not self.held
            and self.match.to_move is not None
            and self.match.to_move == self.viewer
            and self.viewer in self.humans
            and not self.stand_in.busy
            and (self.course is None or not self.course.settles or self.course.open)
        )

    def menu(self) -> Sequence[Any]:
        """The actions offered to the person at the screen; empty when it is not their turn."""
        return self.match.menu() if self.may_act else ()

    def choices(self) -> Sequence[Any]:
        """All legal actions of the person at the screen, many of them in no menu; in a lesson
        only those offered."""
        if not self.may_act or not self._is_free:
            return self.menu()
        return self.match.choices()

    @property
    def _is_free(self) -> bool:
        """Whether nothing is prescribed, nor any problem decided."""
        return self.course is None or self.course.open

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to; a lesson is gone back in with `read_back`."""
        free = self.helped or (self.course is not None and self.course.open)
        return free and not self.held and self.match.can_undo(self.deciders)

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be played again."""
        return self.helped and not self.held and self.match.can_redo

    @property
    def helped(self) -> bool:
        """Whether people may undo, have hints and let an opponent play for them; a lesson helps in
        its own way."""
        return self.course is None and may_help(self.match)

    def prompt_message(self) -> Message:
        """What is expected now, in one sentence."""
        if self.course is not None and self.course.prompt is not None:
            return self.course.prompt
        idle = self.paused and not self.may_act
        played_for = self.stand_in.prompt()
        return match_prompt.prompt(self.match, self.viewer, self.veiled, played_for, idle=idle)

    def check(self, action: Any) -> Message | None:
        """Why the action is not allowed now; None when it is."""
        return self.match.objection(action)

    def passes_turn(self, *actions: Any) -> bool:
        """Returns whether somebody else decides after these actions of the person at the screen,
        or the match is over; what then plays itself for the person counts. True for standing
        orders, False for actions that the rules forbid.

        Where chance decides, the answer is True if it may come so. It follows from what the person
        knows, and so tells nothing else.
        """
        if any(isinstance(one, StandingOrder) for one in actions):
            return True
        mover = self.match.to_move
        return mover is not None and any(
            self._passes_in(self.match.trial(mover, seed), actions) for seed in range(TRIALS)
        )

    def _passes_in(self, trial: Match, actions: Sequence[Any]) -> bool:
        mover = trial.to_move
        stand_in = StandIn(trial, self.stand_in.seats)
        stand_in.forced = self.stand_in.forced
        stand_in.orders.update(self.stand_in.orders)
        if mover is None:
            return False
        for action in actions:
            if trial.to_move != mover:
                return True
            if trial.objection(action) is not None:
                return False
            trial.play(action)
            stand_in.played(mover)
        while trial.to_move == mover and (prepared := stand_in.prepared()) is not None:
            trial.play(prepared.action)
            stand_in.played(mover)
        return trial.to_move != mover

    @property
    def is_out(self) -> bool:
        """Whether all people at this screen are out of the game, while others play on."""
        match = self.match
        return (
            bool(self.humans)
            and match.to_move is not None
            and all(match.spec.conduct.is_out(match.observe(seat)) for seat in self.humans)
        )

    @property
    def quitter(self) -> Seat | None:
        """The seat for which the match can be given up now: the one at the screen."""
        if not self.humans or self.match.to_move is None or self.course or self.held:
            return None
        return self.viewer if self.may_act or len(self.humans) != 1 else min(self.humans)
