# SPDX-License-Identifier: MIT
"""Thinking processes that misbehave, for the tests of the thinker."""

import gc
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

from tests.toy.mind.brain import ToyBrain
from wizardtable.ai.process import worker_main
from wizardtable.ai.process.messages import Order, Ready, Report
from wizardtable.core import catalog, codec

Pipe = Connection


def with_toy(pipe: Pipe) -> None:
    """Runs the real process with the toy game as its only game."""
    catalog.GAMES.clear()
    catalog.GAMES["toy"] = "tests.toy"
    worker_main.main(pipe)


def hangs(pipe: Pipe) -> None:
    """Gets ready, takes the question and never looks into the pipe again."""
    pipe.send_bytes(codec.dumps(Report, Ready()).encode())
    codec.loads(Order, pipe.recv_bytes().decode())
    time.sleep(600)


def crashes(pipe: Pipe) -> None:
    """Gets ready, takes the question and crashes."""
    pipe.send_bytes(codec.dumps(Report, Ready()).encode())
    pipe.recv_bytes()
    os._exit(3)


def dies_at_birth(pipe: Pipe) -> None:
    os._exit(4)


def crashes_once(pipe: Pipe) -> None:
    """Crashes on the first question and runs the real process afterwards."""
    mark = os.environ["WIZARDTABLE_TEST_MARK"]
    if os.path.exists(mark):  # noqa: PTH110
        return with_toy(pipe)
    pipe.send_bytes(codec.dumps(Report, Ready()).encode())
    pipe.recv_bytes()
    with open(mark, "w"):  # noqa: PTH123
        pass
    os._exit(5)


def reports_garbage_collection(pipe: Pipe) -> None:
    """Runs the real process, which writes into a file whenever it collects garbage.

    The text is "idle" if the process asked for it, and "by itself" if Python collected on its own.
    """
    mark = Path(os.environ["WIZARDTABLE_TEST_MARK"])
    disable = gc.disable

    def disabled() -> None:
        disable()
        gc.callbacks.append(lambda *_: mark.write_text("by itself"))

    gc.disable = disabled
    gc.collect = lambda *_: mark.write_text("idle")
    with_toy(pipe)


def with_stuck_brain(pipe: Pipe) -> None:
    """Runs the real process with a brain that never returns from a rollout."""

    def rollout(*_: object) -> object:
        time.sleep(600)
        return None

    ToyBrain.rollout = rollout  # type: ignore[method-assign,assignment]
    with_toy(pipe)


def with_broken_brain(pipe: Pipe) -> None:
    """Runs the real process with a brain that raises an error."""

    def rollout(*_: object) -> object:
        raise ZeroDivisionError("broken on purpose")

    ToyBrain.rollout = rollout  # type: ignore[method-assign,assignment]
    with_toy(pipe)
