# SPDX-License-Identifier: MIT
"""What the first match needs is loaded before it, while nobody waits."""

import subprocess
import sys
from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.ui.preloading import Preloading, for_matches

LOADED_LATE = """
import sys
from wizardtable.core import catalog
from wizardtable.ui import preloading

class Window:
    page = None

list(preloading.for_matches(Window()))
before = set(sys.modules)
for game in catalog.GAMES:
    spec = catalog.get(game)
    match = __import__("wizardtable.core.match", fromlist=["Match"])
    players = [match.Player(f"P{n}", None) for n in range(min(spec.seats))]
    from wizardtable.core.game import Setup
    match.Match(spec, Setup(len(players)), 7, players).observe(None)
    spec.view.sit()
late = sorted(name for name in set(sys.modules) - before if name.startswith("wizardtable.games"))
print(late)
"""


def test_nothing_of_a_game_is_left_to_be_loaded_when_its_first_match_begins() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED_LATE], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_steps_are_taken_one_at_a_time_and_only_while_the_window_is_idle(qtbot: QtBot) -> None:
    taken: list[int] = []
    idle = False

    def steps() -> Iterator[int]:
        for number in range(3):
            taken.append(number)
            yield number

    ahead = Preloading(steps(), lambda: idle)
    qtbot.wait(200)
    assert not taken
    idle = True
    qtbot.waitUntil(lambda: ahead.done)
    assert taken == [0, 1, 2]


def test_a_window_is_idle_in_the_lobby_and_not_at_the_table(hands: Hands) -> None:
    hands.window.go_to_lobby()
    assert hands.window.in_lobby
    hands.deal(ADA, GREEDY)
    assert not hands.window.in_lobby
    assert len(list(for_matches(hands.window))) == 3 + 4 * len(catalog.GAMES)
