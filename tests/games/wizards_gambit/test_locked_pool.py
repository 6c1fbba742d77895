# SPDX-License-Identifier: MIT
"""A match ends when a house deck runs out of the components that its pool lacks."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import card_table
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.events import GameEnded, WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.pool import is_locked, update_lacks
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import OVER, POOL_LOCKED, State

SCARCE_DECK = card_table.Deck(
    tuple(card_table.Spell(f"Ward {n}", 2, (4, 4, 0, 0, 0, 0), box.LESSER_WARD) for n in range(6)),
    card_table.PRINTED_CARD_TABLE.deck.incantations,
    copies=(6, 6, 9, 9, 9, 9, 2),
    title="Scarce",
)
"""A deck of six spells that need Angel's Breath and Phoenix Ashes, with too few of both."""


def finished(seats: int, seed: int) -> tuple[State, list[WizardsGambitEvent]]:
    """Plays a random match with the scarce deck and returns its last state and its events."""
    state = RULES.deal(Setup(seats, data=card_table.write_deck(SCARCE_DECK)), seed)
    journal: list[WizardsGambitEvent] = []
    rng = Rng(seed)
    for _ in range(5_000):
        if state.step == OVER:
            return state, journal
        RULES.apply(state, rng.choice(RULES.legal_actions(state)), journal)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seats", range(2, 6))
def test_matches_with_too_few_components_end(seats: int) -> None:
    reasons = set()
    for seed in range(10):
        state, journal = finished(seats, seed)
        over = journal[-1]
        assert isinstance(over, GameEnded)
        assert over.points == tuple(state.scores)
        best = max(state.scores)
        assert all(state.scores[seat] == best for seat in over.winners)
        reasons.add(state.reason)
    assert POOL_LOCKED in reasons


def full(
    spells: Sequence[card_table.Spell] = SCARCE_DECK.spells, effects: Sequence[int] = ()
) -> State:
    """Returns a match in which two spells hold all Angel's Breath, Phoenix Ashes and Flakes, but
    lack more."""
    cards = tuple(card_table.Incantation("", 1, effect) for effect in effects)
    deck = replace(SCARCE_DECK, spells=tuple(spells), incantations=cards)
    state = RULES.deal(Setup(2, data=card_table.write_deck(deck)), 1)
    half = (*[(box.ANGEL, 0)] * 3, *[(box.PHOENIX, 1)] * 3, (box.FLAKE, 0))
    state.laid[0] = state.laid[1] = half
    update_lacks(state, 0)
    update_lacks(state, 1)
    return state


def test_a_pool_is_locked_when_all_that_it_lacks_lies_on_it() -> None:
    state = full()
    assert is_locked(state)
    state.laid[0] = state.laid[0][1:]
    update_lacks(state, 0)
    assert not is_locked(state)


@pytest.mark.parametrize("effect", [box.DISPEL, box.TRANSMUTATION])
def test_a_pool_is_not_locked_while_an_incantation_could_make_room(effect: int) -> None:
    assert is_locked(full(effects=[box.HASTE]))
    assert not is_locked(full(effects=[effect]))


@pytest.mark.parametrize("ability", [box.RUNE_SHIFT, box.TRANSCENDENT_FOCUS, box.BANISHMENT])
def test_a_pool_is_not_locked_while_a_book_shows_a_spell_that_could_make_room(ability: int) -> None:
    state = full([replace(spell, ability=ability) for spell in SCARCE_DECK.spells])
    assert is_locked(state)
    state.books[1], state.spell_deck = state.spell_deck[:1], state.spell_deck[1:]
    assert not is_locked(state)
