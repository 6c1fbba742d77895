# SPDX-License-Identifier: MIT
"""Turns actions of Zavandor into what a person does with the mouse or the keyboard."""

from typing import Any

from PySide6.QtCore import Qt

from tests.playthroughs.gestures import go_to, piece_of, zone_middle
from tests.ui.windows import Hands
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import Card
from wizardtable.games.zavandor.view.draft import pick
from wizardtable.games.zavandor.view.gestures import Sitting
from wizardtable.table.view import Key

_GOALS = {
    moves.Enchant: "spiral",
    moves.Activate: "spiral",
    moves.Deactivate: "pentagon",
    moves.BuyMarker: "pentagon",
    moves.TakeMarker: "pentagon",
    moves.Disenchant: "supply",
    moves.GiveUp: "supply",
}
"""Where the piece of an action is dragged."""

_ANSWERS = (moves.ChooseCharacter, moves.TakeMarker, moves.GiveUp, moves.FreeAdvance)
"""What a click decides by itself."""

_BUTTONS = {moves.EndTurn: "end", moves.Decline: "decline", moves.PassBid: "pass"}


def play_by_mouse(hands: Hands, action: Any) -> None:
    """Drag pieces where the action brings them, click the others, and set numbers on the stage."""
    if type(action) in _GOALS:
        hands.drag(piece_of(hands, action), zone_middle(hands, _GOALS[type(action)]))
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
            if not isinstance(action, _ANSWERS):
                hands.click(key)


def play_by_keys(hands: Hands, action: Any) -> None:
    """Move the cursor with the arrows, type numbers, and press Enter."""

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
    elif isinstance(action, _ANSWERS):
        enter(piece_of(hands, action))
    else:
        enter(piece_of(hands, action))
        found = next(c for c in hands.table.offers.choices if _means(hands, c.id, action))
        enter(_choice(found.id))


def _means(hands: Hands, choice: str, action: Any) -> bool:
    """Whether a button of the panel stands for the action."""
    held = _sitting(hands).held_key
    return held is not None and any(o.id == choice and o.action == action for o in held[1])


def _prepare(hands: Hands, action: Any, take: Any) -> None:
    """Bring bid, payment or discard to where it only has to be confirmed."""
    match action:
        case moves.OpenAuction(_, bid):
            take(piece_of(hands, action))
            _type(hands, bid)
        case moves.Bid(amount):
            _type(hands, amount)
        case moves.Pay(_, spiral, pentagon) if any(spiral) or any(pentagon):
            _sell(hands, action, take)
        case moves.Discard(cards, dust):
            draft = _sitting(hands)._stage.draft
            there: list[Key] = [("energy", *card) for card in draft.picked]
            for key in {*_picked(hands, cards)} ^ {*there}:
                take(key)
            while draft.dust != dust:
                hands.table.setFocus()
                hands.press(Qt.Key.Key_Plus if draft.dust < dust else Qt.Key.Key_Minus)


def _type(hands: Hands, number: int) -> None:
    hands.table.setFocus()
    for digit in str(number):
        hands.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
    assert _sitting(hands)._stage.draft.amount == number


def _sell(hands: Hands, pay: moves.Pay, take: Any) -> None:
    """Have just the gems of a payment in the tray, and all cards if any cards are needed."""
    sitting = _sitting(hands)
    seat = sitting.observation.viewer
    wanted: list[Key] = []
    for active, counts in ((True, pay.spiral), (False, pay.pentagon)):
        gems = sitting._numbers.gems(seat, active=active)
        for gem, count in enumerate(counts):
            wanted += [("gem", kind, n) for kind, n in gems if kind == gem][:count]
    there: list[Key] = [("gem", gem, n) for gem, _, n in sitting._stage.draft.sold]
    for key in {*wanted} ^ {*there}:
        take(key)
    picked = {("energy", *card) for card in sitting._stage.draft.picked}
    for card in pick(sitting.observation.hand, sitting.observation.hand):
        key: Key = ("energy", *card)
        if key not in picked:
            take(key)


def _picked(hands: Hands, cards: tuple[Card, ...]) -> list[Key]:
    return [("energy", *card) for card in pick(_sitting(hands).observation.hand, cards)]


def _sitting(hands: Hands) -> Sitting:
    sitting = hands.table.sitting
    assert isinstance(sitting, Sitting)
    return sitting


def _choice(name: str) -> Key:
    return ("table", "choice", name)
