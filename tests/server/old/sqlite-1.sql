PRAGMA application_id=1196581238;
PRAGMA user_version=1;
BEGIN TRANSACTION;
CREATE TABLE deletions (count INTEGER NOT NULL);
INSERT INTO "deletions" VALUES(0);
CREATE TABLE entries (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
                number INTEGER NOT NULL,
                body BLOB NOT NULL,
                UNIQUE (table_id, number)
            );
INSERT INTO "entries" VALUES(1,'one',0,X'30');
INSERT INTO "entries" VALUES(2,'one',1,X'00FF');
INSERT INTO "entries" VALUES(3,'one',2,X'32');
CREATE TABLE owners (
                owner BLOB NOT NULL,
                table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
                PRIMARY KEY (owner, table_id)
            ) WITHOUT ROWID;
INSERT INTO "owners" VALUES(X'6161616161616161616161616161616161616161616161616161616161616161','one');
CREATE TABLE states (
                table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
                number INTEGER NOT NULL,
                body BLOB NOT NULL
            ) WITHOUT ROWID;
INSERT INTO "states" VALUES('one',2,X'7374617465');
CREATE TABLE tables (
                id TEXT PRIMARY KEY,
                is_open INTEGER NOT NULL,
                touched INTEGER NOT NULL,
                due INTEGER,
                about BLOB NOT NULL
            ) WITHOUT ROWID;
INSERT INTO "tables" VALUES('one',1,5,7,X'61626F7574');
CREATE INDEX open_tables ON tables (touched) WHERE is_open;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX owners_of_tables ON owners (table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('entries',3);
COMMIT;
