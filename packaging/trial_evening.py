# SPDX-License-Identifier: MIT
"""Tries on any installation what a person does with the program on the first evenings."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path

from bundle import ROOT
from trial_desk import Desk, wait_for
from waited_for import sentence

from wizardtable.core import catalog
from wizardtable.core.arranged import challenge, challenge_text
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.store import save
from wizardtable.store.save_summary import CHALLENGE_SUFFIX

CORPUS = max((ROOT / "tests" / "saves" / "corpus").iterdir())
SAVE = max(CORPUS.glob("*.wizardtable"))
"""A match that an earlier version has saved."""

OPPONENT = "Blaise"
"""The name of a player in that match."""

SETTLE_SECONDS = 3.0
"""Seconds after which a new window shows all that it will show without being asked."""


_STARTED = time.monotonic()


def step(text: str) -> None:
    """Prints a step that has worked, with the minutes since the beginning of the trial."""
    minutes = (time.monotonic() - _STARTED) / 60
    print(f"ok {minutes:5.1f} min  {text}", flush=True)


def first_starts(at: Desk, pictures: Path | None = None) -> None:
    """Starts the program for the first time, in French, and again, in English.

    `pictures` is the folder for pictures of the lobby; None for none.
    """
    at.start(language="fr_FR")
    at.expect(sentence("welcome", "fr"))
    at.press("Return")  # agrees to the name and the portrait that are proposed
    at.expect(sentence("lobby", "fr"))
    if pictures is not None:
        at.keep_picture(pictures / "lobby-fr.png")
    at.leave()
    step("the first start welcomes, in the language of the system, and leads to the lobby")
    at.start()
    at.expect(sentence("lobby", "en"))
    assert not at.shows(sentence("welcome", "en"))
    if pictures is not None:
        at.keep_picture(pictures / "lobby-en.png")
    at.leave()
    step("the second leads to the lobby at once")


def watch_all(at: Desk) -> None:
    """Opens a match of each game with opponents only, and waits until they have moved."""
    for game in catalog.GAMES:
        spec = catalog.get(game)
        seats, level = min(spec.seats), spec.levels[1].id
        names = ("Ada", "Blaise", "Chloé")[:seats]
        players = tuple(Player(name, level) for name in names)
        path = at.files / f"{game}.wizardtable"
        save.write(path, Match(spec, Setup(seats), 7, players))
        at.give(path)
        at.start(path)
        wait_for(f"no opponent moves in {game}", lambda path=path: move_count(path) >= 3)  # type: ignore[misc]
        at.leave()
    step(f"opponents think and move in {len(catalog.GAMES)} games")


def open_saves(at: Desk, *, by_type: bool = True) -> None:
    """Opens a match by its file name, by a second start, and with `by_type` by a double click."""
    first, second = (copied_save(at, name) for name in ("evening", "morning"))
    ways: list[tuple[str, Callable[[Path], None]]] = [("argument", at.start), ("type", at.open)]
    for way, opens in ways if by_type else ways[:1]:
        opens(first)
        time.sleep(SETTLE_SECONDS)  # the table is painted after the window
        if way == "argument":
            at.minimise()
            time.sleep(SETTLE_SECONDS)  # the program hears of it from the window manager
            at.begin(second)
            wait_for("the window does not come forward", lambda: bool(at.windows()))
            time.sleep(SETTLE_SECONDS)
            assert len(at.windows()) == 1, "a second window"
            step("a second start raises the window that is there, which opens its save")
        at.leave()
        assert was_played(first), "the match was not on the table"
        step(f"a save is opened through its {way}")
    assert was_played(second), "the second match was not on the table"


def open_challenges(
    at: Desk, *, by_type: bool = True, pictures: Path | None = None, first_seed: int = 0
) -> None:
    """Opens the file of a challenge by its name, and with `by_type` another by a double click.

    `pictures` is the folder for a picture of the page of friends; None for none. `first_seed` and
    the number after it are the deals; the page greets only a table that the player does not know.
    """
    ways: list[tuple[str, Callable[[Path], None]]] = [("argument", at.start), ("type", at.open)]
    for seed, (way, opens) in enumerate(ways if by_type else ways[:1], start=first_seed):
        opens(written_challenge(at, seed))
        at.expect(sentence("new challenge", "en"))
        if pictures is not None:
            at.keep_picture(pictures / f"challenge-{way}.png")
        at.leave()
        step(f"a challenge is opened through its {way}")


def power_cut(at: Desk) -> None:
    """Ends the program by force in the middle of a match, and starts it again."""
    path = at.data / "saves" / "watched.wizardtable"
    spec = catalog.get(SAVE.stem)
    shutil.copyfile(at.files / f"{spec.id}.wizardtable", path)
    at.give(path)
    moves = move_count(path)
    at.start(path)
    wait_for("no opponent moves", lambda: move_count(path) > moves + 2)
    at.kill()
    moves = move_count(path)
    at.start(language="fr_FR")
    at.expect(sentence("welcome back", "fr"))
    at.leave()
    assert move_count(path) >= moves
    step("after a bad end the next start offers to go on, with every move kept")


def broken_installation(at: Desk) -> None:
    """Breaks a file without which no match of a game can be opened, and opens one."""
    broken = at.package / "games" / SAVE.stem / "levels.toml"
    whole = broken.read_bytes()
    broken.write_bytes(b"[[")
    at.start(at.files / "evening.wizardtable", language="fr_FR")
    at.expect(sentence("error", "fr"))
    at.leave()
    broken.write_bytes(whole)
    log = at.data / "crash.log"
    assert "Traceback" in log.read_text(encoding="utf-8")
    step("an unexpected error is shown in a dialog and written down")


def kept_saves(at: Desk) -> dict[str, bytes]:
    """Returns the player's saved matches by file name."""
    saves = sorted((at.data / "saves").glob("*.wizardtable"))
    return {path.name: path.read_bytes() for path in saves}


def copied_save(at: Desk, name: str) -> Path:
    """Copies a save among the player's own files and returns its path."""
    path = at.files / f"{name}.wizardtable"
    shutil.copyfile(SAVE, path)
    at.give(path)
    return path


def written_challenge(at: Desk, seed: int) -> Path:
    """Writes a challenge that the player does not know yet; returns the path of its file."""
    spec = catalog.get(SAVE.stem)
    setup = Setup(min(spec.seats))
    opponents = [Player("", spec.levels[0].id) for _ in range(1, setup.seats)]
    table = challenge.table_of(spec, setup, seed, [Player("Ada", None), *opponents])
    assert table is not None
    path = at.files / f"{SAVE.stem} {seed}{CHALLENGE_SUFFIX}"
    path.write_text(challenge_text.write(challenge.Challenge(table)), encoding="utf-8")
    at.give(path)
    return path


def move_count(path: Path) -> int:
    """Returns the number of actions in a save."""
    return path.read_bytes().count(b'"kind":"step"')


def was_played(path: Path) -> bool:
    """Returns whether the save was opened, which leaves a picture, and removes the picture."""
    picture = save.preview_path(path)
    if not picture.exists():
        return False
    picture.unlink()
    return True
