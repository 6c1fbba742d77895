# SPDX-License-Identifier: MIT
"""Plays one match against two opponents, by the accessible tree and the keyboard alone.

Run by `run.py` with the system's Python, which has the bindings of AT-SPI; it imports nothing of
the program but the sentences that it waits for.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gi

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from waited_for import SENTENCES, sentence

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - its version is chosen first

SEATS = 3
LIST, BUTTON, ENTRY = Atspi.Role.LIST, Atspi.Role.PUSH_BUTTON, Atspi.Role.LIST_ITEM
QUESTION = Atspi.Role.ALERT
"""What a question about a move is; the ranking is a dialog, of which nothing may be pressed."""

OBVIOUS = 0.4
"""How often the obvious thing is done with a piece, where something can be done with it."""

PATIENCE = 60.0
"""Seconds in which something has to happen."""


def children(node: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """What is in a node, as far as it is still there."""
    try:
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is not None:
                yield child
    except GLib.Error:
        return


def search(
    node: Atspi.Accessible, fits: Callable[[Atspi.Accessible], bool]
) -> Atspi.Accessible | None:
    """The first node beneath another that is seen and fits."""
    for child in children(node):
        try:
            if fits(child) and child.get_state_set().contains(Atspi.StateType.SHOWING):
                return child
        except GLib.Error:
            continue
        if (found := search(child, fits)) is not None:
            return found
    return None


def actions(node: Atspi.Accessible) -> list[str]:
    """The names of what can be done with a node."""
    try:
        return [node.get_action_name(i) for i in range(node.get_n_actions())]
    except GLib.Error:
        return []


def buttons_of(node: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """All buttons in a node that can be pressed."""
    for child in children(node):
        if child.get_role() == BUTTON and "Press" in actions(child):
            yield child
        yield from buttons_of(child)


def press(node: Atspi.Accessible) -> None:
    """Press a node."""
    node.do_action(actions(node).index("Press"))


def key(name: str) -> None:
    """Press a key."""
    subprocess.run(["xdotool", "key", name], check=False)


class Player:
    """Sees the program through AT-SPI only."""

    def __init__(self, game: str, language: str, program: "subprocess.Popen[bytes]") -> None:
        self.words = {name: sentence(name, language) for name in SENTENCES}
        self.title = self.words[game]
        gave_up = self.words["gave up"].replace("{player}", "").partition(":")[0].strip()
        self.out = (self.words["give up"], self.words["leave"], gave_up)
        self.place = self.words["first place"].split()[-1]
        self.program = program
        self.random = random.Random(3)
        self.presses = 0
        self.pressed = ""
        self.begun = time.monotonic()
        told = os.environ.get("PLAYER_LOG")
        self.told = Path(told, f"{game}-{language}.txt") if told else None
        self.app = self.wait("the program", self._find_app)

    def say(self, words: str) -> None:
        """What happens, for who wants to follow it."""
        if self.told is not None:
            with self.told.open("a") as file:
                file.write(f"{time.monotonic() - self.begun:6.1f}  {words}\n")

    def wait(self, what: str, find: Callable[[], Atspi.Accessible | None]) -> Atspi.Accessible:
        """What is found, as soon as it is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.program.poll() is not None:
                raise SystemExit("the program has ended")
            if (found := find()) is not None:
                return found
            time.sleep(0.1)
        raise SystemExit(f"{what} did not come for a minute")

    def _find_app(self) -> Atspi.Accessible | None:
        desktop = Atspi.get_desktop(0)
        return next((one for one in children(desktop) if "izardtable" in one.get_name()), None)

    def find(self, role: Atspi.Role, name: str) -> Atspi.Accessible | None:
        """A node of this role whose name begins so."""
        return search(self.app, lambda n: n.get_role() == role and n.get_name().startswith(name))

    def begin(self) -> None:
        """From the lobby to the table, with two opponents."""
        tile = self.wait("the tile", lambda: self.find(Atspi.Role.PANEL, self.title))
        new = self.wait(
            "the button of the tile",
            lambda: search(
                tile,
                lambda n: (
                    n.get_role() == BUTTON and n.get_name().startswith(self.words["new match"])
                ),
            ),
        )
        press(new)
        seats = self.wait("the dialog", self._three_seats)
        if not seats.get_state_set().contains(Atspi.StateType.CHECKED):
            press(seats)
        time.sleep(1)
        press(self.wait("the button to begin", lambda: self.find(BUTTON, self.words["play"])))
        time.sleep(1)
        self.wait("the table", self.table)

    def _three_seats(self) -> Atspi.Accessible | None:
        return search(
            self.app, lambda n: n.get_role() == Atspi.Role.CHECK_BOX and "3" in n.get_name()
        )

    def agree(self) -> bool:
        """Answer a question that is asked about a move; false where none is asked."""
        asked = next((one for one in children(self.app) if one.get_role() == QUESTION), None)
        answers = [] if asked is None else list(buttons_of(asked))
        answers = [one for one in answers if not one.get_name().startswith(self.out)]
        if answers:
            answer = self.random.choice(answers)
            self.say(f"Answer: {answer.get_name()}")
            press(answer)
        return bool(answers)

    def table(self) -> Atspi.Accessible | None:
        """The table, while it is seen."""
        return self.find(Atspi.Role.PANEL, self.words["table"])

    def usable(self) -> tuple[list[Atspi.Accessible], list[Atspi.Accessible]]:
        """The buttons of the table that can be pressed, and its pieces and places that can."""
        table = self.table()
        groups = [] if table is None else [one for one in children(table) if one.get_role() == LIST]
        found = [one for group in groups for one in children(group) if "Press" in actions(one)]
        buttons = [one for one in found if one.get_role() == BUTTON]
        return buttons, [one for one in found if one.get_role() == ENTRY]

    def turn(self) -> bool:
        """Press one thing, if there is one to be pressed; false where there is none."""
        try:
            if self.agree():
                return True
            buttons, pieces = self.usable()
            if not (buttons or pieces):
                return False
            taken = [
                one
                for one in pieces
                if not one.get_state_set().contains(Atspi.StateType.SELECTABLE)
                or one.get_state_set().contains(Atspi.StateType.SELECTED)
            ]
            kinds = [kind for kind in (buttons, pieces, taken) if kind]
            one = self.random.choice(self.random.choice(kinds))
            names = actions(one)
            obvious = "Play" in names and self.random.random() < OBVIOUS
            self.pressed = one.get_name()
            one.do_action(names.index("Play" if obvious else "Press"))
            self.presses += 1
            self.say(f"{'Play' if obvious else 'Press'}: {self.pressed}")
        except (GLib.Error, ValueError):
            return False  # it was gone before it could be pressed
        return True

    def play(self) -> None:
        """Until the page with the ranking is there."""
        last, before = time.monotonic(), ""
        while self.find(BUTTON, self.words["play again"]) is None:
            if self.program.poll() is not None:
                raise SystemExit("the program has ended")
            pressed = self.turn()
            if pressed and self.pressed != before:  # the hand can always be sorted
                last, before = time.monotonic(), self.pressed
            if time.monotonic() - last > PATIENCE:
                raise SystemExit("nothing to be pressed for a minute but " + (before or "nothing"))
            if pressed:
                time.sleep(0.05)
            else:
                self.skip()
                time.sleep(0.3)

    def skip(self) -> None:
        """Space shortens what moves, but only while the keys go to the table: elsewhere it would
        press something."""
        focused = search(self.app, lambda n: n.get_state_set().contains(Atspi.StateType.FOCUSED))
        node = focused
        while node is not None:
            if node.get_name() == self.words["table"]:
                key("space")
                return
            node = node.get_parent()
        if focused is not None:
            self.say(f"the keys go to {focused.get_role_name()} {focused.get_name()}")

    def ranking(self) -> str:
        """What is told of the end: a place for each player, and that nobody left before."""
        page = self.wait("the ranking", self._told_ranking)
        told = f"{page.get_name()}. {page.get_description()}"
        self.say(told)
        if any(words in told for words in self.out):
            raise SystemExit(f"the match was left before its end: {told}")
        return str(page.get_description())

    def _told_ranking(self) -> Atspi.Accessible | None:
        return search(self.app, lambda n: n.get_description().count(self.place) >= SEATS)


def main() -> None:
    """Play one match of a game, in a language."""
    game, language, data, python = sys.argv[1:]
    quick: dict[str, Any] = {
        "my_speed": 3,
        "their_speed": 3,
        "reduced_motion": True,
        "sound": False,
    }
    # Who has sold all gems has one move a turn: it is pressed too, and not played by itself.
    quick["forced_moves"] = "none"
    Path(data, "settings.json").write_text(json.dumps(quick), encoding="utf-8")
    order = [python, "-m", "wizardtable", "--language", language, "--data-dir", data]
    begun = time.monotonic()
    program = subprocess.Popen(order, stderr=subprocess.DEVNULL)
    try:
        player = Player(game, language, program)
        player.begin()
        player.play()
        ranking = player.ranking()
        seconds = time.monotonic() - begun
        print(
            f"{game} {language}: to its end, {player.presses} presses, {seconds:.0f} s. {ranking}",
            flush=True,
        )
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    main()
