# SPDX-License-Identifier: MIT
"""Runs a match: gestures and minds give actions, the match plays them, the table shows them.

The class first answers what may be done now, then follows people, then goes on by itself.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.thinker import ThinkerGroup
from wizardtable.ai.search import agents
from wizardtable.ai.search.advice import Verdict
from wizardtable.core.agent import Decision
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import HINT, Author, Match, needs_curtain
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.course import Course
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import style_of
from wizardtable.play import frames, gates, pace, timers
from wizardtable.play.advisor import Advisor
from wizardtable.play.helps import may_help
from wizardtable.play.minds import Minds, Opponent
from wizardtable.play.stand_in import StandIn
from wizardtable.store.save import Autosave

Seats: TypeAlias = "frozenset[Seat]"

SAVING_LOOK_MS: Final = 500
"""Milliseconds between two looks at how the thread that writes the save fares."""


class Controller(QObject):
    """One match being played or watched.

    Attributes:
        match: The only owner of the true state, which is shown only by observation.
        names: The names of the players, by seat.
        secrets: True if several people at this screen hide something from each other.
        viewer: The seat whose observation is shown, or None for the public view.
        veiled: The seat that the curtain waits for, or None.
        humans: The seats of people at this screen. Without any the match is watched.
        paused: True while a watched match waits between moves.
        tutor: True if the tutor warns the person before careless moves.
        held: True while the match waits because something else is shown, see `hold`.
        hurried: True if opponents decide at once, because nobody here plays any more.
        lived: True once anything was played here since the match was opened.
        their_speed: The index of the opponents' speed in `pace.PAUSES`.
        course: The lesson or problem that is taken in this match, or None. It is set before
            `start`.
        stand_in: Plays for people without asking them; nothing in a lesson or problem.

    Signals:
        frame(Frame, bool animate): The table shows this frame from now on.
        prompt(Message): The sentence about what is expected now.
        refused(Message): The reason why an action is not allowed.
        questioned(GateQuestion): A question stands between the person and an action.
        thinking(Seat | None): The seat that everybody waits for; None when a person may act.
        curtain(Seat): The screen is to be handed to this seat; see `lift_curtain`.
        hint(Decision): The move that the hardest level would make, with its reason.
        verdict(Verdict): Its verdict on an idea of the person's.
        taught(): The lesson or problem stands elsewhere, or says something else.
        confirm(Message, Callable[[], None]): A question about undo, and what to call if the person
            agrees.
        problem(Message | None): The reason why saving fails (play goes on), or that the match goes
            on under another name; None once all is well again.
        assisted(): From now on the match does not count, because the person was helped.
        finished(): The match is over and the table at rest.
        menu_changed, log_changed, history_changed: Ask again.
    """

    frame = Signal(object, bool)
    prompt = Signal(object)
    refused = Signal(object)
    questioned = Signal(object)
    thinking = Signal(object)
    curtain = Signal(object)
    hint = Signal(object)
    verdict = Signal(object)
    taught = Signal()
    confirm = Signal(object, object)
    problem = Signal(object)
    assisted = Signal()
    finished = Signal()
    menu_changed = Signal()
    log_changed = Signal()
    history_changed = Signal()

    def __init__(
        self,
        match: Match,
        autosave: Autosave | None,
        thinkers: Callable[[], ThinkerGroup] | None,
        their_speed: int = 1,
        parent: QObject | None = None,
    ) -> None:
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
        self.their_speed = their_speed
        self.course: Exercise | None = None
        self.stand_in = StandIn(match, self.humans, self)
        self.stand_in.changed.connect(self._ask_anew)
        self._minds = Minds(thinkers, self)
        self._opponent = Opponent(match)
        self._advisor = Advisor(match, self._minds, self)
        self._advisor.told.connect(lambda: self.thinking.emit(None))
        self._advisor.hint.connect(self.hint)
        self._advisor.verdict.connect(self.verdict)
        self._decision: Decision[Any] | None = None
        self._last: tuple[Seat | None, type[Any]] | None = None
        self._tried: Any | None = None
        self._again = timers.single(self)
        self._again.timeout.connect(self._try_again)
        self._resting = True
        self._told_end = self._stepping = False
        self._wait = timers.single(self)
        self._wait.timeout.connect(self._play_decision)
        self._showing = False
        self._look = timers.single(self)
        self._look.timeout.connect(self._end_look)
        self._watchdog = timers.single(self)
        self._watchdog.timeout.connect(self.table_settled)
        self._autosave = autosave
        self._told_problem: Message | None = None
        self._asked_at: float | None = None  # when a person was asked to decide
        self._saving_look = timers.repeating(self, SAVING_LOOK_MS)
        self._saving_look.timeout.connect(self._look_at_saving)
        self._saving_look.start()

    # The person at the screen, and what may be done now.

    @property
    def may_act(self) -> bool:
        """True if the person at the screen is to move."""
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
        """Returns the actions offered to the person at the screen; none when others decide."""
        return self.match.menu() if self.may_act else ()

    def choices(self) -> Sequence[Any]:
        """Returns all legal actions of the person at the screen, many of them in no menu; in a
        lesson only those offered."""
        if self.course is not None and not self.course.open:
            return self.menu()
        return self.match.choices() if self.may_act else ()

    @property
    def deciders(self) -> Seats:
        """The seats whose decisions are gone back to: those of people, or all of a match that is
        watched."""
        return self.humans or frozenset(map(Seat, range(self.match.setup.seats)))

    @property
    def can_undo(self) -> bool:
        """True if there is a decision to go back to; a lesson is gone back in with `read_back`."""
        free = self.helped or (self.course is not None and self.course.open)
        return free and not self.held and self.match.can_undo(self.deciders)

    @property
    def can_redo(self) -> bool:
        """True if an undone action can be played again."""
        return self.helped and not self.held and self.match.can_redo

    @property
    def helped(self) -> bool:
        """True if people may undo, have hints and let an opponent play for them; a lesson helps in
        its own way."""
        return self.course is None and may_help(self.match)

    @property
    def is_out(self) -> bool:
        """True if all people at this screen are out of the game, while others play on."""
        match = self.match
        return (
            bool(self.humans)
            and match.to_move is not None
            and all(match.spec.conduct.is_out(match.observe(seat)) for seat in self.humans)
        )

    @property
    def quitter(self) -> Seat | None:
        """The seat at the screen if its match can be given up now, otherwise None."""
        if not self.humans or self.match.to_move is None or self.course or self.held:
            return None
        return self.viewer if self.may_act or len(self.humans) != 1 else min(self.humans)

    def prompt_message(self) -> Message:
        """Returns the sentence about what is expected now."""
        match, to_move = self.match, self.match.to_move
        if self.course is not None and self.course.prompt is not None:
            return self.course.prompt
        if self.veiled is not None:
            return N_("table", "{player} plays next.").of(player=match.names[self.veiled])
        if match.given_up is not None:
            return N_("table", "{player} has given up.").of(player=match.names[match.given_up])
        played_for = self.stand_in.prompt()
        if played_for is not None:
            return played_for
        if self.paused and not self.may_act and to_move is not None:
            return N_("table", "Paused: {player} plays next.").of(player=match.names[to_move])
        return match.spec.wording.prompt(match.observe(self.viewer), match.names)

    # A person acts.

    def act_with_care(self, action: Any, *, after: gates.Gate | None = None) -> None:
        """Sends an action through the gates, one after another, and plays it after the last one.

        The first gate that has a question stops the action, and `questioned` carries the question.
        With `after`, the action has passed this gate and those before it.
        """
        if self.course is not None:
            standing: list[gates.Gate] = [self._order_gate, self._exercise_gate]
        else:
            standing = [self._order_gate, self._safety_gate]
            if self.tutor and self.helped:
                standing += [self._waste_gate, self._tutor_gate]
        for gate in standing[0 if after is None else standing.index(after) + 1 :]:
            question = gate(action)
            if question is not None:
                self.questioned.emit(question)
                return
        self.act(action)

    def act(self, action: Any) -> None:
        """Plays an action for the person at the screen, from whichever gesture."""
        if not self.may_act or self.viewer is None:
            return
        reason = self.match.objection(action)
        if reason is not None:
            self.refused.emit(reason)  # an answer that is waited for still comes
            return
        helped = self._advisor.has_suggested(self.viewer, action) and len(self.menu()) > 1
        if self._asked_at is not None:
            place = len(self.match.actions)
            self.match.thoughts[place] = time.monotonic() - self._asked_at
            self._asked_at = None
        self._forget_decision()
        self._play(action, mine=True, helped=helped)

    def _order_gate(self, action: Any) -> gates.GateQuestion | None:
        """A standing order is given, and not played."""
        if not isinstance(action, StandingOrder):
            return None
        self.stand_in.give(self.viewer, action)
        return gates.Handled(action)

    def _exercise_gate(self, action: Any) -> gates.GateQuestion | None:
        """A lesson or problem refuses a legal action that it does not ask for."""
        course = self.course
        if course is None or self.match.objection(action) is not None or course.allows(action):
            return None
        return gates.ExerciseRefusal(action)

    def _safety_gate(self, action: Any) -> gates.GateQuestion | None:
        """The game asks before an action that is easily meant otherwise."""
        if not self.may_act or self.match.objection(action) is not None:
            return None
        question = self.match.spec.conduct.question(self.match.observe(self.viewer), action)
        if question is None:
            return None
        return gates.SafetyDoubt(
            action, question, lambda: self.act_with_care(action, after=self._safety_gate)
        )

    def _waste_gate(self, action: Any) -> gates.GateQuestion | None:
        """The tutor tells what the action throws away for certain, without a search."""
        seat = self.viewer
        if seat is None or not self._has_alternatives(action):
            return None
        waste = self.match.spec.conduct.waste(self.match.observe(seat), self.menu(), action)
        if waste is None or self._advisor.has_suggested(seat, action):
            return None
        return gates.WasteWarning(action, waste)

    def _tutor_gate(self, action: Any) -> gates.GateQuestion | None:
        """The tutor warns of an action that throws away more than a set share of the win chance."""
        seat = self.viewer
        if seat is None or not self._has_alternatives(action):
            return None
        self.thinking.emit(seat)
        self._advisor.weigh(seat, action, lambda verdict: self._end_weighing(action, verdict))
        known = self._advisor.idea is None
        return gates.Handled(action) if known else gates.TutorLook(action)

    def _has_alternatives(self, action: Any) -> bool:
        """Returns True if the action is legal and the person could choose another one."""
        return len(self.menu()) > 1 and self.match.objection(action) is None

    def _end_weighing(self, action: Any, verdict: Verdict | None) -> None:
        """Plays the action that the tutor has looked at, or warns of it with the verdict."""
        if verdict is None:
            self.act(action)
        else:
            self.questioned.emit(gates.TutorWarning(action, verdict))

    def _try_again(self) -> None:
        """Has the tutor look again at the move that it was looking at when the match was held."""
        if self.may_act and self._tried is not None:
            tried, self._tried = self._tried, None
            self.act_with_care(tried, after=self._safety_gate)

    def ask_hint(self) -> None:
        """Asks the hardest level what it would do; `hint` tells."""
        if self.may_act and self.viewer is not None and self.helped:
            self.thinking.emit(self.viewer)
            self._advisor.ask_hint(self.viewer)

    def ask_about(self, idea: Any) -> None:
        """Asks the hardest level why not this action of the menu; `verdict` tells."""
        if self.may_act and self.viewer is not None and self.helped:
            self.thinking.emit(self.viewer)
            self._advisor.ask_about(self.viewer, idea)

    def give_up(self) -> None:
        """Ends the match as it stands."""
        seat = self.quitter
        if seat is not None:
            self._forget_decision()
            self.match.give_up(seat)
            self.stand_in.gone_back(stay=False)
            self.lived = True
            self._history_moved()

    # A person goes back.

    def undo(self) -> None:
        """Goes back to the previous decision of a person (watching: one action)."""
        self._step_back(self.match.undo, self.match.undo_reveals)

    def undo_turn(self) -> None:
        """Goes back to the start of the turn of the last person who decided."""
        self._step_back(self.match.undo_turn, self.match.undo_turn_reveals)

    def redo(self) -> None:
        """Plays again what the last step back took away."""
        if self.can_redo:
            self._forget_decision()
            self.match.redo()
            self.stand_in.gone_back(stay=False)
            self._history_moved()

    def _step_back(
        self, undo: Callable[[Seats, int], int], reveals: Callable[[Seats], bool]
    ) -> None:
        seats, place = self.deciders, len(self.match.actions)
        if not self.can_undo:
            return

        def agreed() -> None:
            self._forget_decision()
            if self.secrets and self.match.to_move is None:
                self.viewer = None  # at the end anybody's hand may be looked at
            undo(seats, place)  # also what has been played since it was asked
            self.stand_in.gone_back(stay=True)
            self.paused = self.paused or not self.humans
            self._history_moved()

        if self.humans and self.course is None and reveals(seats):
            question = N_(
                "table",
                "This would undo a move that revealed something, a move by another player or a "
                "decision to give up. The match would no longer count in the statistics. Undo "
                "anyway?",
            )
            self.confirm.emit(question, agreed)
        else:
            agreed()

    def _history_moved(self) -> None:
        if self.course is not None:
            self.course.gone_back()
        self._keep()
        self._told_end, self.veiled, self.hurried = False, None, False
        if len(self.humans) > 1 and self.match.to_move != self.viewer:
            self.viewer = None  # another's turn: behind the curtain
        self._resting = True
        self._show(animate=False)
        self.log_changed.emit()
        self.history_changed.emit()
        self._go_on()

    # A lesson or problem.

    def read_on(self) -> None:
        """Goes on after the learner has read the step of the lesson."""
        if isinstance(self.course, Course):
            self.course.read()
            self._go_on()

    def read_back(self) -> None:
        """Goes back to the step before."""
        if isinstance(self.course, Course) and self._resting:
            self._forget_decision()
            self.course.back()
            self._history_moved()

    def try_again(self) -> None:
        """Goes back to where the problem begins."""
        self._begin_anew(Attempt.again)

    def show_answer(self) -> None:
        """Shows the answer of the problem."""
        self._begin_anew(Attempt.show_answer)

    def _begin_anew(self, deed: Callable[[Attempt], None]) -> None:
        if isinstance(self.course, Attempt):
            self._forget_decision()
            deed(self.course)
            self._history_moved()

    # The window: begin, watch, wait, end.

    def start(self, opening: bool = False) -> None:
        """Shows the match as it stands and lets it go on.

        Before an `opening`, the frame has what was dealt, and the table says when it has settled,
        however long it takes.
        """
        if self.course is not None:
            self.stand_in.seats = frozenset()
        self._resting = not opening
        self._show(animate=False, since=0 if opening else None)
        self.log_changed.emit()
        self._go_on()

    def lift_curtain(self) -> None:
        """Shows the table to the next person, who is at the screen now."""
        if self.veiled is None:
            return
        self.viewer, self.veiled = self.veiled, None
        self._show(animate=False)
        self.log_changed.emit()
        self._go_on()

    def look_from(self, seat: Seat | None) -> None:
        """Watched and finished matches: shows what this seat sees, or the public view."""
        if self.humans and self.match.to_move is not None:
            return
        self.viewer = seat
        self._show(animate=False)
        self.log_changed.emit()

    def pause(self, paused: bool) -> None:
        """Holds a watched match, or lets it go on."""
        self.paused = paused
        self.prompt.emit(self.prompt_message())
        self.history_changed.emit()
        if not paused:
            self._play_when_ready()

    def step(self) -> None:
        """Lets a paused match make one move, as soon as it is decided."""
        self._stepping = self.paused
        self._play_when_ready()

    def hurry(self) -> None:
        """Lets the opponents decide the rest of the match at once, where all people are out."""
        if self.is_out:
            self.hurried, self.paused = True, False
            self._forget_decision()
            self.history_changed.emit()
            self._go_on()

    def table_settled(self) -> None:
        """Goes on, because the table has come to rest."""
        self._watchdog.stop()
        if self._resting:
            return
        self._resting = True
        self._go_on()

    def hold(self, held: bool) -> None:
        """Lets the match wait while its past is looked at, or go on where it stands.

        An opponent goes on thinking meanwhile. The tutor looks again at a move that it was looking
        at.
        """
        if held == self.held:
            return
        self.held = held
        if held:
            self._wait.stop()
            self._look.stop()
            if self._advisor.is_waiting:
                tried = self._tried if self._advisor.idea is None else self._advisor.idea
                self._forget_decision()
                self._tried = tried
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()
        self.history_changed.emit()
        self._go_on()
        self._again.start()  # the table may be about to be left

    def flush(self) -> None:
        """Waits until everything played is on disk, or cannot be written."""
        if self._autosave is not None:
            self._autosave.flush()

    def close(self) -> None:
        """Leaves the match: stops thinking and finishes writing; nothing is kept any more."""
        self._forget_decision()
        self._watchdog.stop()
        self._saving_look.stop()
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None

    # The match goes on.

    def _go_on(self) -> None:
        """Turns to the seat that decides next; the table may still be moving."""
        if self.held:
            return
        if self._showing:
            if self._resting:
                self._look.start(pace.LOOK)
            return
        seat = self.match.to_move
        if self.course is not None and (seat is not None or self.course.settles):
            self._follow(self.course)
            return
        if seat is None:
            if self._resting and not self._told_end:
                self._told_end = True
                self.thinking.emit(None)
                self.finished.emit()
            return
        if seat not in self.humans or self.stand_in.busy:
            self._let_decide(seat)
            return
        self.thinking.emit(None)
        if self.tutor and self.helped and self.may_act and self._minds.open_question is None:
            self._advisor.ponder(seat)
        if seat == self.viewer or self.veiled is not None or not self._resting:
            return
        if self.secrets:
            self._draw_curtain(seat)
        else:
            self.viewer = seat
            self._show(animate=False)

    def _follow(self, course: Exercise) -> None:
        """Turns to what a lesson or problem wants next: a move of its own, or the person."""
        self.thinking.emit(self.match.to_move if course.watching else None)
        if course.watching:
            self._decision = Decision(course.reply, course.says)
            self._play_when_ready()
        if self._resting:
            self.taught.emit()

    def _let_decide(self, seat: Seat) -> None:
        """Waits for an opponent, or plays for a person what does not take thinking."""
        self.thinking.emit(seat)
        prepared = self.stand_in.prepared()
        if prepared is not None:
            self._decision = Decision(prepared.action, self.prompt_message())
        if self._decision is not None:
            self._play_when_ready()
        elif self._minds.open_question is None:
            player = self.match.players[seat]
            level_id = self.stand_in.level
            if self.hurried:
                level_id = "greedy"
            elif player.level is not None:
                level_id = agents.styled(player.level, style_of(player.wizard))
            self._minds.ask(self._opponent.question(seat, level_id), self._decided)

    def _decided(self, decision: Decision[Any]) -> None:
        self._decision = decision
        self._play_when_ready()

    def _play_when_ready(self) -> None:
        """Plays a mind's decision once the table rests and its viewers had time to look."""
        waits = self.paused and not self._stepping
        if self._decision is not None and self._resting and not waits and not self.held:
            action = self._decision.action
            pause = pace.pause(self.match, self.their_speed, action, self._last)
            self._wait.start(0 if self.hurried else pause)

    def _play_decision(self) -> None:
        if self._decision is None or self.held:
            return
        self._stepping = False
        action, self._decision = self._decision.action, None
        self._play(action, mine=False, author=self.stand_in.author(self.match.to_move))

    def _play(self, action: Any, mine: bool, *, author: Author = "", helped: bool = False) -> None:
        before, counted, seat = len(self.match.actions), not self.match.assisted, self.match.to_move
        self.match.play(action, author)
        if helped:
            self.match.assist(HINT)
        if seat is not None:
            self.stand_in.played(seat)
        if self.secrets and self.viewer is not None and self.match.to_move != self.viewer:
            self._showing = self._shows_viewer_more(before + 1)
            if not self._showing:
                self._lay_hand_down(before)
        if self.course is not None:
            self.course.played(action)
        self._last = seat, type(action)
        self.lived = True
        self._keep()
        self._resting = False
        self._watchdog.start(pace.SETTLE_LIMIT)
        self._show(animate=True, since=before + 1, mine=mine)
        self.log_changed.emit()
        self.history_changed.emit()
        if counted and self.match.assisted:
            self.assisted.emit()
        if not self._resting:
            self._go_on()

    def _ask_anew(self) -> None:
        """Turns to a seat again after a person has changed what is played for them."""
        if self.match.to_move in self.humans and not self._showing:
            self._forget_decision()
        if self.stand_in.busy:
            self.veiled = None  # nobody has to come to the screen
        self._keep()
        self._show(animate=False)
        self.history_changed.emit()
        self._go_on()

    def _forget_decision(self) -> None:
        asked = self._minds.open_question
        if asked is not None:
            asked.cancel()
        self._wait.stop()
        self._look.stop()
        self._showing = False
        self._decision = self._tried = None

    # What the screen shows.

    def _show(self, animate: bool, since: int | None = None, mine: bool = False) -> None:
        frame = frames.present(
            self.match,
            self.viewer,
            self.menu(),
            self.match.objection,
            self.stand_in,
            since=since,
            mine=mine,
        )
        if not self.may_act:
            self._asked_at = None
        elif self._asked_at is None:
            self._asked_at = time.monotonic()
        self.frame.emit(frame, animate)
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()

    def _draw_curtain(self, seat: Seat) -> None:
        """Shows the public view between two people, until the next one says to be there."""
        self.veiled, self.viewer = seat, None
        self._show(animate=False)
        self.log_changed.emit()
        self.curtain.emit(seat)

    def _shows_viewer_more(self, since: int) -> bool:
        """Returns True if the viewer alone sees something new, such as a card drawn: it is seen
        before anybody else is at the screen."""
        public = self.match.events(None, since)
        mine = self.match.events(self.viewer, since)
        return any(event.reveals and event not in public for event in mine)

    def _end_look(self) -> None:
        """Lets the others look, because the viewer has seen what was drawn."""
        if self._showing:
            self._showing = False
            self._lay_hand_down(len(self.match.actions))
            self.prompt.emit(self.prompt_message())
            self.log_changed.emit()
            self._go_on()

    def _lay_hand_down(self, place: int) -> None:
        """Shows the public view, first as it was after `place` actions.

        Everybody watches from there what a person did who hides something from another.
        """
        self.viewer = None
        self.frame.emit(replace(frames.past(self.match, None, place), events=()), False)

    # The save.

    def _keep(self) -> None:
        if self._autosave is not None:
            self._autosave.keep(self.match, self.stand_in.orders)

    def _look_at_saving(self) -> None:
        kept = self._autosave
        problem = kept.problem or kept.notice if kept is not None else None
        if problem != self._told_problem:
            self._told_problem = problem
            self.problem.emit(problem)
