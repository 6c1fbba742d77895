# SPDX-License-Identifier: MIT
"""Decides what a screen reader says next, and when, without Qt and without a clock.

No toolkit tells when speech has ended. The queue therefore estimates how long each text takes, and
hands over the next text once that time has passed. Answers and questions do not wait. What happened
at the table waits, and becomes shorter the longer it waits.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

SENTENCE_SECONDS: Final = 0.5
"""The estimated seconds for saying a text, in addition to `LETTER_SECONDS` for each letter."""

LETTER_SECONDS: Final = 0.045
"""The estimated seconds for saying a letter, at the usual rate of speech."""

MAX_HAPPENINGS_SECONDS: Final = 12.0
"""The most seconds of speech about what happened that are handed over at a time."""

MAX_WHOLE_TURN_SECONDS: Final = 6.0
"""A turn that takes longer to say is shortened to its result."""

MAX_RESULT_SENTENCES: Final = 2
"""The most sentences of the log that are said about the result of a turn.

Sentences about the viewer or the whole table, such as the viewer's income or a new round, are not
counted.
"""

ALL: Final = "all"
"""A value of `Settings.speech`: everything that happens is said."""

RESULTS: Final = "results"
"""A value of `Settings.speech`: of each turn only its result is said."""

MY_TURN: Final = "my_turn"
"""A value of `Settings.speech`: only questions, answers and notices are said."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A sentence about what happened at the table.

    Attributes:
        sentence: the sentence.
        turn: anything that identifies the turn; sentences of the same turn have equal values.
        is_result: True if the sentence tells a result of the turn, such as a card that was won.
        results: the same result in a few words, as pairs of an opening and the words: "Blaise: "
            and "wins the Alchemist". Empty if only the sentence tells the result.
        is_for_viewer: True if the sentence is about the viewer or about the whole table. Other
            sentences of the turn are left out before this one.
    """

    sentence: str
    turn: Hashable = None
    is_result: bool = True
    results: tuple[tuple[str, str], ...] = ()
    is_for_viewer: bool = False


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text to hand over to the screen reader.

    Attributes:
        text: the text.
        is_urgent: True if the screen reader should interrupt what it is saying.
    """

    text: str
    is_urgent: bool = False


def speech_seconds(text: str, rate: float = 1.0) -> float:
    """Returns the estimated seconds for saying a text; 0 for an empty text.

    `rate` is the speed of speech, 1 for the usual one and 2 for twice that speed.
    """
    return (SENTENCE_SECONDS + LETTER_SECONDS * len(text)) / rate if text else 0.0


