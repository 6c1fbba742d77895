# SPDX-License-Identifier: MIT
"""Plays the games from which a judgement is learned, and keeps them in a file.

Every seat plays by the prior of one of the two highest levels, with the knowledge of that seat
only. In some decisions it plays another action that the prior allows, because learning needs
positions in which somebody has played otherwise.

If the series asks for it, seats also lapse in some games: for some decisions they repeat the same
kind of action, or play at random, as a person might. Otherwise nothing would teach the cost of a
mistake that no opponent makes. If the series asks for it, every seat searches, and the results of
the searches are kept with the game.

A game is kept as its deal and the places of its actions in their menus. So other features can be
read from its positions without playing again. The seed and the number of a game decide everything,
on any process and in any order.
"""

import json
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.ai.tournament.executors import Executors
from wizardtable.core import catalog, codec, files
from wizardtable.core.agent import Budget, Level
from wizardtable.core.game import Seat, Setup, State
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng

GAME_SALT = 0x6A3E5EED0FA11E57

EXPLORING_SHARES = (0.0, 0.0, 0.03, 0.1)
"""Shares of decisions that are drawn by their prior instead of taking the best; each game has one
of them."""

LAPSING_SEAT_SHARE = 0.5
"""The share of the seats that lapse, in a game with lapses."""

LAPSE_CHANCE = 0.12
"""The chance that such a seat begins a lapse with a deliberation."""

LAPSE_LENGTHS = (4, 8, 14)
"""The possible numbers of decisions in a lapse."""

CHUNK_GAMES = 20
"""The number of games that are played and kept together."""


class SelfPlayError(Exception):
    """Raised when the games cannot be kept there; its text is a sentence with the reason."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one kind, numbered from 0.

    Attributes:
        game_id: the id of the game.
        tables: the numbers of seats, in turn.
        seed: the seed of all games.
        lapses: the share of the games in which seats lapse.
        iterations: the iterations of the search behind each decision; 0 if nobody searches.
    """

    game_id: str
    tables: tuple[int, ...]
    seed: int
    lapses: float = 0.0
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a series: those from `first` to `end` - 1."""

    series: Series
    first: int
    end: int


@dataclass(frozen=True, slots=True)
class Searched:
    """The result of a search.

    Attributes:
        place: the number of actions before it.
        seat: the seat that searched.
        chance: the seat's win chance (0–1) with the preferred move.
        visits: the visits of each action of the menu.
    """

    place: int
    seat: int
    chance: float
    visits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that was played.

    Attributes:
        seats: the number of seats.
        deal: the seed of the match.
        moves: the place of each action in its menu.
        won: each seat's share of the win, 0–1.
        searches: the searches in their order; empty if nobody searched.
    """

    seats: int
    deal: int
    moves: tuple[int, ...]
    won: tuple[float, ...]
    searches: tuple[Searched, ...] = ()


def play_game(series: Series, number: int) -> GameRecord:
    """Returns a game of the series."""
    spec = catalog.get(series.game_id)
    rng = _game_rng(series.seed, number)
    seats = series.tables[number % len(series.tables)]
    deal = rng.next64() >> 11
    levels = [rng.choice(spec.levels[-2:]) for _ in range(seats)]
    exploring = rng.choice(EXPLORING_SHARES)
    lapsing = series.lapses > 0.0 and rng.random() < series.lapses
    careless = {
        seat: Lapses(spec, rng)
        for seat in range(seats)
        if lapsing and rng.random() < LAPSING_SEAT_SHARE
    }
    minds: list[Ismcts] = []
    if series.iterations:
        minds = [Ismcts(spec, spec.levels[-1], rng.next64() >> 2) for _ in range(seats)]
    state = spec.rules.deal(Setup(seats), deal)
    moves: list[int] = []
    searches: list[Searched] = []
    while (seat := spec.rules.to_move(state)) is not None:
        menu = spec.rules.legal_actions(state)
        place = careless[seat].move(state, seat, menu) if seat in careless else None
        if place is None and minds and len(menu) > 1:
            place = _searched_place(
                spec, minds[seat], state, series.iterations, len(moves), searches
            )
            if rng.random() < exploring:
                place = None
        if place is None:
            place = _prior_place(spec, levels[seat], state, seat, 1.0 if minds else exploring, rng)
        moves.append(place)
        spec.rules.apply(state, menu[moves[-1]])
    return GameRecord(seats, deal, tuple(moves), victory(spec, state), tuple(searches))


def _searched_place(
    spec: GameSpec,
    mind: Ismcts,
    state: State,
    iterations: int,
    place: int,
    searches: list[Searched],
) -> int:
    """Returns the place in the menu of the action that a search prefers, and adds the search to
    `searches`."""
    rules = spec.rules
    seat, menu = rules.to_move(state), rules.legal_actions(state)
    assert seat is not None
    decision = mind.choose(rules.observe(state, seat), menu, Budget(iterations))
    best, stats = list(menu).index(decision.action), decision.stats
    if stats.visits and stats.visits[best]:
        searches.append(Searched(place, seat, round(stats.values[best], 4), stats.visits))
    return best


