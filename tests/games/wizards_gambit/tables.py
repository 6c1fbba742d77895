# SPDX-License-Identifier: MIT
"""Positions of Wizard's Gambit for tests, made from spells, hands and gambits.

The functions take every card out of a deck, so that no card is there twice. Cards of the component
deck are named by the letters of the rules page or by their faces, spells by their abilities.
"""

from collections.abc import Sequence
from typing import TypeVar

from tests.games.wizards_gambit.box import assert_complete
from wizardtable.core.game import Event, IllegalAction, Setup
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.abilities import update_ability
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.rules.events import Drew, WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.hands import gain_cards, show_open_hands
from wizardtable.games.wizards_gambit.rules.moves import Action, EndTurn, Faces, PlayComponent
from wizardtable.games.wizards_gambit.rules.pool import update_lacks
from wizardtable.games.wizards_gambit.rules.rounds import begin_turn, run_tasks
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import TURN, State

COMPONENT_LETTERS = "APDGSR*"
"""The letters of the components, as on the rules page."""


def faces(codes: str) -> tuple[box.Face, ...]:
    """Returns components by their letters: `faces("AA*")` is two Angel's Breath and a Flake."""
    return tuple(box.Face(COMPONENT_LETTERS.index(code)) for code in codes)


def card(effect: int) -> box.Face:
    """Returns the printed incantation with an effect."""
    return PRINTED_CARD_TABLE.card_with(effect)


def spell(ability: int) -> box.SpellId:
    """Returns the printed spell with an ability."""
    return PRINTED_CARD_TABLE.spell_with(ability)


def table(
    seats: int = 3,
    pool: Sequence[int] = (box.LESSER_WARD, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE),
    seed: int = 1,
) -> State:
    """Returns seat 0's turn in the first round, before any action.

    Each hand holds only a gambit, so that nobody draws for an empty hand: seat 0 has gambit I, seat
    1 gambit II, and so on. The books are empty. The pool has the spells with the given abilities;
    by default these are Lesser Ward APDGSR, Momentum ADRGS, Open Mind PPAAS and Tribute DDGGR.
    """
    state = RULES.deal(Setup(seats), seed)
    for hand in state.hands:
        state.deck += hand
    state.deck += state.ready
    state.deck.sort()
    state.ready = [box.NO_CARD] * seats
    state.hands = [()] * seats
    state.spell_deck = (*state.spell_deck, *state.pool)
    state.pool = [box.NO_SPELL] * box.POOL_SLOTS
    for slot, ability in enumerate(pool):
        state.pool[slot] = _spell(state, ability)
        update_lacks(state, slot)
    state.first = state.active = state.to_move = 0
    state.step, state.tasks = TURN, ((TURN, 0, 0),)
    state.turn_number = state.round_number = 1
    for seat in range(seats):
        give(state, seat, box.Face(7 + seat))
    assert_complete(state)
    return state


def with_spell(ability: int, codes: str = "A", seats: int = 3) -> State:
    """Returns the same table, with a spell in the book of seat 0.

    Seat 0 holds these components, the others a Dragon's Tooth. If the spell would be in the pool,
    Bounty takes its place.
    """
    pool = (box.LESSER_WARD, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE)
    state = table(seats, [box.BOUNTY if other == ability else other for other in pool])
    own(state, 0, ability)
    give(state, 0, *faces(codes))
    for seat in range(1, seats):
        give(state, seat, *faces("D"))
    return state


ANGEL_ON_WARD = PlayComponent(box.ANGEL, 0, box.ANGEL)
"""Angel's Breath on the first pool spell, by default Lesser Ward."""

ANGEL_ON_SECOND = PlayComponent(box.ANGEL, 1, box.ANGEL)
"""Angel's Breath on the second pool spell, by default Momentum."""


def _spell(state: State, ability: int) -> box.SpellId:
    """Takes a spell out of the spell deck and returns it."""
    row = spell(ability)
    deck = list(state.spell_deck)
    deck.remove(row)
    state.spell_deck = tuple(deck)
    return row


def give(state: State, seat: int, *cards: box.Face) -> None:
    """Moves cards from the deck into a hand. Others do not see them, unless the hand is open."""
    for face in cards:
        state.deck.remove(face)
    gain_cards(state, seat, list(cards))


def hand(state: State, seat: int, *cards: box.Face) -> None:
    """Replaces a hand with these cards. Others do not see them, unless the hand is open."""
    state.deck += state.hands[seat]
    state.hands[seat] = ()
    state.known[seat] = ((),) * len(state.known[seat])
    give(state, seat, *cards)


def own(state: State, seat: int, *abilities: int) -> None:
    """Puts spells on a seat's book, the last one on top, and counts their points."""
    for ability in abilities:
        row = _spell(state, ability)
        state.books[seat] = (*state.books[seat], row)
        state.scores[seat] += PRINTED_CARD_TABLE.points[row]
    update_ability(state, seat)
    show_open_hands(state, None)
    assert_complete(state)


