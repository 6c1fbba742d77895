# SPDX-License-Identifier: MIT
"""The deal, and everything between turns: turn order, income, hand limits, the end (rules page,
{#round})."""

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import board_hand_size, hand_limit, holdable_dust
from wizardtable.games.zavandor.rules.energy import receive_first_cards, receive_income
from wizardtable.games.zavandor.rules.points import gem_points, points
from wizardtable.games.zavandor.rules.state import (
    CHOOSE,
    DISCARD,
    FIVE_SOLD,
    FOR_SALE,
    OVER,
    ROUND_LIMIT,
    TURN,
    State,
)


def deal(setup: Setup, seed: int, journal: moves.Journal = None) -> State:
    """Returns a new match at its first decision.

    Characters are dealt at random and the income of the first round is drawn. With the option
    *chosen characters*, the first decision is the choice of a character.

    Raises:
        ValueError: the number of seats is not 2 to 6.
    """
    seats = setup.seats
    if seats not in range(2, 7):
        raise ValueError(f"The Scepter of Zavandor is for 2 to 6 seats, not {seats}")
    state = _set_up(setup, Rng(seed))
    if bool(setup.option("chosen_characters", False)):
        return state
    characters = list(range(len(box.CHARACTERS)))
    state.rng.shuffle(characters)
    for seat in range(seats):
        take_character(state, seat, characters[seat], True, journal)
    begin_round(state, journal)
    return state


def has_energy_refunds(setup: Setup) -> bool:
    """Returns whether a total of 1 or 3 dust may stay after a refund, until the next payment or the
    end of the turn.

    This holds from edition 1 of the setup on. In edition 0, the odd dust is lost at once.
    """
    return setup.edition >= 1


def _set_up(setup: Setup, rng: Rng) -> State:
    """Returns the state before any seat has a character."""
    seats = setup.seats
    state = State.__new__(State)
    state.rng = rng
    state.druid_ruby = bool(setup.option("druid_ruby", False))
    state.keep_sages = bool(setup.option("keep_sages", False))
    state.wrath = bool(setup.option("wrath", False))
    state.energy_refunds = has_energy_refunds(setup)
    state.phase = CHOOSE
    state.first = state.mover = rng.below(seats)
    state.round_number = state.turn_number = state.auctions = state.sold = state.moves = 0
    state.active = state.reason = state.bidder = -1
    state.order = ()
    state.standing = (0,) * seats
    state.out = [False] * seats
    state.characters = [-1] * seats
    state.supply = [
        total - seats * own for total, own in zip(box.GEM_SUPPLY, box.START_GEMS, strict=True)
    ]
    state.spiral = [box.START_GEMS] * seats
    state.pentagon = [moves.NO_GEMS] * seats
    state.dust = [0] * seats
    state.hands = [()] * seats
    state.discards = [[], [], [], []]
    state.coming = [moves.ZERO_COUNTS] * seats
    state.levels = [(0,) * len(box.DOMAINS)] * seats
    state.markers = [box.MARKER_PRICES] * seats
    state.waiting = [0] * seats
    state.artifacts = [(0,) * box.FIRST_SENTINEL] * seats
    state.open = []
    state.gone = [0] * box.FIRST_SENTINEL
    state.sentinels = [FOR_SALE] * (box.LOT_COUNT - box.FIRST_SENTINEL)
    state.advanced = False
    state.lot = box.NO_LOT
    state.bid = 0
    state.bids = [0] * seats
    state.bidding = [False] * seats
    state.tasks = []
    state.decks = [[card for card in faces for _ in range(box.COPIES[card])] for faces in box.DECKS]
    for deck in state.decks:
        rng.shuffle(deck)
    state.deck = []
    for part in (3, 2, 1, 0):
        kinds = [
            box.Lot(kind) for kind, deck_part in enumerate(box.ARTIFACT_DECKS) if deck_part == part
        ]
        lots = [lot for lot in kinds for _ in range(box.artifact_copies(seats))]
        rng.shuffle(lots)
        state.deck += lots
    return state


