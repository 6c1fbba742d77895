# SPDX-License-Identifier: MIT
"""Tests that every game has all its parts; a failure says what to write, and where.

Read these failures first when a game is new, because all other tests need its parts.
"""

from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.contract.cases import GAMES, Case, journey, part_of_tests, spec_of
from tests.embers import SPEC as EMBERS
from tests.helpers import NAMES
from tests.table.tables import Playing
from wizardtable.core import catalog, codec, styles, term_table
from wizardtable.core.agent import Brain
from wizardtable.core.game import Rules, Seat, Setup, Wording
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.languages import languages
from wizardtable.paint.theme import Look
from wizardtable.store.paths import PathError, resource
from wizardtable.table.game_view import GameView
from wizardtable.table.view import Sitting

SPEC_PARTS = {
    "rules.rules": ("RULES", Rules, "the rules, as functions of a state"),
    "text.wording": ("WORDING", Wording, "the sentences for log, list of moves and prompts"),
    "text.lessons": ("LESSONS", None, "the lessons, the guided first game of 8 to 15 steps first"),
    "text.findings": ("FINDERS", None, "by kind what looks for something to learn in a match"),
    "mind.brain": ("BRAIN", Brain, "what the game teaches the search"),
    "mind.weights": ("WEIGHTS", None, "the numbers of weights.toml, read by core.tuned.read"),
    "mind.style": ("PREFERENCE_NAMES", None, "the names that styles.toml may use, as a frozenset"),
    "view": ("VIEW", GameView, "what lies on the table, and what gestures mean"),
}
"""By module: the name that it defines, the contract of that object, and its purpose."""

TEST_PARTS = {
    "hidden": ("hidden_cards", "shuffle_hidden", "OPEN_EVENTS"),
    "box": ("assert_complete", "recount", "FORGED_CHANGES"),
    "bounds": ("MAX_THINKING_SECONDS", "MIN_DECISION_SPEED_RATIO", "MAX_COPY_TIME_RATIO"),
    "style_counts": ("STYLE_COUNTS",),
}
"""By module of tests/games/<id>: the names that it defines."""


def place(spec: GameSpec, module: str) -> Path:
    """Returns the file of a module of a game, relative to the project's folder."""
    package = Path(*spec.package.split("."))
    return package / "view" / "__init__.py" if module == "view" else package / f"{module}.py"


def path_of(spec: GameSpec, module: str) -> str:
    """Returns the file of a dotted module of a game, as text."""
    return place(spec, module.replace(".", "/")).as_posix()


def part_of(spec: GameSpec, module: str) -> Any:
    """Returns the object that a module of a game defines; without it the test fails and asks for
    it."""
    name, _, purpose = SPEC_PARTS[module]
    wanted = f"{path_of(spec, module)}: define {name}, {purpose}"
    try:
        loaded = import_module(f"{spec.package}.{module}")
    except ModuleNotFoundError as error:
        if not str(error.name).startswith(spec.package):
            raise
        if not f"{spec.package}.{module}".startswith(str(error.name)):
            there = f"{path_of(spec, module)} imports {error.name}, which is not there"
            pytest.fail(f"{there}: write it, or import something else", pytrace=False)
        pytest.fail(wanted, pytrace=False)
    if not hasattr(loaded, name):
        pytest.fail(wanted, pytrace=False)
    return getattr(loaded, name)


def lacking(made: Any, contract: type) -> Iterator[str]:
    """Yields the methods of a contract that an object lacks, each with its docstring."""
    for name, method in vars(contract).items():
        if not name.startswith("_") and callable(method):
            own = getattr(type(made), name, None)
            if own is None or own is method:
                yield f"{name}: {' '.join((getdoc(method) or '').split())}"


