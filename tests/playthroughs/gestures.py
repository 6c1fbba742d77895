# SPDX-License-Identifier: MIT
"""Turns actions of Anludim into what a person does with the mouse or the keyboard."""

from collections import deque
from typing import Any

from PySide6.QtCore import QPoint, Qt

from tests.ui.windows import Hands
from wizardtable.games.anludim.rules import moves
from wizardtable.table.keyboard.cursor import ARROWS, links
from wizardtable.table.view import Key


def zone_middle(hands: Hands, zone: str) -> QPoint:
    """The middle of a zone, in the table's pixels."""
    box = next(one.box for one in hands.table.layout_now.zones if one.id == zone)
    return QPoint(*(round(n) for n in box.centre))


def piece_of(hands: Hands, action: Any) -> Key:
    """The piece that a simple action is about."""
    found = [
        key for key in hands.table.sitting.suggest(action) if key in hands.table.offers.sources
    ]
    assert found, action
    return found[0]


def play_by_dragging(hands: Hands, action: Any) -> None:
    """Carry pieces where the action brings them; choices that have no piece are clicked."""
    match action:
        case moves.Lay(discipline, cards, _):
            choose_by_clicking(hands, [("card", card) for card in cards])
            hands.drag(("card", cards[0]), zone_middle(hands, f"plate:{discipline}"))
        case moves.Enlarge(_, cards, _):
            choose_by_clicking(hands, [("card", card) for card in cards])
            hands.drag(("card", cards[0]), zone_middle(hands, "own"))
        case moves.DrawTwo() | moves.TakeOpen(_) | moves.TakeBack(_):
            hands.drag(piece_of(hands, action), zone_middle(hands, "hand"))
        case moves.SpendObject(_, _) | moves.SpendScroll():
            hands.drag(piece_of(hands, action), zone_middle(hands, "deck"))
        case moves.EndTurn():
            hands.click(("table", "choice", "end"))
        case moves.Pass():
            hands.click(("table", "choice", "pass"))
        case moves.Keep(cards):
            choose_by_clicking(hands, [("card", card) for card in cards])
            hands.click(only_choice(hands))


def play_by_keyboard(hands: Hands, action: Any) -> None:
    """Move the cursor with the arrows and press Enter."""
    match action:
        case moves.Lay(discipline, cards, _):
            for card in cards:
                go_to(hands, ("card", card))
                hands.press(Qt.Key.Key_Return)
            go_to(hands, ("zone", f"plate:{discipline}"))
            hands.press(Qt.Key.Key_Return)
        case moves.Enlarge(_, cards, _):
            for card in cards:
                go_to(hands, ("card", card))
                hands.press(Qt.Key.Key_Return)
            go_to(hands, ("zone", "own"))
            hands.press(Qt.Key.Key_Return)
        case moves.EndTurn() | moves.Pass():
            go_to(hands, only_choice(hands))
            hands.press(Qt.Key.Key_Return)
        case moves.Keep(cards):
            for card in cards:
                go_to(hands, ("card", card))
                hands.press(Qt.Key.Key_Return)
            go_to(hands, only_choice(hands))
            hands.press(Qt.Key.Key_Return)
        case _:
            go_to(hands, piece_of(hands, action))
            hands.press(Qt.Key.Key_Return)
            hands.press(Qt.Key.Key_Return)


def choose_by_clicking(hands: Hands, keys: list[Key]) -> None:
    for key in keys:
        hands.click(key)


def only_choice(hands: Hands) -> Key:
    """The button of the panel."""
    return ("table", "choice", hands.table.offers.choices[0].id)


def go_to(hands: Hands, goal: Key) -> None:
    """Press arrows until the cursor is on the goal, by the shortest way there is."""
    hands.table.setFocus()
    for key in _way(hands, goal):
        hands.press(key)
    assert hands.table.stage.cursor.at == goal


def _way(hands: Hands, goal: Key) -> list[Qt.Key]:
    places = hands.table.stage.usable_places()
    keys = [key for key, _ in places]
    assert goal in keys, f"the cursor cannot get to {goal}"
    start = hands.table.stage.cursor.at
    if start not in keys:
        hands.press(Qt.Key.Key_Right)
        start = hands.table.stage.cursor.at
    assert start is not None
    arrows = links([box for _, box in places])
    seen: dict[int, list[Qt.Key]] = {keys.index(start): []}
    queue = deque(seen)
    while queue:
        here = queue.popleft()
        if keys[here] == goal:
            return seen[here]
        for arrow, way in ARROWS.items():
            there = arrows.get((here, way))
            if there is not None and there not in seen:
                seen[there] = [*seen[here], arrow]
                queue.append(there)
    raise AssertionError(f"no way leads to {goal}")
