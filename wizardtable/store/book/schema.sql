-- The book: all that is known of one player's matches, as rows of facts. Ratings, statistics,
-- streaks, stars and achievements are not kept: each is a function of these rows.
--
-- Times are whole seconds since 1970 (UTC). Lists and setups are canonical JSON. Rows are added and
-- stay; only the columns of `begun` that say so change. To add a column or a table, write it here,
-- with a default, and raise user_version by one: an older book is given what it lacks when it is
-- next opened. docs/book.md has questions to ask.
--
-- `line` is what makes a row one for ever. For a row of this program it names the fact; for a line
-- of a file of earlier versions it is the file's name, a hash of the line, and which of several
-- equal lines it is.

PRAGMA application_id = 0x57495a42;
PRAGMA user_version = 1;

-- A line that has been read of a file of earlier versions (*.jsonl) stands in the other tables.
CREATE TABLE old_file (
  name     TEXT PRIMARY KEY,             -- such as "ratings.jsonl"
  size     INTEGER NOT NULL,             -- bytes it had when it was read
  modified INTEGER NOT NULL,             -- its time then, in nanoseconds since 1970
  unread   INTEGER NOT NULL DEFAULT 0,   -- 1 if some of its lines could not be read
  CHECK (typeof(size) = 'integer' AND typeof(modified) = 'integer'
    AND typeof(unread) = 'integer')
);

-- A match that counts for more than itself has begun: rated, at a daily table, in the tower.
CREATE TABLE begun (
  id      INTEGER PRIMARY KEY,
  line    TEXT NOT NULL UNIQUE,
  game    TEXT NOT NULL,                 -- id of the game, such as "zavandor"
  purpose TEXT NOT NULL,                 -- "rated", "daily:2026-11-26", "tower:3"
  deal    TEXT NOT NULL DEFAULT '',      -- game, seed and setup: equal for what is dealt alike
  setup   TEXT NOT NULL DEFAULT '',      -- seats, options and house cards; '' where unknown
  seed    TEXT NOT NULL DEFAULT '',      -- of the deal, a whole number; '' where unknown
  players TEXT NOT NULL DEFAULT '[]',    -- by seat: name, level (null for a person), wizard
  begun   INTEGER NOT NULL DEFAULT 0,    -- when it was dealt
  touched INTEGER NOT NULL DEFAULT 0,    -- changes: when its table was last opened or left
  going   INTEGER NOT NULL DEFAULT 0,    -- changes: 1 while its table is open
  lost    INTEGER NOT NULL DEFAULT 0,    -- changes: when it was lost by being left; 0 if it was not
  actions INTEGER NOT NULL DEFAULT 0,    -- changes: actions that its save has at least
  counts  INTEGER NOT NULL DEFAULT 1,    -- changes: 0 once it is played on as an ordinary match
  CHECK (typeof(begun) = 'integer' AND typeof(touched) = 'integer' AND typeof(going) = 'integer'
    AND typeof(lost) = 'integer' AND typeof(actions) = 'integer' AND typeof(counts) = 'integer')
);
CREATE INDEX begun_deal ON begun (deal, purpose);

-- A match has ended, of any kind. One that ended again after its end was undone has two rows.
CREATE TABLE ended (
  id       INTEGER PRIMARY KEY,
  line     TEXT NOT NULL UNIQUE,
  game     TEXT NOT NULL,
  purpose  TEXT NOT NULL DEFAULT '',     -- what it was played for; '' for nothing, or unknown
  deal     TEXT NOT NULL DEFAULT '',     -- as in `begun`
  setup    TEXT NOT NULL DEFAULT '',
  seed     TEXT NOT NULL DEFAULT '',
  box      TEXT NOT NULL DEFAULT '',     -- hash of the cards it was played with; '': the game's own
  players  TEXT NOT NULL DEFAULT '[]',
  people   INTEGER,                      -- number of persons at the table; NULL where unknown
  ended    INTEGER NOT NULL DEFAULT 0,   -- when
  ranks    TEXT,                         -- by seat, 1 for the best; NULL where unknown
  scores   TEXT,                         -- points by seat; NULL where unknown
  rank     INTEGER,                      -- of the one person at the table; NULL without one
  seats    INTEGER,
  score    INTEGER,                      -- points of that person
  best     INTEGER,                      -- most points of the others
  given_up INTEGER NOT NULL DEFAULT 0,   -- 1 if the match was given up
  helped   INTEGER NOT NULL DEFAULT 0,   -- 1 if it was played with help
  aids     TEXT NOT NULL DEFAULT '[]',   -- which help, as `Match.aids` names it
  origin   TEXT NOT NULL DEFAULT '',     -- the match of which it is a copy that was played on
  actions  INTEGER,                      -- actions from the deal on
  decided  INTEGER,                      -- those of them that the one person decided
  left_to  INTEGER,                      -- those of that person's that the program decided
  course   TEXT NOT NULL DEFAULT '',     -- in turn, person ahead (a), level (l), behind (b)
  stars    INTEGER NOT NULL DEFAULT 0,   -- won in the tower, a bit for each
  findings TEXT,                         -- kinds of what was done badly; NULL if not looked for
  more     TEXT NOT NULL DEFAULT '{}',   -- further facts by name, see wizardtable/store/book/facts.py
  CHECK (typeof(ended) = 'integer' AND typeof(given_up) = 'integer'
    AND typeof(helped) = 'integer' AND typeof(stars) = 'integer'
    AND typeof(people) IN ('integer', 'null') AND typeof(rank) IN ('integer', 'null')
    AND typeof(seats) IN ('integer', 'null') AND typeof(score) IN ('integer', 'null')
    AND typeof(best) IN ('integer', 'null') AND typeof(actions) IN ('integer', 'null')
    AND typeof(decided) IN ('integer', 'null') AND typeof(left_to) IN ('integer', 'null'))
);
CREATE INDEX ended_deal ON ended (deal, purpose);

