# SPDX-License-Identifier: MIT
"""How a match is set up (rules page, Setup)."""

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import read
from wizardtable.games.wizards_gambit.rules.events import Dealt, Journal, SpellOpened
from wizardtable.games.wizards_gambit.rules.pool import reckon
from wizardtable.games.wizards_gambit.rules.rounds import begin_turn, go_on
from wizardtable.games.wizards_gambit.rules.state import State


def deal(setup: Setup, seed: int, journal: Journal = None) -> State:
    """Five cards and an open gambit for each seat, four open spells; the highest gambit begins."""
    seats, table = setup.seats, read(setup.data)
    state = State.__new__(State)
    state.rng = rng = Rng(seed)
    state.data = setup.data
    spells = [box.SpellId(spell) for spell in range(len(table.spells))]
    cards = list(table.dealt)
    gambits = list(box.GAMBIT_FACES)
    rng.shuffle(spells)
    rng.shuffle(cards)
    rng.shuffle(gambits)
    hands = [[cards.pop() for _ in range(box.START_HAND)] for _ in range(seats)]
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.ready = [gambits.pop() for _ in range(seats)]
    for gambit in gambits:
        cards.insert(rng.below(len(cards) + 1), gambit)
    state.deck = cards
    state.pool = [spells.pop() for _ in range(box.POOL)]
    state.spell_deck = tuple(spells)
    state.banished = ()
    state.laid = [()] * box.POOL
    state.short = [0] * box.POOL
    state.lacks = [0] * box.POOL
    for slot in range(box.POOL):
        reckon(state, slot)
    state.auras = [-1] * box.POOL
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
    go_on(state, journal)
    return state