def lay(state: State, slot: int, codes: str, flakes: str = "") -> None:
    """Moves components from the deck onto a pool spell, and Flakes that stand for `flakes`."""
    for face in faces(codes):
        state.deck.remove(face)
        state.laid[slot] = (*state.laid[slot], (face, int(face)))
    for face in faces(flakes):
        state.deck.remove(box.FLAKE)
        state.laid[slot] = (*state.laid[slot], (box.FLAKE, int(face)))
    update_lacks(state, slot)
    assert_complete(state)


def front(state: State, seat: int, gambit: box.Face) -> None:
    """Moves a gambit from the deck to the place in front of a seat."""
    state.deck.remove(gambit)
    state.ready[seat] = gambit


def aura(state: State, seat: int, slot: int) -> box.Face:
    """Puts a seat's gambit on a pool spell, as in an earlier turn, and returns it."""
    gambit = _gambit(state, seat)
    state.auras[slot] = seat
    return gambit


def annul(state: State, seat: int, victim: int) -> box.Face:
    """Puts a seat's gambit on a book, as in an earlier turn, and returns it."""
    gambit = _gambit(state, seat)
    state.annulments[victim] = seat
    update_ability(state, victim)
    return gambit


def _gambit(state: State, seat: int) -> box.Face:
    gambit = max(face for face in state.deck if box.is_gambit(face))
    state.deck.remove(gambit)
    state.gambits[seat] = gambit
    return gambit


def eclipse(state: State, caster: int, *victims: int) -> None:
    """Puts an Eclipse of the caster on the victims."""
    for seat in victims:
        state.eclipses[seat] |= 1 << caster
        update_ability(state, seat)


def on_top(state: State, *cards: box.Face) -> None:
    """Moves cards of the deck to its top, the first one to be drawn first."""
    for face in cards:
        state.deck.remove(face)
    state.deck += reversed(cards)


def next_spells(state: State, *abilities: int) -> None:
    """Moves spells to the top of the spell deck, the first one to be drawn first."""
    spells = [_spell(state, ability) for ability in abilities]
    state.spell_deck = (*state.spell_deck, *reversed(spells))


def discarded(state: State, codes: str, *cards: box.Face) -> None:
    """Moves components and other cards from the deck to the discard pile."""
    for face in (*faces(codes), *cards):
        state.deck.remove(face)
        state.discards.append(face)


def no_deck(state: State, *, discards: bool = False) -> None:
    """Empties the component deck, and the discard pile unless `discards` is true.

    The cards go to the hand of the last seat, whose hand limit the test must not check.
    """
    cards = [*state.deck, *([] if discards else state.discards)]
    state.deck = []
    if not discards:
        state.discards = []
    last = len(state.hands) - 1
    state.hands[last] = tuple(sorted([*state.hands[last], *cards]))
    assert_complete(state)


def play(state: State, *actions: Action) -> list[WizardsGambitEvent]:
    """Carries out legal actions and returns the events.

    Each action must be on the menu, unless the menu has the greatest length.
    """
    journal: list[WizardsGambitEvent] = []
    for action in actions:
        RULES.check(state, action)
        menu = list(RULES.legal_actions(state))
        assert action in menu or len(menu) == 60, action
        RULES.apply(state, action, journal)
        assert_complete(state)
    return journal


def refusal(state: State, action: Action) -> str:
    """Returns the reason why an action is illegal; the action must not be on the menu either."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        assert action not in RULES.legal_actions(state)
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


A = TypeVar("A")
E = TypeVar("E", bound=Event)


def menu(state: State, kind: type[A]) -> list[A]:
    """Returns the actions of a kind on the menu."""
    return [action for action in RULES.legal_actions(state) if isinstance(action, kind)]


def events(journal: Sequence[WizardsGambitEvent], kind: type[E]) -> list[E]:
    """Returns the events of a kind."""
    return [event for event in journal if isinstance(event, kind)]


def draws(journal: Sequence[WizardsGambitEvent], cause: int) -> list[tuple[int, int]]:
    """Returns the draws for a cause, as (seat, number of cards)."""
    return [(event.seat, event.cards) for event in events(journal, Drew) if event.cause == cause]


def turn(state: State, seat: int) -> list[WizardsGambitEvent]:
    """Begins a seat's turn and returns the events until the first choice."""
    journal: list[WizardsGambitEvent] = []
    begin_turn(state, seat, journal)
    run_tasks(state, journal)
    assert_complete(state)
    return journal


def end(state: State) -> list[WizardsGambitEvent]:
    """Ends the active seat's turn and returns the events until the next choice.

    If the seat has played no component, it first plays the first one on its menu.
    """
    journal: list[WizardsGambitEvent] = []
    seat, number = state.active, state.turn_number
    if not state.played:
        plays = [
            action for action in RULES.legal_actions(state) if isinstance(action, PlayComponent)
        ]
        journal += play(state, *plays[:1])
    if state.step == TURN and (state.active, state.turn_number) == (seat, number):
        journal += play(state, EndTurn())
    return journal


def held(state: State, seat: int, *, gambits: bool = False) -> Faces:
    """Returns the cards of a hand, without gambits unless `gambits` is true."""
    return tuple(face for face in state.hands[seat] if gambits or not box.is_gambit(face))
