# SPDX-License-Identifier: MIT
"""The book: one SQLite file with the results of a player's matches, as rows of facts.

`schema.sql` has the tables of the book. `book` opens the file, and recovers or refuses a damaged
one. `old_files` imports the files of earlier versions. `begun` notes the beginnings of matches that
count for a competition. `end_of_match` writes the one transaction at the end of a match, and takes
the match's row from `facts`. `recovery` adds results that are missing after a crash or a full disk.
`copies` exports and imports a book with its player. Other modules of `store` compute ratings,
statistics and stars from the rows, each with its own query.

The deal of a match is a key of its game, setup and seed. The purpose of a match is the competition
that the match counts for, such as a daily table; an ordinary match has no purpose.
"""
