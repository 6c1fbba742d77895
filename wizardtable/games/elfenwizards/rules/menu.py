# SPDX-License-Identifier: MIT
"""The menu: what the seat to move can do, in a stable order, equal choices once."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.defeats import defeated, due, next_to_fill, unlike
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, stained, ways
from wizardtable.games.elfenwizards.rules.standings import distinct, ground, power, vacant
from wizardtable.games.elfenwizards.rules.state import CAST, COMMIT, RETIRE, State

LONGEST: Final = 60
"""Entries of a menu at most; of more ways to place a spell the likelier ones are kept."""

_WIZARDS: Final = tuple(components.WizardId(wizard) for wizard in range(6 * components.STRIDE))
_PLACE: Final = tuple(
    tuple(moves.PlaceDie(face, box) for box in range(len(components.BOXES)))
    for face in range(components.FACES)
)
_USE: Final = tuple(moves.UseDie(face) for face in range(components.FACES))
_TAKE_BACK: Final = tuple(moves.TakeBack(face) for face in range(components.FACES))
_COMMIT: Final = tuple(
    tuple(moves.Commit(face, wizard) for wizard in _WIZARDS) for face in range(components.FACES)
)
_SEND: Final = tuple(
    tuple(moves.SendTo(wizard, space) for space in components.MAGICIANS) for wizard in _WIZARDS
)
_FILL: Final = tuple(
    tuple(moves.FillTitle(wizard, title) for title in components.TITLES) for wizard in _WIZARDS
)
_TAKE: Final = tuple(moves.TakeToken(wizard) for wizard in _WIZARDS)
_REMOVE: Final = tuple(moves.RemoveToken(wizard) for wizard in _WIZARDS)
_GIVE: Final = (moves.GiveSpell(True), moves.GiveSpell(False))
_DONE: Final = moves.Done()
_PASS: Final = moves.Pass()
_REROLL: Final = moves.Reroll()


def legal_actions(state: State) -> Sequence[moves.Action]:
    """What the seat to move can do; empty when the match is over."""
    return _MENUS[state.step](state)


def candidates(state: State) -> Sequence[moves.Action]:
    """The menu, with all ways to place a spell."""
    return _commitments(state) if state.step == COMMIT else legal_actions(state)


def _gifts(state: State) -> Sequence[moves.Action]:
    return _GIVE


def _spaces(state: State) -> Sequence[moves.Action]:
    if state.phase == RETIRE:
        return _SEND[state.place.index(components.GRAND_DRUID)]
    wizards = distinct(state, defeated(state, state.to_move))
    return [action for wizard in wizards for action in _SEND[wizard]]


def _placements(state: State) -> Sequence[moves.Action]:
    if state.phase == CAST:
        return _cast(state.rolled, _DONE)
    if not state.rerolled and not state.laid and state.minors[state.to_move]:
        return _cast(state.rolled, _REROLL)
    return _cast(state.rolled, None)


@lru_cache(maxsize=8192)
def _cast(rolled: moves.Faces, other: moves.Action | None) -> tuple[moves.Action, ...]:
    placements = [action for face in sorted(set(rolled)) for action in _PLACE[face]]
    return (*placements, *([] if other is None else [other]))


def _dice_to_use(state: State) -> Sequence[moves.Action]:
    known = ways(state, state.to_move)
    menu: list[moves.Action] = [_USE[face] for face in known.further[state.used]]
    if state.used in known.gains:
        menu.append(_DONE)
    return menu


def _dice_to_take_back(state: State) -> Sequence[moves.Action]:
    dice = state.placed[state.to_move][box_in_use(state)]
    return [*[_TAKE_BACK[face] for face in sorted(set(dice))], _DONE]


def _likelier_commitments(state: State) -> Sequence[moves.Action]:
    menu = _commitments(state)
    return menu if len(menu) <= LONGEST else _likelier(state, menu)


def _commitments(state: State) -> list[moves.Action]:
    seat = state.to_move
    known = _commits(state.place)
    menu: list[moves.Action] = [] if state.laid else [_PASS]
    if state.minors[seat]:
        menu += known(seat, 0, components.MINOR_FACE)
    boxes = state.placed[seat]
    for level in range(len(components.LEVELS)):
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
def _commits(place: tuple[int, ...]) -> Callable[[int, int, int], tuple[moves.Commit, ...]]:
    """A function that gives the ways to place a spell, by seat, level and face, while wizards
    stand like this; it makes each list once."""
    here = ground(place)

    @cache
    def known(seat: int, level: int, face: int) -> tuple[moves.Commit, ...]:
        if face == components.MINOR_FACE:
            wizards: Iterable[components.WizardId] = sorted(
                w for own in here.targets[seat] for w in own
            )
        else:
            wizards = here.targets[seat][level]
        return tuple([_COMMIT[face][wizard] for wizard in wizards])

    return known


def _without_equals(
    state: State, menu: list[moves.Action], groups: tuple[tuple[components.WizardId, ...], ...]
) -> list[moves.Action]:
    """The menu with one Magician only, the first, of those of one guild and space who have equal
    tokens and points."""
    dropped: set[components.WizardId] = set()
    for group in groups:
        seen: set[tuple[int, int]] = set()
        for wizard in group:
            kind = (state.tokens[wizard], power(state, wizard))
            if kind in seen:
                dropped.add(wizard)
            seen.add(kind)
    if not dropped:
        return menu
    return [a for a in menu if not (isinstance(a, moves.Commit) and a.wizard in dropped)]


def _likelier(state: State, menu: list[moves.Action]) -> list[moves.Action]:
    """As many as a menu may hold: first spells for own wizards, then for those who contend with
    none of them, then for their rivals; minor spells and strong dice before the others."""
    seat = state.to_move
    own = set(_contests_of(state, seat))

    def unlikeliness(action: moves.Action) -> tuple[int, int]:
        if not isinstance(action, moves.Commit):
            return (-1, 0)
        wizard, face = action.wizard, action.face
        strong = 0 if face == components.MINOR_FACE else 7 - face
        if wizard // components.STRIDE == seat:
            return (0, strong)
        return (1 + (components.CONTEST_OF[state.place[wizard]] in own), strong)

    kept = set(sorted(menu, key=unlikeliness)[:LONGEST])
    return [action for action in menu if action in kept]


def _contests_of(state: State, seat: int) -> list[int]:
    own = state.place[components.STRIDE * seat : components.STRIDE * seat + components.STRIDE]
    return [components.CONTEST_OF[space] for space in own if space != components.OUT]


def _fillings(state: State) -> Sequence[moves.Action]:
    wizards, spaces = distinct(state, next_to_fill(state)), vacant(state)
    return [_FILL[wizard][space] for wizard in wizards for space in spaces]


def _takers(state: State) -> Sequence[moves.Action]:
    return [_TAKE[wizard] for wizard in unlike(state, due(state, state.to_move))]


def _removals(state: State) -> Sequence[moves.Action]:
    return [_REMOVE[wizard] for wizard in stained(state, state.to_move)]


def _none(state: State) -> Sequence[moves.Action]:
    return ()


_MENUS: Final[tuple[Callable[[State], Sequence[moves.Action]], ...]] = (
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
