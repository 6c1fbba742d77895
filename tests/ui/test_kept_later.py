# SPDX-License-Identifier: MIT
"""Tests that results that did not fit on a full disk are stored once there is space, at the latest
at the next start."""

import errno
import os
import sqlite3
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers import FullDisk
from tests.ui.windows import Hands
from wizardtable.core import catalog, files
from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.store import save, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.book import begun
from wizardtable.store.book.begun import CountedStanding
from wizardtable.store.player import players
from wizardtable.store.presence import Presence
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.window.main_window import MainWindow
from wizardtable.ui.window.startup import Startup

GAME = "wizards_gambit"


def fill(disk: pytest.MonkeyPatch) -> None:
    """Simulates a full disk: from now on no file can be created and the book cannot grow. Other
    files can still grow."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    disk.setattr(files, "_temporary", full)
    disk.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=FullDisk))


def won_in_the_tower(first: int = 0) -> Match:
    """Returns a match that earns a star, with a seed from `first` on.

    A move of the person ends the match.
    """
    table = tower_floor.table(catalog.get(GAME), 1)
    for seed in range(first, first + 100):
        match = Match(catalog.get(GAME), table.setup, seed, table.seated("Ada"))
        match.purpose = purposes.tower(1)
        rng = Rng(3)
        while match.to_move is not None:
            match.play(rng.choice(match.menu()))
        if table.stars(match) and match.mover(len(match.actions) - 1) == tower_floor.PERSON:
            return match
    raise AssertionError("it is won by chance as well")


def sit(hands: Hands, match: Match) -> None:
    """Continues a match in which only the last move is missing."""
    hands.profile.settings = replace(hands.profile.settings, forced_moves="none")
    path = save.new_path(hands.profile.data.saves, GAME)
    going = Match(match.spec, match.setup, match.seed, match.players, match.actions[:-1])
    going.purpose = match.purpose
    save.write(path, going)
    hands.main.open_save(path)
    assert hands.wait_turn()


def end(hands: Hands, match: Match) -> None:
    """Plays the last move."""
    before = hands.main.dialog
    hands.controller.act(match.actions[-1])
    hands.qtbot.waitUntil(lambda: hands.main.dialog not in (None, before))


def kept(hands: Hands) -> tuple[int, int, int]:
    """Returns the stored numbers of results, floors with stars, and matches with achievements."""
    data = hands.profile.data
    return (
        len(statistics.read(data)[0]),
        len(tower.read(data).stars),
        len(contributions.read(data)[0]),
    )


def test_what_could_not_be_kept_is_told_and_is_kept_when_the_table_is_left(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = won_in_the_tower()
    sit(hands, match)
    assert begun.standing_of(hands.profile.data, match) is CountedStanding.COUNTS
    fill(monkeypatch)
    end(hands, match)
    assert hands.main.page.banner.words == "Cannot write “book.sqlite”: the disk is full."
    assert kept(hands) == (0, 0, 0)
    monkeypatch.undo()
    hands.main.go_to_lobby()
    assert kept(hands) == (1, 1, 1)
    assert not hands.profile.has_backlog


@pytest.mark.long
def test_what_could_not_be_kept_is_kept_before_the_next_match(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = won_in_the_tower()
    second = won_in_the_tower(first.seed + 1)
    sit(hands, first)
    with monkeypatch.context() as disk:
        fill(disk)
        end(hands, first)
        hands.main.go_to_lobby()
    hands.profile.switch(players.add(hands.profile.home, Settings(player_name="Bea")))
    hands.profile.switch(players.FIRST_PLAYER_ID)
    sit(hands, second)
    end(hands, second)
    records, _ = statistics.read(hands.profile.data)
    assert [record.seed for record in records] == [first.seed, second.seed]
    assert kept(hands) == (2, 1, 2)


def test_what_was_taken_back_meanwhile_is_not_kept(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = won_in_the_tower()
    sit(hands, match)
    with monkeypatch.context() as disk:
        fill(disk)
        end(hands, match)
        hands.controller.undo()
        hands.main.go_to_lobby()
    hands.profile.catch_up()
    assert kept(hands) == (0, 0, 0)
    assert not hands.profile.has_backlog


def test_after_an_orderly_exit_the_next_start_keeps_it_without_a_word(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile, presence = hands.profile, Presence(hands.profile.home.root)
    presence.take()
    match = won_in_the_tower()
    sit(hands, match)
    for room in (False, True):
        with monkeypatch.context() as disk:
            fill(disk)
            if not room:
                end(hands, match)
                hands.main.go_to_lobby()
            leave(profile, presence)
        profile, presence = start(hands, room=room, disk=monkeypatch)
    assert kept(hands) == (1, 1, 1)
    assert not profile.has_backlog
    leave(profile, presence)
    assert Presence(hands.profile.home.root).take() is None


def leave(profile: Profile, presence: Presence) -> None:
    """Ends the program as `app` does."""
    profile.catch_up()
    presence.leave(behind=profile.has_backlog)


def start(hands: Hands, *, room: bool, disk: pytest.MonkeyPatch) -> tuple[Profile, Presence]:
    """Starts the program as `app` does."""
    presence, profile = Presence(hands.profile.home.root), Profile(hands.profile.home)
    earlier = presence.take()
    assert earlier is not None and earlier.was_left
    with disk.context() as full_disk:
        if not room:
            fill(full_disk)
        window = FirstWindow(profile)
        startup = Startup(MainWindow(window, profile, Services(profile)))
        window.resize(hands.window.size())
        window.show()
        full_disk.setattr(startup.note, "install", lambda: None)
        startup.settle(QApplication.instance(), earlier, False, False)  # type: ignore[arg-type]
        QApplication.instance().removeEventFilter(startup)  # type: ignore[union-attr]
        startup.close()
    assert not any(notice.isVisible() for notice in window.findChildren(Notice))
    window.hide()
    presence.begin(behind=profile.has_backlog)
    return profile, presence
