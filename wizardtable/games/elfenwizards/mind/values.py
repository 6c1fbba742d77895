# SPDX-License-Identifier: MIT
"""The values of places and minor spells in points. A place scores points now and is a step to
higher titles; a minor spell scores a point at the end and can be spent before then."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

from wizardtable.core import tuned
from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX, MatchBox, read_box

USUAL_VACANCIES: Final = 4
"""The usual number of titles below Grand Druid that are vacant before defeated wizards take
them."""

_DEFEATED_COUNTS: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 2), (3, 4))
"""By level, two usual numbers of defeated wizards: those that choose a vacant title before the
wizards of this level, and those of this level."""

_SPACES_PER_TITLE: Final = (2.0, 2.0, 2.0, 0.5)
"""By level, the spaces for each title of a contest in the printed box, from which the weights have
learned how often wizards rise."""

_MAX_RISE_CHANCE: Final = 0.95
"""The greatest chance that a wizard rises, if a map has fewer rivals than the printed one."""

_MAX_BOXES: Final = 16
"""The values are kept for this many boxes besides the printed one."""


Vacancies: TypeAlias = "int | tuple[int, ...]"
"""The vacant titles below Grand Druid that defeated wizards may take.

A number is for the printed map, from which the usual numbers of defeated wizards come. For another
map, there are six numbers: the vacant Druids, Sorcerers and Necromancers, then the defeated ones.
"""


def fill_chance(level: int, vacant: Vacancies) -> float:
    """Returns the chance (0–1) that a wizard defeated on a level takes a vacant title."""
    if isinstance(vacant, int):
        earlier, own = _DEFEATED_COUNTS[level]
        return min(1.0, max(0.0, (vacant - earlier) / own))
    earlier, own = sum(vacant[3 : 3 + level]), max(1, vacant[3 + level])
    return min(1.0, max(0.0, (sum(vacant[:3]) - earlier) / own))


class Values:
    """The values of places and minor spells in points. Levels of opponents with the same weights
    share one object for each box.

    Attributes:
        weights: the weights of the judgement.
        box: the box whose map is judged.
        stake_scale: about how many times as many points depend on contests as on the printed map.
    """

    __slots__ = (
        "_boxed_value",
        "_contest_values",
        "_for_boxes",
        "_front_values",
        "_place_values",
        "_token_costs",
        "box",
        "stake_scale",
        "weights",
    )

    def __init__(self, weights: Weights, box: MatchBox = PRINTED_BOX) -> None:
        self.weights = weights
        self.box = box
        self._for_boxes: dict[str, Values] = {}
        stays, uses = weights.stays, weights.uses
        self._token_costs: list[float] = [
            sum([stays**later for later in range(rounds + 1)])
            for rounds in range(components.LAST_ROUND + 1)
        ]
        self._front_values: list[float] = [
            count + sum(uses[:count], 0.0) for count in range(components.MINOR_SPELLS_PER_GUILD + 1)
        ]
        self._boxed_value: float = weights.boxed
        self._place_values: dict[tuple[int, Vacancies, bool], tuple[float, ...]] = {}
        self._contest_values: dict[
            tuple[int, Vacancies, bool], tuple[tuple[float, ...], tuple[float, ...]]
        ] = {}
        self.stake_scale: float = 1.0 if box.is_printed else _stake_scale(box)

    def for_box(self, data: str) -> "Values":
        """Returns the values with the same weights for another box, given as `Setup.data`. This
        object must be for the printed box."""
        if not data:
            return self
        values = self._for_boxes.get(data)
        if values is None:
            if len(self._for_boxes) >= _MAX_BOXES:
                self._for_boxes.clear()
            values = self._for_boxes[data] = Values(self.weights, read_box(data))
        return values

    def token_cost(self, rounds: int) -> float:
        """Returns the points that a grey token is expected to cost its guild until the end of the
        match, if `rounds` rounds follow this one."""
        return self._token_costs[rounds]

    def places(
        self, rounds: int, vacant: Vacancies = USUAL_VACANCIES, naive: bool = False
    ) -> tuple[float, ...]:
        """Returns by place the points that a wizard there is expected to score, in this round and
        in the rounds that follow.

        Args:
            rounds: the number of rounds that follow this one.
            vacant: the vacant titles that wizards in defeat boxes may take.
            naive: whether the opponent believes that a wizard keeps its rank.
        """
        cached = self._place_values.get((rounds, vacant, naive))
        if cached is not None:
            return cached
        values = [0.0] * components.PLACE_COUNT
        later = self._later_points(rounds, vacant, naive)
        for place, points in enumerate(self.box.points):
            values[place] = points + later[place]
        necromancer = max([values[space] for space in components.NECROMANCERS])
        magician = best_magician_value(values)
        for level, box in enumerate(components.DEFEAT_BOXES):
            demoted = magician - (self.token_cost(rounds) if level <= components.SORCERER else 0.0)
            if isinstance(vacant, int):
                share = fill_chance(level, vacant)
                values[box] = share * necromancer + (1.0 - share) * demoted
            else:
                values[box] = _value_of_defeated(level, vacant, values, demoted)
        result = self._place_values[(rounds, vacant, naive)] = tuple(values)
        return result

    def _later_points(self, rounds: int, vacant: Vacancies, naive: bool) -> tuple[float, ...]:
        """Returns by place the points that a wizard there is expected to score after this round.
        The arguments are those of `places`."""
        values = [0.0] * components.PLACE_COUNT
        if rounds == 0:
            return tuple(values)
        weights = self.weights
        usual = USUAL_VACANCIES if self.box.is_printed else vacant
        next_round = self.places(rounds - 1, usual, naive)
        for space in components.SPACES:
            level = components.LEVEL_BY_PLACE[space]
            titles = self.box.winnable_titles[space]
            if not titles:  # the wizard stays
                values[space] = next_round[space]
                continue
            below = (
                next_round[space]
                if level == components.MAGICIAN
                else next_round[components.DEFEAT_BOXES[level]]
            )
            rises = weights.rises[level]
            spaces = self.box.contests[self.box.contest_of_place[space]][1]
            rivalry = len(spaces) / len(titles) / _SPACES_PER_TITLE[level]
            if rivalry != 1.0:
                rises = min(_MAX_RISE_CHANCE, rises / rivalry)
            above = sum([next_round[title] for title in titles]) / len(titles)
            values[space] = rises * above + (1.0 - rises) * below
        base = best_magician_value(values)
        values[components.GRAND_DRUID] = base - 1.0 + weights.dragon
        lasts = 1.0 if naive else weights.lasts[rounds] if rounds < len(weights.lasts) else 0.0
        later = [base + lasts * (value - base) for value in values]
        for title in components.TITLES[1:]:
            if not self.box.winnable_titles[title]:
                later[title] = values[title]
        return tuple(later)

    def contests(
        self, rounds: int, vacant: Vacancies = USUAL_VACANCIES, naive: bool = False
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Returns two tables by contest: the value in points of winning one of its titles, and the
        points by which a wizard that wins one is worth more than one that does not.

        The arguments are those of `places`.
        """
        cached = self._contest_values.get((rounds, vacant, naive))
        if cached is not None:
            return cached
        values = self.places(rounds, vacant, naive)
        title_values, gains = [], []
        for (titles, spaces), level in zip(self.box.contests, self.box.levels, strict=True):
            above = sum([values[title] for title in titles]) / len(titles)
            below = spaces[0] if level == components.MAGICIAN else components.DEFEAT_BOXES[level]
            title_values.append(above)
            gains.append(above - values[below])
        result = self._contest_values[(rounds, vacant, naive)] = tuple(title_values), tuple(gains)
        return result

    def minor_spells_value(self, front: float, boxed: float, rounds: int) -> float:
        """Returns the value in points of a seat's minor spells at the end of a round.

        Args:
            front: the number of minor spells in front of the seat; fractions are expected values.
            boxed: the number of its minor spells in the Minor Spells box.
            rounds: the number of rounds that follow.
        """
        if not rounds:
            return front
        whole = min(int(front), components.MINOR_SPELLS_PER_GUILD - 1)
        totals = self._front_values
        value = totals[whole] + (front - whole) * (totals[whole + 1] - totals[whole])
        return value + self._boxed_value * boxed

    def minor_spells_value_after_recovery(
        self, front: float, boxed: float, dice: float, rounds: int
    ) -> float:
        """Returns the value in points of a seat's minor spells once dice worth `dice` points have
        recovered some from the box. The other arguments are those of `minor_spells_value`."""
        recovered = min(dice / components.POINTS_PER_RECOVERED_SPELL, boxed)
        return self.minor_spells_value(front + recovered, boxed - recovered, rounds)


