# SPDX-License-Identifier: MIT
"""House decks that nobody would print, and matches with them that are looked at after every
action."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from wizardtable.core import toml_file
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.custom_deck import vocabulary
from wizardtable.games.wizards_gambit.custom_deck.parser import check
from wizardtable.games.wizards_gambit.rules.card_table import Deck, read, write
from wizardtable.games.wizards_gambit.rules.events import GameEnded, WizardsGambitEvent
from wizardtable.games.wizards_gambit.rules.moves import Action
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import State

Choose: TypeAlias = Callable[[State, Sequence[Action]], Action]
"""Picks an action of the menu."""

_KEYS: Final = ("angel", "phoenix", "dragon", "griffin", "siren", "agate", "flake")
_LETTERS: Final = vocabulary.LETTERS


def written(rng: Rng) -> str:
    """The text of a deck that can be entered: few or many spells that need little or much, of
    scarce or plenty of components, with incantations of every kind, of one kind or without."""
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
    least, most = rng.choice([(1, 3), (3, 6), (1, 12), (8, 12), (12, 12)])
    worth = rng.choice([1, 3, 5, 10])
    only = rng.choice([None, None, *vocabulary.ABILITIES.names])
    kinds = rng.choice([6, 6, 3, 2])
    lines = []
    for number in range(count):
        room = "".join(_LETTERS[kind] * min(copies[kind], 12) for kind in range(kinds))
        if len(room) < most:
            room = "".join(letter * copies[kind] for kind, letter in enumerate(_LETTERS))
        letters = list(room)
        rng.shuffle(letters)
        needs = "".join(letters[: least + rng.below(most - least + 1)])
        points = max(1 + rng.below(worth), -(-10 // count))
        ability = (only or rng.choice(vocabulary.ABILITIES.names))[0]
        lines += ["[[spell]]", f'name = "Spell {number}"', f"points = {points}"]
        lines += [f'needs = "{needs}"', f'ability = "{ability}"']
    return lines


def _incantations(rng: Rng, most: int) -> list[str]:
    left = rng.choice([0, 1, 2, 8, most, most])
    only = rng.choice([None, None, *vocabulary.EFFECTS.names])
    lines: list[str] = []
    for number in range(40):
        if not left:
            break
        effect = (only or rng.choice(vocabulary.EFFECTS.names))[0]
        cards = 1 + rng.below(min(left, 20))
        left -= cards
        lines += ["[[incantation]]", f'name = "Incantation {number}"']
        lines += [f"copies = {cards}", f'effect = "{effect}"']
    return lines


def accepted(text: str) -> str:
    """The deck of a file as it travels in a match; the file must have no mistake."""
    found = check(toml_file.parse(text))
    assert isinstance(found, Deck), [str(problem.told()) for problem in found]
    return write(found)


def at_random(rng: Rng) -> Choose:
    """A player who takes any action of the menu."""
    return lambda _, menu: rng.choice(menu)


def play(data: str, seats: int, seed: int, choose: Choose, longest: int) -> tuple[State, int]:
    """A match to its end, and the number of its actions. Raises AssertionError when a card is lost
    or there twice, when anything is told after the end, and when it takes too long."""
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
    """Every component, incantation, gambit and spell of the deck is somewhere, once."""
    cards = [*state.deck, *state.discards, *state.aside, *state.looked, *state.removed]
    cards += [card for card in [state.casting, *state.ready, *state.gambits] if card >= 0]
    cards += [card for hand in state.hands for card in hand]
    cards += [face for laid in state.laid for face, _ in laid]
    table = read(state.data)
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


GOOD = """\
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
    """The good file with a mistake."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)
