# SPDX-License-Identifier: MIT
"""Tests that settings survive a damaged, missing, newer or unwritable file."""

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wizardtable.core.files import backup_path
from wizardtable.store import settings
from wizardtable.store.settings import Settings, SettingsError


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    chosen = Settings(
        language="fr", my_speed=3, font_scale=150, player_name="Zoé", last_setups=(("toy", "{}"),)
    )
    settings.save(path, chosen)
    assert settings.load(path) == (chosen, None)


def test_a_name_too_long_for_a_save_is_reset_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for length, kept in ((199, True), (200, False)):
        path.write_text(json.dumps({"player_name": "x" * length}))
        loaded, notice = settings.load(path)
        assert bool(loaded.player_name) is kept
        assert (notice is None) is kept


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), None)


def test_a_field_of_a_later_or_earlier_version_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "fr", "perfume": "rose"}')
    assert settings.load(path) == (Settings(language="fr"), None)


EARLIER_SETTINGS = {
    "before sounds": {"language": "fr", "my_speed": 2, "show_panel": False},
    "before the column folded by itself": {"language": "en", "sound": False, "show_panel": True},
    "before the ambience": {"language": "fr", "tutor": True, "sound": False, "volume": 35},
}


@pytest.mark.parametrize("kept", EARLIER_SETTINGS.values(), ids=EARLIER_SETTINGS)
def test_settings_of_every_older_version_load_and_have_no_ambience(
    tmp_path: Path, kept: dict[str, object]
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(kept), encoding="utf-8")
    loaded, notice = settings.load(path)
    assert notice is None
    assert loaded == replace(Settings(), **kept)  # type: ignore[arg-type]
    assert not loaded.ambience, "it is off until asked for"


@pytest.mark.parametrize(
    "spoilt",
    [
        {"font_scale": 99},
        {"font_scale": "150"},
        {"my_speed": 4},
        {"my_speed": True},
        {"ambience": 1},
        {"show_panel": 1},
        {"ambience_volume": 101},
        {"theme": "pink"},
        {"language": None},
        {"window": "é"},
        {"last_setups": [["toy"]]},
    ],
)
def test_a_spoilt_choice_has_its_usual_value_and_the_others_stay(
    tmp_path: Path, spoilt: dict[str, object]
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"player_name": "Ada", **spoilt}))
    loaded, notice = settings.load(path)
    assert loaded == Settings(player_name="Ada")
    assert "settings.json" in str(notice)


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_whatever_the_file_holds_the_program_starts(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("s") / "settings.json"
    path.write_bytes(content)
    loaded, notice = settings.load(path)
    assert loaded == Settings()
    assert (notice is None) == (content.strip() == b"{}")


def test_a_name_of_an_earlier_version_of_which_nothing_is_seen_is_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for name, cleaned in (("\u200b\u2060", ""), ("Zoé", "Zoé"), ("Ada", "Ada")):
        settings.save(path, Settings(player_name=name))
        assert settings.load(path) == (Settings(player_name=cleaned), None)


def test_the_settings_before_the_last_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("not settings at all")
    settings.save(path, Settings())
    assert backup_path(path).read_text() == "not settings at all"


def test_settings_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    with pytest.raises(SettingsError, match=r"settings\.json"):
        settings.save(path, Settings())


def test_what_a_newer_version_has_chosen_is_still_there_when_it_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "fr", "lamp": {"oil": 3}}', encoding="utf-8")
    loaded, notice = settings.load(path)
    assert notice is None
    settings.save(path, replace(loaded, theme="light"))
    fields = json.loads(path.read_text(encoding="utf-8"))
    assert (fields["language"], fields["theme"], fields["lamp"]) == ("fr", "light", {"oil": 3})


def test_settings_that_could_not_be_read_at_the_start_are_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.save(path, Settings(player_name="Ada", language="fr", font_scale=125))
    before = Settings()  # nothing could be read, because another program held the file open
    settings.save(path, replace(before, window="here"), before)
    kept, notice = settings.load(path)
    assert notice is None
    assert (kept.player_name, kept.language, kept.font_scale) == ("Ada", "fr", 125)
    assert kept.window == "here"


def test_settings_are_not_written_over_a_file_that_cannot_be_read_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    settings.save(path, Settings(player_name="Ada"))

    def held(*_: object) -> bytes:
        raise PermissionError(13, "held")

    with monkeypatch.context() as patch:
        patch.setattr(settings.files, "read", held)
        with pytest.raises(settings.SettingsError):
            settings.save(path, Settings(), Settings())
    assert settings.load(path)[0].player_name == "Ada"


def test_every_setting_has_a_test_of_its_value() -> None:
    assert {field.name for field in fields(Settings)} == set(settings._VALUE_TESTS)
