# SPDX-License-Identifier: MIT
"""Makes the lines of a match's save; each action is encoded only once.

A standing order, which a save may end with, is a decision that a player has made in advance.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from wizardtable import __version__
from wizardtable.core import codec
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat, State
from wizardtable.core.jsontext import Data
from wizardtable.core.match import Author, Match
from wizardtable.store import save_format
from wizardtable.store.save_format import End, Header, Ordered, Orders, Step, Stored

NO_ORDERS: Final[Mapping[Seat, StandingOrder]] = MappingProxyType({})
"""The standing orders of a match in which no order holds: an empty mapping by seat."""


DecidedAction: TypeAlias = tuple[object, Author, int | None]
"""An action, the author of the decision, and the win chance that the player was shown before.

The author is as in `core.match.Author`. The win chance is in percent, or None if none was shown.
"""


class SaveLines:
    """The lines of a match's save, kept up to date with the match."""

    def __init__(self, match: Match) -> None:
        self._actions: list[DecidedAction] = []
        self._parts: list[bytes] = []
        self.update(match)

    def update(
        self, match: Match, orders: Mapping[Seat, StandingOrder] = NO_ORDERS
    ) -> tuple[bytes, ...]:
        """Returns the whole save in parts; joined, they are the content of the file.

        The first part is the header. Then the first state and each action have one part, of one or
        more lines. The last part is a resignation, or the standing orders if any hold. For actions
        that have not changed since the last call, the parts are the same objects.
        """
        actions = [
            (action, match.author(index), match.advised.get(index))
            for index, action in enumerate(match.actions)
        ]
        kept = self._common_length(actions)
        del self._parts[kept + 1 :]
        first = len(self._parts)
        if first <= len(match.actions):
            for index, state in enumerate(match.states(first), first):
                self._parts.append(_part(match, index, state))
        self._actions = actions
        end: tuple[bytes, ...] = ()
        if match.given_up is not None:
            end = (save_format.line_of(_resignation(match, match.given_up)),)
        elif orders:
            end = (save_format.line_of(_orders(match, orders)),)
        return (save_format.line_of(_header(match)), *self._parts, *end)

    def _common_length(self, actions: Sequence[DecidedAction]) -> int:
        for index, (old, new) in enumerate(zip(self._actions, actions, strict=False)):
            if old != new:
                return index
        return min(len(self._actions), len(actions))


def _header(match: Match) -> Header:
    return Header(
        format=save_format.FORMAT,
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
    """Returns the lines for the action number `index` in `match`, counted from 1.

    The state after it follows as a line if another seat is to move then, and the end as a line if
    the match is over. For `index` 0, returns the line of the first state.
    """
    rules = match.spec.rules
    number = match.earlier + index
    part = b""
    if index:
        part = save_format.line_of(_step(match, index, state))
        if rules.to_move(state) == match.mover(index - 1):
            return part
    turn = match.spec.wording.turn(rules.observe(state, None))
    part += save_format.line_of(Stored(number, turn, Data(codec.encode(rules.kinds.state, state))))
    result = rules.result(state)
    if result is None:
        return part
    return part + save_format.line_of(End(number, turn, result))


def _resignation(match: Match, seat: Seat) -> End:
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
        hash=None if number % save_format.ACTIONS_PER_HASH else codec.digest(kinds.state, state),
        author=match.author(index - 1),
        advised=match.advised.get(index - 1),
    )
