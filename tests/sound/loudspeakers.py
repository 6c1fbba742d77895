# SPDX-License-Identifier: MIT
"""Silent loudspeakers and sound processes for the tests."""

import os
import time
from array import array
from multiprocessing.connection import Connection

from wizardtable.sound.device import NoDeviceError, Read
from wizardtable.sound.orders import HEARD, NO_DEVICE


class Clock:
    """A clock that advances only when a test sets it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Loudspeaker:
    """A loudspeaker that reads only when a test asks it to."""

    def __init__(self, read: Read) -> None:
        self.read: Read = read
        self.running = False
        self.closed = False
        self.breaks = False

    def start(self) -> None:
        if self.breaks:
            raise NoDeviceError
        self.running = True

    def stop(self) -> None:
        self.running = False

    def close(self) -> None:
        self.running, self.closed = False, True

    def hear(self, frames: int) -> "array[int]":
        """Returns the next samples, read as the driver's thread would read them."""
        assert self.running
        return self.read(frames)


def answer_all(pipe: "Connection[bytes, bytes]") -> None:
    pipe.send_bytes(HEARD)
    while pipe.recv_bytes():
        pipe.send_bytes(HEARD)


def keep_orders(pipe: "Connection[bytes, bytes]") -> None:
    """Answers with all orders (messages of the program) received so far."""
    orders: list[bytes] = []
    pipe.send_bytes(HEARD)
    while order := pipe.recv_bytes():
        orders.append(order)
        pipe.send_bytes(b",".join(orders))


def find_no_device(pipe: "Connection[bytes, bytes]") -> None:
    pipe.send_bytes(NO_DEVICE)
    while pipe.recv_bytes():
        pipe.send_bytes(NO_DEVICE)


def hang(pipe: "Connection[bytes, bytes]") -> None:
    time.sleep(600)


def crash(pipe: "Connection[bytes, bytes]") -> None:
    os._exit(9)
