# SPDX-License-Identifier: MIT
"""Makes data folders with contents as players have them.

    python -m tests.data_folders FOLDER [EDITION]

It makes the folders of `FOLDER_MAKERS` below FOLDER. Two runs make the same bytes with the same
times. This module writes the lines itself, without `store`, so that they do not change with the
store. Setups have the form of commit 5d64cf9f, without an edition, unless EDITION names one.
"""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

import wizardtable
from wizardtable.ai.baseline import GreedyAgent, RandomAgent
from wizardtable.core import catalog, codec
from wizardtable.core.achievements import of_all_games
from wizardtable.core.achievements.achievement import counts_for_achievements, played_match
from wizardtable.core.agent import Budget
from wizardtable.core.arranged import daily_table, tower_floor
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.findings import findings
from wizardtable.core.wizards import WIZARDS
from wizardtable.store import save

TODAY: Final = date(2026, 11, 25)
"""The day on which the folders are opened; the last match was played on the day before."""

GAMES: Final = ("anludim", "zavandor", "elfenwizards", "wizards_gambit")
LEVELS: Final = ("apprentice", "adept", "mage", "archmage", "grand_magus")
PERSON_NAME: Final = "Ada"
HOUR_SECONDS: Final = 3600
DAY_SECONDS: Final = 24 * HOUR_SECONDS

YEARS_MATCH_COUNT: Final = 500
"""The number of matches in the folder `years`."""

RATED_COUNT, DAILY_TABLE_COUNT, TOWER_MATCH_COUNT, SAVED_MATCH_COUNT = 60, 200, 20, 40
"""The numbers of special matches in the folder `years`: rated matches, daily tables, matches in the
tower, and ordinary matches that were played and saved."""

FINDING_KINDS: Final = {
    "anludim": ("drew_instead", "one_kind_short", "few_objects", "never_took_back"),
    "zavandor": ("hand_limit", "overpaid", "idle_turns", "unspent"),
    "elfenwizards": ("cards_wasted", "no_contests", "late_spells"),
    "wizards_gambit": ("pool_locked", "gambit_missed", "hand_full"),
}
"""Kinds of findings for made-up matches, by game."""

CORPUS: Final = Path(__file__).parent / "saves" / "corpus" / "0.1.0"
PACKAGE: Final = Path(wizardtable.__file__).parent

OLD_GAME_ACHIEVEMENTS, OLD_SHARED_ACHIEVEMENTS = 12, 10
"""The numbers of achievements in commit 5d64cf9f, of each game and of all games."""

Line: TypeAlias = dict[str, Any]
"""A JSON object, for a line of a file."""

Bringing: TypeAlias = tuple[str, Any, Any]
"""The key of an achievement, the achievement, and a match's contribution to it."""


def _noon(day: date) -> int:
    """Returns noon in seconds since 1970, in UTC."""
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp())


EVENING_TIME: Final = _noon(TODAY) - 18 * HOUR_SECONDS
"""Six o'clock on the evening before `TODAY`."""


