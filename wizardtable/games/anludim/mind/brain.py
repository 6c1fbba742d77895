# SPDX-License-Identifier: MIT
"""Implements `core.agent.Brain` for Anludim: judges moves and positions for the search."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from wizardtable.core.agent import Level, Stats
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.softmax import prior_of
from wizardtable.core.rng import Rng
from wizardtable.core.styles import styled_chances, styled_gains
from wizardtable.core.text import Message
from wizardtable.games.anludim.mind.features import NAMES, features
from wizardtable.games.anludim.mind.gains import Gains
from wizardtable.games.anludim.mind.reasons import reason
from wizardtable.games.anludim.mind.style import action_liking, seat_liking
from wizardtable.games.anludim.mind.values import keep_value
from wizardtable.games.anludim.mind.weights import Weights, weights_of
from wizardtable.games.anludim.mind.win_chances import SIGHT_RIVALS, match_chances_of_state
from wizardtable.games.anludim.rules.formations import Offer
from wizardtable.games.anludim.rules.menu import Keeps, Menu
from wizardtable.games.anludim.rules.moves import (
    Action,
    DrawTwo,
    EndTurn,
    Enlarge,
    Keep,
    Lay,
    Pass,
    SpendObject,
    SpendScroll,
    TakeBack,
    TakeOpen,
)
from wizardtable.games.anludim.rules.state import (
    AFTER,
    KEEP,
    OVER,
    START,
    Combination,
    Observation,
    State,
)

EXCLUDED_GAIN: Final = float("-inf")
"""The gain of an action that is not considered at all."""

PRIOR_SCALE_POINTS: Final = 1.0
"""If one action gains this many points more than another, its weight is e (2.718) times as
large."""

MAX_GAIN_GAP_POINTS: Final = 5.0
"""An action that gains at least this many points less than the best one gets the weight 0."""

_LEARNED: Final = learned_value.LearnedFile(Path(__file__).parents[1] / "learned.toml", len(NAMES))


class AnludimBrain:
    """Implements `core.agent.Brain`, which explains the methods, for Anludim."""

    def prior(self, state: State, actions: Sequence[Action], level: Level) -> list[float]:
        """Returns a weight for each action; the greater its gain, the greater its weight.

        If the order of small actions does not matter, only one of them gets a weight. Combinations
        without a professor are taken back first. A scroll or an object is discarded before the main
        action, so that the drawn card can still be laid.
        """
        return prior_of(_gains(state, actions, level), PRIOR_SCALE_POINTS, MAX_GAIN_GAP_POINTS)

    def deliberation(self, observation: Observation) -> int:
        """Returns the number of the turn, because all decisions of a turn share one thinking
        budget.

        Between rounds, this is the turn that ended the round.
        """
        return observation.turn_number

    def is_out_of_turn(self, observation: Observation) -> bool:
        """Returns False, because a seat never decides during another seat's turn.

        The choice of cards to keep is no such decision, because it counts as a part of the next
        round.
        """
        return False

    def rollout(self, state: State, actions: Sequence[Action], rng: Rng, level: Level) -> Action:
        """Adds a random number (0–1) to the gain of each action, and returns the action with the
        greatest sum."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        places = [place for place, gain in enumerate(gains) if gain > EXCLUDED_GAIN]
        best, best_gain = 0, EXCLUDED_GAIN
        random_gains = rng.randoms(len(places))
        for index, place in enumerate(places):
            gain = gains[place] + random_gains[index]
            if gain > best_gain:
                best, best_gain = place, gain
        return actions[best]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Returns, by seat, the chance (0–1) to win the match, as the level estimates it.

        If there is a learned evaluation, it gives the chances. The formula of `win_chances` gives
        them in the expert game, between rounds, after the match, and for levels with less sight
        than SIGHT_RIVALS.
        """
        weights, sight, seats = weights_of(level), _sight(level), len(state.hands)
        is_settled = state.phase in (KEEP, OVER)
        if weights.learned and sight >= SIGHT_RIVALS and not (is_settled or state.expert):
            model = _LEARNED.of(seats)
            if model is not None:
                return styled_chances(seat_liking, state, model.chances(features(state)), level)
        chances = match_chances_of_state(
            state,
            weights.signs(state.expert, seats),
            sight,
            weights.again_of(seats),
            weights.sure,
        )
        return chances if is_settled else styled_chances(seat_liking, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """Returns the observation, but some of the cards known to be in a seat's hand are
        forgotten.

        The level remembers each such card with the chance `level.memory` (0–1).
        """
        if level.memory >= 1.0 or not any(observation.known):
            return observation
        remembered = tuple(
            tuple([card for card in cards if rng.random() < level.memory])
            for cards in observation.known
        )
        return replace(observation, known=remembered)

    def reason(self, observation: Observation, action: Action, stats: Stats) -> Message:
        """Returns a sentence with the most important reason for the action. The reason is one that
        a player can see on the table."""
        return reason(observation, action)


def _sight(level: Level) -> int:
    return int(level.weight("sight", SIGHT_RIVALS))


def _gains(state: State, actions: Sequence[Action], level: Level) -> list[float]:
    if state.phase == KEEP:
        if isinstance(actions, Keeps):
            return _gains_of_best_only([keep_value(cards) for cards in actions.choices()])
        return _gains_of_best_only(
            [keep_value(action.cards) if isinstance(action, Keep) else 0.0 for action in actions]
        )
    if state.phase == AFTER:
        return [0.0 if isinstance(action, EndTurn) else EXCLUDED_GAIN for action in actions]
    first_take_back = _take_back_without_professor(state, actions)
    if first_take_back is not None:
        return [0.0 if action is first_take_back else EXCLUDED_GAIN for action in actions]
    weights = weights_of(level)
    gains = Gains(state, state.active, _sight(level), weights.yields)
    option = _cheapest_option(state, actions)
    entries = actions.entries() if isinstance(actions, Menu) else actions
    results: list[float] = []
    option_place = -1
    best_remaining = EXCLUDED_GAIN
    for entry in entries:
        if entry is option:
            option_place = len(results)
            results.append(EXCLUDED_GAIN)
            continue
        gain = _gain(gains, entry, weights)
        results.append(gain)
        if gain > best_remaining and not isinstance(entry, TakeBack):
            best_remaining = gain  # the option ends the time for taking back
    if option_place >= 0:
        results[option_place] = weights.spending + min(0.0, best_remaining)
    return styled_gains(action_liking, gains, entries, results, level)


def _gain(gains: Gains, action: "Action | Offer", weights: Weights) -> float:
    if isinstance(action, tuple):
        return gains.gain_of_offer(action)
    if isinstance(action, Lay):
        return gains.gain_of_laying(action)
    if isinstance(action, TakeOpen):
        return gains.gain_of_open_card(action.card)
    if isinstance(action, Enlarge):
        return gains.gain_of_enlarging(action)
    return _gain_of_other_action(gains, action, weights)


def _gain_of_other_action(gains: Gains, action: Action, weights: Weights) -> float:
    if isinstance(action, TakeBack):
        return gains.gain_of_taking_back(_own_combination(gains, action.serial))
    if isinstance(action, DrawTwo):
        return weights.draws_two + gains.gain_of_round_end()
    return weights.passes if isinstance(action, Pass) else EXCLUDED_GAIN


def _gains_of_best_only(values: list[float]) -> list[float]:
    """Returns gains by which only the first action of the greatest value is considered."""
    gains = [EXCLUDED_GAIN] * len(values)
    gains[values.index(max(values))] = 0.0
    return gains


def _actions_without_offers(actions: Sequence[Action]) -> "Sequence[Action | Offer]":
    """Returns the actions without the combinations from the hand alone."""
    if isinstance(actions, Menu):
        return actions.entries()[actions.offer_count :]
    return actions


def _take_back_without_professor(state: State, actions: Sequence[Action]) -> Action | None:
    """Returns the first action that takes back a combination without a professor, None if there is
    none."""
    if state.phase != START:
        return None
    serials: list[int] = []
    for combination in state.combinations[state.active]:
        if state.professors[combination.discipline] != combination.serial:
            serials.append(combination.serial)
    if serials:
        for action in _actions_without_offers(actions):
            if isinstance(action, TakeBack) and action.serial in serials:
                return action
    return None


def _cheapest_option(state: State, actions: Sequence[Action]) -> Action | None:
    """Returns the cheapest action that discards a scroll or an object, None if none is cheap
    enough.

    A scroll is cheapest. Otherwise the least valuable object goes whose kind the seat has twice.
    """
    objects = state.objects[state.active]
    best: Action | None = None
    least_value = 9
    for action in _actions_without_offers(actions):
        if isinstance(action, SpendScroll):
            return action
        if not isinstance(action, SpendObject) or len(objects[action.discipline]) < 2:
            continue
        if action.value < least_value:
            best, least_value = action, action.value
    return best


def _own_combination(gains: Gains, serial: int) -> Combination:
    combination = gains.state.combination(gains.seat, serial)
    assert combination is not None
    return combination


BRAIN = AnludimBrain()
