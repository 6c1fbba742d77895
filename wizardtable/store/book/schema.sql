-- The book: the results of one player's matches, as rows of facts. Ratings, statistics, streaks,
-- stars and achievements are not stored: each is computed from these rows.
--
-- Times are whole seconds since 1970 (UTC). Lists and setups are canonical JSON. Rows are added and
-- never deleted; only the columns of `begun` marked "changes" change. To add a column or a table,
-- write it here, with a default, and raise user_version by one. An older book gets it when it is
-- next opened. docs/book.md has example queries.
--
-- `line` makes a row unique for ever. In rows of this program it names the fact. In rows for a line
-- of an earlier version's file, it is the file's name, a hash of the line, and a number that
-- distinguishes equal lines.

PRAGMA application_id = 0x57495a42;
PRAGMA user_version = 3;

-- A file of an earlier version (*.jsonl) was imported; its lines are rows of the other tables. The
-- row "saves" says that the saves were searched for matches with help, which those versions did not
-- count.
CREATE TABLE old_file (
  name     TEXT PRIMARY KEY,             -- such as "ratings.jsonl"
  size     INTEGER NOT NULL,             -- bytes, when it was imported
  modified INTEGER NOT NULL,             -- time of the file, in nanoseconds since 1970
  unread   INTEGER NOT NULL DEFAULT 0,   -- 1 if some of its lines could not be read
  CHECK (typeof(size) = 'integer' AND typeof(modified) = 'integer'
    AND typeof(unread) = 'integer')
);

-- A match that counts for something has begun: rated, at a daily or weekly table, in a challenge, or
-- in the tower.
CREATE TABLE begun (
  id      INTEGER PRIMARY KEY,
  line    TEXT NOT NULL UNIQUE,
  game    TEXT NOT NULL,                 -- id of the game, such as "zavandor"
  purpose TEXT NOT NULL,                 -- "rated", "daily:2026-11-26", "tower:3", "weekly:2026-W48",
                                         -- "challenge:" and the key of the table
  deal    TEXT NOT NULL DEFAULT '',      -- game, seed and setup; equal for equal deals
  setup   TEXT NOT NULL DEFAULT '',      -- seats, options and house cards; '' where unknown
  seed    TEXT NOT NULL DEFAULT '',      -- seed of the deal, a whole number; '' where unknown
  players TEXT NOT NULL DEFAULT '[]',    -- by seat: name, level (null for a person), wizard
  begun   INTEGER NOT NULL DEFAULT 0,    -- when it was dealt
  touched INTEGER NOT NULL DEFAULT 0,    -- changes: when its table was last opened or left
  going   INTEGER NOT NULL DEFAULT 0,    -- changes: 1 while its table is open
  lost    INTEGER NOT NULL DEFAULT 0,    -- changes: when it was lost by absence, or 0
  actions INTEGER NOT NULL DEFAULT 0,    -- changes: its save has at least this many actions
  counts  INTEGER NOT NULL DEFAULT 1,    -- changes: 0 once it is an ordinary match
  CHECK (typeof(begun) = 'integer' AND typeof(touched) = 'integer' AND typeof(going) = 'integer'
    AND typeof(lost) = 'integer' AND typeof(actions) = 'integer' AND typeof(counts) = 'integer')
);
CREATE INDEX begun_deal ON begun (deal, purpose);

-- A match of any kind has ended. If its end was undone and it ended again, it has two rows.
CREATE TABLE ended (
  id       INTEGER PRIMARY KEY,
  line     TEXT NOT NULL UNIQUE,
  game     TEXT NOT NULL,
  purpose  TEXT NOT NULL DEFAULT '',     -- as in `begun`; '' for none, or where unknown
  deal     TEXT NOT NULL DEFAULT '',     -- as in `begun`
  setup    TEXT NOT NULL DEFAULT '',
  seed     TEXT NOT NULL DEFAULT '',
  box      TEXT NOT NULL DEFAULT '',     -- hash of the player's own cards; '' for the game's cards
  players  TEXT NOT NULL DEFAULT '[]',
  people   INTEGER,                      -- number of people at the table; NULL where unknown
  ended    INTEGER NOT NULL DEFAULT 0,   -- when
  ranks    TEXT,                         -- ranks by seat, 1 for the best; NULL where unknown
  scores   TEXT,                         -- points by seat; NULL where unknown
  rank     INTEGER,                      -- rank of the only person; NULL where there is none
  seats    INTEGER,
  score    INTEGER,                      -- points of the only person
  best     INTEGER,                      -- points of the best opponent
  given_up INTEGER NOT NULL DEFAULT 0,   -- 1 if the person resigned
  helped   INTEGER NOT NULL DEFAULT 0,   -- 1 if it was played with help
  aids     TEXT NOT NULL DEFAULT '[]',   -- kinds of help, as in `Match.aids`
  origin   TEXT NOT NULL DEFAULT '',     -- the match of which this is a copy
  actions  INTEGER,                      -- number of actions from the deal on
  decided  INTEGER,                      -- actions that the only person decided
  left_to  INTEGER,                      -- actions of that person decided by autoplay
  course   TEXT NOT NULL DEFAULT '',     -- over the match: person ahead (a), level (l), behind (b)
  stars    INTEGER NOT NULL DEFAULT 0,   -- stars won in the tower, a bit for each
  findings TEXT,                         -- ids of findings without praise; NULL if not looked for
  more     TEXT NOT NULL DEFAULT '{}',   -- further facts by name, see wizardtable/store/book/facts.py
  CHECK (typeof(ended) = 'integer' AND typeof(given_up) = 'integer'
    AND typeof(helped) = 'integer' AND typeof(stars) = 'integer'
    AND typeof(people) IN ('integer', 'null') AND typeof(rank) IN ('integer', 'null')
    AND typeof(seats) IN ('integer', 'null') AND typeof(score) IN ('integer', 'null')
    AND typeof(best) IN ('integer', 'null') AND typeof(actions) IN ('integer', 'null')
    AND typeof(decided) IN ('integer', 'null') AND typeof(left_to) IN ('integer', 'null'))
);
CREATE INDEX ended_deal ON ended (deal, purpose);

