# SPDX-License-Identifier: MIT
"""Makes the menu: the actions that the seat to move is offered, in a stable order, without
duplicates."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.defeats import (
    defeated_wizards,
    next_to_fill,
    token_candidates,
    wizards_with_distinct_tokens,
)
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, dice_uses, wizards_with_tokens
from wizardtable.games.elfenwizards.rules.standings import (
    distinct_wizards,
    places_index,
    points_beside,
    vacant_titles,
)
from wizardtable.games.elfenwizards.rules.state import CAST, COMMIT, RETIRE, State

MAX_ACTIONS: Final = 60
"""The largest number of actions in a menu. A longer menu omits the less promising ways to place a
spell."""

# Each action is made only once, as a search needs menus very often. Most tables have the actions of
# one class by the values of their fields.

_WIZARD_IDS: Final = tuple(
    components.WizardId(wizard) for wizard in range(6 * components.IDS_PER_GUILD)
)
_PLACE_DIE_ACTIONS: Final = tuple(
    tuple(moves.PlaceDie(face, box) for box in range(len(components.BOXES)))
    for face in range(components.FACE_COUNT)
)
_USE_DIE_ACTIONS: Final = tuple(moves.UseDie(face) for face in range(components.FACE_COUNT))
_TAKE_BACK_ACTIONS: Final = tuple(moves.TakeBack(face) for face in range(components.FACE_COUNT))
_COMMIT_ACTIONS: Final = tuple(
    tuple(moves.Commit(face, wizard) for wizard in _WIZARD_IDS)
    for face in range(components.FACE_COUNT)
)
_SEND_TO_ACTIONS: Final = tuple(
    tuple(moves.SendTo(wizard, space) for space in components.MAGICIANS) for wizard in _WIZARD_IDS
)
_FILL_TITLE_ACTIONS: Final = tuple(
    tuple(moves.FillTitle(wizard, title) for title in components.TITLES) for wizard in _WIZARD_IDS
)
_TAKE_TOKEN_ACTIONS: Final = tuple(moves.TakeToken(wizard) for wizard in _WIZARD_IDS)
_REMOVE_TOKEN_ACTIONS: Final = tuple(moves.RemoveToken(wizard) for wizard in _WIZARD_IDS)
_GIVE_SPELL_ACTIONS: Final = (moves.GiveSpell(True), moves.GiveSpell(False))
_DONE_ACTION: Final = moves.Done()
_PASS_ACTION: Final = moves.Pass()
_REROLL_ACTION: Final = moves.Reroll()


def legal_actions(state: State) -> Sequence[moves.Action]:
    """Returns the menu of the seat to move; empty once the match is over."""
    return _MENU_BY_STEP[state.step](state)


def candidates(state: State) -> Sequence[moves.Action]:
    """Returns the menu with all ways to place a spell, including those that the menu leaves out."""
    return _commitments(state) if state.step == COMMIT else legal_actions(state)


def _ways_to_give(state: State) -> Sequence[moves.Action]:
    return _GIVE_SPELL_ACTIONS


def _ways_to_send(state: State) -> Sequence[moves.Action]:
    if state.phase == RETIRE:
        return _SEND_TO_ACTIONS[state.place.index(components.GRAND_DRUID)]
    wizards = distinct_wizards(state, defeated_wizards(state, state.to_move))
    return [action for wizard in wizards for action in _SEND_TO_ACTIONS[wizard]]


def _placements(state: State) -> Sequence[moves.Action]:
    if state.phase == CAST:
        return _cast_actions(state.rolled, _DONE_ACTION)
    if not state.rerolled and not state.laid and state.minors[state.to_move]:
        return _cast_actions(state.rolled, _REROLL_ACTION)
    return _cast_actions(state.rolled, None)


@lru_cache(maxsize=8192)
def _cast_actions(rolled: moves.Faces, other: moves.Action | None) -> tuple[moves.Action, ...]:
    placements = [action for face in sorted(set(rolled)) for action in _PLACE_DIE_ACTIONS[face]]
    return (*placements, *([] if other is None else [other]))


def _dice_to_use(state: State) -> Sequence[moves.Action]:
    uses = dice_uses(state, state.to_move)
    menu: list[moves.Action] = [_USE_DIE_ACTIONS[face] for face in uses.next_faces[state.used]]
    if state.used in uses.gains:
        menu.append(_DONE_ACTION)
    return menu


def _dice_to_take_back(state: State) -> Sequence[moves.Action]:
    dice = state.placed[state.to_move][box_in_use(state)]
    return [*[_TAKE_BACK_ACTIONS[face] for face in sorted(set(dice))], _DONE_ACTION]


def _promising_commitments(state: State) -> Sequence[moves.Action]:
    menu = _commitments(state)
    return menu if len(menu) <= MAX_ACTIONS else _most_promising(state, menu)


def _commitments(state: State) -> list[moves.Action]:
    seat = state.to_move
    commits = _commit_lists(state.place, state.data)
    menu: list[moves.Action] = [] if state.laid else [_PASS_ACTION]
    if state.minors[seat]:
        menu += commits(seat, 0, components.MINOR_FACE)
    boxes = state.placed[seat]
    for level in range(len(components.LEVELS)):
        last = 0
        for face in boxes[level]:
            if face != last:
                menu += commits(seat, level, face)
                last = face
    groups = places_index(state.place, state.data).twins
    if groups:
        menu = _without_equals(state, menu, groups)
    return menu


@lru_cache(maxsize=128)
def _commit_lists(
    place: tuple[int, ...], data: str
) -> Callable[[int, int, int], tuple[moves.Commit, ...]]:
    """Returns a function for these places of the wizards, and for this box. Its arguments are a
    seat, a level and a face. It returns the actions by which the seat places a spell with this face
    at this level. The returned function makes each list only once."""
    index = places_index(place, data)

    @cache
    def commits(seat: int, level: int, face: int) -> tuple[moves.Commit, ...]:
        if face == components.MINOR_FACE:
            wizards: Iterable[components.WizardId] = sorted(
                wizard for targets in index.targets[seat] for wizard in targets
            )
        else:
            wizards = index.targets[seat][level]
        return tuple([_COMMIT_ACTIONS[face][wizard] for wizard in wizards])

    return commits


def _without_equals(
    state: State, menu: list[moves.Action], groups: tuple[tuple[components.WizardId, ...], ...]
) -> list[moves.Action]:
    """Returns the menu without equal choices. If Magicians of one guild and space have equal tokens
    and points, only the first Magician stays. Each of the `groups` has the Magicians of one guild
    on one space."""
    dropped: set[components.WizardId] = set()
    for group in groups:
        kinds: set[tuple[int, int]] = set()
        for wizard in group:
            kind = (state.tokens[wizard], points_beside(state, wizard))
            if kind in kinds:
                dropped.add(wizard)
            kinds.add(kind)
    if not dropped:
        return menu
    return [a for a in menu if not (isinstance(a, moves.Commit) and a.wizard in dropped)]


def _most_promising(state: State, menu: list[moves.Action]) -> list[moves.Action]:
    """Returns the most promising actions, as many as a menu may hold.

    Spells beside the seat's own wizards come first. Then come spells in contests without such a
    wizard, and last spells beside rivals of the seat's wizards. Minor spells and high dice come
    before low dice.
    """
    seat = state.to_move
    contest_of_place = state.box.contest_of_place
    own = set(_contests_of_guild(state, seat))

    def unlikeliness(action: moves.Action) -> tuple[int, int]:
        if not isinstance(action, moves.Commit):
            return (-1, 0)
        wizard, face = action.wizard, action.face
        weakness = 0 if face == components.MINOR_FACE else 7 - face
        if wizard // components.IDS_PER_GUILD == seat:
            return (0, weakness)
        return (1 + (contest_of_place[state.place[wizard]] in own), weakness)

    kept = set(sorted(menu, key=unlikeliness)[:MAX_ACTIONS])
    return [action for action in menu if action in kept]


def _contests_of_guild(state: State, seat: int) -> list[int]:
    first = components.IDS_PER_GUILD * seat
    own = state.place[first : first + components.IDS_PER_GUILD]
    contest_of_place = state.box.contest_of_place
    return [contest_of_place[space] for space in own if space != components.NOT_IN_PLAY]


def _ways_to_fill(state: State) -> Sequence[moves.Action]:
    wizards, spaces = distinct_wizards(state, next_to_fill(state)), vacant_titles(state)
    return [_FILL_TITLE_ACTIONS[wizard][space] for wizard in wizards for space in spaces]


def _ways_to_take_token(state: State) -> Sequence[moves.Action]:
    return [
        _TAKE_TOKEN_ACTIONS[wizard]
        for wizard in wizards_with_distinct_tokens(state, token_candidates(state, state.to_move))
    ]


def _ways_to_remove_token(state: State) -> Sequence[moves.Action]:
    return [_REMOVE_TOKEN_ACTIONS[wizard] for wizard in wizards_with_tokens(state, state.to_move)]


def _no_actions(state: State) -> Sequence[moves.Action]:
    return ()


_MENU_BY_STEP: Final[tuple[Callable[[State], Sequence[moves.Action]], ...]] = (
    _ways_to_give,
    _ways_to_send,
    _placements,
    _dice_to_use,
    _dice_to_take_back,
    _promising_commitments,
    _ways_to_fill,
    _ways_to_take_token,
    _ways_to_remove_token,
    _no_actions,
)
"""By step (see `state`), the function that returns the menu."""
