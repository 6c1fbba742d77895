# SPDX-License-Identifier: MIT
"""Turns actions of Wizard's Gambit into what a person does with the mouse or the keyboard."""

from typing import Any

from PySide6.QtCore import Qt

from tests.playthroughs.gestures import go_to, piece_of, zone_middle
from tests.ui.windows import Hands
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.table.view import Key

_BUTTONS = {moves.EndTurn(): "end", moves.Decline(): "decline", moves.Release(): "release"}
_ANSWERS = (
    moves.ChooseSeat,
    moves.Keep,
    moves.TakeBack,
    moves.Discard,
    moves.Give,
    moves.Dispel,
)
"""What a click decides by itself."""


def play_by_mouse(hands: Hands, action: Any) -> None:
    """Drag pieces where the action brings them, click the others and the buttons."""
    if action in _BUTTONS:
        hands.click(_choice(action))
    elif isinstance(action, _ANSWERS):
        hands.click(piece_of(hands, action))
    elif isinstance(action, moves.Drain):
        hands.click(piece_of(hands, action))
        hands.click(("seat", action.seat))
    else:
        hands.drag(piece_of(hands, action), zone_middle(hands, _goal(hands, action)))


def play_by_keys(hands: Hands, action: Any) -> None:
    """Move the cursor with the arrows, and press Enter."""
    if action in _BUTTONS:
        _enter(hands, _choice(action))
        return
    _enter(hands, piece_of(hands, action))
    if not isinstance(action, _ANSWERS):
        _enter(hands, ("zone", _goal(hands, action)))


def _enter(hands: Hands, key: Key) -> None:
    go_to(hands, key)
    hands.press(Qt.Key.Key_Return)


def _choice(action: Any) -> Key:
    return ("table", "choice", _BUTTONS[action])


def _goal(hands: Hands, action: Any) -> str:
    """The zone that an action brings its piece to."""
    found = ""
    match action:
        case moves.PlayComponent(face, slot, kind):
            found = f"spell:{slot}" if face == kind else f"need:{slot}:{kind}"
        case moves.MoveComponent(target=slot, as_type=kind):
            found = f"need:{slot}:{kind}"
        case moves.LayAura(slot=slot):
            found = f"spell:{slot}"
        case moves.LayAnnulment(seat=seat):
            found = f"book:{seat}"
        case moves.Destroy(seat=seat):
            found = f"gambit:{seat}"
        case moves.Drain(seat):
            found = f"seat:{seat}"
        case moves.Give():
            seen = hands.controller.match.observe(hands.controller.viewer)
            found = f"seat:{seen.tasks[0][2]}"
        case moves.Cast():
            found = "middle"
        case moves.Banish():
            found = "spells"
        case moves.Scry() | moves.Discard() | moves.Dispel():
            found = "discards"
    return found
