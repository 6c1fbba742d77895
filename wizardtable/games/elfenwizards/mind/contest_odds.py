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
    CLOSED,
    SEVERAL_GUILDS,
    places_index,
    points_of_spells,
    recoverable_spells,
)
from wizardtable.games.elfenwizards.rules.state import CAST_REST, RECOVER, Board

_LEVEL_COUNT: Final = 4
"""The number of levels. Lists by seat and level have the numbers of the first seat first."""

MEAN_FACE: Final = 3.5
"""The mean face of a rolled die."""
_MEAN_SQUARED_FACE: Final = 91 / 6
"""The mean of the square of a rolled die's face."""
_SQRT_2: Final = 1.4142135623730951
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
        candidates: by contest, its candidates, left to right.
        sole_guilds: by contest, the seat whose guild has all candidates; otherwise SEVERAL_GUILDS,
            NO_GUILD or CLOSED.
        levels: by contest, the level of its candidates.
        has_two_titles: by contest, whether two of its candidates may rise.
        staying: the wizards that can win no title, as their space leads to none.
    """

    __slots__ = (
        "_addition_variances",
        "_doubt_variance",
        "_escalation_share",
        "_mean_additions",
        "_minors_means",
        "_minors_variances",
        "_open_contest_counts",
        "_sole_contests",
        "_spent_share",
        "_squared_faces",
        "_unrolled_variance",
        "_weights",
        "board",
        "box_points",
        "can_place",
        "candidates",
        "has_two_titles",
        "levels",
        "minors",
        "open_contests",
        "sole_guilds",
        "staying",
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
        index = places_index(board.place, board.data)
        self.board = board
        self.levels: tuple[int, ...] = index.match_box.levels
        self.has_two_titles = index.has_two_titles
        self.staying = index.staying
        self.wizards_by_place = index.wizards_by_place
        self.candidates = index.candidates
        self.sole_guilds = index.sole_guilds
        self.wizard_points = [points_of_spells(spells) if spells else 0 for spells in board.spells]
        seats = len(board.minors)
        self.open_contests = _open_contests(board.place, board.data)
        self.can_place = [not passed for passed in board.passed]
        self.minors = [float(count) for count in board.minors]
        if board.phase <= RECOVER:
            for seat, boxed in enumerate(board.boxed):
                if boxed:
                    self.minors[seat] += recoverable_spells(board, seat)
        self.box_points = [[0.0] * _LEVEL_COUNT for _ in range(seats)]
        self._squared_faces = [0.0] * (_LEVEL_COUNT * seats)
        self._unrolled_variance = [0.0] * (_LEVEL_COUNT * seats)
        self._mean_additions = [0.0] * (_LEVEL_COUNT * seats)
        self._addition_variances = [0.0] * (_LEVEL_COUNT * seats)
        self._minors_means = [0.0] * seats
        self._minors_variances = [0.0] * seats
        self._open_contest_counts = [max(1, sum(counts)) for counts in self.open_contests]
        self._sole_contests: list[list[int]] = [[] for _ in range(seats)]
        for number, seat in enumerate(index.sole_guilds):
            if seat >= 0:
                self._sole_contests[seat].append(number)
        die_weights = self._unplaced_die_weights(judged)
        for seat in range(seats):
            if blind_to >= 0 and seat != blind_to:
                for level in range(_LEVEL_COUNT):
                    self._mean_additions[_LEVEL_COUNT * seat + level] = weights.blind
                    self._addition_variances[_LEVEL_COUNT * seat + level] = weights.blind_spread
                continue
            for level in range(_LEVEL_COUNT):
                points = squares = 0
                for face in board.placed[seat][level]:
                    points += face
                    squares += face * face
                self.box_points[seat][level] = float(points)
                self._squared_faces[_LEVEL_COUNT * seat + level] = float(squares)
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
            self._squared_faces[_LEVEL_COUNT * seat + level] += square * share * worth
            self._unrolled_variance[_LEVEL_COUNT * seat + level] += doubt * square * share

    def update_additions(self, seat: int) -> None:
        """Recomputes the points that a seat can add to contests, after its minor spells have
        changed, or whether it can place spells."""
        minors = self.minors[seat]
        self._minors_means[seat] = minors * self._spent_share / self._open_contest_counts[seat]
        self._minors_variances[seat] = (self._escalation_share * minors) ** 2
        for level in range(_LEVEL_COUNT):
            self._update_additions_of_level(seat, level)

    def _update_additions_of_level(self, seat: int, level: int) -> None:
        """Recomputes the points that a seat can add to contests of one level."""
        place = _LEVEL_COUNT * seat + level
        if not self.can_place[seat]:
            self._mean_additions[place] = 0.0
            self._addition_variances[place] = 0.0
            return
        count = self.open_contests[seat][level]
        if count:
            added = self.box_points[seat][level] / count + self._minors_means[seat]
            self._mean_additions[place] = added
            dice_variance = self._squared_faces[place] * (count - 1) / (count * count)
            self._addition_variances[place] = (
                dice_variance
                + self._doubt_variance * added
                + self._minors_variances[seat]
                + self._unrolled_variance[place] / count
            )

    def add_die(self, seat: int, level: int, face: int, count: int = 1) -> None:
        """Adds `count` dice of this face to a seat's level box; a count of -1 removes one die."""
        self.box_points[seat][level] += face * count
        self._squared_faces[_LEVEL_COUNT * seat + level] += face * face * count
        self._update_additions_of_level(seat, level)

    def rise_chances(self, number: int) -> list[tuple[int, float]]:
        """Returns each candidate of the contest `number` with its chance to rise, 0 to 1; empty if
        the contest has no candidates."""
        wizards = self.candidates[number]
        if not wizards:
            return []
        if self.sole_guilds[number] != SEVERAL_GUILDS:
            return self._sole_guild_chances(number)
        if self.has_two_titles[number]:
            return self._two_titles_chances(number)
        if len(wizards) > 2:
            return self._chances_of_many(number)
        first, second = wizards
        first_chance, second_chance = self._chances_of_two(first, second, self.levels[number])
        return [(first, first_chance), (second, second_chance)]

    def sum_of_rising(self, number: int, stakes: list[float]) -> float:
        """Returns the sum of the candidates' chances to rise (0–1), each times the stake of the
        candidate's seat. The candidates of the contest `number` must be of several guilds."""
        wizards = self.candidates[number]
        if len(wizards) == 2 and not self.has_two_titles[number]:
            first, second = wizards
            first_chance, second_chance = self._chances_of_two(first, second, self.levels[number])
            return (
                0.0
                + first_chance * stakes[first // box.IDS_PER_GUILD]
                + second_chance * stakes[second // box.IDS_PER_GUILD]
            )
        total = 0.0
        for wizard, chance in self.rise_chances(number):
            total += chance * stakes[wizard // box.IDS_PER_GUILD]
        return total

    def _chances_of_two(self, first: int, second: int, level: int) -> tuple[float, float]:
        """Returns the chance of each of two rivals to rise (0–1), if at most one of them rises."""
        place = _LEVEL_COUNT * (first // box.IDS_PER_GUILD) + level
        rival_place = _LEVEL_COUNT * (second // box.IDS_PER_GUILD) + level
        mean, variance = self._mean_additions, self._addition_variances
        ahead = (
            self.wizard_points[first] + mean[place] - self.wizard_points[second] - mean[rival_place]
        )
        spread = _SQRT_2 * sqrt(variance[place] + variance[rival_place] + _MIN_VARIANCE)
        return (
            0.5 * (1.0 + erf((ahead - 0.5) / spread)),
            0.5 * (1.0 + erf((-ahead - 0.5) / spread)),
        )

    def _sole_guild_chances(self, number: int) -> list[tuple[int, float]]:
        """Returns each wizard with its chance to rise (0–1), if all candidates of the contest are
        of one guild. As many of them as there are titles can rise with a point each. If the contest
        is CLOSED, nobody rises."""
        wizards, level = self.candidates[number], self.levels[number]
        if self.sole_guilds[number] == CLOSED:
            return [(wizard, 0.0) for wizard in wizards]
        wizard_points = self.wizard_points
        seat = wizards[0] // box.IDS_PER_GUILD
        spell_chance = self._spell_chance(seat, level)
        ranked: Sequence[int] = wizards
        if len(wizards) > 1:
            ranked = sorted(wizards, key=lambda wizard: -wizard_points[wizard])
        places = 2 if self.has_two_titles[number] else 1
        chances = []
        for place, wizard in enumerate(ranked):
            if place >= places:
                chances.append((wizard, 0.0))
            elif (
                places == 1
                and len(ranked) > 1
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
            if box_points[self.levels[number]] > 0.0:
                continue
            wizards = self.candidates[number]
            lacking = min(2 if self.has_two_titles[number] else 1, len(wizards))
            for wizard in wizards:
                if self.wizard_points[wizard] > 0:
                    lacking -= 1
            needed += max(0, lacking)
        return as_good * min(1.0, self.minors[seat] / max(1, needed))

    def _two_titles_chances(self, number: int) -> list[tuple[int, float]]:
        """Returns each wizard with its chance to rise (0–1), for candidates of several guilds, of
        whom the two best rise. Each candidate is compared with the second best of its rivals. If
        there are only two candidates, any point is enough."""
        wizard_points = self.wizard_points
        strengths = self._strengths(number)
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

    def _chances_of_many(self, number: int) -> list[tuple[int, float]]:
        """Returns each wizard with its chance to rise (0–1), for more than two candidates of
        several guilds, of whom at most one rises. It has to beat each of the others."""
        strengths = self._strengths(number)
        chances: list[tuple[int, float]] = []
        total = 0.0
        for strength, doubt, wizard in strengths:
            chance = 1.0
            for rival_strength, rival_doubt, rival in strengths:
                if rival != wizard:
                    spread = _SQRT_2 * sqrt(doubt + rival_doubt + _MIN_VARIANCE)
                    ahead = strength - rival_strength - 0.5
                    chance *= 0.5 * (1.0 + erf(ahead / spread))
            chances.append((wizard, chance))
            total += chance
        if total > 1.0:
            return [(wizard, chance / total) for wizard, chance in chances]
        return chances

    def _strengths(self, number: int) -> list[tuple[float, float, int]]:
        """Returns the expected points of each candidate, their variance, and the candidate. A guild
        helps its best candidate first."""
        wizards, level = self.candidates[number], self.levels[number]
        wizard_points = self.wizard_points
        mean, variance = self._mean_additions, self._addition_variances
        strengths: list[tuple[float, float, int]] = []
        seats = 0  # a mask of the guilds so far
        has_twins = False
        for wizard in wizards:
            seat = wizard // box.IDS_PER_GUILD
            has_twins = has_twins or bool(seats >> seat & 1)
            seats |= 1 << seat
            place = _LEVEL_COUNT * seat + level
            strengths.append((wizard_points[wizard] + mean[place], variance[place], wizard))
        return self._strengths_of_twins(wizards, level) if has_twins else strengths

    def _strengths_of_twins(
        self, wizards: Sequence[int], level: int
    ) -> list[tuple[float, float, int]]:
        """Returns the expected points of each candidate, their variance, and the candidate, if
        there are several of one guild. A guild adds fewer points to its further candidates."""
        wizard_points = self.wizard_points
        second: float = self._weights.second
        strengths: list[tuple[float, float, int]] = []
        helped_seats: set[int] = set()
        for wizard in sorted(wizards, key=lambda wizard: -wizard_points[wizard]):
            seat = wizard // box.IDS_PER_GUILD
            share = second if seat in helped_seats else 1.0
            helped_seats.add(seat)
            place = _LEVEL_COUNT * seat + level
            strengths.append(
                (
                    wizard_points[wizard] + share * self._mean_additions[place],
                    share * self._addition_variances[place],
                    wizard,
                )
            )
        return strengths


_OPEN_CONTESTS_CACHE: dict[tuple[tuple[int, ...], str], list[list[int]]] = {}


def _open_contests(place: tuple[int, ...], data: str) -> list[list[int]]:
    counts = _OPEN_CONTESTS_CACHE.get((place, data))
    if counts is not None:
        return counts
    index = places_index(place, data)
    seats = len(place) // box.IDS_PER_GUILD
    counts = [[0] * _LEVEL_COUNT for _ in range(seats)]
    for number, level in enumerate(index.match_box.levels):
        if index.sole_guilds[number] == SEVERAL_GUILDS:
            for seat in {wizard // box.IDS_PER_GUILD for wizard in index.candidates[number]}:
                counts[seat][level] += 1
    if len(_OPEN_CONTESTS_CACHE) > 500:
        _OPEN_CONTESTS_CACHE.clear()
    _OPEN_CONTESTS_CACHE[place, data] = counts
    return counts
