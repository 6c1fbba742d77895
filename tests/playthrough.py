# SPDX-License-Identifier: MIT
"""Writes one random match of each case as a text that people read and tests compare.

`python -m tests.playthrough [GAME]` writes all texts again, or the texts of one game. Run it after
an intended change of rules or sentences; `git diff` then shows the effect.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.contract.cases import GAMES, Case, cases, journey
from wizardtable.core import codec
from wizardtable.core.game import Setup

TEXT_FOLDER = Path(__file__).parent / "contract" / "playthroughs"

MATCH_SEED = 1

MAX_FULL_LINES = 400
"""After this many lines, a text has only the heading of each turn. Nobody reads longer texts, and
the digests in the headings still show a difference."""


def path_of(case: Case) -> Path:
    return TEXT_FOLDER / f"{case}.txt"


def text(case: Case) -> str:
    """Returns the match as text, with the digest of the state at the beginning of each turn."""
    lines = list(_lines(case))
    rest = [line for line in lines[MAX_FULL_LINES:] if line and not line.startswith(" ")]
    ending = lines[-1:] if rest else lines[MAX_FULL_LINES:]
    return "\n".join([*lines[:MAX_FULL_LINES], *rest, *ending]) + "\n"


def _lines(case: Case) -> Iterator[str]:
    rules, wording, names = case.rules, case.spec.wording, case.names
    setup = codec.dumps(Setup, case.setup)
    yield f"{case.spec.title}: {', '.join(names)}; seed {MATCH_SEED}; {setup}"
    turn = 0
    for moment in journey(case, MATCH_SEED):
        seat = rules.to_move(moment.state)
        assert seat is not None
        observation = rules.observe(moment.state, seat)
        if wording.turn(observation) != turn:
            turn = wording.turn(observation)
            yield from _heading(case, f"Turn {turn}", moment.state)
        menu = list(rules.legal_actions(moment.state))
        place = f"{menu.index(moment.action) + 1}/{len(menu)}"
        sentence = wording.action(observation, moment.action, names)
        yield f"  {names[seat]}: {sentence} ({place})"
        for event in moment.journal:
            line = wording.event(event, names)
            if line is not None:
                yield f"    {line}"
    yield from _heading(case, "End", journey(case, MATCH_SEED)[-1].after)
    yield f"  {rules.result(journey(case, MATCH_SEED)[-1].after)}"


def _heading(case: Case, heading: str, state: object) -> Iterator[str]:
    tallies = case.spec.wording.tally(case.rules.observe(state, None))
    points = ", ".join(
        f"{name} {tally.total}" for name, tally in zip(case.names, tallies, strict=True)
    )
    yield ""
    yield f"{heading}: {points} [{codec.digest(case.rules.kinds.state, state)}]"


def main(games: Sequence[str] = ()) -> None:
    """Writes the texts of these games, or of all games, and removes texts without a case."""
    unknown = ", ".join(sorted({*games} - {*GAMES}))
    if unknown:
        sys.exit(f"There is no game {unknown}; there are {', '.join(GAMES)}.")
    TEXT_FOLDER.mkdir(exist_ok=True)
    cases_by_path = {path_of(case): case for case in cases() if not case.setup.data}
    for path in set(TEXT_FOLDER.iterdir()) - set(cases_by_path):
        path.unlink()
    for path, case in cases_by_path.items():
        if not games or case.game in games:
            path.write_text(text(case), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
