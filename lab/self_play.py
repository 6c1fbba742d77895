# SPDX-License-Identifier: MIT
"""Plays the games that a judgement is learned from, and keeps them in a file.

Every seat plays what first comes to mind to one of the two highest levels, each of which sees no
more than its own seat may know, and now and then something else that comes to mind: positions are
needed in which somebody has played otherwise. Where it is asked for, seats also lapse in some
games: for some decisions they do the same again and again, or anything at all, as a person might;
else nobody would learn what a mistake costs that no opponent makes. A game is kept as the deal and
the places of its actions in their menus, so that what is read off its positions can change without
playing anew. The number of a game and the seed settle all of it, whoever plays it and in whatever
order.

Where it is asked for, every seat searches instead, and what the searches made of their positions is
kept with the game.
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

EXPLORING = (0.0, 0.0, 0.03, 0.1)
"""Shares of decisions that are drawn by their prior instead of taking the best; each game has one
of them."""

LAPSING = 0.5
"""Share of the seats that lapse, in a game with lapses."""

A_LAPSE = 0.12
"""Chance that such a seat begins a lapse with a turn."""

LONG = (4, 8, 14)
"""Decisions of a lapse."""

CHUNK = 20
"""Games that are played, reported and kept together."""


class SelfPlayError(Exception):
    """The games cannot be kept there; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one kind, numbered from 0.

    Attributes:
        tables: the numbers of seats, by turns.
        lapses: share of the games in which seats lapse.
        iterations: of the search behind each decision, 0 where nobody searches.
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
    """What a search made of a position.

    Attributes:
        place: how many actions went before.
        seat: who searched.
        chance: that seat's of winning with the move it preferred, 0 to 1.
        visits: of each action of the menu.
    """

    place: int
    seat: int
    chance: float
    visits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that was played.

    Attributes:
        deal: the seed of the match.
        moves: of each action, its place in its menu.
        won: by seat the victory, 0 to 1, shared among winners.
        searches: in their order; none where nobody searched.
    """

    seats: int
    deal: int
    moves: tuple[int, ...]
    won: tuple[float, ...]
    searches: tuple[Searched, ...] = ()


def play_game(series: Series, number: int) -> GameRecord:
    """Returns a game of the series."""
    spec = catalog.get(series.game_id)
    rng = _stream(series.seed, number)
    seats = series.tables[number % len(series.tables)]
    deal = rng.next64() >> 11
    levels = [rng.choice(spec.levels[-2:]) for _ in range(seats)]
    exploring = rng.choice(EXPLORING)
    lapsing = series.lapses > 0.0 and rng.random() < series.lapses
    careless = {
        seat: Lapses(spec, rng) for seat in range(seats) if lapsing and rng.random() < LAPSING
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
            place = _preferred(spec, minds[seat], state, series.iterations, len(moves), searches)
            if rng.random() < exploring:
                place = None
        if place is None:
            place = _move(spec, levels[seat], state, seat, 1.0 if minds else exploring, rng)
        moves.append(place)
        spec.rules.apply(state, menu[moves[-1]])
    return GameRecord(seats, deal, tuple(moves), victory(spec, state), tuple(searches))


def _preferred(
    spec: GameSpec,
    mind: Ismcts,
    state: State,
    iterations: int,
    place: int,
    searches: list[Searched],
) -> int:
    """The place in the menu of what a search prefers; notes what the search found."""
    rules = spec.rules
    seat, menu = rules.to_move(state), rules.legal_actions(state)
    assert seat is not None
    decision = mind.choose(rules.observe(state, seat), menu, Budget(iterations))
    best, stats = list(menu).index(decision.action), decision.stats
    if stats.visits and stats.visits[best]:
        searches.append(Searched(place, seat, round(stats.values[best], 4), stats.visits))
    return best


class Lapses:
    """When a seat does not play what it knows, and what it plays then.

    Attributes:
        left: decisions that the lapse still lasts.
    """

    def __init__(self, spec: GameSpec, rng: Rng) -> None:
        self.left = 0
        self._spec = spec
        self._rng = rng
        self._deliberation = -1
        self._stubborn = False
        self._last: Any = None

    def move(self, state: State, seat: Seat, menu: Sequence[Any]) -> int | None:
        """Returns a place in the menu, None where the seat plays what it knows."""
        rng = self._rng
        deliberation = self._spec.brain.deliberation(self._spec.rules.observe(state, seat))
        if deliberation != self._deliberation and not self.left and rng.random() < A_LAPSE:
            self.left, self._stubborn = rng.choice(LONG), rng.random() < 0.7
            self._last = None
        self._deliberation = deliberation
        if not self.left or len(menu) == 1:
            return None
        self.left -= 1
        alike = [place for place, action in enumerate(menu) if _alike(action, self._last)]
        place = rng.choice(alike) if alike and self._stubborn else rng.below(len(menu))
        if not alike:
            self._last = menu[place]
        return place


def _alike(action: Any, other: Any) -> bool:
    """Whether two actions are of one kind and aim at the same: what is named last in an action."""
    if type(action) is not type(other) or not is_dataclass(action):
        return False
    named = fields(action)
    return not named or bool(getattr(action, named[-1].name) == getattr(other, named[-1].name))


def _move(
    spec: GameSpec, level: Level, state: State, seat: Seat, exploring: float, rng: Rng
) -> int:
    rules, brain = spec.rules, spec.brain
    menu = rules.legal_actions(state)
    if len(menu) == 1:
        return 0
    seen = brain.forget(rules.observe(state, seat), level, rng)
    weights = brain.prior(rules.sample(seen, rng), menu, level)
    if rng.random() < exploring:
        mark = rng.random() * sum(weights)
        for place, weight in enumerate(weights):
            mark -= weight
            if weight > 0.0 and mark <= 0.0:
                return place
    return max(range(len(menu)), key=weights.__getitem__)


def victory(spec: GameSpec, state: State) -> tuple[float, ...]:
    """Returns the victory of each seat in a game that is over, 0 to 1, shared among winners."""
    result = spec.rules.result(state)
    assert result is not None
    return result.shares()


def states(spec: GameSpec, game: GameRecord) -> Iterator[Any]:
    """Yields the state before each action, always the same object, and lastly that of the end."""
    state = spec.rules.deal(Setup(game.seats), game.deal)
    for place in game.moves:
        yield state
        spec.rules.apply(state, spec.rules.legal_actions(state)[place])
    yield state


def play_text(text: str) -> str:
    """Plays the games of a chunk; both are text of the codec: for an executor."""
    chunk = codec.loads(Chunk, text)
    games = [play_game(chunk.series, number) for number in range(chunk.first, chunk.end)]
    return codec.dumps(list[GameRecord], games)


class GamesFile:
    """The games of a series in a file, a line each, after a line that says which series it is.

    Attributes:
        count: games kept so far.
    """

    def __init__(self, path: Path, series: Series) -> None:
        """Goes on with the file of an earlier run; half a line, which an interruption has left, is
        cut off. Raises SelfPlayError."""
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
        """Keeps the games of a chunk that was played."""
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
    """Plays what is missing to so many games, and yields how many there are, again and again."""
    starts = range(file.count, games, CHUNK)
    chunks = (Chunk(file.series, first, min(first + CHUNK, games)) for first in starts)
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


def _stream(seed: int, number: int) -> Rng:
    rng = Rng(GAME_SALT ^ seed)
    return Rng(rng.next64() ^ number * 0x9E3779B97F4A7C15)
