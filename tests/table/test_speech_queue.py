# SPDX-License-Identifier: MIT
"""Tests the order and the moments in which a screen reader gets its texts."""

import pytest

from wizardtable.table.spoken import speech_queue
from wizardtable.table.spoken.speech_queue import Happening, SpeechQueue, Utterance, speech_seconds

LONG_SENTENCE = "Thaddeus lays a run of four cards up to eleven and looks pleased. " * 2


def happen(queue: SpeechQueue, *sentences: str, turn: int = 1, result: str = "") -> None:
    """Adds sentences of a turn; `result` is the one that tells the turn's result, if any."""
    for sentence in sentences:
        queue.add_happening(Happening(sentence, turn, sentence == result))


def test_an_answer_to_a_key_is_handed_over_at_once_and_drops_what_happened() -> None:
    queue = SpeechQueue()
    happen(queue, "One.", "Two.", "Three.")
    assert queue.due_utterance(0.0) == Utterance("One. Two. Three.")
    happen(queue, "Four.", turn=2)
    answer = queue.answer("Points: Ada 3.", 0.1)
    assert answer == Utterance("Points: Ada 3.", is_urgent=True)
    assert queue.due_utterance(60.0) is None


def test_a_question_comes_at_once_and_before_what_happened() -> None:
    queue = SpeechQueue()
    happen(queue, "One.")
    queue.due_utterance(0.0)
    happen(queue, "Two.", turn=2)
    assert queue.question("It is your turn.", 0.1) == Utterance("It is your turn.")
    said_by = speech_seconds("One.") + speech_seconds("It is your turn.")
    assert queue.due_utterance(said_by - 0.01) is None
    assert queue.due_utterance(said_by + 0.1) == Utterance("Two.")


def test_a_single_short_turn_is_said_whole() -> None:
    queue = SpeechQueue()
    happen(queue, "Isaure draws 2 cards.", "Isaure lays a pair.", result="Isaure lays a pair.")
    utterance = queue.due_utterance(0.0)
    assert utterance == Utterance("Isaure draws 2 cards. Isaure lays a pair.")


def test_several_waiting_turns_become_their_results() -> None:
    queue = SpeechQueue()
    for turn, player in enumerate(("Isaure", "Corvin")):
        happen(queue, f"{player} draws.", f"{player} wins.", turn=turn, result=f"{player} wins.")
    assert queue.due_utterance(0.0) == Utterance("Isaure wins. Corvin wins.")


def test_a_turn_without_a_result_is_told_by_its_last_sentence() -> None:
    queue = SpeechQueue()
    happen(queue, "Isaure takes a card.", "Isaure passes.", turn=1)
    happen(queue, "Corvin passes.", turn=2)
    assert queue.due_utterance(0.0) == Utterance("Isaure passes. Corvin passes.")


def test_the_results_of_a_turn_become_a_short_sentence_for_each_player() -> None:
    queue = SpeechQueue()
    queue.detail = speech_queue.RESULTS
    for sentence, *results in (
        ("Isaure lays a run.", ("Isaure: ", "a run of 4 cards")),
        ("Isaure draws a card.",),
        ("Isaure wins the Alchemist.", ("Isaure: ", "wins the Alchemist")),
        ("Corvin becomes Druid.", ("Corvin: ", "Druid I")),
    ):
        queue.add_happening(Happening(sentence, 1, bool(results), tuple(results)))
    queue.add_happening(Happening("Isaure wins the round.", 1))
    happen(queue, "Corvin passes.", turn=2)
    assert queue.due_utterance(0.0) == Utterance(
        "Isaure: a run of 4 cards, wins the Alchemist. Corvin: Druid I. Isaure wins the round."
    )


def test_what_is_about_the_viewer_or_the_whole_table_is_not_left_out() -> None:
    queue = SpeechQueue()
    queue.detail = speech_queue.RESULTS
    for sentence, is_for_viewer in (
        ("Round 7 begins.", True),
        ("New artifact on offer: Elixir.", True),
        ("Odile receives 20 dust.", True),
        *[(f"Balthazar receives card {number}.", False) for number in range(4)],
    ):
        queue.add_happening(Happening(sentence, 1, is_for_viewer=is_for_viewer))
    assert queue.due_utterance(0.0, is_turn_over=True) == Utterance(
        "Round 7 begins. New artifact on offer: Elixir. Odile receives 20 dust. "
        "Balthazar receives card 2. Balthazar receives card 3."
    )


