# SPDX-License-Identifier: MIT
"""Tests that two versions of the program play each other, each in a process of its own."""

from pathlib import Path

import pytest

import wizardtable
from lab import versions
from lab.versions import Version, VersionError, play

CHECKOUT = Path(wizardtable.__file__).parent.parent


@pytest.mark.long
def test_a_version_that_plays_itself_sees_the_same_matches_again() -> None:
    def games() -> list[tuple[tuple[int, ...], ...]]:
        with (
            Version(CHECKOUT, "wizards_gambit", "greedy") as first,
            Version(CHECKOUT, "wizards_gambit", "greedy") as other,
        ):
            played = [play((first, other), 2, 7, number) for number in range(2)]
        assert [game.seating for game in played] == [(0, 1), (1, 0)], "each chair once"
        return [(game.ranks, game.scores, (game.decisions,)) for game in played]

    assert games() == games()


@pytest.mark.long
def test_an_interrupted_run_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.json"
    asked = ["wizards_gambit", "--seats", "2", "--new", "greedy", "--old", "random"]
    asked += ["--other", str(CHECKOUT), "--seed", "3", "--json", str(kept)]
    assert versions.main([*asked, "--games", "1"]) == 0
    first = kept.read_bytes()
    assert versions.main([*asked, "--games", "2"]) == 0
    assert kept.read_bytes().startswith(first.removesuffix(b"]]"))
    assert "2 games: this version" in capsys.readouterr().out
    assert versions.main([*asked, "--games", "3", "--seats", "3"]) == 1
    assert "another run" in capsys.readouterr().err
    kept.write_text("{", encoding="utf-8")
    assert versions.main([*asked, "--games", "2"]) == 1
    assert kept.read_text(encoding="utf-8") == "{"


def test_a_folder_without_a_version_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["anludim", "--seats", "2", "--new", "greedy", "--old", "greedy"]
    assert versions.main([*asked, "--other", str(tmp_path)]) == 1
    assert str(tmp_path) in capsys.readouterr().err
    with pytest.raises(VersionError):
        Version(tmp_path, "anludim", "greedy")
