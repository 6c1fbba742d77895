# SPDX-License-Identifier: MIT
"""Sentences that are written in English here and read in any language later.

Qt-free code marks every sentence a person will see with `N_` (or `NN_`, where a number decides
between singular and plural). The result is a `Message`: it remembers where it comes from and what
fills its places, and is rendered when it is shown, so the language can change at run time.

>>> deal = N_("example", "{player} takes the {thing}.")
>>> str(deal.of(player="Ada", thing=N_("example", "talisman")))
'Ada takes the talisman.'
>>> str(NN_("example", "%n card(s)", "", 2))
'2 cards'
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

Translator: TypeAlias = "Callable[[str, str, int | None], str]"
"""Gives the translation of (context, source) for a number, or for None where none is counted."""


PLACE: Final = re.compile(r"\{(\w+)\}")
"""A named place of a sentence."""


@dataclass(frozen=True, slots=True)
class Message:
    """A whole sentence (or a name used in one) with named places, not yet in any language.

    An argument is a number, another message, or a `str` that somebody typed and is shown as it is.
    """

    context: str
    source: str
    arguments: "tuple[tuple[str, int | str | Message], ...]" = ()
    count: int | None = None

    def of(self, **arguments: "int | str | Message") -> "Message":
        """The same sentence with these places filled; places filled before stay filled."""
        filled = (*self.arguments, *arguments.items())
        return Message(self.context, self.source, filled, self.count)

    def render(self, translate: Translator) -> str:
        """The sentence in the translator's language, its places filled in the same language."""
        text = translate(self.context, self.source, self.count)
        if self.count is not None:
            text = text.replace("%n", str(self.count))
        places = dict(self.arguments)

        def fill(place: re.Match[str]) -> str:
            value = places.get(place[1], place[0])
            return value.render(translate) if isinstance(value, Message) else str(value)

        # One pass, so that what fills a place (a typed name, say) is never searched for places.
        return PLACE.sub(fill, text)

    def __str__(self) -> str:
        return self.render(english)


def english(context: str, source: str, count: int | None) -> str:
    """The source text itself, its "(s)" written out for the number: for logs and transcripts."""
    if count is None:
        return source
    return source.replace("(s)", "" if count == 1 else "s")


def N_(context: str, source: str) -> Message:  # noqa: N802 - the name lupdate looks for
    """Mark a sentence for translation; both arguments must be literals."""
    return Message(context, source)


def NN_(context: str, source: str, comment: str, count: int) -> Message:  # noqa: N802
    """Mark a sentence whose form depends on a number, written %n; the texts must be literals."""
    return Message(context, source, (), count)


def listing(items: "Sequence[Message | str]") -> "Message | str":
    """The items as a list in a sentence: "a", "a and b", "a, b and c"; needs at least one."""
    if len(items) == 1:
        return items[0]
    joined = N_("core", "{first} and {last}").of(first=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        joined = N_("core", "{first}, {rest}").of(first=item, rest=joined)
    return joined


def commas(items: "Sequence[Message | str]") -> "Message | str":
    """The items with nothing but commas between them; needs at least one."""
    joined = items[-1]
    for item in reversed(items[:-1]):
        joined = N_("core", "{first}, {rest}").of(first=item, rest=joined)
    return joined
