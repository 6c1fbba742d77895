# SPDX-License-Identifier: MIT
"""Tests whether the computer is found to run on its battery."""

from pathlib import Path

from wizardtable.ai.process.power import is_linux_on_battery


def supply(folder: Path, name: str, **files: str) -> None:
    (folder / name).mkdir()
    for file, text in files.items():
        (folder / name / file).write_text(f"{text}\n")


def test_a_computer_without_a_battery_does_not_run_on_one(tmp_path: Path) -> None:
    assert not is_linux_on_battery(tmp_path)
    assert not is_linux_on_battery(tmp_path / "missing")
    supply(tmp_path, "AC", type="Mains", online="1")
    assert not is_linux_on_battery(tmp_path)


def test_a_battery_that_is_emptied_without_mains_is_found(tmp_path: Path) -> None:
    supply(tmp_path, "BAT0", type="Battery", status="Discharging")
    supply(tmp_path, "AC", type="Mains", online="0")
    assert is_linux_on_battery(tmp_path)
    (tmp_path / "AC" / "online").write_text("1\n")
    assert not is_linux_on_battery(tmp_path)


def test_the_battery_of_a_mouse_does_not_count(tmp_path: Path) -> None:
    supply(tmp_path, "mouse", type="Battery", scope="Device", status="Discharging")
    assert not is_linux_on_battery(tmp_path)
