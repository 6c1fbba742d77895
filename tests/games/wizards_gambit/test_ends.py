# SPDX-License-Identifier: MIT
"""Every match ends, whatever the deck. Its end is the last event, and then no card is missing
(rules page, The end and Rare cases)."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.games.wizards_gambit import made_up_decks, tables
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.moves import Action, Cast, MoveComponent, PlayComponent
from wizardtable.games.wizards_gambit.rules.pool import update_lacks
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import POOL_EMPTY, TEN_POINTS, State

# The end is the last event.


def last_spell(state: State) -> State:
    """Leaves only one spell, in the second slot of the pool, which lacks Angel's Breath."""
    state.spell_deck = ()
    for slot in (0, 2, 3):
        state.pool[slot] = box.NO_SPELL
        state.laid[slot] = ()
        update_lacks(state, slot)
    return state


def complete_the_last(state: State, *actions: Action) -> list[events.WizardsGambitEvent]:
    """Completes the last spell with these actions and returns the events."""
    journal: list[events.WizardsGambitEvent] = []
    for action in actions:
        RULES.check(state, action)
        RULES.apply(state, action, journal)
    assert state.reason == POOL_EMPTY
    assert isinstance(journal[-1], events.GameEnded)
    assert not state.aside
    assert state.casting < 0
    return journal


def test_a_hand_is_not_opened_after_the_end() -> None:
    state = tables.table(3, (box.BOUNTY, box.OPEN_MIND, box.LESSER_WARD, box.TRIBUTE))
    tables.give(state, 0, box.ANGEL)
    tables.lay(state, 1, "PPAS")
    complete_the_last(last_spell(state), PlayComponent(box.ANGEL, 1, box.ANGEL))


def test_reclamation_takes_nothing_from_the_last_spell() -> None:
    state = tables.with_spell(box.RECLAMATION)
    tables.lay(state, 1, "DRGS")
    journal = complete_the_last(last_spell(state), PlayComponent(box.ANGEL, 1, box.ANGEL))
    assert isinstance(journal[-2], events.ComponentsDiscarded)
    assert sorted(state.discards) == sorted(journal[-2].components)


def test_an_incantation_that_wins_is_discarded() -> None:
    state = tables.table(3)
    tables.own(state, 0, box.BURDEN_OF_POWER, box.BOUNTY)
    tables.give(state, 0, tables.card(box.TRANSMUTATION), box.ANGEL)
    tables.lay(state, 0, "PDGSR")
    tables.lay(state, 1, "A")
    journal = tables.play(state, Cast(tables.card(box.TRANSMUTATION)))
    if not tables.events(journal, events.GameEnded):
        journal = tables.play(state, MoveComponent((box.ANGEL, box.ANGEL), 1, 0, box.ANGEL))
    assert state.reason == TEN_POINTS
    assert [type(event) for event in journal[-3:]] == [
        events.ComponentsDiscarded,
        events.IncantationDiscarded,
        events.GameEnded,
    ]
    assert tables.card(box.TRANSMUTATION) in state.discards


# Every deck.

MAX_ACTIONS = 60_000
"""The most actions of a random match, which has at most 500 rounds."""


def made_of(components: dict[str, int], spells: str, incantations: str = "") -> str:
    """Returns the file of a deck."""
    lines = ["[components]", *(f"{name} = {count}" for name, count in components.items())]
    return "\n".join([*lines, spells, incantations])


def spells(count: int, needs: str, points: int) -> str:
    """Returns the lines of equal spells without an ability."""
    text = '[[spell]]\nname = "Spell {}"\npoints = {}\nneeds = "{}"\nability = "none"\n'
    return "".join(text.format(number, points, needs) for number in range(count))


def incantation(effect: str, copies: int) -> str:
    """Returns the lines of an incantation."""
    return f'[[incantation]]\ncopies = {copies}\neffect = "{effect}"\n'


FIVE_OF_EACH = dict.fromkeys(
    ("angel", "phoenix", "dragon", "griffin", "siren", "agate", "flake"), 5
)
USED_UP_DECK = made_of(FIVE_OF_EACH, spells(4, "AAPPDDGGSSRR", 3))
TEN_EACH_DECK = made_of(FIVE_OF_EACH | {"flake": 6}, spells(8, "AAPPDDGGSR", 2))
ONE_HASTE_DECK = made_of(FIVE_OF_EACH, spells(4, "AAPPDDGGSSRR", 3), incantation("Haste", 1))
TWO_RECALLS_DECK = made_of(FIVE_OF_EACH, spells(4, "AAPPDDGGSSRR", 3), incantation("Recall", 2))
DISPELS_DECK = made_of(FIVE_OF_EACH, spells(4, "AAPPDDGGSSRR", 3), incantation("Dispel", 17))

DECKS_BY_NAME = {
    "used up": USED_UP_DECK,
    "ten each": TEN_EACH_DECK,
    "one incantation": ONE_HASTE_DECK,
    "two incantations": TWO_RECALLS_DECK,
    "dispels": DISPELS_DECK,
}


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("text", DECKS_BY_NAME.values(), ids=DECKS_BY_NAME)
def test_a_match_ends_where_hands_cannot_gather_what_spells_need(text: str, seats: int) -> None:
    data = made_up_decks.accepted(text)
    for seed in range(3):
        made_up_decks.play(data, seats, seed, made_up_decks.at_random(Rng(seed)), MAX_ACTIONS)


@pytest.mark.long
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, (1 << 62) - 1))
@example(1664)
def test_every_deck_that_can_be_entered_ends_at_every_table(seed: int) -> None:
    rng = Rng(seed)
    data = made_up_decks.accepted(made_up_decks.written(rng))
    for seats in range(2, 6):
        made_up_decks.play(data, seats, seed, made_up_decks.at_random(rng), MAX_ACTIONS)
