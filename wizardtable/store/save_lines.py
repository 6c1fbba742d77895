# SPDX-License-Identifier: MIT
"""A match as the lines of its save, made as it is played: nothing is written out twice."""

from wizardtable import __version__
from wizardtable.core import codec
from wizardtable.core.game import State
from wizardtable.core.jsontext import Data
from wizardtable.core.match import Match
from wizardtable.store.save_format import FORMAT, HASH_EVERY, End, Header, Step, Stored, line_of


class SaveLines:
    """The lines of a match's save, kept in step with it."""

    def __init__(self, match: Match) -> None:
        self._actions: list[object] = []
        self._parts: list[bytes] = []
        self.update(match)

    def update(self, match: Match) -> tuple[bytes, ...]:
        """The whole save: the header, then for the first state and for every action a part of one
        line or more. Parts of actions that still stand are the same as before."""
        kept = self._common(match)
        del self._parts[kept + 1 :]
        first = len(self._parts)
        if first <= len(match.actions):
            for index, state in enumerate(match.states(first), first):
                self._parts.append(_part(match, index, state))
        self._actions = match.actions[:]
        return (line_of(_header(match)), *self._parts)

    def _common(self, match: Match) -> int:
        for index, (old, new) in enumerate(zip(self._actions, match.actions, strict=False)):
            if old is not new and old != new:
                return index
        return min(len(self._actions), len(match.actions))


def _header(match: Match) -> Header:
    return Header(
        format=FORMAT,
        app=f"wizardtable {__version__}",
        game=match.spec.id,
        rules=match.spec.rules_version,
        setup=match.setup,
        players=match.players,
        seed=match.seed,
        assisted=match.assisted,
        earlier=match.earlier,
    )


def _part(match: Match, index: int, state: State) -> bytes:
    """The lines for the state after `index` actions and the action that led to it."""
    rules = match.spec.rules
    number = match.earlier + index
    part = b""
    if index:
        part = line_of(_step(match, index, state))
        if rules.to_move(state) == match.mover(index - 1):
            return part
    turn = match.spec.wording.turn(rules.observe(state, None))
    part += line_of(Stored(number, turn, Data(codec.encode(rules.kinds.state, state))))
    result = rules.result(state)
    return part if result is None else part + line_of(End(number, turn, result))


def _step(match: Match, index: int, state: State) -> Step:
    kinds = match.spec.rules.kinds
    number = match.earlier + index
    return Step(
        n=number,
        seat=match.mover(index - 1),
        action=Data(codec.encode(kinds.action, match.actions[index - 1])),
        hash=None if number % HASH_EVERY else codec.digest(kinds.state, state),
    )