@pytest.mark.parametrize("detail", [speech_queue.ALL, speech_queue.RESULTS])
def test_the_last_turn_of_a_match_is_said_before_its_end(detail: str) -> None:
    queue = SpeechQueue()
    queue.detail = detail
    queue.question("It is your turn.", 0.0)
    happen(queue, "Isaure lays a run.", result="Isaure lays a run.")
    queue.finish()
    queue.add_notice("Isaure wins the match.")
    assert queue.due_utterance(60.0) == Utterance("Isaure lays a run. Isaure wins the match.")
    assert queue.is_empty


def test_what_happened_never_takes_more_than_twelve_seconds() -> None:
    queue = SpeechQueue()
    for turn in range(20):
        happen(queue, LONG_SENTENCE, f"Turn {turn}.", turn=turn, result=LONG_SENTENCE)
    utterance = queue.due_utterance(0.0)
    assert utterance is not None
    assert speech_seconds(utterance.text) <= speech_queue.MAX_HAPPENINGS_SECONDS
    assert queue.is_empty


def test_a_turn_with_much_about_the_viewer_takes_no_more_than_twelve_seconds_either() -> None:
    queue = SpeechQueue()
    queue.detail = speech_queue.RESULTS
    for number in range(9):
        queue.add_happening(Happening(f"{number}. {LONG_SENTENCE}", 1, is_for_viewer=number > 3))
    utterance = queue.due_utterance(0.0, is_turn_over=True)
    assert utterance is not None
    assert speech_seconds(utterance.text) <= speech_queue.MAX_HAPPENINGS_SECONDS
    assert utterance.text.startswith("8. "), "the last sentence about the viewer is kept"


def test_only_results_wait_for_the_end_of_a_turn() -> None:
    queue = SpeechQueue()
    queue.detail = speech_queue.RESULTS
    happen(queue, "Isaure draws.", "Isaure wins.", turn=1, result="Isaure wins.")
    assert queue.due_utterance(0.0) is None
    happen(queue, "Corvin draws.", turn=2)
    assert queue.due_utterance(0.0) == Utterance("Isaure wins.")
    assert queue.due_utterance(60.0) is None
    assert queue.due_utterance(60.0, is_turn_over=True) == Utterance("Corvin draws.")


def test_nobody_waits_for_a_result_before_its_turn_is_over() -> None:
    queue = SpeechQueue()
    queue.detail = speech_queue.RESULTS
    happen(queue, "Isaure draws.", turn=1)
    assert queue.waiting_seconds(0.0) == 0.0, "her next move would never come"
    assert queue.waiting_seconds(0.0, is_turn_over=True) > 0.0
    happen(queue, "Corvin draws.", turn=2)
    assert queue.waiting_seconds(0.0) == pytest.approx(speech_seconds("Isaure draws."))


def test_only_my_turn_leaves_out_what_others_do_but_no_notice() -> None:
    queue = SpeechQueue()
    queue.detail = speech_queue.MY_TURN
    happen(queue, "Isaure wins.")
    queue.add_notice("The disk is full.")
    assert queue.due_utterance(0.0) == Utterance("The disk is full.")
    assert queue.is_empty


def test_quick_speech_shortens_the_wait_and_a_key_ends_it() -> None:
    slow, quick = SpeechQueue(), SpeechQueue()
    quick.rate = 2.0
    for queue in (slow, quick):
        happen(queue, LONG_SENTENCE)
        queue.due_utterance(0.0)
    assert quick.seconds_left(0.0) == pytest.approx(slow.seconds_left(0.0) / 2)
    happen(quick, "Two.", turn=2)
    quick.cut(1.0)
    assert quick.waiting_seconds(1.0) == 0.0
    happen(quick, "Three.", turn=3)
    assert quick.waiting_seconds(1.0) > 0.0
    assert slow.waiting_seconds(1.0) > 0.0


def test_opponents_at_any_pace_keep_no_question_waiting() -> None:
    """Tests a match of four in which opponents move every half second for forty seconds."""
    queue, now = SpeechQueue(), 0.0
    handed_over: list[tuple[float, str]] = []
    for move in range(80):
        now += 0.5
        happen(queue, f"Opponent {move % 3} lays a run of 3 cards.", turn=move)
        if move % 4 == 3:
            handed_over.append((now, queue.question("It is your turn.", now).text))
        if (utterance := queue.due_utterance(now)) is not None:
            handed_over.append((now, utterance.text))
            assert speech_seconds(utterance.text) <= speech_queue.MAX_HAPPENINGS_SECONDS
    assert [now for now, text in handed_over if text == "It is your turn."] == [
        2.0 * turn for turn in range(1, 21)
    ]
