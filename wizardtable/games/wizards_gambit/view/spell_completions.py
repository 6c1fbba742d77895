# SPDX-License-Identifier: MIT
"""Judges which wizards could complete a pool spell, from the viewer's knowledge."""

from collections import Counter

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import pool
from wizardtable.games.wizards_gambit.rules.abilities import can_claim, can_use, working_ability
from wizardtable.games.wizards_gambit.rules.state import Observation

CANNOT, UNLIKELY, MAY, CAN = range(4)
"""A wizard's prospects of completing a spell in their next turn.

CANNOT: a gambit forbids them to claim the spell. UNLIKELY: they lack components, or may not play
enough of them. MAY: cards that the viewer does not know might be enough. CAN: they certainly hold
the missing components."""


def missing_components(observation: Observation, slot: int) -> "Counter[int]":
    """Returns by type the number of components that the spell in a slot lacks.

    The result is empty if the slot has no spell.
    """
    spell = observation.pool[slot]
    if spell == box.NO_SPELL:
        return Counter()
    needs = Counter(dict(enumerate(observation.table.needs[spell])))
    needs.subtract(as_type for _, as_type in observation.laid[slot])
    return +needs


def component_holders(observation: Observation, kind: int) -> tuple[int, ...]:
    """Returns the seats that certainly hold a component of a type. The viewer's seat is left out.

    `kind`: the type.
    """
    return tuple(
        seat
        for seat, hand in enumerate(observation.hands)
        if seat != observation.viewer and kind in hand
    )


def plays_next_turn(observation: Observation, seat: int) -> int:
    """Returns the number of components that a wizard may play in their next turn.

    During the wizard's own turn, the result is the number of components that they may still play.
    Plays that incantations could add do not count.
    """
    if seat != observation.active:
        return 2 if working_ability(observation, seat) == box.QUICK_HANDS else 1
    second = can_use(observation, seat, box.QUICK_HANDS)
    return (not observation.played) + observation.extra + second


def prospect(observation: Observation, slot: int, seat: int) -> int:
    """Returns a wizard's prospects of completing the spell in a slot.

    The result is CANNOT, UNLIKELY, MAY or CAN.
    """
    if not can_claim(observation, seat) or observation.auras[slot] >= 0:
        return CANNOT
    missing, hand = pool.missing_count(observation, slot), observation.hands[seat]
    if not missing or missing > plays_next_turn(observation, seat):
        return UNLIKELY
    unknown = sum(
        max(0, n - hand.count(kind)) for kind, n in missing_components(observation, slot).items()
    )
    unknown = max(0, unknown - hand.count(box.FLAKE))
    if unknown == 1 and working_ability(observation, seat) == box.TRANSCENDENT_FOCUS:
        focused = seat != observation.active or can_use(observation, seat, box.TRANSCENDENT_FOCUS)
        unknown -= focused and any(box.HIDDEN < face < box.FLAKE for face in hand)
    if not unknown:
        return CAN
    return MAY if unknown <= hand.count(box.HIDDEN) else UNLIKELY


def seats_that_can_complete(observation: Observation, slot: int) -> list[int]:
    """Returns the seats that can certainly complete the spell in a slot in their next turn."""
    return [
        seat for seat in range(len(observation.books)) if prospect(observation, slot, seat) == CAN
    ]
