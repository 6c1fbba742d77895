# SPDX-License-Identifier: MIT
"""Tables of Wizard's Gambit laid out for a test: these spells, hands and gambits before these
seats. Cards come out of the decks, so that nothing is twice."""

from collections.abc import Sequence
from typing import TypeVar

from tests.games.wizards_gambit.box import assert_complete
from wizardtable.core.game import Event, IllegalAction, Setup
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.abilities import reckon as reckon_seat
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.rules.events import Drew, WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.hands import gain, lay_open
from wizardtable.games.wizards_gambit.rules.moves import Action, EndTurn, Faces, PlayComponent
from wizardtable.games.wizards_gambit.rules.pool import reckon as reckon_slot
from wizardtable.games.wizards_gambit.rules.rounds import begin_turn, go_on
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import TURN, State

CODES = "APDGSR*"
"""Components by the codes of the rules page."""


def faces(codes: str) -> tuple[box.Face, ...]:
    """Components by their codes: `faces("AA*")` is two Angel's Breath and a Flake."""
    return tuple(box.Face(CODES.index(code)) for code in codes)


def card(effect: int) -> box.Face:
    """The incantation with an effect."""
    return PRINTED.card_with(effect)


def spell(ability: int) -> box.SpellId:
    """The spell with an ability."""
    return PRINTED.spell_with(ability)


def table(
    seats: int = 3,
    pool: Sequence[int] = (box.LESSER_WARD, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE),
    seed: int = 1,
) -> State:
    """Seat 0's turn in a first round in which nothing was done. Books and hands are empty, but each
    hand holds one gambit, so that nobody draws for an empty one; seat 0 has the first of them,
    and the others follow in their order. In the pool lie the spells with these abilities: at
    first Lesser Ward APDGSR, Momentum ADRGS, Open Mind PPAAS and Tribute DDGGR."""
    state = RULES.deal(Setup(seats), seed)
    for hand in state.hands:
        state.deck += hand
    state.deck += state.ready
    state.deck.sort()
    state.ready = [box.NO_CARD] * seats
    state.hands = [()] * seats
    state.spell_deck = (*state.spell_deck, *state.pool)
    state.pool = [box.NO_SPELL] * box.POOL
    for slot, ability in enumerate(pool):
        state.pool[slot] = _spell(state, ability)
        reckon_slot(state, slot)
    state.first = state.active = state.to_move = 0
    state.step, state.tasks = TURN, ((TURN, 0, 0),)
    state.turn_number = state.round_number = 1
    for seat in range(seats):
        give(state, seat, box.Face(7 + seat))
    assert_complete(state)
    return state


def with_spell(ability: int, codes: str = "A", seats: int = 3) -> State:
    """The same table, where seat 0 has a spell and these components; the others hold a Dragon's
    Tooth. Where the spell would lie in the pool there is Bounty."""
    pool = (box.LESSER_WARD, box.MOMENTUM, box.OPEN_MIND, box.TRIBUTE)
    state = table(seats, [box.BOUNTY if other == ability else other for other in pool])
    own(state, 0, ability)
    give(state, 0, *faces(codes))
    for seat in range(1, seats):
        give(state, seat, *faces("D"))
    return state


ANGEL_ON_WARD = PlayComponent(box.ANGEL, 0, box.ANGEL)
"""Angel's Breath on the first spell of the pool, which is Lesser Ward at first."""

ANGEL_ON_SECOND = PlayComponent(box.ANGEL, 1, box.ANGEL)
"""The same on the second, which is Momentum at first."""


def _spell(state: State, ability: int) -> box.SpellId:
    """Take a spell out of the spell deck."""
    wanted = spell(ability)
    deck = list(state.spell_deck)
    deck.remove(wanted)
    state.spell_deck = tuple(deck)
    return wanted


def give(state: State, seat: int, *cards: box.Face) -> None:
    """Cards from the deck into a hand, unseen by others unless it lies open."""
    for one in cards:
        state.deck.remove(one)
    gain(state, seat, list(cards))


def hand(state: State, seat: int, *cards: box.Face) -> None:
    """These cards, and no others, into a hand, unseen by others unless it lies open."""
    state.deck += state.hands[seat]
    state.hands[seat] = ()
    state.known[seat] = ((),) * len(state.known[seat])
    give(state, seat, *cards)


def own(state: State, seat: int, *abilities: int) -> None:
    """Spells on a seat's book, the last one on top, and their points."""
    for ability in abilities:
        one = _spell(state, ability)
        state.books[seat] = (*state.books[seat], one)
        state.scores[seat] += PRINTED.points[one]
    reckon_seat(state, seat)
    lay_open(state, None)
    assert_complete(state)


def lay(state: State, slot: int, codes: str, flakes: str = "") -> None:
    """Components from the deck on a spell of the pool: those, and Flakes that stand for these."""
    for face in faces(codes):
        state.deck.remove(face)
        state.laid[slot] = (*state.laid[slot], (face, int(face)))
    for face in faces(flakes):
        state.deck.remove(box.FLAKE)
        state.laid[slot] = (*state.laid[slot], (box.FLAKE, int(face)))
    reckon_slot(state, slot)
    assert_complete(state)


