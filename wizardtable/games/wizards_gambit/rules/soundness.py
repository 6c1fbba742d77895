# SPDX-License-Identifier: MIT
"""Checks that a state read from a file can occur in a match.

No card may be missing or doubled. Stored values that follow from others, such as points, must be
right.
"""

from collections import Counter
from typing import Final

from wizardtable.core.game import Setup
from wizardtable.games.wizards_gambit.rules import abilities, components, pool
from wizardtable.games.wizards_gambit.rules.state import (
    AIM,
    DISPEL,
    END,
    FINISH,
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
    State,
)

_TURN_TASKS: Final = ((TURN,), (START, TURN), (GIVE, TURN), (FORESEE, END), (LIMIT,))
"""The possible queues of tasks, each given by the steps of its tasks. Tasks of an incantation or of
a claimed spell, which come before these, are left out."""


def is_sound(state: State, setup: Setup) -> bool:
    """Returns whether the state can occur in a match with this setup."""
    return (
        state.data == setup.data
        and _has_right_sizes(state, setup.seats)
        and _has_all_cards(state)
        and _has_all_spells(state)
        and _has_matching_gambits(state)
        and all(_is_knowledge_true(state, seat) for seat in range(setup.seats))
        and _is_up_to_date(state)
        and _has_possible_tasks(state)
    )


def _has_right_sizes(state: State, seats: int) -> bool:
    """Returns whether the lists have a value for each seat or slot, and numbers are in range."""
    by_seat = (state.hands, state.books, state.scores, state.annulments, state.eclipses)
    more = (state.abilities, state.ready, state.gambits, state.known)
    by_slot = (state.pool, state.laid, state.short, state.lacks, state.auras)
    return (
        {len(values) for values in (*by_seat, *more)} == {seats}
        and {len(values) for values in by_slot} == {components.POOL_SLOTS}
        and {len(observers) for observers in state.known} == {seats + 1}
        and 0 <= state.first < seats
        and 0 <= state.active < seats
        and max(*state.auras, *state.annulments) < seats
        and max(state.eclipses) < 1 << seats
        and state.used < 1 << len(state.table.spells)
        and state.round_number > 0
        and state.turn_number > 0
        and min(state.played, state.extra, state.actions, state.casts) >= 0
    )


def _has_all_cards(state: State) -> bool:
    """Returns whether every component, gambit and incantation is in exactly one place.

    The place must be one where such a card may be.
    """
    cards = [*state.deck, *state.discards, *state.aside, *state.looked, *state.removed]
    cards += [
        card for card in (state.casting, *state.ready, *state.gambits) if card != components.NO_CARD
    ]
    for hand in state.hands:
        cards += hand
    for laid in state.laid:
        cards += [face for face, _ in laid]
    box = dict(enumerate(state.table.cards))
    return (
        Counter(cards) == Counter({face: count for face, count in box.items() if count})
        and all(list(hand) == sorted(hand) for hand in state.hands)
        and all(components.is_component(face) for laid in state.laid for face, _ in laid)
        and all(components.is_component(face) for face in state.aside)
        and all(components.is_gambit(face) for face in state.removed)
        and not any(components.is_gambit(face) for face in state.discards)
        and (state.casting == components.NO_CARD or components.is_incantation(state.casting))
        and not Counter(state.later) - Counter(state.hands[state.active])
        and (state.free or not state.later)
    )


def _has_all_spells(state: State) -> bool:
    """Returns whether every spell is in exactly one place, and the points of the books are
    right."""
    spells = [*state.spell_deck, *state.banished]
    spells += [spell for spell in state.pool if spell != components.NO_SPELL]
    for book in state.books:
        spells += book
    points = state.table.points
    return (
        sorted(spells) == list(range(len(points)))
        and all(spell >= 0 for book in state.books for spell in book)
        and state.scores == [sum([points[spell] for spell in book]) for book in state.books]
    )


