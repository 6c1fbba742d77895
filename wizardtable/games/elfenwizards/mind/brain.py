# SPDX-License-Identifier: MIT
"""Implements `core.agent.Brain` for Elfenwizards: how promising actions are, and what a position is
worth."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from wizardtable.core.agent import Level, Stats
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.softmax import prior_of
from wizardtable.core.rng import Rng
from wizardtable.core.styles import styled_chances, styled_gains
from wizardtable.core.text import Message
from wizardtable.games.elfenwizards.mind import small_choices
from wizardtable.games.elfenwizards.mind.features import NAMES, features
from wizardtable.games.elfenwizards.mind.gains import Gains
from wizardtable.games.elfenwizards.mind.reasons import reason
from wizardtable.games.elfenwizards.mind.style import action_liking, seat_liking
from wizardtable.games.elfenwizards.mind.values import Values, worth_of
from wizardtable.games.elfenwizards.mind.win_chances import SIGHT_ENDS, WinChances
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import FACE_COUNT, GREY_BOX
from wizardtable.games.elfenwizards.rules.state import (
    COMMIT,
    GIVE,
    OVER,
    PLACE,
    REMOVE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    Observation,
    State,
)

NOT_CONSIDERED: Final = float("-inf")
"""The gain of an action that is not considered at all."""

HIGHEST_FACE: Final = FACE_COUNT - 1
"""The highest face of a die."""

_LEARNED: Final = learned_value.LearnedFile(Path(__file__).parents[1] / "learned.toml", len(NAMES))


class ElfenwizardsBrain:
    """Implements `core.agent.Brain`, which explains each method, for Elfenwizards. It estimates
    which wizards will win titles, and how each spell changes their chances."""

    def prior(self, state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
        """Returns a weight for each action; the greater its gain, the greater its weight. Of the
        rolled dice, only the highest is considered for placing. So the search does not try the same
        placements in several orders."""
        weights = worth_of(level).weights
        return prior_of(_gains(state, actions, level), weights.breadth, weights.out_of_sight)

    def rollout(
        self, state: State, actions: Sequence[moves.Action], rng: Rng, level: Level
    ) -> moves.Action:
        """Returns the action with the greatest gain."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        return actions[max(range(len(gains)), key=gains.__getitem__)]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Returns each seat's win chance (0–1) as the level estimates it. Once the match is over,
        the chances are exact."""
        worth = worth_of(level)
        state = small_choices.after_retirement(state, worth.weights)
        # Only matches with the printed box taught it; elsewhere, the estimate of the rules decides.
        knows_box = bool(worth.weights.learned) and not state.data
        learned = _LEARNED.of(len(state.minors)) if knows_box else None
        if learned is not None and state.phase != OVER:
            return styled_chances(seat_liking, state, learned.chances(features(state)), level)
        rolled = state.rolled if state.step == PLACE else ()
        chances = WinChances(state, _sight(level), -1, worth, rolled, judged=True).chances()
        return (
            chances if state.phase == OVER else styled_chances(seat_liking, state, chances, level)
        )

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """Returns the observation itself, as everything on the table is open."""
        return observation

    def deliberation(self, observation: Observation) -> int:
        """Returns the number of the turn, because all decisions of a turn share one thinking
        budget."""
        return observation.turn_number

    def is_out_of_turn(self, observation: Observation) -> bool:
        """Returns False, because a seat never decides during another seat's turn."""
        return False

    def reason(self, observation: Observation, action: moves.Action, stats: Stats) -> Message:
        """Returns the strongest reason for the action, out of those that a player can see on the
        table."""
        return reason(observation, action)


def _sight(level: Level) -> float:
    return level.weight("sight", SIGHT_ENDS)


def _gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """Returns the gain of each action in points, as the level and its style judge the action."""
    if len(actions) == 1:
        return [0.0]
    gains = _GAINS_BY_STEP[state.step](state, actions, _sight(level), worth_of(level))
    return styled_gains(action_liking, state, actions, gains, level)


