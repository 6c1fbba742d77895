# SPDX-License-Identifier: MIT
"""Worlds that agree with what a seat sees: unseen cards dealt anew."""

from math import comb
from typing import Final

from wizardtable.core.rng import Rng
from wizardtable.core.state import outlined
from wizardtable.games.anludim.rules.components import CARDS, CardId, keep_limit
from wizardtable.games.anludim.rules.state import Observation, State

_outlined: Final = outlined(
    Observation, State, but=("rng", "spent", "deck", "hands", "kept", "holders", "best")
)
"""Makes a state with all that is as in the observation."""


def sample(observation: Observation, rng: Rng) -> State:
    """A state that agrees with the observation: the cards it does not show lie in any order in
    the deck and the hidden places of other hands, and what others keep is any legal choice.

    Of the deck nobody is taken to keep more in mind than that: neither which discards it was made
    of (expert game), nor which cards shown between two rounds went into it."""
    o = observation
    state = _outlined(o)
    state.rng = Rng(rng.next64())
    state.spent = not o.may_spend
    _measure_table(state)
    hidden = _unseen(o)
    rng.shuffle(hidden)
    state.hands = []
    for seat, size in enumerate(o.hand_sizes):
        if seat == o.viewer:
            state.hands.append(o.hand)
        else:
            known = o.known[seat]
            start = len(hidden) - (size - len(known))
            state.hands.append(known + tuple(hidden[start:]))
            del hidden[start:]
    state.deck = hidden
    state.kept = [
        _some_choice(state, seat, rng) if chosen else None for seat, chosen in enumerate(o.chosen)
    ]
    if o.viewer >= 0:
        state.kept[o.viewer] = o.kept
    return state


def _measure_table(state: State) -> None:
    """Set what follows from the combinations on the table."""
    state.holders = [-1] * 5
    state.best = [()] * 5
    for combinations in state.combinations:
        for one in combinations:
            discipline = one.discipline
            state.best[discipline] = max(state.best[discipline], one.strength)
            if state.professors[discipline] == one.serial:
                state.holders[discipline] = one.seat


def _unseen(o: Observation) -> list[CardId]:
    """The cards that the observation shows nowhere."""
    seen = {*o.hand, *o.row, *o.discards}
    for known in o.known:
        seen.update(known)
    for combinations in o.combinations:
        for one in combinations:
            seen.update(one.cards)
    return [CardId(card) for card in range(len(CARDS)) if card not in seen]


def _some_choice(state: State, seat: int, rng: Rng) -> tuple[CardId, ...]:
    """Any of the legal choices, each as likely as the others."""
    cards = list(state.hands[seat])
    rng.shuffle(cards)
    choices = [comb(len(cards), count) for count in range(keep_limit(state.gold[seat]) + 1)]
    drawn = rng.below(sum(choices))
    count = 0
    while drawn >= choices[count]:
        drawn -= choices[count]
        count += 1
    return tuple(sorted(cards[:count]))
