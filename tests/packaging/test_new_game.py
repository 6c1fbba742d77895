# SPDX-License-Identifier: MIT
"""Tests that the generated skeleton of a new game is complete and passes the contract at once."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import tests.games
import wizardtable.games
from tests import deals, lessons, test_rooms
from tests.contract import cases, test_honesty, test_parts, test_rules, test_sounds
from tests.contract.cases import Case
from tests.helpers import script
from wizardtable.ai.search import agents
from wizardtable.core import catalog
from wizardtable.core.agent import Budget
from wizardtable.core.game import Setup
from wizardtable.core.levels import TITLES
from wizardtable.core.match import Match, Player

NAME, TITLE = "star_gazers", "Star Gazers"
PACKAGE = f"wizardtable.games.{NAME}"

NEW_GAME = script("tools/new_game")


def prepared(root: Path) -> Path:
    """Makes a folder that has only the catalog of the project, and returns it."""
    (root / NEW_GAME.CATALOG).parent.mkdir(parents=True)
    shutil.copy(NEW_GAME.ROOT / NEW_GAME.CATALOG, root / NEW_GAME.CATALOG)
    return root


@pytest.fixture(scope="module", params=NEW_GAME.KINDS)
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder into which a game of a kind was written."""
    root = prepared(tmp_path_factory.mktemp("project"))
    NEW_GAME.write(NAME, TITLE, root, request.param)
    return root


