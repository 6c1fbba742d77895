# SPDX-License-Identifier: MIT
"""Plays one match against two opponents, through the accessibility tree and the keyboard alone.

`run.py` runs this file with the system's Python, which has the bindings of AT-SPI (Linux's
accessibility interface). From the program, the file imports only the sentences that it waits for.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gi

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
from waited_for import SENTENCES, sentence

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - its version is chosen first

SEAT_COUNT = 3
LIST, BUTTON, ENTRY = Atspi.Role.LIST, Atspi.Role.PUSH_BUTTON, Atspi.Role.LIST_ITEM
SHEET = Atspi.Role.DIALOG
"""The role of every sheet: the welcome, a new match, a question about a move, the ranking."""

QUESTION_SECONDS = 2.0
"""A question of the program must be announced this soon after the player can move."""

SEEN_LATE_SECONDS = 1.0
"""The player may notice this late that the others no longer move."""

FOCUS_SECONDS = 2.0
"""The keyboard must have gone back to the table this soon after a sheet."""

ANSWER_SECONDS = 0.5
"""The answer to a key must be announced this soon after the key."""

THINKING_SECONDS = 1.0
"""The player waits this long before each move, as a person does at least."""

MOVES_PER_KEY = 6
"""After this many moves the player asks for the situation by a key."""

PLAY_CHANCE = 0.4
"""Chance (0–1) that the action *Play* of a piece is chosen, if the piece has it, in place of
*Press*.
"""

ASSERTIVE = 2
"""The value by which AT-SPI marks an announcement that interrupts a screen reader."""

LIMIT_SECONDS = 60.0
"""The longest wait in seconds for an expected change of the program."""


def children(node: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """Yields the children of a node; none if the node has gone."""
    try:
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is not None:
                yield child
    except GLib.Error:
        return


def search(
    node: Atspi.Accessible, fits: Callable[[Atspi.Accessible], bool], *, in_lists: bool = False
) -> Atspi.Accessible | None:
    """Returns the first visible descendant of a node that fits, or None.

    The entries of lists are searched only if `in_lists` is True: a table has about two hundred.
    """
    for child in children(node):
        try:
            if not child.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            if fits(child):
                return child
            if child.get_role() == LIST and not in_lists:
                continue
        except GLib.Error:
            continue
        if (descendant := search(child, fits, in_lists=in_lists)) is not None:
            return descendant
    return None


def actions(node: Atspi.Accessible) -> list[str]:
    """Returns the names of the actions of a node; empty if the node has gone."""
    try:
        return [node.get_action_name(i) for i in range(node.get_n_actions())]
    except GLib.Error:
        return []


def buttons_of(node: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    """Yields all descendants of a node that are buttons and can be pressed."""
    for child in children(node):
        if child.get_role() == BUTTON and "Press" in actions(child):
            yield child
        yield from buttons_of(child)


def press(node: Atspi.Accessible) -> None:
    """Presses a node."""
    node.do_action(actions(node).index("Press"))


def key(name: str) -> None:
    """Presses a key, given the name that xdotool uses."""
    subprocess.run(["xdotool", "key", name], check=False)


def on_one_line(words: str) -> str:
    """Returns the words with a usual space for each space and line break."""
    return " ".join(words.split())


@dataclass
class Heard:
    """An announcement. The moments are in seconds.

    Attributes:
        text: the announced text.
        since: the announcement did not come before this moment.
        until: the announcement came by this moment.
        is_answer: True if it interrupts a screen reader, as answers to keys do.
    """

    text: str
    since: float
    until: float
    is_answer: bool


class Ear:
    """Hears what the program announces.

    Attributes:
        heard: all announcements, in their order.
    """

    def __init__(self, log: Callable[[str], None]) -> None:
        self.heard: list[Heard] = []
        self._listened_at = time.monotonic()
        self._log = log
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event: Atspi.Event) -> None:
        text, is_urgent = on_one_line(str(event.any_data)), event.detail1 == ASSERTIVE
        self.heard.append(Heard(text, self._listened_at, time.monotonic(), is_urgent))
        self._log(f"Heard{' at once' if is_urgent else ''}: {text}")

    def listen(self, seconds: float) -> None:
        """Waits, and takes in what is announced meanwhile."""
        end = time.monotonic() + seconds
        while True:
            while GLib.MainContext.default().iteration(False):
                pass
            self._listened_at = time.monotonic()
            if self._listened_at >= end:
                return
            time.sleep(0.01)

    def seconds_to_answer(self, since: float, limit: float) -> float | None:
        """Waits for the answer to a key, and returns the seconds from `since` to the answer.

        Returns None if no answer comes within the limit in seconds.
        """
        while True:
            self.listen(0)
            for each in self.heard:
                if each.is_answer and each.until >= since:
                    return each.until - since
            if time.monotonic() - since > limit:
                return None
            time.sleep(0.01)


def _is_focused(node: Atspi.Accessible) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.FOCUSED))


class Player:
    """A player who perceives the program through AT-SPI only."""

    def __init__(self, game: str, language: str, program: "subprocess.Popen[bytes]") -> None:
        self.words = {name: sentence(name, language) for name in SENTENCES}
        self.title = self.words[game]
        gave_up = self.words["gave up"].replace("{player}", "").partition(":")[0].strip()
        self.leaving_words = (self.words["give up"], self.words["leave"], gave_up)
        self.program = program
        self.random = random.Random(3)
        self.question_waits: list[float] = []
        self.answer_waits: list[float] = []
        self.others_moved_at = 0.0
        self.known_nodes: dict[tuple[Atspi.Role, str], Atspi.Accessible | None] = {}
        self.press_count = 0
        self.last_pressed = ""
        self.start_time = time.monotonic()
        log_folder = os.environ.get("PLAYER_LOG")
        self.log_file = Path(log_folder, f"{game}-{language}.txt") if log_folder else None
        self.ear = Ear(self.log)
        self.app = self.wait("the program", self._find_app)

    def log(self, words: str) -> None:
        """Writes a line into the log file of the match, if there is one."""
        if self.log_file is not None:
            with self.log_file.open("a") as file:
                file.write(f"{time.monotonic() - self.start_time:6.1f}  {words}\n")

    def wait(self, what: str, find: Callable[[], Atspi.Accessible | None]) -> Atspi.Accessible:
        """Waits for a node and returns it; ends with an error after `LIMIT_SECONDS`."""
        end = time.monotonic() + LIMIT_SECONDS
        while time.monotonic() < end:
            if self.program.poll() is not None:
                raise SystemExit("the program has ended")
            try:
                node = find()
            except GLib.Error:  # the program is too busy to answer
                node = None
            if node is not None:
                return node
            self.ear.listen(0.1)
        raise SystemExit(f"{what} did not come for a minute")

    def _find_app(self) -> Atspi.Accessible | None:
        desktop = Atspi.get_desktop(0)
        return next((app for app in children(desktop) if "izardtable" in app.get_name()), None)

    def find(self, role: Atspi.Role, name: str) -> Atspi.Accessible | None:
        """Returns the first visible node of this role whose name begins with `name`, or None.

        The node that was found last is looked at first, because reading the tree takes long.
        """
        known = self.known_nodes.get((role, name))
        try:
            if (
                known is not None
                and known.get_name().startswith(name)
                and known.get_state_set().contains(Atspi.StateType.SHOWING)
            ):
                return known
        except GLib.Error:
            pass
        node = search(self.app, lambda n: n.get_role() == role and n.get_name().startswith(name))
        self.known_nodes[role, name] = node
        return node

    def begin_match(self) -> None:
        """Begins a match with two opponents, from the first start of the program."""
        welcome = self.wait("the welcome", self.find_sheet)
        press(self.wait("its button", lambda: next(buttons_of(welcome), None)))
        press(self.wait("the button of the tile", self._find_new_match))
        while True:
            chairs = list(children(self.wait("the round table", self._find_round_table)))
            empty_chairs = [chair for chair in chairs if self._is_empty(chair)]
            if len(chairs) - len(empty_chairs) >= SEAT_COUNT:
                break
            press(empty_chairs[0])
            self.ear.listen(1)
        press(self.wait("the button to begin", lambda: self.find(BUTTON, self.words["play"])))
        self.ear.listen(1)
        self.wait("the table", self.find_table)

    def find_sheet(self) -> Atspi.Accessible | None:
        """Returns the visible sheet, or None."""
        return search(self.app, lambda node: node.get_role() == SHEET)

    def _find_new_match(self) -> Atspi.Accessible | None:
        """Returns the button *New match* of the game, or None while the lobby is disabled."""
        tile = self.find(Atspi.Role.PANEL, self.title)
        buttons = [] if tile is None else buttons_of(tile)
        matching = (
            button for button in buttons if button.get_name().startswith(self.words["new match"])
        )
        return next(matching, None)

    def _is_empty(self, chair: Atspi.Accessible) -> bool:
        return bool(chair.get_name() == self.words["empty seat"])

    def _find_round_table(self) -> Atspi.Accessible | None:
        """Returns the node with all chairs of a new match; None if it is missing or has no empty
        chair."""
        empty_chair = search(self.app, self._is_empty, in_lists=True)
        return None if empty_chair is None else empty_chair.get_parent()

    def answer_question(self) -> bool:
        """Answers a question about a move; returns whether there was one."""
        question = self.find_sheet()
        if question is None or self.has_ended:
            return False
        answers = [
            button
            for button in buttons_of(question)
            if not button.get_name().startswith(self.leaving_words)
        ]
        if answers:
            answer = self.random.choice(answers)
            self.log(f"Answer: {answer.get_name()}")
            press(answer)
        return bool(answers)

    @property
    def has_ended(self) -> bool:
        """True once the sheet with the ranking is shown."""
        return (
            self.find_sheet() is not None
            and self.find(BUTTON, self.words["play again"]) is not None
        )

    def find_table(self) -> Atspi.Accessible | None:
        """Returns the table if it is visible, or None."""
        return self.find(Atspi.Role.PANEL, self.words["table"])

    def pressable_nodes(self) -> tuple[list[Atspi.Accessible], list[Atspi.Accessible]]:
        """Returns the buttons, and the pieces and zones, of the table that can be pressed."""
        table = self.find_table()
        groups = [
            node
            for node in ([] if table is None else children(table))
            if node.get_role() == LIST and node.get_name() != self.words["announcements"]
        ]
        nodes = [node for group in groups for node in children(group) if "Press" in actions(node)]
        buttons = [node for node in nodes if node.get_role() == BUTTON]
        return buttons, [node for node in nodes if node.get_role() == ENTRY]

    def announced_prompt(self) -> str:
        """Returns the prompt above the table if it was announced, otherwise "".

        The bar may show an answer to a key in place of the prompt, and a strip beside it.
        """
        shown = {on_one_line(words) for words in self._labels(self.app) if words}
        latest_first = [each for each in reversed(self.ear.heard) if each.text in shown]
        questions = [each.text for each in latest_first if not each.is_answer]
        return next(iter([*questions, *(each.text for each in latest_first)]), "")

    def _labels(self, node: Atspi.Accessible) -> Iterator[str]:
        """Yields the words of all visible labels below a node, except on the table."""
        for child in children(node):
            if not child.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            if child.get_role() == Atspi.Role.LABEL:
                yield str(child.get_name())
            elif child.get_role() != LIST and child.get_name() != self.words["table"]:
                yield from self._labels(child)

    def can_move(self) -> bool:
        """Returns whether the list of moves has any, so that the program waits for the player."""
        moves = self.find(LIST, self.words["your moves"])
        return (
            moves is not None
            and moves.get_child_count() > 0
            and moves.get_state_set().contains(Atspi.StateType.ENABLED)
        )

    def check_question(self) -> bool:
        """Waits until the program asks for a move; returns False if it does not.

        Ends with an error if the player can move, but no question is announced in time.
        """
        start = time.monotonic()
        since = None
        while True:
            now = time.monotonic()  # before the tree is read, which may take a second
            if not self.can_move():
                if now - start > QUESTION_SECONDS or self.find_sheet() is not None:
                    return False
                since, self.others_moved_at = None, now
                self.ear.listen(0.05)
                continue
            since = since or time.monotonic()
            question = self.announced_prompt()
            self.ear.listen(0.05)
            earliest = self.others_moved_at - SEEN_LATE_SECONDS
            moments = [
                each.since
                for each in self.ear.heard
                if each.text == question and each.until >= earliest
            ]
            if question and moments:
                break
            if now - since > LIMIT_SECONDS:
                raise SystemExit(f"never announced: {question or 'the prompt'}")
        wait = max(0.0, moments[-1] - since)
        self.log(f"Question after {wait:.1f} s: {question}")
        if wait > QUESTION_SECONDS:
            raise SystemExit(f"a question is announced after {wait:.1f} s: {question}")
        self.question_waits.append(wait)
        return True

    def check_key(self) -> None:
        """Asks for the situation by a key; ends with an error if the answer comes too late."""
        self.check_focus()
        key("F2")
        since = time.monotonic()  # to begin xdotool takes long on a busy machine
        wait = self.ear.seconds_to_answer(since, LIMIT_SECONDS)
        if wait is None or wait > ANSWER_SECONDS:
            raise SystemExit(f"the answer to F2 is announced after {wait} s")
        self.log(f"Answer after {wait:.2f} s")
        self.answer_waits.append(wait)

    def check_focus(self) -> None:
        """Ends with an error if the keyboard does not go to the table."""
        end = time.monotonic() + FOCUS_SECONDS
        while not self.has_table_focus():
            if time.monotonic() > end:
                node = search(self.app, _is_focused, in_lists=True)
                name = "nothing" if node is None else f"{node.get_role_name()} {node.get_name()}"
                raise SystemExit(f"the keys do not go to the table, but to {name}")
            self.ear.listen(0.1)

    def take_turn(self) -> bool:
        """Presses one node, or answers a question; returns False if nothing could be pressed."""
        try:
            if self.answer_question():
                return True
            buttons, pieces = self.pressable_nodes()
            if not (buttons or pieces):
                return False
            if not self.check_question():
                return False  # only the hand can be sorted, as in the others' turns
            self.ear.listen(THINKING_SECONDS)
            if self.press_count % MOVES_PER_KEY == 0:
                self.check_key()
            selected_pieces = [
                node
                for node in pieces
                if not node.get_state_set().contains(Atspi.StateType.SELECTABLE)
                or node.get_state_set().contains(Atspi.StateType.SELECTED)
            ]
            kinds = [kind for kind in (buttons, pieces, selected_pieces) if kind]
            node = self.random.choice(self.random.choice(kinds))
            names = actions(node)
            plays = "Play" in names and self.random.random() < PLAY_CHANCE
            self.last_pressed = node.get_name()
            node.do_action(names.index("Play" if plays else "Press"))
            self.press_count += 1
            self.log(f"{'Play' if plays else 'Press'}: {self.last_pressed}")
        except (GLib.Error, ValueError):
            return False  # it was gone before it could be pressed
        return True

    def play(self) -> None:
        """Plays until the page with the ranking appears."""
        last_time, previous = time.monotonic(), ""
        while not self.has_ended:
            if self.program.poll() is not None:
                raise SystemExit("the program has ended")
            pressed = self.take_turn()
            if pressed and self.last_pressed != previous:  # the hand can always be sorted
                last_time, previous = time.monotonic(), self.last_pressed
            if time.monotonic() - last_time > LIMIT_SECONDS:
                raise SystemExit(
                    "nothing to be pressed for a minute but " + (previous or "nothing")
                )
            if pressed:
                self.ear.listen(0.05)
            else:
                self.skip()
                self.ear.listen(0.3)

    def skip(self) -> None:
        """Presses Space, which shortens animations and ends a show, unless a sheet is open."""
        if self.find_sheet() is None:
            key("space")

    def has_table_focus(self) -> bool:
        """Returns whether the keys go to the table."""
        table = self.find_table()
        if table is None:
            return False
        return _is_focused(table) or search(table, _is_focused, in_lists=True) is not None

    def read_ranking(self) -> str:
        """Returns the sentence about the ranking; ends with an error if a player left the match."""
        page = self.wait("the ranking", self._find_ranking)
        ranking_words = f"{page.get_name()}. {page.get_description()}"
        self.log(ranking_words)
        if any(words in ranking_words for words in self.leaving_words):
            raise SystemExit(f"the match was left before its end: {ranking_words}")
        return str(page.get_description())

    def _find_ranking(self) -> Atspi.Accessible | None:
        return search(self.app, lambda n: self.words["first place"] in n.get_description())


def main() -> None:
    """Plays one match of a game in a language; both come from the command line."""
    game, language, data, python = sys.argv[1:]
    settings: dict[str, Any] = {
        "my_speed": 1,
        "their_speed": 1,
        "speech": "results",
        "speech_offered": True,
        "reduced_motion": True,
        "sound": False,
        "early_analysis": False,
    }
    # Who has sold all gems has one move a turn: it is pressed too, and not played by itself.
    settings["forced_moves"] = "none"
    Path(data, "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [python, "-m", "wizardtable", "--language", language, "--data-dir", data]
    start_time = time.monotonic()
    program = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        player = Player(game, language, program)
        player.begin_match()
        player.play()
        ranking = player.read_ranking()
        seconds = time.monotonic() - start_time
        print(
            f"{game} {language}: to its end, "
            f"{player.press_count} presses, {seconds:.0f} s; questions after "
            f"{max(player.question_waits, default=0):.1f} s at most, answers to keys after "
            f"{max(player.answer_waits, default=0):.2f} s. {ranking}",
            flush=True,
        )
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    main()