def _value_of_defeated(
    level: int, vacant: tuple[int, ...], values: Sequence[float], demoted: float
) -> float:
    """Returns the mean value in points of the wizards defeated on a level: those of higher levels
    take the highest vacant titles first, and whoever gets none is demoted.

    Args:
        level: the level of the defeat box.
        vacant: six numbers, see `Vacancies`.
        values: the value of each title.
        demoted: the value of a wizard that is demoted.
    """
    titles: list[float] = []
    for number, spaces in zip(
        vacant[:3], (components.DRUIDS, components.SORCERERS, components.NECROMANCERS), strict=True
    ):
        titles += [sum([values[space] for space in spaces]) / len(spaces)] * number
    earlier, own = sum(vacant[3 : 3 + level]), max(1, vacant[3 + level])
    taken = titles[earlier : earlier + own]
    return (sum(taken) + demoted * (own - len(taken))) / own


_PRINTED_STAKES: Final = 19.0
"""The sum over the contests of the printed map of the points that a wizard gains by rising."""

_MIN_STAKE_SCALE: Final = 0.25


def _stake_scale(box: MatchBox) -> float:
    """Returns about how many times as many points depend on the contests of a map as on those of
    the printed one. Contests are won independently, so the variances of their points add up."""
    gains = [box.points[titles[0]] - box.points[spaces[0]] for titles, spaces in box.contests]
    scale = sum(gains) / _PRINTED_STAKES * sqrt(len(PRINTED_BOX.contests) / len(gains))
    return max(_MIN_STAKE_SCALE, scale)


def best_magician_value(values: Sequence[float]) -> float:
    """Returns the value of the best Magician space. `values` has the value of each place."""
    return max([values[space] for space in components.MAGICIANS])


DEFAULT_VALUES: Final = Values(WEIGHTS)
"""The values by the weights in `weights.toml`."""

worth_of: Final = tuned.cached_by_level(WEIGHTS, Values)
"""A function that returns the values by the weights of an opponent level."""
