# SPDX-License-Identifier: MIT
"""Gestures with the mouse and the keyboard that carry out actions of Elfenwizards."""

from typing import Any

from PySide6.QtCore import Qt

from tests.playthroughs.gestures import go_to, piece_of, zone_middle
from tests.ui.windows import Hands
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.table.view import Key

_BUTTONS = {
    moves.Done(): "done",
    moves.Reroll(): "reroll",
    moves.Pass(): "pass",
    moves.GiveSpell(True): "give:box",
    moves.GiveSpell(False): "give:front",
}


def play_by_mouse(hands: Hands, action: Any) -> None:
    """Drags the pieces that have a goal, and clicks the other pieces and the buttons."""
    if action in _BUTTONS:
        hands.click(_choice(action))
    elif _goal_zone(action) is None:
        hands.click(piece_of(hands, action))
    else:
        hands.drag(piece_of(hands, action), zone_middle(hands, _goal_zone(action) or ""))


def play_by_keys(hands: Hands, action: Any) -> None:
    """Moves the cursor with the arrow keys, and presses Enter."""
    if action in _BUTTONS:
        _press_enter_on(hands, _choice(action))
        return
    goal, key = _goal_zone(action), piece_of(hands, action)
    if key not in hands.table.offers.taken or goal is None:
        _press_enter_on(hands, key)
    if goal is not None:
        _press_enter_on(hands, ("zone", goal))


def _press_enter_on(hands: Hands, key: Key) -> None:
    go_to(hands, key)
    hands.press(Qt.Key.Key_Return)


def _choice(action: Any) -> Key:
    return ("table", "choice", _BUTTONS[action])


def _goal_zone(action: Any) -> str | None:
    """Returns the id of the zone to which an action brings its piece; None for no zone."""
    match action:
        case moves.PlaceDie(_, box):
            return f"box:{box}"
        case moves.Commit(_, wizard):
            return f"wizard:{wizard}"
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return f"space:{space}"
    return None
