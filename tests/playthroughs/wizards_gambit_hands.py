# SPDX-License-Identifier: MIT
"""Gestures with the mouse and the keyboard that carry out actions of Wizard's Gambit."""

from typing import Any

from PySide6.QtCore import Qt

from tests.playthroughs.gestures import go_to, piece_of, zone_middle
from tests.ui.windows import Hands
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.table.view import Key

_BUTTONS = {moves.EndTurn(): "end", moves.Decline(): "decline", moves.Release(): "release"}
_CLICKED_ACTIONS = (
    moves.ChooseSeat,
    moves.Keep,
    moves.TakeBack,
    moves.Discard,
    moves.Give,
    moves.Dispel,
)
"""Actions that the tests carry out by a click."""


def play_by_mouse(hands: Hands, action: Any) -> None:
    """Drags the pieces that have a goal, and clicks the other pieces and the buttons."""
    if action in _BUTTONS:
        hands.click(_choice(action))
    elif isinstance(action, _CLICKED_ACTIONS):
        hands.click(piece_of(hands, action))
    elif isinstance(action, moves.Drain):
        hands.click(piece_of(hands, action))
        hands.click(("seat", action.seat))
    else:
        hands.drag(piece_of(hands, action), zone_middle(hands, _goal_zone(hands, action)))


def play_by_keys(hands: Hands, action: Any) -> None:
    """Moves the cursor with the arrow keys, and presses Enter."""
    if action in _BUTTONS:
        _press_enter_on(hands, _choice(action))
        return
    _press_enter_on(hands, piece_of(hands, action))
    if not isinstance(action, _CLICKED_ACTIONS):
        _press_enter_on(hands, ("zone", _goal_zone(hands, action)))


def _press_enter_on(hands: Hands, key: Key) -> None:
    go_to(hands, key)
    hands.press(Qt.Key.Key_Return)


def _choice(action: Any) -> Key:
    return ("table", "choice", _BUTTONS[action])


def _goal_zone(hands: Hands, action: Any) -> str:
    """Returns the id of the zone to which an action brings its piece; "" for no zone."""
    zone = ""
    match action:
        case moves.PlayComponent(face, slot, kind):
            zone = f"spell:{slot}" if face == kind else f"need:{slot}:{kind}"
        case moves.MoveComponent(target=slot, as_type=kind):
            zone = f"need:{slot}:{kind}"
        case moves.LayAura(slot=slot):
            zone = f"spell:{slot}"
        case moves.LayAnnulment(seat=seat):
            zone = f"book:{seat}"
        case moves.Destroy(seat=seat):
            zone = f"gambit:{seat}"
        case moves.Drain(seat):
            zone = f"seat:{seat}"
        case moves.Give():
            observation = hands.controller.match.observe(hands.controller.viewer)
            zone = f"seat:{observation.tasks[0][2]}"
        case moves.Cast():
            zone = "middle"
        case moves.Banish():
            zone = "spells"
        case moves.Scry() | moves.Discard() | moves.Dispel():
            zone = "discards"
    return zone
