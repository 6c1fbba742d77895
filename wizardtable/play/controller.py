# SPDX-License-Identifier: MIT
"""Runs a match: people and opponents choose actions, the match plays them, the table shows them.

The words of this module, such as viewer and curtain, are explained in the docstring of the package.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from wizardtable.ai.process.thinker import ThinkerGroup
from wizardtable.ai.search import agents
from wizardtable.ai.search.advice import Verdict
from wizardtable.core.agent import Decision
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import (
    AID_HINT,
    Aid,
    Author,
    Match,
    needs_curtain,
)
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.course import Course
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, Message
from wizardtable.core.wizards import style_of
from wizardtable.play import frames, gates, moment_text, pace, timers
from wizardtable.play.advisor import Advisor
from wizardtable.play.autoplay import Autoplay
from wizardtable.play.helps import may_help, undo_question
from wizardtable.play.minds import Minds, Opponent
from wizardtable.play.save_watch import SaveWatch
from wizardtable.store.save import Autosave

Seats: TypeAlias = "frozenset[Seat]"


class Controller(QObject):
    """One match that is played or watched.

    Attributes:
        match: The match, which alone has the true state. The table gets only observations of it.
        names: The names of the players, by seat.
        needs_curtain: True if several people at this screen hide something from each other.
        viewer: The seat whose observation is shown, or None for the public view.
        person_seats: The seats of people at this screen. Without people the match is watched.
        curtain_seat: The seat whose person the curtain waits for, or None without a curtain.
        is_paused: True while a watched match waits between moves.
        tutor: True if the tutor warns the person before careless moves.
        was_played: True once this object has played an action or given up the match.
        is_on_hold: True while the match waits because its past is shown, see `hold`.
        plays_rest_at_once: True while opponents decide without pauses, see `play_rest_now`.
        is_resting: True while a sheet lies over the table, see `rest`.
        their_speed: The index of the opponents' speed in `pace.MOVE_PAUSES_MS`.
        speech_ms_left: Returns the milliseconds for which opponents wait for the screen reader.
        exercise: The lesson or problem in this match, or None. It is set before `start`.
        autoplay: The autoplay for people; it does nothing in a lesson or problem.

    Signals:
        frame(Frame, bool animate): The table shows this frame from now on. It moves the pieces to
            their new places if `animate` is True, and otherwise shows them there at once.
        prompt(Message): The sentence about the decision that the match waits for.
        refused(Message): The reason why an action is not allowed.
        questioned(GateQuestion): A gate has a question about an action before it is played.
        doubt_ended(): A gate's question no longer waits for a second press, which has come or would
            be too late.
        thinking(Seat | None): The seat that must decide; None for a person, or after the end.
        curtain(Seat): The curtain is down until the person of this seat has come to the screen.
        first_word(Decision): The move that a hint will probably name; `hint` follows.
        hint(Decision): The move that the hardest level would make, with its reason.
        verdict(Verdict): The hardest level's verdict on a person's idea.
        taught(): The lesson or problem may have reached another step or have another sentence.
        confirm(Message, Callable[[], None]): A question about undo, and the function to call if the
            person agrees.
        problem(Message | None): The reason why saving fails while play continues, or a notice that
            the match is now saved in a new file; None once saving works again.
        assisted(): From now on the match is marked as played with help.
        finished(): The match is over and the table is at rest.
        menu_changed(): The menu of the person at the screen may have changed.
        log_changed(): The log has changed.
        history_changed(): The undo history or the set of possible commands has changed.
        stepped(Message): An undo or redo has changed the match as this sentence says.
    """

    frame = Signal(object, bool)
    prompt = Signal(object)
    refused = Signal(object)
    questioned = Signal(object)
    doubt_ended = Signal()
    thinking = Signal(object)
    curtain = Signal(object)
    first_word = Signal(object)
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
    stepped = Signal(object)

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
        self.person_seats = frozenset(
            Seat(seat) for seat, player in enumerate(match.players) if player.level is None
        )
        self.needs_curtain = needs_curtain(match.spec, match.players)
        self.viewer: Seat | None = None
        if self.person_seats and not self.needs_curtain:
            self.viewer = min(self.person_seats)
        self.curtain_seat: Seat | None = None
        self.is_paused = self.tutor = self.was_played = self.is_on_hold = (
            self.plays_rest_at_once
        ) = False
        self.is_resting = False
        self.their_speed = their_speed
        self.speech_ms_left: Callable[[], int] = lambda: 0
        self.exercise: Exercise | None = None
        self.autoplay = Autoplay(match, self.person_seats, self)
        self.autoplay.changed.connect(self._apply_autoplay_change)
        self._minds = Minds(thinkers, self)
        self._opponent = Opponent(match)
        self._advisor = Advisor(match, self._minds, self)
        self._advisor.answered.connect(lambda: self.thinking.emit(None))
        self._advisor.first_word.connect(self.first_word)
        self._advisor.hint.connect(self.hint)
        self._advisor.verdict.connect(self.verdict)
        self._decision: Decision[Any] | None = None
        self._last_move_kind: tuple[Seat | None, type[Any]] | None = None
        self._interrupted_idea: Any | None = None
        self._second_press = gates.SecondPress()
        self._retry_timer = timers.single(self)
        self._retry_timer.timeout.connect(self._retry_idea)
        self._is_at_rest = True
        self._end_announced = self._single_step = False
        self._wait = timers.single(self)
        self._wait.timeout.connect(self._play_decision)
        self._viewer_is_looking = False
        self._look = timers.single(self)
        self._look.timeout.connect(self._end_look)
        self._settle_watchdog = timers.single(self)
        self._settle_watchdog.timeout.connect(self.table_settled)
        self._save = SaveWatch(autosave, self)
        self._save.problem.connect(self.problem)
        self._asked_since: float | None = None  # clock of `time.monotonic`; None: nobody is asked

    # State: the person at the screen, and which commands are possible now.

    @property
    def may_act(self) -> bool:
        """True if the person at the screen is to move."""
        return (
            self.curtain_seat is None
            and not self.is_on_hold
            and self.match.to_move is not None
            and self.match.to_move == self.viewer
            and self.viewer in self.person_seats
            and not self.autoplay.is_busy
            and (
                self.exercise is None
                or not self.exercise.can_end_early
                or self.exercise.is_free_play
            )
        )

    def menu(self) -> Sequence[Any]:
        """Returns the menu of the person at the screen; empty if this person is not to move.

        The menu of a lesson includes the legal actions that the lesson asks for.
        """
        if not self.may_act:
            return ()
        menu = self.match.menu()
        wanted = () if self.exercise is None else self.exercise.wanted
        asked = [move for move in wanted if move not in menu and self.match.objection(move) is None]
        return (*menu, *asked) if asked else menu

    def choices(self) -> Sequence[Any]:
        """Returns all legal actions of the person at the screen, also those that the menu omits.

        Empty if this person is not to move.
        """
        return self.match.choices() if self.may_act else ()

    @property
    def deciders(self) -> Seats:
        """The seats at whose decisions undo stops: those of people, or all in a watched match."""
        return self.person_seats or frozenset(map(Seat, range(self.match.setup.seats)))

    @property
    def can_undo(self) -> bool:
        """True if `undo` can take back a decision. In a lesson, `read_back` goes back instead."""
        free = self.can_get_help or (self.exercise is not None and self.exercise.is_free_play)
        return free and not self.is_on_hold and self.match.can_undo(self.deciders)

    @property
    def can_redo(self) -> bool:
        """True if an undone action can be played again."""
        return self.can_get_help and not self.is_on_hold and self.match.can_redo

    @property
    def can_get_help(self) -> bool:
        """True if people may undo, ask for hints and use autoplay; False in a lesson or problem."""
        return self.exercise is None and may_help(self.match)

    @property
    def is_out(self) -> bool:
        """True if all people at this screen are out of the game while the match continues."""
        match = self.match
        return (
            bool(self.person_seats)
            and match.to_move is not None
            and all(match.spec.conduct.is_out(match.observe(seat)) for seat in self.person_seats)
        )

    @property
    def quitting_seat(self) -> Seat | None:
        """The seat whose person may give up or leave the match to the autoplay now, or None."""
        if not self.person_seats or self.match.to_move is None or self.exercise or self.is_on_hold:
            return None
        return (
            self.viewer if self.may_act or len(self.person_seats) != 1 else min(self.person_seats)
        )

    def prompt_message(self) -> Message:
        """Returns the sentence about the decision that the match waits for."""
        match, to_move = self.match, self.match.to_move
        if self.exercise is not None and self.exercise.prompt is not None:
            return self.exercise.prompt
        if self.curtain_seat is not None:
            return N_("table", "{player} plays next.").of(player=match.names[self.curtain_seat])
        if match.given_up is not None:
            return N_("table", "{player} has given up.").of(player=match.names[match.given_up])
        played_for = self.autoplay.prompt()
        if played_for is not None:
            return played_for
        if self.is_paused and not self.may_act and to_move is not None:
            return N_("table", "Paused: {player} plays next.").of(player=match.names[to_move])
        return match.spec.wording.prompt(match.observe(self.viewer), match.names)

    # A person acts: gates, hints, giving up.

    def act_with_care(self, action: Any, *, after: gates.Gate | None = None) -> None:
        """Sends an action through the gates, one after another, and plays it after the last gate.

        The first gate that has a question stops the action, and the signal `questioned` carries the
        question. Where people may undo, a `SafetyDoubt` is answered by the same action again, at
        least `gates.SECOND_PRESS_SECONDS` later and before `forget_doubt`.

        Args:
            action: The action.
            after: The gate that the action has already passed, with all gates before it; None to
                begin with the first gate.
        """
        self.forget_doubt(besides=action)
        if self.exercise is not None:
            gate_list: list[gates.Gate] = [self._order_gate, self._exercise_gate]
        else:
            gate_list = [self._order_gate, self._safety_gate]
            if self.tutor and self.can_get_help:
                gate_list += [self._waste_gate, self._tutor_gate]
        for gate in gate_list[0 if after is None else gate_list.index(after) + 1 :]:
            question = gate(action)
            if question is not None:
                self.questioned.emit(question)
                return
        self.act(action)

    def act(self, action: Any) -> None:
        """Plays an action for the person at the screen, without gates."""
        if not self.may_act or self.viewer is None:
            return
        reason = self.match.objection(action)
        if reason is not None:
            self.refused.emit(reason)  # the open question stays open
            return
        helped = self._advisor.has_suggested(self.viewer, action) and len(self.menu()) > 1
        if self._asked_since is not None:
            place = len(self.match.actions)
            self.match.thoughts[place] = time.monotonic() - self._asked_since
            self._asked_since = None
        self._cancel_decision()
        self._play(action, mine=True, helped=helped)

    def _order_gate(self, action: Any) -> gates.GateQuestion | None:
        """Puts the action into force if it is a standing order; lets any other action pass."""
        if not isinstance(action, StandingOrder):
            return None
        self.autoplay.give(self.viewer, action)
        return gates.Handled(action)

    def _exercise_gate(self, action: Any) -> gates.GateQuestion | None:
        """Refuses a legal action that the lesson or problem does not ask for."""
        course = self.exercise
        if course is None or self.match.objection(action) is not None or course.allows(action):
            return None
        return gates.ExerciseRefusal(action)

    def _safety_gate(self, action: Any) -> gates.GateQuestion | None:
        """Asks the game's question about an action that people often choose by mistake."""
        if not self.may_act or self.match.objection(action) is not None:
            return None
        question = self.match.spec.conduct.safety_question(self.match.observe(self.viewer), action)
        if question is None:
            return None
        if self._second_press.action is not None:
            if not self._second_press.is_due:
                return gates.Handled(action)
            self.forget_doubt()
            return None
        if self.can_get_help:
            self._second_press.begin(action)
        return gates.SafetyDoubt(
            action,
            question,
            lambda: self.act_with_care(action, after=self._safety_gate),
            takes_second_press=self.can_get_help,
        )

    def forget_doubt(self, besides: Any = None) -> None:
        """Makes a gate ask again about a doubted action, unless the action is `besides`."""
        if self._second_press.forget(besides):
            self.doubt_ended.emit()

    def _waste_gate(self, action: Any) -> gates.GateQuestion | None:
        """Warns if the action certainly throws something away, which needs no search."""
        seat = self.viewer
        if seat is None or not self._has_alternatives(action):
            return None
        waste = self.match.spec.conduct.waste_sentence(
            self.match.observe(seat), self.menu(), action
        )
        if waste is None or self._advisor.has_suggested(seat, action):
            return None
        return gates.WasteWarning(action, waste)

    def _tutor_gate(self, action: Any) -> gates.GateQuestion | None:
        """Has the tutor search the action; the tutor warns if it loses too much win chance."""
        seat = self.viewer
        if seat is None or not self._has_alternatives(action):
            return None
        self.thinking.emit(seat)
        self._advisor.ask_whether_to_warn(
            seat, action, lambda verdict: self._end_weighing(action, verdict)
        )
        is_answered = self._advisor.idea is None
        return gates.Handled(action) if is_answered else gates.TutorLook(action)

    def _has_alternatives(self, action: Any) -> bool:
        """Returns whether the action is legal and the menu has further actions."""
        return len(self.menu()) > 1 and self.match.objection(action) is None

    def _end_weighing(self, action: Any, verdict: Verdict | None) -> None:
        """Plays the action that the tutor has searched if `verdict` is None; otherwise warns."""
        if verdict is None:
            self.act(action)
        else:
            self.questioned.emit(gates.TutorWarning(action, verdict))

    def _retry_idea(self) -> None:
        """Sends the move that the tutor was searching before `hold` through the gates again."""
        if self.may_act and self._interrupted_idea is not None:
            idea, self._interrupted_idea = self._interrupted_idea, None
            self.act_with_care(idea, after=self._safety_gate)

    def ask_hint(self) -> None:
        """Asks which move the hardest level would make; the signal `hint` gives the answer."""
        self._ask_advisor(self._advisor.ask_hint)

    def ask_about(self, idea: Any) -> None:
        """Asks the hardest level about an action; the signal `verdict` gives the answer."""
        self._ask_advisor(lambda seat: self._advisor.ask_about(seat, idea))

    def _ask_advisor(self, ask: Callable[[Seat], None]) -> None:
        if self.may_act and self.viewer is not None and self.can_get_help:
            self.thinking.emit(self.viewer)
            ask(self.viewer)

    def give_up(self) -> None:
        """Gives up the match for `quitting_seat`, which ends it; does nothing if that is None."""
        seat = self.quitting_seat
        if seat is not None:
            self._cancel_decision()
            self.match.give_up(seat)
            self.autoplay.cancel_after_undo(stay=False)
            self.was_played = True
            self._show_changed_history()

    # Undo and redo.

    def undo(self) -> None:
        """Goes back to the previous decision of a person, or in a watched match by one action.

        If this would reveal something or affect another player, a question comes first, see the
        signal `confirm`.
        """
        self._step_back(self.match.undo, self.match.undo_aid)

    def undo_turn(self) -> None:
        """Goes back to the start of the turn in which a person decided last.

        The same question as for `undo` may come first.
        """
        self._step_back(self.match.undo_turn, self.match.undo_turn_aid)

    def redo(self) -> None:
        """Plays the actions again that the last undo took back."""
        if self.can_redo:
            self._cancel_decision()
            self._step(self.match.redo)
            self.autoplay.cancel_after_undo(stay=False)
            self._show_changed_history()

    def _step_back(
        self, undo: Callable[[Seats, int], int], aid_of: Callable[[Seats], Aid | None]
    ) -> None:
        seats, place = self.deciders, len(self.match.actions)
        if not self.can_undo:
            return

        def go_back() -> None:
            self._cancel_decision()
            if self.needs_curtain and self.match.to_move is None:
                self.viewer = None  # the finished match may have shown another seat's hand
            self._step(lambda: undo(seats, place))  # opponents may have played on meanwhile
            self.autoplay.cancel_after_undo(stay=True)
            self.is_paused = self.is_paused or not self.person_seats
            self._show_changed_history()

        aid = aid_of(seats) if self.person_seats and self.exercise is None else None
        if aid is not None:
            self.confirm.emit(undo_question(self.match, aid), go_back)
        else:
            go_back()

    def _step(self, change: Callable[[], int]) -> None:
        """Carries out an undo or redo, and says which move it concerns."""
        seat = min(self.person_seats) if len(self.person_seats) == 1 else None
        if sentence := moment_text.step_sentence(self.match, seat, self.names, change):
            self.stepped.emit(sentence)

    def _show_changed_history(self) -> None:
        if self.exercise is not None:
            self.exercise.update_after_undo()
        self._keep()
        self._end_announced, self.curtain_seat, self.plays_rest_at_once = False, None, False
        if len(self.person_seats) > 1 and self.match.to_move != self.viewer:
            self.viewer = None  # another person's turn: the curtain comes first
        self._is_at_rest = True
        self._show(animate=False)
        self.log_changed.emit()
        self.history_changed.emit()
        self._continue_match()

    # Lessons and problems.

    def read_on(self) -> None:
        """Moves to the next step of the lesson, because the learner has read the current step."""
        if isinstance(self.exercise, Course):
            self.exercise.read()
            self._continue_match()

    def read_back(self) -> None:
        """Goes back to the previous step of the lesson."""
        if isinstance(self.exercise, Course) and self._is_at_rest:
            self._cancel_decision()
            self.exercise.go_back()
            self._show_changed_history()

    def try_again(self) -> None:
        """Goes back to the beginning of the problem."""
        self._restart_attempt(Attempt.start_again)

    def show_answer(self) -> None:
        """Shows the answer of the problem."""
        self._restart_attempt(Attempt.show_answer)

    def _restart_attempt(self, restart: Callable[[Attempt], None]) -> None:
        if isinstance(self.exercise, Attempt):
            self._cancel_decision()
            restart(self.exercise)
            self._show_changed_history()

    # Calls of the window: start, curtain, pause, hold, close.

    def start(self, opening: bool = False) -> None:
        """Shows the current position of the match and lets the match continue.

        With `opening`, the first frame has the events of the deal. The match then waits without a
        time limit until the table calls `table_settled`.
        """
        if self.exercise is not None:
            self.autoplay.seats = frozenset()
        self._is_at_rest = not opening
        self._show(animate=False, since=0 if opening else None)
        self.log_changed.emit()
        self._continue_match()

    def lift_curtain(self) -> None:
        """Shows the table to the person whom the curtain waited for."""
        if self.curtain_seat is None:
            return
        self.viewer, self.curtain_seat = self.curtain_seat, None
        self._show(animate=False)
        self.log_changed.emit()
        self._continue_match()

    def look_from(self, seat: Seat | None) -> None:
        """Shows a watched or finished match as this seat sees it; for None, the public view.

        Does nothing in a match that a person is still playing.
        """
        if self.person_seats and self.match.to_move is not None:
            return
        self.viewer = seat
        self._show(animate=False)
        self.log_changed.emit()

    def pause(self, paused: bool) -> None:
        """Pauses a watched match, or lets it continue if `paused` is False."""
        self.is_paused = paused
        self.prompt.emit(self.prompt_message())
        self.history_changed.emit()
        if not paused:
            self._schedule_decision()

    def step(self) -> None:
        """Lets a paused match make one move, as soon as it is decided."""
        self._single_step = self.is_paused
        self._schedule_decision()

    def play_rest_now(self) -> None:
        """Lets the opponents play the rest of the match at once, if `is_out` is True."""
        if self.is_out:
            self.plays_rest_at_once, self.is_paused = True, False
            self._cancel_decision()
            self.history_changed.emit()
            self._continue_match()

    def table_settled(self) -> None:
        """Continues the match, because the table has come to rest."""
        self._settle_watchdog.stop()
        if self._is_at_rest:
            return
        self._is_at_rest = True
        self._continue_match()

    def hold(self, held: bool) -> None:
        """Holds the match while its past is shown, or lets it continue if `held` is False.

        An opponent's search continues while the match is held. A move that the tutor was searching
        is searched again afterwards.
        """
        if held == self.is_on_hold:
            return
        self.is_on_hold = held
        if held:
            self._wait.stop()
            self._look.stop()
            if self._advisor.is_waiting:
                idea = self._interrupted_idea if self._advisor.idea is None else self._advisor.idea
                self._cancel_decision()
                self._interrupted_idea = idea
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()
        self.history_changed.emit()
        self._continue_match()
        self._retry_timer.start()  # not at once: the player may be about to leave the table

    def rest(self, resting: bool) -> None:
        """Lets no opponent move while `resting` is True, because a sheet lies over the table.

        With `resting` False, the match goes on. Unlike `hold`, nothing of what the player sees or
        may do changes, and searches go on.
        """
        if resting == self.is_resting:
            return
        self.is_resting = resting
        if resting:
            for timer in (self._wait, self._look, self._settle_watchdog):
                timer.stop()
        elif self._is_at_rest:
            self._continue_match()
        else:
            self._settle_watchdog.start(pace.SETTLE_LIMIT_MS)

    def flush(self) -> None:
        """Waits until all actions are on the disk, or until writing them has failed."""
        self._save.flush()

    def close(self) -> None:
        """Leaves the match: stops all searches, finishes writing, and saves nothing afterwards."""
        self._cancel_decision()
        self._settle_watchdog.stop()
        self._save.close()

    # The next decision.

    def _continue_match(self) -> None:
        """Asks the seat to move for its decision, or ends the match.

        Pieces on the table may still be moving.
        """
        if self.is_on_hold:
            return
        if self._viewer_is_looking:
            if self._is_at_rest and not self.is_resting:
                self._look.start(pace.SECRET_LOOK_MS)
            return
        seat = self.match.to_move
        if self.exercise is not None and (seat is not None or self.exercise.can_end_early):
            self._continue_exercise(self.exercise)
            return
        if seat is None:
            if self._is_at_rest and not self._end_announced:
                self._end_announced = True
                self.thinking.emit(None)
                self.finished.emit()
            return
        if seat not in self.person_seats or self.autoplay.is_busy:
            self._request_decision(seat)
            return
        self.thinking.emit(None)
        if self.tutor and self.can_get_help and self.may_act and self._minds.open_question is None:
            self._advisor.ponder(seat)
        if seat == self.viewer or self.curtain_seat is not None or not self._is_at_rest:
            return
        if self.needs_curtain:
            self._draw_curtain(seat)
        else:
            self.viewer = seat
            self._show(animate=False)

    def _continue_exercise(self, exercise: Exercise) -> None:
        """Plays the next move of a lesson or problem, or waits for the person."""
        self.thinking.emit(self.match.to_move if exercise.is_watching else None)
        if exercise.is_watching:
            self._decision = Decision(exercise.reply, exercise.says)
            self._schedule_decision()
        if self._is_at_rest:
            self.taught.emit()

    def _request_decision(self, seat: Seat) -> None:
        """Gets the decision of an opponent or of the autoplay, now or after a search."""
        self.thinking.emit(seat)
        prepared = self.autoplay.prepared_action()
        if prepared is not None:
            self._decision = Decision(prepared.action, self.prompt_message())
        if self._decision is not None:
            self._schedule_decision()
        elif self._minds.open_question is None:
            player, level_id = self.match.players[seat], self.autoplay.level
            if level_id == self._advisor.level_id and self.autoplay.plays_for(seat):
                self._advisor.decide(seat, self._take_decision)  # what a hint would name
                return
            if self.plays_rest_at_once:
                level_id = "greedy"
            elif player.level is not None:
                level_id = agents.styled_level_id(player.level, style_of(player.wizard))
            self._minds.ask(self._opponent.question(seat, level_id), self._take_decision)

    def _take_decision(self, decision: Decision[Any]) -> None:
        self._decision = decision
        self._schedule_decision()

    def _schedule_decision(self) -> None:
        """Starts the pause before the decided move, unless pieces move or the match must wait."""
        must_wait = self.is_on_hold or self.is_resting or (self.is_paused and not self._single_step)
        if self._decision is not None and self._is_at_rest and not must_wait:
            action = self._decision.action
            pause_ms = pace.move_pause_ms(
                self.match, self.their_speed, action, self._last_move_kind
            )
            self._wait.start(0 if self.plays_rest_at_once else pause_ms)

    def _play_decision(self) -> None:
        if self._decision is None or self.is_on_hold or self.is_resting:
            return
        if (speech_ms := self.speech_ms_left()) and not self.plays_rest_at_once:
            self._wait.start(min(speech_ms, pace.SPEECH_CHECK_MS))
            return
        self._single_step = False
        action, self._decision = self._decision.action, None
        self._play(action, mine=False, author=self.autoplay.author(self.match.to_move))

    def _play(self, action: Any, mine: bool, *, author: Author = "", helped: bool = False) -> None:
        place, seat = len(self.match.actions), self.match.to_move
        did_count = not self.match.assisted
        self.match.play(action, author)
        if helped:
            self.match.assist(AID_HINT)
        if seat is not None:
            self.autoplay.note_action(seat)
        if self.needs_curtain and self.viewer is not None and self.match.to_move != self.viewer:
            self._viewer_is_looking = moment_text.has_secret_news(
                self.match, self.viewer, place + 1
            )
            if not self._viewer_is_looking:
                self._hide_hand(place)
        if self.exercise is not None:
            self.exercise.update_after_move(action)
        self._last_move_kind = seat, type(action)
        self.was_played = True
        self._keep()
        self._is_at_rest = False
        self._settle_watchdog.start(pace.SETTLE_LIMIT_MS)
        self._show(animate=True, since=place + 1, mine=mine)
        self.log_changed.emit()
        self.history_changed.emit()
        if did_count and self.match.assisted:
            self.assisted.emit()
        if not self._is_at_rest:
            self._continue_match()

    def _apply_autoplay_change(self) -> None:
        """Decides anew who makes the next move, because a person has changed the autoplay."""
        if self.match.to_move in self.person_seats and not self._viewer_is_looking:
            self._cancel_decision()
        if self.autoplay.is_busy:
            self.curtain_seat = None  # the autoplay moves, so nobody has to come to the screen
        self._keep()
        self._show(animate=False)
        self.history_changed.emit()
        self._continue_match()

    def _cancel_decision(self) -> None:
        question = self._minds.open_question
        if question is not None:
            question.cancel()
        self._wait.stop()
        self._look.stop()
        self._viewer_is_looking = False
        self._decision = self._interrupted_idea = None

    # Frames and the curtain.

    def _show(self, animate: bool, since: int | None = None, mine: bool = False) -> None:
        self.forget_doubt()
        frame = frames.present_frame(
            self.match,
            self.viewer,
            self.menu(),
            self.match.objection,
            self.autoplay,
            since=since,
            is_own_move=mine,
        )
        if not self.may_act:
            self._asked_since = None
        elif self._asked_since is None:
            self._asked_since = time.monotonic()
        self.frame.emit(frame, animate)
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()

    def _draw_curtain(self, seat: Seat) -> None:
        """Shows the public view until the person of this seat has come to the screen."""
        self.curtain_seat, self.viewer = seat, None
        self._show(animate=False)
        self.log_changed.emit()
        self.curtain.emit(seat)

    def _end_look(self) -> None:
        """Ends the viewer's look at their secret news and hands over to the next seat."""
        if self._viewer_is_looking:
            self._viewer_is_looking = False
            self._hide_hand(len(self.match.actions))
            self.prompt.emit(self.prompt_message())
            self.log_changed.emit()
            self._continue_match()

    def _hide_hand(self, place: int) -> None:
        """Changes to the public view, and shows it as it was after `place` actions.

        Everybody can then see the last action of the person at the screen, but not their hand.
        """
        self.viewer = None
        self.frame.emit(replace(frames.past_frame(self.match, None, place), events=()), False)

    # The save.

    def _keep(self) -> None:
        self._save.keep(self.match, self.autoplay.orders)
