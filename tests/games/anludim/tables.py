# SPDX-License-Identifier: MIT
"""Lays out tables of Anludim for a test: given cards in the hands, and the rest on the table."""

from wizardtable.core.game import IllegalAction, Setup
from wizardtable.games.anludim.rules.components import CARDS, PRINTED_COUNT, CardId
from wizardtable.games.anludim.rules.moves import Action, AnludimEvent, Enlarge, Lay
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import State

Half = tuple[int, int]


class Box:
    """Gives out each card once, by the halves that a test asks for."""

    def __init__(self) -> None:
        self.left = list(range(PRINTED_COUNT))

    def card(self, *halves: Half) -> CardId:
        for card in self.left:
            if all(half in CARDS[card] for half in halves):
                self.left.remove(card)
                return CardId(card)
        raise AssertionError(f"no card is left with {halves}")

    def cards(self, *halves: Half) -> tuple[CardId, ...]:
        return tuple(self.card(half) for half in halves)

    def some(self, number: int) -> tuple[CardId, ...]:
        cards = tuple(CardId(card) for card in self.left[-number:]) if number else ()
        del self.left[len(self.left) - number :]
        return cards


def values(*numbers: int) -> list[Half]:
    """Returns halves of these values, whose colours alternate.

    So equal values next to each other have different colours.
    """
    return [(number, place % 5) for place, number in enumerate(numbers)]


def lay_action(discipline: int, cards: tuple[CardId, ...], halves: list[Half]) -> Lay:
    """Returns the action that lays these cards, in any order, by these halves of theirs."""
    order = sorted(zip(cards, halves, strict=True))
    indices = tuple(CARDS[card].index(half) for card, half in order)
    return Lay(discipline, tuple(card for card, _ in order), indices)


def enlarge_action(serial: int, cards: tuple[CardId, ...], halves: list[Half]) -> Enlarge:
    action = lay_action(0, cards, halves)
    return Enlarge(serial, action.cards, action.halves)


def table(
    box: Box, hands: list[tuple[CardId, ...]], *, expert: bool = False, seed: int = 1
) -> State:
    """Returns a state at the first turn with these hands.

    Seat 0 begins. All other cards are in the row and the deck.
    """
    state = RULES.deal(Setup(len(hands), (("expert", expert),)), seed)
    state.first = state.active = 0
    state.hands = list(hands)
    state.scrolls = [0] * len(hands)
    held = {card for hand in hands for card in hand}
    remaining = [CardId(card) for card in range(PRINTED_COUNT) if card not in held]
    state.row, state.deck = remaining[:3], remaining[3:]
    return state


def play(state: State, *actions: Action) -> list[AnludimEvent]:
    """Plays actions, which must be legal, and returns all events."""
    journal: list[AnludimEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
    return journal


def reason_against(state: State, action: Action) -> str:
    """Returns the reason why an action is refused; fails if it is legal."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


def end_turns(state: State, number: int) -> None:
    """Lets seats spend turns on their first draw; they never use the option."""
    for _ in range(number):
        turn = state.turn_number
        while state.turn_number == turn and state.phase < 3:
            kinds = ("DrawTwo", "TakeOpen", "EndTurn", "Pass")
            play(state, next(a for a in RULES.legal_actions(state) if type(a).__name__ in kinds))
