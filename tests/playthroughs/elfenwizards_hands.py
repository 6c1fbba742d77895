# SPDX-License-Identifier: MIT
"""Turns actions of Elfenwizards into what a person does with the mouse or the keyboard."""

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
    """Drag pieces where the action brings them, click the others and the buttons."""
    if action in _BUTTONS:
        hands.click(_choice(action))
    elif _goal(action) is None:
        hands.click(piece_of(hands, action))
    else:
        hands.drag(piece_of(hands, action), zone_middle(hands, _goal(action) or ""))


def play_by_keys(hands: Hands, action: Any) -> None:
    """Move the cursor with the arrows, and press Enter."""
    if action in _BUTTONS:
        _enter(hands, _choice(action))
        return
    goal, key = _goal(action), piece_of(hands, action)
    if key not in hands.table.offers.taken or goal is None:
        _enter(hands, key)
    if goal is not None:
        _enter(hands, ("zone", goal))


def _enter(hands: Hands, key: Key) -> None:
    go_to(hands, key)
    hands.press(Qt.Key.Key_Return)


def _choice(action: Any) -> Key:
    return ("table", "choice", _BUTTONS[action])


def _goal(action: Any) -> str | None:
    """The zone that an action brings its piece to."""
    match action:
        case moves.PlaceDie(_, box):
            return f"box:{box}"
        case moves.Commit(_, wizard):
            return f"wizard:{wizard}"
        case moves.SendTo(_, space) | moves.FillTitle(_, space):
            return f"space:{space}"
    return None
