# SPDX-License-Identifier: MIT
"""A match with its whole history as a message, from which a process can rebuild it."""

from dataclasses import dataclass, replace
from typing import Any, Self

from wizardtable.core import catalog, codec
from wizardtable.core.game import Percentage, Running, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Author, Match, Player


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match from the first state that its history holds.

    Attributes:
        game_id: the id of the game.
        setup: the setup of the match.
        seed: the seed of the deal.
        players: the players by seat.
        earlier: the number of actions before the first state, see `Match.earlier`.
        state_json: the first state as canonical JSON.
        actions_json: all actions from the first state on, as canonical JSON.
        authors: the author of each of these actions, see `Match.author`.
        advised: pairs of a number of actions and the percentage shown there, see `Match.advised`.
    """

    game_id: str
    setup: Setup
    seed: int
    players: tuple[Player, ...]
    earlier: int
    state_json: str
    actions_json: str
    authors: tuple[Author, ...] = ()
    advised: tuple[tuple[Running, Percentage], ...] = ()

    @classmethod
    def of(cls, match: Match) -> Self:
        """Returns the record of a match."""
        kinds = match.spec.rules.kinds
        return cls(
            match.spec.id,
            match.setup,
            match.seed,
            match.players,
            match.earlier,
            codec.dumps(kinds.state, match.state_at(0)),
            codec.dumps(_actions_type(match.spec), match.actions),
            tuple(map(match.author, range(len(match.actions)))),
            tuple(sorted(match.advised.items())),
        )

    def match(self) -> Match:
        """Returns the match, rebuilt from the record.

        Raises:
            CodecError: the state or an action cannot be read.
            UnknownGame: no game has the record's id.
            IllegalAction: an action is not legal at its place.
            ValueError: the actions and their authors differ in number.
        """
        spec = catalog.get(self.game_id)
        state = codec.loads(spec.rules.kinds.state, self.state_json)
        match = Match.from_state(spec, self.setup, self.seed, self.players, state, self.earlier)
        actions = codec.loads(_actions_type(spec), self.actions_json)
        for action, author in zip(actions, self.authors, strict=True):
            match.play(action, author)
        match.advised = dict(self.advised)
        return match

    def is_of_same_deal(self, other: Self) -> bool:
        """Returns whether both records are of one match, perhaps at different moments of it."""
        return replace(self, **_NO_MOVES) == replace(other, **_NO_MOVES)

    @property
    def digest(self) -> str:
        """A checksum of 16 hexadecimal digits, which changes when the match changes."""
        return codec.digest(MatchRecord, self)


_NO_MOVES: dict[str, Any] = {"actions_json": "", "authors": (), "advised": ()}
"""The fields of a record that change while the match goes on, without any value."""


def _actions_type(spec: GameSpec) -> Any:
    return list.__class_getitem__(spec.rules.kinds.action)
