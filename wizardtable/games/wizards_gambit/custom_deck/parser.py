# SPDX-License-Identifier: MIT
"""Makes a deck from the file of a house deck, or lists the mistakes in the file with their lines.

See the rules page, House deck.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from wizardtable.core.text import N_, Message, joined_with_commas
from wizardtable.core.toml_file import Mistake, Place, Toml
from wizardtable.games.wizards_gambit.custom_deck import vocabulary
from wizardtable.games.wizards_gambit.custom_deck.fields import NO_COMPONENT, DeckFields, short_text
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules.components import (
    COMPONENT_COPIES,
    FLAKE,
    GOAL_POINTS,
    POOL_SLOTS,
)

_FILE_KEYS: Final = ("title", "components", "spell", "incantation")
_SPELL_KEYS: Final = ("name", "points", "needs", "ability")
_INCANTATION_KEYS: Final = ("name", "copies", "effect")

_NOT_AN_ABILITY: Final = N_(
    "wizards_gambit deck", "“{word}” is not an ability listed on the rules page."
)
_NOT_AN_EFFECT: Final = N_(
    "wizards_gambit deck", "“{word}” is not an effect listed on the rules page."
)
_HOW_COMPONENTS: Final = N_(
    "wizards_gambit deck",
    "Write the number of each component below the line [components].",
)
_HOW_CARDS: Final = N_(
    "wizards_gambit deck",
    "Start each card of this kind with the line [[{kind}]], in double brackets.",
)

Card = TypeVar("Card")


def read_deck(toml: Toml) -> card_table.Deck | list[Mistake]:
    """Returns the deck of a file. If the file has mistakes, returns them in the order of lines."""
    return _Check(toml).deck()


class _Check(DeckFields):
    """Checks a file, first as a whole and then card by card, and makes the deck."""

    def deck(self) -> card_table.Deck | list[Mistake]:
        data = self.toml.data
        self._report_unknown_keys((), data, _FILE_KEYS)
        title = self.read_name(("title",), data["title"]) if "title" in data else ""
        copies = self._read_copies(data.get("components", {}))
        spells = self._read_cards(
            "spell", lambda place, card: self._read_spell(place, card, copies)
        )
        incantations = self._read_cards("incantation", self._read_incantation)
        self._check_names("spell", [_spell_names(spell) for spell in spells])
        self._check_names("incantation", [_incantation_names(card) for card in incantations])
        if not self.problems:
            self._check_counts(
                [spell for spell in spells if spell], [card for card in incantations if card]
            )
            self._check_balance([card for card in incantations if card], copies)
        if self.problems:
            return sorted(self.problems)
        good_spells = [spell for spell in spells if spell is not None]
        cards = [card for card in incantations if card is not None]
        return card_table.Deck(tuple(good_spells), tuple(cards), copies, title or "")

    # The file and its parts.

    def _report_unknown_keys(
        self, place: Place, data: dict[str, Any], allowed: Sequence[str]
    ) -> None:
        for key in data:
            if key not in allowed:
                text = N_(
                    "wizards_gambit deck", "“{key}” is not a key used here. Use only: {keys}."
                )
                reason = text.of(key=short_text(key), keys=joined_with_commas(allowed))
                self.add_problem((*place, key), reason)

    def _read_cards(
        self, kind: str, read: Callable[[Place, dict[str, Any]], Card | None]
    ) -> list[Card | None]:
        """Returns the cards of a kind in a file, with None for each card that has a mistake.

        `kind`: "spell" or "incantation". `read`: the function that reads a card at a place.
        """
        cards = self.toml.data.get(kind, [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self.add_problem((kind,), _HOW_CARDS.of(kind=kind))
            return []
        return [read((kind, position), card) for position, card in enumerate(cards)]

    def _check_counts(
        self, spells: Sequence[card_table.Spell], incantations: Sequence[object]
    ) -> None:
        """Notes mistakes in the number of cards and in the sum of points.

        Call this only if no single card has a mistake.
        """
        if len(spells) < POOL_SLOTS:
            text = N_(
                "wizards_gambit deck",
                "Too few spells ({count}): the pool needs at least {least}.",
            )
            self.add_problem((), text.of(count=len(spells), least=POOL_SLOTS))
        elif sum(spell.points for spell in spells) < GOAL_POINTS:
            text = N_(
                "wizards_gambit deck",
                "Your spells are worth only {points} in all: add spells until they "
                "are worth at least {goal}.",
            )
            total = terms.points(sum(spell.points for spell in spells))
            self.add_problem((), text.of(points=total, goal=GOAL_POINTS))
        if len(spells) > card_table.MAX_SPELLS:
            text = N_("wizards_gambit deck", "Too many spells ({count}): keep {most} at most.")
            self.add_problem(
                ("spell", card_table.MAX_SPELLS),
                text.of(count=len(spells), most=card_table.MAX_SPELLS),
            )
        if len(incantations) > card_table.MAX_INCANTATIONS:
            text = N_(
                "wizards_gambit deck",
                "Too many different incantations ({count}): keep {most} at most.",
            )
            place = ("incantation", card_table.MAX_INCANTATIONS)
            self.add_problem(
                place, text.of(count=len(incantations), most=card_table.MAX_INCANTATIONS)
            )

    def _check_balance(
        self, incantations: Sequence[card_table.Incantation], copies: card_table.Copies
    ) -> None:
        count, largest = (
            sum(card.copies for card in incantations),
            card_table.max_incantation_cards(copies),
        )
        if count > largest:
            text = N_(
                "wizards_gambit deck",
                "Too many incantation cards ({count}): with this number of "
                "components, keep {most} at most.",
            )
            self.add_problem((), text.of(count=count, most=largest))

    def _check_names(self, kind: str, cards: Sequence[dict[str, terms.Name]]) -> None:
        """Notes a mistake for each card with the name of an earlier card of its kind.

        Nobody could tell such cards apart in the log.
        """
        first: dict[str, int] = {}
        for position, names in enumerate(cards):
            same = [first[name] for name in names if name in first]
            if same:
                text = N_(
                    "wizards_gambit deck",
                    "The card on line {line} is also called “{name}”: rename one of the "
                    "two cards. A card without a name takes the name of its ability or "
                    "effect.",
                )
                line = self.toml.line(kind, same[0], "name")
                name = next(iter(names.values()))
                self.add_problem((kind, position, "name"), text.of(name=name, line=line))
            for name in names:
                first.setdefault(name, position)

    # Components.

    def _read_copies(self, data: Any) -> card_table.Copies:
        """Returns the number of cards of each component.

        A component that the file does not mention has as many cards as in the printed deck.
        """
        copies = [COMPONENT_COPIES] * len(vocabulary.COMPONENTS.names)
        if not isinstance(data, dict):
            self.add_problem(("components",), _HOW_COMPONENTS)
            data = {}
        for key, value in data.items():
            kind = self.read_word(("components", key), key, NO_COMPONENT, vocabulary.COMPONENTS)
            least = 0 if kind == FLAKE else 1
            count = self.read_number(("components", key), value, least, card_table.MAX_COPIES)
            if kind is not None and count is not None:
                copies[kind] = count
        if sum(copies) < card_table.MIN_COMPONENTS:
            text = N_(
                "wizards_gambit deck",
                "Too few components ({count} cards): use at least {least}.",
            )
            self.add_problem(
                ("components",), text.of(count=sum(copies), least=card_table.MIN_COMPONENTS)
            )
        angel, phoenix, dragon, griffin, siren, agate, flake = copies
        return (angel, phoenix, dragon, griffin, siren, agate, flake)

    # Cards.

    def _read_spell(
        self, place: Place, card: dict[str, Any], copies: card_table.Copies
    ) -> card_table.Spell | None:
        self._report_unknown_keys(place, card, _SPELL_KEYS)
        before = len(self.problems)
        name = self._card_name(place, card)
        points = needs = ability = None
        if self._has_key(place, card, "points"):
            points = self.read_number((*place, "points"), card["points"], 1, GOAL_POINTS)
        if self._has_key(place, card, "needs"):
            needs = self.read_needs((*place, "needs"), card["needs"], copies)
        if self._has_key(place, card, "ability"):
            ability = self.read_word(
                (*place, "ability"), card["ability"], _NOT_AN_ABILITY, vocabulary.ABILITIES
            )
        if len(self.problems) > before or points is None or needs is None or ability is None:
            return None
        return card_table.Spell(name or "", points, needs, ability)

    def _read_incantation(
        self, place: Place, card: dict[str, Any]
    ) -> card_table.Incantation | None:
        self._report_unknown_keys(place, card, _INCANTATION_KEYS)
        before = len(self.problems)
        name = self._card_name(place, card)
        copies = effect = None
        if self._has_key(place, card, "copies"):
            copies = self.read_number((*place, "copies"), card["copies"], 1, card_table.MAX_COPIES)
        if self._has_key(place, card, "effect"):
            effect = self.read_word(
                (*place, "effect"), card["effect"], _NOT_AN_EFFECT, vocabulary.EFFECTS
            )
        if len(self.problems) > before or copies is None or effect is None:
            return None
        return card_table.Incantation(name or "", copies, effect)

    def _card_name(self, place: Place, card: dict[str, Any]) -> str | None:
        """Returns the name of a card: "" if the file gives none, or None if it has a mistake."""
        if "name" not in card:
            return ""
        name = self.read_name((*place, "name"), card["name"])
        if name is not None and vocabulary.COMPONENTS.find(name) is not None:
            text = N_(
                "wizards_gambit deck", "“{name}” is a component: give this card another name."
            )
            self.add_problem((*place, "name"), text.of(name=name))
        return name

    def _has_key(self, place: Place, card: dict[str, Any], key: str) -> bool:
        if key not in card:
            text = N_("wizards_gambit deck", "This card has no “{key}”: add a line for it.")
            self.add_problem(place, text.of(key=key))
        return key in card


def _spell_names(spell: card_table.Spell | None) -> dict[str, terms.Name]:
    if spell is None:
        return {}
    return _names_by_text(
        spell.name, terms.printed_spell(spell.ability), vocabulary.ABILITIES.names[spell.ability]
    )


def _incantation_names(card: card_table.Incantation | None) -> dict[str, terms.Name]:
    if card is None:
        return {}
    return _names_by_text(
        card.name, terms.printed_incantation(card.effect), vocabulary.EFFECTS.names[card.effect]
    )


def _names_by_text(
    name: str, printed: Message, printed_names: Sequence[str]
) -> dict[str, terms.Name]:
    """Returns the names of a card, by their simplified text (see `vocabulary.folded_text`).

    Names that look alike have the same key.

    `name`: the name in the file, or "". Without one, the printed names in both languages count.
    """
    if name:
        return {vocabulary.folded_text(name) or name: name}
    return {vocabulary.folded_text(word): printed for word in printed_names[:2]}