def front(state: State, seat: int, gambit: box.Face) -> None:
    """A gambit in front of a seat, not yet played."""
    state.deck.remove(gambit)
    state.ready[seat] = gambit


def aura(state: State, seat: int, slot: int) -> box.Face:
    """A gambit of a seat on a spell of the pool, laid in an earlier turn."""
    gambit = _gambit(state, seat)
    state.auras[slot] = seat
    return gambit


def annul(state: State, seat: int, victim: int) -> box.Face:
    """A gambit of a seat on a book, laid in an earlier turn."""
    gambit = _gambit(state, seat)
    state.annulments[victim] = seat
    reckon_seat(state, victim)
    return gambit


def _gambit(state: State, seat: int) -> box.Face:
    gambit = max(one for one in state.deck if box.is_gambit(one))
    state.deck.remove(gambit)
    state.gambits[seat] = gambit
    return gambit


def eclipse(state: State, caster: int, *victims: int) -> None:
    """An Eclipse that lies on these seats."""
    for seat in victims:
        state.eclipses[seat] |= 1 << caster
        reckon_seat(state, seat)


def on_top(state: State, *cards: box.Face) -> None:
    """These cards of the deck on top of it, the first one to be drawn first."""
    for one in cards:
        state.deck.remove(one)
    state.deck += reversed(cards)


def next_spells(state: State, *abilities: int) -> None:
    """These spells on top of the spell deck, the first one to be drawn first."""
    spells = [_spell(state, ability) for ability in abilities]
    state.spell_deck = (*state.spell_deck, *reversed(spells))


def discarded(state: State, codes: str, *cards: box.Face) -> None:
    """Components and other cards from the deck onto the discards."""
    for one in (*faces(codes), *cards):
        state.deck.remove(one)
        state.discards.append(one)


def no_deck(state: State, *, discards: bool = False) -> None:
    """No card is left to be drawn but the discards; they are kept only if so asked. The others lie
    in the hand of the last seat, which is not to come to its limit in the test."""
    gone = [*state.deck, *([] if discards else state.discards)]
    state.deck = []
    if not discards:
        state.discards = []
    last = len(state.hands) - 1
    state.hands[last] = tuple(sorted([*state.hands[last], *gone]))
    assert_complete(state)


def play(state: State, *actions: Action) -> list[WizardsGambitEvent]:
    """Carry out actions that have to be legal and, unless it is long, on the menu; gives all that
    happened."""
    journal: list[WizardsGambitEvent] = []
    for action in actions:
        RULES.check(state, action)
        menu = list(RULES.legal_actions(state))
        assert action in menu or len(menu) == 60, action
        RULES.apply(state, action, journal)
        assert_complete(state)
    return journal


def refusal(state: State, action: Action) -> str:
    """The reason why an action is refused; it is not on the menu either."""
    try:
        RULES.check(state, action)
    except IllegalAction as illegal:
        assert action not in RULES.legal_actions(state)
        return str(illegal.reason)
    raise AssertionError(f"{action} is legal")


A = TypeVar("A")
E = TypeVar("E", bound=Event)


def menu(state: State, kind: type[A]) -> list[A]:
    """The entries of a kind on the menu."""
    return [action for action in RULES.legal_actions(state) if isinstance(action, kind)]


def events(journal: Sequence[WizardsGambitEvent], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [event for event in journal if isinstance(event, kind)]


def draws(journal: Sequence[WizardsGambitEvent], cause: int) -> list[tuple[int, int]]:
    """Who drew how many cards for a cause."""
    return [(event.seat, event.cards) for event in events(journal, Drew) if event.cause == cause]


def turn(state: State, seat: int) -> list[WizardsGambitEvent]:
    """It becomes a seat's turn, from its start; gives what happens before anybody is asked."""
    journal: list[WizardsGambitEvent] = []
    begin_turn(state, seat, journal)
    go_on(state, journal)
    assert_complete(state)
    return journal


def end(state: State) -> list[WizardsGambitEvent]:
    """The active seat plays the first component on its menu, if it played none, and ends its turn;
    gives what happens until somebody is asked."""
    journal: list[WizardsGambitEvent] = []
    seat, number = state.active, state.turn_number
    if not state.played:
        plays = [a for a in RULES.legal_actions(state) if isinstance(a, PlayComponent)]
        journal += play(state, *plays[:1])
    if state.step == TURN and (state.active, state.turn_number) == (seat, number):
        journal += play(state, EndTurn())
    return journal


def held(state: State, seat: int, *, gambits: bool = False) -> Faces:
    """The cards of a hand, without its gambits unless they are asked for."""
    return tuple(one for one in state.hands[seat] if gambits or not box.is_gambit(one))
