# SPDX-License-Identifier: MIT
"""The missing components of the pool spells, and the components that may be put on them.

Rules page: A component, and Gambits. A slot is a place of the pool, 0 to 3.
"""

from functools import lru_cache
from typing import Final

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.abilities import can_claim
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid, MoveComponent
from wizardtable.games.wizards_gambit.rules.state import Board, State

FLAKE_BIT: Final = 1 << box.FLAKE
"""The bit of a Flake among the bits of a hand's components."""

TYPES_IN: Final = tuple(
    [
        tuple([kind for kind in range(box.TYPE_COUNT) if bits >> kind & 1])
        for bits in range(1 << box.TYPE_COUNT)
    ]
)
"""By number, the types whose bits are set in it, ascending."""


def update_lacks(state: State, slot: int) -> None:
    """Updates `State.short` and `State.lacks` for a slot, after its spell or components have
    changed."""
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


def lay_component(state: State, slot: int, laid: Laid) -> None:
    """Lays a component on a pool spell that lacks it."""
    kind = laid[1]
    components = state.laid[slot] = (*state.laid[slot], laid)
    state.short[slot] -= 1
    needed = read_card_table(state.data).needs[state.pool[slot]][kind]
    if needed == 1 or needed == [as_type for _, as_type in components].count(kind):
        state.lacks[slot] &= ~(1 << kind)


def take_off_component(state: State, slot: int, laid: Laid) -> None:
    """Takes a component off a pool spell."""
    components = state.laid[slot]
    place = components.index(laid)
    state.laid[slot] = components[:place] + components[place + 1 :]
    state.short[slot] += 1
    state.lacks[slot] |= 1 << laid[1]


def missing_count_and_types(board: Board, slot: int) -> tuple[int, tuple[int, ...]]:
    """Returns the number of components that the spell in a slot lacks, and their types, each
    once."""
    return board.short[slot], TYPES_IN[board.lacks[slot]]


def missing_count(board: Board, slot: int) -> int:
    """Returns the number of components that the spell in a slot lacks; 0 for an empty slot."""
    return board.short[slot]


def missing_types(board: Board, slot: int) -> tuple[int, ...]:
    """Returns the types that the spell in a slot lacks, each once, ascending."""
    return TYPES_IN[board.lacks[slot]]


def needs_component(board: Board, slot: int, face: box.Face) -> bool:
    """Returns whether the spell in a slot still needs a component, even if an aura protects it."""
    lacks = board.lacks[slot]
    return bool(lacks if face == box.FLAKE else lacks >> face & 1)


def open_bits(board: Board, seat: int, slot: int) -> int:
    """Returns the types that a seat may lay on the spell in a slot, as bits.

    The result is 0 if an aura protects the spell. It is also 0 if the component would complete the
    spell but the seat cannot claim it (rules page, Gambits).
    """
    if board.auras[slot] >= 0:
        return 0
    if board.short[slot] == 1 and not can_claim(board, seat):
        return 0
    return board.lacks[slot]


def open_types(board: Board, seat: int, slot: int) -> tuple[int, ...]:
    """Returns the types that a seat may lay on the spell in a slot, ascending."""
    return TYPES_IN[open_bits(board, seat, slot)]


def face_bits(hand: Faces) -> int:
    """Returns a number with a bit set for each face in a hand, without HIDDEN cards."""
    bits = 0
    for face in hand:
        bits |= 1 << face
    return bits


def can_play(board: Board, seat: int) -> bool:
    """Returns whether a seat can play a component as its own type, or a Flake.

    A seat that can play must do so (rules page, A component). Its hand must not contain HIDDEN
    cards.
    """
    held = face_bits(board.hands[seat])
    if held & FLAKE_BIT:
        held = -1
    for slot, lacks in enumerate(board.lacks):
        if (
            lacks & held
            and board.auras[slot] < 0
            and (board.short[slot] > 1 or can_claim(board, seat))
        ):
            return True
    return False


def is_locked(state: State) -> bool:
    """Returns whether no component outside the pool could ever be played again.

    No component fits in such a pool. No card or ability could make room for a component or change
    its type (rules page, Rare cases). Gambits in play are ignored.
    """
    table = state.table
    on_spells = [face for laid in state.laid for face, _ in laid]
    elsewhere = [face for face in box.COMPONENTS if table.cards[face] > on_spells.count(face)]
    if any(
        needs_component(state, slot, face) for slot in range(box.POOL_SLOTS) for face in elsewhere
    ):
        return False
    abilities = {table.abilities[book[-1]] for book in state.books if book}
    return not (
        (on_spells and box.DISPEL in table.effects)
        or (
            (box.TRANSMUTATION in table.effects or box.RUNE_SHIFT in abilities)
            and component_moves(state, 0)
        )
        or (box.TRANSCENDENT_FOCUS in abilities and elsewhere)
        or (
            box.BANISHMENT in abilities
            and banishable_slots(state)
            and (state.spell_deck or state.banished)
        )
    )


def component_moves(board: Board, seat: int) -> list[MoveComponent]:
    """Returns the moves of laid components that Rune Shift or Transmutation allows a seat.

    Each move goes to another pool spell that lacks the component's type. Equal moves appear once.
    """
    ways: list[MoveComponent] = []
    targets = [(slot, open_bits(board, seat, slot)) for slot in range(box.POOL_SLOTS)]
    targets = [target for target in targets if target[1]]
    for source, components in enumerate(board.laid):
        if not components or board.auras[source] >= 0:
            continue
        for laid in dict.fromkeys(components):
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


def removable_components(board: Board) -> list[tuple[Laid, int]]:
    """Returns the laid components that Dispel could discard, with their slots.

    Components on a spell with an aura are left out. Equal components appear once.
    """
    return [
        (laid, slot)
        for slot in range(box.POOL_SLOTS)
        if board.auras[slot] < 0
        for laid in dict.fromkeys(board.laid[slot])
    ]


def banishable_slots(board: Board) -> list[int]:
    """Returns the slots whose spells Banishment could put under the deck: those without components
    and without an aura."""
    return [
        slot
        for slot in range(box.POOL_SLOTS)
        if board.pool[slot] != box.NO_SPELL and not board.laid[slot] and board.auras[slot] < 0
    ]


def recallable_components(board: Board) -> list[box.Face]:
    """Returns the components in the discard pile, each kind once, for Recall."""
    discards = board.discards
    return [face for face in box.COMPONENTS if face in discards]
