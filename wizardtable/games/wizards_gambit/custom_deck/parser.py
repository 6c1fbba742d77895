# SPDX-License-Identifier: MIT
"""Makes a deck of what somebody has written down, or says what is wrong with it (rules page, House
deck). Everything that is wrong is told, with its line."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from wizardtable.core.text import N_, Message, joined_with_commas
from wizardtable.core.toml_file import Mistake, Place, Toml
from wizardtable.games.wizards_gambit.custom_deck import vocabulary
from wizardtable.games.wizards_gambit.custom_deck.fields import NO_COMPONENT, DeckFields, short
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules.components import COPIES, FLAKE, GOAL, POOL

_KEYS: Final = ("title", "components", "spell", "incantation")
_SPELL_KEYS: Final = ("name", "points", "needs", "ability")
_INCANTATION_KEYS: Final = ("name", "copies", "effect")

_NO_ABILITY: Final = N_(
    "wizards_gambit deck", "“{word}” is not an ability listed on the rules page."
)
_NO_EFFECT: Final = N_("wizards_gambit deck", "“{word}” is not an effect listed on the rules page.")
_HOW_COMPONENTS: Final = N_(
    "wizards_gambit deck",
    "Write the number of each component below the line [components].",
)
_HOW_CARDS: Final = N_(
    "wizards_gambit deck",
    "Start each card of this kind with the line [[{kind}]], in double brackets.",
)

Card = TypeVar("Card")


def check(toml: Toml) -> card_table.Deck | list[Mistake]:
    """The deck of a file, or all that is wrong with it, in the order of its lines."""
    return _Check(toml).deck()


class _Check(DeckFields):
    """One file being checked, from the whole down to its cards."""

    def deck(self) -> card_table.Deck | list[Mistake]:
        data = self.toml.data
        self._keys((), data, _KEYS)
        title = self.name(("title",), data["title"]) if "title" in data else ""
        copies = self._copies(data.get("components", {}))
        spells = self._cards("spell", lambda place, card: self._spell(place, card, copies))
        incantations = self._cards("incantation", self._incantation)
        self._same_names("spell", [_spell_names(spell) for spell in spells])
        self._same_names("incantation", [_incantation_names(card) for card in incantations])
        if not self.problems:
            self._whole([one for one in spells if one], [one for one in incantations if one])
            self._balance([one for one in incantations if one], copies)
        if self.problems:
            return sorted(self.problems)
        found = [spell for spell in spells if spell is not None]
        cards = [card for card in incantations if card is not None]
        return card_table.Deck(tuple(found), tuple(cards), copies, title or "")

    # The file and its parts.

    def _keys(self, place: Place, data: dict[str, Any], known: Sequence[str]) -> None:
        for key in data:
            if key not in known:
                text = N_(
                    "wizards_gambit deck", "“{key}” is not a key used here. Use only: {keys}."
                )
                self.say((*place, key), text.of(key=short(key), keys=joined_with_commas(known)))

    def _cards(
        self, kind: str, read: Callable[[Place, dict[str, Any]], Card | None]
    ) -> list[Card | None]:
        """The cards of a kind, None for those with something wrong."""
        cards = self.toml.data.get(kind, [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self.say((kind,), _HOW_CARDS.of(kind=kind))
            return []
        return [read((kind, position), card) for position, card in enumerate(cards)]

    def _whole(self, spells: Sequence[card_table.Spell], incantations: Sequence[object]) -> None:
        """What is only seen when all cards are there."""
        if len(spells) < POOL:
            text = N_(
                "wizards_gambit deck",
                "Too few spells ({count}): the pool needs at least {least}.",
            )
            self.say((), text.of(count=len(spells), least=POOL))
        elif sum(spell.points for spell in spells) < GOAL:
            text = N_(
                "wizards_gambit deck",
                "Your spells are worth only {points} in all: add spells until they "
                "are worth at least {goal}.",
            )
            total = terms.points(sum(spell.points for spell in spells))
            self.say((), text.of(points=total, goal=GOAL))
        if len(spells) > card_table.MOST_SPELLS:
            text = N_("wizards_gambit deck", "Too many spells ({count}): keep {most} at most.")
            self.say(
                ("spell", card_table.MOST_SPELLS),
                text.of(count=len(spells), most=card_table.MOST_SPELLS),
            )
        if len(incantations) > card_table.MOST_INCANTATIONS:
            text = N_(
                "wizards_gambit deck",
                "Too many different incantations ({count}): keep {most} at most.",
            )
            place = ("incantation", card_table.MOST_INCANTATIONS)
            self.say(place, text.of(count=len(incantations), most=card_table.MOST_INCANTATIONS))

    def _balance(
        self, incantations: Sequence[card_table.Incantation], copies: card_table.Copies
    ) -> None:
        count, most = (
            sum(card.copies for card in incantations),
            card_table.most_incantation_cards(copies),
        )
        if count > most:
            text = N_(
                "wizards_gambit deck",
                "Too many incantation cards ({count}): with this number of "
                "components, keep {most} at most.",
            )
            self.say((), text.of(count=count, most=most))

    def _same_names(self, kind: str, cards: Sequence[dict[str, terms.Name]]) -> None:
        """Cards with equal names could not be told apart in the log and in lists."""
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
                self.say((kind, position, "name"), text.of(name=name, line=line))
            for name in names:
                first.setdefault(name, position)

    # Components.

    def _copies(self, data: Any) -> card_table.Copies:
        """How many cards there are of each component; as printed where nothing is said."""
        copies = [COPIES] * len(vocabulary.TYPES.names)
        if not isinstance(data, dict):
            self.say(("components",), _HOW_COMPONENTS)
            data = {}
        for key, value in data.items():
            kind = self.word(("components", key), key, NO_COMPONENT, vocabulary.TYPES)
            least = 0 if kind == FLAKE else 1
            count = self.number(("components", key), value, least, card_table.MOST_COPIES)
            if kind is not None and count is not None:
                copies[kind] = count
        if sum(copies) < card_table.FEWEST_COMPONENTS:
            text = N_(
                "wizards_gambit deck",
                "Too few components ({count} cards): use at least {least}.",
            )
            self.say(
                ("components",), text.of(count=sum(copies), least=card_table.FEWEST_COMPONENTS)
            )
        angel, phoenix, dragon, griffin, siren, agate, flake = copies
        return (angel, phoenix, dragon, griffin, siren, agate, flake)

    # Cards.

    def _spell(
        self, place: Place, card: dict[str, Any], copies: card_table.Copies
    ) -> card_table.Spell | None:
        self._keys(place, card, _SPELL_KEYS)
        before = len(self.problems)
        name = self._card_name(place, card)
        points = needs = ability = None
        if self._has(place, card, "points"):
            points = self.number((*place, "points"), card["points"], 1, GOAL)
        if self._has(place, card, "needs"):
            needs = self.needs((*place, "needs"), card["needs"], copies)
        if self._has(place, card, "ability"):
            ability = self.word(
                (*place, "ability"), card["ability"], _NO_ABILITY, vocabulary.ABILITIES
            )
        if len(self.problems) > before or points is None or needs is None or ability is None:
            return None
        return card_table.Spell(name or "", points, needs, ability)

    def _incantation(self, place: Place, card: dict[str, Any]) -> card_table.Incantation | None:
        self._keys(place, card, _INCANTATION_KEYS)
        before = len(self.problems)
        name = self._card_name(place, card)
        copies = effect = None
        if self._has(place, card, "copies"):
            copies = self.number((*place, "copies"), card["copies"], 1, card_table.MOST_COPIES)
        if self._has(place, card, "effect"):
            effect = self.word((*place, "effect"), card["effect"], _NO_EFFECT, vocabulary.EFFECTS)
        if len(self.problems) > before or copies is None or effect is None:
            return None
        return card_table.Incantation(name or "", copies, effect)

    def _card_name(self, place: Place, card: dict[str, Any]) -> str | None:
        """The name that the card was given; "" for the printed one."""
        if "name" not in card:
            return ""
        name = self.name((*place, "name"), card["name"])
        if name is not None and vocabulary.TYPES.find(name) is not None:
            text = N_(
                "wizards_gambit deck", "“{name}” is a component: give this card another name."
            )
            self.say((*place, "name"), text.of(name=name))
        return name

    def _has(self, place: Place, card: dict[str, Any], key: str) -> bool:
        if key not in card:
            text = N_("wizards_gambit deck", "This card has no “{key}”: add a line for it.")
            self.say(place, text.of(key=key))
        return key in card


def _spell_names(spell: card_table.Spell | None) -> dict[str, terms.Name]:
    if spell is None:
        return {}
    return _names(
        spell.name, terms.printed_spell(spell.ability), vocabulary.ABILITIES.names[spell.ability]
    )


def _incantation_names(card: card_table.Incantation | None) -> dict[str, terms.Name]:
    if card is None:
        return {}
    return _names(
        card.name, terms.printed_incantation(card.effect), vocabulary.EFFECTS.names[card.effect]
    )


def _names(name: str, printed: Message, known: Sequence[str]) -> dict[str, terms.Name]:
    """What a card is called, by what it is compared by: in both languages if by its printed
    name."""
    if name:
        return {vocabulary.folded(name) or name: name}
    return {vocabulary.folded(word): printed for word in known[:2]}
