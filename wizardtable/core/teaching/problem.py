# SPDX-License-Identifier: MIT
"""Problems of a game, as data: a position, a goal, and a line that reaches the goal.

A problem is a stored position in which one seat is to move and has to reach a goal. A line is a
sequence of this seat's moves. A world is a state that looks to the seat like the position. Any line
that reaches the goal in every world solves the problem. A motif is a kind of problem. In a problem
of a *played out* motif, the goal is to find the better one of two decisions. Many matches, played
on from both decisions, have shown which one is better. A game's `mind/problems.py` defines its
goals, and `python -m wizardtable.ai.problems` makes the files.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from wizardtable.core import codec
from wizardtable.core.game import GoalStatus, IllegalAction, Problems, Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import CodecError
from wizardtable.core.rng import Rng
from wizardtable.core.text import Message

PROBLEM_FILE_FORMAT: Final = 1

WORLD_COUNT: Final = 100
"""The number of sampled worlds in which a line has to reach the goal."""

MAX_DECISIONS: Final = 200
"""A line misses the goal if the goal is still open after this many decisions of all seats."""

EASY, MEDIUM, HARD = 1, 2, 3
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)
"""The difficulties. EASY: a naive line, which takes the largest gain at each move, solves the
problem. MEDIUM: the naive line fails, but the line of a strong opponent's first guesses (its prior)
solves the problem. HARD: neither line solves the problem."""

ProblemId: TypeAlias = Annotated[str, range(1, 41)]
Number: TypeAlias = Annotated[int, range(-1, 100_000)]
Percent: TypeAlias = Annotated[int, range(101)]


@dataclass(frozen=True, slots=True)
class Motif:
    """A kind of problem.

    Attributes:
        id: a name for files, lower case with underscores; it never changes.
        title: two to four words.
        goal: the goal in a sentence. {number} stands for `Problem.target`, and {player} for the
            name of the player at the seat `Problem.other`.
        counts: a sentence that explains which points count for the goal.
        played_out: whether matches played on from the position show which decision is the answer.
            The seat won more of these matches after the answer. False if the rules prove the
            answer.
    """

    id: str
    title: Message
    goal: Message
    counts: Message
    played_out: bool = False


@dataclass(frozen=True, slots=True)
class Problem:
    """A position in which a seat has to reach a goal.

    Attributes:
        id: a name that never changes.
        motif: the id of the problem's motif.
        difficulty: see `DIFFICULTIES`.
        setup: the setup of the match from which the position is taken.
        seat: the seat to move, which has to reach the goal.
        target: the number that the goal names, -1 for none.
        other: another seat that the goal names, -1 for none.
        state: the position.
        answer: actions with which the seat reaches the goal.
        tempting: a tempting line of the seat that misses the goal; empty without such a line.
        chances: the percentages of matches won after the answer and after the tempting line, if
            the motif is played out; empty for any other motif.
    """

    id: ProblemId
    motif: ProblemId
    difficulty: int
    setup: Setup
    seat: Seat
    target: Number
    other: Annotated[int, range(-1, 8)]
    state: Any
    answer: tuple[Any, ...]
    tempting: tuple[Any, ...]
    chances: tuple[Percent, ...] = ()


class ProblemsError(Exception):
    """Raised if a game has no problems, or their file cannot be read. The text names the game."""


def motif_of(problems: Problems[Motif, Problem], problem: Problem) -> Motif:
    """Returns the motif of a problem. `problems` are the goals of the problem's game."""
    return next(motif for motif in problems.motifs if motif.id == problem.motif)


# Lines.


def worlds(spec: GameSpec, problem: Problem, count: int = WORLD_COUNT) -> Iterator[Any]:
    """Yields `count` states that look to the problem's seat like the position.

    Each call yields the same states.
    """
    observation, rng = spec.rules.observe(problem.state, problem.seat), Rng(0x9E3779B9)
    for _ in range(count):
        yield spec.rules.sample(observation, rng)


def status_after(spec: GameSpec, problem: Problem, world: Any, line: Sequence[Any]) -> GoalStatus:
    """Plays a line of the problem's seat in a world, and returns the status of the goal.

    The function changes the world. Other seats decide at random. A line with an action that is
    illegal in this world misses the goal.
    """
    rules, problems, rng = spec.rules, problems_of(spec), Rng(1)
    remaining = list(reversed(line))
    for _ in range(MAX_DECISIONS):
        status = problems.status(problem, world)
        if status != "open":
            return status
        seat = rules.to_move(world)
        if seat == problem.seat:
            if not remaining:
                return "open"
            action = remaining.pop()
            try:
                rules.check(world, action)
            except IllegalAction:
                return "missed"
        else:
            action = rng.choice(rules.legal_actions(world))
        rules.apply(world, action)
    return "missed"


