# SPDX-License-Identifier: MIT
"""The content of the box of Wizard's Gambit, counted from the rules page and not by the program."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.wizards_gambit.rules.state import OVER, State

COMPONENTS = dict.fromkeys(range(7), 9)
GAMBITS = dict.fromkeys(range(7, 15), 1)
INCANTATIONS = {15: 1, 16: 2, 17: 3, 18: 2, 19: 2, 20: 2, 21: 2, 22: 1, 23: 2, 24: 1}

COPIES_OF_CARD = COMPONENTS | GAMBITS | INCANTATIONS

ANGEL, PHOENIX, DRAGON, GRIFFIN, SIREN, AGATE = range(6)
NEEDS = (
    *("ASG", "PDR", "AGD", "RSP", "DSA"),
    *("PPSR", "AARG", "DGRS", "PASG", "GGPD", "DDSR"),
    *("APGR", "SSAD", "PDGSR", "RRPA", "GDASP", "ADRGS"),
    *("PPAAS", "DDGGR", "SSRRP", "APDGSR", "GGSAP"),
    *("RRDDAP", "SSPPGD", "AAGGRS"),
)
"""By spell, the components it needs, as letters of the rules page."""

POINTS = (1,) * 5 + (2,) * 6 + (3,) * 6 + (4,) * 5 + (5,) * 3


def assert_complete(state: State) -> None:
    """Checks that every card is in one place, where it may be."""
    _assert_cards(state)
    _assert_spells(state)
    _assert_gambits(state)
    _assert_knowledge(state)
    assert tuple(state.scores) == recount(state)
    if state.step != OVER:
        assert max(state.scores) < 10
        assert state.to_move == state.tasks[0][1]
        assert min(state.extra, state.played, state.actions) >= 0


def _assert_cards(state: State) -> None:
    cards = [*state.deck, *state.discards, *state.aside, *state.looked, *state.removed]
    cards += [card for card in [state.casting, *state.ready, *state.gambits] if card >= 0]
    cards += [card for hand in state.hands for card in hand]
    cards += [face for laid in state.laid for face, _ in laid]
    assert Counter(cards) == Counter(COPIES_OF_CARD)
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    assert all(not 7 <= card < 15 for card in state.discards)
    assert all(7 <= card < 15 for card in state.removed)
    assert not Counter(state.later) - Counter(state.hands[state.active])


def _assert_spells(state: State) -> None:
    spells = [*state.spell_deck, *state.banished, *(spell for spell in state.pool if spell >= 0)]
    spells += [spell for book in state.books for spell in book]
    assert sorted(spells) == list(range(25))
    for slot, (spell, laid) in enumerate(zip(state.pool, state.laid, strict=True)):
        needs = Counter("APDGSR".index(code) for code in NEEDS[spell]) if spell >= 0 else Counter()
        laid_types = Counter(kind for _, kind in laid)
        assert laid_types <= needs
        assert laid_types != needs or not needs
        lacks = needs - laid_types
        assert state.short[slot] == lacks.total()
        assert state.lacks[slot] == sum(1 << kind for kind in lacks)


def _assert_gambits(state: State) -> None:
    seats = range(len(state.hands))
    for seat in seats:
        in_play = state.auras.count(seat) + state.annulments.count(seat)
        assert in_play == (state.gambits[seat] >= 0)
        stopped = not state.books[seat] or state.annulments[seat] >= 0 or state.eclipses[seat] > 0
        assert state.abilities[seat] == (-1 if stopped else state.books[seat][-1])
    assert all(spell >= 0 or aura < 0 for spell, aura in zip(state.pool, state.auras, strict=True))


def _assert_knowledge(state: State) -> None:
    assert len(state.known) == len(state.hands)
    for holder, knowledge in enumerate(state.known):
        assert len(knowledge) == len(state.hands) + 1
        assert knowledge[holder] == ()
        for observer, cards in enumerate(knowledge):
            assert list(cards) == sorted(cards)
            assert not Counter(cards) - Counter(state.hands[holder])
            assert observer == holder or not Counter(knowledge[-1]) - Counter(cards)


def recount(state: State) -> tuple[int, ...]:
    """Returns the points in each book."""
    return tuple(sum(POINTS[spell] for spell in book) for book in state.books)


FORGED_CHANGES: Final[tuple[Callable[[dict[str, Any]], object], ...]] = (
    lambda s: s["hands"].__setitem__(0, [10**10]),
    lambda s: s["deck"].append(10**10),
    lambda s: s.update(used=1 << 10_000),
)
"""Changes of a stored state to numbers that the rules could not deal with."""
