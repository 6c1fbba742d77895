# SPDX-License-Identifier: MIT
"""Matches in which one seat makes a mistake on purpose, so that findings should report it."""

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
"""A function from a seat's observation and its menu to one action of the menu."""

GOOD_LEVEL = "archmage"
"""The level of the seats that play well. They do not search, which would take too long."""


def first_in_the_list(observation: Any, menu: Sequence[Any]) -> Any:
    """Returns the first action of the menu."""
    return menu[0]


def chosen(*wanted: Callable[[Any, Any], bool]) -> Policy:
    """Returns a policy that follows these wishes, the most important one first.

    It takes the first action of the menu that fulfils the first wish that any action fulfils. If no
    action fulfils a wish, it takes the first action.
    """

    def policy(observation: Any, menu: Sequence[Any]) -> Any:
        for wish in wanted:
            for action in menu:
                if wish(observation, action):
                    return action
        return menu[0]

    return policy


def kind(*classes: type) -> Callable[[Any, Any], bool]:
    """Returns a wish for any action of these classes."""
    return lambda observation, action: isinstance(action, classes)


def played(game: str, policy: Policy | None, seed: int, seats: int = 3) -> Match:
    """Returns a match in which seat 0 plays by the policy, and the other seats play well.

    With the policy None, seat 0 plays well too.
    """
    spec = catalog.get(game)
    match = Match(spec, Setup(seats), seed, [Player(name, GOOD_LEVEL) for name in NAMES[:seats]])
    level = agents.level(spec, GOOD_LEVEL)
    minds = [GreedyAgent(spec, 1000 * seat + seed, level) for seat in range(seats)]
    while (seat := match.to_move) is not None:
        menu, observation = match.menu(), match.observe(seat)
        if policy is not None and seat == 0:
            match.play(policy(observation, menu))
        elif len(menu) == 1:
            match.play(menu[0])
        else:
            match.play(minds[seat].choose(observation, menu, Budget()).action)
    return match


def seen_from(game: str, seats: int, state: StateBase, *actions: Any) -> SeenMatch:
    """Returns a match from this state, ended after these actions, as seat 0 saw it."""
    players = [Player(name, None) for name in NAMES[:seats]]
    match = Match.from_state(catalog.get(game), Setup(seats), 1, players, state, 0)
    for action in actions:
        match.play(action)
    match.give_up(Seat(0))
    return replace(seen_match(match, Seat(0)), has_given_up=False)


def faults(match: Match, seat: int = 0) -> list[str]:
    """Returns the kinds of a seat's mistakes, the gravest first."""
    return [finding.kind for finding in findings(match, Seat(seat)) if not finding.is_praise]


def faults_of_good_play(game: str, seeds: Sequence[int]) -> Counter[str]:
    """Returns the number of mistakes of each kind by all seats, in matches of good play."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        match = played(game, None, seed)
        for seat in range(len(match.players)):
            counts.update(faults(match, seat))
    return counts


def sentence(match: Match, kind: str) -> str:
    """Returns the English sentence of seat 0's finding of this kind."""
    by_kind = {finding.kind: finding for finding in findings(match, Seat(0))}
    return by_kind[kind].sentence.render(english)