class SpeechQueue:
    """The texts that wait for the screen reader of one window. All times are in seconds.

    Attributes:
        detail: `ALL`, `RESULTS` or `MY_TURN`: what is said about the table.
        rate: the speed of speech, 1 for the usual one.
    """

    def __init__(self) -> None:
        self.detail: str = ALL
        self.rate = 1.0
        self._free_at = 0.0
        self._is_cut = self._is_over = False
        self._notices: list[str] = []
        self._happenings: list[Happening] = []

    def answer(self, text: str, now: float) -> Utterance:
        """Returns an answer to the player's own key or gesture, to be said at once.

        What happened before is dropped, because the player has gone on. Notices still wait.
        """
        self._happenings.clear()
        self._free_at = now + speech_seconds(text, self.rate)
        return Utterance(text, is_urgent=True)

    def question(self, text: str, now: float) -> Utterance:
        """Returns a question of the program, to be said at once and before what happened."""
        self._free_at = max(now, self._free_at) + speech_seconds(text, self.rate)
        return Utterance(text)

    def add_notice(self, text: str) -> None:
        """Adds a sentence that is neither dropped nor shortened while it waits."""
        self._notices.append(text)

    def add_happening(self, happening: Happening) -> None:
        """Adds a sentence about what happened at the table, unless the player wants none."""
        self._is_cut = self._is_over = False
        if self.detail != MY_TURN:
            self._happenings.append(happening)

    def finish(self) -> None:
        """Notes that the match is over: its last turn is said before the notices about its end."""
        self._is_over = True

    def due_utterance(self, now: float, *, is_turn_over: bool = False) -> Utterance | None:
        """Returns the next text if the time for it has come, and removes it; otherwise None.

        Notices come first, but after the last turn of a match. If the player wants only results, a
        turn waits until it is over: the next turn has begun, or `is_turn_over` is True.
        """
        if now < self._free_at:
            return None
        text = self._take_happenings(is_turn_over) if self._is_over else ""
        if self._notices:
            text = " ".join(filter(None, [text, *self._notices]))
            self._notices.clear()
        text = text or self._take_happenings(is_turn_over)
        if not text:
            return None
        self._free_at = now + speech_seconds(text, self.rate)
        return Utterance(text)

    def seconds_left(self, now: float) -> float:
        """Returns the estimated seconds until the screen reader has said what it was given."""
        return max(0.0, self._free_at - now)

    def waiting_seconds(self, now: float, *, is_turn_over: bool = False) -> float:
        """Returns the estimated seconds until everything is said that can be said now.

        The result is 0 after `cut`, until something more happens. `is_turn_over` is as in
        `due_utterance`: a turn that goes on is not waited for.
        """
        if self._is_cut:
            return 0.0
        happenings = shortened(self._ready_happenings(is_turn_over), self.detail, self.rate)
        waiting = speech_seconds(" ".join(self._notices), self.rate)
        return self.seconds_left(now) + waiting + speech_seconds(happenings, self.rate)

    @property
    def is_empty(self) -> bool:
        """True if no text waits."""
        return not self._notices and not self._happenings

    def cut(self, now: float) -> None:
        """Ends the wait for the present texts, because the player pressed a key."""
        self._free_at = min(self._free_at, now)
        self._is_cut = True

    def forget(self) -> None:
        """Drops all texts, as when another person comes to the screen."""
        self._notices.clear()
        self._happenings.clear()
        self._free_at = 0.0
        self._is_over = False

    def _ready_happenings(self, is_turn_over: bool) -> list[Happening]:
        """Returns the happenings that can be said now."""
        if self.detail != RESULTS or is_turn_over or self._is_over or not self._happenings:
            return self._happenings
        present_turn = self._happenings[-1].turn
        return [each for each in self._happenings if each.turn != present_turn]

    def _take_happenings(self, is_turn_over: bool) -> str:
        """Returns a text about the happenings that can be said now, and removes them."""
        ready = self._ready_happenings(is_turn_over)
        text = shortened(ready, self.detail, self.rate)
        del self._happenings[: len(ready)]
        return text


def shortened(happenings: Sequence[Happening], detail: str, rate: float = 1.0) -> str:
    """Returns a text about several happenings that takes at most `MAX_HAPPENINGS_SECONDS`.

    A single short turn is said whole. If several turns wait, each becomes its result. If that is
    still too long, the oldest turns are left out. `detail` is `ALL` or `RESULTS`; with `RESULTS`
    every turn becomes its result. The text is empty if there are no happenings.
    """
    turns: list[list[Happening]] = []
    for each in happenings:
        if turns and turns[-1][-1].turn == each.turn:
            turns[-1].append(each)
        else:
            turns.append([each])
    whole = " ".join(each.sentence for each in happenings)
    is_short = len(turns) <= 1 and speech_seconds(whole, rate) <= MAX_WHOLE_TURN_SECONDS
    if detail == ALL and is_short:
        return whole
    texts = [result_text(turn, rate) for turn in turns]
    while len(texts) > 1 and speech_seconds(" ".join(texts), rate) > MAX_HAPPENINGS_SECONDS:
        del texts[0]
    return " ".join(texts)


def result_text(turn: Sequence[Happening], rate: float = 1.0) -> str:
    """Returns the results of a turn: a short sentence for each player, and the last long sentences.

    If that takes more than `MAX_HAPPENINGS_SECONDS`, the oldest long sentences are left out, those
    about the viewer last. Without any results, returns the last sentence of the turn.
    """
    by_opening: dict[str, list[str]] = {}
    for happening in turn:
        for opening, words in happening.results:
            by_opening.setdefault(opening, []).append(words)
    short = [f"{opening}{', '.join(words)}." for opening, words in by_opening.items()]
    long_results = [each for each in turn if each.is_result and not each.results]
    places = range(len(long_results))
    others = [n for n in places if not long_results[n].is_for_viewer][-MAX_RESULT_SENTENCES:]
    kept = [*others, *[n for n in places if long_results[n].is_for_viewer]]
    while True:
        sentences = [long_results[n].sentence for n in sorted(kept)]
        text = " ".join([*short, *sentences] or [turn[-1].sentence])
        if len(kept) <= 1 or speech_seconds(text, rate) <= MAX_HAPPENINGS_SECONDS:
            return text
        del kept[0]
