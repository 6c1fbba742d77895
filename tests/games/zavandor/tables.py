# SPDX-License-Identifier: MIT
"""Tables of Zavandor laid out for a test, with given gems, cards and artifacts."""

from collections.abc import Sequence

from tests.games.zavandor.box import assert_complete
from wizardtable.core.game import IllegalAction, OptionValue, Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, PAY, TURN, State

NONE: moves.GemCounts = (0, 0, 0, 0, 0)


def table(
    seats: int = 3,
    *,
    characters: Sequence[int] = (0, 2, 5, 1, 3, 4),
    seed: int = 1,
    **options: OptionValue,
) -> State:
    """Returns seat 0's turn in a first round before any income.

    The turn order is that of the seats, and no seat has 10 points. All cards are in the decks, and
    no artifact is on offer.
    """
    state = RULES.deal(Setup(seats, tuple(options.items())), seed)
    state.phase = TURN
    state.mover = state.active = 0
    state.order = tuple(range(seats))
    state.standing = (3,) * seats
    state.characters = list(characters[:seats])
    state.levels = [
        tuple(int(domain == character) for domain in range(6)) for character in state.characters
    ]
    state.dust = [box.START_DUST[character] for character in state.characters]
    state.spiral = [box.START_GEMS] * seats
    state.supply = [
        total - seats * start for total, start in zip(box.GEM_SUPPLY, box.START_GEMS, strict=True)
    ]
    for hand in state.hands:
        for card in hand:
            state.decks[box.KINDS[card]].append(card)
    state.hands = [()] * seats
    state.coming = [(0, 0, 0, 0)] * seats
    state.deck += reversed(state.open)
    state.open = []
    assert_complete(state)
    return state


def cards(kind: int, *values: int) -> tuple[box.Card, ...]:
    """Returns standard cards of a kind with these values."""
    faces = [box.Card(n) for n in range(box.FIRST_CONCENTRATED) if box.KINDS[n] == kind]
    return tuple(next(face for face in faces if box.VALUES[face] == value) for value in values)


def rich(*kinds: int) -> tuple[box.Card, ...]:
    """Returns concentrated cards of these kinds."""
    return tuple(box.CONCENTRATED[kind] for kind in kinds)


def give(state: State, seat: int, *faces: box.Card) -> None:
    """Moves cards into a hand, standard ones from their decks."""
    for face in faces:
        if face < box.FIRST_CONCENTRATED:
            state.decks[box.KINDS[face]].remove(face)
    state.hands[seat] = tuple(sorted(state.hands[seat] + faces))
    assert_complete(state)


def gems(
    state: State, seat: int, spiral: moves.GemCounts, pentagon: moves.GemCounts = NONE
) -> None:
    """Gives a seat exactly these gems."""
    for kind in range(5):
        state.supply[kind] += state.spiral[seat][kind] + state.pentagon[seat][kind]
        state.supply[kind] -= spiral[kind] + pentagon[kind]
    state.spiral[seat], state.pentagon[seat] = spiral, pentagon
    assert_complete(state)


def own(state: State, seat: int, *lots: box.Lot) -> None:
    """Gives a seat artifacts from the deck and sentinels on offer."""
    for lot in lots:
        if lot >= box.FIRST_SENTINEL:
            state.sentinels[lot - box.FIRST_SENTINEL] = seat
            state.sold += 1
        else:
            state.deck.remove(lot)
            counts = list(state.artifacts[seat])
            counts[lot] += 1
            state.artifacts[seat] = tuple(counts)
    assert_complete(state)


def offer(state: State, *lots: box.Lot) -> None:
    """Puts artifacts from the deck on offer."""
    for lot in lots:
        state.deck.remove(lot)
        state.open.append(lot)


def learn(state: State, seat: int, **levels: int) -> None:
    """Sets levels of domains, given by name; the cheapest markers are used for new domains."""
    names = ("gems", "flow", "fire", "sages", "artifacts", "accumulation")
    new_levels = list(state.levels[seat])
    for name, level in levels.items():
        domain = names.index(name)
        if not new_levels[domain]:
            state.markers[seat] = state.markers[seat][1:]
        new_levels[domain] = level
    state.levels[seat] = tuple(new_levels)
    assert_complete(state)


def empty(state: State, kind: int, *, discards: bool = True) -> None:
    """Gives all cards of a kind to the last seat, so that none can be drawn any more."""
    last = len(state.hands) - 1
    gone = [*state.decks[kind], *(state.discards[kind] if discards else [])]
    state.decks[kind] = []
    if discards:
        state.discards[kind] = []
    state.hands[last] = tuple(sorted([*state.hands[last], *gone]))


def play(state: State, *actions: moves.Action) -> list[moves.ZavandorEvent]:
    """Carries out actions, which must be legal; returns all events."""
    journal: list[moves.ZavandorEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
        assert_complete(state)
    return journal


def refusal(state: State, action: moves.Action) -> str:
    """Returns the reason why an action is illegal; the action must not be on the menu either."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        assert action not in RULES.legal_actions(state)
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


def legal(state: State, action: moves.Action) -> bool:
    try:
        RULES.check(state, action)
    except IllegalAction:
        return False
    return True


def win(state: State, lot: box.Lot, bid: int, winner: int = 0) -> list[moves.ZavandorEvent]:
    """Auctions a lot of the active seat, so that the winner gets it and has paid in the best way.

    A winner other than the opener bids one more than the opening bid.
    """
    journal = play(state, moves.OpenAuction(lot, bid))
    while state.phase == AUCTION:
        if state.mover == winner and state.bidder != winner:
            journal += play(state, moves.Bid(bid + 1))
        else:
            journal += play(state, moves.PassBid())
    if state.phase == PAY:
        journal += play(state, moves.Pay())
    return journal


def next_round(state: State) -> list[moves.ZavandorEvent]:
    """Ends all turns and discards down to the limits, until the next round begins."""
    journal: list[moves.ZavandorEvent] = []
    number = state.round_number
    while state.round_number == number and state.mover >= 0:
        menu = RULES.legal_actions(state)
        if state.phase == DISCARD:
            assert isinstance(menu[0], moves.Discard)
            journal += play(state, menu[0])
        else:
            journal += play(state, moves.EndTurn())
    return journal


def events(journal: Sequence[moves.ZavandorEvent], kind: type) -> list[moves.ZavandorEvent]:
    """Returns the events of a kind."""
    return [event for event in journal if isinstance(event, kind)]