-- What a match brought to achievements. A match has a row for every version of what is looked for.
CREATE TABLE brought (
  id      INTEGER PRIMARY KEY,
  line    TEXT NOT NULL UNIQUE,
  match   TEXT NOT NULL,                 -- deal and purpose
  game    TEXT NOT NULL,
  ended   INTEGER NOT NULL,              -- when the match did
  counted INTEGER NOT NULL,              -- 1 if it could bring anything
  version INTEGER NOT NULL,              -- of what was looked for
  numbers TEXT NOT NULL DEFAULT '[]',    -- pairs: id of an achievement, number above 0
  kinds   TEXT NOT NULL DEFAULT '[]',    -- pairs: id of an achievement, list of different things
  reached TEXT NOT NULL DEFAULT '[]',    -- ids of the achievements that were reached with it
  CHECK (typeof(ended) = 'integer' AND typeof(counted) = 'integer'
    AND typeof(version) = 'integer')
);

-- What a level of the program did in the person's seat of a daily table.
CREATE TABLE level_played (
  id    INTEGER PRIMARY KEY,
  line  TEXT NOT NULL UNIQUE,
  game  TEXT NOT NULL,
  day   TEXT NOT NULL,                   -- such as "2026-11-26"
  level TEXT NOT NULL,                   -- id of the level
  rank  INTEGER NOT NULL,
  score INTEGER NOT NULL,
  CHECK (typeof(rank) = 'integer' AND typeof(score) = 'integer')
);

-- A problem was opened and solved, or not.
CREATE TABLE problem (
  id      INTEGER PRIMARY KEY,
  line    TEXT NOT NULL UNIQUE,
  game    TEXT NOT NULL,
  problem TEXT NOT NULL,                 -- its id
  solved  INTEGER NOT NULL,              -- 1 if the first line played was right, unaided
  day     INTEGER NOT NULL,              -- days since 1 January of the year 1, which is day 1
  CHECK (typeof(solved) = 'integer' AND typeof(day) = 'integer')
);

-- A lesson was left at a step, or taken to its end.
CREATE TABLE lesson (
  id     INTEGER PRIMARY KEY,
  line   TEXT NOT NULL UNIQUE,
  game   TEXT NOT NULL,
  lesson TEXT NOT NULL,                  -- its id
  step   INTEGER NOT NULL,               -- from 0, at which it was left
  done   INTEGER NOT NULL,               -- 1 if it was taken to its end
  at     INTEGER NOT NULL,               -- when
  CHECK (typeof(step) = 'integer' AND typeof(done) = 'integer' AND typeof(at) = 'integer')
);

-- A film of a match was made.
CREATE TABLE film (
  id   INTEGER PRIMARY KEY,
  line TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  deal TEXT NOT NULL,                    -- as in `begun`
  at   INTEGER NOT NULL,                 -- when
  CHECK (typeof(at) = 'integer')
);

-- The player forgot the statistics and what was learned: rows of `ended` up to `upto` are left out.
CREATE TABLE reset (
  id   INTEGER PRIMARY KEY,
  line TEXT NOT NULL UNIQUE,
  at   INTEGER NOT NULL,                 -- when
  upto INTEGER NOT NULL,                 -- the last id of `ended` by then
  CHECK (typeof(at) = 'integer' AND typeof(upto) = 'integer')
);
