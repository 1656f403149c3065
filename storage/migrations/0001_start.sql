-- A table's sheet as it is now: the truth, one row a table.
CREATE TABLE snapshot (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL,
    version INTEGER NOT NULL,
    sheet   TEXT NOT NULL
) STRICT;

-- One table a channel.
CREATE UNIQUE INDEX open_table ON snapshot (channel) WHERE phase IN ('lobby', 'playing');

-- Every decision in order: the story.
CREATE TABLE step (
    "table" INTEGER NOT NULL REFERENCES snapshot (id),
    step    INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT NOT NULL,
    auto    INTEGER NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY ("table", step)
) STRICT, WITHOUT ROWID;

-- Where a table's screens hang: the board (person 0) and a hand a person.
CREATE TABLE message (
    "table" INTEGER NOT NULL REFERENCES snapshot (id),
    person  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted  REAL NOT NULL,
    shown   TEXT NOT NULL,
    picture TEXT NOT NULL,
    problem TEXT NOT NULL,
    PRIMARY KEY ("table", person)
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    id       INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    chosen   INTEGER NOT NULL
) STRICT;

CREATE TABLE server (
    id       INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    chosen   INTEGER NOT NULL
) STRICT;

CREATE TABLE result (
    "table" INTEGER NOT NULL REFERENCES snapshot (id),
    seat    INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    score   INTEGER NOT NULL,
    won     INTEGER NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
