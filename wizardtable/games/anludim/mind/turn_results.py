# SPDX-License-Identifier: MIT
"""Computes from an observation how the viewer's turn can end the round."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.observe import professor_holders
from wizardtable.games.anludim.rules.state import Combination, Observation

KIND_COUNT: Final = 5
"""The number of kinds of objects."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The end of a round by the viewer's turn.

    Attributes:
        reason: COLLECTION or EMPTY_PILES.
        is_won: whether the viewer wins the round.
        own: the viewer's points.
        rival_points: the points of the best rival.
    """

    reason: int
    is_won: bool
    own: int
    rival_points: int


def points_by_seat(observation: Observation) -> list[int]:
    """Returns by seat the points in objects and scrolls."""
    return [
        scrolls + sum(map(sum, objects))
        for scrolls, objects in zip(observation.scrolls, observation.objects, strict=True)
    ]


def round_end(
    observation: Observation, won: int | None, lost: Collection[int]
) -> RoundResult | None:
    """Returns how the viewer's turn ends the round, None if it does not end the round.

    Args:
        won: the discipline whose professor the viewer wins, None for none.
        lost: the disciplines whose professors the viewer gives up.
    """
    viewer = observation.viewer
    points = points_by_seat(observation)
    kinds = empty = 0
    holding = professor_holders(observation)
    for discipline, pile in enumerate(observation.piles):
        held = holding[discipline] == viewer and discipline not in lost
        takes = held or discipline == won
        kinds += takes or bool(observation.objects[viewer][discipline])
        empty += len(pile) <= takes
        points[viewer] += pile[-1] if takes and pile else 0
    own, rival_points = points[viewer], max(points[:viewer] + points[viewer + 1 :])
    if kinds == KIND_COUNT:
        return RoundResult(moves.COLLECTION, True, own, rival_points)
    return (
        RoundResult(moves.EMPTY_PILES, own >= rival_points, own, rival_points)
        if empty >= 3
        else None
    )


def result_of_turn(observation: Observation, action: moves.Action) -> RoundResult | None:
    """Returns how the viewer's turn ends the round after the action, None if it does not."""
    won = discipline_of(observation, action)
    return round_end(observation, won, lost_professors(observation, action))


def discipline_of(observation: Observation, action: moves.Action) -> int | None:
    """Returns the discipline of the combination that the action lays or enlarges, None for other
    actions."""
    if isinstance(action, moves.Lay):
        return action.discipline
    if isinstance(action, moves.Enlarge):
        return own_combination(observation, action.serial).discipline
    return None


def lost_professors(observation: Observation, action: moves.Action) -> list[int]:
    """Returns the disciplines whose professors the viewer loses, because the action reuses their
    cards.

    This happens only in the expert game.
    """
    if not isinstance(action, moves.Lay | moves.Enlarge):
        return []
    kept = action.serial if isinstance(action, moves.Enlarge) else None
    return [
        combination.discipline
        for combination in observation.combinations[observation.viewer]
        if combination.serial != kept
        and observation.professors[combination.discipline] == combination.serial
        and not set(combination.cards).isdisjoint(action.cards)
    ]


def own_combination(observation: Observation, serial: int) -> Combination:
    """Returns the viewer's combination with this serial number.

    Raises:
        KeyError: the viewer has no such combination on the table.
    """
    for combination in observation.combinations[observation.viewer]:
        if combination.serial == serial:
            return combination
    raise KeyError(serial)
