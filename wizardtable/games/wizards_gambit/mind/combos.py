# SPDX-License-Identifier: MIT
"""How a wizard completes a spell in one turn of which they could lay but one component: by cards
and abilities that allow more components, or move one that lies on another spell."""

from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.moves import Faces
from wizardtable.games.wizards_gambit.rules.state import State

SHIFTS_RUNES: Final = 1
"""Moves a component by an ability: an aura on another spell, or a gambit of their own, can be dealt
with in the same turn."""

TRANSMUTES: Final = 2
"""Moves a component as the incantation action."""

HASTENS: Final = 4
"""Lays two components more, by the incantation action."""

UNBOUND: Final = 8
"""Lays all that they hold, by the incantation action."""

UNDER_WAY: Final = 16
"""May lay more than one already."""

CAST: Final = TRANSMUTES | HASTENS | UNBOUND
"""What takes the incantation action: no gambit can be released or destroyed then."""

SWIFT: Final = HASTENS | UNBOUND
"""What lays more components."""

MOVING: Final = SHIFTS_RUNES | TRANSMUTES
"""What moves one."""

MOST_AT_ONCE: Final = 4
"""Components that a spell lacks at most that are laid in one turn: more are hardly ever in hand
beside the card that it takes."""

_TRICKS: Final = {box.COLBACHS_BOUNTY: UNBOUND, box.HASTE: HASTENS, box.TRANSMUTATION: TRANSMUTES}
"""By effect, what an incantation allows."""


def tricks(state: State, seat: int, cards: Faces) -> int:
    """What a seat could do in its next turn with these cards of its hand, which ascend; a bit for
    each."""
    ability = state.abilities[seat]
    if ability == box.RUNE_SHIFT:
        found = SHIFTS_RUNES
    elif not cards or cards[-1] < box.FIRST_INCANTATION or ability == box.MUTED_VOICE:
        return 0  # of nearly every hand
    else:
        found = 0
    if state.gambits[seat] == box.NO_CARD or ability == box.GAMBITEER:
        effects = state.table.effects
        for face in cards:
            if face >= box.FIRST_INCANTATION:
                found |= _TRICKS.get(effects[face - box.FIRST_INCANTATION], 0)
    return found


def lays(lack: int, found: int, plays: int) -> bool:
    """Whether so many components can be laid in one turn by these tricks, where so many could be
    without."""
    if found & UNBOUND:
        return True
    return lack <= plays + box.HASTE_COMPONENTS if found & HASTENS else lack <= plays


def after_move(found: int) -> int:
    """What is left of these tricks for who has moved a component: if it was by Transmutation, that
    was all they could cast."""
    return found if found & (SHIFTS_RUNES | UNBOUND) else 0


def moved(state: State, slot: int, left: packed_counts.Lack) -> list[int]:
    """The types, each once, of which a spell that lacks this could get one from another spell."""
    found: list[int] = []
    lacked = packed_counts.kinds(left)
    for source, there in enumerate(state.laid):
        if source == slot or not there or state.auras[source] >= 0:
            continue
        for face, _ in there:
            if face == box.FLAKE:
                return list(lacked)
            if face in lacked and face not in found:
                found.append(face)
    return found


def completes(
    state: State,
    slot: int,
    left: packed_counts.Lack,
    cards: packed_counts.Held,
    found: int,
    plays: int,
) -> bool:
    """Whether somebody with these components completes a spell in one turn by these tricks."""
    lack = left >> packed_counts.TOP
    if lays(lack, found, plays) and packed_counts.covered(left, cards) == lack:
        return True
    if not found & MOVING:
        return False
    if not lays(lack - 1, after_move(found), plays):
        return False
    kinds_moved = moved(state, slot, left)
    return any(
        packed_counts.covered(left - packed_counts.STEP[kind], cards) == lack - 1
        for kind in kinds_moved
    )
