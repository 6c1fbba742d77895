# SPDX-License-Identifier: MIT
"""Unusual house decks, and matches with them that are checked after every action."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from wizardtable.core import toml_file
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.custom_deck import vocabulary
from wizardtable.games.wizards_gambit.custom_deck.parser import read_deck
from wizardtable.games.wizards_gambit.rules.card_table import Deck, read_card_table, write_deck
from wizardtable.games.wizards_gambit.rules.events import GameEnded, WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.moves import Action
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import State

Choose: TypeAlias = Callable[[State, Sequence[Action]], Action]
"""A function that picks an action of the menu."""

_KEYS: Final = ("angel", "phoenix", "dragon", "griffin", "siren", "agate", "flake")
_LETTERS: Final = vocabulary.LETTERS


def written(rng: Rng) -> str:
    """Returns the text of a random deck that can be played.

    Its spells may be few or many, and so may their needs, the components and the incantations.
    """
    copies = _copies(rng)
    lines = ["[components]", *[f"{k} = {c}" for k, c in zip(_KEYS, copies, strict=True)]]
    lines += _spells(rng, copies)
    lines += _incantations(rng, sum(copies) // 2)
    return "\n".join(lines) + "\n"


def _copies(rng: Rng) -> list[int]:
    kind = rng.below(4)
    if kind == 0:
        return [9] * 7
    copies = [1 + rng.below(rng.choice([3, 9, 20])) for _ in range(6)] + [rng.below(21)]
    if kind == 1:
        copies = [rng.choice([5, 6]) for _ in range(6)] + [rng.choice([0, 5])]
    while sum(copies) < 35:
        scarce = min(range(7), key=lambda face: copies[face])
        copies[scarce if rng.below(2) else rng.below(7)] += 1
        copies = [min(count, 20) for count in copies]
    return copies


def _spells(rng: Rng, copies: Sequence[int]) -> list[str]:
    count = rng.choice([4, 4, 5, 8, 25, 200])
    fewest, largest = rng.choice([(1, 3), (3, 6), (1, 12), (8, 12), (12, 12)])
    worth = rng.choice([1, 3, 5, 10])
    only = rng.choice([None, None, *vocabulary.ABILITIES.names])
    kinds = rng.choice([6, 6, 3, 2])
    lines = []
    for number in range(count):
        room = "".join(_LETTERS[kind] * min(copies[kind], 12) for kind in range(kinds))
        if len(room) < largest:
            room = "".join(letter * copies[kind] for kind, letter in enumerate(_LETTERS))
        letters = list(room)
        rng.shuffle(letters)
        needs = "".join(letters[: fewest + rng.below(largest - fewest + 1)])
        points = max(1 + rng.below(worth), -(-10 // count))
        ability = (only or rng.choice(vocabulary.ABILITIES.names))[0]
        lines += ["[[spell]]", f'name = "Spell {number}"', f"points = {points}"]
        lines += [f'needs = "{needs}"', f'ability = "{ability}"']
    return lines


def _incantations(rng: Rng, limit: int) -> list[str]:
    remaining = rng.choice([0, 1, 2, 8, limit, limit])
    only = rng.choice([None, None, *vocabulary.EFFECTS.names])
    lines: list[str] = []
    for number in range(40):
        if not remaining:
            break
        effect = (only or rng.choice(vocabulary.EFFECTS.names))[0]
        cards = 1 + rng.below(min(remaining, 20))
        remaining -= cards
        lines += ["[[incantation]]", f'name = "Incantation {number}"']
        lines += [f"copies = {cards}", f'effect = "{effect}"']
    return lines


def accepted(text: str) -> str:
    """Returns the deck of a file as `Setup.data`; the file must have no mistake."""
    result = read_deck(toml_file.parse(text))
    assert isinstance(result, Deck), [str(problem.sentence()) for problem in result]
    return write_deck(result)


def at_random(rng: Rng) -> Choose:
    """Returns a function that picks any action of the menu."""
    return lambda _, menu: rng.choice(menu)


def play(data: str, seats: int, seed: int, choose: Choose, longest: int) -> tuple[State, int]:
    """Plays a match to its end and returns the last state and the number of actions.

    Raises:
        AssertionError: a card is lost or doubled, an event follows the end, or the match has more
            than `longest` actions.
    """
    journal: list[WizardsGambitEvent] = []
    state = RULES.deal(Setup(seats, (), data), seed, journal)
    assert_complete(state)
    for number in range(longest):
        if RULES.to_move(state) is None:
            assert isinstance(journal[-1], GameEnded)
            assert not state.aside
            assert not state.looked
            assert state.casting < 0
            return state, number
        assert not any(isinstance(event, GameEnded) for event in journal)
        menu = RULES.legal_actions(state)
        action = choose(state, menu)
        RULES.check(state, action)
        journal = []
        RULES.apply(state, action, journal)
        assert_complete(state)
    raise AssertionError(f"the match goes on after {longest} actions")


def assert_complete(state: State) -> None:
    """Checks that every component, incantation, gambit and spell of the deck is in one place."""
    cards = [*state.deck, *state.discards, *state.aside, *state.looked, *state.removed]
    cards += [card for card in [state.casting, *state.ready, *state.gambits] if card >= 0]
    cards += [card for hand in state.hands for card in hand]
    cards += [face for laid in state.laid for face, _ in laid]
    table = read_card_table(state.data)
    assert Counter(cards) == +Counter(dict(enumerate(table.cards)))
    spells = [*state.spell_deck, *state.banished, *(spell for spell in state.pool if spell >= 0)]
    spells += [spell for book in state.books for spell in book]
    assert sorted(spells) == list(range(len(table.spells)))
    for slot, spell in enumerate(state.pool):
        needs = Counter(dict(enumerate(table.needs[spell]))) if spell >= 0 else Counter[int]()
        assert Counter(kind for _, kind in state.laid[slot]) <= needs
    assert list(state.scores) == [
        sum(table.points[spell] for spell in book) for book in state.books
    ]


VALID_DECK_FILE = """\
title = "The attic"

[[spell]]
name = "Pluie de braises"
points = 3
needs = "PPDR"
ability = "drain"

[[spell]]
points = 4
needs = ["Angel's Breath", "ange", "Dent de dragon", "g"]
ability = "Mains prestes"

[[spell]]
name = "Third"
points = 2
needs = "A"
ability = "none"

[[spell]]
name = "Fourth"
points = 2
needs = "s"
ability = "GRAND-SIEGE"

[[incantation]]
name = "Second Wind"
copies = 2
effect = "hate"
"""
"""A file of a house deck without a mistake."""


def changed(old: str, new: str) -> str:
    """Returns the good file with a mistake."""
    assert old in VALID_DECK_FILE
    return VALID_DECK_FILE.replace(old, new, 1)
