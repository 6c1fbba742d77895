# SPDX-License-Identifier: MIT
"""An opponent's knowledge of Wizard's Gambit: actions to consider, win chances, and memory.

The gain of an action is its value to the seat that decides, in points of magic.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from wizardtable.core.agent import Level, Stats
from wizardtable.core.learning.softmax import prior_of
from wizardtable.core.rng import Rng
from wizardtable.core.styles import styled_chances, styled_gains
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.mind import small_choices
from wizardtable.games.wizards_gambit.mind.gains import Gains
from wizardtable.games.wizards_gambit.mind.pool_values import SIGHT_LATER_TURNS, PoolValues
from wizardtable.games.wizards_gambit.mind.reasons import reason
from wizardtable.games.wizards_gambit.mind.style import action_liking, seat_liking
from wizardtable.games.wizards_gambit.mind.weights import weights_of
from wizardtable.games.wizards_gambit.mind.win_chances import outlook_of
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.abilities import is_open
from wizardtable.games.wizards_gambit.rules.components import HIDDEN
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    DISPEL,
    FORESEE,
    GIVE,
    LIMIT,
    OVER,
    RECALL,
    RECLAIM,
    START,
    TRANSMUTE,
    TURN,
    WITHER,
    Observation,
    State,
)

PRIOR_BREADTH_POINTS: Final = 0.4
"""An action with this many more points of gain has e (2.7) times the search weight."""

MAX_SHORTFALL_POINTS: Final = 1.6
"""The search ignores an action that gains at least this many points less than the best one."""


class WizardsGambitBrain:
    """Implements `core.agent.Brain` for Wizard's Gambit: judges actions and positions."""

    def prior(self, state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
        """Returns the search weight of each action; a greater gain has a greater weight."""
        return prior_of(_gains(state, actions, level), PRIOR_BREADTH_POINTS, MAX_SHORTFALL_POINTS)

    def rollout(
        self, state: State, actions: Sequence[moves.Action], rng: Rng, level: Level
    ) -> moves.Action:
        """Returns the action with the greatest gain."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        return actions[max(range(len(gains)), key=gains.__getitem__)]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Returns each seat's win chance, as the level sees it; exact when the match is over."""
        chances = outlook_of(level).chances(state)
        return chances if state.step == OVER else styled_chances(seat_liking, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """Returns the observation without some cards that the viewer knew in other seats' hands.

        The viewer remembers each of these cards with the chance `level.memory` (0–1). A hand that
        lies open is never forgotten.
        """
        if level.memory >= 1.0:
            return observation
        hands, public = list(observation.hands), list(observation.public)
        for seat, hand in enumerate(observation.hands):
            if seat == observation.viewer or is_open(observation, seat):
                continue
            remembered = [face for face in hand if face != HIDDEN and rng.random() < level.memory]
            hands[seat] = (HIDDEN,) * (len(hand) - len(remembered)) + tuple(remembered)
            public[seat] = tuple(_shared_cards(observation.public[seat], remembered))
        return replace(observation, hands=tuple(hands), public=tuple(public))

    def deliberation(self, observation: Observation) -> int:
        """Returns the number of the turn, equal for all decisions of the viewer's turn.

        The decisions with one number share one budget of the search. For a decision in another
        seat's turn, the number is negative.
        """
        if self.is_out_of_turn(observation):
            return -observation.turn_number
        return observation.turn_number

    def is_out_of_turn(self, observation: Observation) -> bool:
        """Returns whether the viewer decides in another seat's turn, because of Withering."""
        return observation.active != observation.viewer

    def reason(self, observation: Observation, action: moves.Action, stats: Stats) -> Message:
        """Returns the most important reason for the action, judged by what the viewer knows."""
        return reason(observation, action)


def _shared_cards(cards: Sequence[int], others: Sequence[int]) -> list[int]:
    """Returns the cards that are in both lists, each as often as it is in both."""
    remaining = list(others)
    shared = []
    for face in cards:
        if face in remaining:
            remaining.remove(face)
            shared.append(face)
    return shared


def _sight(level: Level) -> float:
    return level.weight("sight", SIGHT_LATER_TURNS)


def _gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """Returns the gain of each action in points, with the preferences of the level's style."""
    if len(actions) == 1:
        return [0.0]
    reading = PoolValues(
        state, state.to_move, _sight(level), level.leaning("powers"), weights_of(level)
    )
    gains = _GAINS_BY_STEP[state.step](reading, actions)
    return styled_gains(action_liking, reading, actions, gains, level)


def _turn_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return Gains(reading).gains(actions)


def _robbing_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.gain_of_robbing(reading, action.seat)
        if isinstance(action, moves.ChooseSeat)
        else 0.0
        for action in actions
    ]


def _aiming_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.gain_of_aiming(reading, a.seat)
        for a in actions
        if isinstance(a, moves.ChooseSeat)
    ]


def _giving_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    other = reading.state.tasks[0][2]
    return [
        small_choices.gain_of_giving(reading, a.face, other)
        for a in actions
        if isinstance(a, moves.Give)
    ]


def _discarding_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        -small_choices.loss_of_card(reading, a.face)
        for a in actions
        if isinstance(a, moves.Discard)
    ]


def _dispelling_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    gains = Gains(reading)
    return [gains.dispel_gain(a.laid[1], a.slot) for a in actions if isinstance(a, moves.Dispel)]


def _recalling_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    gains = Gains(reading)
    return [gains.recall_gain(a.face) for a in actions if isinstance(a, moves.TakeBack)]


def _reclaiming_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.gain_of_card(reading, action.face)
        if isinstance(action, moves.TakeBack)
        else 0.0
        for action in actions
    ]


def _keeping_gains(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.gain_of_card(reading, a.face) for a in actions if isinstance(a, moves.Keep)
    ]


_GAINS_BY_STEP: Final[dict[int, Callable[[PoolValues, Sequence[Any]], list[float]]]] = {
    START: _robbing_gains,
    GIVE: _giving_gains,
    TURN: _turn_gains,
    AIM: _aiming_gains,
    WITHER: _discarding_gains,
    DISPEL: _dispelling_gains,
    TRANSMUTE: _turn_gains,
    RECALL: _recalling_gains,
    RECLAIM: _reclaiming_gains,
    FORESEE: _keeping_gains,
    LIMIT: _discarding_gains,
}
"""By step (see `state`), the function that returns the gain of each action, in points."""

BRAIN = WizardsGambitBrain()
