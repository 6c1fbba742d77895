# SPDX-License-Identifier: MIT
"""Seeds as people share them: a mistyped seed is never taken for another seed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wizardtable.core import catalog, seeds
from wizardtable.core.game import Setup

ANY_TYPED_SEED = st.integers(0, seeds.LARGEST_TYPED_SEED)
LARGE_SEED = st.integers(seeds.NUMBER_LIMIT, seeds.LARGEST_TYPED_SEED)


@given(ANY_TYPED_SEED)
def test_what_is_written_is_read_again(seed: int) -> None:
    assert seeds.read(seeds.seed_text(seed)) == seed


@given(ANY_TYPED_SEED)
def test_every_number_is_a_seed(seed: int) -> None:
    assert seeds.read(str(seed)) == seed
    assert seeds.read(f"  {seed}\n") == seed


def test_the_seeds_of_earlier_versions_are_shown_as_they_were() -> None:
    assert [seeds.seed_text(seed) for seed in (0, 11, 999_999_999)] == ["0", "11", "999999999"]


@given(LARGE_SEED)
def test_a_large_seed_is_short_and_can_be_dictated(seed: int) -> None:
    text = seeds.seed_text(seed)
    assert [len(group) for group in text.split("-")] == [5, 5, 4]
    assert text[0].isalpha()
    assert not set(text) & set("ILOU")


@given(LARGE_SEED)
def test_small_letters_gaps_and_signs_that_look_alike_are_fine(seed: int) -> None:
    text = seeds.seed_text(seed)
    alike = str.maketrans("01V-", "oLu ")
    for typed in (
        text.lower(),
        text.replace("-", ""),
        text.replace("-", " – "),
        text.translate(alike),
        text.lower().replace("1", "i"),
    ):
        assert seeds.read(typed) == seed


@settings(max_examples=25)
@given(LARGE_SEED)
def test_every_single_mistyped_sign_is_refused(seed: int) -> None:
    text = seeds.seed_text(seed)
    for place, sign in enumerate(text):
        for other in seeds.SEED_SIGNS:
            if other != sign:
                with pytest.raises(seeds.SeedError):
                    seeds.read(text[:place] + other + text[place + 1 :])


@settings(max_examples=25)
@given(LARGE_SEED)
def test_every_swap_of_two_signs_is_refused(seed: int) -> None:
    signs = seeds.seed_text(seed).replace("-", "")
    for i in range(len(signs)):
        for j in range(i + 1, len(signs)):
            if signs[i] != signs[j]:
                swapped = list(signs)
                swapped[i], swapped[j] = signs[j], signs[i]
                with pytest.raises(seeds.SeedError) as problem:
                    seeds.read("-" + "".join(swapped))
                assert problem.value.kind == "typo"


@given(LARGE_SEED, st.integers(0, 15), st.sampled_from(seeds.SEED_SIGNS))
def test_a_sign_too_many_or_too_few_is_refused(seed: int, place: int, sign: str) -> None:
    text = seeds.seed_text(seed)
    for wrong in (text[:place] + sign + text[place:], text[:place] + text[place + 1 :]):
        if wrong.replace("-", "") != text.replace("-", ""):
            with pytest.raises(seeds.SeedError) as problem:
                seeds.read(wrong)
            assert problem.value.kind == "length"


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        ("", "length", "14 letters and digits (here: 0)"),
        ("-5", "length", "14 letters and digits (here: 1)"),
        ("12.5", "sign", "not “.”"),
        ("R0001-00000-000ß", "length", "here: 15"),
        ("١٢٣", "sign", "not “١”"),
        ("R0001-00000-000K", "typo", "wrong or misplaced"),
        ("00001-00000-000F", "typo", "wrong or misplaced"),
        ("4611686018427387904", "number", "at most 4611686018427387903"),
        ("9223372036854775807", "number", "at most 4611686018427387903"),
        ("9" * 5000, "number", "at most 4611686018427387903"),
        (seeds.seed_text(2**62), "start", "begin with R, S, T or V"),
        (seeds.seed_text(seeds.LARGEST_SEED), "start", "begin with R, S, T or V"),
    ],
)
def test_the_mistake_is_reported_in_a_sentence(text: str, kind: str, sentence: str) -> None:
    with pytest.raises(seeds.SeedError) as problem:
        seeds.read(text)
    assert problem.value.kind == kind
    assert sentence in str(problem.value.reason)


def test_a_seed_of_62_bits_can_be_typed_in_both_forms() -> None:
    for typed in ("4611686018427387903", "0" * 40 + "4611686018427387903"):
        assert seeds.read(typed) == seeds.LARGEST_TYPED_SEED
    assert seeds.read(seeds.seed_text(seeds.LARGEST_TYPED_SEED)) == seeds.LARGEST_TYPED_SEED
    assert seeds.seed_text(seeds.LARGEST_TYPED_SEED).startswith("V")


@given(st.text(max_size=40))
def test_whatever_is_typed_is_a_seed_or_refused_with_a_reason(text: str) -> None:
    try:
        seed = seeds.read(text)
    except seeds.SeedError as problem:
        assert str(problem.reason)
    else:
        assert 0 <= seed <= seeds.LARGEST_TYPED_SEED


def test_a_drawn_seed_has_62_bits() -> None:
    drawn = [seeds.draw_seed() for _ in range(200)]
    assert max(drawn) < 1 << 62
    assert max(drawn) > 1 << 59
    assert len(set(drawn)) == 200


def test_a_drawn_seed_deals_in_every_game() -> None:
    for spec in catalog.all():
        assert spec.rules.deal(Setup(min(spec.seats)), (1 << 62) - 1) is not None
