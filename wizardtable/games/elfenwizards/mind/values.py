# SPDX-License-Identifier: MIT
"""The values of places and minor spells in points. A place scores points now and is a step to
higher titles; a minor spell scores a point at the end and can be spent before then."""

from typing import Final

from wizardtable.core import tuned
from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components

USUAL_VACANCIES: Final = 4
"""The usual number of titles below Grand Druid that are vacant before defeated wizards take
them."""

_DEFEATED_COUNTS: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 2), (3, 4))
"""By level, two usual numbers of defeated wizards: those that choose a vacant title before the
wizards of this level, and those of this level."""

_SPACE_ABOVE_LEVEL: Final = (
    components.GRAND_DRUID,
    components.DRUIDS[0],
    components.SORCERERS[0],
    components.NECROMANCERS[0],
)
"""By level, a space that wizards of the level can rise to."""
_SPACES_OF_LEVEL: Final = (
    components.DRUIDS,
    components.SORCERERS,
    components.NECROMANCERS,
    components.MAGICIANS,
)
"""By level, the spaces of the level."""


def fill_chance(level: int, vacant: int) -> float:
    """Returns the chance (0–1) that a wizard defeated on a level takes a vacant title, if there are
    `vacant` of them."""
    earlier, own = _DEFEATED_COUNTS[level]
    return min(1.0, max(0.0, (vacant - earlier) / own))


class Values:
    """The values of places and minor spells in points. Levels of opponents with the same weights
    share one object.

    Attributes:
        weights: the weights of the judgement.
    """

    __slots__ = (
        "_boxed_value",
        "_front_values",
        "_place_values",
        "_rise_gains",
        "_token_costs",
        "weights",
    )

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        stays, uses = weights.stays, weights.uses
        self._token_costs: list[float] = [
            sum([stays**later for later in range(rounds + 1)])
            for rounds in range(components.LAST_ROUND + 1)
        ]
        self._front_values: list[float] = [
            count + sum(uses[:count], 0.0) for count in range(components.MINOR_SPELLS_PER_GUILD + 1)
        ]
        self._boxed_value: float = weights.boxed
        self._place_values: dict[tuple[int, int, bool], tuple[float, ...]] = {}
        self._rise_gains: dict[tuple[int, int, int, bool], float] = {}

    def token_cost(self, rounds: int) -> float:
        """Returns the points that a grey token is expected to cost its guild until the end of the
        match, if `rounds` rounds follow this one."""
        return self._token_costs[rounds]

    def places(
        self, rounds: int, vacant: int = USUAL_VACANCIES, naive: bool = False
    ) -> tuple[float, ...]:
        """Returns by place the points that a wizard there is expected to score, in this round and
        in the rounds that follow.

        Args:
            rounds: the number of rounds that follow this one.
            vacant: the number of vacant titles that wizards in defeat boxes may take.
            naive: whether the opponent believes that a wizard keeps its rank.
        """
        cached = self._place_values.get((rounds, vacant, naive))
        if cached is not None:
            return cached
        values = [0.0] * len(components.POINTS)
        later = self._later_points(rounds, naive)
        for place, points in enumerate(components.POINTS):
            values[place] = points + later[place]
        necromancer, magician = values[components.NECROMANCERS[0]], values[components.MAGICIANS[0]]
        for level, box in enumerate(components.DEFEAT_BOXES):
            demoted = magician - (self.token_cost(rounds) if level <= components.SORCERER else 0.0)
            share = fill_chance(level, vacant)
            values[box] = share * necromancer + (1.0 - share) * demoted
        result = self._place_values[(rounds, vacant, naive)] = tuple(values)
        return result

    def _later_points(self, rounds: int, naive: bool) -> tuple[float, ...]:
        """Returns by place the points that a wizard there is expected to score after this round.
        The arguments are those of `places`."""
        values = [0.0] * len(components.POINTS)
        if rounds == 0:
            return tuple(values)
        weights = self.weights
        next_round = self.places(rounds - 1, USUAL_VACANCIES, naive)
        for level in (
            components.DRUID,
            components.SORCERER,
            components.NECROMANCER,
            components.MAGICIAN,
        ):
            below = (
                next_round[components.MAGICIANS[0]]
                if level == components.MAGICIAN
                else next_round[components.DEFEAT_BOXES[level]]
            )
            rises = weights.rises[level]
            value = rises * next_round[_SPACE_ABOVE_LEVEL[level]] + (1.0 - rises) * below
            for space in _SPACES_OF_LEVEL[level]:
                values[space] = value
        values[components.GRAND_DRUID] = values[components.MAGICIANS[0]] - 1.0 + weights.dragon
        base = values[components.MAGICIANS[0]]
        lasts = 1.0 if naive else weights.lasts[rounds] if rounds < len(weights.lasts) else 0.0
        return tuple([base + lasts * (value - base) for value in values])

    def rise(
        self, level: int, rounds: int, vacant: int = USUAL_VACANCIES, naive: bool = False
    ) -> float:
        """Returns the points by which a wizard of a level is worth more if it wins a title than if
        it does not. The other arguments are those of `places`."""
        cached = self._rise_gains.get((level, rounds, vacant, naive))
        if cached is not None:
            return cached
        values = self.places(rounds, vacant, naive)
        below = (
            components.MAGICIANS[0]
            if level == components.MAGICIAN
            else components.DEFEAT_BOXES[level]
        )
        gain = values[_SPACE_ABOVE_LEVEL[level]] - values[below]
        self._rise_gains[(level, rounds, vacant, naive)] = gain
        return gain

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


DEFAULT_VALUES: Final = Values(WEIGHTS)
"""The values by the weights in `weights.toml`."""

worth_of: Final = tuned.cached_by_level(WEIGHTS, Values)
"""A function that returns the values by the weights of an opponent level."""
