# SPDX-License-Identifier: MIT
"""Tables of Anludim laid out for a test: these cards in these hands, those on the table."""

from wizardtable.core.game import IllegalAction, Setup
from wizardtable.games.anludim.rules.components import CARDS, CardId
from wizardtable.games.anludim.rules.moves import Action, AnludimEvent, Enlarge, Lay
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import State

Half = tuple[int, int]


class Box:
    """Gives out each card once, by the halves wanted."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def card(self, *halves: Half) -> CardId:
        for card in self.left:
            if all(half in CARDS[card] for half in halves):
                self.left.remove(card)
                return CardId(card)
        raise AssertionError(f"no card is left with {halves}")

    def cards(self, *halves: Half) -> tuple[CardId, ...]:
        return tuple(self.card(half) for half in halves)

    def some(self, number: int) -> tuple[CardId, ...]:
        given = tuple(CardId(card) for card in self.left[-number:]) if number else ()
        del self.left[len(self.left) - number :]
        return given


def values(*numbers: int) -> list[Half]:
    """Halves of these values, colours in turn, so that equal values next to each other differ."""
    return [(number, place % 5) for place, number in enumerate(numbers)]


def lay(discipline: int, cards: tuple[CardId, ...], halves: list[Half]) -> Lay:
    """Lay these cards, in any order, by these halves of theirs."""
    order = sorted(zip(cards, halves, strict=True))
    named = tuple(CARDS[card].index(half) for card, half in order)
    return Lay(discipline, tuple(card for card, _ in order), named)


def enlarge(serial: int, cards: tuple[CardId, ...], halves: list[Half]) -> Enlarge:
    action = lay(0, cards, halves)
    return Enlarge(serial, action.cards, action.halves)


def table(
    box: Box, hands: list[tuple[CardId, ...]], *, expert: bool = False, seed: int = 1
) -> State:
    """A first turn with these hands; seat 0 begins, and all other cards are row and deck."""
    state = RULES.deal(Setup(len(hands), (("expert", expert),)), seed)
    state.first = state.active = 0
    state.hands = list(hands)
    state.scrolls = [0] * len(hands)
    held = {card for hand in hands for card in hand}
    rest = [CardId(card) for card in range(len(CARDS)) if card not in held]
    state.row, state.deck = rest[:3], rest[3:]
    return state


def play(state: State, *actions: Action) -> list[AnludimEvent]:
    """Carry out actions that have to be legal; gives all that happened."""
    journal: list[AnludimEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
    return journal


def refusal(state: State, action: Action) -> str:
    """The reason why an action is refused."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


def end_turns(state: State, number: int) -> None:
    """Let seats use up turns with their first draw (the option is left alone)."""
    for _ in range(number):
        turn = state.turn_number
        while state.turn_number == turn and state.phase < 3:
            kinds = ("DrawTwo", "TakeOpen", "EndTurn", "Pass")
            play(state, next(a for a in RULES.legal_actions(state) if type(a).__name__ in kinds))
