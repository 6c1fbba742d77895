# SPDX-License-Identifier: MIT
"""Sentences for people: written in English, translated when they are shown.

Code without Qt marks every sentence for people with `N_`, or with `NN_` if a number decides between
singular and plural. The result is a `Message`, which holds the English text and the values for its
places. A place is a part to fill in, such as {player}. A message is translated each time it is
shown, so the language can change while the program runs.

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

from wizardtable.core import override

Translator: TypeAlias = "Callable[[str, str, int | None], str]"
"""A function that returns a translation. Its arguments are the context, the English source, and the
count, which is None for a sentence without %n, and never negative."""

PLACE_PATTERN: Final = re.compile(r"\{(\w+)\}")
"""A named place in a sentence, such as {player}."""

MAX_NAME_LETTERS: Final = 199
"""The most letters of a player's name. A save with a longer name could not be read."""

_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")

WORD_JOINER: Final = "\u2060"
"""An invisible character that allows no line break."""

_MARKUP_SIGNS: Final = re.compile(r"<|&(?=lt;)")
"""A pattern for the signs that make Qt take a tooltip for HTML."""

ACTION_PLACE: Final = "action"
"""The name of a place that is filled with a whole sentence, as in "{action}, with {cards}"."""


@dataclass(frozen=True, slots=True)
class Message:
    """A whole sentence, or a name within a sentence, with named places, not yet translated.

    >>> win = NN_("example", "{player} wins %n point(s).", "", 1)
    >>> str(win), str(win.of(player="Ada"))
    ('{player} wins 1 point.', 'Ada wins 1 point.')
    >>> win.of(player="Ada").render(lambda context, source, count: "{player} gagne %n point.")
    'Ada gagne 1 point.'

    Attributes:
        context: the context of the translation.
        source: the English text.
        arguments: pairs of a place's name and its value: a number, another message, or a string
            that a person typed. A string is shown unchanged.
        count: the number that replaces %n, or None. A negative number takes the plural form of its
            absolute value: "−1 point", "−2 points".
    """

    context: str
    source: str
    arguments: "tuple[tuple[str, int | str | Message], ...]" = ()
    count: int | None = None

    def of(self, **arguments: "int | str | Message") -> "Message":
        """Returns the message with values for these places. Earlier values for other places are
        kept."""
        filled = (*self.arguments, *arguments.items())
        return Message(self.context, self.source, filled, self.count)

    def render(self, translate: Translator) -> str:
        """Returns the sentence in the language of the translator, with its places filled.

        A place without a value stays as it is written.
        """
        number = None if self.count is None else abs(self.count)
        text = translate(self.context, self.source, number)
        if self.count is not None:
            text = text.replace("%n", str(number))
            if self.count < 0:  # Qt's translator has already replaced %n, without the sign
                text = re.sub(rf"(?<!\d){number}(?!\d)", number_text(self.count), text, count=1)
        places = dict(self.arguments)

        def fill(place: re.Match[str]) -> str:
            value = places.get(place[1], place[0])
            if isinstance(value, Message):
                return value.render(translate)
            return number_text(value) if isinstance(value, int) else shown_text(value)

        # One pass, so that a value such as a typed name is never searched for places.
        return PLACE_PATTERN.sub(fill, text)

    def __str__(self) -> str:
        return self.render(english)


def shown_text(text: str) -> str:
    r"""Returns the text with "�" for each character that no window can show.

    Such a character is half of a surrogate pair. Python uses it for a byte in a file's name that is
    not UTF-8.

    >>> shown_text("partie \udce9t\udce9")
    'partie �t�'
    """
    return text if text.isascii() else _SURROGATE.sub("�", text)


def plain_tip(text: str) -> str:
    """Returns a tooltip that shows the text unchanged, even if it looks like HTML.

    An invisible character after each sign of markup prevents Qt from taking the tooltip for HTML.
    Escaped signs, such as "&lt;", would be no help: a screen reader would read them out.

    >>> plain_tip("Ada & Bob")
    'Ada & Bob'
    """
    return _MARKUP_SIGNS.sub(lambda sign: sign[0] + WORD_JOINER, text)


def english(context: str, source: str, count: int | None) -> str:
    """Returns the source text as English. The count decides between singular and plural for "(s)".

    This function is the translator of logs and transcripts. `context` is ignored. With `count`
    None, the text is unchanged.
    """
    if count is None:
        return source
    return source.replace("(s)", "" if count == 1 else "s")


def by_language(**forms: "Message | str") -> Message:
    """Returns a text that a person entered in several languages.

    Args:
        forms: the text by the code of its language. Languages without a text get that of English,
            which must be there.

    >>> name = by_language(en="Rain", fr="Pluie")
    >>> str(name), name.render(lambda context, source, count: "fr")
    ('Rain', 'Pluie')
    """
    code = N_("language", "en")  # each translation has the code of its own language
    return _MessageByLanguage(code.context, code.source, tuple(forms.items()))


