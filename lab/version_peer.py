# SPDX-License-Identifier: MIT
"""One version of the program in a game between two: it replays the match and decides for its seats.

`versions.py` runs this file with the other version's modules. So it uses only names that outside
tools rely on. It reads questions from its input, one JSON object in a line, and writes the answers
to its output.
"""

import json
import sys
from time import perf_counter
from typing import Any

from wizardtable.ai.search import agents
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player


class VersionPeer:
    """Answers questions about one match after another."""

    def __init__(self, game_id: str, level_id: str) -> None:
        self._spec = catalog.get(game_id)
        self._level_id = level_id
        self._level = agents.level(self._spec, level_id)
        self._match: Match | None = None
        self._minds: dict[int, Any] = {}

    def answer(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        """Returns the answer to a question, or None if it expects none."""
        if "deal" in asked:
            return self._deal(asked)
        assert self._match is not None, "first a match is dealt"
        if "played" in asked:
            self._match.play(codec.loads(self._spec.rules.kinds.action, asked["played"]))
            return None
        if "choose" in asked:
            return self._choose(self._match)
        result = self._match.result
        return {
            "to_move": self._match.to_move,
            "ranks": None if result is None else list(result.ranks),
            "scores": None if result is None else list(result.scores),
            "actions": len(self._match.actions),
        }

    def _deal(self, asked: dict[str, Any]) -> dict[str, Any]:
        seats = asked["seats"]
        players = [Player(f"Player {seat + 1}", self._level.id) for seat in range(seats)]
        # read as from a file: the first edition of the rules, which every version knows
        setup = codec.loads(Setup, json.dumps({"seats": seats}))
        self._match = Match(self._spec, setup, asked["deal"], players)
        self._minds = {
            seat: agents.make(self._spec, self._level_id, asked["mind"] + seat)
            for seat in asked["own"]
        }
        return {}

    def _choose(self, match: Match) -> dict[str, Any]:
        seat = match.to_move
        assert seat is not None
        observation, menu = match.observe(seat), match.menu()
        allowed = self._level.at(match.setup.seats).budget(
            is_out_of_turn=self._spec.brain.is_out_of_turn(observation)
        )
        started = perf_counter()
        decision = self._minds[seat].choose(observation, menu, Budget(allowed.iterations))
        seconds = perf_counter() - started
        action = codec.dumps(self._spec.rules.kinds.action, decision.action)
        return {"action": action, "seconds": seconds, "choice": len(menu) > 1}


def main() -> None:
    """Answers questions until the input ends."""
    peer = VersionPeer(*sys.argv[1:3])
    for line in sys.stdin:
        answer = peer.answer(json.loads(line))
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
