# SPDX-License-Identifier: MIT
"""Deals the unseen cards at random, so that the state agrees with a seat's observation."""

from math import comb
from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import state_maker
from wizardtable.games.anludim.rules.components import CardId, keep_limit
from wizardtable.games.anludim.rules.state import Observation, State

_make_state: Final = state_maker(
    Observation, State, but=("rng", "spent", "deck", "hands", "kept", "holders", "best")
)
"""Makes a state from an observation, with all attributes that both have."""


def sample(observation: Observation, rng: Rng) -> State:
    """Returns a random state that agrees with the observation.

    The unseen cards are dealt at random to the deck and to the unknown places of the other hands.
    The cards that other seats have chosen to keep are a random legal choice.

    The function assumes that the observer remembers nothing about the deck. So the observer does
    not know which discards became the deck (expert game). Nor does the observer know which cards
    went into the deck after they were shown between two rounds.
    """
    state = _make_state(observation)
    state.rng = Rng(rng.next64())
    state.spent = not observation.may_spend
    _set_holders_and_best(state)
    hidden = _unseen_cards(observation)
    rng.shuffle(hidden)
    state.hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer:
            state.hands.append(observation.hand)
        else:
            known_cards = observation.known[seat]
            start = len(hidden) - (size - len(known_cards))
            state.hands.append(known_cards + tuple(hidden[start:]))
            del hidden[start:]
    state.deck = hidden
    state.kept = [
        _random_choice(state, seat, rng) if chosen else None
        for seat, chosen in enumerate(observation.chosen)
    ]
    if observation.viewer >= 0:
        state.kept[observation.viewer] = observation.kept
    return state


def _set_holders_and_best(state: State) -> None:
    """Sets `holders` and `best` of the state, which follow from its combinations."""
    state.holders = [-1] * 5
    state.best = [()] * 5
    for combinations in state.combinations:
        for combination in combinations:
            discipline = combination.discipline
            state.best[discipline] = max(state.best[discipline], combination.strength)
            if state.professors[discipline] == combination.serial:
                state.holders[discipline] = combination.seat


def _unseen_cards(observation: Observation) -> list[CardId]:
    """Returns the cards that the observation does not show, ascending by id."""
    shown = {*observation.hand, *observation.row, *observation.discards}
    for cards in observation.known:
        shown.update(cards)
    for combinations in observation.combinations:
        for combination in combinations:
            shown.update(combination.cards)
    return [card for card in observation.box.cards if card not in shown]


def _random_choice(state: State, seat: int, rng: Rng) -> tuple[CardId, ...]:
    """Returns a legal choice of cards that a seat keeps; all choices have the same chance."""
    cards = list(state.hands[seat])
    rng.shuffle(cards)
    choices = [comb(len(cards), count) for count in range(keep_limit(state.gold[seat]) + 1)]
    drawn = rng.below(sum(choices))
    count = 0
    while drawn >= choices[count]:
        drawn -= choices[count]
        count += 1
    return tuple(sorted(cards[:count]))
