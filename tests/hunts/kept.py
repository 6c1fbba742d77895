# SPDX-License-Identifier: MIT
"""Matches that are played for something, and whether each that is over is kept exactly once."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date

from wizardtable.core import catalog
from wizardtable.core.arranged import daily_table, purposes, tower_floor
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.learning import strengths
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.findings import can_look
from wizardtable.store import daily, json_lines, past_findings, ratings, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.paths import DataDir
from wizardtable.store.ratings import RatedMatch
from wizardtable.ui.new_game_plan import NewGamePlan

KINDS = ("", "", purposes.RATED, purposes.TOWER, purposes.DAILY)
"""What a match is played for, ordinary ones twice as often."""

FIRST_DAY, DAYS = 730_000, 20_000
"""From which days on, as numbers, and of how many, daily tables are drawn: hardly one twice."""

APPENDED = ("statistics", "daily", "tower", "achievements")
"""Files of `DataDir` to which lines are only added."""


def plan(chance: random.Random, spec: GameSpec, kind: str) -> NewGamePlan:
    """A new match of this kind, in which opponents decide quickly if it is an ordinary one."""
    seed = chance.getrandbits(60)
    if kind == purposes.TOWER:
        floor = chance.choice(tower_floor.tables(spec))
        return NewGamePlan(
            floor.setup, floor.seated("Ada"), seed, purpose=purposes.tower(floor.floor)
        )
    if kind == purposes.DAILY:
        day = date.fromordinal(FIRST_DAY + chance.randrange(DAYS)).isoformat()
        table = daily_table.table(spec, day)
        return NewGamePlan(
            table.setup, table.seated("Ada"), table.seed, purpose=purposes.daily(day)
        )
    seats = chance.choice(list(spec.seats))
    levels = ["greedy", "random", spec.levels[0].id]
    if kind == purposes.RATED:
        known = strengths.of_game(spec.package)
        assert known is not None
        levels = list(known.at(seats))
    names = [f"Opponent {number}" for number in range(2, seats + 1)]
    others = (Player(name, chance.choice(levels)) for name in names)
    return NewGamePlan(Setup(seats), (Player("Ada", None), *others), seed, purpose=kind)


def begun(spec: GameSpec, of: NewGamePlan) -> Match:
    """The match of a plan, before anybody has decided anything."""
    match = Match(spec, of.setup, of.seed, of.players)
    match.purpose = of.purpose
    return match


class Kept:
    """What a player's folder keeps of matches besides their saves, from one look to the next."""

    def __init__(self, data: DataDir) -> None:
        self._data = data
        self._content = dict.fromkeys(APPENDED, b"")
        self._rated: dict[tuple[str, Setup, int], RatedMatch] = {}
        self.counts: Counter[str] = Counter()

    def look(self, due: Iterable[Match]) -> Iterator[str]:
        """What is wrong: with the files, and with what is kept of matches that have been over for
        long enough."""
        for name in APPENDED:
            path = getattr(self._data, name)
            content = path.read_bytes() if path.exists() else b""
            if not content.startswith(self._content[name]):
                yield f"lines of {path.name} are lost"
            self._content[name] = content
        yield from self._look_at_daily_tables()
        yield from self._look_at_the_tower()
        yield from self._look_at_ratings()
        yield from self._look_at_achievements()
        yield from self._look_at_findings()
        for match in due:
            yield from self._missing(match)

    def _look_at_daily_tables(self) -> Iterator[str]:
        lines, problem = json_lines.read(self._data.daily, daily.Line)
        if problem is not None:
            yield str(problem)
        yield from _twice(
            (type(one).__name__, one.game, one.day, getattr(one, "level", "")) for one in lines
        )
        self.counts["daily tables"] = sum(isinstance(one, daily.DailyPlayed) for one in lines)

    def _look_at_the_tower(self) -> Iterator[str]:
        lines, problem = json_lines.read(self._data.tower, tower.TowerStars)
        if problem is not None:
            yield str(problem)
        won: dict[tuple[str, int], int] = {}
        for one in lines:
            before = won.get((one.game, one.floor), 0)
            if not one.stars & ~before:
                yield f"stars are kept twice: {one}"
            won[one.game, one.floor] = before | one.stars
        self.counts["floors with stars"] = len(won)

    def _look_at_ratings(self) -> Iterator[str]:
        if (problem := ratings.unread(self._data.ratings)) is not None:
            yield str(problem)
        lines = ratings.read(self._data.ratings)
        yield from _twice((one.game, one.setup, one.seed) for one in lines)
        found = {(one.game, one.setup, one.seed): one for one in lines}
        for deal, before in self._rated.items():
            if deal not in found:
                yield f"a rated match is lost: {deal}"
            elif before.end and found[deal] != before:
                yield f"a rated match has ended twice: {before}, then {found[deal]}"
        self._rated = found
        self.counts["rated matches"] = sum(bool(one.end) for one in lines)

    def _look_at_achievements(self) -> Iterator[str]:
        lines, problem = contributions.read(self._data.achievements)
        if problem is not None:
            yield str(problem)
        yield from _twice((one.match, one.version, one.counted) for one in lines)
        self.counts["matches with achievements"] = len({one.match for one in lines})

    def _look_at_findings(self) -> Iterator[str]:
        content = self._data.findings.read_bytes() if self._data.findings.exists() else b""
        found = [past_findings._read_line(line) for line in content.splitlines()]
        if None in found:
            yield f"{self._data.findings.name} is spoilt"
        yield from _twice((one.game, one.setup, one.seed) for one in found if one is not None)

    def _missing(self, match: Match) -> Iterator[str]:
        data, who = self._data, f"{match.spec.id} {match.seed} {match.purpose}"
        name = contributions.name_of(match.spec.id, match.setup, match.seed, match.purpose)
        if all(one.match != name for one in contributions.read(data.achievements)[0]):
            yield f"no achievements are kept of {who}"
        (seat,) = [seat for seat, player in enumerate(match.players) if player.level is None]
        if can_look(match, Seat(seat)) and not past_findings.read(data.findings, match):
            yield f"what was found is not kept of {who}"
        day = purposes.counted_day(match.purpose)
        if day and not match.assisted:
            played = daily.read(data.daily).played.get((match.spec.id, day))
            if played is None:
                yield f"the daily table is not kept of {who}"
        table = tower_floor.table_of(match)
        stars = table.stars(match) if table is not None else 0
        if table is not None and stars & ~tower.read(data.tower).at(table.game, table.floor):
            yield f"stars are not kept of {who}"
        if ratings.is_rated(match):
            one = ratings.find(data.ratings, match)
            if one is not None and not one.end:
                yield f"the end of a rated match is not kept of {who}"

    def nearly_over(self, chance: random.Random) -> Match:
        """A match that lacks some moves, and was left just now."""
        spec, of = deal(chance)
        match, rng = begun(spec, of), Rng(of.seed)
        if of.purpose == purposes.RATED:
            ratings.begin(self._data.ratings, match)
            ratings.leave(self._data.ratings, match)
        while match.to_move is not None:
            match.play(rng.choice(match.menu()))
        actions = match.actions[: -chance.randrange(1, 7)]
        match = Match(spec, of.setup, of.seed, of.players, actions)
        match.purpose = of.purpose
        return match


def deal(chance: random.Random) -> tuple[GameSpec, NewGamePlan]:
    """A new match of any game and any kind."""
    spec = catalog.get(chance.choice(list(catalog.GAMES)))
    return spec, plan(chance, spec, chance.choice(KINDS))


def _twice(keys: Iterable[object]) -> Iterator[str]:
    for key, count in Counter(keys).items():
        if count > 1:
            yield f"{key} is kept {count} times"
