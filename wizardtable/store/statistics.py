# SPDX-License-Identifier: MIT
"""How the player has fared: finished matches, and what they add up to for each opponent."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from wizardtable.core import clock, codec, files
from wizardtable.core.game import Result, Setup
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_, Message
from wizardtable.store import save
from wizardtable.store.json_lines import content_of

LARGEST = 64 * 1024 * 1024
"""Bytes; nobody plays so many matches."""

HIGHEST_SCORE = 1_000_000
"""Points, above or below 0, that no match comes near. Sentences cannot count to any number."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was played to its end without going back over what was not to be known.

    Attributes:
        ended: seconds since 1970.
        given_up: whether the person gave it up: it is lost, whatever the ranking was.
    """

    game: str
    setup: Setup
    seed: int
    players: tuple[Player, ...]
    result: Result
    ended: Annotated[int, range(1 << 37)]
    given_up: bool = False

    def same_deal(self, other: "Finished") -> bool:
        """Whether both were dealt alike, so that the later player could know the cards."""
        return (self.game, self.setup, self.seed) == (other.game, other.setup, other.seed)


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's matches at a game against opponents of whom this level was the strongest.

    Attributes:
        margin: mean difference in points between the person and the best of the others.
        streak: matches won in a row up to now; `longest` is the most there ever were.
    """

    game: str
    level: str
    played: int
    won: int
    margin: float
    streak: int
    longest: int


def record(path: Path, match: Match) -> bool:
    """Add a finished match; whether it counts. It does not when it was assisted, when there is
    not just one person among opponents, or when the same deal was finished before. Programs that
    do so at the same moment take turns.

    Raises files.FileError; the file is then as it was.
    """
    finished = _finished(match, clock.now())
    return finished is not None and bool(_add(path, [finished]))


def recover(path: Path, saves: Path, since: float) -> None:
    """Add the matches that a run which began at `since` finished but could not add: all of them or
    none. What is older than the statistics themselves may have been forgotten on purpose.

    Raises files.FileError; the file is then as it was."""
    late: list[tuple[float, Path]] = []
    try:
        since = max(since, path.stat().st_mtime) if path.exists() else since
        late += [(one.stat().st_mtime, one) for one in saves.glob(f"*{save.SUFFIX}")]
    except OSError as error:
        raise files.problem(path, error) from error
    found = []
    for ended, one in sorted(late):
        if ended >= since:
            with suppress(save.SaveError):
                found.append(_finished(save.load(one).match, ended))
    if any(found):
        _add(path, [one for one in found if one is not None])


def _finished(match: Match, ended: float) -> Finished | None:
    """What is kept of a match, None if it does not count."""
    result = match.result
    people = sum(player.level is None for player in match.players)
    if result is None or match.assisted or people != 1:
        return None
    return Finished(
        game=match.spec.id,
        setup=match.setup,
        seed=match.seed,
        players=match.players,
        result=result,
        ended=max(0, int(min(ended, clock.now()))),
        given_up=match.given_up is not None,
    )


def _add(path: Path, matches: Iterable[Finished]) -> list[Finished]:
    """Add those of which the deal was not finished before; gives them."""
    with files.alone(path):
        content = content_of(path, LARGEST)
        known = _lines(content)[0]
        added: list[Finished] = []
        for one in matches:
            if not any(one.same_deal(other) for other in (*known, *added)):
                added.append(one)
        if added:
            if content and not content.endswith(b"\n"):
                content += b"\n"
            lines = (codec.dumps(Finished, one).encode("utf-8", "replace") for one in added)
            new = b"".join(line + b"\n" for line in lines)
            files.replace(path, content + new, backup=True)
    return added


def read(path: Path) -> tuple[list[Finished], Message | None]:
    """The finished matches, oldest first, and a sentence if some could not be read."""
    try:
        found, complete = _lines(content_of(path, LARGEST))
    except files.FileError as error:
        return [], error.reason
    if complete:
        return found, None
    return found, N_(
        "statistics", "Some matches in “{file}” could not be read and are not counted."
    ).of(file=path.name)


def standings(finished: Iterable[Finished], levels: Sequence[str]) -> list[Standing]:
    """What the matches add up to by game and level; `levels` lists all of them, weakest first."""
    groups: dict[tuple[str, str], list[Finished]] = {}
    for match in finished:
        groups.setdefault((match.game, _strongest(match, levels)), []).append(match)
    order = {level: index for index, level in enumerate(levels)}
    keys = sorted(groups, key=lambda key: (key[0], order.get(key[1], -1)))
    return [_standing(game, level, groups[game, level]) for game, level in keys]


def _lines(content: bytes) -> tuple[list[Finished], bool]:
    found = []
    complete = True
    for line in filter(bytes.strip, content.splitlines()):
        try:
            finished: Finished = codec.loads(Finished, line.decode())
        except (CodecError, UnicodeDecodeError):
            complete = False
            continue
        if _is_sound(finished):
            found.append(finished)
        else:
            complete = False
    return found, complete


def _is_sound(finished: Finished) -> bool:
    seats = len(finished.players)
    people = sum(player.level is None for player in finished.players)
    ranks, scores = finished.result.ranks, finished.result.scores
    lengths = {len(ranks), len(scores), finished.setup.seats}
    return (
        seats > 1
        and people == 1
        and lengths == {seats}
        and all(1 <= rank <= seats for rank in ranks)
        and all(abs(score) <= HIGHEST_SCORE for score in scores)
    )


def _strongest(match: Finished, levels: Sequence[str]) -> str:
    order = {level: index for index, level in enumerate(levels)}
    opponents = [player.level for player in match.players if player.level is not None]
    return max(opponents, key=lambda level: order.get(level, -1))


def _standing(game: str, level: str, matches: list[Finished]) -> Standing:
    won = margin = streak = longest = 0
    for match in matches:
        person = next(seat for seat, player in enumerate(match.players) if player.level is None)
        scores = match.result.scores
        margin += scores[person] - max(scores[:person] + scores[person + 1 :])
        first = match.result.ranks[person] == 1 and not match.given_up
        streak = streak + 1 if first else 0
        won += first
        longest = max(longest, streak)
    return Standing(game, level, len(matches), won, margin / len(matches), streak, longest)
