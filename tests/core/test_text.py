# SPDX-License-Identifier: MIT
"""Sentences show typed names unchanged, and have the plurals of the reader's language."""

import pytest

from wizardtable.core.text import N_, NN_, Message, joined_with_and, mid_sentence, signed


def french(context: str, source: str, count: int | None) -> str:
    table = {
        "{player} wins {thing}.": "{player} remporte {thing}.",
        "the talisman": "le talisman",
        "%n card(s)": "%n carte" if count in (0, 1) else "%n cartes",
    }
    return table.get(source, source)


def test_a_name_that_looks_like_a_place_is_shown_as_typed() -> None:
    sentence = N_("test", "{player} wins {thing}.").of(player="{thing} %n", thing=3)
    assert str(sentence) == "{thing} %n wins 3."


def test_a_message_in_a_place_is_rendered_in_the_same_language() -> None:
    talisman = N_("test", "the talisman")
    sentence = N_("test", "{player} wins {thing}.").of(player="Ada", thing=talisman)
    assert sentence.render(french) == "Ada remporte le talisman."


def test_a_place_that_nothing_fills_stays_visible() -> None:
    assert str(N_("test", "{player} wins.")) == "{player} wins."


@pytest.mark.parametrize(
    ("count", "english", "translated"),
    [
        *((0, "0 cards", "0 carte"), (1, "1 card", "1 carte"), (2, "2 cards", "2 cartes")),
        *((-1, "−1 card", "−1 carte"), (-12, "−12 cards", "−12 cartes")),
    ],
)
def test_plurals_follow_the_language(count: int, english: str, translated: str) -> None:
    message = NN_("test", "%n card(s)", "", count)
    assert (str(message), message.render(french)) == (english, translated)


def test_a_negative_number_has_a_minus_sign_and_not_a_hyphen() -> None:
    assert str(N_("test", "Round {number}: {points}").of(number=2, points=-5)) == "Round 2: −5"
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "+0", "−3"]


@pytest.mark.parametrize(
    ("items", "text"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_a_list_reads_as_in_a_sentence(items: list[str], text: str) -> None:
    joined = joined_with_and(items)
    assert (str(joined) if isinstance(joined, Message) else joined) == text


SUGGESTED_SENTENCE = N_("test", "Suggested: {move}")


def test_a_sentence_within_another_begins_with_a_small_letter_in_every_language() -> None:
    def translated(_: str, source: str, count: int | None) -> str:
        return {"Swap hands with {player}": "Échanger sa main avec {player}"}.get(source, source)

    sentence = SUGGESTED_SENTENCE.of(
        move=mid_sentence(N_("test", "Swap hands with {player}").of(player="Ada"))
    )
    assert str(sentence) == "Suggested: swap hands with Ada"
    assert sentence.render(translated) == "Suggested: échanger sa main avec Ada"
    assert str(mid_sentence(NN_("test", "Draw %n card(s)", "", 2))) == "draw 2 cards"


def test_a_name_at_the_beginning_of_a_sentence_within_another_keeps_its_capital() -> None:
    for name in ("Ada", N_("test", "Colbach’s Bounty")):
        assert str(mid_sentence(N_("test", "{player} wins").of(player=name))) == f"{name} wins"
        assert str(mid_sentence(N_("test", "{action}").of(action=name)))[1:] == str(name)[1:]
    assert str(mid_sentence(N_("test", "{action}").of(action="Ada"))) == "Ada"


def test_a_sentence_that_another_is_made_of_begins_with_a_small_letter_as_well() -> None:
    pay = N_("test", "Pay {price}").of(price=7)
    text = N_("test", "{action}, with {cards}").of(action=pay, cards="Ada’s cards")
    assert str(mid_sentence(text)) == "pay 7, with Ada’s cards"
