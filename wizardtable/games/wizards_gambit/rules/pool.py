# SPDX-License-Identifier: MIT
"""What the spells of the pool lack, and who may lay what on them (rules page, A turn, Gambits)."""

from functools import lru_cache
from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.abilities import may_claim
from wizardtable.games.wizards_gambit.rules.card_table import read
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid, MoveComponent
from wizardtable.games.wizards_gambit.rules.state import Board, State

ANY: Final = 1 << box.FLAKE
"""The bit of a Flake among those of a hand's components."""

TYPES_IN: Final = tuple(
    [
        tuple([kind for kind in range(box.TYPES) if bits >> kind & 1])
        for bits in range(1 << box.TYPES)
    ]
)
"""The types whose bits are set, ascending."""


def reckon(state: State, slot: int) -> None:
    """Keep `short` and `lacks` true after a spell of the pool, or what lies on it, has changed."""
    spell, laid = state.pool[slot], state.laid[slot]
    if spell == box.NO_SPELL:
        state.short[slot] = state.lacks[slot] = 0
        return
    table = state.table
    state.short[slot] = table.sizes[spell] - len(laid)
    lacks = table.types[spell]
    if laid:
        needs = table.needs[spell]
        types = [as_type for _, as_type in laid]
        for kind in types:
            if types.count(kind) == needs[kind]:
                lacks &= ~(1 << kind)
    state.lacks[slot] = lacks


def add(state: State, slot: int, laid: Laid) -> None:
    """Lay a component that it lacks on a spell of the pool."""
    kind = laid[1]
    there = state.laid[slot] = (*state.laid[slot], laid)
    state.short[slot] -= 1
    needed = read(state.data).needs[state.pool[slot]][kind]
    if needed == 1 or needed == [as_type for _, as_type in there].count(kind):
        state.lacks[slot] &= ~(1 << kind)


def remove(state: State, slot: int, laid: Laid) -> None:
    """Take a laid component off a spell of the pool."""
    there = state.laid[slot]
    place = there.index(laid)
    state.laid[slot] = there[:place] + there[place + 1 :]
    state.short[slot] += 1
    state.lacks[slot] |= 1 << laid[1]


def lack(board: Board, slot: int) -> tuple[int, tuple[int, ...]]:
    """How many components the spell in a place of the pool lacks, and their types, each once."""
    return board.short[slot], TYPES_IN[board.lacks[slot]]


def short(board: Board, slot: int) -> int:
    """How many components the spell in a place of the pool lacks; 0 where there is none."""
    return board.short[slot]


def missing(board: Board, slot: int) -> tuple[int, ...]:
    """The types that the spell in a place of the pool lacks, each once, ascending."""
    return TYPES_IN[board.lacks[slot]]


def fits(board: Board, slot: int, face: box.Face) -> bool:
    """Whether the spell in a place of the pool has room for a component, whoever plays it."""
    lacks = board.lacks[slot]
    return bool(lacks if face == box.FLAKE else lacks >> face & 1)


def open_bits(board: Board, seat: int, slot: int) -> int:
    """The types that a seat may lay on the spell in a place of the pool, a bit for each: those it
    lacks, but none under an aura, nor where the component would complete it and the seat cannot
    claim."""
    if board.auras[slot] >= 0:
        return 0
    if board.short[slot] == 1 and not may_claim(board, seat):
        return 0
    return board.lacks[slot]


def open_types(board: Board, seat: int, slot: int) -> tuple[int, ...]:
    """The same as types, ascending."""
    return TYPES_IN[open_bits(board, seat, slot)]


def face_bits(hand: Faces) -> int:
    """The cards of a hand in full sight, a bit for each face; a Flake is `ANY`."""
    bits = 0
    for face in hand:
        bits |= 1 << face
    return bits


def can_play(board: Board, seat: int) -> bool:
    """Whether a seat has a component that it could play as it is, or a Flake (rules page,
    Rulings: then one must be played). Only of a hand in full sight."""
    held = face_bits(board.hands[seat])
    if held & ANY:
        held = -1
    for slot, lacks in enumerate(board.lacks):
        if (
            lacks & held
            and board.auras[slot] < 0
            and (board.short[slot] > 1 or may_claim(board, seat))
        ):
            return True
    return False


def is_locked(state: State) -> bool:
    """Whether, without gambits in play, no component that is not on a spell of the pool could ever
    be played again: none fits, and nothing could make room for one or let it stand for another."""
    table = state.table
    lying = [face for laid in state.laid for face, _ in laid]
    left = [face for face in box.COMPONENTS if table.cards[face] > lying.count(face)]
    if any(fits(state, slot, face) for slot in range(box.POOL) for face in left):
        return False
    abilities = {table.abilities[book[-1]] for book in state.books if book}
    return not (
        (lying and box.DISPEL in table.effects)
        or ((box.TRANSMUTATION in table.effects or box.RUNE_SHIFT in abilities) and moves(state, 0))
        or (box.TRANSCENDENT_FOCUS in abilities and left)
        or (
            box.BANISHMENT in abilities
            and banishable(state)
            and (state.spell_deck or state.banished)
        )
    )


def moves(board: Board, seat: int) -> list[MoveComponent]:
    """The ways in which a seat could move a laid component to another spell of the pool that lacks
    it (Rune Shift, Transmutation), equal ones once."""
    ways: list[MoveComponent] = []
    targets = [(slot, open_bits(board, seat, slot)) for slot in range(box.POOL)]
    targets = [target for target in targets if target[1]]
    for source, there in enumerate(board.laid):
        if not there or board.auras[source] >= 0:
            continue
        for laid in dict.fromkeys(there):
            face = laid[0]
            for target, lacks in targets:
                if target == source:
                    continue
                if face == box.FLAKE:
                    ways += _flake_moves(laid, source, target, lacks)
                elif lacks >> face & 1:
                    ways.append(_move(laid, source, target, face))
    return ways


@lru_cache(maxsize=1 << 12)
def _move(laid: Laid, source: int, target: int, kind: int) -> MoveComponent:
    return MoveComponent(laid, source, target, kind)


@lru_cache(maxsize=1 << 12)
def _flake_moves(laid: Laid, source: int, target: int, lacks: int) -> tuple[MoveComponent, ...]:
    return tuple([_move(laid, source, target, kind) for kind in TYPES_IN[lacks]])


def removable(board: Board) -> list[tuple[Laid, int]]:
    """The laid components that Dispel could discard, equal ones once: none under an aura."""
    return [
        (laid, slot)
        for slot in range(box.POOL)
        if board.auras[slot] < 0
        for laid in dict.fromkeys(board.laid[slot])
    ]


def banishable(board: Board) -> list[int]:
    """The places of the pool whose spell Banishment could put under the deck: no components on it
    and no aura."""
    return [
        slot
        for slot in range(box.POOL)
        if board.pool[slot] != box.NO_SPELL and not board.laid[slot] and board.auras[slot] < 0
    ]


def recallable(board: Board) -> list[box.Face]:
    """The kinds of components among the discards, for Recall."""
    discards = board.discards
    return [face for face in box.COMPONENTS if face in discards]
