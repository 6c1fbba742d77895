# SPDX-License-Identifier: MIT
"""The words of the messages between the window and the sound process: orders and answers."""

from typing import Final

HEARD: Final = b"heard"
NO_DEVICE: Final = b"device"
NO_LIBRARY: Final = b"library"
"""The answers of the sound process: it works, it has no loudspeaker, or it lacks the library.

The process answers every order, and once at its start.
"""

AMBIENCE: Final = "ambience"
NO_AMBIENCE: Final = "-"
"""The first word of an order for an ambience, and the word for no ambience."""
