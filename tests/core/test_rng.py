# SPDX-License-Identifier: MIT
"""The generator's numbers must never change, because every seed, save and replay needs them."""

from hypothesis import given
from hypothesis import strategies as st

from wizardtable.core.rng import Rng

seeds = st.integers(0, 2**64 - 1)


def test_numbers_are_those_that_splitmix64_is_published_with() -> None:
    rng = Rng(0)
    numbers = [rng.next64() for _ in range(3)]
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(seeds, st.integers(1, 2**32))
def test_a_number_below_a_bound_is_the_high_part_of_their_product(seed: int, bound: int) -> None:
    assert Rng(seed).below(bound) == (Rng(seed).next64() * bound) >> 64


@given(seeds, st.integers(0, 80))
def test_shuffling_swaps_each_place_from_the_last_with_one_not_beyond_it(
    seed: int, count: int
) -> None:
    rng, twin = Rng(seed), Rng(seed)
    shuffled, expected = list(range(count)), list(range(count))
    rng.shuffle(shuffled)
    for last in range(count - 1, 0, -1):
        other = twin.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert shuffled == expected
    assert rng == twin