@pytest.fixture
def game(written: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yields the id of the game, which can be imported and is in the catalog during the test."""
    for package, folder in ((wizardtable.games, "wizardtable"), (tests.games, "tests")):
        paths = [*package.__path__, str(written / folder / "games")]
        monkeypatch.setattr(package, "__path__", paths)
    monkeypatch.setitem(catalog.GAMES, NAME, PACKAGE)
    yield NAME
    for module in list(sys.modules):
        if module.startswith((PACKAGE, f"tests.games.{NAME}")):
            del sys.modules[module]
    for cached in (cases.journey, cases.part_of_tests):  # the next kind has the same id
        cached.cache_clear()


@pytest.mark.few(only="plain")
def test_it_is_played_at_random_through_the_contract(game: str) -> None:
    for seats in catalog.get(game).seats:
        case = Case(game, Setup(seats))
        test_rules.test_random_matches_end_with_a_result(case, 1)
        test_rules.test_scores_equal_a_recount(case)
        test_rules.test_every_state_of_a_match_is_sound(case)
        test_rules.test_the_menu_is_short_stable_and_within_the_law(case)
        test_rules.test_everything_goes_through_json_and_back(case)
        test_rules.test_everything_that_happens_can_be_told(case, 1.0)
        test_honesty.test_an_observation_does_not_depend_on_what_is_hidden(case)
        test_honesty.test_a_sample_looks_the_same_to_the_observer(case)
        test_honesty.test_an_event_names_nothing_that_stays_hidden(case, 0)
        test_honesty.test_samples_come_as_often_as_the_sound_ones_of_all_deals(case, 1.0)


@pytest.mark.parametrize("module", [*test_parts.SPEC_PARTS])
def test_it_has_every_part_that_the_toy_has(game: str, module: str) -> None:
    if module == "view":
        test_parts.test_a_game_lies_on_the_table_and_answers_gestures(game)
    else:
        test_parts.test_a_game_has_this_part(game, module)


def test_it_has_its_tests_and_numbers(game: str) -> None:
    for module in test_parts.TEST_PARTS:
        test_parts.test_the_tests_know_what_they_need_of_a_game(game, module)
    for file in ("levels.toml", "styles.toml", "weights.toml"):
        test_parts.test_a_game_has_its_numbers(game, file)
    test_parts.test_the_catalog_and_the_game_agree(game)
    assert [level.id for level in catalog.get(game).levels] == list(TITLES)


def test_its_modules_have_the_names_and_rooms_of_their_likes(written: Path) -> None:
    own = written / "wizardtable" / "games" / NAME
    for path in (path for path in own.rglob("*.py") if path.stem != "__init__"):
        room = path.parent.relative_to(own)
        likes = (like.parent for like in test_rooms.GAMES.glob(f"*/**/{path.name}"))
        assert all(like.parts[-len(room.parts) :] == room.parts for like in likes), path


def test_it_has_its_sounds(game: str, qtbot: QtBot) -> None:
    test_sounds.test_every_event_with_a_sound_is_one_of_the_game(game)
    test_sounds.test_every_piece_with_a_sound_is_on_the_table_at_some_time(game, qtbot)
    test_sounds.test_the_end_of_a_match_is_heard_above_all_else(game, qtbot)
    test_sounds.test_what_moves_and_what_is_decided_can_be_told_apart(game)


def test_its_opponents_play_a_match(game: str) -> None:
    spec = catalog.get(game)
    levels = [level.id for level in spec.levels][:2]
    seated = [levels[seat % 2] for seat in range(min(spec.seats))]
    match = Match(spec, Setup(min(spec.seats)), 3, [Player(lvl, lvl) for lvl in seated])
    minds = [agents.make(spec, level, 1) for level in seated]
    while match.to_move is not None:
        seat = match.to_move
        match.play(minds[seat].choose(match.observe(seat), match.menu(), Budget()).action)
    assert match.result is not None


def test_its_lesson_can_be_taken(game: str) -> None:
    course = lessons.begin(game)
    lessons.take(course)
    assert course.is_at_last_step


def test_nothing_in_it_is_of_the_toy(written: Path) -> None:
    for path in [*written.rglob("*.py"), *written.rglob("*.toml"), *written.rglob("*.md")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"tests.(toy|embers)|\btoy\b|\bToy|Sparks|embers|Embers", text), path


def test_the_longest_title_fits_into_its_lines(tmp_path: Path) -> None:
    for path in NEW_GAME.write(NAME, "W" * NEW_GAME.MAX_TITLE_LETTERS, prepared(tmp_path)):
        if path.suffix == ".py":
            assert max(map(len, path.read_text(encoding="utf-8").splitlines())) <= 100, path


def test_it_is_entered_in_the_catalog_as_the_last_game(written: Path) -> None:
    text = (written / NEW_GAME.CATALOG).read_text(encoding="utf-8")
    games = text[text.index("GAMES = {") :].partition("\n}\n")[0]
    assert games.endswith(f'    "{NAME}": "{PACKAGE}",')


@pytest.mark.parametrize(
    "name", ["Star", "9lives", "class", "star-gazers", "toy", "embers", "", "anludim"]
)
def test_a_name_that_cannot_be_one_is_refused_and_nothing_written(
    name: str, tmp_path: Path
) -> None:
    root = prepared(tmp_path)
    before = sorted(root.rglob("*"))
    with pytest.raises(NEW_GAME.NewGameError):
        NEW_GAME.write(name, TITLE, root)
    assert sorted(root.rglob("*")) == before


@pytest.mark.parametrize("title", ["", "Star's", 'The "Star"', "x" * 31])
def test_a_title_has_no_quotes_and_is_not_long(title: str, tmp_path: Path) -> None:
    root = prepared(tmp_path)
    if title == "Star's":
        assert NEW_GAME.write(NAME, title, root)
        return
    with pytest.raises(NEW_GAME.NewGameError):
        NEW_GAME.write(NAME, title, root)


def test_a_deal_for_a_lesson_can_be_looked_for() -> None:
    condition = "state.leader == 0 and CARDS[-1] in state.hands[0]"
    rules = cases.spec_of("toy").rules
    seeds = list(deals.seeds("toy", 2, condition, 60))
    assert seeds
    for seed in range(60):
        state = rules.deal(Setup(2), seed)
        assert (seed in seeds) == (state.leader == 0 and 24 in state.hands[0])
