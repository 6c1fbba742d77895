# SPDX-License-Identifier: MIT
"""Dice that cannot be used, spells for a rival and minor spells that win nothing are noticed."""

from collections import Counter

from tests.helpers import NAMES
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings
from wizardtable.games.elfenwizards.text.waste import MANY, waste


def test_what_wins_nothing_is_noticed_and_nothing_else() -> None:
    found: Counter[str] = Counter()
    for seed in range(6):
        match, rng = Match(SPEC, Setup(3), seed, [Player(n, None) for n in NAMES[:3]]), Rng(seed)
        while match.to_move is not None:
            seat, menu = match.to_move, match.menu()
            seen = match.observe(seat)
            for action in menu:
                if waste(seen, menu, action) is None:
                    continue
                if isinstance(action, moves.PlaceDie):
                    full = len(seen.placed[seat][action.box]) == MANY
                    assert full or not standings.targets(seen, seat, action.box)
                    found["sixth die" if full else "die"] += 1
                    continue
                assert isinstance(action, moves.Commit)
                titles = box.CONTESTS[box.CONTEST_OF[seen.place[action.wizard]]][0]
                if box.guild_of(action.wizard) == seat:
                    rivals = {box.guild_of(w) for title in titles for w in _below(seen, title)}
                    assert rivals == {seat} and action.face == box.MINOR_FACE
                    found["unopposed"] += 1
                else:
                    assert seat in {box.guild_of(w) for w in _below(seen, titles[0])}
                    found["rival"] += 1
            match.play(menu[rng.below(len(menu))])
    assert set(found) == {"die", "sixth die", "unopposed", "rival"}


def _below(seen: object, title: int) -> tuple[box.WizardId, ...]:
    return standings.candidates(seen, title)  # type: ignore[arg-type]
