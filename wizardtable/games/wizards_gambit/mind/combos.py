# SPDX-License-Identifier: MIT
"""Finds out whether a wizard can complete a spell in one turn with the help of tricks.

A wizard usually plays one component a turn. A trick is a card or an ability that allows more
components, or moves a component from another spell. The tricks of a seat are a number with the bits
below. A lack is the packed number of the components that a spell lacks (see `packed_counts`).
"""

from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import State

SHIFTS_RUNES: Final = 1
"""The bit for Rune Shift, which moves a component. In the same turn the seat can still release or
destroy a gambit, because Rune Shift takes no incantation action."""

TRANSMUTES: Final = 2
"""The bit for Transmutation, an incantation that moves a component."""

HASTENS: Final = 4
"""The bit for Haste, an incantation that allows two more components."""

UNBOUND: Final = 8
"""The bit for Colbach's Bounty, an incantation that allows all components in hand."""

UNDER_WAY: Final = 16
"""The bit for a seat that may already play more than one component, for example after Haste."""

CASTING_TRICKS: Final = TRANSMUTES | HASTENS | UNBOUND
"""The tricks that take the incantation action, so that no gambit can be released or destroyed."""

LAYING_TRICKS: Final = HASTENS | UNBOUND
"""The tricks that allow more components."""

MOVING_TRICKS: Final = SHIFTS_RUNES | TRANSMUTES
"""The tricks that move a component."""

MAX_MISSING: Final = 4
"""The most missing components for which tricks are considered. A hand seldom holds five fitting
components and the incantation as well."""

_TRICK_BY_EFFECT: Final = {
    box.COLBACHS_BOUNTY: UNBOUND,
    box.HASTE: HASTENS,
    box.TRANSMUTATION: TRANSMUTES,
}
"""By effect of an incantation, the bit of its trick."""


def known_tricks(state: State, seat: int, cards: Faces) -> int:
    """Returns the tricks that a seat can do in its next turn with these cards, as bits.

    `cards`: the cards of the seat's hand to consider, ascending; possibly not the whole hand.
    """
    ability = state.abilities[seat]
    if ability == box.RUNE_SHIFT:
        tricks = SHIFTS_RUNES
    elif not cards or cards[-1] < box.FIRST_INCANTATION or ability == box.MUTED_VOICE:
        return 0  # a shortcut for most hands
    else:
        tricks = 0
    if state.gambits[seat] == box.NO_CARD or ability == box.GAMBITEER:
        effects = state.table.effects
        for face in cards:
            if face >= box.FIRST_INCANTATION:
                tricks |= _TRICK_BY_EFFECT.get(effects[face - box.FIRST_INCANTATION], 0)
    return tricks


def can_play_missing(missing: int, tricks: int, plays: int) -> bool:
    """Returns whether the tricks allow a seat to play enough components in one turn.

    Args:
        missing: the number of components that a spell lacks.
        tricks: the tricks of the seat, as bits.
        plays: the number of components that the seat may play without tricks.
    """
    if tricks & UNBOUND:
        return True
    return missing <= plays + box.HASTE_COMPONENTS if tricks & HASTENS else missing <= plays


def tricks_after_move(tricks: int) -> int:
    """Returns the tricks that a seat can still do after it moved a component, as bits.

    The result is 0 if the move took the only incantation action.
    """
    return tricks if tricks & (SHIFTS_RUNES | UNBOUND) else 0


def movable_types(state: State, slot: int, lack: packed_counts.PackedLack) -> list[int]:
    """Returns the missing types of a spell that components on other spells can provide.

    `slot` and `lack`: the slot of the spell, and its lack. Each type appears once.
    """
    types: list[int] = []
    lacked = packed_counts.lacked_types(lack)
    for source, components in enumerate(state.laid):
        if source == slot or not components or state.auras[source] >= 0:
            continue
        for face, _ in components:
            if face == box.FLAKE:
                return list(lacked)
            if face in lacked and face not in types:
                types.append(face)
    return types


def can_complete(
    state: State,
    slot: int,
    lack: packed_counts.PackedLack,
    cards: packed_counts.PackedHand,
    tricks: int,
    plays: int,
) -> bool:
    """Returns whether a wizard can complete a spell in one turn.

    Args:
        slot, lack: the slot of the spell, and its lack.
        cards: the components in the wizard's hand, packed.
        tricks: the tricks of the wizard, as bits.
        plays: the number of components that the wizard may play without tricks.
    """
    missing = lack >> packed_counts.TOP_FIELD_SHIFT
    if (
        can_play_missing(missing, tricks, plays)
        and packed_counts.covered_count(lack, cards) == missing
    ):
        return True
    if not tricks & MOVING_TRICKS:
        return False
    if not can_play_missing(missing - 1, tricks_after_move(tricks), plays):
        return False
    types = movable_types(state, slot, lack)
    return any(
        packed_counts.covered_count(lack - packed_counts.PACKED_LACK_BY_TYPE[kind], cards)
        == missing - 1
        for kind in types
    )
