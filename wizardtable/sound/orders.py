# SPDX-License-Identifier: MIT
"""What is said between who asks for sounds and the process that is heard."""

from typing import Final

HEARD: Final = b"heard"
NO_DEVICE: Final = b"device"
NO_LIBRARY: Final = b"library"
"""What is answered, to every order and once at the start."""

AMBIENCE: Final = "ambience"
NOTHING: Final = "-"
"""The first word of an order for an ambience, and what stands for none."""
