# SPDX-License-Identifier: MIT
"""Writes saves of every game, the book and preferences of this version for `test_upgrade.py`.

The saves contain every kind of action and every kind of decision. `python -m tests.saves.corpus`
adds the files that are missing in `tests/saves/corpus/<version>`. It never changes an existing
file.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias, get_args

from tests.contract.cases import Case, cases
from tests.helpers import NAMES, begun, play_on, printed_box
from wizardtable import __version__
from wizardtable.core import catalog, codec, files
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.teaching.findings import Finding
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import NOT_IN_PLAY
from wizardtable.store import save, settings
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir
from wizardtable.store.save import SAVE_SUFFIX

CORPUS_FOLDER = Path(__file__).parent / "corpus"
ACTIONS_PER_MATCH = 60
"""Actions in each match, enough for several stored states."""


MAX_SEEDS_PER_CASE = 25
"""Random matches of each case that are searched for every kind."""

Kind: TypeAlias = str
"""A kind of action by its tag, or a kind of decision by phase and step: "2" or "8-3"."""


def plain(spec: GameSpec) -> Match:
    """Returns a match at the smallest table, against opponents of the first level."""
    return begun(spec, min(spec.seats))


def full(spec: GameSpec) -> Match:
    """Returns a match at the largest table, with opponents of all levels.

    Every option that is off by default is on. The player has cards of their own if the game allows
    it.
    """
    seats = max(spec.seats)
    options = tuple(sorted((each.id, True) for each in spec.options if each.default is False))
    data = ""
    if spec.own_file_reader is not None:
        with TemporaryDirectory() as folder:
            data = spec.own_file_reader.read(printed_box(spec, Path(folder))).data
    levels = [level.id for level in spec.levels]
    others = (Player(NAMES[seat], levels[seat % len(levels)]) for seat in range(1, seats))
    return Match(spec, Setup(seats, options, data), 7, (Player(NAMES[0], None), *others))


def action_kinds(spec: GameSpec) -> set[Kind]:
    """Returns every kind of action in a game."""
    union = codec.plain(spec.rules.kinds.action)
    return {codec.tag(codec.plain(member)) for member in get_args(union) or (union,)}


def decision_kind(state: object) -> Kind:
    """Returns the kind of decision that a state asks for."""
    parts = (getattr(state, name, None) for name in ("phase", "step"))
    return "-".join(str(part) for part in parts if part is not None)


def shortest_matches(spec: GameSpec) -> dict[Kind, tuple[Case, int, int]]:
    """Returns, by kind, the case, the seed and the least number of actions that lead to it."""
    first_of_kind: dict[Kind, tuple[Case, int, int]] = {}
    for seed in range(MAX_SEEDS_PER_CASE):
        for case in cases():
            if case.game == spec.id:
                for kind, number in first_actions(case, seed).items():
                    if kind not in first_of_kind or number < first_of_kind[kind][2]:
                        first_of_kind[kind] = case, seed, number
    return first_of_kind


def first_actions(case: Case, seed: int) -> dict[Kind, int]:
    """Returns, by kind of action or decision, the number of actions before a random match first
    reaches it."""
    first_of_kind: dict[Kind, int] = {}
    rules, rng = case.rules, Rng(seed)
    state = rules.deal(case.setup, seed)
    for number in count():
        if rules.to_move(state) is None:
            break
        first_of_kind.setdefault(decision_kind(state), number)
        action = rng.choice(rules.legal_actions(state))
        first_of_kind.setdefault(codec.tag(type(action)), number + 1)
        rules.apply(state, action)
    return first_of_kind


def random_match(case: Case, seed: int, actions: int = 0) -> Match:
    """Returns a match of this many random actions."""
    match = Match(case.spec, case.setup, seed, [Player(name, None) for name in case.names])
    rng = Rng(seed)
    for _ in range(actions):
        match.play(rng.choice(match.menu()))
    return match


def write_kinds(folder: Path) -> list[Path]:
    """Adds a save for each kind that no save has, and returns the new files."""
    added = _write_rare(folder)
    for spec in catalog.all():
        wanted = shortest_matches(spec)
        for kind in sorted(wanted, key=lambda kind: (-wanted[kind][2], kind)):
            if kind not in kinds_in(folder, spec):
                path = folder / f"{spec.id}-kind-{kind}{SAVE_SUFFIX}"
                save.write(path, random_match(*wanted[kind]))
                added.append(path)
    return added


def _write_rare(folder: Path) -> list[Path]:
    """Adds a save in which a player takes Elfenwizards' last grey token; returns the new files.

    Random matches hardly ever reach this choice, unless they begin with only one token.
    """
    path = folder / f"elfenwizards-kind-take_token{SAVE_SUFFIX}"
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
    first = next(wizard for wizard, place in enumerate(state.place) if place != NOT_IN_PLAY)
    tokens = list(state.tokens)
    tokens[first], state.supply = state.supply - 1, 1
    state.tokens = tuple(tokens)
    return Match.from_state(spec, Setup(6), seed, players, state, 1)


def kinds_in(folder: Path, spec: GameSpec) -> set[Kind]:
    """Returns the kinds in a game's saves: those of all actions, and of each next decision."""
    kinds: set[Kind] = set()
    for path in folder.glob(f"{spec.id}*{SAVE_SUFFIX}"):
        match = save.load(path).match
        kinds |= {codec.tag(type(action)) for action in match.actions}
        kinds.add(decision_kind(match.state_at(len(match.actions))))
    return kinds


def write(folder: Path) -> list[Path]:
    """Adds all missing files except those of `write_kinds`, and returns the new files."""
    folder.mkdir(parents=True, exist_ok=True)
    makers: dict[Path, Callable[[Path], object]] = {}
    for spec in catalog.all():
        for name, deal in ((spec.id, plain), (f"{spec.id}-full", full)):

            def play(path: Path, spec: GameSpec = spec, deal: Callable[..., Match] = deal) -> None:
                save.write(path, play_on(deal(spec), ACTIONS_PER_MATCH))

            makers[folder / (name + SAVE_SUFFIX)] = play
    makers[DataDir(folder).book] = _write_book
    makers[folder / "settings.json"] = _write_settings
    missing = [path for path in makers if not path.exists()]
    for path in missing:
        makers[path](path)
    return missing


def _write_book(path: Path) -> None:
    """Writes a book with a match of each game that has every finding."""
    with TemporaryDirectory() as folder:
        data = DataDir(Path(folder))
        for spec in catalog.all():
            words = N_("core", "{first} and {last}")
            bad = [Finding(kind, 0, words, 1.0, (0,), is_praise=False) for kind in spec.finders]
            end_of_match.write_end(data, play_on(plain(spec)), {Seat(0): bad})
        files.replace(path, data.book.read_bytes())


def _write_settings(path: Path) -> None:
    chosen = replace(settings.Settings(), language="fr", theme="light", player_name="Ada")
    settings.save(path, replace(chosen, their_speed=2, font_scale=125))


if __name__ == "__main__":
    for file in write(CORPUS_FOLDER / __version__) + write_kinds(CORPUS_FOLDER / __version__):
        print(file.relative_to(CORPUS_FOLDER))