def always_reaches_goal(
    spec: GameSpec, problem: Problem, line: Sequence[Any], count: int = WORLD_COUNT
) -> bool:
    """Returns whether a line reaches the problem's goal in `count` sampled worlds."""
    return all(
        status_after(spec, problem, world, line) == "reached"
        for world in worlds(spec, problem, count)
    )


# Files.


def problems_of(spec: GameSpec) -> Problems[Motif, Problem]:
    """Returns the goals of a game's problems.

    Raises:
        ProblemsError: the game has no problems.
    """
    problems = spec.problems
    if problems is None:
        raise ProblemsError(f"{spec.title} has no problems.")
    return problems


def path_of(spec: GameSpec) -> Path:
    """Returns the path of the file with a game's problems."""
    return spec.folder / "problems.jsonl"


def text_of(spec: GameSpec, problem: Problem) -> str:
    """Returns a problem as a line of text for the problems' file."""
    kinds = spec.rules.kinds
    data = {
        "id": problem.id,
        "motif": problem.motif,
        "difficulty": problem.difficulty,
        "setup": codec.encode(Setup, problem.setup),
        "seat": problem.seat,
        "target": problem.target,
        "other": problem.other,
        "answer": [codec.encode(kinds.action, action) for action in problem.answer],
        "tempting": [codec.encode(kinds.action, action) for action in problem.tempting],
        **({"chances": problem.chances} if problem.chances else {}),
        "state": codec.encode(kinds.state, problem.state),
    }
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def read_line(spec: GameSpec, line: str) -> Problem:
    """Returns the problem in a line of the problems' file.

    Raises:
        ProblemsError: the line cannot be read.
    """
    kinds = spec.rules.kinds
    try:
        data = json.loads(line)
        problem = Problem(
            codec.decode(ProblemId, data["id"]),
            codec.decode(ProblemId, data["motif"]),
            codec.decode(Annotated[int, range(EASY, HARD + 1)], data["difficulty"]),
            codec.decode(Setup, data["setup"]),
            Seat(codec.decode(Annotated[int, range(8)], data["seat"])),
            codec.decode(Number, data["target"]),
            codec.decode(Annotated[int, range(-1, 8)], data["other"]),
            codec.decode(kinds.state, data["state"]),
            tuple(codec.decode(kinds.action, action) for action in data["answer"]),
            tuple(codec.decode(kinds.action, action) for action in data["tempting"]),
            codec.decode(tuple[Percent, ...], data.get("chances", [])),
        )
    except (ValueError, KeyError, TypeError, CodecError) as error:
        raise ProblemsError(f"A problem of {spec.title} cannot be read: {error}") from error
    return problem


@dataclass(frozen=True, slots=True)
class ProblemEntry:
    """An entry in a list of problems. An entry is much faster to read than the whole problem.

    Attributes:
        id: the id of the problem.
        motif: the id of the problem's motif.
        difficulty: see `DIFFICULTIES`.
        line: the problem's line of text in the file, for `read_line`.
    """

    id: str
    motif: str
    difficulty: int
    line: str


@dataclass(frozen=True, slots=True)
class ProblemFile:
    """The problems of a game.

    Attributes:
        made: the first line of the file, which says how the problems were made: the command, the
            commit, the seed, and the numbers of accepted and refused problems.
        entries: the problems, in the order of the file.
    """

    made: dict[str, Any]
    entries: tuple[ProblemEntry, ...]

    def entry(self, problem_id: str) -> ProblemEntry | None:
        """Returns the entry of the problem with this id, or None if no problem has it."""
        return next((entry for entry in self.entries if entry.id == problem_id), None)


def read(spec: GameSpec, path: Path) -> ProblemFile:
    """Returns the problems of a file.

    Raises:
        ProblemsError: the file cannot be read.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        made, *rest = [json.loads(line) for line in lines]
        if made["format"] != PROBLEM_FILE_FORMAT:
            raise ProblemsError(f"The problems of {spec.title} are of another version.")
        entries = tuple(
            ProblemEntry(data["id"], data["motif"], data["difficulty"], line)
            for data, line in zip(rest, lines[1:], strict=True)
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ProblemsError(f"The problems of {spec.title} cannot be read: {error}") from error
    return ProblemFile(made, entries)


def problem_file(spec: GameSpec) -> ProblemFile:
    """Returns the problems that come with a game.

    Raises:
        ProblemsError: the game's file cannot be read.
    """
    return read(spec, path_of(spec))
