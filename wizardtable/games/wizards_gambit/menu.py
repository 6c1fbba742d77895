# SPDX-License-Identifier: MIT
"""The menu: what the seat to move can do, in a stable order, equal choices once."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.wizards_gambit.abilities import (
    exposed_opponents,
    has_action,
    has_play,
    is_covered,
    is_sealed,
    may_cast,
    ready_to_use,
    working,
)
from wizardtable.games.wizards_gambit.casting import aims
from wizardtable.games.wizards_gambit.components import (
    BANISHMENT,
    DRAIN,
    FIRST_GAMBIT,
    FIRST_INCANTATION,
    FLAKE,
    NO_ABILITY,
    NO_CARD,
    NO_SPELL,
    POOL,
    RUNE_SHIFT,
    SCRYING,
    TRANSCENDENT_FOCUS,
    TYPES,
    Face,
)
from wizardtable.games.wizards_gambit.gambits import gambit_sources
from wizardtable.games.wizards_gambit.moves import (
    Action,
    Banish,
    Cast,
    ChooseSeat,
    Decline,
    Destroy,
    Discard,
    Dispel,
    Drain,
    EndTurn,
    Faces,
    Give,
    Keep,
    LayAnnulment,
    LayAura,
    MoveComponent,
    PlayComponent,
    Release,
    Scry,
    TakeBack,
)
from wizardtable.games.wizards_gambit.pool import (
    banishable,
    can_play,
    lack,
    moves,
    open_types,
    recallable,
    removable,
)
from wizardtable.games.wizards_gambit.state import State

LONGEST: Final = 60
"""Entries of a menu at most; of more, those that complete nothing are left out first."""

_DECLINE: Final = Decline()
_RELEASE: Final = Release()
_END: Final = EndTurn()


def legal_actions(state: State) -> Sequence[Action]:
    """What the seat to move can do; empty when the match is over."""
    if not state.tasks:
        return ()
    return _MENUS[state.step](state)


def nothing_left(state: State) -> bool:
    """Whether the active seat can do nothing more in its turn but end it."""
    return not any(next(part(state, state.active), None) for part in _PARTS)


# The turn, part by part.


def _turn(state: State) -> Sequence[Action]:
    seat = state.active
    menu: list[Action] = []
    for part in _PARTS:
        menu += part(state, seat)
    if state.played or not can_play(state, seat):
        menu.append(_END)
    return menu if len(menu) <= LONGEST else _likelier(state, menu)


def _plays(state: State, seat: int) -> Iterator[Action]:
    """Components, where they fit; those by Transcendent Focus after the others of the place."""
    faces = _components(state.hands[seat])
    if not has_play(state, seat):
        faces = tuple([face for face in faces if is_covered(state, seat, face)])
    if not faces:
        return
    focus = ready_to_use(state, seat, TRANSCENDENT_FOCUS)
    for slot in range(POOL):
        types = open_types(state, seat, slot)
        if types:
            yield from _plays_on(slot, types, faces)
            if focus:
                yield from _focused_on(slot, types, faces)


@lru_cache(maxsize=1 << 12)
def _components(hand: Faces) -> Faces:
    """The components in a hand, equal ones once."""
    return tuple(dict.fromkeys([face for face in hand if face < FIRST_GAMBIT]))


@lru_cache(maxsize=1 << 16)
def _plays_on(slot: int, types: tuple[int, ...], faces: Faces) -> tuple[PlayComponent, ...]:
    """The ways to lay these components on a spell that lacks these types."""
    plain = [PlayComponent(face, slot, face) for face in faces if face in types]
    if FLAKE in faces:
        plain += [PlayComponent(FLAKE, slot, kind) for kind in types]
    return tuple(plain)


@lru_cache(maxsize=1 << 12)
def _focused_on(slot: int, types: tuple[int, ...], faces: Faces) -> tuple[PlayComponent, ...]:
    """The ways to lay these components as another type than their own."""
    return tuple(
        [
            PlayComponent(face, slot, kind)
            for face in faces
            if face != FLAKE
            for kind in types
            if kind != face
        ]
    )


def _shifts(state: State, seat: int) -> Iterator[Action]:
    if ready_to_use(state, seat, RUNE_SHIFT):
        yield from moves(state, seat)


def _casts(state: State, seat: int) -> Iterator[Action]:
    hand = state.hands[seat]
    if not hand or hand[-1] < FIRST_INCANTATION:
        return
    for face in dict.fromkeys(hand):
        if face >= FIRST_INCANTATION and may_cast(state, seat, face):
            yield Cast(face)


def _gambits(state: State, seat: int) -> Iterator[Action]:
    """Gambits: that in front, and of those in hand, which are as good as each other, the first."""
    if not has_action(state, seat):
        return
    if state.gambits[seat] != NO_CARD and not state.fresh:
        yield _RELEASE
    for face in gambit_sources(state, seat)[:2]:
        yield from _layings(state, seat, face)


def _layings(state: State, seat: int, face: Face) -> Iterator[Action]:
    seats = range(len(state.hands))
    if state.gambits[seat] == NO_CARD:
        auras, book = _laying(face)
        for slot in range(POOL):
            if state.auras[slot] < 0 and state.pool[slot] != NO_SPELL:
                yield auras[slot]
        for other in seats:
            if state.annulments[other] < 0 and not is_sealed(state, other):
                yield book[other]
    for other in seats:
        if other != seat and state.gambits[other] != NO_CARD:
            yield Destroy(face, other)


@lru_cache(maxsize=16)
def _laying(face: Face) -> tuple[tuple[LayAura, ...], tuple[LayAnnulment, ...]]:
    auras = [LayAura(face, slot) for slot in range(POOL)]
    return tuple(auras), tuple([LayAnnulment(face, seat) for seat in range(5)])


def _powers(state: State, seat: int) -> Iterator[Action]:
    ability = working(state, seat)
    if ability == NO_ABILITY or not ready_to_use(state, seat, ability):
        return
    if ability == BANISHMENT and not state.actions:
        for slot in banishable(state):
            yield Banish(slot)
    elif ability == DRAIN:
        for other in exposed_opponents(state, seat, with_cards=True):
            yield Drain(other)
    elif ability == SCRYING:
        for face in dict.fromkeys(state.hands[seat]):
            yield Scry(face)


_PARTS: Final[tuple[Callable[[State, int], Iterator[Action]], ...]] = (
    _plays,
    _shifts,
    _casts,
    _gambits,
    _powers,
)


def _likelier(state: State, menu: list[Action]) -> list[Action]:
    """As many as a menu may hold, in their order."""
    ranked = sorted(range(len(menu)), key=lambda place: _unlikeliness(state, menu[place]))
    return [menu[place] for place in sorted(ranked[:LONGEST])]


def _unlikeliness(state: State, action: Action) -> int:
    """0 for the end of a turn, 1 for what must not be missing, more for what may be."""
    unlikeliness = 1
    if isinstance(action, EndTurn):
        unlikeliness = 0
    elif isinstance(action, PlayComponent):
        if lack(state, action.slot)[0] > 1 and action.face != action.as_type:
            unlikeliness = 2 if action.face == FLAKE else 5
    elif isinstance(action, MoveComponent):
        if lack(state, action.target)[0] > 1:
            unlikeliness = 4 if action.laid[0] == FLAKE else 3
    elif isinstance(action, LayAura | LayAnnulment | Destroy):
        unlikeliness = 1 if action.face == state.ready[state.active] else 3
    return unlikeliness


# Single questions.


def _start(state: State) -> Sequence[Action]:
    seats = exposed_opponents(state, state.active, with_cards=True)
    return [*[ChooseSeat(seat) for seat in seats], _DECLINE]


def _give(state: State) -> Sequence[Action]:
    return [Give(face) for face in dict.fromkeys(state.hands[state.to_move])]


def _aim(state: State) -> Sequence[Action]:
    return [ChooseSeat(seat) for seat in aims(state)]


def _discards(state: State) -> Sequence[Action]:
    return [Discard(face) for face in dict.fromkeys(state.hands[state.to_move])]


def _dispel(state: State) -> Sequence[Action]:
    return [Dispel(laid, slot) for laid, slot in removable(state)]


def _transmute(state: State) -> Sequence[Action]:
    menu: list[Action] = [*moves(state, state.active)]
    return menu if len(menu) <= LONGEST else _likelier(state, menu)


def _recall(state: State) -> Sequence[Action]:
    return [TakeBack(face) for face in recallable(state)]


def _reclaim(state: State) -> Sequence[Action]:
    return [*[TakeBack(face) for face in dict.fromkeys(state.aside)], _DECLINE]


def _foresee(state: State) -> Sequence[Action]:
    return [Keep(face) for face in dict.fromkeys(state.looked)]


_MENUS: Final[tuple[Callable[[State], Sequence[Action]], ...]] = (
    _start,
    _give,
    _turn,
    _aim,
    _discards,
    _dispel,
    _transmute,
    _recall,
    _reclaim,
    _foresee,
    _discards,
)
"""By step (see `state`)."""

assert len(_MENUS) == 11
assert TYPES == FLAKE
