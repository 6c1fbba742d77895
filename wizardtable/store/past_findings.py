# SPDX-License-Identifier: MIT
"""Which findings came up in the matches of the player, so that they can be told what comes
again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from wizardtable.core import clock, codec, files
from wizardtable.core.game import Seat, Setup
from wizardtable.core.jsontext import CodecError
from wizardtable.core.match import Match
from wizardtable.core.teaching.findings import Finding, can_look, findings
from wizardtable.core.text import NN_, Message
from wizardtable.store.json_lines import content_of

LARGEST: Final = 64 * 1024 * 1024
"""Bytes; nobody plays so many matches."""

WINDOW: Final = 6
"""The latest matches in which it is counted how often a finding came up."""

OFTEN: Final = 3
"""Matches of these from which it is told."""

Kind: TypeAlias = Annotated[str, range(41)]


@dataclass(frozen=True, slots=True)
class PastFindings:
    """What was done badly in a match that is over and in which the person decided everything; what
    was undone, and hints, make no difference.

    Attributes:
        game: the id of the game.
        setup, seed: what tells the match from others: if it goes on after an undo, it is the same.
        kinds: the ids of the findings.
        ended: seconds since 1970.
    """

    game: Annotated[str, range(100)]
    setup: Setup
    seed: int
    kinds: Annotated[tuple[Kind, ...], range(100)]
    ended: Annotated[int, range(1 << 37)]

    def same_match(self, other: "PastFindings") -> bool:
        """Returns whether both are of one match, or of one deal that was played again."""
        return (self.game, self.setup, self.seed) == (other.game, other.setup, other.seed)


def keep(path: Path, match: Match, found: Mapping[Seat, Sequence[Finding]]) -> None:
    """Keeps what was found in a finished match, by the seat of each person, if one person played
    it, who decided everything. Raises files.FileError; the file is then as it was."""
    for seat, mine in found.items():
        if len(found) == 1 and can_look(match, seat):
            record(path, match, mine)
        elif len(found) == 1:  # it may have ended before, without help
            drop(path, match)


def recover(path: Path, match: Match, ended: float) -> None:
    """Looks through a match that a run finished but could not keep anything of, unless something
    of it is kept, or everything was forgotten since. Raises files.FileError; the file is then as it
    was."""
    try:
        state = path.stat()
    except OSError:
        state = None
    forgotten = state is not None and not state.st_size and state.st_mtime >= ended
    people = [Seat(seat) for seat, player in enumerate(match.players) if player.level is None]
    if not forgotten and len(people) == 1 and not read(path, match):
        keep(path, match, {people[0]: findings(match, people[0])})


def record(path: Path, match: Match, found: Sequence[Finding]) -> None:
    """Keeps what was found in a finished match of one person; what was kept of the same match
    before goes. Programs that do so at the same moment take turns.

    Raises files.FileError; the file is then as it was.
    """
    kinds = tuple(finding.kind for finding in found if not finding.praise)
    one = PastFindings(match.spec.id, match.setup, match.seed, kinds, int(clock.now()))
    with files.alone(path):
        lines = content_of(path, LARGEST).splitlines()
        known = [_read_line(line) for line in lines]
        if known and known[-1] is not None and replace(known[-1], ended=one.ended) == one:
            return
        kept = _of_others(lines, one)
        kept.append(codec.dumps(PastFindings, one).encode("utf-8", "replace"))
        files.replace(path, b"".join(line + b"\n" for line in kept), backup=True)


def drop(path: Path, match: Match) -> None:
    """Forgets what was found in a match when it had ended before: it has another end, of which
    nothing is kept. Programs that do so at the same moment take turns.

    Raises files.FileError; the file is then as it was.
    """
    if not read(path, match):
        return
    one = PastFindings(match.spec.id, match.setup, match.seed, (), 0)
    with files.alone(path):
        kept = _of_others(content_of(path, LARGEST).splitlines(), one)
        files.replace(path, b"".join(line + b"\n" for line in kept), backup=True)


def read(path: Path, match: Match) -> list[PastFindings]:
    """Returns what is kept of the matches of the same game, oldest first, up to the match itself;
    nothing if that is not kept, or if the file cannot be read."""
    try:
        lines = content_of(path, LARGEST).splitlines()
    except files.FileError:
        return []
    known = [past for line in lines if (past := _read_line(line)) is not None]
    mine = [past for past in known if past.game == match.spec.id]
    deal = (match.setup, match.seed)
    last = [place for place, past in enumerate(mine) if (past.setup, past.seed) == deal]
    return mine[: last[-1] + 1] if last else []


def is_kept(path: Path) -> bool:
    """Returns whether anything is kept."""
    try:
        return bool(files.read(path, 1))
    except OSError:
        return False


def forget(path: Path) -> None:
    """Begins anew; what was kept stays as a backup. Raises files.FileError."""
    if is_kept(path):
        files.replace(path, b"", backup=True)


def recurrence(past: Sequence[PastFindings], kind: str) -> Message | None:
    """Returns a sentence about how often a finding of the last of these matches has come up lately,
    or None if it is new."""
    streak = 0
    for one in reversed(past):
        if kind not in one.kinds:
            break
        streak += 1
    if streak > 1:
        return NN_("findings", "That makes %n matches in a row.", "", streak)
    latest = past[-WINDOW:]
    count = sum(kind in one.kinds for one in latest)
    if count < OFTEN:
        return None
    return NN_("findings", "That makes {count} of your last %n matches.", "", len(latest)).of(
        count=count
    )


def _of_others(lines: Sequence[bytes], one: PastFindings) -> list[bytes]:
    """Returns the lines that are of other matches, and those that cannot be read."""
    known = [_read_line(line) for line in lines]
    return [
        line
        for line, past in zip(lines, known, strict=True)
        if past is None or not past.same_match(one)
    ]


def _read_line(line: bytes) -> PastFindings | None:
    try:
        past: PastFindings = codec.loads(PastFindings, line.decode())
    except (CodecError, UnicodeDecodeError):
        return None
    return past
