# SPDX-License-Identifier: MIT
"""Lists the menu: the legal actions that the seat to move is offered, in a fixed order.

Actions with the same effect, such as discarding one of two equal cards, appear once.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.wizards_gambit.rules.abilities import unwarded_opponents
from wizardtable.games.wizards_gambit.rules.casting import possible_targets
from wizardtable.games.wizards_gambit.rules.components import FLAKE, Face
from wizardtable.games.wizards_gambit.rules.moves import (
    Action,
    ChooseSeat,
    Decline,
    Destroy,
    Discard,
    Dispel,
    EndTurn,
    Give,
    Keep,
    LayAnnulment,
    LayAura,
    MoveComponent,
    PlayComponent,
    TakeBack,
)
from wizardtable.games.wizards_gambit.rules.pool import (
    component_moves,
    recallable_components,
    removable_components,
)
from wizardtable.games.wizards_gambit.rules.state import TRANSMUTE, TURN, State
from wizardtable.games.wizards_gambit.rules.turn_options import turn_actions

MAX_MENU_LENGTH: Final = 60
"""The most actions in a menu. Longer menus lose the least useful actions, mostly plays that
complete no spell."""

_DECLINE: Final = Decline()
_END_TURN: Final = EndTurn()


def legal_actions(state: State) -> Sequence[Action]:
    """Returns at most `MAX_MENU_LENGTH` actions of the seat to move; none when the match is
    over."""
    return _MENU_BY_STEP[state.step](state)


def candidates(state: State) -> Sequence[Action]:
    """Returns the whole menu, even if it has more than `MAX_MENU_LENGTH` actions."""
    if state.step == TURN:
        return _whole_turn_menu(state)
    return component_moves(state, state.active) if state.step == TRANSMUTE else legal_actions(state)


# The turn.


def _turn_menu(state: State) -> Sequence[Action]:
    menu = _whole_turn_menu(state)
    return menu if len(menu) <= MAX_MENU_LENGTH else _shortened_menu(state, menu)


def _whole_turn_menu(state: State) -> list[Action]:
    seat = state.active
    menu = turn_actions(state, seat)
    if state.played or not menu or not _has_to_play(menu[0]):
        menu.append(_END_TURN)
    return menu


def _has_to_play(first: Action) -> bool:
    """Returns whether the seat must play a component (rules page, A component).

    `first`: the first action of the menu. In the menu, plays of a component as its own type, or of
    a Flake, come before all other actions.
    """
    return type(first) is PlayComponent and first.face in (FLAKE, first.as_type)


# Shortening a long menu.


def _shortened_menu(state: State, menu: list[Action]) -> list[Action]:
    """Returns the `MAX_MENU_LENGTH` most useful actions of a menu, in the order of the menu."""
    ranked = sorted(range(len(menu)), key=lambda place: _dropping_rank(state, menu[place]))
    return [menu[place] for place in sorted(ranked[:MAX_MENU_LENGTH])]


def _dropping_rank(state: State, action: Action) -> int:
    """Returns the rank of an action, 0 to 5. A long menu loses actions with the highest rank
    first."""
    rank = 1
    if isinstance(action, EndTurn):
        rank = 0
    elif isinstance(action, PlayComponent):
        if state.short[action.slot] > 1 and action.face != action.as_type:
            rank = 2 if action.face == FLAKE else 5
    elif isinstance(action, MoveComponent):
        if state.short[action.target] > 1:
            rank = 4 if action.laid[0] == FLAKE else 3
    elif isinstance(action, LayAura | LayAnnulment | Destroy):
        rank = 1 if action.face == state.ready[state.active] else 3
    return rank


# Decisions other than a turn.


def _start_menu(state: State) -> Sequence[Action]:
    seats = unwarded_opponents(state, state.active, with_cards=True)
    return [*[ChooseSeat(seat) for seat in seats], _DECLINE]


def _give_menu(state: State) -> Sequence[Action]:
    return [Give(face) for face in dict.fromkeys(state.hands[state.to_move])]


def _aim_menu(state: State) -> Sequence[Action]:
    return [ChooseSeat(seat) for seat in possible_targets(state)]


def _discard_menu(state: State) -> Sequence[Action]:
    return [_discard_of(face) for face in dict.fromkeys(state.hands[state.to_move])]


@lru_cache(maxsize=1 << 8)
def _discard_of(face: Face) -> Discard:
    return Discard(face)


def _dispel_menu(state: State) -> Sequence[Action]:
    return [Dispel(laid, slot) for laid, slot in removable_components(state)]


def _transmute_menu(state: State) -> Sequence[Action]:
    menu: list[Action] = [*component_moves(state, state.active)]
    return menu if len(menu) <= MAX_MENU_LENGTH else _shortened_menu(state, menu)


def _recall_menu(state: State) -> Sequence[Action]:
    return [TakeBack(face) for face in recallable_components(state)]


def _reclaim_menu(state: State) -> Sequence[Action]:
    return [*[TakeBack(face) for face in dict.fromkeys(state.aside)], _DECLINE]


def _foresee_menu(state: State) -> Sequence[Action]:
    return [Keep(face) for face in dict.fromkeys(state.looked)]


def _no_actions(state: State) -> Sequence[Action]:
    return ()


_MENU_BY_STEP: Final[tuple[Callable[[State], Sequence[Action]], ...]] = (
    _start_menu,
    _give_menu,
    _turn_menu,
    _aim_menu,
    _discard_menu,
    _dispel_menu,
    _transmute_menu,
    _recall_menu,
    _reclaim_menu,
    _foresee_menu,
    _discard_menu,
    _no_actions,
)
"""By step START to OVER (see `state`), the function that returns the menu."""
