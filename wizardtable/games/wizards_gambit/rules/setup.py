# SPDX-License-Identifier: MIT
"""Sets up a match (rules page, The start)."""

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.rules.events import Dealt, Journal, SpellOpened
from wizardtable.games.wizards_gambit.rules.pool import update_lacks
from wizardtable.games.wizards_gambit.rules.rounds import begin_turn, run_tasks
from wizardtable.games.wizards_gambit.rules.state import State


def deal(setup: Setup, seed: int, journal: Journal = None) -> State:
    """Returns the state of a new match, at the first decision.

    Each seat gets five cards and an open gambit, and four spells lie open. The seat with the
    highest gambit starts.
    """
    seats, table = setup.seats, read_card_table(setup.data)
    state = State.__new__(State)
    state.rng = rng = Rng(seed)
    state.data = setup.data
    spells = [box.SpellId(spell) for spell in range(len(table.spells))]
    cards = list(table.dealt)
    gambits = list(table.gambits)
    rng.shuffle(spells)
    rng.shuffle(cards)
    rng.shuffle(gambits)
    hands = [[cards.pop() for _ in range(box.START_HAND_CARDS)] for _ in range(seats)]
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.ready = [gambits.pop() for _ in range(seats)]
    for gambit in gambits:
        cards.insert(rng.below(len(cards) + 1), gambit)
    state.deck = cards
    state.pool = [spells.pop() for _ in range(box.POOL_SLOTS)]
    state.spell_deck = tuple(spells)
    state.banished = ()
    state.laid = [()] * box.POOL_SLOTS
    state.short = [0] * box.POOL_SLOTS
    state.lacks = [0] * box.POOL_SLOTS
    for slot in range(box.POOL_SLOTS):
        update_lacks(state, slot)
    state.auras = [-1] * box.POOL_SLOTS
    state.books = [()] * seats
    state.scores = [0] * seats
    state.annulments = [-1] * seats
    state.eclipses = [0] * seats
    state.abilities = [box.NO_ABILITY] * seats
    state.gambits = [box.NO_CARD] * seats
    state.removed = ()
    state.free = False
    state.later = ()
    state.known = [((),) * (seats + 1)] * seats
    state.discards = []
    state.casting = box.NO_CARD
    state.aside = ()
    state.looked = ()
    state.round_number = state.turn_number = 0
    state.first = state.ready.index(max(state.ready))
    state.stuck = 0
    state.reason = -1
    if journal is not None:
        for seat in range(seats):
            journal.append(Dealt(seat, state.hands[seat], state.ready[seat], data=state.data))
        for slot, spell in enumerate(state.pool):
            journal.append(SpellOpened(slot, spell, data=state.data))
    begin_turn(state, state.first, journal)
    run_tasks(state, journal)
    return state
