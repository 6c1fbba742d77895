# SPDX-License-Identifier: MIT
"""The words of the messages between the window and the sound process: orders and answers."""

from typing import Final

HEARD: Final = b"heard"
NO_DEVICE: Final = b"device"
NO_LIBRARY: Final = b"library"
"""The answers of the sound process: `HEARD` if sounds can be heard, otherwise the missing part.

The missing part is a loudspeaker (`NO_DEVICE`) or the library miniaudio (`NO_LIBRARY`). The process
answers every order, and once at its start.
"""

AMBIENCE: Final = "ambience"
NO_AMBIENCE: Final = "-"
"""The words of an order for an ambience.

`AMBIENCE` is its first word. `NO_AMBIENCE` stands in place of an ambience's name and ends all
ambiences.
"""
