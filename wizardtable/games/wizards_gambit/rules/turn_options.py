# SPDX-License-Identifier: MIT
"""The options of the active seat in its turn: components, incantations, gambits and abilities.

Rules page: Your turn.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import pool
from wizardtable.games.wizards_gambit.rules.abilities import is_covered, unwarded_opponents
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    Banish,
    Cast,
    Destroy,
    Drain,
    LayAnnulment,
    LayAura,
    PlayComponent,
    Release,
    Scry,
)
from wizardtable.games.wizards_gambit.rules.state import State

_COMPONENT_BITS: Final = (1 << box.FIRST_GAMBIT) - 1
_GAMBIT_BITS: Final = (1 << box.FIRST_INCANTATION) - 1 - _COMPONENT_BITS

_RELEASE: Final = Release()


def is_turn_exhausted(state: State) -> bool:
    """Returns whether the active seat can only end its turn."""
    seat = state.active
    hand, ability = state.hands[seat], state.abilities[seat]
    own = state.gambits[seat]
    # Most turns are decided by these quick tests: there is always a place for a gambit.
    if not state.actions:
        if state.ready[seat] >= 0 if own < 0 else not state.fresh:
            return False
        if hand[-1] >= box.FIRST_INCANTATION and ability != box.MUTED_VOICE:
            return False
    if not state.played and pool.can_play(state, seat):
        return False
    single = state.played and not state.extra and not state.free and ability not in _EXTRA_OPTIONS
    if single and (state.actions or (own < 0 and hand[-1] < box.FIRST_GAMBIT)):
        return True
    return not turn_actions(state, seat)


def turn_actions(state: State, seat: int) -> list[Action]:
    """Returns the actions of the active seat, except ending the turn.

    The order is: components as their own type and Flakes, components by Transcendent Focus,
    incantations, gambits, abilities.
    """
    ability = state.abilities[seat]
    usable = ability >= 0 and not state.used >> state.books[seat][-1] & 1
    held = pool.face_bits(state.hands[seat])
    components = held & _COMPONENT_BITS
    menu: list[Action] = []
    if state.played and not state.extra and not (usable and ability == box.QUICK_HANDS):
        components = _covered_components(state, seat) if state.free else 0
    if components:
        auras, short = state.auras, state.short
        reach = -1 if components & pool.FLAKE_BIT else components
        claims = state.gambits[seat] == box.NO_CARD or ability == box.GAMBITEER
        for slot, lacks in enumerate(state.lacks):
            if lacks & reach and auras[slot] < 0 and (claims or short[slot] > 1):
                menu += _PLAYS_BY_INDEX[slot << 13 | lacks << 7 | components] or _store_plays(
                    slot, lacks, components
                )
        if usable and ability == box.TRANSCENDENT_FOCUS:
            _add_focused(state, menu, seat, components)
    has_action = not state.actions or (state.actions == 1 and ability == box.TWIN_CASTING)
    if held >> box.FIRST_INCANTATION and ability != box.MUTED_VOICE:
        casts = _cast_actions(held >> box.FIRST_INCANTATION)
        if has_action:
            menu += casts
        elif state.free:
            menu += [cast for cast in casts if is_covered(state, seat, cast.face)]
    if has_action:
        _add_gambits(state, menu, seat, held & _GAMBIT_BITS)
    if usable and ability in _ABILITY_OPTIONS:
        _ABILITY_OPTIONS[ability](state, menu, seat)
    return menu


@lru_cache(maxsize=1 << 10)
def _cast_actions(incantations: int) -> tuple[Cast, ...]:
    """Returns the actions of playing incantations.

    `incantations`: the rows of these incantations in the card table, as bits.
    """
    rows = range(incantations.bit_length())
    return tuple([Cast(box.incantation(row)) for row in rows if incantations >> row & 1])


def _covered_components(state: State, seat: int) -> int:
    """Returns the bits of the components in hand that Colbach's Bounty covers."""
    hand = state.hands[seat]
    faces = [face for face in hand if is_covered(state, seat, face)]
    return pool.face_bits(tuple(faces)) & _COMPONENT_BITS


_PLAYS_BY_INDEX: Final[list[tuple[PlayComponent, ...]]] = [()] * (box.POOL_SLOTS << 13)
"""The plays of components as their own type, and of Flakes; empty until first needed.

The index has the components in hand in bits 0 to 6, the missing types in bits 7 to 12, and the slot
from bit 13 on."""