def take_character(
    state: State, seat: int, character: int, dealt: bool, journal: moves.Journal
) -> None:
    """Gives the seat a character with its level and dust; the Fairy also gets her first cards.

    `dealt`: whether the character was dealt at random and not chosen.
    """
    state.characters[seat] = character
    state.levels[seat] = tuple([int(domain == character) for domain in range(len(box.DOMAINS))])
    state.dust[seat] = box.START_DUST[character]
    if journal is not None:
        journal.append(moves.CharacterTaken(seat, character, dealt))
    if character == box.FAIRY:
        state.coming[seat] = (box.CARDS_PER_SAGES_LEVEL, 0, 0, 0)
        receive_first_cards(state, seat, journal)


def begin_round(state: State, journal: moves.Journal) -> None:
    """Begins a round: turn order, new artifacts, income, and the first turn (rules page,
    {#order})."""
    state.round_number += 1
    standing = [0 if gone else points(state, seat) for seat, gone in enumerate(state.out)]
    order = [seat for seat, gone in enumerate(state.out) if not gone]
    state.rng.shuffle(order)  # sorting is stable, so the shuffle breaks ties
    order.sort(key=lambda seat: (-standing[seat], -gem_points(state, seat)))
    state.order = tuple(order)
    state.standing = tuple(standing)
    if journal is not None:
        journal.append(moves.RoundBegan(state.round_number, state.order, state.standing))
    while len(state.open) < len(order) and state.deck:
        lot = state.deck.pop()
        state.open.append(lot)
        if journal is not None:
            journal.append(moves.Revealed(lot))
    for seat in order:
        receive_income(state, seat, journal)
    begin_turn(state, order[0], journal)


def begin_turn(state: State, seat: int, journal: moves.Journal) -> None:
    """Begins the turn of a seat."""
    state.active = state.mover = seat
    state.turn_number += 1
    state.phase = TURN
    state.advanced = False
    state.moves = 0
    if journal is not None:
        journal.append(moves.TurnBegan(seat))


def after_turn(state: State, journal: moves.Journal) -> None:
    """Begins the turn of the next seat, or ends the round."""
    _lose_odd_dust(state, journal)
    order = state.order
    for place in range(order.index(state.active) + 1, len(order)):
        if not state.out[order[place]]:
            begin_turn(state, order[place], journal)
            return
    _end_round(state, journal)


def after_discard(state: State, journal: moves.Journal) -> None:
    """Asks the next seat over its hand limit to discard; after the last one, begins the next
    round."""
    state.tasks.pop(0)
    if state.tasks:
        state.mover = state.tasks[0][1]
    else:
        begin_round(state, journal)


def end_game(state: State, reason: int, journal: moves.Journal) -> None:
    """Ends the match; `reason` is FIVE_SOLD, ROUND_LIMIT or LAST_SEAT."""
    _lose_odd_dust(state, journal)
    state.phase = OVER
    state.reason = reason
    state.mover = state.active = state.bidder = -1
    state.lot = box.NO_LOT
    state.bid = 0
    state.tasks = []
    if journal is not None:
        journal.append(moves.GameEnded(reason, _all_points(state)))


def _lose_odd_dust(state: State, journal: moves.Journal) -> None:
    """Removes 1 dust if the active seat has a total of 1 or 3 (rules page, {#paying})."""
    seat = state.active
    if seat < 0:
        return
    total = state.dust[seat]
    state.dust[seat] = holdable_dust(total)
    if journal is not None and state.dust[seat] < total:
        journal.append(moves.DustLost(seat, total - state.dust[seat]))


def survivor_count(state: State) -> int:
    """Returns the number of seats that are not eliminated."""
    return state.out.count(False)


def _all_points(state: State) -> tuple[int, ...]:
    return tuple([0 if gone else points(state, seat) for seat, gone in enumerate(state.out)])


def _end_round(state: State, journal: moves.Journal) -> None:
    """Ends the round: counts points, ends the match, or asks for discards (rules page,
    {#round-end})."""
    state.active = -1
    if journal is not None:
        journal.append(moves.RoundEnded(state.round_number, _all_points(state)))
    if state.sold >= box.SALES_TO_END:
        end_game(state, FIVE_SOLD, journal)
        return
    if state.round_number >= box.LAST_ROUND:
        end_game(state, ROUND_LIMIT, journal)
        return
    over = [
        (DISCARD, seat)
        for seat in state.order
        if not state.out[seat] and board_hand_size(state, seat) > hand_limit(state, seat)
    ]
    if not over:
        begin_round(state, journal)
        return
    state.phase = DISCARD
    state.tasks = over
    state.mover = over[0][1]