class _MessageByLanguage(Message):
    """A message whose arguments are its texts by language; see `by_language`."""

    __slots__ = ()

    @override
    def render(self, translate: Translator) -> str:
        forms = dict(self.arguments)
        form = forms.get(translate(self.context, self.source, None), forms[self.source])
        return form.render(translate) if isinstance(form, Message) else shown_text(str(form))


class _LowerCaseMessage(Message):
    """A message that begins with a small letter; see `mid_sentence`."""

    __slots__ = ()

    @override
    def render(self, translate: Translator) -> str:
        text = Message.render(self, translate)
        number = None if self.count is None else abs(self.count)
        first = PLACE_PATTERN.match(translate(self.context, self.source, number))
        if first is None:
            return text[:1].lower() + text[1:]
        action = dict(self.arguments).get(first[1]) if first[1] == ACTION_PLACE else None
        if not isinstance(action, Message):
            return text  # a name keeps its capital
        return mid_sentence(action).render(translate) + text[len(action.render(translate)) :]


def mid_sentence(sentence: Message) -> Message:
    """Returns a sentence that begins with a small letter, for the middle of another sentence.

    If the sentence begins with a place, the value of the place keeps its capital, because the value
    is a name. The place {action} is an exception, because its value is itself a sentence.

    >>> advice = N_("example", "Suggested: {move}")
    >>> str(advice.of(move=mid_sentence(N_("example", "Draw two cards"))))
    'Suggested: draw two cards'
    """
    return _LowerCaseMessage(sentence.context, sentence.source, sentence.arguments, sentence.count)


def N_(context: str, source: str) -> Message:  # noqa: N802 - the name lupdate looks for
    """Marks a sentence for translation. Both arguments must be literals.

    `context` tells translators where the sentence appears; `source` is its English text.
    """
    return Message(context, source)


def NN_(context: str, source: str, comment: str, count: int) -> Message:  # noqa: N802
    """Marks a sentence whose form depends on a number, for translation.

    `source` has %n for the number `count`. The texts must be literals. `comment` is for
    translators.
    """
    return Message(context, source, (), count)


def number_text(value: int) -> str:
    """Returns a number as people read it, with a minus sign instead of a hyphen: "7", "−7"."""
    return f"−{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """Returns a gain or a loss with its sign: "+2", "−5", "+0"."""
    return f"+{value}" if value >= 0 else number_text(value)


def joined_with_and(items: "Sequence[Message | str]") -> "Message | str":
    """Returns the items, at least one, as a list in a sentence: "a", "a and b", "a, b and c"."""
    if len(items) == 1:
        return items[0]
    joined = N_("core", "{first} and {last}").of(first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        joined = N_("core", "{first}, {rest}").of(first=item, rest=joined)
    return joined


def joined_with_commas(items: "Sequence[Message | str]") -> "Message | str":
    """Returns the items, at least one, with commas between them."""
    joined = items[-1]
    for item in reversed(items[:-1]):
        joined = N_("core", "{first}, {rest}").of(first=item, rest=joined)
    return joined


def joined_with_semicolons(items: "Sequence[Message | str]") -> "Message | str":
    """Returns the items, at least one, with semicolons between them.

    The items may themselves have commas.
    """
    joined = items[-1]
    for item in reversed(items[:-1]):
        joined = N_("core", "{first}; {rest}").of(first=item, rest=joined)
    return joined


def joined_sentences(sentences: "Sequence[Message]") -> Message:
    """Returns several sentences, at least one, as one text."""
    text, *rest = sentences
    for sentence in rest:
        text = N_("situation", "{sentence} {next}").of(sentence=text, next=sentence)
    return text


def filled_from_event(
    sentence: Message,
    event: Any,
    names: Sequence[str],
    places: "Mapping[str, Callable[[Any], int | str | Message]]",
) -> Message:
    """Returns a sentence about an event with its places filled.

    {player} becomes the name of the player at the event's seat. `places` has functions by the name
    of a place. Such a function gets the event and returns the place's value. A place without a
    function gets the event's attribute of the same name. Values that the sentence already has are
    kept. `names` are the players' names by seat.
    """
    filled = dict(sentence.arguments)
    for place in PLACE_PATTERN.findall(sentence.source):
        if place in filled:
            continue
        if place == "player":
            filled[place] = names[event.seat]
        elif place in places:
            filled[place] = places[place](event)
        else:
            filled[place] = getattr(event, place)
    return sentence.of(**filled)