-- A finished match contributed to achievements. It has a row for each version of the achievements.
CREATE TABLE brought (
  id      INTEGER PRIMARY KEY,
  line    TEXT NOT NULL UNIQUE,
  match   TEXT NOT NULL,                 -- deal and purpose
  game    TEXT NOT NULL,
  ended   INTEGER NOT NULL,              -- when the match ended
  counted INTEGER NOT NULL,              -- 1 if it can contribute at all
  helped  INTEGER NOT NULL DEFAULT 0,    -- 1 if it was played with help
  version INTEGER NOT NULL,              -- version of the achievements
  numbers TEXT NOT NULL DEFAULT '[]',    -- pairs: key of an achievement, number above 0
  kinds   TEXT NOT NULL DEFAULT '[]',    -- pairs: key of an achievement, list of different things
  reached TEXT NOT NULL DEFAULT '[]',    -- keys of the achievements that it completed
  CHECK (typeof(ended) = 'integer' AND typeof(counted) = 'integer'
    AND typeof(helped) = 'integer' AND typeof(version) = 'integer')
);

-- A level has played in the person's seat of a daily table.
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

-- A table of a challenge: a friend sent it, or the player made it.
CREATE TABLE challenge (
  id    INTEGER PRIMARY KEY,
  line  TEXT NOT NULL UNIQUE,
  key   TEXT NOT NULL,                   -- key of the table, see core/arranged/challenge.py
  game  TEXT NOT NULL,
  deal  TEXT NOT NULL,                   -- the table as JSON: deal, opponents and seat
  made  INTEGER NOT NULL DEFAULT 0,      -- 1 if the player made the challenge
  at    INTEGER NOT NULL,                -- when it was made or came
  sent  INTEGER NOT NULL DEFAULT 0,      -- changes: when the player's result was last handed out
  CHECK (typeof(made) = 'integer' AND typeof(at) = 'integer' AND typeof(sent) = 'integer')
);

-- A result at the table of a challenge or at a weekly table: a friend's, or the player's own.
CREATE TABLE friend_result (
  id     INTEGER PRIMARY KEY,
  line   TEXT NOT NULL UNIQUE,
  key    TEXT NOT NULL,                  -- key of the table
  own    INTEGER NOT NULL,               -- 1 for the player's own result
  digest TEXT NOT NULL,                  -- hash of the result without moves; equal for equal results
  result TEXT NOT NULL,                  -- as JSON: name, points by turn, ranks and more, no moves
  moves  TEXT NOT NULL DEFAULT '',       -- changes: all moves as JSON; '' where they did not come
  proof  TEXT NOT NULL DEFAULT '',       -- changes: "told", "legal" or "confirmed"; '' if unchecked
  at     INTEGER NOT NULL,               -- when it came, or when the player's match ended
  CHECK (typeof(own) = 'integer' AND typeof(at) = 'integer')
);
CREATE INDEX friend_result_key ON friend_result (key);

-- A problem was opened, and solved or missed.
CREATE TABLE problem (
  id      INTEGER PRIMARY KEY,
  line    TEXT NOT NULL UNIQUE,
  game    TEXT NOT NULL,
  problem TEXT NOT NULL,                 -- its id
  solved  INTEGER NOT NULL,              -- 1 if the first line tried was right, without help
  day     INTEGER NOT NULL,              -- 1 January of the year 1 is day 1
  CHECK (typeof(solved) = 'integer' AND typeof(day) = 'integer')
);

-- The player left a lesson at a step, or finished it.
CREATE TABLE lesson (
  id     INTEGER PRIMARY KEY,
  line   TEXT NOT NULL UNIQUE,
  game   TEXT NOT NULL,
  lesson TEXT NOT NULL,                  -- its id
  step   INTEGER NOT NULL,               -- index of the step, from 0
  done   INTEGER NOT NULL,               -- 1 if the lesson was finished
  at     INTEGER NOT NULL,               -- when
  CHECK (typeof(step) = 'integer' AND typeof(done) = 'integer' AND typeof(at) = 'integer')
);

-- The player made a film of a match.
CREATE TABLE film (
  id   INTEGER PRIMARY KEY,
  line TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  deal TEXT NOT NULL,                    -- as in `begun`
  at   INTEGER NOT NULL,                 -- when
  CHECK (typeof(at) = 'integer')
);

-- The player reset statistics and findings: rows of `ended` up to `upto` no longer count there.
CREATE TABLE reset (
  id   INTEGER PRIMARY KEY,
  line TEXT NOT NULL UNIQUE,
  at   INTEGER NOT NULL,                 -- when
  upto INTEGER NOT NULL,                 -- the last id of `ended` at that time
  CHECK (typeof(at) = 'integer' AND typeof(upto) = 'integer')
);
