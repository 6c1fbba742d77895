# SPDX-License-Identifier: MIT
"""What the spells of the pool lack, and who may lay what on them (rules page, A turn, Gambits)."""

from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.wizards_gambit.abilities import may_claim
from wizardtable.games.wizards_gambit.components import COMPONENTS, FLAKE, NO_SPELL, POOL, Face
from wizardtable.games.wizards_gambit.deck import Needs
from wizardtable.games.wizards_gambit.moves import Laid, MoveComponent
from wizardtable.games.wizards_gambit.state import Board

Lack: TypeAlias = tuple[int, tuple[int, ...]]
"""How many components a spell lacks, and their types without repetition, ascending."""

_NOTHING: Final[Lack] = (0, ())


def lack(board: Board, slot: int) -> Lack:
    """What the spell in a place of the pool lacks; nothing where there is no spell."""
    spell = board.pool[slot]
    if spell == NO_SPELL:
        return _NOTHING
    return _lack(board.table.needs[spell], board.laid[slot])


@lru_cache(maxsize=1 << 16)
def _lack(needs: Needs, laid: tuple[Laid, ...]) -> Lack:
    counts = list(needs)
    for _, as_type in laid:
        counts[as_type] -= 1
    return sum(counts), tuple([kind for kind, count in enumerate(counts) if count > 0])


def short(board: Board, slot: int) -> int:
    """How many components the spell in a place of the pool lacks."""
    return lack(board, slot)[0]


def missing(board: Board, slot: int) -> tuple[int, ...]:
    """The types that the spell in a place of the pool lacks, each once, ascending."""
    return lack(board, slot)[1]


def fits(board: Board, slot: int, face: Face) -> bool:
    """Whether the spell in a place of the pool has room for a component, whoever plays it."""
    types = missing(board, slot)
    return bool(types) if face == FLAKE else face in types


def open_types(board: Board, seat: int, slot: int) -> tuple[int, ...]:
    """The types that a seat may lay on the spell in a place of the pool: those it lacks, but none
    under an aura, nor where the component would complete it and the seat cannot claim."""
    if board.auras[slot] >= 0:
        return ()
    count, types = lack(board, slot)
    if count == 1 and not may_claim(board, seat):
        return ()
    return types


def can_play(board: Board, seat: int) -> bool:
    """Whether a seat has a component that it could play as it is, or a Flake (rules page,
    Rulings: then one must be played). Only of a hand in full sight."""
    hand = board.hands[seat]
    for slot in range(POOL):
        types = open_types(board, seat, slot)
        if types and (FLAKE in hand or not set(types).isdisjoint(hand)):
            return True
    return False


def moves(board: Board, seat: int) -> list[MoveComponent]:
    """The ways in which a seat could move a laid component to another spell of the pool that lacks
    it (Rune Shift, Transmutation), equal ones once."""
    ways: list[MoveComponent] = []
    targets = [(slot, open_types(board, seat, slot)) for slot in range(POOL)]
    targets = [(slot, types) for slot, types in targets if types]
    for source in range(POOL):
        if board.auras[source] >= 0:
            continue
        for laid in dict.fromkeys(board.laid[source]):
            face = laid[0]
            for target, types in targets:
                if target == source:
                    continue
                for kind in types if face == FLAKE else [k for k in types if k == face]:
                    ways.append(_move(laid, source, target, kind))
    return ways


@lru_cache(maxsize=1 << 12)
def _move(laid: Laid, source: int, target: int, kind: int) -> MoveComponent:
    return MoveComponent(laid, source, target, kind)


def removable(board: Board) -> list[tuple[Laid, int]]:
    """The laid components that Dispel could discard, equal ones once: none under an aura."""
    return [
        (laid, slot)
        for slot in range(POOL)
        if board.auras[slot] < 0
        for laid in dict.fromkeys(board.laid[slot])
    ]


def banishable(board: Board) -> list[int]:
    """The places of the pool whose spell Banishment could put under the deck: no components on it
    and no aura."""
    return [
        slot
        for slot in range(POOL)
        if board.pool[slot] != NO_SPELL and not board.laid[slot] and board.auras[slot] < 0
    ]


def recallable(board: Board) -> list[Face]:
    """The kinds of components among the discards, for Recall."""
    discards = board.discards
    return [face for face in COMPONENTS if face in discards]
