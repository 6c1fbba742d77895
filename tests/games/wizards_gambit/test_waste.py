# SPDX-License-Identifier: MIT
"""The warnings about a spell that could be claimed now, and about a useless gambit."""

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
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.games.wizards_gambit.text.waste import waste


def test_a_claim_that_is_possible_and_a_gambit_for_nothing_are_noticed() -> None:
    counts: Counter[str] = Counter()
    for seed in range(8):
        match, rng = Match(SPEC, Setup(3), seed, [Player(n, None) for n in NAMES[:3]]), Rng(seed)
        while match.to_move is not None:
            seat, menu = match.to_move, match.menu()
            observation = match.observe(seat)
            for action in menu:
                if waste(observation, menu, action) is None:
                    continue
                counts[type(action).__name__] += 1
                if isinstance(action, moves.LayAnnulment):
                    assert action.seat != seat and observation.books[action.seat]
                elif counts["EndTurn"] < 4:
                    assert any(_claims(match, other) for other in menu)
            match.play(menu[rng.below(len(menu))])
    assert set(counts) == {"EndTurn", "LayAnnulment"}


def _claims(match: Match, action: object) -> bool:
    state, journal = match.state_at(len(match.actions)), []  # type: ignore[var-annotated]
    SPEC.rules.apply(state, action, journal)
    return any(isinstance(event, events.SpellClaimed) for event in journal)


def annulment(*abilities: int, eclipsed: bool = False) -> str:
    """Returns the warning to seat 0 before it annuls a rival's book with these spells, "" for
    none."""
    state = tables.table(pool=(box.BOUNTY, box.TWIN_CASTING, box.QUICK_HANDS, box.AEGIS))
    tables.own(state, 1, *abilities)
    if eclipsed:
        tables.eclipse(state, 0, 1)
    menu = tables.menu(state, moves.LayAnnulment)
    [action] = [annulment for annulment in menu if annulment.seat == 1]
    warning = waste(SPEC.rules.observe(state, Seat(0)), tables.menu(state, object), action)
    return "" if warning is None else warning.render(english)


@pytest.mark.parametrize("eclipsed", [False, True])
@pytest.mark.parametrize("ability", range(box.FORESIGHT, box.ABILITY_COUNT))
def test_a_gambit_stops_nothing_of_use_on_a_spell_of_four_or_five_points(
    ability: int, eclipsed: bool
) -> None:
    great = PRINTED_CARD_TABLE.points[PRINTED_CARD_TABLE.spell_with(ability)] > 3
    warning = annulment(box.RECLAMATION, ability, eclipsed=eclipsed)
    assert warning == (
        "This book has no useful ability that an annulment could stop." if great else ""
    )


def test_a_gambit_on_an_empty_book_will_stop_the_spells_to_come() -> None:
    assert not annulment()
