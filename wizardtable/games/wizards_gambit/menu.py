# SPDX-License-Identifier: MIT
"""The menu: what the seat to move can do, in a stable order, equal choices once."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from wizardtable.games.wizards_gambit.abilities import exposed_opponents, is_covered
from wizardtable.games.wizards_gambit.casting import aims
from wizardtable.games.wizards_gambit.components import (
    BANISHMENT,
    COMPONENTS,
    DRAIN,
    FIRST_GAMBIT,
    FIRST_INCANTATION,
    FLAKE,
    GAMBITEER,
    GAMBITS,
    MOST_SEATS,
    MUTED_VOICE,
    NO_CARD,
    POOL,
    QUICK_HANDS,
    RUNE_SHIFT,
    SCRYING,
    SEALED_TOME,
    TRANSCENDENT_FOCUS,
    TWIN_CASTING,
    TYPES,
    Face,
    incantation,
)
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
    ANY,
    TYPES_IN,
    banishable,
    can_play,
    face_bits,
    moves,
    recallable,
    removable,
)
from wizardtable.games.wizards_gambit.state import State

_COMPONENTS: Final = (1 << FIRST_GAMBIT) - 1
_GAMBITS: Final = (1 << FIRST_INCANTATION) - 1 - _COMPONENTS
"""The bits of components, and of gambits, among the cards of a hand."""

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
    seat = state.active
    if not state.played and can_play(state, seat):
        return False
    hand, ability = state.hands[seat], state.abilities[seat]
    own = state.gambits[seat]
    if not state.actions:  # what can be told without looking closely: there is a place for a gambit
        if state.ready[seat] >= 0 if own < 0 else not state.fresh:
            return False
        if hand[-1] >= FIRST_INCANTATION and ability != MUTED_VOICE:
            return False
    single = state.played and not state.extra and not state.free and ability not in _OFFERS
    if single and (state.actions or (own < 0 and hand[-1] < FIRST_GAMBIT)):
        return True
    return not _options(state, seat)


# The turn.


def _turn(state: State) -> Sequence[Action]:
    seat = state.active
    menu = _options(state, seat)
    if state.played or not _has_to_play(state, menu):
        menu.append(_END)
    return menu if len(menu) <= LONGEST else _likelier(state, menu)


def _has_to_play(state: State, menu: list[Action]) -> bool:
    """Whether a component could be played as it is, or a Flake: then one must be."""
    first = menu[0] if menu else _END
    if not isinstance(first, PlayComponent):
        return False
    return first.face in (FLAKE, first.as_type) or can_play(state, state.active)


def _options(state: State, seat: int) -> list[Action]:
    """What the active seat can do but end its turn: components first, then incantations, gambits
    and abilities."""
    ability = state.abilities[seat]
    usable = ability >= 0 and not state.used >> state.books[seat][-1] & 1
    held = face_bits(state.hands[seat])
    components = held & _COMPONENTS
    menu: list[Action] = []
    if state.played and not state.extra and not (usable and ability == QUICK_HANDS):
        components = _covered(state, seat) if state.free else 0
    if components:
        focus = usable and ability == TRANSCENDENT_FOCUS
        claims = state.gambits[seat] == NO_CARD or ability == GAMBITEER
        _add_plays(state, menu, components, claims=claims, focus=focus)
    has_action = not state.actions or (state.actions == 1 and ability == TWIN_CASTING)
    if held >> FIRST_INCANTATION and ability != MUTED_VOICE:
        casts = _casts(held >> FIRST_INCANTATION)
        if has_action:
            menu += casts
        elif state.free:
            menu += [cast for cast in casts if is_covered(state, seat, cast.face)]
    if has_action:
        _add_gambits(state, menu, seat, held & _GAMBITS)
    if usable and ability in _POWERS:
        _POWERS[ability](state, menu, seat)
    return menu


@lru_cache(maxsize=1 << 10)
def _casts(incantations: int) -> tuple[Cast, ...]:
    """The incantations in a hand, from their bits, shifted to the first."""
    rows = range(incantations.bit_length())
    return tuple([Cast(incantation(row)) for row in rows if incantations >> row & 1])


def _covered(state: State, seat: int) -> int:
    """The bits of the components in hand that Colbach's Bounty covers."""
    hand = state.hands[seat]
    faces = [face for face in hand if is_covered(state, seat, face)]
    return face_bits(tuple(faces)) & _COMPONENTS


