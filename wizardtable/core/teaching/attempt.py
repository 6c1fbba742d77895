# SPDX-License-Identifier: MIT
"""A problem at the table: a person's attempt to solve it, and the answer shown by the program.

A line is a sequence of moves of the problem's seat. A problem may come with a tempting line, which
looks good but misses the goal.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, Literal, TypeAlias

from wizardtable.core import override
from wizardtable.core.game import AnyRules, IllegalAction, Seat, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.teaching.problem import (
    Motif,
    Problem,
    always_reaches_goal,
    motif_of,
    problems_of,
    worlds,
)
from wizardtable.core.text import N_, Message, joined_with_semicolons, mid_sentence
from wizardtable.core.wizards import WIZARDS, name_unlike

Stage: TypeAlias = Literal["solving", "solved", "lucky", "missed", "showing", "shown"]
"""The stage of an attempt.

"lucky": the person's line has reached the goal on the table, but would fail in another world that
looks the same to the person. "showing": the program is playing the answer. "shown": the program has
played the answer.
"""

DECIDED_SENTENCE: Final = N_("problem", "The problem is over: try again, or go on to the next one.")
WATCH_SENTENCE: Final = N_("problem", "Wait a moment: it’s not your turn yet.")
NO_HELP_SENTENCE: Final = N_(
    "problem", "There are no hints in a problem. “Show answer” shows one way to solve it."
)

MAX_SHOWN_MOVES: Final = 4
"""The sentence about a tempting line names at most this many moves. Equal moves in a row count as
one."""

OTHER_WORLD_COUNT: Final = 3
"""After a random event, the sentence names a move of the tempting line only if the move is also
legal in this many other worlds. So the sentence leaves out moves that depend on luck."""


class Attempt(Exercise):
    """A problem that a person tries to solve.

    Attributes:
        problem: the problem.
        motif: the motif of the problem, which is the kind of problem.
        stage: the stage, see `Stage`.
        outcome: a sentence about the result of the person's line. None before the problem is
            decided. Also None after a solution, unless the motif is played out (see
            `core.teaching.problem`).
        try_count: the number of times that the person's moves decided the problem, or that the
            person asked for the answer instead.
    """

    can_end_early = True
    no_help_sentence = NO_HELP_SENTENCE

    def __init__(self, spec: GameSpec, name: str, problem: Problem, portrait: str = "") -> None:
        """Sets up the position.

        `name` is the person's name, and `portrait` the id of the person's portrait. Wizards have
        the other seats.
        """
        self.problem = problem
        self._problems = problems_of(spec)
        self.motif: Motif = motif_of(self._problems, problem)
        opponents = [wizard for wizard in WIZARDS if name_unlike(name, wizard.name) == wizard.name]
        first = int.from_bytes(problem.id.encode()[:4]) % len(opponents)
        level = spec.levels[-1].id
        players = [
            Player(name, None, portrait)
            if seat == problem.seat
            else Player(wizard.name, level, wizard.id)
            for seat, wizard in enumerate(
                opponents[(first + seat) % len(opponents)] for seat in range(problem.setup.seats)
            )
        ]
        self.match = Match.from_state(spec, problem.setup, 0, players, problem.state, 0)
        self.stage: Stage = "solving"
        self.outcome: Message | None = None
        self.try_count = 0
        self.objection = None
        self._moves_to_show: list[Any] = []  # the moves of the answer that are still to be played

    @property
    def is_decided(self) -> bool:
        """True if the attempt is over, and nothing more is played."""
        return self.stage in ("solved", "lucky", "missed", "shown")

    @property
    @override
    def has_ended(self) -> bool:
        return self.stage != "solving"

    @property
    @override
    def prompt(self) -> Message | None:
        return DECIDED_SENTENCE if self.is_decided else None

    @property
    def goal(self) -> Message:
        """The goal of the problem, in a sentence."""
        return self._with_places_filled(self.motif.goal)

    @property
    def counted_points_sentence(self) -> Message:
        """A sentence that explains which points count for the goal."""
        return self._with_places_filled(self.motif.counts)

    @property
    @override
    def says(self) -> Message:
        return self.goal

    @property
    @override
    def is_free_play(self) -> bool:
        return self.stage == "solving" and self.match.to_move == self.problem.seat

    @property
    @override
    def is_watching(self) -> bool:
        if self.is_decided or self.match.to_move is None:
            return False
        return self.stage == "showing" or self.match.to_move != self.problem.seat

    @property
    @override
    def reply(self) -> Any:
        if not self.is_watching:
            return None
        if self.match.to_move == self.problem.seat:
            return self._moves_to_show[0]
        return self._opponents_action()

    @override
    def allows(self, action: Any) -> bool:
        self.objection = None
        if self.is_decided:
            self.objection = DECIDED_SENTENCE
        elif self.is_watching:
            self.objection = WATCH_SENTENCE
        return self.objection is None

    @override
    def update_after_move(self, action: Any) -> None:
        self.objection = None
        mine = self.match.mover(len(self.match.actions) - 1) == self.problem.seat
        if self.stage == "showing" and mine:
            del self._moves_to_show[0]
        self._decide()

    @override
    def update_after_undo(self) -> None:
        self.objection = None
        if self.stage == "solving":
            self._decide()

    def start_again(self) -> None:
        """Goes back to the problem's position, for another attempt."""
        everybody = [Seat(seat) for seat in range(self.match.setup.seats)]
        while self.match.actions:
            self.match.undo(everybody)
        self.stage, self.outcome, self.objection, self._moves_to_show = "solving", None, None, []

    def show_answer(self) -> None:
        """Goes back to the problem's position. The program then plays the answer (see `reply`)."""
        if self.stage == "solving":
            self.try_count += 1
        self.start_again()
        self.stage, self._moves_to_show = "showing", list(self.problem.answer)

    def tempting(self) -> Message | None:
        """Returns a sentence about the tempting line and its result, or None without such a line.

        The line is played in a sampled world. If it happens to reach the goal there, returns None.
        """
        spec, problem = self.match.spec, self.problem
        rules, seat = spec.rules, problem.seat
        world, *others = worlds(spec, problem, 1 + OTHER_WORLD_COUNT)
        moves: list[Message] = []
        is_by_chance = False  # later moves may depend on a random event of this world alone
        for action in problem.tempting:
            while rules.to_move(world) not in (seat, None):
                rules.apply(world, rules.legal_actions(world)[0])
            if self._problems.status(problem, world) != "open":
                break
            if not _is_legal(rules, world, action):
                break
            same_worlds = [other for other in others if _is_legal(rules, other, action)]
            if not is_by_chance or len(same_worlds) == OTHER_WORLD_COUNT:
                observation = rules.observe(world, seat)
                moves.append(spec.wording.action(observation, action, self.match.names))
            journal: list[Any] = []
            rules.apply(world, action, journal)
            for other in same_worlds:
                rules.apply(other, action)
            is_by_chance = is_by_chance or any(event.reveals for event in journal)
        if not moves or self._problems.status(problem, world) == "reached":
            return None
        led_to = self._with_places_filled(self._problems.result_sentence(problem, world))
        return N_("problem", "Tempting, but it fails: {moves}. {outcome}").of(
            moves=joined_with_semicolons(_counted(moves)[:MAX_SHOWN_MOVES]), outcome=led_to
        )

    def _decide(self) -> None:
        problem, match = self.problem, self.match
        status = self._problems.status(problem, match.observe(problem.seat))
        if self.stage == "showing":
            if status != "open" or not self._moves_to_show:
                self.stage = "shown"
            return
        if status == "open":
            return
        self.try_count += 1
        if status == "missed" or self.motif.played_out:
            board = match.observe(problem.seat)
            self.outcome = self._with_places_filled(self._problems.result_sentence(problem, board))
        if status == "missed":
            self.stage = "missed"
            return
        line = [
            action
            for place, action in enumerate(match.actions)
            if match.mover(place) == problem.seat
        ]
        self.stage = "solved" if always_reaches_goal(match.spec, problem, line) else "lucky"

    def _opponents_action(self) -> Any:
        """Returns the decision of the opponent to move: the action with the largest prior, which is
        the game's first guess."""
        spec, seat = self.match.spec, self.match.to_move
        menu = self.match.menu()
        if len(menu) == 1 or seat is None:
            return menu[0]
        world = self.match.state_at(len(self.match.actions))
        weights = spec.brain.prior(world, menu, spec.levels[-1])
        return menu[max(range(len(menu)), key=weights.__getitem__)]

    def _with_places_filled(self, words: Message) -> Message:
        other = self.problem.other
        player = self.match.names[other] if other >= 0 else ""
        return words.of(player=player, number=self.problem.target)


def _counted(moves: Sequence[Message]) -> list[Message]:
    """Returns the moves as parts of a sentence. Equal moves in a row are one part: "…, twice"."""
    return [_repeated_move(mid_sentence(move), len(list(equal))) for move, equal in groupby(moves)]


def _repeated_move(move: Message, number: int) -> Message:
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
