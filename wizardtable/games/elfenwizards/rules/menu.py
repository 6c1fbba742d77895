# SPDX-License-Identifier: MIT
"""The menu: what the seat to move can do, in a stable order, equal choices once."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from wizardtable.games.elfenwizards.rules.components import (
    BOXES,
    CONTEST_OF,
    FACES,
    GRAND_DRUID,
    LEVELS,
    MAGICIANS,
    MINOR_FACE,
    OUT,
    STRIDE,
    TITLES,
    WizardId,
)
from wizardtable.games.elfenwizards.rules.defeats import defeated, due, next_to_fill, unlike
from wizardtable.games.elfenwizards.rules.moves import (
    Action,
    Commit,
    Done,
    Faces,
    FillTitle,
    GiveSpell,
    Pass,
    PlaceDie,
    RemoveToken,
    Reroll,
    SendTo,
    TakeBack,
    TakeToken,
    UseDie,
)
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, stained, ways
from wizardtable.games.elfenwizards.rules.standings import distinct, ground, power, vacant
from wizardtable.games.elfenwizards.rules.state import CAST, COMMIT, RETIRE, State

LONGEST: Final = 60
"""Entries of a menu at most; of more ways to place a spell the likelier ones are kept."""

_WIZARDS: Final = tuple(WizardId(wizard) for wizard in range(6 * STRIDE))
_PLACE: Final = tuple(
    tuple(PlaceDie(face, box) for box in range(len(BOXES))) for face in range(FACES)
)
_USE: Final = tuple(UseDie(face) for face in range(FACES))
_TAKE_BACK: Final = tuple(TakeBack(face) for face in range(FACES))
_COMMIT: Final = tuple(tuple(Commit(face, wizard) for wizard in _WIZARDS) for face in range(FACES))
_SEND: Final = tuple(tuple(SendTo(wizard, space) for space in MAGICIANS) for wizard in _WIZARDS)
_FILL: Final = tuple(tuple(FillTitle(wizard, title) for title in TITLES) for wizard in _WIZARDS)
_TAKE: Final = tuple(TakeToken(wizard) for wizard in _WIZARDS)
_REMOVE: Final = tuple(RemoveToken(wizard) for wizard in _WIZARDS)
_GIVE: Final = (GiveSpell(True), GiveSpell(False))
_DONE: Final = Done()
_PASS: Final = Pass()
_REROLL: Final = Reroll()


def legal_actions(state: State) -> Sequence[Action]:
    """What the seat to move can do; empty when the match is over."""
    return _MENUS[state.step](state)


def candidates(state: State) -> Sequence[Action]:
    """The menu, with all ways to place a spell."""
    return _commitments(state) if state.step == COMMIT else legal_actions(state)


def _gifts(state: State) -> Sequence[Action]:
    return _GIVE


def _spaces(state: State) -> Sequence[Action]:
    if state.phase == RETIRE:
        return _SEND[state.place.index(GRAND_DRUID)]
    wizards = distinct(state, defeated(state, state.to_move))
    return [action for wizard in wizards for action in _SEND[wizard]]


def _placements(state: State) -> Sequence[Action]:
    if state.phase == CAST:
        return _cast(state.rolled, _DONE)
    if not state.rerolled and not state.laid and state.minors[state.to_move]:
        return _cast(state.rolled, _REROLL)
    return _cast(state.rolled, None)


@lru_cache(maxsize=8192)
def _cast(rolled: Faces, other: Action | None) -> tuple[Action, ...]:
    placements = [action for face in sorted(set(rolled)) for action in _PLACE[face]]
    return (*placements, *([] if other is None else [other]))


def _dice_to_use(state: State) -> Sequence[Action]:
    known = ways(state, state.to_move)
    menu: list[Action] = [_USE[face] for face in known.further[state.used]]
    if state.used in known.gains:
        menu.append(_DONE)
    return menu


def _dice_to_take_back(state: State) -> Sequence[Action]:
    dice = state.placed[state.to_move][box_in_use(state)]
    return [*[_TAKE_BACK[face] for face in sorted(set(dice))], _DONE]


def _likelier_commitments(state: State) -> Sequence[Action]:
    menu = _commitments(state)
    return menu if len(menu) <= LONGEST else _likelier(state, menu)


def _commitments(state: State) -> list[Action]:
    seat = state.to_move
    known = _commits(state.place)
    menu: list[Action] = [] if state.laid else [_PASS]
    if state.minors[seat]:
        menu += known(seat, 0, MINOR_FACE)
    boxes = state.placed[seat]
    for level in range(len(LEVELS)):
        last = 0
        for face in boxes[level]:
            if face != last:
                menu += known(seat, level, face)
                last = face
    groups = ground(state.place).twins
    if groups:
        menu = _without_equals(state, menu, groups)
    return menu


@lru_cache(maxsize=128)
def _commits(place: tuple[int, ...]) -> Callable[[int, int, int], tuple[Commit, ...]]:
    """A function that gives the ways to place a spell, by seat, level and face, while wizards
    stand like this; it makes each list once."""
    here = ground(place)

    @cache
    def known(seat: int, level: int, face: int) -> tuple[Commit, ...]:
        if face == MINOR_FACE:
            wizards: Iterable[WizardId] = sorted(w for own in here.targets[seat] for w in own)
        else:
            wizards = here.targets[seat][level]
        return tuple([_COMMIT[face][wizard] for wizard in wizards])

    return known


def _without_equals(
    state: State, menu: list[Action], groups: tuple[tuple[WizardId, ...], ...]
) -> list[Action]:
    """The menu with one Magician only, the first, of those of one guild and space who have equal
    tokens and points."""
    dropped: set[WizardId] = set()
    for group in groups:
        seen: set[tuple[int, int]] = set()
        for wizard in group:
            kind = (state.tokens[wizard], power(state, wizard))
            if kind in seen:
                dropped.add(wizard)
            seen.add(kind)
    if not dropped:
        return menu
    return [a for a in menu if not (isinstance(a, Commit) and a.wizard in dropped)]


def _likelier(state: State, menu: list[Action]) -> list[Action]:
    """As many as a menu may hold: first spells for own wizards, then for those who contend with
    none of them, then for their rivals; minor spells and strong dice before the others."""
    seat = state.to_move
    own = set(_contests_of(state, seat))

    def unlikeliness(action: Action) -> tuple[int, int]:
        if not isinstance(action, Commit):
            return (-1, 0)
        wizard, face = action.wizard, action.face
        strong = 0 if face == MINOR_FACE else 7 - face
        if wizard // STRIDE == seat:
            return (0, strong)
        return (1 + (CONTEST_OF[state.place[wizard]] in own), strong)

    kept = set(sorted(menu, key=unlikeliness)[:LONGEST])
    return [action for action in menu if action in kept]


def _contests_of(state: State, seat: int) -> list[int]:
    own = state.place[STRIDE * seat : STRIDE * seat + STRIDE]
    return [CONTEST_OF[space] for space in own if space != OUT]


def _fillings(state: State) -> Sequence[Action]:
    wizards, spaces = distinct(state, next_to_fill(state)), vacant(state)
    return [_FILL[wizard][space] for wizard in wizards for space in spaces]


def _takers(state: State) -> Sequence[Action]:
    return [_TAKE[wizard] for wizard in unlike(state, due(state, state.to_move))]


def _removals(state: State) -> Sequence[Action]:
    return [_REMOVE[wizard] for wizard in stained(state, state.to_move)]


def _none(state: State) -> Sequence[Action]:
    return ()


_MENUS: Final[tuple[Callable[[State], Sequence[Action]], ...]] = (
    _gifts,
    _spaces,
    _placements,
    _dice_to_use,
    _dice_to_take_back,
    _likelier_commitments,
    _fillings,
    _takers,
    _removals,
    _none,
)
"""By step (see `state`), what there is to choose from."""
