# SPDX-License-Identifier: MIT
"""Matches with any house deck follow the contract and end."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.games.wizards_gambit.hidden import shuffle_hidden
from tests.games.wizards_gambit.made_up_decks import assert_complete
from tests.helpers import NAMES
from wizardtable.ai.search import agents
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Agent, Budget
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.rules import card_table
from wizardtable.games.wizards_gambit.rules import components as box

SPEC = catalog.get("wizards_gambit")
RULES, WORDING = SPEC.rules, SPEC.wording

MAX_ACTIONS = 20_000
"""The most actions of a random match with the strangest deck."""

PRINTED_COPY_COUNTS: card_table.Copies = (9, 9, 9, 9, 9, 9, 9)


def needs_of(kinds: list[int]) -> card_table.Needs:
    angel, phoenix, dragon, griffin, siren, agate = [kinds.count(kind) for kind in range(6)]
    return (angel, phoenix, dragon, griffin, siren, agate)


def named(
    spells: list[tuple[int, card_table.Needs, int]],
    cards: list[tuple[int, int]],
    copies: card_table.Copies,
) -> card_table.Deck:
    """Returns a deck with very awkward names. Incantations beyond the limit are left out."""
    remaining = card_table.max_incantation_cards(copies)
    kept = []
    for count, effect in cards:
        remaining -= count
        if remaining >= 0:
            kept.append(card_table.Incantation(f"{{player}} %n <b>&{len(kept)}", count, effect))
    rows = [card_table.Spell(f"«{{spell}}» {row}", *spell) for row, spell in enumerate(spells)]
    return card_table.Deck(tuple(rows), tuple(kept), copies, "T")


@st.composite
def decks(draw: st.DrawFn) -> card_table.Deck:
    """Draws decks of few or many spells with few or many needs, with or without incantations."""
    sizes = draw(st.sampled_from([(1, 3), (3, 6), (1, 12), (12, 12)]))
    kinds = st.lists(st.integers(0, 5), min_size=sizes[0], max_size=sizes[1])
    fitting = kinds.filter(lambda some: max(Counter(some).values()) <= 5)
    spell = st.tuples(
        st.integers(1, 10), fitting.map(needs_of), st.integers(0, box.ABILITY_COUNT - 1)
    )
    largest = draw(st.sampled_from([4, 8, 40]))
    spells = draw(st.lists(spell, min_size=4, max_size=largest))
    card = st.tuples(st.integers(1, 20), st.integers(0, box.EFFECT_COUNT - 1))
    cards = draw(st.lists(card, max_size=draw(st.sampled_from([0, 3, 12]))))
    flakes = draw(st.sampled_from([0, 9, 20]))
    return named(spells, cards, (*PRINTED_COPY_COUNTS[:6], flakes))  # type: ignore[arg-type]


DECK_OF_FEW_SPELLS = named(
    [(10, needs_of([kind]), box.LESSER_WARD) for kind in range(4)], [], PRINTED_COPY_COUNTS
)
LOCKED_DECK = named([(3, (9, 3, 0, 0, 0, 0), box.LESSER_WARD)] * 4, [], PRINTED_COPY_COUNTS)
DECK_OF_MANY_SPELLS = named(
    [
        (1 + row % 5, needs_of([row % 6, row % 5, row % 4]), row % box.ABILITY_COUNT)
        for row in range(200)
    ],
    [(20, box.DISPEL), (1, box.DISPEL)],
    PRINTED_COPY_COUNTS,
)

curious = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@curious
@given(decks(), st.integers(2, 5), st.integers(0, 999))
@example(DECK_OF_FEW_SPELLS, 2, 1)
@example(LOCKED_DECK, 3, 1)
@example(DECK_OF_MANY_SPELLS, 5, 1)
def test_random_matches_follow_the_contract_to_their_end(
    deck: card_table.Deck, seats: int, seed: int
) -> None:
    data = card_table.write_deck(deck)
    rng, state = Rng(seed), RULES.deal(Setup(seats, (), data), seed)
    for number in range(MAX_ACTIONS):
        seat = RULES.to_move(state)
        if seat is None:
            break
        menu = list(RULES.legal_actions(state))
        assert 0 < len(menu) == len(set(menu)) <= 60
        if number % 5 == 0:
            observation = RULES.observe(state, seat)
            entries = [str(WORDING.action(observation, action, NAMES)) for action in menu]
            assert len(set(entries)) == len(menu)
            sample = RULES.sample(observation, rng)
            shuffle_hidden(sample, seat, rng)
            assert RULES.observe(sample, seat) == observation
            assert list(RULES.legal_actions(sample)) == menu
            text = codec.dumps(RULES.kinds.observation, observation)
            assert codec.loads(RULES.kinds.observation, text) == observation
        action, journal = rng.choice(menu), list[object]()
        RULES.check(state, action)
        RULES.apply(state, action, journal)
        assert_complete(state)
        for event in journal:
            line = WORDING.event(event, NAMES)
            assert line is None or str(line)
    assert RULES.result(state) is not None


@pytest.mark.few(only="greedy")
@settings(curious, max_examples=8)
@given(decks(), st.integers(2, 4), st.integers(0, 999))
@example(DECK_OF_FEW_SPELLS, 2, 1)
@example(LOCKED_DECK, 3, 1)
@example(DECK_OF_MANY_SPELLS, 4, 1)
@pytest.mark.parametrize("level", ["greedy", *(level.id for level in SPEC.levels)])
def test_every_opponent_plays_with_every_deck(
    level: str, deck: card_table.Deck, seats: int, seed: int
) -> None:
    rng, state = Rng(seed), RULES.deal(Setup(seats, (), card_table.write_deck(deck)), seed)
    players: list[Agent[object, object]] = [
        agents.make(SPEC, level, seed + seat) for seat in range(seats)
    ]
    for number in range(80):
        seat = RULES.to_move(state)
        if seat is None:
            break
        menu = RULES.legal_actions(state)
        action = rng.choice(menu)
        if number % 2:
            observation = RULES.observe(state, seat)
            action = players[seat].choose(observation, menu, Budget(iterations=8)).action
            RULES.check(state, action)
        RULES.apply(state, action)


@pytest.mark.parametrize(
    "deck", [DECK_OF_FEW_SPELLS, LOCKED_DECK, DECK_OF_MANY_SPELLS], ids=["few", "locked", "many"]
)
@pytest.mark.parametrize("seats", [2, 5])
def test_opponents_among_themselves_come_to_an_end(deck: card_table.Deck, seats: int) -> None:
    state = RULES.deal(Setup(seats, (), card_table.write_deck(deck)), 1)
    greedy: Agent[object, object] = agents.make(SPEC, "greedy", 1)
    for _ in range(4_000):
        seat = RULES.to_move(state)
        if seat is None:
            break
        observation, menu = RULES.observe(state, seat), RULES.legal_actions(state)
        RULES.apply(state, greedy.choose(observation, menu, Budget()).action)
    assert RULES.result(state) is not None