class Lapses:
    """The lapses of a seat: when it ignores its knowledge, and its actions then.

    Attributes:
        decisions_left: the remaining decisions of the present lapse.
    """

    def __init__(self, spec: GameSpec, rng: Rng) -> None:
        self.decisions_left = 0
        self._spec = spec
        self._rng = rng
        self._deliberation = -1
        self._stubborn = False
        self._last: Any = None

    def move(self, state: State, seat: Seat, menu: Sequence[Any]) -> int | None:
        """Returns a place in the menu, or None if the seat plays by its knowledge."""
        rng = self._rng
        deliberation = self._spec.brain.deliberation(self._spec.rules.observe(state, seat))
        if (
            deliberation != self._deliberation
            and not self.decisions_left
            and rng.random() < LAPSE_CHANCE
        ):
            self.decisions_left, self._stubborn = rng.choice(LAPSE_LENGTHS), rng.random() < 0.7
            self._last = None
        self._deliberation = deliberation
        if not self.decisions_left or len(menu) == 1:
            return None
        self.decisions_left -= 1
        alike = [place for place, action in enumerate(menu) if _is_alike(action, self._last)]
        place = rng.choice(alike) if alike and self._stubborn else rng.below(len(menu))
        if not alike:
            self._last = menu[place]
        return place


def _is_alike(action: Any, other: Any) -> bool:
    """Returns whether two actions have the same type and the same last field, which is their
    aim."""
    if type(action) is not type(other) or not is_dataclass(action):
        return False
    named = fields(action)
    return not named or bool(getattr(action, named[-1].name) == getattr(other, named[-1].name))


def _prior_place(
    spec: GameSpec, level: Level, state: State, seat: Seat, exploring: float, rng: Rng
) -> int:
    rules, brain = spec.rules, spec.brain
    menu = rules.legal_actions(state)
    if len(menu) == 1:
        return 0
    observation = brain.forget(rules.observe(state, seat), level, rng)
    weights = brain.prior(rules.sample(observation, rng), menu, level)
    if rng.random() < exploring:
        mark = rng.random() * sum(weights)
        for place, weight in enumerate(weights):
            mark -= weight
            if weight > 0.0 and mark <= 0.0:
                return place
    return max(range(len(menu)), key=weights.__getitem__)


def victory(spec: GameSpec, state: State) -> tuple[float, ...]:
    """Returns each seat's share of the win (0–1) in a game that is over."""
    result = spec.rules.result(state)
    assert result is not None
    return result.shares()


def states(spec: GameSpec, game: GameRecord) -> Iterator[Any]:
    """Yields the state before each action and at the end; it is always the same object."""
    state = spec.rules.deal(Setup(game.seats), game.deal)
    for place in game.moves:
        yield state
        spec.rules.apply(state, spec.rules.legal_actions(state)[place])
    yield state


def play_text(text: str) -> str:
    """Plays the games of a chunk for an executor. Chunk and games are text of the codec."""
    chunk = codec.loads(Chunk, text)
    games = [play_game(chunk.series, number) for number in range(chunk.first, chunk.end)]
    return codec.dumps(list[GameRecord], games)


class GamesFile:
    """A file with the games of a series, one in a line, after a first line that describes the
    series.

    Attributes:
        path: the path of the file.
        series: the series.
        count: the number of games kept so far.
    """

    def __init__(self, path: Path, series: Series) -> None:
        """Opens the file, and continues that of an earlier run.

        It removes an incomplete last line, which an interruption has left.

        Raises:
            SelfPlayError: the file holds another series.
        """
        self.path = path
        self.series = series
        head = (json.dumps(json.loads(codec.dumps(Series, series))) + "\n").encode()
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            files.replace(path, head)
        whole = path.read_bytes()
        if not whole.startswith(head):
            raise SelfPlayError(f"“{path}” holds other games: name another folder or seed.")
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            with path.open("r+b") as file:
                file.truncate(end)
        self.count = whole.count(b"\n") - 1

    def add(self, text: str) -> None:
        """Adds the games of a chunk that was played."""
        games = codec.loads(list[GameRecord], text)
        lines = [json.dumps(asdict(game), separators=(",", ":")) + "\n" for game in games]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(lines))
        self.count += len(games)

    def games(self) -> Iterator[GameRecord]:
        """Yields the games in their order."""
        with self.path.open(encoding="utf-8") as file:
            next(file)
            for line in file:
                yield codec.loads(GameRecord, line)


def play(file: GamesFile, games: int, players: Executors) -> Iterator[int]:
    """Plays until the file has this many games, and yields the number of games after each chunk."""
    starts = range(file.count, games, CHUNK_GAMES)
    chunks = (Chunk(file.series, first, min(first + CHUNK_GAMES, games)) for first in starts)
    texts = (codec.dumps(Chunk, chunk) for chunk in chunks)
    if players.executor is None:
        for text in texts:
            file.add(play_text(text))
            yield file.count
        return
    waiting: deque[Future[str]] = deque()
    try:
        for text in texts:
            waiting.append(players.executor.submit(play_text, text))
            if len(waiting) >= players.ahead:
                file.add(waiting.popleft().result())
                yield file.count
        while waiting:
            file.add(waiting.popleft().result())
            yield file.count
    finally:
        for future in waiting:
            future.cancel()


def _game_rng(seed: int, number: int) -> Rng:
    rng = Rng(GAME_SALT ^ seed)
    return Rng(rng.next64() ^ number * 0x9E3779B97F4A7C15)
