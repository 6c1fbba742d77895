# SPDX-License-Identifier: MIT
"""Writes what this version leaves in a data directory, for `test_upgrade.py`: saves of every game,
among them one with every kind of action and of decision, the book and preferences.

`python -m tests.saves.corpus` adds what `tests/saves/corpus/<version>` lacks and never changes what
is there: a file that a version has written stays as it is.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias, get_args

from tests.contract.cases import Case, cases
from tests.helpers import NAMES, begun, play_on
from wizardtable import __version__
from wizardtable.core import catalog, codec, files
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.house import add_example
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.findings import Finding
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import OUT
from wizardtable.store import save, settings
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.store.save import SUFFIX

CORPUS = Path(__file__).parent / "corpus"
ACTIONS = 60
"""Of each match; long enough for several stored states."""


SEEDS = 25
"""Of the random matches of each case in which the first of every kind is looked for."""

Kind: TypeAlias = str
"""An action by its tag, or what is decided by phase and step: "2" or "8-3"."""


def plain(spec: GameSpec) -> Match:
    """A match at the smallest table, against opponents of the first level."""
    return begun(spec, min(spec.seats))


def full(spec: GameSpec) -> Match:
    """The largest table, with every option taken that is a plain no, the player's own cards where
    the game has them, and opponents of all levels."""
    seats = max(spec.seats)
    options = tuple(sorted((each.id, True) for each in spec.options if each.default is False))
    data = ""
    if spec.house is not None:
        with TemporaryDirectory() as folder:
            data = spec.house.read(add_example(spec.house, Path(folder), str)).data
    levels = [level.id for level in spec.levels]
    others = (Player(NAMES[seat], levels[seat % len(levels)]) for seat in range(1, seats))
    return Match(spec, Setup(seats, options, data), 7, (Player(NAMES[0], None), *others))


def actions_of(spec: GameSpec) -> set[Kind]:
    """Every kind of action the game has."""
    union = codec.plain(spec.rules.kinds.action)
    return {codec.tag(codec.plain(member)) for member in get_args(union) or (union,)}


def decision(state: object) -> Kind:
    """What is decided next."""
    parts = (getattr(state, name, None) for name in ("phase", "step"))
    return "-".join(str(part) for part in parts if part is not None)


def shortest(spec: GameSpec) -> dict[Kind, tuple[Case, int, int]]:
    """For every kind of action and of decision the case, the seed and the number of actions after
    which a random match first comes to it, as soon as any."""
    found: dict[Kind, tuple[Case, int, int]] = {}
    for seed in range(SEEDS):
        for case in cases():
            if case.game == spec.id:
                for kind, number in firsts(case, seed).items():
                    if kind not in found or number < found[kind][2]:
                        found[kind] = case, seed, number
    return found


def firsts(case: Case, seed: int) -> dict[Kind, int]:
    """After how many actions a random match first comes to each kind."""
    found: dict[Kind, int] = {}
    rules, rng = case.rules, Rng(seed)
    state = rules.deal(case.setup, seed)
    for number in count():
        if rules.to_move(state) is None:
            break
        found.setdefault(decision(state), number)
        action = rng.choice(rules.legal_actions(state))
        found.setdefault(codec.tag(type(action)), number + 1)
        rules.apply(state, action)
    return found


def random_match(case: Case, seed: int, actions: int = 0) -> Match:
    """The match after so many actions, each of them any of its menu."""
    match = Match(case.spec, case.setup, seed, [Player(name, None) for name in case.names])
    rng = Rng(seed)
    for _ in range(actions):
        match.play(rng.choice(match.menu()))
    return match


def write_kinds(folder: Path) -> list[Path]:
    """Add a save for every kind that the others lack; gives the files that were added."""
    added = _write_rare(folder)
    for spec in catalog.all():
        wanted = shortest(spec)
        for kind in sorted(wanted, key=lambda kind: (-wanted[kind][2], kind)):
            if kind not in held(folder, spec):
                path = folder / f"{spec.id}-kind-{kind}{SUFFIX}"
                save.write(path, random_match(*wanted[kind]))
                added.append(path)
    return added


def _write_rare(folder: Path) -> list[Path]:
    """The choice of who takes the last grey token of Elfenwizards, which a random match hardly ever
    comes to unless there is but one from the beginning."""
    path = folder / f"elfenwizards-kind-take_token{SUFFIX}"
    for seed in () if path.exists() else count():
        match = _with_one_token_left(seed)
        rng = Rng(seed)
        while match.result is None:
            match.play(rng.choice(match.menu()))
            if codec.tag(type(match.actions[-1])) == "take_token":
                save.write(path, match)
                return [path]
    return []


def _with_one_token_left(seed: int) -> Match:
    spec = catalog.get("elfenwizards")
    players = [Player(name, None) for name in NAMES[:6]]
    state = spec.rules.deal(Setup(6), seed)
    first = next(wizard for wizard, place in enumerate(state.place) if place != OUT)
    tokens = list(state.tokens)
    tokens[first], state.supply = state.supply - 1, 1
    state.tokens = tuple(tokens)
    return Match.from_state(spec, Setup(6), seed, players, state, 1)


def held(folder: Path, spec: GameSpec) -> set[Kind]:
    """The kinds of a game in the saves of a folder: all actions, and what each is to go on with."""
    found: set[Kind] = set()
    for path in folder.glob(f"{spec.id}*{SUFFIX}"):
        match = save.load(path).match
        found |= {codec.tag(type(action)) for action in match.actions}
        found.add(decision(match.state_at(len(match.actions))))
    return found


def write(folder: Path) -> list[Path]:
    """Fill the folder; gives the files that were added."""
    folder.mkdir(parents=True, exist_ok=True)
    makers: dict[Path, Callable[[Path], object]] = {}
    for spec in catalog.all():
        for name, deal in ((spec.id, plain), (f"{spec.id}-full", full)):

            def play(path: Path, spec: GameSpec = spec, deal: Callable[..., Match] = deal) -> None:
                save.write(path, play_on(deal(spec), ACTIONS))

            makers[folder / (name + SUFFIX)] = play
    makers[DataDir(folder).book] = _keep
    makers[folder / "settings.json"] = _choose
    missing = [path for path in makers if not path.exists()]
    for path in missing:
        makers[path](path)
    return missing


def _keep(path: Path) -> None:
    """A book with a match of each game in which everything was done badly that there is."""
    with TemporaryDirectory() as folder:
        data = DataDir(Path(folder))
        for spec in catalog.all():
            words = N_("core", "{first} and {last}")
            bad = [Finding(kind, 0, words, 1.0, (0,), praise=False) for kind in spec.finders]
            end_of_match.keep(data, play_on(plain(spec)), {Seat(0): bad})
        files.replace(path, data.book.read_bytes())


def _choose(path: Path) -> None:
    told = replace(settings.Settings(), language="fr", theme="light", player_name="Ada")
    settings.save(path, replace(told, their_speed=2, font_scale=125))


if __name__ == "__main__":
    for file in write(CORPUS / __version__) + write_kinds(CORPUS / __version__):
        print(file.relative_to(CORPUS))
