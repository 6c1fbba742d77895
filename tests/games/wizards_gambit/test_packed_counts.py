# SPDX-License-Identifier: MIT
"""What spells lack and what hands hold as packed numbers, beside the same counted by hand."""

from hypothesis import given
from hypothesis import strategies as st

from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.card_table import MOST_COPIES, MOST_NEEDS
from wizardtable.games.wizards_gambit.rules.components import FLAKE, TYPES, Face

needs = st.lists(st.integers(0, TYPES - 1), max_size=MOST_NEEDS).map(
    lambda kinds: [kinds.count(kind) for kind in range(TYPES)]
)
hands = st.lists(st.integers(0, MOST_COPIES), min_size=TYPES + 1, max_size=TYPES + 1)


def hand_of(counts: list[int]) -> tuple[Face, ...]:
    return tuple([Face(face) for face, count in enumerate(counts) for _ in range(count)])


@given(needs, hands)
def test_components_that_are_lacked_are_covered_by_their_type_or_by_a_flake(
    lacked: list[int], held: list[int]
) -> None:
    plain = sum(map(min, lacked, held))
    found = packed_counts.covered(
        packed_counts.packed(tuple(lacked)), packed_counts.held(hand_of(held))
    )
    assert found == plain + min(sum(lacked) - plain, held[FLAKE])


@given(needs, hands)
def test_completing_a_spell_spends_flakes_only_for_what_is_not_held(
    lacked: list[int], held: list[int]
) -> None:
    plain = list(map(min, lacked, held))
    flakes = sum(lacked) - sum(plain)
    if flakes <= held[FLAKE]:
        rest = [have - gone for have, gone in zip(held, plain, strict=False)]
        after = packed_counts.spent(
            packed_counts.packed(tuple(lacked)), packed_counts.held(hand_of(held))
        )
        assert after == packed_counts.held(hand_of([*rest, held[FLAKE] - flakes]))


@given(hands)
def test_cards_that_are_no_components_or_hidden_are_not_among_those_held(held: list[int]) -> None:
    hand = (Face(-1), *hand_of(held), Face(9), Face(17))
    assert packed_counts.held(hand) == packed_counts.held(hand_of(held))
    assert packed_counts.count(packed_counts.held(hand)) == sum(held)


@given(needs, st.data())
def test_what_is_laid_on_a_spell_is_lacked_no_more(lacked: list[int], data: st.DataObject) -> None:
    kinds = [kind for kind, count in enumerate(lacked) for _ in range(count)]
    laid = data.draw(st.permutations(kinds))[: len(kinds) // 2]
    left = packed_counts.wanting(
        packed_counts.packed(tuple(lacked)), tuple([(FLAKE, kind) for kind in laid])
    )
    assert [packed_counts.wanted(left, kind) for kind in range(TYPES)] == [
        count - laid.count(kind) for kind, count in enumerate(lacked)
    ]
    assert packed_counts.kinds(left) == tuple(sorted(_rest(kinds, laid)))
    assert left >> packed_counts.TOP == len(kinds) - len(laid)


def _rest(kinds: list[int], laid: list[int]) -> set[int]:
    return {kind for kind in kinds if kinds.count(kind) > laid.count(kind)}
