# SPDX-License-Identifier: MIT
"""A house deck's file becomes a deck, or its mistakes are reported with their lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wizards_gambit.made_up_decks import VALID_DECK_FILE, changed
from tests.languages import translator
from wizardtable.core import codec, toml_file
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.custom_deck import vocabulary
from wizardtable.games.wizards_gambit.custom_deck.parser import read_deck
from wizardtable.games.wizards_gambit.custom_deck.reader import HOUSE
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import Deck, Incantation, Spell

LANGUAGES = ["en", "fr"]  # the languages of the vocabulary


def made(text: str) -> Deck:
    """Returns the deck of a text without mistakes."""
    result = read_deck(toml_file.parse(text))
    assert isinstance(result, Deck), [str(problem.sentence()) for problem in result]
    return result


def told(text: str) -> list[str]:
    """Returns the mistakes in a text."""
    result = read_deck(toml_file.parse(text))
    assert not isinstance(result, Deck)
    return [str(problem.sentence()) for problem in result]


# Decks.


def test_a_file_is_read_as_it_is_written() -> None:
    found_deck = made(VALID_DECK_FILE)
    assert found_deck.title == "The attic"
    assert found_deck.spells[0] == Spell("Pluie de braises", 3, (0, 2, 1, 0, 0, 1), box.DRAIN)
    assert found_deck.spells[1] == Spell("", 4, (2, 0, 1, 1, 0, 0), box.QUICK_HANDS)
    assert found_deck.spells[2].ability == box.LESSER_WARD
    assert found_deck.spells[3].needs == (0, 0, 0, 0, 1, 0)
    assert found_deck.incantations == (Incantation("Second Wind", 2, box.HASTE),)
    assert found_deck.copies == (9,) * 7


def test_a_deck_comes_back_from_the_data_of_a_match_as_it_was_entered() -> None:
    table = card_table.read_card_table(card_table.write_deck(made(VALID_DECK_FILE)))
    assert table.deck == made(VALID_DECK_FILE)
    assert terms.spell(table, box.SpellId(0)) == "Pluie de braises"
    assert str(terms.spell(table, box.SpellId(1))) == "Quick Hands"
    assert terms.incantation(table, box.Face(15)) == "Second Wind"


def test_the_numbers_of_components_can_be_other_than_usual() -> None:
    table = card_table.CardTable(
        made(VALID_DECK_FILE + "[components]\nange = 12\nPrismatic_Flake = 0\n")
    )
    assert table.cards[:7] == (12, 9, 9, 9, 9, 9, 0)
    assert table.dealt.count(box.Face(0)) == 12


def test_names_keep_every_sign_but_superfluous_spaces() -> None:
    text = changed('"Third"', '"  <b>火</b>  & {player} %n "')
    assert made(text).spells[2].name == "<b>火</b> & {player} %n"


@pytest.mark.parametrize(
    ("needs", "counts"),
    [
        ('"AAG"', (2, 0, 0, 1, 0, 0)),
        ('"a, a, g"', (2, 0, 0, 1, 0, 0)),
        ('"A A G"', (2, 0, 0, 1, 0, 0)),
        ('"angel, griffin"', (1, 0, 0, 1, 0, 0)),
        ('"Larmes de la sirène"', (0, 0, 0, 0, 1, 0)),
        ('["Agate disjointe", "PHENIX", "R"]', (0, 1, 0, 0, 0, 2)),
        ("[\"Angel’s Breath\", 'Siren']", (1, 0, 0, 0, 1, 0)),
        ('"PPDJ"', (0, 2, 1, 0, 0, 1)),
        ('"r, j"', (0, 0, 0, 0, 0, 2)),
    ],
)
def test_components_are_written_as_letters_or_names(needs: str, counts: tuple[int, ...]) -> None:
    assert made(changed('"PPDR"', needs)).spells[0].needs == counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_effects_and_components_are_known_by_their_names_in_the_program(
    language: str,
) -> None:
    translate = translator(language)

    def name(message: Message) -> str:
        return message.render(translate)

    for ability in range(box.ABILITY_COUNT):
        assert vocabulary.ABILITIES.find(name(terms.printed_spell(ability))) == ability
    for effect in range(box.EFFECT_COUNT):
        assert vocabulary.EFFECTS.find(name(terms.printed_incantation(effect))) == effect
    for kind in range(7):
        assert vocabulary.COMPONENTS.find(name(terms.component(kind))) == kind
    first = LANGUAGES.index(language)
    assert [some[first] for some in vocabulary.ABILITIES.names] == [
        name(terms.printed_spell(ability)) for ability in range(box.ABILITY_COUNT)
    ]


def test_no_letter_means_two_components() -> None:
    for letters in (vocabulary.LETTERS, vocabulary.FRENCH_LETTERS):
        assert [vocabulary.COMPONENTS.find(letter) for letter in letters] == list(
            range(box.TYPE_COUNT)
        )


# Mistakes.


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (
            '"PPDR"',
            '["Phoenix", "dragn"]',
            "Line 6: “dragn” is not a component. Did you mean “Dragon”?",
        ),
        ('"PPDR"', '[\n"A",\n"X"\n]', "Line 8: “X” is not a component."),
        ('"PPDR"', '"PXD"', "Line 6: “X” is not a component."),
        ('"PPDR"', '"dragn"', "Line 6: “dragn” is not a component. Did you mean “Dragon”?"),
        ('"PPDR"', '"PP*"', "Line 6: A spell cannot need a Prismatic Flake"),
        ('"PPDR"', '["Flocon"]', "Line 6: A spell cannot need a Prismatic Flake"),
        (
            '"PPDR"',
            '""',
            (
                'Line 6: “needs” must be letters, such as "AAG", or a list of names, '
                'such as ["Dragon", "Ag'
            ),
        ),
        (
            '"PPDR"',
            "[]",
            (
                'Line 6: “needs” must be letters, such as "AAG", or a list of names, '
                'such as ["Dragon", "Ag'
            ),
        ),
        (
            '"PPDR"',
            "[1, 2]",
            (
                'Line 6: “needs” must be letters, such as "AAG", or a list of names, '
                'such as ["Dragon", "Ag'
            ),
        ),
        (
            '"PPDR"',
            "3",
            (
                'Line 6: “needs” must be letters, such as "AAG", or a list of names, '
                'such as ["Dragon", "Ag'
            ),
        ),
        ('"PPDR"', '"APDGSRAPDGSRA"', "Line 6: A spell can need at most 12 components (here: 13)."),
        (
            '"PPDR"',
            '"AAAAAAAAAA"',
            "Line 6: This spell needs too many of one component: "
            "“Angel’s Breath” has only 9 cards.",
        ),
        (
            '"drain"',
            '"Dran"',
            ("Line 7: “Dran” is not an ability listed on the rules page. Did you mean “Drain”?"),
        ),
        (
            '"drain"',
            '"Échoo"',
            ("Line 7: “Échoo” is not an ability listed on the rules page. Did you mean “Écho”?"),
        ),
        ('"drain"', '"qqqqqqq"', "Line 7: “qqqqqqq” is not an ability listed on the rules page."),
        ('"drain"', "true", "Line 7: “ability” must be text in quotes."),
        ("points = 3", "points = 0", "Line 5: “points” must be between 1 and 10 (here: 0)."),
        ("points = 3", "points = 11", "Line 5: “points” must be between 1 and 10 (here: 11)."),
        ("points = 3", "points = -1", "Line 5: “points” must be between 1 and 10 (here: -1)."),
        (
            "points = 3",
            'points = "3"',
            ('Line 5: “points” must be a whole number without quotes, such as 3 (here: "3").'),
        ),
        (
            "points = 3",
            "points = 3.0",
            ("Line 5: “points” must be a whole number without quotes, such as 3 (here: "),
        ),
        (
            "points = 3",
            "points = true",
            ("Line 5: “points” must be a whole number without quotes, such as 3 (here: "),
        ),
        ("points = 3\n", "", "Line 3: This card has no “points”: add a line for it."),
        ('needs = "PPDR"\n', "", "Line 3: This card has no “needs”: add a line for it."),
        ('ability = "drain"\n', "", "Line 3: This card has no “ability”: add a line for it."),
        (
            "points = 3",
            "point = 3\npoints = 3",
            ("Line 5: “point” is not a key used here. Use only: name, points, needs, ability."),
        ),
        (
            'title = "The attic"',
            'titel = "x"',
            (
                "Line 1: “titel” is not a key used here. Use only: title, components, "
                "spell, incantation."
            ),
        ),
        ('"The attic"', "7", "Line 1: “title” must be text in quotes."),
        ('"The attic"', '""', "Line 1: The name is empty: write one, or remove the line."),
        ('"Pluie de braises"', '" "', "Line 4: The name is empty: write one, or remove the line."),
        ('"Pluie de braises"', "[]", "Line 4: “name” must be text in quotes."),
        (
            '"Pluie de braises"',
            f'"{"x" * 41}"',
            f"Line 4: “{'x' * 39}…” is too long: use at most 40",
        ),
        (
            '"Pluie de braises"',
            '"a\\u0007b"',
            "Line 4: The name contains a character that cannot be displayed: please remove it.",
        ),
        (
            '"Pluie de braises"',
            '"ANGE"',
            "Line 4: “ANGE” is a component: give this card another name.",
        ),
        (
            '"Third"',
            '"fourth!"',
            (
                "Line 21: The card on line 15 is also called “Fourth”: rename one of the "
                "two cards. A card"
            ),
        ),
        (
            '"Third"',
            '"mains prestes"',
            (
                "Line 15: The card on line 9 is also called “mains prestes”: rename one "
                "of the two cards. "
            ),
        ),
        ("copies = 2", "copies = 21", "Line 28: “copies” must be between 1 and 20 (here: 21)."),
        ("copies = 2\n", "", "Line 26: This card has no “copies”: add a line for it."),
        (
            '"hate"',
            '"hatte"',
            (
                "Line 29: “hatte” is not an effect listed on the rules page. Did you mean "
                "“Hâte” or “Haste”"
            ),
        ),
        (
            "[[incantation]]",
            "[[incantaton]]",
            (
                "Line 26: “incantaton” is not a key used here. Use only: title, "
                "components, spell, incantat"
            ),
        ),
        (
            "[[incantation]]",
            "[incantation]",
            "Line 26: Start each card of this kind with the line "
            "[[incantation]], in double brackets.",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, wrong: str) -> None:
    (only,) = told(changed(old, new))
    assert only.startswith(wrong)


def test_several_mistakes_are_told_in_the_order_of_their_lines() -> None:
    text = changed("points = 3", "points = 30").replace('"hate"', '"hat"').replace('"A"', '"B"')
    lines = [line.split(":")[0] for line in told("wand = 1\n" + text)]
    assert lines == ["Line 1", "Line 6", "Line 18", "Line 30"]


def test_a_deck_needs_four_spells() -> None:
    spells = VALID_DECK_FILE.split("[[spell]]")
    three = "[[spell]]".join(spells[:4]).replace("points = 3", "points = 10")
    assert told(three) == ["Too few spells (3): the pool needs at least 4."]
    assert told("")[0].startswith("Too few spells (0)")


def test_somebody_has_to_be_able_to_reach_ten_points() -> None:
    assert told(changed("points = 3", "points = 1")) == [
        "Your spells are worth only 9 points in all: add spells until they are worth at least 10."
    ]


def test_there_are_limits_to_what_a_deck_may_hold() -> None:
    spell = '[[spell]]\nname = "{n}"\npoints = 1\nneeds = "A"\nability = "none"\n'
    many = "".join(spell.replace("{n}", f"S{n}") for n in range(201))
    assert told(many) == ["Line 1001: Too many spells (201): keep 200 at most."]
    assert len(made(many[: many.rindex("[[spell]]")]).spells) == 200
    incantation = '[[incantation]]\nname = "{n}"\ncopies = 1\neffect = "haste"\n'
    more = "".join(incantation.replace("{n}", f"I{n}") for n in range(40))
    enough = "[components]\n" + "".join(f"{name} = 12\n" for name in [*"APDGSR", "flake"])
    (only,) = told(VALID_DECK_FILE + more + enough)
    assert only.endswith("Too many different incantations (41): keep 40 at most.")


def test_more_incantations_than_hands_can_bear_are_refused() -> None:
    text = VALID_DECK_FILE + '[[incantation]]\ncopies = 20\neffect = "recall"\n'
    assert made(text + '[[incantation]]\ncopies = 9\neffect = "dispel"\n')
    assert told(text + '[[incantation]]\ncopies = 10\neffect = "dispel"\n') == [
        "Too many incantation cards (32): with this number of components, keep 31 at most."
    ]


@pytest.mark.parametrize(
    ("components", "wrong"),
    [
        (
            "[components]\nangl = 3\n",
            "Line 31: “angl” is not a component. Did you mean “Angel” or “Ange”?",
        ),
        ("[components]\nangel = 0\n", "Line 31: “angel” must be between 1 and 20 (here: 0)."),
        ("[components]\nflake = 21\n", "Line 31: “flake” must be between 0 and 20 (here: 21)."),
        (
            "[components]\nA = 3\nP = 3\nD = 3\nG = 3\nS = 3\nR = 3\nflake = 9\n",
            "Line 30: Too few components (27 cards): use at least 35.",
        ),
        (
            "[[components]]\nangel = 3\n",
            "Line 30: Write the number of each component below the line [components].",
        ),
    ],
)
def test_components_that_cannot_be_are_refused(components: str, wrong: str) -> None:
    assert told(VALID_DECK_FILE + components)[0].startswith(wrong)


def test_two_cards_with_one_printed_name_are_refused_in_any_language() -> None:
    nameless = '[[spell]]\npoints = 1\nneeds = "R"\nability = "Quick Hands"\n'
    (only,) = told(VALID_DECK_FILE + nameless)
    assert only == (
        "Line 30: The card on line 9 is also called “Quick Hands”: rename one of the two cards. "
        "A card without a name takes the name of its ability or effect."
    )


def test_spells_in_one_long_line_are_read_too() -> None:
    card = '{ name = "{n}", points = 3, needs = "A", ability = "none" }'
    text = "spell = [" + ", ".join(card.replace("{n}", str(n)) for n in range(4)) + "]\n"
    assert len(made(text).spells) == 4
    assert told(text.replace("points = 3", "points = 33", 1)) == [
        "Line 1: “points” must be between 1 and 10 (here: 33)."
    ]


@given(
    st.dictionaries(
        st.sampled_from(["title", "components", "spell", "incantation", "wand"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(
                    st.sampled_from(
                        ["name", "points", "needs", "ability", "copies", "effect", "a"]
                    ),
                    inner,
                    max_size=4,
                )
            ),
            max_leaves=12,
        ),
    )
)
def test_whatever_a_file_says_there_is_an_answer(data: dict[str, object]) -> None:
    result = read_deck(toml_file.Toml(data, {}))
    if not isinstance(result, Deck):
        assert all(str(problem.sentence()) for problem in result)


# Data of a match.


@pytest.mark.parametrize(
    "spoilt",
    [
        "no JSON",
        "{}",
        '{"incantations":[],"spells":[]}',
        card_table.write_deck(made(VALID_DECK_FILE)).replace('"points":3', '"points":0'),
        card_table.write_deck(made(VALID_DECK_FILE)).replace('"ability":10', '"ability":25'),
        card_table.write_deck(made(VALID_DECK_FILE)).replace('"effect":2', '"effect":10'),
        card_table.write_deck(made(VALID_DECK_FILE)).replace('"copies":2', '"copies":99'),
        card_table.write_deck(made(VALID_DECK_FILE)).replace("[0,2,1,0,0,1]", "[0,0,0,0,0,0]"),
        card_table.write_deck(made(VALID_DECK_FILE)).replace("[0,2,1,0,0,1]", "[0,12,0,0,0,0]"),
        card_table.write_deck(made(VALID_DECK_FILE)).replace("Second Wind", "a\\nb"),
        card_table.write_deck(made(VALID_DECK_FILE)).replace("[9,9,9,9,9,9,9]", "[1,1,1,1,1,1,1]"),
        card_table.write_deck(made(VALID_DECK_FILE)).replace(
            "[9,9,9,9,9,9,9]", "[9,9,9,9,9,9,99999999]"
        ),
    ],
)
def test_data_of_which_no_match_can_be_made_are_refused(spoilt: str) -> None:
    with pytest.raises(codec.CodecError):
        HOUSE.title_of(spoilt)
