# SPDX-License-Identifier: MIT
"""Gestures with the mouse and the keyboard that carry out actions of Zavandor."""

from typing import Any

from PySide6.QtCore import Qt

from tests.playthroughs.gestures import go_to, piece_of, zone_middle
from tests.ui.windows import Hands
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import Card
from wizardtable.games.zavandor.view.draft import picked_cards
from wizardtable.games.zavandor.view.gestures import Sitting
from wizardtable.table.view import Key

_GOAL_ZONES = {
    moves.Enchant: "spiral",
    moves.Activate: "spiral",
    moves.Deactivate: "pentagon",
    moves.BuyMarker: "pentagon",
    moves.TakeMarker: "pentagon",
    moves.Disenchant: "supply",
    moves.GiveUp: "supply",
}
"""By class of action, the zone to which its piece is dragged."""

_CLICKED_ACTIONS = (moves.ChooseCharacter, moves.TakeMarker, moves.GiveUp, moves.FreeAdvance)
"""Actions that the tests carry out by a click."""

_BUTTONS = {moves.EndTurn: "end", moves.Decline: "decline", moves.PassBid: "pass"}


def play_by_mouse(hands: Hands, action: Any) -> None:
    """Drags the pieces that have a goal, clicks other pieces and buttons, and sets amounts."""
    if type(action) in _GOAL_ZONES:
        hands.drag(piece_of(hands, action), zone_middle(hands, _GOAL_ZONES[type(action)]))
    elif type(action) in _BUTTONS:
        hands.click(_choice(_BUTTONS[type(action)]))
    else:
        _prepare(hands, action, hands.click)
        if isinstance(action, (moves.OpenAuction, moves.Bid)):
            hands.click(_choice("bid"))
        elif isinstance(action, moves.Pay):
            hands.click(_choice("pay"))
        elif isinstance(action, moves.Discard):
            hands.click(_choice("discard"))
        else:
            key = piece_of(hands, action)
            hands.click(key)
            if not isinstance(action, _CLICKED_ACTIONS):
                hands.click(key)


def play_by_keys(hands: Hands, action: Any) -> None:
    """Moves the cursor with the arrow keys, types amounts, and presses Enter."""

    def enter(key: Key) -> None:
        go_to(hands, key)
        hands.press(Qt.Key.Key_Return)

    if type(action) in _BUTTONS:
        enter(_choice(_BUTTONS[type(action)]))
        return
    _prepare(hands, action, enter)
    if isinstance(action, (moves.OpenAuction, moves.Bid)):
        enter(_choice("bid"))
    elif isinstance(action, moves.Pay):
        enter(_choice("pay"))
    elif isinstance(action, moves.Discard):
        enter(_choice("discard"))
    elif isinstance(action, _CLICKED_ACTIONS):
        enter(piece_of(hands, action))
    else:
        enter(piece_of(hands, action))
        choice = next(
            button
            for button in hands.table.offers.choices
            if _is_button_of(hands, button.id, action)
        )
        enter(_choice(choice.id))


def _is_button_of(hands: Hands, choice: str, action: Any) -> bool:
    """Returns whether a button of the panel carries out the action."""
    held = _sitting(hands).held_key
    return held is not None and any(o.id == choice and o.action == action for o in held[1])


def _prepare(hands: Hands, action: Any, take: Any) -> None:
    """Sets the bid, payment or discard of an action, so that a button only has to confirm it."""
    match action:
        case moves.OpenAuction(_, bid):
            take(piece_of(hands, action))
            _type_amount(hands, bid)
        case moves.Bid(amount):
            _type_amount(hands, amount)
        case moves.Pay(_, spiral, pentagon) if any(spiral) or any(pentagon):
            _put_on_tray(hands, action, take)
        case moves.Discard(cards, dust):
            draft = _sitting(hands)._stage.draft
            present: list[Key] = [("energy", *card) for card in draft.picked]
            for key in {*_keys_of_cards(hands, cards)} ^ {*present}:
                take(key)
            while draft.dust != dust:
                hands.table.setFocus()
                hands.press(Qt.Key.Key_Plus if draft.dust < dust else Qt.Key.Key_Minus)


def _type_amount(hands: Hands, number: int) -> None:
    hands.table.setFocus()
    for digit in str(number):
        hands.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
    assert _sitting(hands)._stage.draft.amount == number


def _put_on_tray(hands: Hands, pay: moves.Pay, take: Any) -> None:
    """Puts exactly the gems of a payment on the tray, and all energy cards of the hand."""
    sitting = _sitting(hands)
    seat = sitting.observation.viewer
    wanted: list[Key] = []
    for active, counts in ((True, pay.spiral), (False, pay.pentagon)):
        gems = sitting._numbers.gems(seat, active=active)
        for gem, count in enumerate(counts):
            wanted += [("gem", kind, n) for kind, n in gems if kind == gem][:count]
    present: list[Key] = [("gem", gem, n) for gem, _, n in sitting._stage.draft.sold]
    for key in {*wanted} ^ {*present}:
        take(key)
    picked = {("energy", *card) for card in sitting._stage.draft.picked}
    for card in picked_cards(sitting.observation.hand, sitting.observation.hand):
        key: Key = ("energy", *card)
        if key not in picked:
            take(key)


def _keys_of_cards(hands: Hands, cards: tuple[Card, ...]) -> list[Key]:
    return [("energy", *card) for card in picked_cards(_sitting(hands).observation.hand, cards)]


def _sitting(hands: Hands) -> Sitting:
    sitting = hands.table.sitting
    assert isinstance(sitting, Sitting)
    return sitting


def _choice(name: str) -> Key:
    return ("table", "choice", name)
