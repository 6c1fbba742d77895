# SPDX-License-Identifier: MIT
"""Measures how often an Archmage reaches each achievement of a game in a match.

    python -m lab.benchmarks.achievements anludim --games 100

Archmages and Mages in various styles play at tables of every size. One of the Archmages counts as
the person. docs/achievements.md has the results.
"""

import argparse
from collections import Counter

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import Over, achievements_of, played_match
from wizardtable.core.agent import Budget
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.styles import STYLE_IDS

LEVELS = ("archmage", "archmage", "mage")
FIRST_SEED = 777_000


def play(spec: GameSpec, number: int, share: float) -> tuple[Match, Seat]:
    """Returns a match that was played to its end, and the seat of an Archmage.

    `share` is the share of the iterations that each level has.
    """
    rng = Rng(FIRST_SEED + number)
    seats = spec.seats[number % len(spec.seats)]
    options = (("expert", True),) if spec.id == "anludim" and number % 3 == 0 else ()
    person = Seat(rng.below(seats))
    ids = [LEVELS[rng.below(len(LEVELS))] for _ in range(seats)]
    ids[person] = "archmage"
    styles = [STYLE_IDS[rng.below(len(STYLE_IDS))] for _ in range(seats)]
    names = [
        f"{agents.styled_level_id(level_id, style)}@{share}"
        for level_id, style in zip(ids, styles, strict=True)
    ]
    levels = [agents.level(spec, name) for name in names]
    minds = [agents.make(spec, name, rng.next64()) for name in names]
    players = [Player(str(seat), level) for seat, level in enumerate(ids)]
    match = Match(spec, Setup(seats, options), FIRST_SEED + number, players)
    while (seat := match.to_move) is not None:
        observation, menu = match.observe(seat), match.menu()
        budget = levels[seat].budget(is_out_of_turn=spec.brain.is_out_of_turn(observation))
        match.play(minds[seat].choose(observation, menu, Budget(budget.iterations, None)).action)
    return match, person


def main() -> None:
    """Plays and counts as the arguments describe, and prints a line for each achievement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(catalog.GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--share", type=float, default=1.0, help="of the levels' iterations")
    chosen = parser.parse_args()
    spec = catalog.get(chosen.game)
    every = (*achievements_of(spec), *of_all_games.ACHIEVEMENTS)
    reached: Counter[str] = Counter()
    kinds: dict[str, set[str]] = {achievement.id: set() for achievement in every}
    for number in range(chosen.games):
        match, seat = play(spec, number, chosen.share)
        played = played_match(match, seat)
        for achievement in every:
            brought = achievement.contribution_of(played)
            if isinstance(brought, int):
                least = achievement.goal if achievement.over is Over.ONE_MATCH else 1
                reached[achievement.id] += brought >= least
            else:
                reached[achievement.id] += bool(brought)
                kinds[achievement.id] |= brought
    for achievement in every:
        share = 100 * reached[achievement.id] / chosen.games
        kinds_text = (
            f", {len(kinds[achievement.id])} kinds in all" if achievement.over is Over.KINDS else ""
        )
        print(
            f"{achievement.id:16} {share:5.1f} %  {achievement.over.value}, "
            f"goal {achievement.goal}{kinds_text}"
        )


if __name__ == "__main__":
    main()