def _has_matching_gambits(state: State) -> bool:
    """Returns whether `gambits` names a gambit for each aura and annulment, and no other."""
    owners = [seat for seat in (*state.auras, *state.annulments) if seat >= 0]
    expected = [seat for seat, gambit in enumerate(state.gambits) if gambit != components.NO_CARD]
    return (
        sorted(owners) == expected
        and all(
            components.is_gambit(face)
            for face in (*state.ready, *state.gambits)
            if face != components.NO_CARD
        )
        and all(
            spell != components.NO_SPELL or (aura < 0 and not laid)
            for spell, aura, laid in zip(state.pool, state.auras, state.laid, strict=True)
        )
    )


def _is_knowledge_true(state: State, holder: int) -> bool:
    """Returns whether the recorded knowledge of the holder's hand is possible.

    The holder must have all cards that others know, and every observer must know the public cards.
    """
    hand = Counter(state.hands[holder])
    *seats, public = state.known[holder]
    return not seats[holder] and all(
        list(cards) == sorted(cards)
        and not Counter(cards) - hand
        and not Counter(public) - Counter(cards)
        for observer, cards in enumerate((*seats, public))
        if observer != holder
    )


def _is_up_to_date(state: State) -> bool:
    """Returns whether the stored missing components and working abilities are right."""
    updated = state.clone()
    for slot in range(components.POOL_SLOTS):
        pool.update_lacks(updated, slot)
        spell, laid = state.pool[slot], state.laid[slot]
        if spell != components.NO_SPELL:
            laid_types = Counter([kind for _, kind in laid])
            needs = state.table.needs[spell]
            if updated.short[slot] <= 0 or any(needs[kind] < n for kind, n in laid_types.items()):
                return False
    for seat in range(len(state.hands)):
        abilities.update_ability(updated, seat)
    stored = (state.short, state.lacks, state.abilities)
    return (updated.short, updated.lacks, updated.abilities) == stored


def _has_possible_tasks(state: State) -> bool:
    """Returns whether the tasks can occur in a match, and fit the rest of the state."""
    if state.step == OVER:
        return state.to_move < 0 and not state.tasks and state.reason >= 0
    if not state.tasks or state.tasks[0][:2] != (state.step, state.to_move) or state.reason >= 0:
        return False
    kinds = [kind for kind, _, _ in state.tasks]
    seats = range(len(state.hands))
    if any(
        seat not in seats or (kind == WITHER) == (seat == state.active)
        for kind, seat, _ in state.tasks
    ):
        return False
    return (
        _is_possible_order(state, kinds)
        and (state.step == RECLAIM) == bool(state.aside)
        and len(state.looked) == (2 if state.step == FORESEE else 0)
        and components.HIDDEN not in state.looked
        and all(
            0 <= number <= len(state.table.dealt) or kind == FINISH
            for kind, _, number in state.tasks
        )
        and all(number in seats for kind, _, number in state.tasks if kind == GIVE)
        and (state.casting != components.NO_CARD) == (FINISH in kinds)
    )


def _is_possible_order(state: State, kinds: list[int]) -> bool:
    """Returns whether tasks with these steps can follow each other in the queue.

    The seat to move must also have cards for its decision.
    """
    first = kinds[0]
    if first == RECLAIM:
        kinds = kinds[1:]
    elif first in (AIM, DISPEL, TRANSMUTE, RECALL):
        kinds = kinds[1:]
        if kinds[:1] != [FINISH]:
            return False
    elif first == WITHER:
        while kinds[:1] == [WITHER]:
            kinds = kinds[1:]
        if kinds[:1] != [FINISH]:
            return False
    if kinds[:1] == [FINISH] and first != FINISH:
        kinds = kinds[1:]
    if tuple(kinds) not in _TURN_TASKS:
        return False
    hand = state.hands[state.to_move]
    return bool(hand) or first in (RECLAIM, FORESEE, AIM, DISPEL, TRANSMUTE, RECALL, START)
