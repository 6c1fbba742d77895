# SPDX-License-Identifier: MIT
"""What a player of Anludim knows: which moves come to mind, and what a position is worth."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from wizardtable.core.agent import Level, Stats
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.softmax import prior_of
from wizardtable.core.rng import Rng
from wizardtable.core.styles import swayed_by, tilted
from wizardtable.core.text import Message
from wizardtable.games.anludim.mind.features import NAMES, features
from wizardtable.games.anludim.mind.gains import Gains
from wizardtable.games.anludim.mind.reasons import reason
from wizardtable.games.anludim.mind.style import lean, liking
from wizardtable.games.anludim.mind.values import worth
from wizardtable.games.anludim.mind.weights import Weights, weights_of
from wizardtable.games.anludim.mind.win_chances import RIVALS, prospects
from wizardtable.games.anludim.rules.formations import Offer
from wizardtable.games.anludim.rules.menu import Menu
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

NEVER: Final = float("-inf")
"""The gain of what is not even considered."""

BREADTH: Final = 1.0
"""Points of gain that make an action e times as likely to be looked at."""

OUT_OF_SIGHT: Final = 5.0
"""Points less than the best, from which an action does not come to mind."""

_LEARNED: Final = learned_value.LearnedFile(Path(__file__).parents[1] / "learned.toml", len(NAMES))


class AnludimBrain:
    """Judges moves at a glance, plays on quickly, and estimates everybody's prospects."""

    def prior(self, state: State, actions: Sequence[Action], level: Level) -> list[float]:
        """Weights that grow with the gain of each action; one action only where the choice does
        not matter: combinations without a professor are taken back first, and the option is used
        before the main action, when its card can still serve."""
        return prior_of(_gains(state, actions, level), BREADTH, OUT_OF_SIGHT)

    def deliberation(self, observation: Observation) -> int:
        """A turn is thought about as a whole; between rounds the turn that ended counts on."""
        return observation.turn_number

    def aside(self, observation: Observation) -> bool:
        """Nobody decides in another's turn; what is kept between rounds is part of the next."""
        return False

    def rollout(self, state: State, actions: Sequence[Action], rng: Rng, level: Level) -> Action:
        """The action with the greatest gain, give or take a point."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        best, best_gain = 0, NEVER
        for i, gain in enumerate(gains):
            if gain > NEVER and (gain := gain + rng.random()) > best_gain:
                best, best_gain = i, gain
        return actions[best]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Each seat's chance to win the match, as the level sees it; games of the expert rules, and
        levels that see less, have taught nothing."""
        weights, sight, seats = weights_of(level), _sight(level), len(state.hands)
        settled = state.phase in (KEEP, OVER)
        if weights.learned and sight >= RIVALS and not (settled or state.expert):
            learned = _LEARNED.of(seats)
            if learned is not None:
                return swayed_by(lean, state, learned.chances(features(state)), level)
        chances = prospects(
            state,
            weights.signs(state.expert, seats),
            sight,
            weights.again_of(seats),
            weights.sure,
        )
        return chances if settled else swayed_by(lean, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """The observation with each card known to be in a rival's hand remembered or not."""
        if level.memory >= 1.0 or not any(observation.known):
            return observation
        known = tuple(
            tuple([card for card in cards if rng.random() < level.memory])
            for cards in observation.known
        )
        return replace(observation, known=known)

    def reason(self, observation: Observation, action: Action, stats: Stats) -> Message:
        """The reason that carries most weight, of those that a player at the table can see."""
        return reason(observation, action)


def _sight(level: Level) -> int:
    return int(level.weight("sight", RIVALS))


def _gains(state: State, actions: Sequence[Action], level: Level) -> list[float]:
    if state.phase == KEEP:
        return _only(actions, [worth(a.cards) if isinstance(a, Keep) else 0.0 for a in actions])
    if state.phase == AFTER:
        return [0.0 if isinstance(action, EndTurn) else NEVER for action in actions]
    orphan = _orphan(state, actions)
    if orphan is not None:
        return [0.0 if action is orphan else NEVER for action in actions]
    weights = weights_of(level)
    gains = Gains(state, state.active, _sight(level), weights.yields)
    spend = _cheapest(state, actions)
    entries = actions.entries() if isinstance(actions, Menu) else actions
    found = [NEVER if entry is spend else _gain(gains, entry, weights) for entry in entries]
    if spend is not None:
        after = [
            gain
            for entry, gain in zip(entries, found, strict=True)
            if not isinstance(entry, TakeBack)  # for which it is too late then
        ]
        found[list(entries).index(spend)] = weights.spending + min(0.0, max(after, default=0.0))
    return tilted(liking, gains, entries, found, level)


def _gain(gains: Gains, action: "Action | Offer", weights: Weights) -> float:
    if isinstance(action, tuple):
        return gains.offer(action)
    if isinstance(action, Lay):
        return gains.lay(action)
    if isinstance(action, TakeOpen):
        return gains.take_open(action.card)
    if isinstance(action, Enlarge):
        return gains.enlarge(action)
    return _small_gain(gains, action, weights)


def _small_gain(gains: Gains, action: Action, weights: Weights) -> float:
    if isinstance(action, TakeBack):
        return gains.taking_back(_own(gains, action.serial))
    if isinstance(action, DrawTwo):
        return weights.draws_two + gains.ending()
    return weights.passes if isinstance(action, Pass) else NEVER


def _only(actions: Sequence[Action], values: list[float]) -> list[float]:
    best = max(range(len(actions)), key=lambda i: (values[i], -i))
    return [0.0 if i == best else NEVER for i in range(len(actions))]


def _small(actions: Sequence[Action]) -> "list[Action]":
    """The actions but for combinations to be laid that nobody has looked at."""
    if isinstance(actions, Menu):
        return [entry for entry in actions.entries() if not isinstance(entry, tuple)]
    return list(actions)


def _orphan(state: State, actions: Sequence[Action]) -> Action | None:
    """The first taking back of a combination without a professor."""
    if state.phase != START or not state.combinations[state.active]:
        return None
    for action in _small(actions):
        if not isinstance(action, TakeBack):
            continue
        combination = state.combination(state.active, action.serial)
        assert combination is not None
        if state.professors[combination.discipline] != action.serial:
            return action
    return None


def _cheapest(state: State, actions: Sequence[Action]) -> Action | None:
    """What the option costs least: a scroll, or an object of a kind there are more of."""
    objects = state.objects[state.active]
    best: Action | None = None
    least = 9
    for action in _small(actions):
        if isinstance(action, SpendScroll):
            return action
        if not isinstance(action, SpendObject) or len(objects[action.discipline]) < 2:
            continue
        if action.value < least:
            best, least = action, action.value
    return best


def _own(gains: Gains, serial: int) -> Combination:
    combination = gains.state.combination(gains.seat, serial)
    assert combination is not None
    return combination


BRAIN = AnludimBrain()
