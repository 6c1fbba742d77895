# SPDX-License-Identifier: MIT
"""A spell that could be claimed now, and a gambit that stops nothing, are noticed."""

from collections import Counter

import pytest

from tests.games.wizards_gambit import tables
from tests.helpers import NAMES
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.text import english
from wizardtable.games.wizards_gambit import SPEC
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED
from wizardtable.games.wizards_gambit.text.waste import waste


def test_a_claim_that_is_possible_and_a_gambit_for_nothing_are_noticed() -> None:
    found: Counter[str] = Counter()
    for seed in range(8):
        match, rng = Match(SPEC, Setup(3), seed, [Player(n, None) for n in NAMES[:3]]), Rng(seed)
        while match.to_move is not None:
            seat, menu = match.to_move, match.menu()
            seen = match.observe(seat)
            for action in menu:
                if waste(seen, menu, action) is None:
                    continue
                found[type(action).__name__] += 1
                if isinstance(action, moves.LayAnnulment):
                    assert action.seat != seat and seen.books[action.seat]
                elif found["EndTurn"] < 4:
                    assert any(_claims(match, one) for one in menu)
            match.play(menu[rng.below(len(menu))])
    assert set(found) == {"EndTurn", "LayAnnulment"}


def _claims(match: Match, action: object) -> bool:
    state, journal = match.state_at(len(match.actions)), []  # type: ignore[var-annotated]
    SPEC.rules.apply(state, action, journal)
    return any(isinstance(event, events.SpellClaimed) for event in journal)


def annulment(*abilities: int, eclipsed: bool = False) -> str:
    """What seat 0 is told before it annuls a rival's book with these spells; "" for nothing."""
    state = tables.table(pool=(box.BOUNTY, box.TWIN_CASTING, box.QUICK_HANDS, box.AEGIS))
    tables.own(state, 1, *abilities)
    if eclipsed:
        tables.eclipse(state, 0, 1)
    [action] = [one for one in tables.menu(state, moves.LayAnnulment) if one.seat == 1]
    told = waste(SPEC.rules.observe(state, Seat(0)), tables.menu(state, object), action)
    return "" if told is None else told.render(english)


@pytest.mark.parametrize("eclipsed", [False, True])
@pytest.mark.parametrize("ability", range(box.FORESIGHT, box.ABILITIES))
def test_a_gambit_stops_nothing_of_use_on_a_spell_of_four_or_five_points(
    ability: int, eclipsed: bool
) -> None:
    great = PRINTED.points[PRINTED.spell_with(ability)] > 3
    told = annulment(box.RECLAMATION, ability, eclipsed=eclipsed)
    assert told == (
        "This book has no useful ability that an annulment could stop." if great else ""
    )


def test_a_gambit_on_an_empty_book_will_stop_the_spells_to_come() -> None:
    assert not annulment()
