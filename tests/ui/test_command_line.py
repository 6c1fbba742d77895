# SPDX-License-Identifier: MIT
"""Tests the command-line options, and the one sentence and exit code for each wrong option."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.helpers import begun, played
from wizardtable import __version__, first_words
from wizardtable.core import catalog
from wizardtable.core.languages import languages
from wizardtable.options import OptionError, parse, usage
from wizardtable.store import save
from wizardtable.ui.tools.recording import only_person_seat


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    settings = {"QT_QPA_PLATFORM": "offscreen", "LANG": "en_GB.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    return subprocess.run(
        [sys.executable, "-m", "wizardtable", *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **settings, **environment},
    )


def one_sentence(done: "subprocess.CompletedProcess[str]") -> str:
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_all_options_are_read_in_both_spellings() -> None:
    options = parse(
        ["--language=fr", "--size", "1280x720", "--scale=1.5", "--data-dir", "x", "--screenshots=y"]
    )
    assert (options.language, options.size, options.scale) == ("fr", (1280, 720), 1.5)
    assert (options.data_dir, options.screenshots) == (Path("x"), Path("y"))
    assert not options.self_test
    assert parse(["--self-test"]).self_test


def test_what_is_filmed_is_read() -> None:
    options = parse(["--record", "a.GIF", "--turns", "3-5", "--seconds=30", "--seed", "7"])
    assert (options.record, options.turns) == (Path("a.GIF"), (3, 5))
    assert (options.seconds, options.seed) == (30.0, 7)
    assert parse(["--seed", "r0001 00000 000j"]).seed == 2**40
    assert options.unseen
    assert parse(["--record=a.webp", "--turns=4"]).turns == (4, 4)
    assert not parse([]).unseen


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--frobnicate"], "--frobnicate"),
        (["-x"], "-x"),
        (["--language", "xx"], "xx"),
        (["--language"], "--language"),
        (["--size", "12x9"], "12x9"),
        (["--size", "huge"], "huge"),
        (["--scale", "9"], "9"),
        (["--game", "chess"], "chess"),
        (["--as-seen", "night"], "night"),
        (["--date", "yesterday"], "yesterday"),
        (["--record", "film.mp4"], "film.mp4"),
        (["--turns", "5-3"], "5-3"),
        (["--turns", "all"], "all"),
        (["--seconds", "1"], "1"),
        (["--seconds", "1.5"], "1.5"),
        (["--seed", "-3"], "-3"),
        (["--seed", "R0001-00000-000K"], "is wrong or misplaced"),
        (["--seed", "R0001-0000"], "or 14 letters and digits"),
        (["--seed", "R0001-00000-00§J"], "only letters A to Z"),
        (["--seed", "9" * 19], "at most 4611686018427387903"),
        (["--seed", "W0000-00000-000Q"], "begin with R, S, T or V"),
        (["--self-test=yes"], "--self-test"),
        (["nowhere.wizardtable"], "nowhere.wizardtable"),
        (["."], "folder"),
        (["--data-dir="], "--data-dir"),
        (["--screenshots", ""], "--screenshots"),
    ],
)
def test_a_wrong_command_is_refused_with_a_sentence_that_names_it(
    arguments: list[str], what: str
) -> None:
    with pytest.raises(OptionError) as refusal:
        parse(arguments)
    assert what in str(refusal.value)


def test_the_complaint_is_in_the_language_asked_for_even_when_that_comes_later() -> None:
    with pytest.raises(OptionError, match="n’existe pas"):
        parse(["--frobnicate", "--language", "fr"])


@pytest.mark.parametrize("language", languages())
def test_the_help_explains_every_option_in_every_language(language: str) -> None:
    for option in ("--language", "--data-dir", "--screenshots", "--record", "--self-test"):
        assert option in usage(language)
    assert all(code in usage(language) for code in languages())


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_has_the_first_sentences_with_the_same_places(language: str) -> None:
    english, other = (first_words._file(code) for code in ("en", language))
    for part, sentences in english.items():
        file = f"resources/first_words/{language}.json, {part}"
        assert other.get(part, {}).keys() == sentences.keys(), file
        for key, sentence in sentences.items():
            assert other[part][key] != sentence, f"{file}, {key}: translate it"
            wanted = sorted(re.findall(r"{\w+}", sentence))
            assert sorted(re.findall(r"{\w+}", other[part][key])) == wanted, f"{file}, {key}"


def test_version_and_help_answer_without_a_window() -> None:
    assert run("--version").stdout.strip() == f"wizardtable {__version__}"
    assert "--self-test" in run("--help").stdout
    assert parse(["-h"]).show_help


def test_an_unknown_option_ends_with_code_2_and_one_sentence() -> None:
    done = run("--frobnicate")
    assert done.returncode == 2
    assert "--frobnicate" in one_sentence(done)


def test_the_system_language_decides_where_none_is_asked_for() -> None:
    done = run("--frobnicate", LANG="fr_FR.UTF-8")
    assert "n’existe pas" in one_sentence(done)


def test_without_a_display_the_program_says_so(tmp_path: Path) -> None:
    done = run(QT_QPA_PLATFORM="xcb", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 1
    assert "display" in one_sentence(done)
    done = run(QT_QPA_PLATFORM="xcb", DISPLAY=":987", WAYLAND_DISPLAY="")
    assert done.returncode == 1
    assert "display" in one_sentence(done)
    wayland = {"WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": str(tmp_path)}
    done = run("--language", "fr", QT_QPA_PLATFORM="wayland", **wayland)
    assert done.returncode == 1
    assert "écran" in one_sentence(done)


def test_a_data_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    done = run("--data-dir", str(in_the_way))
    assert done.returncode == 1
    assert "file" in one_sentence(done)
    assert in_the_way.read_text() == "not a folder"


def test_a_broken_save_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wizardtable"
    broken.write_text("this is no match\n")
    done = run("--data-dir", str(tmp_path / "data"), str(broken))
    assert done.returncode == 1
    assert "broken.wizardtable" in one_sentence(done)
    assert broken.read_text() == "this is no match\n"


def test_a_broken_save_is_refused_in_the_language_the_player_has_chosen(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wizardtable"
    broken.write_text("this is no match\n")
    (tmp_path / "settings.json").write_text('{"language": "fr"}')
    done = run("--data-dir", str(tmp_path), str(broken))
    assert done.returncode == 1
    assert "n’est pas une partie" in one_sentence(done)


@pytest.mark.long
def test_a_match_is_filmed_without_a_window(tmp_path: Path) -> None:
    path = tmp_path / "film.gif"
    done = run("--record", str(path), "--turns", "2", "--seconds", "4", "--size", "800x500")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("film.gif: ")
    with Image.open(path) as picture:
        assert picture.size == (800, 500)
        assert picture.n_frames > 3  # type: ignore[attr-defined]
    assert [path.name for path in tmp_path.iterdir()] == ["film.gif"]


@pytest.mark.long
def test_a_save_is_filmed_as_its_player_saw_it(tmp_path: Path) -> None:
    path, film = tmp_path / "my.wizardtable", tmp_path / "film.webp"
    match = played(catalog.get("zavandor"), 12)
    save.write(path, match)
    assert only_person_seat(match) == 0
    done = run("--record", str(film), str(path), "--seconds", "5", "--language", "fr")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("film.webp\N{NO-BREAK SPACE}:")
    assert film.stat().st_size > 10_000


def test_whoever_has_no_seat_or_shares_it_is_shown_the_public_view() -> None:
    spec = catalog.get("anludim")
    assert only_person_seat(begun(spec, people=0)) is None
    assert only_person_seat(begun(spec, people=2)) is None


@pytest.mark.long
def test_a_film_that_cannot_be_is_one_sentence_and_no_file(tmp_path: Path) -> None:
    done = run("--record", str(tmp_path / "film.gif"), "--turns", "999")
    assert done.returncode == 1
    assert "999" in one_sentence(done)
    (tmp_path / "folder.gif").mkdir()
    done = run("--record", str(tmp_path / "folder.gif"))
    assert done.returncode == 1
    assert "folder.gif" in one_sentence(done)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.gif"]


@pytest.mark.long
def test_pictures_that_cannot_be_written_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    done = run("--screenshots", str(tmp_path / "file"), "--language", "fr")
    assert done.returncode == 1
    assert "« file »" in one_sentence(done).replace("\N{NARROW NO-BREAK SPACE}", " ")
    (tmp_path / "pictures" / "01-lobby.png").mkdir(parents=True)
    done = run("--screenshots", str(tmp_path / "pictures"), "--game", "anludim")
    assert done.returncode == 1
    assert "01-lobby.png" in one_sentence(done)
