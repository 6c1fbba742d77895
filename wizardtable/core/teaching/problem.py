# SPDX-License-Identifier: MIT
"""Problems of a game, as data: a position, a goal that can be reached in it, and a line that does.

A problem is a stored position in which one seat is to move. Its goal is checked by the rules, so
that any line will do that reaches it: in the position itself, and in every world that looks the
same to the seat. In a motif that is played out the goal is the better decision, which was found
by playing matches on. The games' `mind/problems.py` knows the goals,
`python -m wizardtable.ai.problems` makes the files.
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

FORMAT: Final = 1

WORLDS: Final = 100
"""Worlds of what is hidden in which a line has to reach its goal."""

LONGEST: Final = 200
"""Decisions in a line, at most; those of others count."""

EASY, MEDIUM, HARD = 1, 2, 3
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)
"""EASY: one card after another, always taking the most, does it. MEDIUM: so does what first comes
to the mind of a strong opponent. HARD: neither does."""

ProblemId: TypeAlias = Annotated[str, range(1, 41)]
Number: TypeAlias = Annotated[int, range(-1, 100_000)]
Percent: TypeAlias = Annotated[int, range(101)]


@dataclass(frozen=True, slots=True)
class Motif:
    """A kind of problem.

    Attributes:
        id: a name for files, lower case with underscores; it never changes.
        title: two to four words.
        goal: the goal in a sentence; {number} is the problem's target, {player} who is named by it.
        counts: what counts, in a sentence.
        played_out: whether its answer is the decision with which more matches are won that were
            played on from it, which no rule says.
    """

    id: str
    title: Message
    goal: Message
    counts: Message
    played_out: bool = False


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem.

    Attributes:
        id: a name that never changes.
        motif: the id of its motif.
        difficulty: see `DIFFICULTIES`.
        setup: the setup of the match that it comes from.
        seat: the seat to move, whose problem it is.
        target: the number that the goal names, -1 for none.
        other: another seat that the goal names, -1 for none.
        state: the position.
        answer: what the seat plays to reach the goal.
        tempting: what it might play instead, and miss it; empty if nothing is tempting.
        chances: of a motif that is played out: of a hundred matches that were played on, how many
            the seat won after the answer, and after what is tempting; else empty.
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
    """A file of problems cannot be read; the text says which and why."""


def motif_of(problems: Problems[Motif, Problem], problem: Problem) -> Motif:
    """Returns the motif of a problem."""
    return next(motif for motif in problems.motifs if motif.id == problem.motif)


# Lines.


def worlds(spec: GameSpec, problem: Problem, count: int = WORLDS) -> Iterator[Any]:
    """Yields worlds that look to the seat as the position does, always the same ones."""
    seen, rng = spec.rules.observe(problem.state, problem.seat), Rng(0x9E3779B9)
    for _ in range(count):
        yield spec.rules.sample(seen, rng)


def after(spec: GameSpec, problem: Problem, world: Any, line: Sequence[Any]) -> GoalStatus:
    """Returns how the goal stands after the seat has played a line in a world, which is changed.
    Others who have to decide do so at random. An action that is illegal there misses the goal."""
    rules, known, rng = spec.rules, problems_of(spec), Rng(1)
    waiting = list(reversed(line))
    for _ in range(LONGEST):
        status = known.status(problem, world)
        if status != "open":
            return status
        seat = rules.to_move(world)
        if seat == problem.seat:
            if not waiting:
                return "open"
            action = waiting.pop()
            try:
                rules.check(world, action)
            except IllegalAction:
                return "missed"
        else:
            action = rng.choice(rules.legal_actions(world))
        rules.apply(world, action)
    return "missed"


def holds(spec: GameSpec, problem: Problem, line: Sequence[Any], count: int = WORLDS) -> bool:
    """Returns whether a line reaches the goal whatever is hidden: in that many worlds."""
    return all(
        after(spec, problem, world, line) == "reached" for world in worlds(spec, problem, count)
    )


# Files.


def problems_of(spec: GameSpec) -> Problems[Motif, Problem]:
    """Returns the goals of a game's problems. Raises ProblemsError if it has none."""
    found = spec.problems
    if found is None:
        raise ProblemsError(f"{spec.title} has no problems.")
    return found


def path_of(spec: GameSpec) -> Path:
    """Returns the path of the file with a game's problems."""
    return spec.folder / "problems.jsonl"


def text_of(spec: GameSpec, problem: Problem) -> str:
    """Returns a problem as a line of its file."""
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
    """Returns the problem of a line. Raises ProblemsError."""
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
    """What is told of a problem before it is opened, which is quickly read.

    Attributes:
        id, motif, difficulty: as of the problem.
        line: its line of the file, for `read_line`.
    """

    id: str
    motif: str
    difficulty: int
    line: str


@dataclass(frozen=True, slots=True)
class ProblemFile:
    """The problems of a game.

    Attributes:
        made: how they were made, from the first line: the command, the commit, the seed, and how
            many were found and thrown away.
        entries: the problems, in their order.
    """

    made: dict[str, Any]
    entries: tuple[ProblemEntry, ...]

    def entry(self, problem_id: str) -> ProblemEntry | None:
        """Returns the problem with this id, or None."""
        return next((one for one in self.entries if one.id == problem_id), None)


def read(spec: GameSpec, path: Path) -> ProblemFile:
    """Returns the problems of a file. Raises ProblemsError."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        made, *rest = [json.loads(line) for line in lines]
        if made["format"] != FORMAT:
            raise ProblemsError(f"The problems of {spec.title} are of another version.")
        entries = tuple(
            ProblemEntry(one["id"], one["motif"], one["difficulty"], line)
            for one, line in zip(rest, lines[1:], strict=True)
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ProblemsError(f"The problems of {spec.title} cannot be read: {error}") from error
    return ProblemFile(made, entries)


def problem_file(spec: GameSpec) -> ProblemFile:
    """Returns the problems that come with a game. Raises ProblemsError if they cannot be read."""
    return read(spec, path_of(spec))