def _gains_of_giving(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    """Returns gains by which a minor spell from the Minor Spells box is given up, never one from in
    front of the guild. A spell in the box is of no use until it is recovered."""
    return [
        0.0 if isinstance(a, moves.GiveSpell) and a.from_box else NOT_CONSIDERED for a in actions
    ]


def _gains_of_sending(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    """Returns gains by which only the first wizard is sent to a space now, as the order of the
    wizards makes no difference."""
    first = next(a.wizard for a in actions if isinstance(a, moves.SendTo))
    return [
        small_choices.space_appeal(state, state.to_move, a.space, worth.weights)
        if isinstance(a, moves.SendTo) and a.wizard == first
        else NOT_CONSIDERED
        for a in actions
    ]


def _gains_of_placing(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    gains = Gains(state, sight, worth)
    highest = state.rolled[-1]
    boxes = [gains.gain_of_placing(highest, box) for box in range(GREY_BOX + 1)]
    result = []
    for action in actions:
        if isinstance(action, moves.PlaceDie):
            result.append(boxes[action.box] if action.face == highest else NOT_CONSIDERED)
        elif isinstance(action, moves.Done):
            result.append(_gain_of_keeping(gains, highest, max(boxes)))
        else:
            result.append(max(boxes) + _gain_of_rerolling(gains, state.rolled))
    return result


def _gain_of_keeping(gains: Gains, highest: int, placed: float) -> float:
    """Returns the gain of keeping the remaining dice for the second cast.

    A 6 cannot improve, so it is placed now if that gains anything.

    Args:
        highest: the highest face of the dice; the higher it is, the smaller the gain.
        placed: the gain of placing that die now.
    """
    if highest == HIGHEST_FACE and placed > 0.0:
        return NOT_CONSIDERED
    return (
        gains.mean_gain_of_placing() + gains.weights.fresh * (HIGHEST_FACE - highest) / HIGHEST_FACE
    )


def _gain_of_rerolling(gains: Gains, rolled: Sequence[int]) -> float:
    """Returns the gain of paying a minor spell to reroll these dice."""
    current_gain = sum([gains.best_gain_of_placing(face) for face in rolled])
    return len(rolled) * gains.mean_gain_of_placing() - current_gain - gains.spell_cost


def _gains_of_using(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    chosen = small_choices.next_die_action(state, state.to_move, worth.weights)
    return [0.0 if action == chosen else NOT_CONSIDERED for action in actions]


def _gains_of_taking_back(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    weights = worth.weights
    wanted = [
        a
        for a in actions
        if isinstance(a, moves.TakeBack) and small_choices.should_take_back(state, a.face, weights)
    ]
    chosen = wanted[0] if wanted else moves.Done()
    return [0.0 if action == chosen else NOT_CONSIDERED for action in actions]


def _gains_of_committing(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    gains = Gains(state, sight, worth)
    should_wait = gains.should_wait()
    return [
        gains.gain_of_committing(action.face, action.wizard)
        if isinstance(action, moves.Commit)
        else gains.gain_of_passing()
        if isinstance(action, moves.Pass) and not should_wait
        else NOT_CONSIDERED
        for action in actions
    ]


def _gains_of_filling(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    first = next(a.wizard for a in actions if isinstance(a, moves.FillTitle))
    return [
        small_choices.title_appeal(state, state.to_move, a.space)
        if isinstance(a, moves.FillTitle) and a.wizard == first
        else NOT_CONSIDERED
        for a in actions
    ]


def _first_only(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    """Returns gains by which only the first action is considered, as the choice makes hardly any
    difference."""
    return [0.0, *[NOT_CONSIDERED] * (len(actions) - 1)]


_GAINS_BY_STEP: Final[
    dict[int, Callable[[State, Sequence[moves.Action], float, Values], list[float]]]
] = {
    GIVE: _gains_of_giving,
    SEND: _gains_of_sending,
    PLACE: _gains_of_placing,
    USE: _gains_of_using,
    TAKE_BACK: _gains_of_taking_back,
    COMMIT: _gains_of_committing,
    TITLE: _gains_of_filling,
    TOKEN: _first_only,
    REMOVE: _first_only,
}
"""By step (see `state`), the function that returns the gain of each action in points."""

BRAIN = ElfenwizardsBrain()
