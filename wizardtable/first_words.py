# SPDX-License-Identifier: MIT
"""The few sentences said before Qt can translate any, in both languages, from their own table."""

import locale
import os
from typing import Final

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "usage": (
        "usage: wizardtable [options] [save.wizardtable]",
        "usage : wizardtable [options] [partie.wizardtable]",
    ),
    "about": (
        "Wizard board games at one table, against opponents that cannot cheat.",
        "Des jeux de sorciers à une même table, contre des adversaires qui ne peuvent pas tricher.",
    ),
    "help.help": ("show this help and leave", "affiche cette aide et quitte"),
    "help.version": ("show the version and leave", "affiche la version et quitte"),
    "help.language": ("language of the program: en or fr", "langue du programme : en ou fr"),
    "help.data_dir": (
        "folder for saves, settings and statistics",
        "dossier des parties, des préférences et des statistiques",
    ),
    "help.screenshots": (
        "write one picture of every screen into this folder and leave",
        "écrit une image de chaque écran dans ce dossier et quitte",
    ),
    "help.size": (
        "size of pictures or film, such as 1600x1000",
        "taille des images ou du film, par exemple 1600x1000",
    ),
    "help.scale": (
        "pixel ratio of pictures or film, 1 to 4",
        "densité des images ou du film, de 1 à 4",
    ),
    "help.game": (
        "only this game in pictures or film, such as anludim",
        "dans les images ou le film, ce jeu seulement, par exemple anludim",
    ),
    "help.record": (
        "film the save, or else a match of the game, into this .webp or .gif and leave",
        "filme la partie, sinon une partie du jeu, dans ce .webp ou .gif et quitte",
    ),
    "help.turns": (
        "film only these turns (rounds, where a game counts them), such as 3-5",
        "ne filme que ces tours, par exemple 3-5",
    ),
    "help.seconds": (
        "about how long the film may be, 2 to 120; 20 otherwise",
        "durée approximative du film, de 2 à 120 ; sinon 20",
    ),
    "help.seed": (
        "the deal of the match that is played to be filmed",
        "la donne de la partie jouée pour être filmée",
    ),
    "help.self_test": (
        "play, save and load a whole match, and leave",
        "joue, sauvegarde et relit une partie entière, et quitte",
    ),
    "unknown_option": (
        "There is no option {what}; wizardtable --help lists them.",
        "L’option {what} n’existe pas ; wizardtable --help en donne la liste.",
    ),
    "too_many": (
        "Only one save can be opened at a time.",
        "On ne peut ouvrir qu’une partie à la fois.",
    ),
    "needs_value": ("The option {what} needs a value.", "L’option {what} demande une valeur."),
    "no_value": ("The option {what} takes no value.", "L’option {what} ne prend pas de valeur."),
    "bad_language": (
        "The language {what} is not known; choose en or fr.",
        "La langue {what} n’est pas connue ; choisissez en ou fr.",
    ),
    "bad_size": (
        "{what} is not a size between 800x500 and 7680x4320, such as 1600x1000.",
        "{what} n’est pas une taille entre 800x500 et 7680x4320, par exemple 1600x1000.",
    ),
    "bad_scale": (
        "{what} is not a pixel ratio from 1 to 4.",
        "{what} n’est pas une densité de 1 à 4.",
    ),
    "bad_picture": (
        "{what} is not the name of a film; let it end in .webp or .gif.",
        "{what} n’est pas le nom d’un film ; il doit finir par .webp ou .gif.",
    ),
    "bad_turns": (
        "{what} is neither a turn nor a range of turns, such as 3-5.",
        "{what} n’est ni un tour ni une suite de tours, par exemple 3-5.",
    ),
    "bad_seconds": (
        "{what} is not a number of seconds from 2 to 120.",
        "{what} n’est pas un nombre de secondes de 2 à 120.",
    ),
    "bad_seed_sign": (
        "The seed {what} has a sign that is neither a letter nor a digit.",
        "La graine {what} contient un signe qui n’est ni une lettre ni un chiffre.",
    ),
    "bad_seed_length": (
        "The seed {what} is neither a number nor 14 letters and digits.",
        "La graine {what} n’est ni un nombre ni une suite de 14 lettres et chiffres.",
    ),
    "bad_seed_typo": (
        "A letter or digit of the seed {what} is wrong or misplaced.",
        "Une lettre ou un chiffre de la graine {what} est faux ou mal placé.",
    ),
    "bad_seed_number": (
        "The seed {what} is too large: a number has 18 digits at most.",
        "La graine {what} est trop grande : un nombre a 18 chiffres au plus.",
    ),
    "bad_game": (
        "There is no game {what}.",
        "Il n’y a pas de jeu {what}.",
    ),
    "no_file": (
        "The save {what} does not exist.",
        "La partie {what} n’existe pas.",
    ),
    "folder": (
        "{what} is a folder; name one of the saves in it.",
        "{what} est un dossier ; nommez l’une des parties qu’il contient.",
    ),
    "no_display": (
        "No display was found: wizardtable needs a graphical session.",
        "Aucun écran n’a été trouvé : wizardtable demande une session graphique.",
    ),
    "no_qt": (
        "PySide6 cannot be loaded: {what}",
        "PySide6 ne peut pas être chargé : {what}",
    ),
}
"""English and French by key; `{what}` is shown as it was given."""


def system_language() -> str:
    """The user's language as far as the program speaks it: "fr" or "en"."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    spoken = locale.getlocale()[0] or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def say(key: str, language: str, what: str = "") -> str:
    """A sentence of the table in "en" or "fr"."""
    english, french = SENTENCES[key]
    return (french if language == "fr" else english).replace("{what}", what)
