# SPDX-License-Identifier: MIT
"""A match as the lines of its save, made as it is played: nothing is written out twice."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from wizardtable import __version__
from wizardtable.core import codec
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat, State
from wizardtable.core.jsontext import Data
from wizardtable.core.match import Author, Match
from wizardtable.store.save_format import (
    FORMAT,
    HASH_EVERY,
    End,
    Header,
    Ordered,
    Orders,
    Step,
    Stored,
    line_of,
)

NO_ORDERS: Final[Mapping[Seat, StandingOrder]] = MappingProxyType({})


Known: TypeAlias = tuple[object, Author, int | None]
"""An action, who decided it, and the chance that its player had been told."""


class SaveLines:
    """The lines of a match's save, kept in step with it."""

    def __init__(self, match: Match) -> None:
        self._actions: list[Known] = []
        self._parts: list[bytes] = []
        self.update(match)

    def update(
        self, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS
    ) -> tuple[bytes, ...]:
        """The whole save: the header, then for the first state and for every action a part of one
        line or more, and the end of a match that was given up, or the standing orders that hold.
        Parts of actions that still stand are the same as before."""
        actions = [
            (action, match.author(index), match.advised.get(index))
            for index, action in enumerate(match.actions)
        ]
        kept = self._common(actions)
        del self._parts[kept + 1 :]
        first = len(self._parts)
        if first <= len(match.actions):
            for index, state in enumerate(match.states(first), first):
                self._parts.append(_part(match, index, state))
        self._actions = actions
        end: tuple[bytes, ...] = ()
        if match.given_up is not None:
            end = (line_of(_given_up(match, match.given_up)),)
        elif orders:
            end = (line_of(_orders(match, orders)),)
        return (line_of(_header(match)), *self._parts, *end)

    def _common(self, actions: Sequence[Known]) -> int:
        for index, (old, new) in enumerate(zip(self._actions, actions, strict=False)):
            if old != new:
                return index
        return min(len(self._actions), len(actions))


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
        aids=match.aids,
        earlier=match.earlier,
        origin=match.origin,
        purpose=match.purpose,
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


def _given_up(match: Match, seat: Seat) -> End:
    result = match.result
    assert result is not None, "a match that was given up is over"
    turn = match.spec.wording.turn(match.observe(None))
    return End(match.earlier + len(match.actions), turn, result, seat)


def _orders(match: Match, orders: Mapping[Seat, StandingOrder]) -> Orders:
    kind = match.spec.conduct.order_kind
    given = [Ordered(seat, Data(codec.encode(kind, order))) for seat, order in orders.items()]
    return Orders(match.earlier + len(match.actions), tuple(given))


def _step(match: Match, index: int, state: State) -> Step:
    kinds = match.spec.rules.kinds
    number = match.earlier + index
    return Step(
        n=number,
        seat=match.mover(index - 1),
        action=Data(codec.encode(kinds.action, match.actions[index - 1])),
        hash=None if number % HASH_EVERY else codec.digest(kinds.state, state),
        author=match.author(index - 1),
        advised=match.advised.get(index - 1),
    )
