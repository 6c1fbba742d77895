# SPDX-License-Identifier: MIT
"""The book: one SQLite file with all that is known of a player's matches, as rows of facts.

Order of reading: `schema.sql` says what is kept; `book` opens the file and mends or refuses a
damaged one; `old_files` reads the files of earlier versions into it; `end_of_match` writes the one
transaction at the end of a match, with `facts`; `recovery` adds what a crash or a full disk has
prevented; `copies` takes a book along with its player. What the rows mean (ratings, statistics,
stars, …) is said by the modules of `store` beside this package, each beside its query.
"""
