# SPDX-License-Identifier: MIT
"""Measures whether opponents play boxes well that players could enter: `python -m lab.box_matches`.

    python -m lab.box_matches anludim --stronger archmage@0.1 --weaker mage --boxes 30 --games 14

Draws boxes at random (`tests.games.GAME.made_up_boxes`), and lets one agent of the stronger level
play against the weaker level in each, with every rotation of the seats. Prints the share of
victories of the stronger level, with its 95 % interval and the share that would be fair. The games
are kept under `build/own_boxes`, so that an interrupted run continues when it is started again.
"""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from wizardtable.ai.tournament.figures import wilson_interval, win_shares
from wizardtable.ai.tournament.tournament import GameOrder, Tournament, play_deal
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec

ROOT: Final = Path(__file__).resolve().parents[1]


def shares(spec: GameSpec, box: int, given: argparse.Namespace) -> list[float]:
    """Plays the games with one drawn box; returns the stronger agent's share of each victory."""
    draw = import_module(f"tests.games.{spec.id}.made_up_boxes").drawn_box
    seats = spec.seats[box % len(spec.seats)]
    tournament = Tournament(
        game_id=spec.id,
        contenders=(given.stronger, *[given.weaker] * (seats - 1)),
        setup=Setup(seats, (), draw(given.seed + box)),
        deals=max(1, round(given.games / seats)),
        seed=given.seed + box,
    )
    stronger_shares: list[float] = []
    for deal in range(tournament.deals):
        for report in play_deal(GameOrder(tournament, deal)):
            stronger_shares.append(win_shares(report.game)[0])
    return stronger_shares


def main() -> int:
    """Runs the measurement that the arguments ask for; returns 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[s.id for s in catalog.all() if s.has_own_files])
    parser.add_argument("--stronger", required=True, help="a level, such as archmage@0.1")
    parser.add_argument("--weaker", required=True)
    parser.add_argument("--boxes", type=int, default=30)
    parser.add_argument("--games", type=int, default=14, help="for each box, about that many")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    spec = catalog.get(given.game)
    path = (
        ROOT / "build/own_boxes" / f"{spec.id}-{given.stronger}-{given.weaker}-{given.seed}.jsonl"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    played = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    for box in range(len(played), given.boxes):
        played.append(shares(spec, box, given))
        with path.open("a") as file:
            file.write(json.dumps(played[-1]) + "\n")
        print(f"{box + 1} boxes", end="\r", file=sys.stderr)
    every = [share for box_shares in played for share in box_shares]
    fair = sum(
        len(box_shares) / spec.seats[box % len(spec.seats)] for box, box_shares in enumerate(played)
    )
    share = sum(every) / len(every)
    low, high = wilson_interval(share, len(every))
    print(
        f"{spec.id}, {len(played)} boxes, {len(every)} games: {given.stronger} wins {share:.1%} "
        f"({low:.1%} to {high:.1%}), fair {fair / len(every):.1%}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
