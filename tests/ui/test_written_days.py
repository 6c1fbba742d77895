# SPDX-License-Identifier: MIT
"""Tests that days are written out as in each language."""

from collections.abc import Iterator
from datetime import date, datetime

import pytest
from PySide6.QtCore import QLocale

from wizardtable.ui.style.written_days import written_day, written_day_of, written_moment


@pytest.fixture
def french() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("fr"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("french")
def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    assert written_day(date(2026, 11, 1)) == "1er novembre 2026"
    assert written_day(date(2026, 11, 1), weekday=True) == "dimanche 1er novembre 2026"


@pytest.mark.usefixtures("french")
def test_other_days_are_plain_numbers_in_french() -> None:
    assert written_day(date(2026, 11, 11)) == "11 novembre 2026"
    assert written_day(date(2026, 11, 21), weekday=True) == "samedi 21 novembre 2026"


def test_the_first_of_a_month_is_a_plain_number_in_english() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("en_GB"))
        assert written_day(date(2026, 11, 1)) == "1 November 2026"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("country", ["en_US", "en_GB", "en_AU", "en_ZA"])
def test_english_has_one_form_in_every_country(country: str) -> None:
    before = QLocale()
    moment = datetime(2026, 11, 8, 21, 7).timestamp()
    try:
        QLocale.setDefault(QLocale(country))
        assert written_day(date(2026, 11, 8)) == written_day_of(moment) == "8 November 2026"
        assert written_day(date(2026, 11, 8), weekday=True) == "Sunday 8 November 2026"
        assert written_moment(moment) == "8 November 2026, 21:07"
    finally:
        QLocale.setDefault(before)
