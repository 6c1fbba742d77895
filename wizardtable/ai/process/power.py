# SPDX-License-Identifier: MIT
"""Tells whether the computer runs on its battery, where the system says so cheaply."""

import ctypes
import sys
from pathlib import Path

LINUX_SUPPLIES = Path("/sys/class/power_supply")
"""The folder in which Linux describes batteries and mains adapters, a folder each."""

_WINDOWS_ON_BATTERY = 0
"""The value of `ACLineStatus` in Windows while no mains adapter is connected."""


def is_on_battery() -> bool:
    """Returns whether the computer runs on its battery. False if the system does not say."""
    if sys.platform == "win32":
        return _is_windows_on_battery()
    return is_linux_on_battery(LINUX_SUPPLIES)


def is_linux_on_battery(supplies: Path) -> bool:
    """Returns whether a battery of the computer is emptied, and no mains adapter is connected.

    Batteries of devices such as mice do not count. `supplies` is a folder such as
    `LINUX_SUPPLIES`; a missing one counts as no battery.
    """
    is_discharging = False
    try:
        for supply in supplies.iterdir():
            kind = _first_line(supply / "type")
            if kind == "Mains" and _first_line(supply / "online") == "1":
                return False
            if kind == "Battery" and _first_line(supply / "scope") != "Device":
                is_discharging |= _first_line(supply / "status") == "Discharging"
    except OSError:
        return False
    return is_discharging


def _first_line(path: Path) -> str:
    """Returns the first line of a file; "" if it cannot be read."""
    try:
        return path.read_text(encoding="ascii", errors="replace").partition("\n")[0].strip()
    except OSError:
        return ""


def _is_windows_on_battery() -> bool:
    status = (ctypes.c_ubyte * 12)()  # SYSTEM_POWER_STATUS
    windll = getattr(ctypes, "windll", None)
    if windll is None or not windll.kernel32.GetSystemPowerStatus(ctypes.byref(status)):
        return False
    return status[0] == _WINDOWS_ON_BATTERY
