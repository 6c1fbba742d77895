# SPDX-License-Identifier: MIT
"""Who could do what to the spells of the pool, from what the viewer knows."""

from collections import Counter

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import pool
from wizardtable.games.wizards_gambit.rules.abilities import may_claim, ready_to_use, working
from wizardtable.games.wizards_gambit.rules.state import Observation

CANNOT, UNLIKELY, MAY, CAN = range(4)
"""Whether a wizard completes a spell in his next turn: he may claim none; he lacks the cards or the
plays; unseen cards of his might do it; he certainly holds what is needed."""


def lacking(seen: Observation, slot: int) -> "Counter[int]":
    """How many components of each type the spell in a place of the pool still needs."""
    spell = seen.pool[slot]
    if spell == box.NO_SPELL:
        return Counter()
    needs = Counter(dict(enumerate(seen.table.needs[spell])))
    needs.subtract(as_type for _, as_type in seen.laid[slot])
    return +needs


def holders(seen: Observation, kind: int) -> tuple[int, ...]:
    """The others who are known to hold a component."""
    return tuple(
        seat for seat, hand in enumerate(seen.hands) if seat != seen.viewer and kind in hand
    )


def plays(seen: Observation, seat: int) -> int:
    """The components a wizard may play in his next turn, without what he might still cast; in his
    own turn, those that are left to him."""
    if seat != seen.active:
        return 2 if working(seen, seat) == box.QUICK_HANDS else 1
    second = ready_to_use(seen, seat, box.QUICK_HANDS)
    return (not seen.played) + seen.extra + second


def prospect(seen: Observation, slot: int, seat: int) -> int:
    """Whether a wizard can complete a spell of the pool (see above)."""
    if not may_claim(seen, seat) or seen.auras[slot] >= 0:
        return CANNOT
    short, hand = pool.short(seen, slot), seen.hands[seat]
    if not short or short > plays(seen, seat):
        return UNLIKELY
    wanting = sum(max(0, n - hand.count(kind)) for kind, n in lacking(seen, slot).items())
    wanting = max(0, wanting - hand.count(box.FLAKE))
    if wanting == 1 and working(seen, seat) == box.TRANSCENDENT_FOCUS:
        focused = seat != seen.active or ready_to_use(seen, seat, box.TRANSCENDENT_FOCUS)
        wanting -= focused and any(box.HIDDEN < face < box.FLAKE for face in hand)
    if not wanting:
        return CAN
    return MAY if wanting <= hand.count(box.HIDDEN) else UNLIKELY


def finishers(seen: Observation, slot: int) -> list[int]:
    """Those who certainly hold what completes a spell, and may complete it in their next turn."""
    return [seat for seat in range(len(seen.books)) if prospect(seen, slot, seat) == CAN]
