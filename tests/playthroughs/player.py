# SPDX-License-Identifier: MIT
"""Plays and saves a match in a process that a test kills: `python -m tests.playthroughs.player`."""

import sys
from pathlib import Path

from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import paths, save


def main(folder: str) -> None:
    """Plays a match with the greedy agent; prints the number of actions on the disk after each
    save.
    """
    spec = catalog.get("anludim")
    players = [Player("Ada", None), Player("Greta", "greedy"), Player("Rolf", "greedy")]
    match = Match(spec, Setup(3), 21, players)
    path = save.new_path(paths.data_dir(Path(folder)).saves, spec.id)
    autosave = save.Autosave(path, match)
    agent = agents.make(spec, "greedy", 4)
    while (seat := match.to_move) is not None:
        match.play(agent.choose(match.observe(seat), match.menu(), Budget()).action)
        autosave.keep(match)
        if len(match.actions) % 3 == 0:
            autosave.flush()
            print(len(match.actions), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
