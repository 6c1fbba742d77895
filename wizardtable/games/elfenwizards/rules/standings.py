# SPDX-License-Identifier: MIT
"""What lies open, reckoned: who contends for a title, how strong he is, and who would win now.

Everything here takes a state or an observation alike, and changes neither.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.moves import ContestDecided, Faces

_STRENGTH: Final = tuple(box.strength(spell) for spell in range(6 * box.FACES))

OPEN, EMPTY = -1, -2
"""Whose a contest is, besides a seat: everybody may help, or nobody stands in it."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What follows from the places of the wizards alone.

    Attributes:
        standing: by place, the wizards there, ascending.
        closed: by contest, the seat whose guild has all candidates, else OPEN or EMPTY.
        targets: by seat and level, the wizards beside whom the seat may put spells, ascending.
        reach: by seat, whether there is any of them on some level.
        twins: the groups of two or more wizards of one guild on one Magician space.
    """

    standing: tuple[tuple[box.WizardId, ...], ...]
    closed: tuple[int, ...]
    targets: tuple[tuple[tuple[box.WizardId, ...], ...], ...]
    reach: tuple[bool, ...]
    twins: tuple[tuple[box.WizardId, ...], ...]


@lru_cache(maxsize=512)
def ground(place: tuple[int, ...]) -> Ground:
    """What follows from these places (`Board.place`)."""
    seats = len(place) // box.STRIDE
    standing: list[list[box.WizardId]] = [[] for _ in range(box.PLACES)]
    for wizard, space in enumerate(place):
        if space >= 0:
            standing[space].append(box.WizardId(wizard))
    closed = []
    for _, below in box.CONTESTS:
        guilds = {wizard // box.STRIDE for space in below for wizard in standing[space]}
        closed.append(OPEN if len(guilds) > 1 else guilds.pop() if guilds else EMPTY)
    targets: list[list[list[box.WizardId]]] = [[[] for _ in box.LEVELS] for _ in range(seats)]
    for wizard, space in enumerate(place):
        contest = box.CONTEST_OF[space] if space >= 0 else -1
        if contest < 0:
            continue
        whose, level = closed[contest], box.LEVEL_OF[space]
        for seat in range(seats) if whose == OPEN else (whose,):
            targets[seat][level].append(box.WizardId(wizard))
    return Ground(
        tuple([tuple(wizards) for wizards in standing]),
        tuple(closed),
        tuple([tuple([tuple(level) for level in levels]) for levels in targets]),
        tuple([any(levels) for levels in targets]),
        tuple([twins for space in box.MAGICIANS for twins in _twins(standing[space])]),
    )


def _twins(wizards: Sequence[box.WizardId]) -> list[tuple[box.WizardId, ...]]:
    by_guild: dict[int, list[box.WizardId]] = {}
    for wizard in wizards:
        by_guild.setdefault(wizard // box.STRIDE, []).append(wizard)
    return [tuple(group) for group in by_guild.values() if len(group) > 1]


# Contests.


def wizards_on(board: state.Board, space: int) -> tuple[box.WizardId, ...]:
    """The wizards on a space or in a defeat box, ascending."""
    return ground(board.place).standing[space]


def candidates(board: state.Board, title: int) -> tuple[box.WizardId, ...]:
    """The wizards who stand below a title, left to right; the two above a Magician space have
    the same."""
    standing = ground(board.place).standing
    return tuple([wizard for space in box.CANDIDATES[title] for wizard in standing[space]])


def power(board: state.Board, wizard: int) -> int:
    """The points of the spells beside a wizard."""
    return sum([_STRENGTH[spell] for spell in board.spells[wizard]])


def closed_to(board: state.Board, contest: int) -> int:
    """The seat whose guild alone may place spells in a contest, having all its candidates; else
    OPEN, or EMPTY where nobody stands in it."""
    return ground(board.place).closed[contest]


def open_to(board: state.Board, seat: int, wizard: int) -> bool:
    """Whether a seat may place spells beside a wizard: he stands below a title, and not all its
    candidates are of one other guild (rules page, Awarding)."""
    space = board.place[wizard]
    contest = box.CONTEST_OF[space] if space >= 0 else -1
    return contest >= 0 and ground(board.place).closed[contest] in (OPEN, seat)


def targets(board: state.Board, seat: int, level: int) -> tuple[box.WizardId, ...]:
    """The wizards of a level beside whom the seat may place spells, ascending."""
    return ground(board.place).targets[seat][level]


def placeable(board: state.Board, seat: int) -> int:
    """How many spells of a seat have a legal place in the contests."""
    here = ground(board.place)
    count = board.minors[seat] if here.reach[seat] else 0
    for wizards, dice in zip(here.targets[seat], board.placed[seat], strict=False):
        if wizards:
            count += len(dice)
    return count


def contest(board: state.Board, number: int) -> ContestDecided:
    """How a contest (see `components.CONTESTS`) would end now."""
    titles, below = box.CONTESTS[number]
    here = ground(board.place)
    standing = here.standing
    ranking: list[tuple[int, int, int, box.WizardId]] = []
    seats, dragon = len(board.minors), board.dragon
    for space in below:
        for wizard in standing[space]:
            points = sum([_STRENGTH[spell] for spell in board.spells[wizard]])
            precedence = (wizard // box.STRIDE - dragon) % seats
            ranking.append((-points, precedence, board.tokens[wizard], wizard))
    ranking.sort()
    merits = [-points for points, _, _, _ in ranking]
    verdict = (_among_magicians if len(titles) > 1 else _single)(merits)
    if verdict == state.WON and here.closed[number] != OPEN:
        verdict = state.UNOPPOSED
    rising = _RISING[verdict] if len(titles) > 1 else min(1, _RISING[verdict])
    ranked = tuple([wizard for _, _, _, wizard in ranking])
    winners = (*ranked[:rising], *((box.NOBODY,) * (len(titles) - rising)))
    return ContestDecided(titles, ranked, tuple(merits), winners, verdict)


_RISING: Final = {
    state.WON: 2,
    state.UNOPPOSED: 2,
    state.BOTH_FIRST: 2,
    state.ONLY_ONE: 1,
    state.SECOND_TIED: 1,
    state.TIED: 0,
    state.NO_POINTS: 0,
    state.NO_CANDIDATE: 0,
}
"""By verdict, how many Magicians of a space rise; of others one at most."""


def _single(merits: list[int]) -> int:
    """The verdict on one or two candidates for one title, by their points, most first."""
    if not merits:
        return state.NO_CANDIDATE
    if not merits[0]:
        return state.NO_POINTS
    return state.TIED if len(merits) > 1 and merits[0] == merits[1] else state.WON


def _among_magicians(merits: list[int]) -> int:
    """The verdict on the Magicians of a space, by their points, most first."""
    if not merits:
        return state.NO_CANDIDATE
    best = merits[0]
    if not best:
        return state.NO_POINTS
    first = merits.count(best)
    if first > 1:
        return state.BOTH_FIRST if first == 2 else state.TIED
    if len(merits) == 1 or not merits[1]:
        return state.ONLY_ONE
    return state.WON if merits.count(merits[1]) == 1 else state.SECOND_TIED


def rising(seen: state.Observation, number: int, spell: tuple[int, int] | None = None) -> int:
    """How many wizards would rise by a contest now, or with one spell more: the wizard beside whom
    it lies, and its face, 0 for a minor spell."""
    if spell is not None:
        wizard, face = spell
        beside = list(seen.spells)
        beside[wizard] = (*beside[wizard], box.spell_of(box.guild_of(wizard), face))
        seen = replace(seen, spells=tuple(beside))
    return sum(winner != box.NOBODY for winner in contest(seen, number).winners)


def outcome(board: state.Board) -> tuple[ContestDecided, ...]:
    """How every contest would end now, in the order of the awards. All of them are decided by who
    stands below at the start of the phase, so none depends on another."""
    return tuple([contest(board, number) for number in range(len(box.CONTESTS))])


def contest_for(board: state.Board, title: int) -> ContestDecided:
    """How the contest for a title would end now."""
    return contest(board, box.CONTEST_FOR[title])


# Points.


def points(board: state.Board, seat: int) -> int:
    """What a seat would score now at the end of a round: its wizards' places less grey tokens."""
    own = slice(box.STRIDE * seat, box.STRIDE * seat + box.STRIDE)
    places = sum([box.POINTS[place] for place in board.place[own] if place >= 0])
    return places - sum(board.tokens[own])


