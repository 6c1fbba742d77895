# SPDX-License-Identifier: MIT
"""A match with its whole history as a message: what a process needs to have the same match."""

from dataclasses import dataclass
from typing import Any, Self

from wizardtable.core import catalog, codec
from wizardtable.core.game import Percentage, Running, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Author, Match, Player


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match from the first state that is known of it.

    Attributes:
        state_json, actions_json: that state, and what was done since, as canonical JSON.
        authors: who decided each of these actions, see `Match.author`.
        advised: see `Match.advised`, in the order of places.
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
        """The record of a match."""
        kinds = match.spec.rules.kinds
        return cls(
            match.spec.id,
            match.setup,
            match.seed,
            match.players,
            match.earlier,
            codec.dumps(kinds.state, match.state_at(0)),
            codec.dumps(_actions(match.spec), match.actions),
            tuple(map(match.author, range(len(match.actions)))),
            tuple(sorted(match.advised.items())),
        )

    def match(self) -> Match:
        """The same match again; raises CodecError, UnknownGame, IllegalAction, or
        ValueError if not every action has its author."""
        spec = catalog.get(self.game_id)
        state = codec.loads(spec.rules.kinds.state, self.state_json)
        match = Match.from_state(spec, self.setup, self.seed, self.players, state, self.earlier)
        actions = codec.loads(_actions(spec), self.actions_json)
        for action, author in zip(actions, self.authors, strict=True):
            match.play(action, author)
        match.advised = dict(self.advised)
        return match

    @property
    def digest(self) -> str:
        """Sixteen digits by which the same course of the same match is recognised."""
        return codec.digest(MatchRecord, self)


def _actions(spec: GameSpec) -> Any:
    return list.__class_getitem__(spec.rules.kinds.action)
