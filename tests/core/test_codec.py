# SPDX-License-Identifier: MIT
"""JSON is written canonically and read without any leniency."""

import json
from dataclasses import dataclass
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.rules.rules import Action, CardId, Dealt, Play, State, Swap, Swapped, ToyEvent
from wizardtable.core import codec
from wizardtable.core.codec import CodecError
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_, NN_, Message


@dataclass(frozen=True)
class Node:
    """A class with fields of many kinds, and with children of its own class."""

    label: str | None
    weight: float
    pair: tuple[int, str]
    children: "tuple[Node | Leaf, ...]"


@dataclass(frozen=True)
class Leaf:
    card: CardId | None


whole = st.integers(-(2**63), 2**64 - 1)

nodes = st.recursive(
    st.builds(Leaf, st.none() | st.integers(0, 24)),
    lambda children: st.builds(
        Node,
        st.none() | st.text(st.characters(codec="utf-8")),
        st.floats(allow_nan=False, allow_infinity=False),
        st.tuples(whole, st.text(st.characters(codec="utf-8"))),
        st.lists(children, max_size=3).map(tuple),
    ),
    max_leaves=8,
).filter(lambda value: isinstance(value, Node))


@given(nodes)
def test_whatever_is_written_is_read_back(node: Node) -> None:
    assert codec.loads(Node, codec.dumps(Node, node)) == node


@given(st.integers(0, 2**64 - 1))
def test_a_generator_is_its_state(seed: int) -> None:
    assert codec.encode(Rng, Rng(seed)) == seed
    assert codec.loads(Rng, str(seed)) == Rng(seed)


def test_a_member_of_a_union_is_named_in_snake_case() -> None:
    assert codec.dumps(Action, Swap(CardId(3))) == '{"card":3,"kind":"swap"}'
    assert codec.tag(Dealt) == "dealt"
    assert codec.tag(type("TakeBack", (), {})) == "take_back"
    assert codec.loads(ToyEvent, '{"kind":"swapped","seat":1,"thrown":2,"drawn":3}') == Swapped(
        1, CardId(2), CardId(3)
    )


def test_what_an_earlier_version_did_not_know_has_its_default() -> None:
    assert codec.loads(Setup, '{"seats":3}') == Setup(3)
    assert codec.loads(Setup, '{"data":"x","seats":3}') == Setup(3, data="x")
    with pytest.raises(CodecError, match="seats"):
        codec.loads(Setup, '{"options":[]}')


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"kind":"play","card":"3"}', "'3' is not allowed here."),
        ('{"kind":"play","card":3.0}', "3.0 is not allowed here."),
        ('{"kind":"play","card":true}', "True is not allowed here."),
        ('{"kind":"play","card":null}', "None is not allowed here."),
        ('{"kind":"play"}', "The field “card” is missing."),
        ('{"kind":"play","card":3,"cord":4}', "The field “cord” is unknown."),
        ('{"kind":"steal","card":3}', "'steal' is not allowed here."),
        ('{"card":3}', "None is not allowed here."),
        ('{"kind":"play","card":3,"card":3}', "Not valid JSON."),
        ('{"kind":"play","card":NaN}', "Not valid JSON."),
        ("[" * 100_000, "Not valid JSON."),
        ("9" * 5_000, "Not valid JSON."),
        ('["play"]', "['play'] is not allowed here."),
    ],
)
def test_bad_data_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(CodecError) as refusal:
        codec.loads(Action, text)
    assert str(refusal.value.reason) == reason


@pytest.mark.parametrize("text", ["2.0", "false", '"a"', "-1", str(2**64), "[1]"])
def test_a_generator_has_a_state_of_64_bits(text: str) -> None:
    with pytest.raises(CodecError):
        codec.loads(Rng, text)


@pytest.mark.parametrize("text", ['"ab"', "[1]", "[1,2,3]", '{"0":1}', "[1,2]"])
def test_a_tuple_is_a_list_of_its_length_and_kinds(text: str) -> None:
    with pytest.raises(CodecError):
        codec.loads(tuple[int, str], text)


def test_scalars_in_a_union_keep_their_types() -> None:
    setup = Setup(2, (("a", True), ("b", 1), ("c", "1")))
    again = codec.loads(Setup, codec.dumps(Setup, setup))
    assert [type(value) for _, value in again.options] == [bool, int, str]


def test_messages_travel_with_the_messages_inside_them() -> None:
    message = NN_("toy", "%n card(s) of {thing}", "", 2).of(thing=N_("toy", "gold"), left=3)
    assert codec.loads(Message, codec.dumps(Message, message)) == message


def test_a_state_is_written_by_its_annotations_and_stays_a_state(toy: object) -> None:
    state = toy.rules.deal(Setup(2), 1)  # type: ignore[attr-defined]
    again = codec.loads(State, codec.dumps(State, state))
    assert type(again) is State
    assert again.rng == state.rng
    assert again.hands == state.hands
    assert codec.digest(State, again) == codec.digest(State, state)


def test_the_digest_tells_states_apart(toy: object) -> None:
    rules = toy.rules  # type: ignore[attr-defined]
    state = rules.deal(Setup(2), 1)
    before = codec.digest(State, state)
    rules.apply(state, rules.legal_actions(state)[0])
    assert len(before) == 16
    assert codec.digest(State, state) != before


def test_equal_values_have_equal_text_whatever_their_order() -> None:
    data = json.loads(codec.dumps(Action, Play(CardId(3))))
    shuffled = dict(reversed(data.items()))
    assert codec.text_of(data) == codec.text_of(shuffled)


@pytest.mark.parametrize(
    "kind", [dict[str, int], set[int], object, list, int | list[int] | tuple[str]]
)
def test_a_kind_the_codec_does_not_know_is_the_programmers_mistake(kind: object) -> None:
    with pytest.raises(TypeError):
        codec.decode(kind, [])


@dataclass(frozen=True)
class Bounded:
    """A class whose numbers, texts and lists have bounds."""

    face: Annotated[int, range(1, 7)] = 1
    name: Annotated[str, range(5)] = ""
    dice: Annotated[tuple[Annotated[int, range(1, 7)], ...], range(3)] = ()
    whole: int = 0
    part: float = 0.0


@pytest.mark.parametrize(
    "text",
    [
        '{"face":0}',
        '{"face":7}',
        '{"name":"abcde"}',
        '{"dice":[1,2,3]}',
        '{"dice":[1,9]}',
        '{"whole":18446744073709551616}',
        '{"whole":-9223372036854775809}',
        '{"part":1e400}',
    ],
)
def test_what_is_beyond_its_bounds_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        codec.loads(Bounded, text)


def test_what_is_at_its_bounds_is_read() -> None:
    text = '{"dice":[1,6],"face":6,"name":"abcd","part":1e300,"whole":18446744073709551615}'
    assert codec.loads(Bounded, text) == Bounded(6, "abcd", (1, 6), 2**64 - 1, 1e300)


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
@pytest.mark.parametrize("depth", [200, 100_000])
def test_brackets_within_brackets_are_refused(opening: str, depth: int) -> None:
    closing = "".join({"[": "]", "{": "}"}[sign] for sign in opening[::-1] if sign in "[{")
    with pytest.raises(CodecError):
        codec.parse(opening * depth + "1" + closing * depth)


def test_brackets_beside_each_other_are_read() -> None:
    assert codec.parse("[" + "[[]]," * 5_000 + "[]]") == [*([[[]]] * 5_000), []]
