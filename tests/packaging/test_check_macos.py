# SPDX-License-Identifier: MIT
"""Tests that the check of the macOS app finds what macOS or notarisation would refuse."""

import plistlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.helpers import script

RUNTIME_EXCEPTION = "com.apple.security.cs.allow-jit"


@pytest.fixture
def check() -> ModuleType:
    return script("check_macos")


def test_the_app_is_described_as_macos_wants(check: ModuleType) -> None:
    assert list(check.plist_problems(check.APPLE_PLIST)) == []
    entitlements = check.macos_image.ENTITLEMENTS.read_bytes()
    assert list(check.entitlement_problems(entitlements)) == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("CFBundleVersion", "1.0 beta"),
        ("CFBundleIdentifier", "wizard table"),
        ("LSMinimumSystemVersion", 13.0),
        ("NSHighResolutionCapable", "yes"),
        ("LSMinimumSystem", "13.0"),
    ],
)
def test_a_wrong_key_of_the_property_list_is_named(
    check: ModuleType, key: str, value: object
) -> None:
    (problem,) = check.plist_problems({**check.APPLE_PLIST, key: value})
    assert key in problem


def test_a_save_of_a_type_that_is_not_declared_is_named(check: ModuleType) -> None:
    plist: dict[str, Any] = {**check.APPLE_PLIST, "UTExportedTypeDeclarations": []}
    problems = list(check.plist_problems(plist))
    assert problems and all("declared nowhere" in problem for problem in problems)


def test_an_app_that_can_be_debugged_is_refused(check: ModuleType) -> None:
    content = plistlib.dumps({RUNTIME_EXCEPTION: True, "com.apple.security.get-task-allow": True})
    (problem,) = check.entitlement_problems(content)
    assert "get-task-allow" in problem


def test_an_icon_has_each_size_and_keeps_to_it(check: ModuleType, tmp_path: Path) -> None:
    picture = check.Image.new("RGBA", (1024, 1024), "red")
    whole, small = tmp_path / "whole.icns", tmp_path / "small.icns"
    picture.save(whole)
    assert list(check.icon_problems(whole.read_bytes())) == []
    picture.save(small, sizes=[(32, 32)])
    problem = next(check.icon_problems(small.read_bytes() + b"more"))
    assert problem == "the icon is no .icns file of its length"
    changed = whole.read_bytes().replace(b"ic11", b"ic10")
    assert any("has (32, 32) pixels" in problem for problem in check.icon_problems(changed))


def test_only_a_real_identity_gets_the_hardened_runtime_and_its_exceptions(
    check: ModuleType,
) -> None:
    assert check.macos_image.signing("") == {}
    signing = check.macos_image.signing("Developer ID")
    content = Path(signing["entitlements_file"]).read_bytes()
    assert plistlib.loads(content).keys() == check.ENTITLEMENTS
