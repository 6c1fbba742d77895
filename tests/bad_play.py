# SPDX-License-Identifier: MIT
"""Matches in which one seat plays badly on purpose, in a way that somebody ought to be told."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from tests.helpers import NAMES
from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.state import StateBase
from wizardtable.core.teaching.findings import SeenMatch, findings, seen_match
from wizardtable.core.text import english

Policy: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""What a seat plays: an action of the menu, by what it knows."""

GOOD = "archmage"
"""Who plays well: without searching, so that it takes little time."""


def first_in_the_list(observation: Any, menu: Sequence[Any]) -> Any:
    """Takes what the list of moves begins with."""
    return menu[0]


def chosen(*wanted: Callable[[Any, Any], bool]) -> Policy:
    """A policy that takes the first action of the menu for which the first of these is true, else
    the second, and so on; else the first action."""

    def policy(observation: Any, menu: Sequence[Any]) -> Any:
        for wish in wanted:
            for action in menu:
                if wish(observation, action):
                    return action
        return menu[0]

    return policy


def kind(*classes: type) -> Callable[[Any, Any], bool]:
    """A wish for any action of these classes."""
    return lambda observation, action: isinstance(action, classes)


def played(game: str, policy: Policy | None, seed: int, seats: int = 3) -> Match:
    """A match in which seat 0 plays by the policy, or as well as the others if that is None."""
    spec = catalog.get(game)
    match = Match(spec, Setup(seats), seed, [Player(name, GOOD) for name in NAMES[:seats]])
    level = agents.level(spec, GOOD)
    minds = [GreedyAgent(spec, 1000 * seat + seed, level) for seat in range(seats)]
    while (seat := match.to_move) is not None:
        menu, seen = match.menu(), match.observe(seat)
        if policy is not None and seat == 0:
            match.play(policy(seen, menu))
        elif len(menu) == 1:
            match.play(menu[0])
        else:
            match.play(minds[seat].choose(seen, menu, Budget()).action)
    return match


def seen_from(game: str, seats: int, state: StateBase, *actions: Any) -> SeenMatch:
    """What seat 0 saw of a match that began with a state laid out by hand, and ended after these
    actions."""
    players = [Player(name, None) for name in NAMES[:seats]]
    match = Match.from_state(catalog.get(game), Setup(seats), 1, players, state, 0)
    for action in actions:
        match.play(action)
    match.give_up(Seat(0))
    return replace(seen_match(match, Seat(0)), given_up=False)


def faults(match: Match, seat: int = 0) -> list[str]:
    """The kinds of what a seat did badly, the gravest first."""
    return [one.kind for one in findings(match, Seat(seat)) if not one.praise]


def faults_of_good_play(game: str, seeds: Sequence[int]) -> Counter[str]:
    """How often each kind is found in good play, by anybody."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        match = played(game, None, seed)
        for seat in range(len(match.players)):
            counts.update(faults(match, seat))
    return counts


def sentence(match: Match, kind: str) -> str:
    """What the first seat is told of a kind, in English."""
    found = {one.kind: one for one in findings(match, Seat(0))}
    return found[kind].sentence.render(english)
