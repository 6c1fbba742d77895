# SPDX-License-Identifier: MIT
"""Tables of Zavandor laid out for a test: these gems, cards and artifacts before these seats."""

from collections.abc import Sequence

from tests.games.zavandor.box import assert_complete
from wizardtable.core.game import IllegalAction, OptionValue, Setup
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, PAY, TURN, State

NONE: moves.Five = (0, 0, 0, 0, 0)


def table(
    seats: int = 3,
    *,
    characters: Sequence[int] = (0, 2, 5, 1, 3, 4),
    seed: int = 1,
    **options: OptionValue,
) -> State:
    """Seat 0's turn in a first round in which nobody has drawn anything; the order is that of the
    seats, nobody has 10 points, all cards are in the decks, and no artifact lies open."""
    state = RULES.deal(Setup(seats, tuple(options.items())), seed)
    state.phase = TURN
    state.mover = state.active = 0
    state.order = tuple(range(seats))
    state.standing = (3,) * seats
    state.characters = list(characters[:seats])
    state.levels = [tuple(int(d == c) for d in range(6)) for c in state.characters]
    state.dust = [box.START_DUST[c] for c in state.characters]
    state.spiral = [box.START_GEMS] * seats
    state.supply = [n - seats * own for n, own in zip(box.SUPPLY, box.START_GEMS, strict=True)]
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
    """Standard cards of a kind by their values."""
    faces = [box.Card(n) for n in range(box.FIRST_CONCENTRATED) if box.KINDS[n] == kind]
    return tuple(next(face for face in faces if box.VALUES[face] == value) for value in values)


def rich(*kinds: int) -> tuple[box.Card, ...]:
    """Concentrated cards of these kinds."""
    return tuple(box.CONCENTRATED[kind] for kind in kinds)


def give(state: State, seat: int, *faces: box.Card) -> None:
    """Cards into a hand, standard ones from their decks."""
    for face in faces:
        if face < box.FIRST_CONCENTRATED:
            state.decks[box.KINDS[face]].remove(face)
    state.hands[seat] = tuple(sorted(state.hands[seat] + faces))
    assert_complete(state)


def gems(state: State, seat: int, spiral: moves.Five, pentagon: moves.Five = NONE) -> None:
    """These gems, and no others, before a seat."""
    for kind in range(5):
        state.supply[kind] += state.spiral[seat][kind] + state.pentagon[seat][kind]
        state.supply[kind] -= spiral[kind] + pentagon[kind]
    state.spiral[seat], state.pentagon[seat] = spiral, pentagon
    assert_complete(state)


def own(state: State, seat: int, *lots: box.Lot) -> None:
    """Artifacts from the deck, and sentinels on offer, before a seat."""
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
    """Artifacts from the deck, laid open."""
    for lot in lots:
        state.deck.remove(lot)
        state.open.append(lot)


def learn(state: State, seat: int, **levels: int) -> None:
    """Levels of domains, by their names; the markers for them are gone, the cheapest first."""
    names = ("gems", "flow", "fire", "sages", "artifacts", "accumulation")
    known = list(state.levels[seat])
    for name, level in levels.items():
        domain = names.index(name)
        if not known[domain]:
            state.markers[seat] = state.markers[seat][1:]
        known[domain] = level
    state.levels[seat] = tuple(known)
    assert_complete(state)


def empty(state: State, kind: int, *, discards: bool = True) -> None:
    """No card of a kind can be drawn any more: the last seat has them all."""
    last = len(state.hands) - 1
    gone = [*state.decks[kind], *(state.discards[kind] if discards else [])]
    state.decks[kind] = []
    if discards:
        state.discards[kind] = []
    state.hands[last] = tuple(sorted([*state.hands[last], *gone]))


def play(state: State, *actions: moves.Action) -> list[moves.ZavandorEvent]:
    """Carry out actions that have to be legal; gives all that happened."""
    journal: list[moves.ZavandorEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
        assert_complete(state)
    return journal


def refusal(state: State, action: moves.Action) -> str:
    """The reason why an action is refused; it is not on the menu either."""
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
    """The active seat puts a lot up; it, or another with the same bid and one more, wins and has
    paid the best way."""
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
    """All turns end, and hands come down to their limits."""
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
    """The events of a kind."""
    return [event for event in journal if isinstance(event, kind)]
