# SPDX-License-Identifier: MIT
"""What a player of Zavandor knows: which actions come to mind, and what a position is worth."""

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

from wizardtable.core.agent import Level, Stats
from wizardtable.core.learning import learned_value
from wizardtable.core.learning.softmax import prior_of
from wizardtable.core.rng import Rng
from wizardtable.core.styles import styled_chances, styled_gains
from wizardtable.core.text import Message
from wizardtable.games.zavandor.mind import auction_odds
from wizardtable.games.zavandor.mind.features import NAMES, features
from wizardtable.games.zavandor.mind.gains import Gains
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.known_gains import KnownGains, sight
from wizardtable.games.zavandor.mind.lot_values import NEVER, LotValue
from wizardtable.games.zavandor.mind.reasons import reason
from wizardtable.games.zavandor.mind.style import LIGHTLY, lean, liking, manner
from wizardtable.games.zavandor.mind.turn_features import CHOICES, STATEMENTS, choice, statements
from wizardtable.games.zavandor.mind.weights import weights_of
from wizardtable.games.zavandor.mind.win_chances import FAR, NEAR, STEADY, WinChances
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import VALUES
from wizardtable.games.zavandor.rules.menu import legal_actions
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    AUCTION,
    DISCARD,
    OVER,
    TURN,
    VICTIM,
    Observation,
    State,
)

BREADTH: Final = 0.5
"""Points of gain that make an action e times as likely to be looked at."""

OUT_OF_SIGHT: Final = 2.5
"""Points less than the best, from which an action does not come to mind."""

_FAVOURITES: Final[tuple[float, ...]] = (2.0, 1.0, 0.0, 3.0, 4.0, 5.0)
"""By character, how gladly it is taken."""


_KNOWN: Final = KnownGains()

_LEARNED: Final = learned_value.LearnedFile(
    Path(__file__).parents[1] / "learned.toml", len(NAMES), STATEMENTS, CHOICES
)


class ZavandorBrain:
    """Reckons what each action brings by the end, and what a lot is worth to whom."""

    def prior(self, state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
        """Weights that grow with the gain of each action, 0 for what serves nothing."""
        weights = prior_of(_gains(state, actions, level), BREADTH, OUT_OF_SIGHT)
        if state.phase == TURN and weights_of(level).learned_prior > 0.0:
            return _as_searched(state, actions, weights, level)
        return weights

    def rollout(
        self, state: State, actions: Sequence[moves.Action], rng: Rng, level: Level
    ) -> moves.Action:
        """The action with the greatest gain."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        return actions[max(range(len(gains)), key=gains.__getitem__)]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Each seat's chance to win, as the level sees it; exact when the game is over."""
        if state.phase == OVER:
            return _won(state)
        learned = _LEARNED.of(len(state.dust)) if weights_of(level).learned else None
        if learned is not None:
            chances = learned.chances(features(state))
        else:
            chances = auction_odds.chances(_outlook(state, level), state)
        return styled_chances(lean, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """The observation itself: everybody may look at all that lies open."""
        return observation

    def deliberation(self, observation: Observation) -> int:
        """A turn is thought about as a whole, and so is an auction in another's turn."""
        if not self.aside(observation):
            return observation.turn_number
        if observation.phase == DISCARD:
            return -2 * observation.round_number
        return -2 * observation.auctions - 1

    def aside(self, observation: Observation) -> bool:
        """Whether another seat's turn waits for the decision."""
        return observation.active != observation.viewer

    def reason(self, observation: Observation, action: moves.Action, stats: Stats) -> Message:
        """The reason that carries most weight, of those that a player at the table can see."""
        return reason(observation, action)


def _sight(level: Level) -> float:
    return level.weight("sight", FAR)


def _outlook(state: State, level: Level) -> WinChances:
    return WinChances(state, state.mover, _sight(level), manner(level), weights_of(level))


def _gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """What each action gains, in points, as somebody of the level's style sees it."""
    if len(actions) == 1:
        return [0.0]
    gains = _known_or_judged(state, actions, level)
    share = LIGHTLY if _sight(level) < STEADY else 1.0
    return styled_gains(liking, state, actions, gains, level, share)


def _known_or_judged(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    if state.phase not in (TURN, AUCTION):
        return _judged(state, actions, level)
    seen = sight(state, level)
    gains = _KNOWN.of(seen, actions)
    if gains is None:
        gains = _judged(state, actions, level)
        _KNOWN.keep(seen, actions, gains)
    return gains


def _as_searched(
    state: State, actions: Sequence[moves.Action], weights: list[float], level: Level
) -> list[float]:
    """These weights of a turn, of what searches looked at more than was thought of it raised, and
    of what they looked at less lowered."""
    learned = _LEARNED.of(len(state.dust))
    if learned is None or learned.prior is None or sum([one > 0.0 for one in weights]) < 2:
        return weights
    leans = learned.prior.leans(statements(state))
    found = weights[:]
    for number, action in enumerate(actions):
        chosen = choice(action) if weights[number] > 0.0 else -1
        if chosen >= 0:
            found[number] *= exp(leans[chosen])
    return found


def _judged(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    phase = state.phase
    if phase == AUCTION:
        return _bids(state, actions, level)
    if phase in (TURN, ADVANCE, VICTIM):
        gains = Gains(_outlook(state, level))
        if phase == TURN:
            return gains.gains(actions)
        return gains.advance(actions) if phase == ADVANCE else gains.giving_up(actions)
    return [_small(action, first=number == 0) for number, action in enumerate(actions)]


def _small(action: moves.Action, *, first: bool) -> float:
    """What is decided without looking at the board; the menu begins with the best payment."""
    if isinstance(action, moves.TakeMarker):
        return float(action.price)
    if isinstance(action, moves.Discard):
        return -_given_away(action)
    if isinstance(action, moves.ChooseCharacter):
        return _FAVOURITES[action.character]
    return 0.0 if first else NEVER


def _bids(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """One raise or none, by how far the bid that stands is from what the lot is worth."""
    outlook = _outlook(state, level)
    slack = 0.0
    if state.mover == state.active:
        turn = state.clone()
        turn.phase = TURN
        slack = Gains(outlook).slack(legal_actions(turn))
    bidding = LotValue(outlook, state.lot, slack)
    limit = bidding.own_limit()
    lowest = state.bid + 1
    target = float(lowest)
    known = bidding.rival()[1] if outlook.sight >= NEAR else 0.0
    if known > lowest:
        target += outlook.weights.jump * (min(limit, known) - lowest)
    else:
        target += outlook.weights.haste * (limit - lowest)
    raises = [a.amount for a in actions if isinstance(a, moves.Bid)]
    chosen = max((amount for amount in raises if amount <= target), default=lowest)
    doubt = (limit - lowest) / outlook.weights.doubt
    gains = []
    for action in actions:
        if isinstance(action, moves.PassBid):
            gains.append(0.0)
        else:
            gains.append(
                doubt if isinstance(action, moves.Bid) and action.amount == chosen else NEVER
            )
    return gains


def _given_away(action: moves.Discard) -> float:
    return float(sum(VALUES[card] for card in action.cards) + action.dust)


def _won(state: State) -> list[float]:
    """The victory, shared among equals."""
    seats = range(len(state.dust))
    points = [
        -1 if state.out[seat] else Holdings.of(state, seat, acts=False, known=True).points()
        for seat in seats
    ]
    best = max(points)
    return [1.0 / points.count(best) if value == best else 0.0 for value in points]


BRAIN = ZavandorBrain()
