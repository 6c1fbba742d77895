# SPDX-License-Identifier: MIT
"""Computes the standings: the candidates of each contest, their points, and who would win now.

The functions take a state or an observation and change neither. A contest is given by its index in
`MatchBox.contests`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.match_box import MatchBox, read_box
from wizardtable.games.elfenwizards.rules.moves import ContestDecided, Faces

_POINTS_BY_SPELL: Final = tuple(box.points_of_spell(spell) for spell in range(6 * box.FACE_COUNT))

SEVERAL_GUILDS: Final = -1
NO_GUILD: Final = -2
CLOSED: Final = -3
"""SEVERAL_GUILDS, NO_GUILD and CLOSED stand in place of a seat if no single guild alone may place
spells in a contest.

SEVERAL_GUILDS: the candidates of a contest are of several guilds. NO_GUILD: the contest has no
candidates. CLOSED: the contest has candidates, but all its titles are held by wizards that stay.
"""


@dataclass(frozen=True, slots=True)
class PlacesIndex:
    """Tables that follow from the box and the places of the wizards alone.

    Attributes:
        match_box: the box of the match.
        titles: by contest, the titles that can be won: those that no wizard holds for good.
        has_two_titles: by contest, whether two titles can be won.
        staying: the wizards on spaces of the tree that lead to no contest.
        wizards_by_place: by place, the wizards there, ascending.
        candidates: by contest, its candidates, left to right.
        sole_guilds: by contest, the seat whose guild has all candidates; otherwise SEVERAL_GUILDS,
            NO_GUILD or CLOSED.
        targets: by seat and level, the wizards beside which the seat may place spells, ascending.
        has_target: by seat, whether the seat may place spells beside any wizard.
        twins: the groups of two or more wizards of one guild on one Magician space.
    """

    match_box: MatchBox
    titles: tuple[tuple[int, ...], ...]
    has_two_titles: tuple[bool, ...]
    staying: tuple[box.WizardId, ...]
    wizards_by_place: tuple[tuple[box.WizardId, ...], ...]
    candidates: tuple[tuple[box.WizardId, ...], ...]
    sole_guilds: tuple[int, ...]
    targets: tuple[tuple[tuple[box.WizardId, ...], ...], ...]
    has_target: tuple[bool, ...]
    twins: tuple[tuple[box.WizardId, ...], ...]


@lru_cache(maxsize=512)
def places_index(place: tuple[int, ...], data: str) -> PlacesIndex:
    """Returns the tables for these places of the wizards (`Board.place`), and for this box
    (`Board.data`)."""
    match_box = read_box(data)
    seats = len(place) // box.IDS_PER_GUILD
    by_place: list[list[box.WizardId]] = [[] for _ in range(box.PLACE_COUNT)]
    for wizard, space in enumerate(place):
        if space >= 0:
            by_place[space].append(box.WizardId(wizard))
    held = [title for title in match_box.lasting_titles if by_place[title]]
    open_titles = []
    sole_guilds = []
    for all_titles, below in match_box.contests:
        titles = tuple([title for title in all_titles if title not in held])
        open_titles.append(titles)
        guilds = {wizard // box.IDS_PER_GUILD for space in below for wizard in by_place[space]}
        if guilds and not titles:
            sole_guilds.append(CLOSED)
            continue
        sole_guilds.append(
            SEVERAL_GUILDS if len(guilds) > 1 else guilds.pop() if guilds else NO_GUILD
        )
    targets: list[list[list[box.WizardId]]] = [[[] for _ in box.LEVELS] for _ in range(seats)]
    for wizard, space in enumerate(place):
        contest = match_box.contest_of_place[space] if space >= 0 else -1
        if contest < 0 or sole_guilds[contest] == CLOSED:
            continue
        sole_guild, level = sole_guilds[contest], box.LEVEL_BY_PLACE[space]
        for seat in range(seats) if sole_guild == SEVERAL_GUILDS else (sole_guild,):
            targets[seat][level].append(box.WizardId(wizard))
    return PlacesIndex(
        match_box,
        tuple(open_titles),
        tuple([len(titles) > 1 for titles in open_titles]),
        tuple(
            [
                wizard
                for space in box.SPACES
                if match_box.contest_of_place[space] < 0
                for wizard in by_place[space]
            ]
        ),
        tuple([tuple(wizards) for wizards in by_place]),
        tuple(
            [
                tuple([wizard for space in below for wizard in by_place[space]])
                for _, below in match_box.contests
            ]
        ),
        tuple(sole_guilds),
        tuple([tuple([tuple(level) for level in levels]) for levels in targets]),
        tuple([any(levels) for levels in targets]),
        tuple([twins for space in box.MAGICIANS for twins in _twin_groups(by_place[space])]),
    )


def _twin_groups(wizards: Sequence[box.WizardId]) -> list[tuple[box.WizardId, ...]]:
    by_guild: dict[int, list[box.WizardId]] = {}
    for wizard in wizards:
        by_guild.setdefault(wizard // box.IDS_PER_GUILD, []).append(wizard)
    return [tuple(group) for group in by_guild.values() if len(group) > 1]


# Contests.


def wizards_on(board: state.Board, space: int) -> tuple[box.WizardId, ...]:
    """Returns the wizards on a space or in a defeat box, ascending."""
    return places_index(board.place, board.data).wizards_by_place[space]


def candidates(board: state.Board, title: int) -> tuple[box.WizardId, ...]:
    """Returns the candidates for a title, left to right; empty if no contest awards the title. Two
    titles of one contest have the same candidates."""
    index = places_index(board.place, board.data)
    number = index.match_box.contest_of_title[title]
    return index.candidates[number] if number >= 0 else ()


def points_beside(board: state.Board, wizard: int) -> int:
    """Returns the points of the spells beside a wizard."""
    return points_of_spells(board.spells[wizard])


def points_of_spells(spells: tuple[int, ...]) -> int:
    """Returns the points of these spells (see `components.spell_of`)."""
    points = 0
    for spell in spells:
        points += _POINTS_BY_SPELL[spell]
    return points


def sole_guild(board: state.Board, contest: int) -> int:
    """Returns the seat whose guild has all candidates of a contest.

    This seat alone may place spells there. Otherwise the result is SEVERAL_GUILDS, NO_GUILD or
    CLOSED.
    """
    return places_index(board.place, board.data).sole_guilds[contest]


def may_place_beside(board: state.Board, seat: int, wizard: int) -> bool:
    """Returns whether a seat may place spells beside a wizard. The wizard must be a candidate. If
    all candidates are of one guild, only that guild may place spells there (rules page,
    {#spells})."""
    space = board.place[wizard]
    index = places_index(board.place, board.data)
    contest = index.match_box.contest_of_place[space] if space >= 0 else -1
    return contest >= 0 and index.sole_guilds[contest] in (SEVERAL_GUILDS, seat)


def target_wizards(board: state.Board, seat: int, level: int) -> tuple[box.WizardId, ...]:
    """Returns the wizards of a level beside which the seat may place spells, ascending."""
    return places_index(board.place, board.data).targets[seat][level]


def placeable_spell_count(board: state.Board, seat: int) -> int:
    """Returns the number of a seat's spells that it may place somewhere in the contests."""
    index = places_index(board.place, board.data)
    count = board.minors[seat] if index.has_target[seat] else 0
    for wizards, dice in zip(index.targets[seat], board.placed[seat], strict=False):
        if wizards:
            count += len(dice)
    return count


def contest_result(board: state.Board, number: int) -> ContestDecided:
    """Returns how the contest with this number would end now (rules page, {#awards})."""
    index = places_index(board.place, board.data)
    titles = index.titles[number]
    ranking: list[tuple[int, int, int, box.WizardId]] = []
    seats, dragon = len(board.minors), board.dragon
    for wizard in index.candidates[number]:
        points = points_of_spells(board.spells[wizard])
        precedence = (wizard // box.IDS_PER_GUILD - dragon) % seats
        ranking.append((-points, precedence, board.tokens[wizard], wizard))
    ranking.sort()
    merits = [-points for points, _, _, _ in ranking]
    if not titles:
        return _closed_result(index, number, ranking)
    verdict = (_two_titles_verdict if len(titles) > 1 else _single_title_verdict)(merits)
    if verdict == state.WON and index.sole_guilds[number] != SEVERAL_GUILDS:
        verdict = state.UNOPPOSED
    rising = _RISING_COUNTS[verdict] if len(titles) > 1 else min(1, _RISING_COUNTS[verdict])
    ranked = tuple([wizard for _, _, _, wizard in ranking])
    winners = (*ranked[:rising], *((box.NOBODY,) * (len(titles) - rising)))
    return ContestDecided(titles, ranked, tuple(merits), winners, verdict)


def _closed_result(
    index: PlacesIndex, number: int, ranking: list[tuple[int, int, int, box.WizardId]]
) -> ContestDecided:
    """Returns the result of a contest whose titles are all held by wizards that stay."""
    titles = index.match_box.contests[number][0]
    return ContestDecided(
        titles,
        tuple([wizard for _, _, _, wizard in ranking]),
        tuple([-points for points, _, _, _ in ranking]),
        (box.NOBODY,) * len(titles),
        state.HELD if ranking else state.NO_CANDIDATE,
    )


_RISING_COUNTS: Final = {
    state.WON: 2,
    state.UNOPPOSED: 2,
    state.BOTH_FIRST: 2,
    state.ONLY_ONE: 1,
    state.SECOND_TIED: 1,
    state.TIED: 0,
    state.NO_POINTS: 0,
    state.NO_CANDIDATE: 0,
}
"""By verdict, the number of candidates for two titles that rise. For a single title, at most one
candidate rises."""


def _single_title_verdict(merits: list[int]) -> int:
    """Returns the verdict on the candidates for one title.

    `merits` has the points of the candidates, the most first.
    """
    if not merits:
        return state.NO_CANDIDATE
    if not merits[0]:
        return state.NO_POINTS
    return state.TIED if len(merits) > 1 and merits[0] == merits[1] else state.WON


def _two_titles_verdict(merits: list[int]) -> int:
    """Returns the verdict on the candidates for two titles (rules page, {#magicians}).

    `merits` has the points of the candidates, the most first.
    """
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


def count_rising(
    observation: state.Observation, number: int, spell: tuple[int, int] | None = None
) -> int:
    """Returns the number of wizards that would rise in a contest now.

    Args:
        spell: a further spell to count, given as a wizard and a face (0 for a minor spell). The
            spell belongs to the wizard's guild and lies beside the wizard.
    """
    if spell is not None:
        wizard, face = spell
        beside = list(observation.spells)
        beside[wizard] = (*beside[wizard], box.spell_of(box.guild_of(wizard), face))
        observation = replace(observation, spells=tuple(beside))
    return sum(winner != box.NOBODY for winner in contest_result(observation, number).winners)


def contest_results(board: state.Board) -> tuple[ContestDecided, ...]:
    """Returns how each contest would end now, in the order of the awards. No contest depends on
    another, as the candidates are fixed at the start of the phase."""
    return tuple([contest_result(board, number) for number in range(len(board.box.contests))])


def title_result(board: state.Board, title: int) -> ContestDecided:
    """Returns how the contest for a title would end now. A contest must award the title."""
    return contest_result(board, board.box.contest_of_title[title])


# Points.


def round_points(board: state.Board, seat: int) -> int:
    """Returns the points that a seat would score now (rules page, {#score}).

    They are the points of its wizards' places, minus one for each grey token under the wizards.
    """
    own = slice(box.IDS_PER_GUILD * seat, box.IDS_PER_GUILD * seat + box.IDS_PER_GUILD)
    by_place = board.box.points
    places = sum([by_place[place] for place in board.place[own] if place >= 0])
    return places - sum(board.tokens[own])


# Dice that recover minor spells or remove grey tokens.


@dataclass(frozen=True, slots=True)
class DiceUses:
    """The ways to use dice in a box. In each way every die is needed: without any one die, less
    would be gained.

    Attributes:
        gains: by dice used, the number of minor spells recovered or grey tokens removed; no dice
            gain 0.
        next_faces: by dice chosen so far, the faces that may be chosen next.
    """

    gains: dict[Faces, int]
    next_faces: dict[Faces, Faces]


@lru_cache(maxsize=4096)
def possible_uses(dice: Faces, price: int, limit: int) -> DiceUses:
    """Returns the ways to use these dice to recover minor spells or to remove grey tokens (rules
    page, {#recover} and {#cleanse}). Each spell or token costs `price` points on the dice, and at
    most `limit` can be gained.

    >>> possible_uses((1, 3), 2, 7).gains
    {(): 0, (1, 3): 2, (3,): 1}
    >>> possible_uses((1, 3), 2, 7).next_faces[(1,)]
    (3,)
    """
    subsets: set[Faces] = {()}
    for face in dice:
        subsets |= {(*subset, face) for subset in subsets}
    gains: dict[Faces, int] = {(): 0}
    for subset in sorted(subsets - {()}):
        total = sum(subset)
        gain = min(total // price, limit)
        # A subset needs all its dice if it needs the lowest.
        if min((total - subset[0]) // price, limit) < gain:
            gains[subset] = gain
    next_faces: dict[Faces, set[int]] = {subset: set() for subset in gains}
    for subset in sorted(subsets, key=len, reverse=True):
        if subset in next_faces:
            for face in set(subset):
                next_faces.setdefault(dice_without(subset, face), set()).add(face)
    return DiceUses(gains, {chosen: tuple(sorted(faces)) for chosen, faces in next_faces.items()})


def dice_without(dice: Faces, face: int) -> Faces:
    """Returns the dice without one die of this face.

    Raises:
        ValueError: if no die has this face.
    """
    index = dice.index(face)
    return dice[:index] + dice[index + 1 :]


def recoverable_spells(board: state.Board, seat: int) -> int:
    """Returns the largest number of minor spells that a seat can recover now with its dice in the
    Minor Spells box."""
    return min(
        sum(board.placed[seat][box.MINOR_BOX]) // box.POINTS_PER_RECOVERED_SPELL, board.boxed[seat]
    )


def cleansing_price(board: state.Board) -> int:
    """Returns the points on dice that remove one grey token."""
    return (
        box.LIGHTER_POINTS_PER_REMOVED_TOKEN if board.lighter_grey else box.POINTS_PER_REMOVED_TOKEN
    )


def tokens_of(board: state.Board, seat: int) -> int:
    """Returns the number of grey tokens under a seat's wizards."""
    return sum(
        board.tokens[box.IDS_PER_GUILD * seat : box.IDS_PER_GUILD * seat + box.IDS_PER_GUILD]
    )


# Wizards that change their place.


def distinct_wizards(board: state.Board, wizards: Iterable[box.WizardId]) -> list[box.WizardId]:
    """Returns the wizards, but only one of those that are alike. Of wizards of one guild on one
    place with equal grey tokens, only the first stays."""
    kinds: set[tuple[int, int, int]] = set()
    kept: list[box.WizardId] = []
    for wizard in wizards:
        kind = (wizard // box.IDS_PER_GUILD, board.place[wizard], board.tokens[wizard])
        if kind not in kinds:
            kinds.add(kind)
            kept.append(wizard)
    return kept


def vacant_titles(board: state.Board) -> list[int]:
    """Returns the vacant titles of the highest level that has any, left to right. Grand Druid is
    not included, as nobody fills that title (rules page, {#vacant})."""
    occupied = set(board.place)
    for level in (box.TITLES[1:3], box.SORCERERS, box.NECROMANCERS):
        free = [space for space in level if space not in occupied]
        if free:
            return free
    return []
