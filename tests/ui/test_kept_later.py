# SPDX-License-Identifier: MIT
"""What came of a match while the disk was full is kept as soon as there is room, at the next start
at the latest."""

import errno
import os
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.windows import Hands
from wizardtable.core import catalog, files
from wizardtable.core.arranged import purposes, tower_floor
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.store import save, statistics, tower
from wizardtable.store.achieved import contributions
from wizardtable.store.player import players
from wizardtable.store.presence import Presence
from wizardtable.store.settings import Settings
from wizardtable.ui.dialogs.notice import Notice
from wizardtable.ui.session import Session
from wizardtable.ui.startup import Startup

GAME = "wizards_gambit"


def full(*_: object) -> None:
    """What is called instead of making a file: what is there can be added to."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def won_in_the_tower(first: int = 0) -> Match:
    """A match with a star that ends with a move of the person, with a seed from the first on."""
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
    """Go on with a match that lacks its last move."""
    hands.session.settings = replace(hands.session.settings, forced_moves="none")
    path = save.new_path(hands.session.data.saves, GAME)
    begun = Match(match.spec, match.setup, match.seed, match.players, match.actions[:-1])
    begun.purpose = match.purpose
    save.write(path, begun)
    hands.window.open_save(path)
    assert hands.wait_turn()


def end(hands: Hands, match: Match) -> None:
    """Play the last move."""
    before = hands.window.dialog
    hands.controller.act(match.actions[-1])
    hands.qtbot.waitUntil(lambda: hands.window.dialog not in (None, before))


def kept(hands: Hands) -> tuple[int, int, int]:
    """How many results, floors with stars, and matches with achievements are kept."""
    data = hands.session.data
    return (
        len(statistics.read(data.statistics)[0]),
        len(tower.read(data.tower).stars),
        len(contributions.read(data.achievements)[0]),
    )


def test_what_could_not_be_kept_is_told_and_is_kept_when_the_table_is_left(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = won_in_the_tower()
    sit(hands, match)
    monkeypatch.setattr(files, "_temporary", full)
    end(hands, match)
    assert hands.window.page.banner.words == "Cannot write “statistics.jsonl”: the disk is full."
    assert kept(hands) == (0, 0, 0)
    monkeypatch.undo()
    hands.window.go_to_lobby()
    assert kept(hands) == (1, 1, 1)
    assert not hands.session.behind


@pytest.mark.long
def test_what_could_not_be_kept_is_kept_before_the_next_match(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = won_in_the_tower()
    second = won_in_the_tower(first.seed + 1)
    sit(hands, first)
    with monkeypatch.context() as disk:
        disk.setattr(files, "_temporary", full)
        end(hands, first)
        hands.window.go_to_lobby()
    hands.session.switch(players.add(hands.session.home, Settings(player_name="Bea")))
    hands.session.switch(players.FIRST)
    sit(hands, second)
    end(hands, second)
    found, _ = statistics.read(hands.session.data.statistics)
    assert [one.seed for one in found] == [first.seed, second.seed]
    assert kept(hands) == (2, 1, 2)


def test_what_was_taken_back_meanwhile_is_not_kept(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = won_in_the_tower()
    sit(hands, match)
    with monkeypatch.context() as disk:
        disk.setattr(files, "_temporary", full)
        end(hands, match)
        hands.controller.undo()
        hands.window.go_to_lobby()
    hands.session.catch_up()
    assert kept(hands) == (0, 0, 0)
    assert not hands.session.behind


def test_after_an_orderly_exit_the_next_start_keeps_it_without_a_word(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, presence = hands.session, Presence(hands.session.home.root)
    presence.take()
    match = won_in_the_tower()
    sit(hands, match)
    for room in (False, True):
        with monkeypatch.context() as disk:
            disk.setattr(files, "_temporary", full)
            if not room:
                end(hands, match)
                hands.window.go_to_lobby()
            leave(session, presence)
        session, presence = start(hands, room=room, disk=monkeypatch)
    assert kept(hands) == (1, 1, 1)
    assert not session.behind
    leave(session, presence)
    assert Presence(hands.session.home.root).take() is None


def leave(session: Session, presence: Presence) -> None:
    """As `app` leaves the program."""
    session.catch_up()
    presence.leave(behind=session.behind)


def start(hands: Hands, *, room: bool, disk: pytest.MonkeyPatch) -> tuple[Session, Presence]:
    """As `app` starts the program."""
    presence, session = Presence(hands.session.home.root), Session(hands.session.home)
    earlier = presence.take()
    assert earlier is not None and earlier.left
    with disk.context() as full_disk:
        if not room:
            full_disk.setattr(files, "_temporary", full)
        startup = Startup(hands.window, session)
        full_disk.setattr(startup.note, "install", lambda: None)
        startup.settle(QApplication.instance(), earlier, False, False)  # type: ignore[arg-type]
        QApplication.instance().removeEventFilter(startup)  # type: ignore[union-attr]
        startup.close()
    assert not any(one.isVisible() for one in hands.window.findChildren(Notice))
    presence.begin(behind=session.behind)
    return session, presence
