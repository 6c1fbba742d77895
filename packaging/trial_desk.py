# SPDX-License-Identifier: MIT
"""A screen in a clean system, on which the installed program is started, read and closed.

Most dialogs are no windows of their own, so what the program says is read from the screen's picture
by tesseract.
"""

import os
import shutil
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import SequenceMatcher
from pathlib import Path
from typing import TypeVar

from clean_root import PLAYER, Root
from PIL import Image

MAX_WAIT_SECONDS = 180
"""Seconds to wait, on a quiet machine, for an event that should come at once."""

PICTURE = "/tmp/screen.png"
"""The latest picture of the screen, inside the system."""


def wait_for(what: str, condition: Callable[[], bool]) -> float:
    """Waits until a condition holds, and returns the seconds. A busy machine may take longer.

    Raises:
        TimeoutError: It never held; the text is `what`.
    """
    start = time.monotonic()
    while not condition():
        if time.monotonic() - start > MAX_WAIT_SECONDS * crowding():
            raise TimeoutError(what)
        time.sleep(0.05)
    return time.monotonic() - start


def crowding() -> float:
    """Returns how many processes share a core now; at least 1."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Desk:
    """The screen of the system's ordinary user, and the program that is installed there.

    All paths are outside the system.

    Attributes:
        root: The system.
        screen: The name of the X11 display.
        files: The folder of the player's own files.
        data: The folder of the program's data.
        package: The folder of the program's modules and tables.
    """

    window_class = "wizardtable"
    """The X11 class of the program's windows, or a part of it."""

    def __init__(self, root: Root, screen: str) -> None:
        self.root = root
        self.screen = screen
        self.files = root.home
        self.data = root.home / ".local/share/wizardtable"
        self.package = root.folder / "usr/lib/wizardtable/_internal/wizardtable"

    def start(self, *files: Path, language: str = "en_GB") -> None:
        """Starts the program with files as its menu entry does, and waits for its window."""
        self.begin(*files, language=language)
        wait_for("the program has no window", lambda: bool(self.windows()))

    def begin(self, *files: Path, language: str = "en_GB") -> None:
        """Starts the program with files, without waiting."""
        command = ["wizardtable", *map(self.inner, files)]
        self.root.begin(*command, DISPLAY=self.screen, LANG=f"{language}.UTF-8")

    def open(self, file: Path) -> None:
        """Opens a file by its type, as a double click does, and waits for a window."""
        self.root.begin("gio", "open", self.inner(file), DISPLAY=self.screen)
        wait_for("the file opens no window", lambda: bool(self.windows()))

    def inner(self, path: Path) -> str:
        """Returns the name of a path inside the system."""
        return f"/{path.relative_to(self.root.folder)}"

    def give(self, path: Path) -> None:
        """Makes the player the owner of a file."""
        self.root.as_root("chown", f"{PLAYER}:{PLAYER}", f"/{path.relative_to(self.root.folder)}")

    def windows(self) -> list[str]:
        """Returns the visible windows of the program."""
        return self.ask(f"xdotool search --onlyvisible --class {self.window_class}").split()

    def shows(self, text: str) -> bool:
        """Returns whether a text can be read on the screen; a tenth of it may be misread."""
        self.ask(f"scrot --overwrite {PICTURE}")
        if holds(self.ask(f"tesseract {PICTURE} - -l eng+fra --psm 11"), text):
            return True
        path = self.root.folder / PICTURE.lstrip("/")
        with Image.open(path) as picture:  # small letters are read when they are enlarged
            grey = picture.convert("L")
        grey.resize((3 * grey.width, 3 * grey.height), Image.Resampling.LANCZOS).save(path)
        return holds(self.ask(f"tesseract {PICTURE} - -l eng+fra --psm 6"), text)

    def expect(self, text: str) -> None:
        """Waits until a text can be read on the screen."""
        wait_for(f"the screen does not show “{text}”", lambda: self.shows(text))

    def keep_picture(self, target: Path) -> None:
        """Writes a picture of the screen."""
        self.ask(f"scrot --overwrite {PICTURE}")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.root.folder / PICTURE.lstrip("/"), target)

    def press(self, key: str) -> None:
        """Presses a key, named as by X11, in the window that has the focus."""
        self.ask(f"xdotool key {key}")

    def minimise(self) -> None:
        """Minimises the window."""
        for window in self.windows():
            self.ask(f"xdotool windowminimize {window}")
        wait_for("the window stays", lambda: not self.windows())

    def leave(self) -> None:
        """Closes all windows with their close button, dialogs too, until the program has ended."""

        def has_ended() -> bool:
            for line in self.ask("wmctrl -lx").splitlines():  # minimised windows, too
                number, _, kind, *_ = line.split()
                if self.window_class in kind:
                    self.ask(f"wmctrl -i -c {number}")
            time.sleep(0.5)
            return not self.processes()

        wait_for("the program did not end", has_ended)

    def kill(self) -> None:
        """Ends the program as a power cut would."""
        for number in self.processes():
            self.ask(f"kill -KILL {number}")
        wait_for("the program did not end", lambda: not self.processes())

    def processes(self) -> list[str]:
        """Returns the numbers of the program's processes."""
        # an ordinary user can read only the links of their own processes
        command = "for p in /proc/[0-9]*; do echo $p $(readlink $p/exe); done"
        lines = (line.split() for line in self.ask(command).splitlines())
        return [line[0].rpartition("/")[2] for line in lines if self.is_program(line[-1])]

    def is_program(self, path: str) -> bool:
        """Returns whether a running file is a part of the program."""
        places = ("/usr/lib/wizardtable/", f"/home/{PLAYER}/.local/lib/wizardtable/")
        return path.startswith(places)

    def ask(self, command: str) -> str:
        """Runs a shell command of the player on the screen; returns its output, "" if it fails."""
        quietly = f"({command}) 2>/dev/null || true"
        return self.root.as_player("sh", "-c", quietly, DISPLAY=self.screen)


def _letters(text: str) -> str:
    """Returns the small letters and digits of a text, without accents."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def holds(page: str, text: str) -> bool:
    """Returns whether a page that was read from a picture holds a text.

    Accents, signs and spaces do not count, and a tenth of the letters may be wrong.
    """
    wanted, letters = _letters(text), _letters(page)
    if wanted in letters:
        return True
    size = len(wanted)
    parts = (letters[start : start + size] for start in range(max(0, len(letters) - size) + 1))
    return any(SequenceMatcher(None, wanted, part).ratio() >= 0.9 for part in parts)


D = TypeVar("D", bound=Desk)


@contextmanager
def desk(root: Root, kind: type[D]) -> Iterator[D]:
    """Runs a screen with a window manager for the duration of the context."""
    size = ("-screen", "0", "1400x900x24", "-nolisten", "tcp")
    server = root.begin("Xvfb", "-displayfd", "1", *size)
    try:
        assert server.stdout is not None
        screen = f":{server.stdout.readline().decode().strip()}"
        manager = root.begin("jwm", DISPLAY=screen)
        time.sleep(1)
        yield kind(root, screen)
        manager.terminate()
        manager.wait()
    finally:
        server.terminate()
        server.wait()
