# SPDX-License-Identifier: MIT
"""Estimates which wizards will rise. A wizard rises if it wins a title. The estimate uses the
points beside the candidates and the points that the guilds can still add.

A contest is open if its candidates are of several guilds, so that every guild may place spells.
"""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.moves import Faces
from wizardtable.games.elfenwizards.rules.standings import (
    NO_GUILD,
    SEVERAL_GUILDS,
    places_index,
    points_beside,
    recoverable_spells,
)
from wizardtable.games.elfenwizards.rules.state import CAST_REST, RECOVER, Board

LEVEL_OF_CONTEST: Final = tuple(box.LEVEL_OF[below[0]] for _, below in box.CONTESTS)
"""By contest, the level of its candidates."""

MEAN_FACE: Final = 3.5
"""The mean face of a rolled die."""
_MEAN_SQUARED_FACE: Final = 91 / 6
"""The mean of the square of a rolled die's face."""
_SQRT_2: Final = sqrt(2.0)
_MIN_VARIANCE: Final = 0.02
"""A small variance that is added so that the spread is above 0 even if nothing is uncertain."""


class ContestOdds:
    """The odds of the contests of a round.

    Attributes:
        board: the position, a state or an observation.
        wizard_points: by wizard, the points of the spells beside the wizard.
        box_points: by seat and level, the points of the seat's dice in the level box, plus the
            expected points of its dice that are not yet placed.
        open_contests: by seat and level, the number of open contests in which the seat has a
            candidate.
        can_place: by seat, whether the seat has not yet passed.
        minors: by seat, the number of minor spells that the seat will have in front of it in the
            contests.
        wizards_by_place: by place, the wizards there.
        sole_guilds: by contest, the seat whose guild has all candidates; otherwise SEVERAL_GUILDS
            or NO_GUILD.
    """

    __slots__ = (
        "_addition_variances",
        "_doubt_variance",
        "_escalation_share",
        "_mean_additions",
        "_open_contest_counts",
        "_sole_contests",
        "_spent_share",
        "_squared_faces",
        "_unrolled_variance",
        "_weights",
        "board",
        "box_points",
        "can_place",
        "minors",
        "open_contests",
        "sole_guilds",
        "wizard_points",
        "wizards_by_place",
    )

    def __init__(
        self,
        board: Board,
        blind_to: int = -1,
        weights: Weights = WEIGHTS,
        rolled: Faces = (),
        *,
        judged: bool = False,
    ) -> None:
        """Estimates the odds from a state or an observation.

        Args:
            board: the position, a state or an observation.
            blind_to: the seat that judges, if it ignores the dice and spells of its rivals; -1 if
                it takes everything into account.
            weights: the weights of the judgement.
            rolled: rolled dice that the seat to move is about to place, to be counted as well.
            judged: True if the position is judged for all seats. A die that is not yet placed then
                counts more than once, as it can still be rolled again and placed best.
        """
        self._weights = weights
        self._doubt_variance: float = weights.doubt
        self._escalation_share: float = weights.escalation
        self._spent_share: float = weights.spent
        index = places_index(board.place)
        self.board = board
        self.wizards_by_place = index.wizards_by_place
        self.sole_guilds = index.sole_guilds
        self.wizard_points = [
            points_beside(board, wizard) if spells else 0
            for wizard, spells in enumerate(board.spells)
        ]
        seats = len(board.minors)
        self.open_contests = _open_contests(board.place)
        self.can_place = [not passed for passed in board.passed]
        self.minors = [float(count) for count in board.minors]
        if board.phase <= RECOVER:
            for seat, boxed in enumerate(board.boxed):
                if boxed:
                    self.minors[seat] += recoverable_spells(board, seat)
        self.box_points = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._squared_faces = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._unrolled_variance = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._mean_additions = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._addition_variances = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._open_contest_counts = [max(1, sum(counts)) for counts in self.open_contests]
        self._sole_contests: list[list[int]] = [[] for _ in range(seats)]
        for number, seat in enumerate(index.sole_guilds):
            if seat >= 0:
                self._sole_contests[seat].append(number)
        die_weights = self._unplaced_die_weights(judged)
        for seat in range(seats):
            if blind_to >= 0 and seat != blind_to:
                self._mean_additions[seat] = [weights.blind] * len(box.LEVELS)
                self._addition_variances[seat] = [weights.blind_spread] * len(box.LEVELS)
                continue
            for level in range(len(box.LEVELS)):
                dice = board.placed[seat][level]
                self.box_points[seat][level] = float(sum(dice))
                self._squared_faces[seat][level] = float(sum([face * face for face in dice]))
            if board.phase <= CAST_REST and board.ready[seat]:
                self._expect_dice(
                    seat,
                    board.ready[seat],
                    die_weights[seat],
                    MEAN_FACE,
                    _MEAN_SQUARED_FACE,
                    weights.hope,
                )
            if rolled and seat == board.to_move:
                square = sum([face * face for face in rolled]) / len(rolled)
                self._expect_dice(
                    seat,
                    len(rolled),
                    die_weights[seat],
                    sum(rolled) / len(rolled),
                    square,
                    weights.vague,
                )
            self.update_additions(seat)

    def _unplaced_die_weights(self, judged: bool) -> list[float]:
        """Returns by seat the factor by which a die that is not yet placed counts. The factor is 1
        unless the position is judged for all seats."""
        board, seats = self.board, len(self.can_place)
        if not judged or board.phase > CAST_REST:
            return [1.0] * seats
        one_cast: float = self._weights.once_cast
        two_casts: float = self._weights.twice_cast
        if board.phase == CAST_REST:
            return [one_cast] * seats
        casts_done = (board.to_move - board.dragon) % seats
        return [
            one_cast if (seat - board.dragon) % seats < casts_done else two_casts
            for seat in range(seats)
        ]

    def _expect_dice(
        self, seat: int, dice: int, worth: float, mean: float, square: float, doubt: float
    ) -> None:
        """Adds the expected points of a seat's unplaced dice to the levels in which it has
        candidates in open contests.

        Args:
            dice: the number of dice.
            worth: the factor by which each die counts.
            mean: the mean of the dice's faces.
            square: the mean of the squares of the dice's faces.
            doubt: how uncertain it is where the dice will be used: a variance, in units of
                `square`.
        """
        weights = self._weights
        wishes = [
            attraction * count
            for attraction, count in zip(weights.attraction, self.open_contests[seat], strict=True)
        ]
        total = sum(wishes)
        if not total:
            return
        expected_dice: float = weights.level_share * dice
        for level, wish in enumerate(wishes):
            share = expected_dice * wish / total
            self.box_points[seat][level] += mean * share * worth
            self._squared_faces[seat][level] += square * share * worth
            self._unrolled_variance[seat][level] += doubt * square * share

    def update_additions(self, seat: int) -> None:
        """Recomputes the points that a seat can add to contests, after its dice or minor spells
        have changed."""
        if not self.can_place[seat]:
            self._mean_additions[seat] = [0.0] * len(box.LEVELS)
            self._addition_variances[seat] = [0.0] * len(box.LEVELS)
            return
        minors = self.minors[seat] * self._spent_share / self._open_contest_counts[seat]
        minors_variance = (self._escalation_share * self.minors[seat]) ** 2
        mean, variance = self._mean_additions[seat], self._addition_variances[seat]
        for level, count in enumerate(self.open_contests[seat]):
            if count:
                pool = self.box_points[seat][level]
                added = pool / count + minors
                mean[level] = added
                dice_variance = self._squared_faces[seat][level] * (count - 1) / (count * count)
                variance[level] = (
                    dice_variance
                    + self._doubt_variance * added
                    + minors_variance
                    + self._unrolled_variance[seat][level] / count
                )

    def add_die(self, seat: int, level: int, face: int, count: int = 1) -> None:
        """Adds `count` dice of this face to a seat's level box; a count of -1 removes one die."""
        self.box_points[seat][level] += face * count
        self._squared_faces[seat][level] += face * face * count
        self.update_additions(seat)

    def rise_chances(self, number: int) -> list[tuple[int, float]]:
        """Returns each candidate of the contest `number` with its chance to rise, 0 to 1; empty if
        the contest has no candidates."""
        below = box.CONTESTS[number][1]
        wizards = [wizard for space in below for wizard in self.wizards_by_place[space]]
        if not wizards:
            return []
        level = LEVEL_OF_CONTEST[number]
        if self.sole_guilds[number] != SEVERAL_GUILDS:
            return self._sole_guild_chances(wizards, level)
        if level == box.MAGICIAN:
            return self._magician_chances(wizards)
        first, second = wizards
        seat, rival = first // box.IDS_PER_GUILD, second // box.IDS_PER_GUILD
        mean, variance = self._mean_additions, self._addition_variances
        ahead = (
            self.wizard_points[first]
            + mean[seat][level]
            - self.wizard_points[second]
            - mean[rival][level]
        )
        spread = _SQRT_2 * sqrt(variance[seat][level] + variance[rival][level] + _MIN_VARIANCE)
        return [
            (first, 0.5 * (1.0 + erf((ahead - 0.5) / spread))),
            (second, 0.5 * (1.0 + erf((-ahead - 0.5) / spread))),
        ]

    def _sole_guild_chances(self, wizards: Sequence[int], level: int) -> list[tuple[int, float]]:
        """Returns each wizard with its chance to rise (0–1), if all candidates of the contest are
        of one guild. One of these wizards, or two Magicians, can rise with a point each."""
        wizard_points = self.wizard_points
        seat = wizards[0] // box.IDS_PER_GUILD
        spell_chance = self._spell_chance(seat, level)
        ranked = sorted(wizards, key=lambda wizard: -wizard_points[wizard])
        places = 2 if level == box.MAGICIAN else 1
        chances = []
        for place, wizard in enumerate(ranked):
            if place >= places:
                chances.append((wizard, 0.0))
            elif (
                level != box.MAGICIAN
                and len(ranked) == 2
                and wizard_points[wizard] == wizard_points[ranked[1]]
            ):
                chances.append((wizard, spell_chance))
            elif wizard_points[wizard]:
                chances.append((wizard, 1.0))
            else:
                chances.append((wizard, spell_chance))
        return chances

    def _spell_chance(self, seat: int, level: int) -> float:
        """Returns the chance (0–1) that a seat can place a spell beside a wizard of this level. The
        wizard has no rivals from other guilds. A die of the level is enough. Without one, a minor
        spell is needed, and the seat may need its minor spells for other such wizards."""
        if not self.can_place[seat]:
            return 0.0
        as_good: float = self._weights.as_good
        box_points = self.box_points[seat]
        if box_points[level] > 0.0:
            return as_good
        needed = 0
        for number in self._sole_contests[seat]:
            titles, below = box.CONTESTS[number]
            if box_points[LEVEL_OF_CONTEST[number]] > 0.0:
                continue
            points_there = [
                self.wizard_points[wizard]
                for space in below
                for wizard in self.wizards_by_place[space]
            ]
            rising = min(len(titles), len(points_there))
            needed += max(0, rising - sum([points > 0 for points in points_there]))
        return as_good * min(1.0, self.minors[seat] / max(1, needed))

    def _magician_chances(self, wizards: Sequence[int]) -> list[tuple[int, float]]:
        """Returns each wizard with its chance to rise (0–1), for Magicians of several guilds on one
        space, where the two best rise. Each Magician is compared with the second best of its
        rivals. A guild helps its best Magician first. If there are only two Magicians, any point is
        enough."""
        wizard_points = self.wizard_points
        mean, variance = self._mean_additions, self._addition_variances
        second: float = self._weights.second
        strengths: list[tuple[float, float, int]] = []
        helped_seats: set[int] = set()
        for wizard in sorted(wizards, key=lambda wizard: -wizard_points[wizard]):
            seat = wizard // box.IDS_PER_GUILD
            share = second if seat in helped_seats else 1.0
            helped_seats.add(seat)
            strengths.append(
                (
                    wizard_points[wizard] + share * mean[seat][box.MAGICIAN],
                    share * variance[seat][box.MAGICIAN],
                    wizard,
                )
            )
        strengths.sort(reverse=True)
        chances = []
        for place, (strength, doubt, wizard) in enumerate(strengths):
            if len(strengths) == 2:
                if wizard_points[wizard]:
                    chances.append((wizard, 1.0))
                    continue
                points_to_beat, rival_doubt = 0.5, 0.0
            else:
                rival = strengths[2 if place < 2 else 1]
                points_to_beat, rival_doubt = rival[0] + 0.3, rival[1]
            spread = _SQRT_2 * sqrt(doubt + rival_doubt + _MIN_VARIANCE)
            chances.append((wizard, 0.5 * (1.0 + erf((strength - points_to_beat) / spread))))
        return chances


_OPEN_CONTESTS_CACHE: dict[tuple[int, ...], list[list[int]]] = {}


def _open_contests(place: tuple[int, ...]) -> list[list[int]]:
    counts = _OPEN_CONTESTS_CACHE.get(place)
    if counts is not None:
        return counts
    index = places_index(place)
    seats = len(place) // box.IDS_PER_GUILD
    counts = [[0] * len(box.LEVELS) for _ in range(seats)]
    for number, (_, below) in enumerate(box.CONTESTS):
        if index.sole_guilds[number] in (SEVERAL_GUILDS, NO_GUILD):
            guilds = {
                wizard // box.IDS_PER_GUILD
                for space in below
                for wizard in index.wizards_by_place[space]
            }
            for seat in guilds:
                counts[seat][LEVEL_OF_CONTEST[number]] += 1
    if len(_OPEN_CONTESTS_CACHE) > 500:
        _OPEN_CONTESTS_CACHE.clear()
    _OPEN_CONTESTS_CACHE[place] = counts
    return counts
