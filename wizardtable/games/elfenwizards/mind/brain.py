# SPDX-License-Identifier: MIT
"""What a player of Elfenwizards knows: which actions come to mind, and what a position is worth."""

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
from wizardtable.games.elfenwizards.mind.style import lean, liking
from wizardtable.games.elfenwizards.mind.values import Values, worth_of
from wizardtable.games.elfenwizards.mind.win_chances import ENDS, WinChances
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import FACES, GREY
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

NEVER: Final = float("-inf")
"""The gain of what is not even considered."""

HIGHEST: Final = FACES - 1
"""The best face of a die."""


_LEARNED: Final = learned_value.LearnedFile(Path(__file__).parents[1] / "learned.toml", len(NAMES))


class ElfenwizardsBrain:
    """Reckons who will rise, and what each spell changes about it."""

    def prior(self, state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
        """Weights that grow with the gain of each action. Of dice the highest is placed first, so
        that equal placements are met in one order only."""
        weights = worth_of(level).weights
        return prior_of(_gains(state, actions, level), weights.breadth, weights.out_of_sight)

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
        worth = worth_of(level)
        state = small_choices.retired(state, worth.weights)
        learned = _LEARNED.of(len(state.minors)) if worth.weights.learned else None
        if learned is not None and state.phase != OVER:
            return styled_chances(lean, state, learned.chances(features(state)), level)
        held = state.rolled if state.step == PLACE else ()
        chances = WinChances(state, _sight(level), -1, worth, held, judged=True).chances()
        return chances if state.phase == OVER else styled_chances(lean, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """The observation itself: everybody may look at all that lies open."""
        return observation

    def deliberation(self, observation: Observation) -> int:
        """What is decided in one go is thought about as a whole."""
        return observation.turn_number

    def aside(self, observation: Observation) -> bool:
        """Nobody decides in another's turn."""
        return False

    def reason(self, observation: Observation, action: moves.Action, stats: Stats) -> Message:
        """The reason that carries most weight, of those that a player at the table can see."""
        return reason(observation, action)


def _sight(level: Level) -> float:
    return level.weight("sight", ENDS)


def _gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """What each action gains, in points, as somebody of the level's style sees it."""
    if len(actions) == 1:
        return [0.0]
    gains = _JUDGED[state.step](state, actions, _sight(level), worth_of(level))
    return styled_gains(liking, state, actions, gains, level)


def _giving(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    """A spell in the box serves nothing as long as it lies there."""
    return [0.0 if isinstance(a, moves.GiveSpell) and a.from_box else NEVER for a in actions]


def _sending(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    """Which wizard goes first makes no difference."""
    first = next(a.wizard for a in actions if isinstance(a, moves.SendTo))
    return [
        small_choices.room(state, state.to_move, a.space, worth.weights)
        if isinstance(a, moves.SendTo) and a.wizard == first
        else NEVER
        for a in actions
    ]


def _placing(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    gains = Gains(state, sight, worth)
    highest = state.rolled[-1]
    boxes = [gains.placing(highest, box) for box in range(GREY + 1)]
    found = []
    for action in actions:
        if isinstance(action, moves.PlaceDie):
            found.append(boxes[action.box] if action.face == highest else NEVER)
        elif isinstance(action, moves.Done):
            found.append(_keeping(gains, highest, max(boxes)))
        else:
            found.append(max(boxes) + _rerolling(gains, state.rolled))
    return found


def _keeping(gains: Gains, highest: int, placed: float) -> float:
    """What it gains to roll the dice once more of which this is the highest: the better it is the
    less, and a die that cannot become better is placed wherever it serves."""
    if highest == HIGHEST and placed > 0.0:
        return NEVER
    return gains.unrolled() + gains.weights.fresh * (HIGHEST - highest) / HIGHEST


def _rerolling(gains: Gains, rolled: Sequence[int]) -> float:
    """What it gains to roll these dice again, for a minor spell."""
    now = sum([gains.best(face) for face in rolled])
    return len(rolled) * gains.unrolled() - now - gains.spell


def _using(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    chosen = small_choices.use(state, state.to_move, worth.weights)
    return [0.0 if action == chosen else NEVER for action in actions]


def _taking_back(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    weights = worth.weights
    wanted = [
        a
        for a in actions
        if isinstance(a, moves.TakeBack) and small_choices.take_back(state, a.face, weights)
    ]
    chosen = wanted[0] if wanted else moves.Done()
    return [0.0 if action == chosen else NEVER for action in actions]


def _committing(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    gains = Gains(state, sight, worth)
    waits = gains.waits()
    return [
        gains.committing(action.face, action.wizard)
        if isinstance(action, moves.Commit)
        else gains.passing()
        if isinstance(action, moves.Pass) and not waits
        else NEVER
        for action in actions
    ]


def _filling(
    state: State, actions: Sequence[moves.Action], sight: float, worth: Values
) -> list[float]:
    first = next(a.wizard for a in actions if isinstance(a, moves.FillTitle))
    return [
        small_choices.seat_for(state, state.to_move, a.space)
        if isinstance(a, moves.FillTitle) and a.wizard == first
        else NEVER
        for a in actions
    ]


def _any(state: State, actions: Sequence[moves.Action], sight: float, worth: Values) -> list[float]:
    """It makes next to no difference: the first."""
    return [0.0, *[NEVER] * (len(actions) - 1)]


_JUDGED: Final[dict[int, Callable[[State, Sequence[moves.Action], float, Values], list[float]]]] = {
    GIVE: _giving,
    SEND: _sending,
    PLACE: _placing,
    USE: _using,
    TAKE_BACK: _taking_back,
    COMMIT: _committing,
    TITLE: _filling,
    TOKEN: _any,
    REMOVE: _any,
}
"""By step (see `state`), what each action gains, in points."""

BRAIN = ElfenwizardsBrain()
