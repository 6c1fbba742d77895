# SPDX-License-Identifier: MIT
"""Sentences for people: written in English, translated when they are shown.

Code without Qt marks every sentence that a person will see with `N_`, or with `NN_` if a number
decides between singular and plural. The result is a `Message`. It keeps the English text and what
fills its places, and is translated each time it is shown, so the language can change while the
program runs.

>>> deal = N_("example", "{player} takes the {thing}.")
>>> str(deal.of(player="Ada", thing=N_("example", "talisman")))
'Ada takes the talisman.'
>>> str(NN_("example", "%n card(s)", "", 2))
'2 cards'
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

Translator: TypeAlias = "Callable[[str, str, int | None], str]"
"""Returns the translation of (context, source, count); count is None without a number, and never
negative."""


PLACE: Final = re.compile(r"\{(\w+)\}")
"""A named place in a sentence, such as {player}."""

_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")

WORD_JOINER: Final = "\u2060"
"""An invisible character that breaks no line."""

_MARKUP: Final = re.compile(r"<|&(?=lt;)")
"""The signs by which Qt takes a tooltip for HTML."""

ACTION: Final = "action"
"""The place of a sentence that another one is made of: "{action}, with {cards}"."""


@dataclass(frozen=True, slots=True)
class Message:
    """A whole sentence, or a name used in one, with named places, not yet translated.

    Attributes:
        context: the context of the translation.
        source: the English text.
        arguments: pairs of the name of a place and what fills it: a number, another message, or a
            string that somebody typed, which is shown as it is.
        count: the number that replaces %n, or None. A negative one has the form of the positive
            one: "−1 point", "−2 points".
    """

    context: str
    source: str
    arguments: "tuple[tuple[str, int | str | Message], ...]" = ()
    count: int | None = None

    def of(self, **arguments: "int | str | Message") -> "Message":
        """Returns the message with these places filled. Places filled before stay filled."""
        filled = (*self.arguments, *arguments.items())
        return Message(self.context, self.source, filled, self.count)

    def render(self, translate: Translator) -> str:
        """Returns the sentence in the language of the translator, with its places filled."""
        number = None if self.count is None else abs(self.count)
        text = translate(self.context, self.source, number)
        if self.count is not None:
            text = text.replace("%n", str(number))
            if self.count < 0:  # Qt has written the number, in the form that it has without a sign
                text = re.sub(rf"(?<!\d){number}(?!\d)", figure(self.count), text, count=1)
        places = dict(self.arguments)

        def fill(place: re.Match[str]) -> str:
            value = places.get(place[1], place[0])
            if isinstance(value, Message):
                return value.render(translate)
            return figure(value) if isinstance(value, int) else shown_text(value)

        # One pass, so that what fills a place (a typed name, say) is never searched for places.
        return PLACE.sub(fill, text)

    def __str__(self) -> str:
        return self.render(english)


def shown_text(text: str) -> str:
    r"""Returns a text with a replacement character for each character that no window can show: a
    byte of a file name that is not UTF-8, or half of a surrogate pair.

    >>> shown_text("partie \udce9t\udce9")
    'partie �t�'
    """
    return text if text.isascii() else _SURROGATE.sub("�", text)


def plain_tip(text: str) -> str:
    """Returns a tooltip that shows the text as it is, whatever looks like markup in it.

    Qt takes a tooltip that looks like HTML for HTML. An invisible character after the signs of
    markup prevents that; escaped signs would be read out by a screen reader.

    >>> plain_tip("Ada & Bob")
    'Ada & Bob'
    """
    return _MARKUP.sub(lambda sign: sign[0] + WORD_JOINER, text)


def english(context: str, source: str, count: int | None) -> str:
    """Translates into English: returns the source text, with "(s)" replaced for the number. For
    logs and transcripts."""
    if count is None:
        return source
    return source.replace("(s)", "" if count == 1 else "s")


class _Within(Message):
    """A message that begins with a small letter."""

    __slots__ = ()

    def render(self, translate: Translator) -> str:
        """Returns the sentence in the language of the translator, as it stands in another one."""
        text = Message.render(self, translate)
        number = None if self.count is None else abs(self.count)
        first = PLACE.match(translate(self.context, self.source, number))
        if first is None:
            return text[:1].lower() + text[1:]
        action = dict(self.arguments).get(first[1]) if first[1] == ACTION else None
        if not isinstance(action, Message):
            return text  # it begins with a name
        return within(action).render(translate) + text[len(action.render(translate)) :]


def within(sentence: Message) -> Message:
    """Returns a sentence such as an action in a list as it goes on within another one: with a small
    letter. What fills a place at its beginning, such as a name, stays as it is, unless that is
    {action}, which is a sentence itself.

    >>> advice = N_("example", "Suggested: {move}")
    >>> str(advice.of(move=within(N_("example", "Draw two cards"))))
    'Suggested: draw two cards'
    """
    return _Within(sentence.context, sentence.source, sentence.arguments, sentence.count)


def N_(context: str, source: str) -> Message:  # noqa: N802 - the name lupdate looks for
    """Marks a sentence for translation. Both arguments must be literals."""
    return Message(context, source)


def NN_(context: str, source: str, comment: str, count: int) -> Message:  # noqa: N802
    """Marks a sentence whose form depends on a number, written %n. The texts must be literals;
    `comment` is for translators."""
    return Message(context, source, (), count)


def figure(value: int) -> str:
    """Returns a number as people read it, a negative one with a minus sign: "7", "−7"."""
    return f"−{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """Returns a gain or loss with its sign: "+2", "−5", "+0"."""
    return f"+{value}" if value >= 0 else figure(value)


def listing(items: "Sequence[Message | str]") -> "Message | str":
    """Returns the items as a list in a sentence: "a", "a and b", "a, b and c". There must be at
    least one."""
    if len(items) == 1:
        return items[0]
    joined = N_("core", "{first} and {last}").of(first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        joined = N_("core", "{first}, {rest}").of(first=item, rest=joined)
    return joined


def commas(items: "Sequence[Message | str]") -> "Message | str":
    """Returns the items with commas between them. There must be at least one."""
    joined = items[-1]
    for item in reversed(items[:-1]):
        joined = N_("core", "{first}, {rest}").of(first=item, rest=joined)
    return joined


def semicolons(items: "Sequence[Message | str]") -> "Message | str":
    """Returns the items, which may have commas in them, with semicolons between them. There must be
    at least one."""
    joined = items[-1]
    for item in reversed(items[:-1]):
        joined = N_("core", "{first}; {rest}").of(first=item, rest=joined)
    return joined


def told(
    sentence: Message,
    event: Any,
    names: Sequence[str],
    places: "Mapping[str, Callable[[Any], int | str | Message]]",
) -> Message:
    """Returns a sentence about an event of a match with its places filled.

    {player} is the name of the event's seat. Any other place is filled by its function in `places`,
    which is given the event, or else by the event's attribute with the name of the place. Places
    filled before stay filled.
    """
    filled = dict(sentence.arguments)
    for place in PLACE.findall(sentence.source):
        if place in filled:
            continue
        if place == "player":
            filled[place] = names[event.seat]
        elif place in places:
            filled[place] = places[place](event)
        else:
            filled[place] = getattr(event, place)
    return sentence.of(**filled)