class Achieved:
    """Sums up the contributions of matches to achievements, as the program does."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._kinds: dict[tuple[str, str], set[str]] = {}
        self._reached: set[tuple[str, str]] = set()

    def line(
        self, name: str, game: str, at: int, brought: Iterable[Bringing], *, counted: bool
    ) -> Line:
        """Returns the line of a match, which ended at the time `at`, in seconds since 1970."""
        numbers: list[list[Any]] = []
        kinds: list[list[Any]] = []
        reached = []
        for key, achievement, value in brought:
            if not value:
                continue
            place = ("all" if key.startswith("all/") else game, key)
            if isinstance(value, int):
                numbers.append([key, value])
                before = self._numbers.get(place, 0)
                is_sum = achievement.over.value == "sum"
                progress = before + value if is_sum else max(before, value)
                self._numbers[place] = progress
            else:
                kinds.append([key, sorted(value)])
                self._kinds.setdefault(place, set()).update(value)
                progress = len(self._kinds[place])
            if progress >= achievement.goal and place not in self._reached:
                self._reached.add(place)
                reached.append(key)
        return {
            "match": name,
            "game": game,
            "ended": at,
            "counted": counted,
            "version": 1,
            "numbers": numbers,
            "kinds": kinds,
            "reached": reached,
        }


@dataclass
class Files:
    """The files of a data folder before they are written.

    Attributes:
        edition: the edition of all setups.
        content: the bytes of each file, by name.
        times: the time of each file's last change, in seconds since 1970, by name.
        saves: pairs of a save's name and its match.
        deals: the deals of the finished matches.
        achieved: the contributions of the matches so far.
    """

    edition: int = 0
    content: dict[str, bytes] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)
    saves: list[tuple[str, Match]] = field(default_factory=list)
    deals: list[tuple[str, Setup, int]] = field(default_factory=list)
    achieved: Achieved = field(default_factory=Achieved)

    def add(self, name: str, lines: Iterable[Line], at: int) -> None:
        """Adds lines to a file. Its time becomes `at`, in seconds since 1970, if that is later."""
        text = "".join(f"{_text(line)}\n" for line in lines)
        self.put(name, self.content.get(name, b"") + text.encode(), at)

    def put(self, name: str, content: bytes, at: int) -> None:
        """Replaces a file's content. Its time becomes `at` if that is later."""
        self.content[name] = content
        self.times[name] = max(at, self.times.get(name, 0))

    def keep(self, match: Match, at: int) -> str:
        """Adds a save and returns its name."""
        number = 1 + sum(saved.spec.id == match.spec.id for _, saved in self.saves)
        name = f"saves/{match.spec.id}-{number}{save.SAVE_SUFFIX}"
        self.saves.append((name, match))
        self.times[name] = at
        return name

    def write(self, folder: Path) -> None:
        """Writes all files, with their times."""
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "saves").mkdir(parents=True)
        for name, content in self.content.items():
            (folder / name).write_bytes(content)
        for name, match in self.saves:
            if name not in self.content:
                save.write(folder / name, match)
        for name, at in self.times.items():
            os.utime(folder / name, (at, at))
        latest = max(self.times.values(), default=EVENING_TIME)
        for path in (folder / "saves", folder):
            os.utime(path, (latest, latest))

    # Matches and their lines.

    def setup(self, seats: int, *options: str) -> Setup:
        """Returns a setup with these options on, in the folder's edition."""
        return self.of_edition(Setup(seats, tuple((option, True) for option in options)))

    def of_edition(self, setup: Setup) -> Setup:
        """Returns a setup in the folder's edition.

        This module also runs with commit 5d64cf9f, whose setups have no edition.
        """
        has_editions = any(attribute.name == "edition" for attribute in fields(Setup))
        return replace(setup, edition=self.edition) if has_editions else setup

    def finish(self, match: Match, at: int) -> None:
        """Adds the save and all lines of a match that ended at the time `at`."""
        self.keep(match, at)
        people = [seat for seat, player in enumerate(match.players) if player.level is None]
        deal = match.spec.id, match.setup, match.seed
        is_repeated = deal in self.deals
        self.deals.append(deal)
        if len(people) == 1 and not is_repeated:
            if not match.assisted:
                self.add("statistics.jsonl", [_finished(match, at)], at)
            all_findings = findings(match, Seat(people[0]))
            mistakes = [finding.kind for finding in all_findings if not finding.is_praise]
            self.add_findings(match, mistakes, at)
        brought = []
        counted = counts_for_achievements(match) and not match.assisted  # as those versions did
        if counted:
            played = played_match(match, Seat(people[0]))
            brought = [
                (key, achievement, achievement.contribution_of(played))
                for key, achievement in _achievements(match.spec)
            ]
        self.achieve(match, at, brought, counted=counted)

    def add_findings(self, match: Match, kinds: Sequence[str], at: int) -> None:
        """Adds the line about a match's findings."""
        self.add("findings.jsonl", [_dealt(match) | {"kinds": list(kinds), "ended": at}], at)

    def achieve(self, match: Match, at: int, brought: Sequence[Bringing], *, counted: bool) -> None:
        """Adds the line about a match's contributions to achievements."""
        game, setup = match.spec.id, match.setup
        if self.edition:
            setup = replace(setup, edition=0)  # the name has no edition
        name = f"{game}/{match.seed}/{codec.digest(Setup, setup)}/{match.purpose}"
        line = self.achieved.line(name, game, at, brought, counted=counted)
        self.add("achievements.jsonl", [line], at)

    def rate(self, match: Match, begun: int, at: int, end: str, ranks: Sequence[int] = ()) -> None:
        """Adds the line of a rated match. `end` is empty if the match has not ended."""
        line = _dealt(match) | {
            "players": _players(match.players),
            "begun": begun,
            "touched": at,
            "going": False,
            "ended": at if end else 0,
            "end": end,
            "ranks": list(ranks),
        }
        self.add("ratings.jsonl", [line], at)

    def daily(self, match: Match, day: str, seat: int, at: int) -> None:
        """Adds the line about the beginning of a daily table, and about its end if it is over."""
        game = match.spec.id
        self.add("daily.jsonl", [{"kind": "daily_begun", "game": game, "day": day}], at)
        if match.result is not None:
            scores = match.result.scores
            self.add(
                "daily.jsonl",
                [_daily_played(game, day, match.result.ranks, scores, seat, "allbbaala")],
                at,
            )


