# SPDX-License-Identifier: MIT
"""Drives a match: gestures and minds give actions, the match plays them, the table shows them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from PySide6.QtCore import QObject

from wizardtable.ai.process.thinker_group import ThinkerGroup
from wizardtable.ai.search import agents
from wizardtable.core.agent import Decision
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.course import Course
from wizardtable.core.game import Seat
from wizardtable.core.match import HINT, Author, Match
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_
from wizardtable.core.wizards import style_of
from wizardtable.play import frames, pace, timers
from wizardtable.play.advisor import Advisor
from wizardtable.play.helps import may_help
from wizardtable.play.opponent import Opponent
from wizardtable.play.saving import Saving
from wizardtable.play.seated_match import SeatedMatch
from wizardtable.store.save import Autosave

Seats: TypeAlias = "frozenset[Seat]"


class Controller(SeatedMatch):
    """One match being played or watched."""

    def __init__(
        self,
        match: Match,
        autosave: Autosave | None,
        thinker: Callable[[], ThinkerGroup] | None,
        their_speed: int = 1,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, parent)
        self.their_speed = their_speed
        self._saving = Saving(autosave, self)
        self._saving.problem.connect(self.problem)
        self._opponent = Opponent(thinker, self)
        self._opponent.decided.connect(self._decided)
        self._advisor = Advisor(match, self._opponent, self)
        self._advisor.told.connect(lambda: self.thinking.emit(None))
        self._advisor.pondering.connect(self.pondering)
        self._advisor.hint.connect(self.hint)
        self._advisor.verdict.connect(self.verdict)
        self._advisor.warned.connect(self.warned)
        self._advisor.cleared.connect(self.act)
        self.stand_in.changed.connect(self._ask_anew)
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

    # What the interface does.

    def start(self, opening: bool = False) -> None:
        """Show the match as it stands and let it go on; before an `opening`, what was dealt is in
        the frame, and the table says when it has settled, however long it takes."""
        if self.course is not None:
            self.stand_in.seats = frozenset()
        self._resting = not opening
        self._show(animate=False, since=0 if opening else None)
        self.log_changed.emit()
        self._go_on()

    def act(self, action: Any) -> None:
        """Play an action for the person at the screen, from whichever gesture."""
        if not self.may_act or self.viewer is None:
            return
        reason = self.check(action)
        if reason is not None:
            self.refused.emit(reason)  # an answer that is waited for still comes
            return
        helped = self._advisor.has_suggested(self.viewer, action) and len(self.menu()) > 1
        self._forget_decision()
        self._play(action, mine=True, helped=helped)

    def act_with_care(self, action: Any) -> None:
        """As `act`, but if there is a tutor he asks to think again (`warned`) before a move that
        throws away more than a set share of the winning chance; in a lesson, what it does not
        ask for is not played. A standing order is kept."""
        if isinstance(action, StandingOrder):
            self.stand_in.give(self.viewer, action)
            return
        if self.course is not None and self.check(action) is None:
            if self.course.allows(action):
                self.act(action)
            else:
                self.taught.emit()
            return
        if self.may_act and self.check(action) is None:
            seen = self.match.observe(self.viewer)
            question = self.match.spec.conduct.question(seen, action)
            if question is not None:
                self.doubtful.emit(question, lambda: self._act_as_tutored(action))
                return
        self._act_as_tutored(action)

    def _act_as_tutored(self, action: Any) -> None:
        seat, free = self.viewer, len(self.menu()) > 1
        tutored = self.tutor and may_help(self.match)
        if seat is None or not tutored or not free or self.check(action) is not None:
            self.act(action)
            return
        seen, advised = self.match.observe(seat), self._advisor.has_suggested(seat, action)
        waste = self.match.spec.conduct.waste(seen, self.menu(), action)
        if waste is not None and not advised:
            self.wasteful.emit(waste, action)
            return
        self.thinking.emit(seat)
        self._advisor.weigh(seat, action)

    def _try_again(self) -> None:
        """Have the tutor look again at the move it was looking at when the match was held."""
        if self.may_act and self._tried is not None:
            tried, self._tried = self._tried, None
            self._act_as_tutored(tried)

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
            self.stand_in.gone_back(stay=False)
            self._history_moved()

    def ask_hint(self) -> None:
        """Ask the hardest level what it would do; `hint` tells."""
        if self.may_act and self.viewer is not None and self.helped:
            self.thinking.emit(self.viewer)
            self._advisor.ask_hint(self.viewer)

    def ask_about(self, idea: Any) -> None:
        """Why not this? Ask the hardest level about an action of the menu; `verdict` tells."""
        if self.may_act and self.viewer is not None and self.helped:
            self.thinking.emit(self.viewer)
            self._advisor.ask_about(self.viewer, idea)

    def lift_curtain(self) -> None:
        """The next person is at the screen."""
        if self.veiled is None:
            return
        self.viewer, self.veiled = self.veiled, None
        self._show(animate=False)
        self.log_changed.emit()
        self._go_on()

    def give_up(self) -> None:
        """End the match as it stands."""
        seat = self.quitter
        if seat is not None:
            self._forget_decision()
            self.match.give_up(seat)
            self.stand_in.gone_back(stay=False)
            self.lived = True
            self._history_moved()

    def hurry(self) -> None:
        """Let the opponents decide the rest of the match at once, where all people are out."""
        if self.is_out:
            self.hurried, self.paused = True, False
            self._forget_decision()
            self.history_changed.emit()
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
        opponent is thinking about goes on being thought, and a move that the tutor was looking at
        is looked at again."""
        if held == self.held:
            return
        self.held = held
        if held:
            self._wait.stop()
            self._look.stop()
            if self._advisor.waiting:
                tried = self._tried if self._advisor.idea is None else self._advisor.idea
                self._forget_decision()
                self._tried = tried
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()
        self.history_changed.emit()
        self._go_on()
        self._again.start()  # the table may be about to be left

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
        if self.tutor and self.helped and self.may_act and not self._opponent.busy:
            self._advisor.ponder(seat)
        if seat == self.viewer or self.veiled is not None or not self._resting:
            return
        if self.secrets:
            self._draw_curtain(seat)
        else:
            self.viewer = seat
            self._show(animate=False)

    def _let_decide(self, seat: Seat) -> None:
        """Wait for an opponent, or play for a person what does not take thinking."""
        self.thinking.emit(seat)
        prepared = self.stand_in.prepared()
        if prepared is not None:
            self._decision = Decision(prepared.action, self.prompt_message())
        if self._decision is not None:
            self._play_when_ready()
        elif not self._opponent.busy:
            player = self.match.players[seat]
            level_id = self.stand_in.level
            if self.hurried:
                level_id = "greedy"
            elif player.level is not None:
                level_id = agents.styled(player.level, style_of(player.wizard))
            self._opponent.ask(self.match, seat, level_id)

    def _ask_anew(self) -> None:
        """A person wants something else to be played for them, or plays again themselves."""
        if self.match.to_move in self.humans and not self._showing:
            self._forget_decision()
        if self.stand_in.busy:
            self.veiled = None  # nobody has to come to the screen
        self._saving.keep(self.match, self.stand_in.orders)
        self._show(animate=False)
        self.history_changed.emit()
        self._go_on()

    def _follow(self, course: Exercise) -> None:
        """Turn to what a lesson or problem wants next: something that it does itself, or the
        person."""
        self.thinking.emit(self.match.to_move if course.watching else None)
        if course.watching:
            self._decision = Decision(course.reply, course.says)
            self._play_when_ready()
        if self._resting:
            self.taught.emit()

    def read_on(self) -> None:
        """The learner has read the step of the lesson."""
        if isinstance(self.course, Course):
            self.course.read()
            self._go_on()

    def read_back(self) -> None:
        """The learner goes back to the step before."""
        if isinstance(self.course, Course) and self._resting:
            self._forget_decision()
            self.course.back()
            self._history_moved()

    def try_again(self) -> None:
        """The person goes back to where the problem begins."""
        self._begin_anew(Attempt.again)

    def show_answer(self) -> None:
        """The person wants to see the answer of the problem."""
        self._begin_anew(Attempt.show_answer)

    def _begin_anew(self, deed: Callable[[Attempt], None]) -> None:
        if isinstance(self.course, Attempt):
            self._forget_decision()
            deed(self.course)
            self._history_moved()

    def _draw_curtain(self, seat: Seat) -> None:
        """Between two people: the public view, until the next one says to be there."""
        self.veiled, self.viewer = seat, None
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
        self._saving.keep(self.match, self.stand_in.orders)
        self._resting = False
        self._watchdog.start(pace.SETTLE_LIMIT)
        self._show(animate=True, since=before + 1, mine=mine)
        self.log_changed.emit()
        self.history_changed.emit()
        if counted and self.match.assisted:
            self.assisted.emit()
        if not self._resting:
            self._go_on()

    def _shows_viewer_more(self, since: int) -> bool:
        """Whether the viewer alone sees something new of what has happened, such as a card drawn:
        it is seen before anybody else is at the screen."""
        public = self.match.events(None, since)
        mine = self.match.events(self.viewer, since)
        return any(event.reveals and event not in public for event in mine)

    def _end_look(self) -> None:
        """The viewer has seen what was drawn: the others may look."""
        if self._showing:
            self._showing = False
            self._lay_hand_down(len(self.match.actions))
            self.prompt.emit(self.prompt_message())
            self.log_changed.emit()
            self._go_on()

    def _lay_hand_down(self, place: int) -> None:
        """Everybody watches from now on what a person did who hides something from another: the
        public view, first as it was after `place` actions, so that the move is seen from there."""
        self.viewer = None
        self.frame.emit(replace(frames.past(self.match, None, place), events=()), False)

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
        self._saving.keep(self.match, self.stand_in.orders)
        self._told_end, self.veiled, self.hurried = False, None, False
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
        self._look.stop()
        self._showing = False
        self._advisor.cancel()
        self._decision = self._tried = None

    def _show(self, animate: bool, since: int | None = None, mine: bool = False) -> None:
        frame = frames.present(
            self.match,
            self.viewer,
            self.menu(),
            self.check,
            self.stand_in,
            self.passes_turn,
            since=since,
            mine=mine,
        )
        self.frame.emit(frame, animate)
        self.prompt.emit(self.prompt_message())
        self.menu_changed.emit()