_PLAY_ACTIONS: Final = tuple(
    [
        tuple(
            [
                tuple([PlayComponent(face, slot, kind) for kind in range(box.TYPE_COUNT)])
                for face in box.COMPONENTS
            ]
        )
        for slot in range(box.POOL_SLOTS)
    ]
)
"""By slot, component and type, the action of playing the component. Menus share these objects."""


def _store_plays(slot: int, lacks: int, components: int) -> tuple[PlayComponent, ...]:
    here = _PLAY_ACTIONS[slot]
    plays = [here[kind][kind] for kind in pool.TYPES_IN[lacks & components]]
    if components & pool.FLAKE_BIT:
        plays += [here[box.FLAKE][kind] for kind in pool.TYPES_IN[lacks]]
    _PLAYS_BY_INDEX[slot << 13 | lacks << 7 | components] = result = tuple(plays)
    return result


def _add_focused(state: State, menu: list[Action], seat: int, components: int) -> None:
    """Adds to the menu the plays by Transcendent Focus: components as another type than their
    own."""
    for slot in range(box.POOL_SLOTS):
        types = pool.open_types(state, seat, slot)
        menu += [
            _PLAY_ACTIONS[slot][face][kind]
            for face in pool.TYPES_IN[components & ~pool.FLAKE_BIT]
            for kind in types
            if kind != face
        ]


def _add_gambits(state: State, menu: list[Action], seat: int, held: int) -> None:
    """Adds to the menu the actions with gambits.

    The seat can release its gambit in play, play the gambit in front of it, or play one gambit of
    its hand. One gambit of the hand is enough, because all gambits are equally good. `held`: the
    gambits in hand, as bits of their faces.
    """
    own, front = state.gambits[seat], state.ready[seat]
    if own != box.NO_CARD and not state.fresh:
        menu.append(_RELEASE)
    if front != box.NO_CARD:
        _add_layings(state, menu, seat, front)
    if held:
        _add_layings(state, menu, seat, box.Face((held & -held).bit_length() - 1))


def _add_layings(state: State, menu: list[Action], seat: int, face: box.Face) -> None:
    auras, annulments, destructions = _gambit_actions(face)
    gambits = state.gambits
    if gambits[seat] == box.NO_CARD:
        short, abilities = state.short, state.abilities
        menu += [auras[i] for i, owner in enumerate(state.auras) if owner < 0 and short[i]]
        books = enumerate(state.annulments)
        menu += [annulments[i] for i, o in books if o < 0 and abilities[i] != box.SEALED_TOME]
    menu += [destructions[i] for i, face in enumerate(gambits) if face >= 0 and i != seat]


Layings: TypeAlias = tuple[tuple[LayAura, ...], tuple[LayAnnulment, ...], tuple[Destroy, ...]]


@lru_cache(maxsize=box.GAMBIT_COUNT)
def _gambit_actions(face: box.Face) -> Layings:
    """Returns the actions with a gambit: auras by slot, then annulments and destructions by
    seat."""
    auras = [LayAura(face, slot) for slot in range(box.POOL_SLOTS)]
    seats = range(box.MAX_SEATS)
    annulments = [LayAnnulment(face, seat) for seat in seats]
    return tuple(auras), tuple(annulments), tuple([Destroy(face, seat) for seat in seats])


# Abilities that are actions of their own.


def _add_rune_shifts(state: State, menu: list[Action], seat: int) -> None:
    menu += pool.component_moves(state, seat)


def _add_banishments(state: State, menu: list[Action], seat: int) -> None:
    if not state.actions:
        menu += [Banish(slot) for slot in pool.banishable_slots(state)]


def _add_drains(state: State, menu: list[Action], seat: int) -> None:
    menu += [Drain(other) for other in unwarded_opponents(state, seat, with_cards=True)]


def _add_scryings(state: State, menu: list[Action], seat: int) -> None:
    menu += [Scry(face) for face in dict.fromkeys(state.hands[seat])]


_ABILITY_OPTIONS: Final[dict[int, Callable[[State, list[Action], int], None]]] = {
    box.RUNE_SHIFT: _add_rune_shifts,
    box.BANISHMENT: _add_banishments,
    box.DRAIN: _add_drains,
    box.SCRYING: _add_scryings,
}


_EXTRA_OPTIONS: Final = frozenset({box.QUICK_HANDS, box.TWIN_CASTING, *_ABILITY_OPTIONS})
"""The abilities that may leave a seat something to do after a component and an incantation
action."""
