# SPDX-License-Identifier: MIT
"""The brain of Zavandor's opponents: prior weights, rollouts and evaluations for the search."""

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
from wizardtable.games.zavandor.mind.style import (
    SHORT_SIGHT_SHARE,
    action_liking,
    bid_leanings,
    seat_liking,
)
from wizardtable.games.zavandor.mind.turn_features import (
    CHOICE_COUNT,
    STATEMENT_COUNT,
    choice,
    statements,
)
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

PRIOR_BREADTH_POINTS: Final = 0.5
"""An action whose gain is higher by this many points gets e times the prior weight."""

MAX_GAIN_GAP_POINTS: Final = 2.5
"""The search ignores an action whose gain is this many points below the best gain."""

_CHARACTER_PREFERENCES: Final[tuple[float, ...]] = (2.0, 1.0, 0.0, 3.0, 4.0, 5.0)
"""The gain of choosing each character, in points."""


_KNOWN: Final = KnownGains()
"""The cached gains of recent searches."""

_LEARNED: Final = learned_value.LearnedFile(
    Path(__file__).parents[1] / "learned.toml", len(NAMES), STATEMENT_COUNT, CHOICE_COUNT
)
"""The learned evaluation and prior, from `learned.toml`."""


class ZavandorBrain:
    """Judges actions and positions for the search; `core.agent.Brain` explains the methods."""

    def prior(self, state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
        """Returns a weight for each action that grows with its gain; 0 for an action that the
        search ignores."""
        weights = prior_of(_gains(state, actions, level), PRIOR_BREADTH_POINTS, MAX_GAIN_GAP_POINTS)
        if state.phase == TURN and weights_of(level).learned_prior > 0.0:
            return _with_learned_prior(state, actions, weights, level)
        return weights

    def rollout(
        self, state: State, actions: Sequence[moves.Action], rng: Rng, level: Level
    ) -> moves.Action:
        """Returns the action with the highest gain."""
        if len(actions) == 1:
            return actions[0]
        gains = _gains(state, actions, level)
        return actions[max(range(len(gains)), key=gains.__getitem__)]

    def evaluate(self, state: State, level: Level) -> list[float]:
        """Returns each seat's win chance (0–1) as the level judges it; exact once the match is
        over."""
        if state.phase == OVER:
            return _final_chances(state)
        learned = _LEARNED.of(len(state.dust)) if weights_of(level).learned else None
        if learned is not None:
            chances = learned.chances(features(state))
        else:
            chances = auction_odds.chances(_win_chances(state, level), state)
        return styled_chances(seat_liking, state, chances, level)

    def forget(self, observation: Observation, level: Level, rng: Rng) -> Observation:
        """Returns the observation unchanged: opponents of every level remember all that is
        public."""
        return observation

    def deliberation(self, observation: Observation) -> int:
        """Returns the number of the viewer's turn, or a negative number for a decision outside it.

        All bids and other decisions of one auction share a number, and so do the discards after one
        round.
        """
        if not self.is_out_of_turn(observation):
            return observation.turn_number
        if observation.phase == DISCARD:
            return -2 * observation.round_number
        return -2 * observation.auctions - 1

    def is_out_of_turn(self, observation: Observation) -> bool:
        """Returns whether the viewer decides outside its own turn."""
        return observation.active != observation.viewer

    def reason(self, observation: Observation, action: moves.Action, stats: Stats) -> Message:
        """Returns a sentence with the strongest reason for the action.

        Only reasons that a player can see at the table count.
        """
        return reason(observation, action)


def _sight_of(level: Level) -> float:
    return level.weight("sight", FAR)


def _win_chances(state: State, level: Level) -> WinChances:
    return WinChances(state, state.mover, _sight_of(level), bid_leanings(level), weights_of(level))


def _gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """Returns the gain of each action in points, as an opponent of the level's style judges it."""
    if len(actions) == 1:
        return [0.0]
    gains = _cached_gains(state, actions, level)
    share = SHORT_SIGHT_SHARE if _sight_of(level) < STEADY else 1.0
    return styled_gains(action_liking, state, actions, gains, level, share)


def _cached_gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    if state.phase not in (TURN, AUCTION):
        return _computed_gains(state, actions, level)
    situation = sight(state, level)
    gains = _KNOWN.of(situation, actions)
    if gains is None:
        gains = _computed_gains(state, actions, level)
        _KNOWN.keep(situation, actions, gains)
    return gains


def _with_learned_prior(
    state: State, actions: Sequence[moves.Action], weights: list[float], level: Level
) -> list[float]:
    """Returns the weights of a turn's actions, corrected by what was learned from searches.

    Actions that searches preferred more than their gain suggested get a higher weight.
    """
    learned = _LEARNED.of(len(state.dust))
    if learned is None or learned.prior is None or sum([weight > 0.0 for weight in weights]) < 2:
        return weights
    leans = learned.prior.leans(statements(state))
    corrected = weights[:]
    for number, action in enumerate(actions):
        chosen = choice(action) if weights[number] > 0.0 else -1
        if chosen >= 0:
            corrected[number] *= exp(leans[chosen])
    return corrected


def _computed_gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    phase = state.phase
    if phase == AUCTION:
        return _bid_gains(state, actions, level)
    if phase in (TURN, ADVANCE, VICTIM):
        gains = Gains(_win_chances(state, level))
        if phase == TURN:
            return gains.gains(actions)
        return gains.advance(actions) if phase == ADVANCE else gains.giving_up(actions)
    return [_simple_gain(action, first=number == 0) for number, action in enumerate(actions)]


def _simple_gain(action: moves.Action, *, first: bool) -> float:
    """Returns the gain of an action that is chosen without looking at the board.

    `first` says whether the action is the first one offered. In a payment, that is the best one.
    """
    if isinstance(action, moves.TakeMarker):
        return float(action.price)
    if isinstance(action, moves.Discard):
        return -_discarded_value(action)
    if isinstance(action, moves.ChooseCharacter):
        return _CHARACTER_PREFERENCES[action.character]
    return 0.0 if first else NEVER


def _bid_gains(state: State, actions: Sequence[moves.Action], level: Level) -> list[float]:
    """Returns the gain of each action in an auction.

    Passing gains 0. Only one raise is considered; all other raises get NEVER. That raise gains more
    the lower it is below the seat's limit. If the lot is worth more to a rival than its price, the
    raise loses little (`gift` in `weights.toml`), so that the search compares it with passing.
    """
    win_chances = _win_chances(state, level)
    slack = 0.0
    if state.mover == state.active:
        turn = state.clone()
        turn.phase = TURN
        slack = Gains(win_chances).slack(legal_actions(turn))
    bidding = LotValue(win_chances, state.lot, slack)
    limit = bidding.own_limit()
    lowest = state.bid + 1
    target = float(lowest)
    rival_limit = bidding.rival()[1] if win_chances.sight >= NEAR else 0.0
    if rival_limit > lowest:
        target += win_chances.weights.jump * (min(limit, rival_limit) - lowest)
    else:
        target += win_chances.weights.haste * (limit - lowest)
    raises = [bid.amount for bid in actions if isinstance(bid, moves.Bid)]
    chosen = max((amount for amount in raises if amount <= target), default=lowest)
    doubt = (limit - lowest) / win_chances.weights.doubt
    if win_chances.sight >= FAR and bidding.rival()[1] > state.bid:
        doubt = max(doubt, -win_chances.weights.gift)
    gains = []
    for action in actions:
        if isinstance(action, moves.PassBid):
            gains.append(0.0)
        else:
            gains.append(
                doubt if isinstance(action, moves.Bid) and action.amount == chosen else NEVER
            )
    return gains


def _discarded_value(action: moves.Discard) -> float:
    return float(sum(VALUES[card] for card in action.cards) + action.dust)


def _final_chances(state: State) -> list[float]:
    """Returns each seat's chance in a finished match: the seats with the most points share 1."""
    seats = range(len(state.dust))
    points = [
        -1 if state.out[seat] else Holdings.of(state, seat, acts=False, is_known=True).points()
        for seat in seats
    ]
    best = max(points)
    return [1.0 / points.count(best) if value == best else 0.0 for value in points]


BRAIN = ZavandorBrain()
