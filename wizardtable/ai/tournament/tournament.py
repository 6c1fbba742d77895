# SPDX-License-Identifier: MIT
"""Plays games between agents: each deal once with every contender in every seat.

A contender is one of the competing agents, with its number. Any `concurrent.futures` executor can
play the deals. Deals and results travel as text that `core.codec` writes. So processes of this
machine and workers of a cluster are used in the same way.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from time import perf_counter

from wizardtable.ai.search import agents
from wizardtable.ai.tournament.figures import Played
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Setup
from wizardtable.core.match import Entry, Match, Player
from wizardtable.core.rng import Rng

DEAL_SALT = 0x5EA1ED0DECADE000
MIND_SALT = 0x0C0FFEE0B0A7F00D
"""Numbers that are mixed into the tournament's seed: one for the deals, one for the agents.

Because the two numbers differ, agents cannot foresee a deal.
"""


@dataclass(frozen=True, slots=True)
class Tournament:
    """The contenders and conditions of a tournament.

    Attributes:
        game_id: the id of the game.
        contenders: the level id of each contender, as many as there are seats.
        setup: the setup of every game.
        deals: the number of deals.
        seed: the seed of the whole tournament, from which the seeds of deals and agents follow.
        iterations: the most search iterations for a turn, if the level has more; None for the
            iterations of each level.
        timed: True if the levels' seconds limit decisions too. Such games cannot be repeated
            exactly.
        log: True if games are logged, including hidden draws.
    """

    game_id: str
    contenders: tuple[str, ...]
    setup: Setup
    deals: int
    seed: int
    iterations: int | None = None
    timed: bool = False
    log: bool = False


@dataclass(frozen=True, slots=True)
class GameOrder:
    """One deal of a tournament, to be played with every rotation of the contenders.

    Attributes:
        tournament: the tournament.
        deal: the number of the deal, from 0.
    """

    tournament: Tournament
    deal: int


@dataclass(frozen=True, slots=True)
class Report:
    """A finished game, and the lines of its log (empty if the tournament is not logged)."""

    game: Played
    log: tuple[str, ...]


def play(
    tournament: Tournament,
    executor: Executor | None = None,
    *,
    ahead: int = 4,
    first: int = 0,
    enough: Callable[[], bool] = lambda: False,
) -> Generator[Report, None, None]:
    """Yields the games of a tournament in their order, from the deal `first` on.

    Without an executor the games are played in the current process. An executor has up to `ahead`
    deals waiting or in play. Once `enough` returns True, no further deal starts. Deals already in
    play are finished, and their games are yielded.
    """
    orders = (GameOrder(tournament, deal) for deal in range(first, tournament.deals))
    if executor is None:
        for order in orders:
            if enough():
                return
            yield from play_deal(order)
        return
    waiting: deque[Future[str]] = deque()
    try:
        for order in orders:
            if enough():
                break
            waiting.append(executor.submit(play_text, codec.dumps(GameOrder, order)))
            if len(waiting) >= ahead:
                yield from codec.loads(tuple[Report, ...], waiting.popleft().result())
        while waiting:
            while enough() and waiting and waiting[-1].cancel():
                waiting.pop()
            if waiting:
                yield from codec.loads(tuple[Report, ...], waiting.popleft().result())
    finally:
        for future in waiting:
            future.cancel()


def play_text(text: str) -> str:
    """Plays the deal of a `GameOrder` for an executor, and returns the reports.

    The order and the reports are text that `core.codec` writes.
    """
    return codec.dumps(tuple[Report, ...], tuple(play_deal(codec.loads(GameOrder, text))))


def play_deal(order: GameOrder) -> Iterator[Report]:
    """Yields the games of one deal. The contenders move by one seat from game to game."""
    count = len(order.tournament.contenders)
    for turn in range(count):
        seating = tuple((seat + turn) % count for seat in range(count))
        yield _play_game(order, seating)


def budget(level: Level, tournament: Tournament, *, is_out_of_turn: bool) -> Budget:
    """Returns the budget of a level in this tournament.

    `is_out_of_turn` says whether the decision is out of turn (see `Brain.is_out_of_turn`).
    """
    given = level.budget(is_out_of_turn=is_out_of_turn)
    assert given.iterations is not None
    limit = tournament.iterations
    iterations = given.iterations if limit is None else min(limit, given.iterations)
    return Budget(iterations, given.seconds if tournament.timed else None)


def _play_game(order: GameOrder, seating: tuple[int, ...]) -> Report:
    tournament = order.tournament
    spec = catalog.get(tournament.game_id)
    ids = [tournament.contenders[contender] for contender in seating]
    names = [contender_name(contender, tournament.contenders) for contender in seating]
    minds = [
        agents.make(spec, level_id, _stream_seed(MIND_SALT, tournament.seed, order.deal, contender))
        for level_id, contender in zip(ids, seating, strict=True)
    ]
    levels = [agents.level(spec, level_id).at(len(ids)) for level_id in ids]
    budgets = [
        [budget(level, tournament, is_out_of_turn=aside) for aside in (False, True)]
        for level in levels
    ]
    seed = _stream_seed(DEAL_SALT, tournament.seed, order.deal, 0)
    players = [Player(name, level_id) for name, level_id in zip(names, ids, strict=True)]
    match = Match(spec, tournament.setup, seed, players)
    seconds: list[list[float]] = [[] for _ in seating]
    log = list(_log_lines(match, match.entries(None))) if tournament.log else []
    turns = 1
    while (seat := match.to_move) is not None:
        observation, menu = match.observe(seat), match.menu()
        turns = spec.wording.turn(observation)
        started = perf_counter()
        allowed = budgets[seat][spec.brain.is_out_of_turn(observation)]
        decision = minds[seat].choose(observation, menu, allowed)
        if len(menu) > 1:
            seconds[seat].append(perf_counter() - started)
        entries = match.play(decision.action)
        if tournament.log:
            log += _log_lines(match, entries)
    result = match.result
    assert result is not None
    game = Played(
        deal=order.deal,
        seating=seating,
        ranks=result.ranks,
        scores=result.scores,
        turns=turns,
        decisions=len(match.actions),
        seconds=tuple(tuple(times) for times in seconds),
    )
    return Report(game, tuple(log))


def _log_lines(match: Match, entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        sentence = match.spec.wording.event(entry.event, match.names)
        if sentence is not None:
            yield f"{entry.index:4} {sentence}"


def contender_name(contender: int, contenders: tuple[str, ...]) -> str:
    """Returns the name of a contender in a log: its level id.

    The name includes a number, from 1, if other contenders have the same level id.
    """
    level_id = contenders[contender]
    return level_id if contenders.count(level_id) == 1 else f"{level_id} {contender + 1}"


def _stream_seed(salt: int, seed: int, deal: int, contender: int) -> int:
    rng = Rng(salt ^ seed)
    rng.state = rng.next64() ^ deal
    rng.state = rng.next64() ^ contender
    return rng.next64() >> 11  # 53 bits: a number that JSON readers of any language can hold
