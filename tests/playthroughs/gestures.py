# SPDX-License-Identifier: MIT
"""Gestures with the mouse and the keyboard that carry out an action, and those of Anludim."""

from collections import deque
from typing import Any

from PySide6.QtCore import QPoint, Qt

from tests.ui.windows import Hands
from wizardtable.games.anludim.rules import moves
from wizardtable.table.keyboard.cursor import WAYS_BY_ARROW_KEY, arrow_links
from wizardtable.table.view import Key


def zone_middle(hands: Hands, zone: str) -> QPoint:
    """Returns the middle of a zone, in pixels of the table."""
    box = next(place.box for place in hands.table.layout_now.zones if place.id == zone)
    return QPoint(*(round(n) for n in box.centre))


def piece_of(hands: Hands, action: Any) -> Key:
    """Returns the key of the piece that an action with a single piece concerns."""
    keys = [key for key in hands.table.sitting.suggest(action) if key in hands.table.offers.sources]
    assert keys, action
    return keys[0]


def play_by_dragging(hands: Hands, action: Any) -> None:
    """Carries out an action of Anludim: drags pieces to zones, and clicks the buttons."""
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
            hands.click(first_choice(hands))


def play_by_keyboard(hands: Hands, action: Any) -> None:
    """Carries out an action of Anludim: moves the cursor with the arrow keys, and presses Enter."""
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
            go_to(hands, first_choice(hands))
            hands.press(Qt.Key.Key_Return)
        case moves.Keep(cards):
            for card in cards:
                go_to(hands, ("card", card))
                hands.press(Qt.Key.Key_Return)
            go_to(hands, first_choice(hands))
            hands.press(Qt.Key.Key_Return)
        case _:
            go_to(hands, piece_of(hands, action))
            hands.press(Qt.Key.Key_Return)
            hands.press(Qt.Key.Key_Return)


def choose_by_clicking(hands: Hands, keys: list[Key]) -> None:
    for key in keys:
        hands.click(key)


def first_choice(hands: Hands) -> Key:
    """Returns the key of the first button of the panel."""
    return ("table", "choice", hands.table.offers.choices[0].id)


def go_to(hands: Hands, goal: Key) -> None:
    """Presses arrow keys until the cursor is on the goal, by the shortest way."""
    hands.table.setFocus()
    for key in _arrow_keys_to(hands, goal):
        hands.press(key)
    assert hands.table.stage.cursor.at == goal


def _arrow_keys_to(hands: Hands, goal: Key) -> list[Qt.Key]:
    places = hands.table.stage.usable_places()
    keys = [key for key, _ in places]
    assert goal in keys, f"the cursor cannot get to {goal}"
    start = hands.table.stage.cursor.at
    if start not in keys:
        hands.press(Qt.Key.Key_Right)
        start = hands.table.stage.cursor.at
    assert start is not None
    arrows = arrow_links([box for _, box in places])
    ways: dict[int, list[Qt.Key]] = {keys.index(start): []}
    queue = deque(ways)
    while queue:
        place = queue.popleft()
        if keys[place] == goal:
            return ways[place]
        for arrow, direction in WAYS_BY_ARROW_KEY.items():
            next_place = arrows.get((place, direction))
            if next_place is not None and next_place not in ways:
                ways[next_place] = [*ways[place], arrow]
                queue.append(next_place)
    raise AssertionError(f"no way leads to {goal}")
