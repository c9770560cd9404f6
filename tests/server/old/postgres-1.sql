CREATE SCHEMA graveshift;
CREATE TABLE graveshift.store (version integer NOT NULL);
INSERT INTO graveshift.store VALUES (1);
CREATE TABLE graveshift.tables (
    id text PRIMARY KEY,
    is_open boolean NOT NULL,
    touched bigint NOT NULL,
    due bigint,
    about bytea NOT NULL
);
CREATE INDEX open_tables ON graveshift.tables (touched) WHERE is_open;
CREATE INDEX due_tables ON graveshift.tables (due) WHERE due IS NOT NULL;
CREATE TABLE graveshift.owners (
    owner bytea NOT NULL,
    table_id text NOT NULL REFERENCES graveshift.tables ON DELETE CASCADE,
    PRIMARY KEY (owner, table_id)
);
CREATE INDEX owners_of_tables ON graveshift.owners (table_id);
CREATE TABLE graveshift.entries (
    table_id text NOT NULL REFERENCES graveshift.tables ON DELETE CASCADE,
    number bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE graveshift.states (
    table_id text PRIMARY KEY REFERENCES graveshift.tables ON DELETE CASCADE,
    number bigint NOT NULL,
    body bytea NOT NULL
);
INSERT INTO graveshift.tables VALUES ('one', true, 5, 7, 'about');
INSERT INTO graveshift.owners VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'one');
INSERT INTO graveshift.entries VALUES ('one', 0, '0'), ('one', 1, '\x00ff'), ('one', 2, '2');
INSERT INTO graveshift.states VALUES ('one', 2, 'state');