@pytest.mark.parametrize("module", [module for module in SPEC_PARTS if module != "view"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_this_part(game: str, module: str) -> None:
    spec = spec_of(game)
    made, contract = part_of(spec, module), SPEC_PARTS[module][1]
    if contract is not None:
        missing = list(lacking(made, contract))
        assert not missing, f"{path_of(spec, module)} lacks {missing}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lies_on_the_table_and_answers_gestures(game: str) -> None:
    spec = spec_of(game)
    view = part_of(spec, "view")
    missing = [*lacking(view, GameView), *lacking(view.sit(), Sitting)]
    assert not missing, f"{spec.package}.view lacks {missing}"
    assert hasattr(view, "sounds"), (
        f"{path_of(spec, 'view')}: VIEW.sounds is a table.game_view.Sounds"
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_names_its_viewer_and_who_is_to_move(game: str) -> None:
    rules = spec_of(game).rules
    names = codec.field_types(rules.kinds.observation)
    missing = [name for name in ("viewer", "to_move") if name not in names]
    assert not missing, (
        f"{path_of(spec_of(game), 'rules.rules')}: give the Observation {missing}, each an int: "
        "`viewer` is the seat that sees it and `to_move` the seat that decides, -1 for none"
    )


@pytest.mark.parametrize("game", GAMES)
def test_pieces_lie_at_heights_that_are_meant_for_pieces(game: str, qtbot: QtBot) -> None:
    spec = spec_of(game)
    match = Playing(spec, Setup(max(3, min(spec.seats))), 0)
    sitting = spec.view.sit()
    for _ in range(60):
        sitting.present(match.frame(0))
        for piece in sitting.lay_out(1280, 720, Look()).pieces:
            assert 0 <= piece.z < 1000 or 3000 <= piece.z < 4000, (
                f"{spec.package}.view, lay_out: the piece {piece.key} has z={piece.z}; give it 0 "
                "to 999, or 3000 to 3999 on a sheet over the table (see table.view.Placement)"
            )
        if match.mover is None:
            break
        match.step()


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("game", GAMES)
def test_every_named_piece_is_in_one_group_that_a_player_can_ask_for(
    game: str, viewer: int | None, qtbot: QtBot
) -> None:
    spec = spec_of(game)
    match = Playing(spec, Setup(max(3, min(spec.seats))), 0)
    sitting, order = spec.view.sit(), set[tuple[str, ...]]()
    for _ in range(30):
        sitting.present(match.frame(viewer))
        layout = sitting.lay_out(1280, 720, Look())
        grouped = sorted(str(key) for group in layout.groups for key in group.keys)
        named = sorted({str(piece.key) for piece in layout.pieces if piece.name})
        assert grouped == named, (
            f"{spec.package}.view, lay_out: lay pieces with names within `grouped`, and name the "
            "groups in `Layout.groups` (see table.view.PieceGroup and table.kit.placements)"
        )
        assert all(group.name for group in layout.groups)
        order.add(tuple(group.id for group in layout.groups))
        if match.mover is None:
            break
        match.step()
    assert len(order) == 1, "a group keeps its place in the order all through a match"


@pytest.mark.parametrize("module", TEST_PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_tests_know_what_they_need_of_a_game(game: str, module: str) -> None:
    part_of_tests(game, module, TEST_PARTS[module])


@pytest.mark.parametrize("game", GAMES)
def test_something_can_be_counted_of_every_style(game: str) -> None:
    counted = part_of_tests(game, "style_counts", ("STYLE_COUNTS",)).STYLE_COUNTS
    wanted = set(styles.STYLE_IDS) - {styles.BALANCED}
    assert set(counted) == wanted, (
        f"tests/games/{game}/style_counts.py: give STYLE_COUNTS a StyleCount for each style; it "
        f"lacks {sorted(wanted - set(counted))}, and {sorted(set(counted) - wanted)} are no styles"
    )


@pytest.mark.parametrize("file", ["levels.toml", "styles.toml", "weights.toml"])
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_has_its_numbers(game: str, file: str) -> None:
    folder = Path(str(import_module(spec_of(game).package).__file__)).parent
    assert (folder / file).is_file(), (
        f"write {folder.name}/{file}: see core/levels.py, styles.py, tuned.py"
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_terms(game: str, language: str) -> None:
    folder = Path(str(import_module(spec_of(game).package).__file__)).parent
    wanted = term_table.folder(folder) / f"{language}.toml"
    assert wanted.is_file() or game == "toy", f"write {wanted}: see core/term_table.py"
    assert spec_of(game).terms(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_has_its_rules_page(game: str, language: str) -> None:
    wanted = f"resources/rules/{language}/{game}.md"
    try:
        page = resource("rules", language, f"{game}.md")
    except PathError:
        pytest.fail(f"write {wanted}: the rules in your own words", pytrace=False)
    heading = page.read_text(encoding="utf-8").partition("\n")[0]
    assert heading.startswith("# ") and "{#" in heading, f"{wanted} begins with `# Title {{#name}}`"


@pytest.mark.parametrize("game", GAMES)
def test_the_catalog_and_the_game_agree(game: str) -> None:
    spec = spec_of(game)
    package = catalog.GAMES.get(game, "tests.toy")
    assert (spec.id, spec.package) == (game, package), (
        f"{package}: GameSpec.id is {game!r} and package {package!r}, as in core/catalog.py"
    )
    assert spec.seats and min(spec.seats) >= 2, "GameSpec.seats is a range such as range(2, 5)"
    assert max(spec.seats) <= len(NAMES), "GameSpec.seats: a name in tests.helpers for each seat"
    ids = [option.id for option in spec.options]
    assert len(set(ids)) == len(ids), "GameSpec.options: every option has an id of its own"
    for option in spec.options:
        values = [value for value, _ in option.choices] or [False, True]
        assert option.default in values, f"option {option.id}: default is one of its choices"
    assert len(spec.colours) in (0, max(spec.seats)), "GameSpec.colours: none, or one for each seat"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_whether_it_counts_rounds_or_turns(game: str) -> None:
    spec = spec_of(game)
    case = Case(game, Setup(min(spec.seats)))
    deciding: dict[int, set[Seat | None]] = defaultdict(set)
    for moment in journey(case, 0):
        number = spec.wording.turn(spec.rules.observe(moment.state, None))
        deciding[number].add(spec.rules.to_move(moment.state))
    shared = sum(len(seats) > 1 for seats in deciding.values())
    rounds = 2 * shared > len(deciding)
    assert spec.counts_rounds == rounds, (
        f"write counts_rounds={rounds} into the GameSpec of games/{game}/__init__.py: in {shared} "
        f"of the {len(deciding)} numbers that Wording.turn returns during a match, more than one "
        "seat decides. Or let Wording.turn count otherwise."
    )


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_says_what_it_is_about_in_its_own_words(game: str) -> None:
    toy, spec = spec_of("toy"), spec_of(game)
    assert spec.pitch.source not in (toy.pitch.source, EMBERS.pitch.source), (
        f"games/{game}/__init__.py: write the pitch, a sentence or two for the lobby about what is "
        "special in this game; it is still that of the skeleton"
    )
    theirs = {option.id: str(option.help) for option in toy.options}
    copied = [o.id for o in spec.options if theirs.get(o.id) == str(o.help)]
    assert not copied, (
        f"games/{game}/__init__.py: the options {copied} are still those of the skeleton; write "
        "this game's, or options=() if it has none"
    )
    folder = Path(__file__).parents[2] / "packaging/tools"
    sources = [folder / "new_game.py", *(folder / "tricks").glob("*.md")]
    skeleton = "".join(source.read_text(encoding="utf-8") for source in sources)
    for language in languages():
        page = resource("rules", language, f"{game}.md").read_text(encoding="utf-8")
        idea = page.partition("{#idea}")[2].strip().partition("\n")[0]
        assert not idea or idea not in skeleton, (
            f"resources/rules/{language}/{game}.md: write the rules of this game; the section "
            "{#idea} is still that of the skeleton"
        )