# Dice that buy something back.


@dataclass(frozen=True, slots=True)
class Uses:
    """The ways in which a seat can use its dice in a box, each die of them needed.

    Attributes:
        gains: what is gained, by the dice used; none at all gains 0.
        further: by the dice chosen so far, the faces of those that may be chosen next.
    """

    gains: dict[Faces, int]
    further: dict[Faces, Faces]


@lru_cache(maxsize=4096)
def uses(dice: Faces, price: int, most: int) -> Uses:
    """The ways to use these dice at so many points for each thing gained, of which there are
    `most` to gain.

    >>> uses((1, 3), 2, 7).gains
    {(): 0, (1, 3): 2, (3,): 1}
    >>> uses((1, 3), 2, 7).further[(1,)]
    (3,)
    """
    subsets: set[Faces] = {()}
    for face in dice:
        subsets |= {(*subset, face) for subset in subsets}
    gains: dict[Faces, int] = {(): 0}
    for subset in sorted(subsets - {()}):
        total = sum(subset)
        gain = min(total // price, most)
        if min((total - subset[0]) // price, most) < gain:  # without its lowest it gains less
            gains[subset] = gain
    further: dict[Faces, set[int]] = {subset: set() for subset in gains}
    for subset in sorted(subsets, key=len, reverse=True):
        if subset in further:
            for face in set(subset):
                further.setdefault(without(subset, face), set()).add(face)
    return Uses(gains, {chosen: tuple(sorted(faces)) for chosen, faces in further.items()})


def without(dice: Faces, face: int) -> Faces:
    """The dice less one with this face, which must be among them."""
    index = dice.index(face)
    return dice[:index] + dice[index + 1 :]


def recoverable(board: state.Board, seat: int) -> int:
    """The most minor spells a seat can buy back now with its dice in their box."""
    return min(sum(board.placed[seat][box.MINOR]) // box.RECOVERY, board.boxed[seat])


def cleansing(board: state.Board) -> int:
    """Points of dice for each grey token that is removed."""
    return box.LIGHTER_CLEANSING if board.lighter_grey else box.CLEANSING


def tokens_of(board: state.Board, seat: int) -> int:
    """Grey tokens under a seat's wizards."""
    return sum(board.tokens[box.STRIDE * seat : box.STRIDE * seat + box.STRIDE])


# Wizards to be moved.


def distinct(board: state.Board, wizards: Iterable[box.WizardId]) -> list[box.WizardId]:
    """One wizard, the first, of all those of one guild on one place with equal grey tokens: it
    makes no difference which of them is taken."""
    seen: set[tuple[int, int, int]] = set()
    kept: list[box.WizardId] = []
    for wizard in wizards:
        kind = (wizard // box.STRIDE, board.place[wizard], board.tokens[wizard])
        if kind not in seen:
            seen.add(kind)
            kept.append(wizard)
    return kept


def vacant(board: state.Board) -> list[int]:
    """The vacant titles of the highest level that has any, left to right; the title of Grand Druid
    is not filled (rules page, Vacant titles)."""
    taken = set(board.place)
    for level in (box.TITLES[1:3], box.SORCERERS, box.NECROMANCERS):
        free = [space for space in level if space not in taken]
        if free:
            return free
    return []
