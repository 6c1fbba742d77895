# SPDX-License-Identifier: MIT
"""What a player of Wizard's Gambit knows: which actions come to mind, what a position is worth,
and what they remember."""

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
from wizardtable.games.wizards_gambit.mind.pool_values import FAR, PoolValues
from wizardtable.games.wizards_gambit.mind.reasons import reason
from wizardtable.games.wizards_gambit.mind.style import lean, liking
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

BREADTH: Final = 0.4
"""Points of gain that make an action e times as likely to be looked at."""

OUT_OF_SIGHT: Final = 1.6
"""Points less than the best, from which an action does not come to mind."""


class WizardsGambitBrain:
    """Reckons who could complete what, and what a whole turn brings."""

    def prior(self, state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
        """Weights that grow with the gain of each action."""
        return prior_of(_gains(state, actions, level), BREADTH, OUT_OF_SIGHT)

    def rollout(
        self, state: State, actions: Sequence[moves.Action], rng: Rng, level: Level
    ) -> moves.Action:
        """The action with the greatest gain."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        return actions[max(range(len(gains)), key=gains.__getitem__)]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Each seat's chance to win, as the level sees it; exact when the match is over."""
        found = outlook_of(level).chances(state)
        return found if state.step == OVER else styled_chances(lean, state, found, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """The observation less cards of other hands that were seen once and lie hidden now."""
        if level.memory >= 1.0:
            return observation
        hands, public = list(observation.hands), list(observation.public)
        for seat, hand in enumerate(observation.hands):
            if seat == observation.viewer or is_open(observation, seat):
                continue
            left = [face for face in hand if face != HIDDEN and rng.random() < level.memory]
            hands[seat] = (HIDDEN,) * (len(hand) - len(left)) + tuple(left)
            public[seat] = tuple(_common(observation.public[seat], left))
        return replace(observation, hands=tuple(hands), public=tuple(public))

    def deliberation(self, observation: Observation) -> int:
        """A turn is thought about as a whole, a loss in another's turn by itself."""
        if self.aside(observation):
            return -observation.turn_number
        return observation.turn_number

    def aside(self, observation: Observation) -> bool:
        """Whether another seat's Withering waits for the discard."""
        return observation.active != observation.viewer

    def reason(self, observation: Observation, action: moves.Action, stats: Stats) -> Message:
        """The reason that carries most weight, of those that a player at the table can see."""
        return reason(observation, action)


def _common(cards: Sequence[int], others: Sequence[int]) -> list[int]:
    """The cards that are among the others too, as often as they are there."""
    left = list(others)
    found = []
    for face in cards:
        if face in left:
            left.remove(face)
            found.append(face)
    return found


def _sight(level: Level) -> float:
    return level.weight("sight", FAR)


def _gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """What each action gains, in points, as somebody of the level's style sees it."""
    if len(actions) == 1:
        return [0.0]
    reading = PoolValues(
        state, state.to_move, _sight(level), level.leaning("powers"), weights_of(level)
    )
    gains = _JUDGED[state.step](reading, actions)
    return styled_gains(liking, reading, actions, gains, level)


def _turn(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return Gains(reading).gains(actions)


def _robbing(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.robbing(reading, action.seat) if isinstance(action, moves.ChooseSeat) else 0.0
        for action in actions
    ]


def _aiming(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.aiming(reading, a.seat) for a in actions if isinstance(a, moves.ChooseSeat)
    ]


def _giving(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    other = reading.state.tasks[0][2]
    return [
        small_choices.giving(reading, a.face, other) for a in actions if isinstance(a, moves.Give)
    ]


def _discarding(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [-small_choices.losing(reading, a.face) for a in actions if isinstance(a, moves.Discard)]


def _dispelling(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    gains = Gains(reading)
    return [gains.dispelled(a.laid[1], a.slot) for a in actions if isinstance(a, moves.Dispel)]


def _recalling(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    gains = Gains(reading)
    return [gains.recalled(a.face) for a in actions if isinstance(a, moves.TakeBack)]


def _reclaiming(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [
        small_choices.winning(reading, action.face) if isinstance(action, moves.TakeBack) else 0.0
        for action in actions
    ]


def _keeping(reading: PoolValues, actions: Sequence[moves.Action]) -> list[float]:
    return [small_choices.winning(reading, a.face) for a in actions if isinstance(a, moves.Keep)]


_JUDGED: Final[dict[int, Callable[[PoolValues, Sequence[Any]], list[float]]]] = {
    START: _robbing,
    GIVE: _giving,
    TURN: _turn,
    AIM: _aiming,
    WITHER: _discarding,
    DISPEL: _dispelling,
    TRANSMUTE: _turn,
    RECALL: _recalling,
    RECLAIM: _reclaiming,
    FORESEE: _keeping,
    LIMIT: _discarding,
}
"""By step (see `state`), what each action gains, in points."""

BRAIN = WizardsGambitBrain()
