# SPDX-License-Identifier: MIT
"""A screen in a clean system, on which the installed program is started, watched and closed."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from clean_root import PLAYER, Root

MAX_WAIT_SECONDS = 90
"""Seconds to wait for an event that should come at once."""

PLACES = ("/usr/lib/wizardtable/", f"/home/{PLAYER}/.local/lib/wizardtable/")
"""The folders in which the program may be installed."""


def wait_for(what: str, condition: Callable[[], bool]) -> float:
    """Waits until a condition holds, and returns the seconds.

    Raises:
        TimeoutError: It never held; the text is `what`.
    """
    start = time.monotonic()
    while not condition():
        if time.monotonic() - start > MAX_WAIT_SECONDS:
            raise TimeoutError(what)
        time.sleep(0.05)
    return time.monotonic() - start


class Desk:
    """The screen of the system's ordinary user; `screen` is its X11 display name."""

    def __init__(self, root: Root, screen: str) -> None:
        self.root = root
        self.screen = screen

    def start(self, *arguments: str, language: str = "en_GB") -> None:
        """Starts the program as its menu entry does, and waits for its window."""
        self.run(f"wizardtable {' '.join(arguments)}", language)

    def run(self, command: str, language: str = "en_GB") -> None:
        """Runs a shell command and waits for a window of the program."""
        self.root.begin("sh", "-c", command, DISPLAY=self.screen, LANG=f"{language}.UTF-8")
        wait_for(f"{command}: no window", lambda: bool(self.windows()))

    def windows(self) -> list[str]:
        """Returns the visible windows of the program."""
        return self._ask("xdotool search --onlyvisible --class wizardtable").split()

    def expect(self, title: str) -> None:
        """Waits for a window whose title begins with `title`."""
        search = f"xdotool search --onlyvisible --name '^{title}'"
        wait_for(f"no window “{title}”", lambda: bool(self._ask(search)))

    def quiet(self) -> bool:
        """Returns whether the program shows a single window and no dialog over it."""
        return len(self.windows()) == 1

    def press(self, key: str) -> None:
        """Presses a key, named as by X11, in the window that has the focus."""
        self._ask(f"xdotool key {key}")

    def minimise(self) -> None:
        """Minimises the window."""
        for window in self.windows():
            self._ask(f"xdotool windowminimize {window}")
        wait_for("the window stays", lambda: not self.windows())

    def leave(self) -> None:
        """Closes all windows with their close button, dialogs too, until the program has ended."""

        def ended() -> bool:
            for window in self.windows():
                self._ask(f"wmctrl -i -c {hex(int(window))}")
            time.sleep(0.3)
            return not self._processes()

        wait_for("the program did not end", ended)

    def kill(self) -> None:
        """Ends the program as a power cut would."""
        for number in self._processes():
            self._ask(f"kill -KILL {number}")
        wait_for("the program did not end", lambda: not self._processes())

    def _processes(self) -> list[str]:
        # an ordinary user can read only the links of their own processes
        command = "for p in /proc/[0-9]*; do echo $p $(readlink $p/exe); done"
        lines = (line.split() for line in self._ask(command).splitlines())
        return [line[0].rpartition("/")[2] for line in lines if line[-1].startswith(PLACES)]

    def _ask(self, command: str) -> str:
        quietly = f"({command}) 2>/dev/null || true"
        return self.root.as_player("sh", "-c", quietly, DISPLAY=self.screen)


@contextmanager
def desk(root: Root) -> Iterator[Desk]:
    """Runs a screen with a window manager for the duration of the context."""
    size = ("-screen", "0", "1400x900x24", "-nolisten", "tcp")
    server = root.begin("Xvfb", "-displayfd", "1", *size)
    try:
        assert server.stdout is not None
        screen = f":{server.stdout.readline().decode().strip()}"
        manager = root.begin("jwm", DISPLAY=screen)
        time.sleep(1)
        yield Desk(root, screen)
        manager.terminate()
        manager.wait()
    finally:
        server.terminate()
        server.wait()
