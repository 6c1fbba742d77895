# SPDX-License-Identifier: MIT
"""Tests commands of the program whose code is in the lab, with the lab and without it."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import wizardtable
from wizardtable.ai import calibration, lab_command, problems


@pytest.mark.parametrize("command", [calibration, problems])
def test_in_a_checkout_the_command_is_that_of_the_lab(
    command: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        command.main(["--help"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m {command.__name__}")


@pytest.mark.parametrize("name", ["calibration", "problems"])
def test_an_installed_program_says_where_the_lab_is(name: str, tmp_path: Path) -> None:
    (tmp_path / "wizardtable").symlink_to(Path(wizardtable.__file__).parent)
    done = subprocess.run(
        [sys.executable, "-S", "-m", f"wizardtable.ai.{name}", "anludim"],
        env={**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "This command needs the lab, which is not part of the installed program: run it in a "
        "checkout of the sources, from the folder that contains “lab”.\n"
    )


def test_a_library_that_the_lab_lacks_is_not_taken_for_the_lab(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without_numpy(module: str) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(lab_command, "import_module", without_numpy)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        lab_command.run_lab_command("forecasts", [])