# Lines.


def _text(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _players(players: Iterable[Player]) -> list[Line]:
    return [{"name": p.name, "level": p.level, "wizard": p.wizard} for p in players]


def _dealt(match: Match) -> Line:
    setup = codec.encode(Setup, match.setup)
    return {"game": match.spec.id, "setup": setup, "seed": match.seed}


def _finished(match: Match, at: int) -> Line:
    result = match.result
    assert result is not None
    return _finished_line(
        match, result.ranks, result.scores, at, given_up=match.given_up is not None
    )


def _finished_line(
    match: Match, ranks: Sequence[int], scores: Sequence[int], at: int, *, given_up: bool
) -> Line:
    return _dealt(match) | {
        "players": _players(match.players),
        "result": {"ranks": list(ranks), "scores": list(scores)},
        "ended": at,
        "given_up": given_up,
    }


def _daily_played(
    game: str, day: str, ranks: Sequence[int], scores: Sequence[int], seat: int, course: str
) -> Line:
    return {
        "kind": "daily_played",
        "game": game,
        "day": day,
        "rank": ranks[seat],
        "seats": len(ranks),
        "score": scores[seat],
        "best": max(score for other, score in enumerate(scores) if other != seat),
        "given_up": False,
        "course": course,
    }


def _daily_level(game: str, day: str, level: str, rank: int, score: int) -> Line:
    place = {"game": game, "day": day, "level": level}
    return {"kind": "daily_level", "rank": rank, "score": score} | place


def _problem(game: str, problem: str, solved: bool, day: date) -> Line:
    return {"game": game, "problem": problem, "solved": solved, "day": day.toordinal()}


@cache
def _problems(game: str) -> tuple[str, ...]:
    """Returns the ids of a game's problems."""
    path = PACKAGE / "games" / game / "problems.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(data["id"] for line in lines if "id" in (data := json.loads(line)))


def _achievements(spec: Any) -> list[tuple[str, Any]]:
    """Returns pairs of a key and an achievement: those of commit 5d64cf9f for a game.

    Later achievements are left out, because they would change all following random numbers.
    """
    own = [(a.id, a) for a in spec.achievements[:OLD_GAME_ACHIEVEMENTS]]
    shared = [(f"all/{a.id}", a) for a in of_all_games.ACHIEVEMENTS[:OLD_SHARED_ACHIEVEMENTS]]
    return own + shared


# Matches.


def _table(level: str, seats: int, first: int = 0, people: int = 1) -> tuple[Player, ...]:
    """Returns players for a table: people at the first seats, then wizards of a level.

    `first` is the number of the first wizard in the list of wizards.
    """
    names = (PERSON_NAME, "Blaise", "Chloé")
    others = [WIZARDS[(first + step) % len(WIZARDS)] for step in range(seats - people)]
    return (
        *(Player(name, None) for name in names[:people]),
        *(Player(wizard.name, level, wizard.id) for wizard in others),
    )


def _play(match: Match, *, well: bool, share: float = 1.0) -> Match:
    """Plays a match and returns it.

    If `well` is true, the people search and the opponents play at random; otherwise the reverse.
    With a `share` below 1, the result is the first part of the match, with this share of its
    actions.
    """
    agents: list[Any] = []
    for seat, player in enumerate(match.players):
        kind = GreedyAgent if (player.level is None) == well else RandomAgent
        agents.append(kind(match.spec, 10 * match.seed + seat))
    while (mover := match.to_move) is not None:
        menu = match.menu()
        match.play(agents[mover].choose(match.observe(mover), menu, Budget()).action)
    return match if share == 1.0 else _cut(match, round(len(match.actions) * share))


def _cut(match: Match, length: int) -> Match:
    """Returns a copy of a match after its first `length` actions."""
    cut = Match(match.spec, match.setup, match.seed, match.players, match.actions[:length])
    cut.purpose = match.purpose
    return cut


def _new(game: str, setup: Setup, seed: int, players: Sequence[Player], purpose: str = "") -> Match:
    match = Match(catalog.get(game), setup, seed, players)
    match.purpose = purpose
    return match


def open_match(files: Files, game: str) -> tuple[Match, Any]:
    """Returns a rated match before its last action, and this action. The person has played the
    first action and also plays the last one."""
    for seed in range(5000, 5100):
        match = _new(game, files.setup(2), seed, _table("adept", 2, 4), "rated")
        actions = _play(match, well=True).actions
        if match.mover(0) == match.mover(len(actions) - 1) == 0:
            return _cut(match, len(actions) - 1), actions[-1]
    raise AssertionError("no such match")


# The folders.


def empty(_: Files) -> None:
    """Makes an empty folder."""


def evening(files: Files) -> None:
    """Adds the matches of an evening, with each possible end of a match and each activity."""
    at = EVENING_TIME
    tables = (
        ("anludim", 2, "apprentice", True),
        ("anludim", 2, "mage", False),
        ("zavandor", 2, "adept", True),
        ("elfenwizards", 3, "apprentice", False),
        ("wizards_gambit", 2, "archmage", True),
    )
    for place, (game, seats, level, well) in enumerate(tables):
        match = _new(game, files.setup(seats), 100 + place, _table(level, seats, place))
        files.finish(_play(match, well=well), at := at + 15 * 60)
    given_up = _new("zavandor", files.setup(2), 110, _table("mage", 2, 5))
    given_up = _play(given_up, well=True, share=0.3)
    given_up.give_up(Seat(0))
    files.finish(given_up, at := at + 300)
    helped = _new("anludim", files.setup(3), 111, _table("adept", 3, 6))
    helped.assist("hint")
    files.finish(_play(helped, well=True), at := at + 300)
    shared = _new("elfenwizards", files.setup(3), 112, _table("apprentice", 3, people=2))
    files.finish(_play(shared, well=True), at := at + 300)
    files.keep(
        _play(
            _new("wizards_gambit", files.setup(2), 113, _table("adept", 2)), well=True, share=0.5
        ),
        at := at + 300,
    )
    _rated_evening(files, at)
    _daily_evening(files, at + HOUR_SECONDS)
    _tower_evening(files, at + HOUR_SECONDS + 1800)
    _solved_evening(files)
    _settings(files, EVENING_TIME + 4 * HOUR_SECONDS)


def _rated_evening(files: Files, at: int) -> None:
    won = _play(_new("anludim", files.setup(2), 120, _table("mage", 2, 2), "rated"), well=True)
    assert won.result is not None
    files.rate(won, at, at + 600, "played", won.result.ranks)
    files.finish(won, at + 600)
    lost = _new("wizards_gambit", files.setup(2), 121, _table("mage", 2, 3), "rated")
    lost = _play(lost, well=False, share=0.6)
    lost.give_up(Seat(0))
    assert lost.result is not None
    files.rate(lost, at + 700, at + 900, "given up", lost.result.ranks)
    files.finish(lost, at + 900)
    unfinished, _ = open_match(files, "anludim")
    files.rate(unfinished, at + 1000, at + 1200, "")
    files.keep(unfinished, at + 1200)


def _daily_evening(files: Files, at: int) -> None:
    for game, day, share in (
        ("anludim", TODAY - timedelta(1), 1.0),
        ("wizards_gambit", TODAY - timedelta(1), 0.5),
        ("anludim", TODAY, 0.5),
    ):
        table = daily_table.table(catalog.get(game), day.isoformat())
        setup = files.of_edition(table.setup)
        purpose = f"daily:{table.day}"
        match = _new(game, setup, table.seed, table.seated(PERSON_NAME), purpose)
        match = _play(match, well=True, share=share)
        at += 600
        files.daily(match, table.day, table.seat, at)
        if match.result is None:
            files.keep(match, at)
            continue
        files.finish(match, at)
        again = _new(game, setup, table.seed, table.seated(PERSON_NAME), f"{purpose}:again")
        files.finish(_play(again, well=True), at + 30)
        levels = [
            _daily_level(game, table.day, level, 1 + place % 2, 10 + 3 * place)
            for place, level in enumerate(LEVELS)
        ]
        files.add("daily.jsonl", levels, at + 60)


def _tower_evening(files: Files, at: int) -> None:
    for game, floor in (("anludim", 1), ("anludim", 2), ("wizards_gambit", 1)):
        table = tower_floor.table(catalog.get(game), floor)
        setup = files.of_edition(table.setup)
        for seed in range(130, 160):
            purpose = f"tower:{floor}"
            match = _play(_new(game, setup, seed, table.seated(PERSON_NAME), purpose), well=True)
            if stars := table.stars(match):
                at += 600
                line = {"game": game, "floor": floor, "stars": stars}
                files.add("tower.jsonl", [line], at)
                files.finish(match, at)
                break


def _solved_evening(files: Files) -> None:
    day = TODAY - timedelta(1)
    for game in GAMES:
        results = [
            _problem(game, problem, place % 3 != 1, day)
            for place, problem in enumerate(_problems(game)[:4])
        ]
        files.add("problems.jsonl", results, EVENING_TIME + 3 * HOUR_SECONDS)


def _settings(files: Files, at: int, **more: object) -> None:
    chosen = {
        "theme": "dark",
        "player_name": PERSON_NAME,
        "portrait": "",
        "lessons": [["zavandor", 4]],
        "lessons_done": ["anludim", "anludim/expert", "elfenwizards"],
        "tutor": True,
        "volume": 40,
        "felt": "garnet",
    } | more
    text = json.dumps(chosen, ensure_ascii=False, indent=2) + "\n"
    files.put("settings.json", text.encode(), at)


def years(files: Files) -> None:
    """Adds 500 matches of three years: 40 were played and have saves, the rest is made up."""
    rng = Rng(2024)
    begin = _noon(TODAY - timedelta(1000))
    kinds = ["rated"] * RATED_COUNT + ["tower"] * TOWER_MATCH_COUNT + ["saved"] * SAVED_MATCH_COUNT
    kinds += ["plain"] * (YEARS_MATCH_COUNT - DAILY_TABLE_COUNT - len(kinds))
    rng.shuffle(kinds)
    step = (EVENING_TIME - begin) // len(kinds)
    events = [
        (begin + number * step + rng.below(HOUR_SECONDS), kind, number)
        for number, kind in enumerate(kinds)
    ]
    for number in range(DAILY_TABLE_COUNT):
        day = TODAY - timedelta(DAILY_TABLE_COUNT - number)
        events.append((_noon(day) + 7 * HOUR_SECONDS, day.isoformat(), number))
    for at, kind, number in sorted(events):
        game = GAMES[number % len(GAMES)]
        if kind == "saved":
            seats = catalog.get(game).seats[0]
            match = _new(game, files.setup(seats), 9000 + number, _table(LEVELS[number % 5], seats))
            files.finish(_play(match, well=rng.below(2) == 0), at)
        elif kind == "tower":
            _add_tower_match(files, rng, game, number, at)
        else:
            _add_made_up(files, rng, _unplayed(files, rng, game, number, kind), at)
    results = []
    for number in range(300):
        game = GAMES[number % len(GAMES)]
        problem = rng.choice(_problems(game)[:40])
        results.append(_problem(game, problem, rng.below(4) > 0, TODAY - timedelta(301 - number)))
    files.add("problems.jsonl", results, EVENING_TIME)
    _settings(files, EVENING_TIME, player_name="Ada Blaise")


def _unplayed(files: Files, rng: Rng, game: str, number: int, kind: str) -> Match:
    """Returns a match after the deal, before any action.

    `kind` is "rated", "plain", or the day of a daily table.
    """
    spec = catalog.get(game)
    if kind not in ("rated", "plain"):
        table = daily_table.table(spec, kind)
        setup = files.of_edition(table.setup)
        return _new(game, setup, table.seed, table.seated(PERSON_NAME), f"daily:{kind}")
    seats = min(4, rng.choice(spec.seats))
    players = tuple(
        player if player.level is None else replace(player, level=rng.choice(LEVELS))
        for player in _table("mage", seats, rng.below(10))
    )
    purpose = "rated" if kind == "rated" else ""
    return _new(game, files.setup(seats), 9000 + number, players, purpose)


def _add_made_up(files: Files, rng: Rng, match: Match, at: int) -> None:
    """Adds the lines of a match with a made-up end. Only its deal is true."""
    game, seats, purpose = match.spec.id, match.setup.seats, match.purpose
    person = next(seat for seat, player in enumerate(match.players) if player.level is None)
    scores = [rng.below(40) + 5 for _ in range(seats)]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    given_up, helped = rng.below(20) == 0, rng.below(12) == 0
    if purpose == "rated":
        was_left = rng.below(15) == 0
        end = "left" if was_left else "helped" if helped else "given up" if given_up else "played"
        files.rate(match, at - HOUR_SECONDS, at, end, () if was_left else ranks)
        if was_left:
            return
    if not helped:
        line = _finished_line(match, ranks, scores, at, given_up=given_up)
        files.add("statistics.jsonl", [line], at)
    files.add_findings(match, [kind for kind in FINDING_KINDS[game] if rng.below(3) == 0], at)
    achievements = [] if helped else [a for a in _achievements(match.spec) if rng.below(12) == 0]
    brought = [(key, achievement, _value(rng, achievement)) for key, achievement in achievements]
    files.achieve(match, at, brought, counted=not helped)
    if purpose.startswith("daily:") and not helped:
        day = purpose.removeprefix("daily:")
        course = "".join(rng.choice("alb") for _ in range(8))
        played = _daily_played(game, day, ranks, scores, person, course) | {"given_up": given_up}
        levels = [
            _daily_level(game, day, level, 1 + rng.below(seats), rng.below(50))
            for level in LEVELS[: rng.below(6)]
        ]
        begun = {"kind": "daily_begun", "game": game, "day": day}
        files.add("daily.jsonl", [begun, played, *levels], at)


def _value(rng: Rng, achievement: Any) -> Any:
    """Returns a made-up contribution of a match to an achievement."""
    if achievement.over.value != "kinds":
        return 1 + rng.below(max(1, achievement.goal // 4))
    return frozenset(f"kind_{rng.below(achievement.goal + 2)}" for _ in range(2))


def _add_tower_match(files: Files, rng: Rng, game: str, number: int, at: int) -> None:
    floor = min(10, 1 + number // 40)
    table = tower_floor.table(catalog.get(game), floor)
    setup = files.of_edition(table.setup)
    match = _new(game, setup, 9000 + number, table.seated(PERSON_NAME), f"tower:{floor}")
    _add_made_up(files, rng, match, at)
    line = {"game": game, "floor": floor, "stars": 1 | rng.below(8)}
    files.add("tower.jsonl", [line], at)


def old_lines(files: Files) -> None:
    """Adds lines of earlier versions, and lines without each optional field."""
    at = EVENING_TIME - 30 * DAY_SECONDS
    me, bare = {"name": PERSON_NAME, "level": None}, {"name": "Blaise", "level": "apprentice"}
    wizard = {"name": "Isaure", "level": "adept", "wizard": "isaure"}
    face = me | {"wizard": "morwenna"}
    setups: tuple[Line, ...] = (
        {"seats": 2},
        {"seats": 2, "options": []},
        {"seats": 2, "options": [], "data": ""},
    )
    results: list[Line] = []
    for place, setup in enumerate(setups):
        for other, mine in ((bare, me), (wizard, me | {"wizard": ""}), (wizard, face)):
            seed, game = 200 + len(results), GAMES[len(results) % len(GAMES)]
            if game == "elfenwizards":
                game = "anludim"
            won = len(results) % 2 == 0
            result = {"ranks": [1, 2] if won else [2, 1], "scores": [20, 10] if won else [7, 9]}
            line = {"game": game, "setup": setup, "seed": seed, "players": [mine, other]}
            line |= {"result": result, "ended": at + len(results) * HOUR_SECONDS}
            results.append(line | ({"given_up": place == 2 and not won} if place else {}))
    gone = {"name": "Old", "level": "sorcerer", "wizard": "nobody"}
    results.append(results[0] | {"seed": 300, "players": [me, gone]})
    results.append(results[0] | {"seed": 301, "game": "a_game_of_old"})
    files.add("statistics.jsonl", results, at)
    spaced = json.dumps(results[1] | {"seed": 302}, indent=None, ensure_ascii=True)
    files.put("statistics.jsonl", files.content["statistics.jsonl"] + spaced.encode() + b"\n", at)
    deal_keys = ("game", "setup", "seed")
    finding_lines = [
        {key: result[key] for key in deal_keys}
        | {"kinds": list(FINDING_KINDS[result["game"]][:2]), "ended": at}
        for result in results[:9]
    ]
    files.add("findings.jsonl", finding_lines, at)
    files.add("ratings.jsonl", _old_ratings(at, me, wizard, face), at)
    files.add("daily.jsonl", _old_daily(), at)
    stars = [("anludim", 1, 1), ("anludim", 1, 4), ("anludim", 1, 1), ("a_game_of_old", 1, 7)]
    lines = [{"game": game, "floor": floor, "stars": won} for game, floor, won in stars]
    files.add("tower.jsonl", lines, at)
    day = TODAY - timedelta(30)
    files.add("problems.jsonl", [_problem("anludim", "a_problem_of_old", True, day)], at)
    unsolved = [_problem("anludim", problem, False, day) for problem in _problems("anludim")[:2]]
    files.add("problems.jsonl", unsolved, at)
    files.add("achievements.jsonl", _old_achievements(at), at)
    files.put("settings.json", (CORPUS / "settings.json").read_bytes(), at)
    for game in GAMES:
        name = f"{game}-full{save.SAVE_SUFFIX}"
        files.put(f"saves/{name}", (CORPUS / name).read_bytes(), at)
        name = f"{game}{save.SAVE_SUFFIX}"
        files.put(f"saves/{name}", (CORPUS / name).read_bytes(), at)


def _old_ratings(at: int, *players: Line) -> list[Line]:
    me, wizard, face = players
    first = {"game": "anludim", "setup": {"seats": 2}, "begun": at, "touched": at + HOUR_SECONDS}
    whole = first | {"setup": {"seats": 2, "options": [], "data": ""}, "going": False}
    ended = whole | {"ended": at + HOUR_SECONDS, "end": "played", "ranks": [1, 2]}
    abandoned = whole | {"ended": at + DAY_SECONDS, "end": "left"}
    helped = ended | {"end": "helped", "ranks": [2, 1]}
    lines = [first, whole, ended, abandoned, abandoned | {"ranks": []}, helped]
    lines.append(ended | {"ranks": [2, 1]})
    return [
        line | {"seed": 400 + place, "players": [face if place == 6 else me, wizard]}
        for place, line in enumerate(lines)
    ]


def _old_daily() -> list[Line]:
    day = (TODAY - timedelta(30)).isoformat()
    short = {"kind": "daily_played", "game": "anludim", "day": day, "rank": 1, "seats": 3}
    short |= {"score": 12, "best": 9}
    return [
        {"kind": "daily_begun", "game": "zavandor", "day": day},
        short,
        short | {"rank": 2},
        short | {"game": "elfenwizards", "given_up": True},
        short | {"game": "wizards_gambit", "course": ""},
        _daily_level("anludim", day, "mage", 2, 8),
        _daily_level("anludim", day, "mage", 1, 30),
        _daily_level("anludim", day, "sorcerer", 1, 30),
    ]


def _old_achievements(at: int) -> list[Line]:
    short = {"game": "anludim", "ended": at, "counted": False}
    first = catalog.get("anludim").achievements[0].id
    name = "anludim/200/0123456789abcdef/"
    long = short | {"counted": True, "numbers": [[first, 1]], "reached": [first]}
    return [
        short | {"match": "anludim/199/0123456789abcdef/"},
        long | {"match": name, "version": 0},
        long | {"match": name, "version": 1, "kinds": []},
        long | {"match": "anludim/201/0123456789abcdef/rated", "numbers": [["an_old_one", 1]]},
        short | {"match": "anludim/201/0123456789abcdef/"},
    ]


def damaged(files: Files) -> None:
    """Adds the files of `evening`, with damage of every kind."""
    evening(files)
    _write_saves(files)
    damages: dict[str, Callable[[bytes], bytes]] = {
        "statistics.jsonl": _half_line,
        "ratings.jsonl": lambda content: _doubled(content).replace(b"\n", b"\r\n"),
        "findings.jsonl": lambda content: _with_garbage(content)[:-1],
        "daily.jsonl": _with_garbage,
        "tower.jsonl": lambda content: bytes(len(content)),
        "problems.jsonl": lambda content: content[: len(content) * 3 // 5],
        "achievements.jsonl": lambda content: _doubled(_half_line(content)),
        "settings.json": lambda content: content[:-40],
        "saves/anludim-1.wizardtable": lambda content: content[: len(content) * 2 // 3],
        "saves/anludim-2.wizardtable": _half_line,
        "saves/zavandor-1.wizardtable": lambda content: bytes(len(content)),
    }
    for name, damage in damages.items():
        files.put(name, damage(files.content[name]), files.times[name])


def _write_saves(files: Files) -> None:
    """Turns the matches into the bytes of their saves, so that they can be damaged."""
    for name, match in files.saves:
        if name not in files.content:
            files.content[name] = saved(match)


def saved(match: Match) -> bytes:
    """Returns the bytes of a match's save."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"one{save.SAVE_SUFFIX}"
        save.write(path, match)
        return path.read_bytes()


def _half_line(content: bytes) -> bytes:
    """Returns the lines, with the middle one and the last one cut in half."""
    lines = content.splitlines(keepends=True)
    middle = len(lines) // 2
    lines[middle] = lines[middle][: len(lines[middle]) // 2] + b"\n"
    lines[-1] = lines[-1][: len(lines[-1]) // 2]
    return b"".join(lines)


def _with_garbage(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    lines.insert(len(lines) // 2, b"\x00\xff{]garbage\x1b \xc3\n")
    return b"".join(lines)


def _doubled(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join([lines[0], *lines])


FOLDER_MAKERS: Final[dict[str, Callable[[Files], None]]] = {
    "empty": empty,
    "evening": evening,
    "years": years,
    "old_lines": old_lines,
    "damaged": damaged,
}
"""The function that makes each folder, by the folder's name."""


def make(folder: Path, names: Iterable[str] = tuple(FOLDER_MAKERS), edition: int = 0) -> None:
    """Makes data folders below a folder. Existing ones are replaced."""
    for name in names:
        files = Files(edition)
        FOLDER_MAKERS[name](files)
        files.write(folder / name)


if __name__ == "__main__":
    make(Path(sys.argv[1]), edition=int(sys.argv[2]) if len(sys.argv) > 2 else 0)
