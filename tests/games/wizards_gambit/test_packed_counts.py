# SPDX-License-Identifier: MIT
"""Packed numbers of missing components and hands, compared with plain counts."""

from hypothesis import given
from hypothesis import strategies as st

from wizardtable.games.wizards_gambit.rules import packed_counts
from wizardtable.games.wizards_gambit.rules.card_table import MAX_COPIES, MAX_NEEDS
from wizardtable.games.wizards_gambit.rules.components import FLAKE, TYPE_COUNT, Face

needs = st.lists(st.integers(0, TYPE_COUNT - 1), max_size=MAX_NEEDS).map(
    lambda kinds: [kinds.count(kind) for kind in range(TYPE_COUNT)]
)
hands = st.lists(st.integers(0, MAX_COPIES), min_size=TYPE_COUNT + 1, max_size=TYPE_COUNT + 1)


def hand_of(counts: list[int]) -> tuple[Face, ...]:
    return tuple([Face(face) for face, count in enumerate(counts) for _ in range(count)])


@given(needs, hands)
def test_components_that_are_lacked_are_covered_by_their_type_or_by_a_flake(
    lacked: list[int], held: list[int]
) -> None:
    plain = sum(map(min, lacked, held))
    covered = packed_counts.covered_count(
        packed_counts.pack_needs(tuple(lacked)), packed_counts.pack_hand(hand_of(held))
    )
    assert covered == plain + min(sum(lacked) - plain, held[FLAKE])


@given(needs, hands)
def test_completing_a_spell_spends_flakes_only_for_what_is_not_held(
    lacked: list[int], held: list[int]
) -> None:
    plain = list(map(min, lacked, held))
    flakes = sum(lacked) - sum(plain)
    if flakes <= held[FLAKE]:
        rest = [have - gone for have, gone in zip(held, plain, strict=False)]
        after = packed_counts.hand_after_completing(
            packed_counts.pack_needs(tuple(lacked)), packed_counts.pack_hand(hand_of(held))
        )
        assert after == packed_counts.pack_hand(hand_of([*rest, held[FLAKE] - flakes]))


@given(hands)
def test_cards_that_are_no_components_or_hidden_are_not_among_those_held(held: list[int]) -> None:
    hand = (Face(-1), *hand_of(held), Face(9), Face(17))
    assert packed_counts.pack_hand(hand) == packed_counts.pack_hand(hand_of(held))
    assert packed_counts.card_count(packed_counts.pack_hand(hand)) == sum(held)


@given(needs, st.data())
def test_what_is_laid_on_a_spell_is_lacked_no_more(lacked: list[int], data: st.DataObject) -> None:
    kinds = [kind for kind, count in enumerate(lacked) for _ in range(count)]
    laid = data.draw(st.permutations(kinds))[: len(kinds) // 2]
    lack = packed_counts.lack_after(
        packed_counts.pack_needs(tuple(lacked)), tuple([(FLAKE, kind) for kind in laid])
    )
    assert [packed_counts.type_count(lack, kind) for kind in range(TYPE_COUNT)] == [
        count - laid.count(kind) for kind, count in enumerate(lacked)
    ]
    assert packed_counts.lacked_types(lack) == tuple(sorted(_rest(kinds, laid)))
    assert lack >> packed_counts.TOP_FIELD_SHIFT == len(kinds) - len(laid)


def _rest(kinds: list[int], laid: list[int]) -> set[int]:
    return {kind for kind in kinds if kinds.count(kind) > laid.count(kind)}
