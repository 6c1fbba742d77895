# SPDX-License-Identifier: MIT
"""A spell that could be claimed now, and a gambit that stops nothing, are noticed."""

from collections import Counter

from tests.helpers import NAMES
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit import SPEC
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, moves
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
                    ability = seen.abilities[action.seat]
                    useless = {box.NO_ABILITY, box.LESSER_WARD, *box.HARMFUL}
                    assert action.seat != seat and ability in useless
                elif found["EndTurn"] < 4:
                    assert any(_claims(match, one) for one in menu)
            match.play(menu[rng.below(len(menu))])
    assert set(found) == {"EndTurn", "LayAnnulment"}


def _claims(match: Match, action: object) -> bool:
    state, journal = match.state_at(len(match.actions)), []  # type: ignore[var-annotated]
    SPEC.rules.apply(state, action, journal)
    return any(isinstance(event, events.SpellClaimed) for event in journal)
