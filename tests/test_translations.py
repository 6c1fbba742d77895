# SPDX-License-Identifier: MIT
"""Tests that every sentence for people is translated.

The translation has the same placeholders, the terms of its game, and the spaces of its language.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests import french_spaces, words
from wizardtable.core import catalog, term_table
from wizardtable.core.languages import SOURCE, languages

ROOT = Path(__file__).parent.parent
FRENCH = ROOT / "translations/wizardtable_fr.ts"
FILES = [ROOT / f"translations/wizardtable_{language}.ts" for language in languages()]
TABLES = ["", *catalog.GAMES]
"""The games, and "" for the terms that they share."""

PLACE = re.compile(r"\{\w+\}|%n|%\d")


def run_qt_tool(name: str, *arguments: str) -> str:
    code = f"import sys; from PySide6.scripts.pyside_tool import {name}; sys.exit({name}())"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def messages(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield name, message.findtext("source", ""), forms or [translation.text or ""]


@cache
def sentences_of_the_program() -> dict[str, set[tuple[str, str]]]:
    """Returns context and source of every sentence in the code, by the name of the .ts file."""
    with TemporaryDirectory() as folder:
        tool = ROOT / "packaging" / "tools" / "translations.py"
        subprocess.run([sys.executable, tool, folder], check=True)
        return {
            path.name: {(context, source) for context, source, _ in messages(path)}
            for path in Path(folder).glob("*.ts")
        }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translations_hold_exactly_the_sentences_of_the_program(path: Path) -> None:
    wanted = sentences_of_the_program()[path.name]
    present = {(context, source) for context, source, _ in messages(path)}
    assert present == wanted, "run `make translations` and translate what is new"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_translation_is_unfinished(path: Path, tmp_path: Path) -> None:
    compiled = str(tmp_path / "compiled.qm")
    run_qt_tool("lrelease", "-fail-on-unfinished", str(path), "-qm", compiled)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_translations_keep_the_places_of_their_source(path: Path) -> None:
    for _, source, forms in messages(path):
        for form in forms:
            wanted = sorted(PLACE.findall(source))
            # A singular may say "one" instead of the number. All other places must stay.
            optional = ["%n"] if "%n" in wanted and len(forms) > 1 and "%n" not in form else []
            assert sorted([*PLACE.findall(form), *optional]) == wanted, (source, form)


NEVER_0 = {
    (
        "elfenwizards reason",
        "Your wizard would be one of %n candidate(s) for one title.",
    ): "its own",
    (
        "elfenwizards reason",
        "Your wizard would be one of %n candidate(s) for two titles.",
    ): "its own",
    (
        "history",
        "Move the %n oldest match(es), played up to {last}, to the bin? They take {size}. They "
        "will still count for results, ratings and achievements.",
    ): "not asked where there is none",
    (
        "history",
        "There is no bin for this folder. Delete the %n oldest match(es), played up to {last}, "
        "for good? They take {size}. They will still count for results, ratings and achievements.",
    ): "not asked where there is none",
    (
        "history",
        "The history is meant for up to {most} matches and {room} MB. The %n oldest match(es) "
        "beyond this limit take {size}.",
    ): "told only where there is one",
    ("CustomFileRow", "Show all %n problem(s)"): "hidden unless there are two",
    (
        "advice",
        "Together with your last %n move(s), this one lowers your chances of winning by about "
        "{loss} percentage points.",
    ): "a move alone is not told so",
    ("anludim", "{player} draws %n card(s)."): "one is hidden",
    ("anludim", "Choose up to %n card(s) to keep for the next round."): "two or three",
    ("anludim", "Lay %n pair(s): {cards}"): "a combination has cards",
    ("anludim", "Lay %n triple(s): {cards}"): "a combination has cards",
    ("anludim", "{player} receives %n scroll(s), worth 1 point each."): "told only of some",
    (
        "anludim",
        "You won {won} professors and lost only %n of them before your next turn.",
    ): "of none there is another sentence",
    ("anludim", "%n pair(s): {values}"): "a combination has cards",
    ("anludim", "%n triple(s): {values}"): "a combination has cards",
    ("anludim table", "Keep up to %n card(s)"): "two or three",
    (
        "wizards_gambit",
        "%n time(s), you left a spell one component short, and a rival claimed it: you could have "
        "played on another spell.",
    ): "told only of some",
    (
        "wizards_gambit",
        "%n time(s), you left a spell one component short, and {player} claimed it: you could have "
        "played on another spell.",
    ): "told only of some",
    (
        "wizards_gambit",
        "In %n turn(s), a single component would have completed a spell, but you claimed nothing, "
        "and the spell went to a rival.",
    ): "told only of some",
    (
        "elfenwizards problem",
        "Your titles are worth only %n point(s).",
    ): "a title has three at least",
    (
        "elfenwizards problem",
        "{player} can leave you with titles worth only %n point(s).",
    ): "a title has three at least",
    ("wizards_gambit problem", "You claim only %n spell(s)."): "of none there is another sentence",
    ("zavandor problem", "You gain only %n point(s)."): "of none there is another sentence",
    (
        "elfenwizards",
        "Send your %n defeated wizards to Magician spaces.",
    ): "one has its own message",
    (
        "anludim",
        "At the start of %n turn(s), you had a combination without its professor, but you never "
        "took its cards back: you could have laid them again.",
    ): "found only if there were some",
    (
        "elfenwizards",
        "%n of your contests ended in ties, and nobody won the titles: win clearly, or spend "
        "nothing.",
    ): "found only if there were some",
    (
        "elfenwizards",
        "You placed %n minor spell(s) beside winners who did not need them: you can recover minor "
        "spells only with dice.",
    ): "found only if there were some",
    (
        "elfenwizards",
        "%n of your dice were in the box of a level where you could not place a spell: look at the "
        "wizards on a level before you choose its box.",
    ): "found only if there were some",
    (
        "wizards_gambit",
        "%n of your gambits annulled a rival’s book that had no useful ability.",
    ): "found only if there were some",
    (
        "wizards_gambit",
        "%n of your gambits protected a spell that a rival claimed later, most recently {spell}.",
    ): "found only if there were some",
    (
        "elfenwizards",
        "%n time(s), one of your wizards missed a title that stayed vacant, although a strength of "
        "1 would have won it and you still had a spell to place.",
    ): "found only if there were some",
    (
        "elfenwizards",
        "You lost %n contest(s) by a margin of 1, including the one for {title}: keep minor "
        "spells for the contests that matter.",
    ): "found only if there were some",
    (
        "elfenwizards",
        "Only %n grey token(s) left: choose a defeated wizard to take one.",
    ): "asked while tokens are owed",
    ("elfenwizards", "Remove a grey token from {wizard}, who has %n"): "only if there are some",
    (
        "elfenwizards table",
        "%n grey token(s) under this wizard: each costs a point every round.",
    ): "only if there are some",
    (
        "wizards_gambit deck",
        "This spell needs too many of one component: “{component}” has only %n card(s).",
    ): "a deck has at least one of each but the Flake, which spells cannot need",
    ("wizards_gambit table", "{players} knows that you have this card."): "only if some do",
    ("wizards_gambit table", "{players} certainly has this component."): "only if some do",
    (
        "zavandor",
        "Choose a domain for the first of your %n free advance(s), or decline it.",
    ): "asked while there is a task",
    (
        "zavandor",
        "{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.",
    ): "only if some is",
    ("zavandor energy in a sentence", "%n dust"): "lists leave out what there is none of",
    ("zavandor energy in a sentence", "%n sapphire card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n emerald card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n diamond card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n ruby card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n concentrated sapphire card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n concentrated emerald card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n concentrated diamond card(s)"): "as dust",
    ("zavandor energy in a sentence", "%n concentrated ruby card(s)"): "as dust",
    (
        "elfenwizards",
        "In %n round(s), you put {dice} or more of your seven dice into one box: at most one was "
        "left for all the others.",
    ): "told of rounds",
    (
        "zavandor",
        "In %n auction(s) that you won, your bids were a total of {energy} higher than the best "
        "rival bids or the minimum: raise in small steps.",
    ): "told of auctions",
    (
        "zavandor law",
        "Your hand would still be over its limit: free up %n more place(s).",
    ): "only if it is over",
    (
        "zavandor reason",
        "You have a free slot, and {gem} pays for itself in %n round(s).",
    ): "gems have a price",
    (
        "zavandor reason",
        "Three opals together give 10 dust a round: this opal pays for itself in %n round(s).",
    ): "gems have a price",
    ("zavandor reason", "The end is near, and {gem} scores %n point(s)."): "every gem scores",
    ("zavandor reason", "Right now, {lot} would earn you %n point(s)."): "sentinels score five",
    ("zavandor table", "%n round(s)"): "None if the price is 0",
    ("zavandor table", "%n sentinel(s) sold (5 end the match)"): "told of a sale",
    ("zavandor table", "An active gem of this kind scores %n point(s)."): "every gem scores",
    ("zavandor table", "This level scores %n point(s)."): "a constant",
}
"""Messages whose number is never 0, by context and source, each with the reason in the program."""


def test_no_french_sentence_says_one_where_there_may_be_none() -> None:
    # Qt also takes the French singular for 0. Without the number in it, it would then be wrong.
    singulars = {
        (context, source): forms[0]
        for context, source, forms in messages(FRENCH)
        if len(forms) > 1 and "%n" not in forms[0]
    }
    wrong = [f"{key}: {form}" for key, form in singulars.items() if key not in NEVER_0]
    assert not wrong, "write %n, or say in NEVER_0 why it is never 0:\n" + "\n".join(wrong)
    assert not NEVER_0.keys() - singulars.keys(), "these need not be in NEVER_0"


def test_no_french_sentence_puts_de_or_que_before_the_name_of_a_player() -> None:
    for _, source, forms in messages(FRENCH):
        for form in forms:  # before a vowel these words would be different
            assert not re.search(
                r"\b([Dd]e|\w*[Qq]ue) \{(player|name|seat|winner|rival|other|owner)\w*\}", form
            ), source


# All texts for people: messages, rules pages, terms, and the program's description in the system.


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLES)
def test_no_sentence_has_a_word_that_is_never_used_for_a_term(game: str, language: str) -> None:
    wrong = list(words.wrong(game, language))
    assert not wrong, "\n" + "\n".join(wrong)


def test_a_wrong_word_is_told_with_its_place_and_the_term_to_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    term = term_table.Term("professor", "professor", "One of five.", ("teacher", "teachers"))
    monkeypatch.setattr(words, "terms", lambda game, language: (term,))
    place = "message of “x”"
    sentences = [(place, "Two Teachers leave."), (place, "{teacher} is no word.")]
    monkeypatch.setattr(words, "sentences", lambda game, language: sentences)
    assert list(words.wrong("anludim", SOURCE)) == [
        "message of “x”: say “professor”, not “Teachers”: Two Teachers leave."
    ]


def test_french_has_the_no_break_spaces_that_belong_into_it() -> None:
    wrong = []
    for path, content, mended in french_spaces.texts():
        for number, (old, new) in enumerate(
            zip(content.splitlines(), mended.splitlines(), strict=True), 1
        ):
            if old != new:
                shown = new.replace("\u202f", "⍽").replace("\u00a0", "␣")
                wrong.append(f"{path.relative_to(ROOT)}:{number}: {shown.strip()}")
    assert not wrong, "run `python -m tests.french_spaces`; it writes\n" + "\n".join(wrong)


ENGLISH = [
    *(ROOT / "resources/rules/en").glob("*.md"),
    ROOT / "README.md",
    *(ROOT / "wizardtable").rglob("terms/en.toml"),
    ROOT / "resources/first_words/en.json",
]


def test_english_has_no_narrow_spaces_and_none_before_a_percent_sign() -> None:
    texts = [(f"message of “{context}”", text) for context, _, text in words.messages(SOURCE)]
    for path in ENGLISH:
        lines = path.read_text(encoding="utf-8").splitlines()
        texts += [(f"{path.relative_to(ROOT)}:{n}", line) for n, line in enumerate(lines, 1)]
    spaced = re.compile(r"\u202f|[\d}]\s%(?!n)")
    wrong = [f"{place}: {text}" for place, text in texts if spaced.search(text)]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_places_of_a_sentence_are_filled_before_it_gets_its_no_break_spaces() -> None:
    filled_later = re.compile(r"\.replace\(\s*\"\{")
    before_qt = {"first_words.py", "options.py"}
    """Files whose sentences are shown before there is a translator; they have tables of
    translations."""
    paths = (path for path in (ROOT / "wizardtable").rglob("*.py") if path.name not in before_qt)
    wrong = [path for path in paths if filled_later.search(path.read_text(encoding="utf-8"))]
    assert not wrong, "use Message.of"
