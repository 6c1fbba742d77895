# SPDX-License-Identifier: MIT
"""Boxes of Anludim drawn at random, for tests."""

from collections import Counter
from typing import Final

from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.custom_deck.form import FORM
from wizardtable.games.anludim.rules.components import COLOURS
from wizardtable.games.anludim.rules.match_box import MAX_OBJECTS, MAX_POINTS, SEATS

MAX_TRIES: Final = 10_000


def drawn_cards(rng: Rng) -> list[BoxEntry]:
    """Returns 65 different cards: each half twice, paired at random with one that differs in
    both."""
    halves = [(value, colour) for value in range(1, 14) for colour in range(5)] * 2
    while True:
        rng.shuffle(halves)
        pairs = [(halves[i], halves[i + 1]) for i in range(0, len(halves), 2)]
        for place in range(MAX_TRIES):
            times = Counter(frozenset(pair) for pair in pairs)
            wrong = [
                i
                for i, (a, b) in enumerate(pairs)
                if a[0] == b[0] or a[1] == b[1] or times[frozenset((a, b))] > 1
            ]
            if not wrong:
                return [BoxEntry((a[0], COLOURS[a[1]], b[0], COLOURS[b[1]])) for a, b in pairs]
            i, j = wrong[place % len(wrong)], rng.below(len(pairs))
            (a, b), (c, d) = pairs[i], pairs[j]
            pairs[i], pairs[j] = (a, d), (c, b)


def drawn_piles(rng: Rng) -> list[BoxEntry]:
    """Returns piles, some of them with as few or as many objects as are allowed."""

    def pile() -> tuple[int, ...]:
        count = rng.choice((1, MAX_OBJECTS, 1 + rng.below(MAX_OBJECTS)))
        return tuple(1 + rng.below(MAX_POINTS) for _ in range(count))

    return [BoxEntry(tuple(pile() for _ in SEATS)) for _ in range(5)]


def drawn_draft(seed: int) -> Draft:
    """Returns a box drawn at random; every second one has the printed piles."""
    rng = Rng(seed)
    cards = tuple(drawn_cards(rng))
    piles = tuple(drawn_piles(rng)) if seed % 2 else FORM.printed("").entries[1]
    return Draft(f"Drawn {seed}", (cards, piles))


def contract_box(seed: int) -> str:
    """Returns a box for the tests of the contract."""
    return drawn_box(seed)


def drawn_box(seed: int) -> str:
    """Returns a box drawn at random, as `Setup.data`."""
    return FORM.data(drawn_draft(seed))
