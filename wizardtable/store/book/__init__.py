# SPDX-License-Identifier: MIT
"""The book: one SQLite file with the results of a player's matches, as rows of facts.

Order of reading: `schema.sql` says what the book keeps. `book` opens the file, and recovers or
refuses a damaged one. `old_files` imports the files of earlier versions. `end_of_match` writes the
one transaction at the end of a match, with `facts`. `recovery` adds what a crash or a full disk has
prevented. `copies` exports and imports a book with its player. Ratings, statistics and stars are
computed from the rows by the modules of `store` beside this package, each with its query.
"""
