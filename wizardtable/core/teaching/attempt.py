# SPDX-License-Identifier: MIT
"""A problem that somebody tries to solve: how far they are, and what they may do."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias

from wizardtable.core.game import AnyRules, IllegalAction, Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.teaching.problem import Motif, Problem, holds, motif_of, problems_of, worlds
from wizardtable.core.text import N_, Message, semicolons, within
from wizardtable.core.wizards import WIZARDS

Stage: TypeAlias = Literal["solving", "solved", "lucky", "missed", "showing", "shown"]
"""How an attempt stands. "lucky": the goal was reached, but would not be in every world that looks
the same. "showing", "shown": the answer is being played, or was."""

DECIDED: Final = N_("problem", "The problem is over: try again, or go on to the next one.")
WATCH: Final = N_("problem", "Wait a moment: it’s not your turn yet.")

TOLD: Final = 4
"""Different moves in a row of a tempting line that are told."""

OTHERS: Final = 3
"""Once something was left to chance, a move is told only if it is possible in this many other
worlds, too, such as the end of the turn: without that, the line would not fail."""


class Attempt(Exercise):
    """A problem that somebody tries to solve.

    Attributes:
        problem: the problem.
        motif: its motif.
        stage: see `Stage`.
        outcome: where the person's line has led to, None unless it missed the goal or is of a motif
            that is played out.
        tries: how often the problem was decided or its answer asked for.
    """

    settles = True

    def __init__(self, spec: GameSpec, name: str, problem: Problem) -> None:
        """Sets the position up. `name` is the person's; the other seats have wizards."""
        self.problem = problem
        self._known = problems_of(spec)
        self.motif: Motif = motif_of(self._known, problem)
        first = int.from_bytes(problem.id.encode()[:4]) % len(WIZARDS)
        level = spec.levels[-1].id
        players = [
            Player(name, None) if seat == problem.seat else Player(wizard.name, level, wizard.id)
            for seat, wizard in enumerate(
                WIZARDS[(first + seat) % len(WIZARDS)] for seat in range(problem.setup.seats)
            )
        ]
        self.match = Match.from_state(spec, problem.setup, 0, players, problem.state, 0)
        self.stage: Stage = "solving"
        self.outcome: Message | None = None
        self.tries = 0
        self.objection = None
        self._script: list[Any] = []

    @property
    def decided(self) -> bool:
        """Whether there is nothing more to be played."""
        return self.stage in ("solved", "lucky", "missed", "shown")

    @property
    def settled(self) -> bool:
        """Whether the problem is decided, or its answer asked for."""
        return self.stage != "solving"

    @property
    def prompt(self) -> Message | None:
        """That the problem is decided."""
        return DECIDED if self.decided else None

    @property
    def goal(self) -> Message:
        """The goal in a sentence."""
        return self._filled(self.motif.goal)

    @property
    def counts(self) -> Message:
        """What counts, in a sentence."""
        return self._filled(self.motif.counts)

    @property
    def says(self) -> Message:
        """The goal."""
        return self.goal

    @property
    def open(self) -> bool:
        """Whether it is up to the person."""
        return self.stage == "solving" and self.match.to_move == self.problem.seat

    @property
    def watching(self) -> bool:
        """Whether the answer is played, or somebody else has to decide in the person's turn."""
        if self.decided or self.match.to_move is None:
            return False
        return self.stage == "showing" or self.match.to_move != self.problem.seat

    @property
    def reply(self) -> Any:
        """What is played next without the person."""
        if not self.watching:
            return None
        if self.match.to_move == self.problem.seat:
            return self._script[0]
        return self._of_others()

    def allows(self, action: Any) -> bool:
        """Returns whether it is up to the person; any legal move will do."""
        self.objection = None
        if self.decided:
            self.objection = DECIDED
        elif self.watching:
            self.objection = WATCH
        return self.objection is None

    def played(self, action: Any) -> None:
        """Takes note of a move, and decides the problem where its goal was reached or missed."""
        self.objection = None
        mine = self.match.mover(len(self.match.actions) - 1) == self.problem.seat
        if self.stage == "showing" and mine:
            del self._script[0]
        self._decide()

    def gone_back(self) -> None:
        """Takes note that moves were taken back: the problem is open again."""
        self.objection = None
        if self.stage == "solving":
            self._decide()

    def again(self) -> None:
        """Goes back to the position."""
        everybody = [Seat(seat) for seat in range(self.match.setup.seats)]
        while self.match.actions:
            self.match.undo(everybody)
        self.stage, self.outcome, self.objection, self._script = "solving", None, None, []

    def show_answer(self) -> None:
        """Goes back to the position, from which the answer is then played."""
        if self.stage == "solving":
            self.tries += 1
        self.again()
        self.stage, self._script = "showing", list(self.problem.answer)

    def tempting(self) -> Message | None:
        """Returns what the tempting line is and where it leads to; None if there is none."""
        spec, problem = self.match.spec, self.problem
        rules, seat = spec.rules, problem.seat
        world, *others = worlds(spec, problem, 1 + OTHERS)
        told: list[Message] = []
        made_up = False  # what has come from chance in this world is not told
        for action in problem.tempting:
            while rules.to_move(world) not in (seat, None):
                rules.apply(world, rules.legal_actions(world)[0])
            if self._known.status(problem, world) != "open":
                break
            if not _is_legal(rules, world, action):
                break
            able = [other for other in others if _is_legal(rules, other, action)]
            if not made_up or len(able) == OTHERS:
                seen = rules.observe(world, seat)
                told.append(spec.wording.action(seen, action, self.match.names))
            journal: list[Any] = []
            rules.apply(world, action, journal)
            for other in able:
                rules.apply(other, action)
            made_up = made_up or any(event.reveals for event in journal)
        if not told or self._known.status(problem, world) == "reached":
            return None
        led_to = self._filled(self._known.led_to(problem, world))
        return N_("problem", "Tempting, but it fails: {moves}. {outcome}").of(
            moves=semicolons(_counted(told)[:TOLD]), outcome=led_to
        )

    def _decide(self) -> None:
        problem, match = self.problem, self.match
        status = self._known.status(problem, match.observe(problem.seat))
        if self.stage == "showing":
            if status != "open" or not self._script:
                self.stage = "shown"
            return
        if status == "open":
            return
        self.tries += 1
        if status == "missed" or self.motif.played_out:
            board = match.observe(problem.seat)
            self.outcome = self._filled(self._known.led_to(problem, board))
        if status == "missed":
            self.stage = "missed"
            return
        line = [
            action
            for place, action in enumerate(match.actions)
            if match.mover(place) == problem.seat
        ]
        self.stage = "solved" if holds(match.spec, problem, line) else "lucky"

    def _of_others(self) -> Any:
        """What comes to the mind of somebody else who has to decide."""
        spec, seat = self.match.spec, self.match.to_move
        menu = self.match.menu()
        if len(menu) == 1 or seat is None:
            return menu[0]
        world = self.match.state_at(len(self.match.actions))
        weights = spec.brain.prior(world, menu, spec.levels[-1])
        return menu[max(range(len(menu)), key=weights.__getitem__)]

    def _filled(self, words: Message) -> Message:
        other = self.problem.other
        player = self.match.names[other] if other >= 0 else ""
        return words.of(player=player, number=self.problem.target)


def _counted(moves: Sequence[Message]) -> list[Message]:
    """The moves as they stand in a sentence; of equal ones in a row, one with their number."""
    return [_times(within(move), len(list(equal))) for move, equal in groupby(moves)]


def _times(move: Message, number: int) -> Message:
    if number == 1:
        return move
    words = {
        2: N_("problem", "{move}, twice"),
        3: N_("problem", "{move}, three times"),
        4: N_("problem", "{move}, four times"),
    }.get(number, N_("problem", "{move}, {number} times"))
    return words.of(move=move, number=number)


def _is_legal(rules: AnyRules, world: State, action: Any) -> bool:
    try:
        rules.check(world, action)
    except IllegalAction:
        return False
    return True