def _add_plays(
    state: State, menu: list[Action], components: int, *, claims: bool, focus: bool
) -> None:
    """Components, where they fit; in each place those by Transcendent Focus after the others."""
    auras, short = state.auras, state.short
    for slot, lacks in enumerate(state.lacks):
        if lacks and auras[slot] < 0 and (claims or short[slot] > 1):
            key = slot << 13 | lacks << 7 | components
            plays = _PLAYS[key]
            if plays is None:
                plays = _PLAYS[key] = _plays_on(slot, lacks, components)
            menu += plays
            if focus:
                menu += _focused_on(slot, lacks, components)


_PLAYS: Final[list[tuple[PlayComponent, ...] | None]] = [None] * (POOL << 13)
"""By place, types that a spell lacks and components in hand (the bits of each): what can be played,
once it has been asked for."""


_PLAY: Final = tuple(
    [
        tuple(
            [
                tuple([PlayComponent(face, slot, kind) for kind in range(TYPES)])
                for face in COMPONENTS
            ]
        )
        for slot in range(POOL)
    ]
)
"""By place, component and type: a menu makes no action anew."""


def _plays_on(slot: int, lacks: int, components: int) -> tuple[PlayComponent, ...]:
    here = _PLAY[slot]
    plain = [here[kind][kind] for kind in TYPES_IN[lacks & components]]
    if components & ANY:
        plain += [here[FLAKE][kind] for kind in TYPES_IN[lacks]]
    return tuple(plain)


def _focused_on(slot: int, lacks: int, components: int) -> list[PlayComponent]:
    """The ways to lay components as another type than their own."""
    return [
        _PLAY[slot][face][kind]
        for face in TYPES_IN[components & ~ANY]
        for kind in TYPES_IN[lacks]
        if kind != face
    ]


def _add_gambits(state: State, menu: list[Action], seat: int, held: int) -> None:
    """Gambits: that in front, and of those in hand (their bits), which are as good as each other,
    the first."""
    own, front = state.gambits[seat], state.ready[seat]
    if own != NO_CARD and not state.fresh:
        menu.append(_RELEASE)
    if front != NO_CARD:
        _add_layings(state, menu, seat, front)
    if held:
        _add_layings(state, menu, seat, Face((held & -held).bit_length() - 1))


def _add_layings(state: State, menu: list[Action], seat: int, face: Face) -> None:
    auras, annulments, destructions = _layings(face)
    gambits = state.gambits
    if gambits[seat] == NO_CARD:
        short, abilities = state.short, state.abilities
        menu += [auras[i] for i, owner in enumerate(state.auras) if owner < 0 and short[i]]
        books = enumerate(state.annulments)
        menu += [annulments[i] for i, o in books if o < 0 and abilities[i] != SEALED_TOME]
    menu += [destructions[i] for i, face in enumerate(gambits) if face >= 0 and i != seat]


Layings: TypeAlias = tuple[tuple[LayAura, ...], tuple[LayAnnulment, ...], tuple[Destroy, ...]]


@lru_cache(maxsize=GAMBITS)
def _layings(face: Face) -> Layings:
    """By place of the pool and by seat, what can be done with a gambit."""
    auras = [LayAura(face, slot) for slot in range(POOL)]
    seats = range(MOST_SEATS)
    annulments = [LayAnnulment(face, seat) for seat in seats]
    return tuple(auras), tuple(annulments), tuple([Destroy(face, seat) for seat in seats])


# Abilities of the turn that are actions of their own.


def _add_shifts(state: State, menu: list[Action], seat: int) -> None:
    menu += moves(state, seat)


def _add_banishments(state: State, menu: list[Action], seat: int) -> None:
    if not state.actions:
        menu += [Banish(slot) for slot in banishable(state)]


def _add_drains(state: State, menu: list[Action], seat: int) -> None:
    menu += [Drain(other) for other in exposed_opponents(state, seat, with_cards=True)]


def _add_scryings(state: State, menu: list[Action], seat: int) -> None:
    menu += [Scry(face) for face in dict.fromkeys(state.hands[seat])]


_POWERS: Final[dict[int, Callable[[State, list[Action], int], None]]] = {
    RUNE_SHIFT: _add_shifts,
    BANISHMENT: _add_banishments,
    DRAIN: _add_drains,
    SCRYING: _add_scryings,
}


_OFFERS: Final = frozenset({QUICK_HANDS, TWIN_CASTING, *_POWERS})
"""The abilities by which there can be more to do than one component and one incantation action."""


# A menu that is too long.


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
        if state.short[action.slot] > 1 and action.face != action.as_type:
            unlikeliness = 2 if action.face == FLAKE else 5
    elif isinstance(action, MoveComponent):
        if state.short[action.target] > 1:
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
    return [_discard_of(face) for face in dict.fromkeys(state.hands[state.to_move])]


@lru_cache(maxsize=1 << 8)
def _discard_of(face: Face) -> Discard:
    return Discard(face)


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
