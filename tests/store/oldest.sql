BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'aegis','rulings','2026-11-21 06:27:39.455015+00:00');
INSERT INTO "_sqlite_migrations" VALUES(2,'aegis','settings','2026-11-21 06:27:39.455260+00:00');
INSERT INTO "_sqlite_migrations" VALUES(3,'aegis','claims','2026-11-21 06:27:39.455443+00:00');
CREATE TABLE cards (
    game text not null,
    key text not null,
    name text not null,
    data text not null,
    primary key (game, key)
) without rowid;
INSERT INTO "cards" VALUES('mtg','fog','Fog','{"name": "Fog"}');
CREATE TABLE cards_errata (
    game text not null,
    key text not null,
    data text not null,
    primary key (game, key)
) without rowid;
INSERT INTO "cards_errata" VALUES('riftbound','annie','{}');
CREATE TABLE cards_names (
    game text not null,
    name text not null,
    key text not null,
    kind integer not null,
    primary key (game, name, key),
    foreign key (game, key) references cards (game, key) on delete cascade
) without rowid;
INSERT INTO "cards_names" VALUES('mtg','fog','fog',0);
CREATE TABLE cards_stamp (
    id integer primary key check (id = 1),
    stamp integer not null
);
INSERT INTO "cards_stamp" VALUES(1,2);
CREATE TABLE claims (
                interaction text primary key,
                claimed text not null
            );
INSERT INTO "claims" VALUES('55','2026-11-21T06:27:39.462237+00:00');
CREATE TABLE guilds (
                guild text primary key,
                game text not null,
                private integer not null,
                language text not null,
                judge_role text not null,
                cooldown integer not null,
                news_channel text not null,
                retention integer not null
            );
INSERT INTO "guilds" VALUES('7','mtg',0,'','',0,'',30);
CREATE TABLE people (
                asker text primary key,
                game text not null,
                language text not null,
                private integer
            );
INSERT INTO "people" VALUES('discord:1','ga','',NULL);
CREATE TABLE rulings (
                id text primary key,
                created text not null,
                asker text not null,
                place text not null,
                public integer not null,
                game text not null,
                edition text not null,
                scenario text not null,
                edits text not null,
                choices text not null,
                default_game text not null,
                engine text not null,
                editions text not null,
                parent text references rulings (id) on delete set null,
                verdict text not null,
                answer text not null,
                outdated text not null default '',
                standing text not null default '',
                note text not null default '',
                reviewer text not null default '',
                reviewed text not null default ''
            );
INSERT INTO "rulings" VALUES('P6S4F','2026-11-21T03:00:00.000000+00:00','discord:1','guild:7',1,'mtg','2026-08-07','Shock deals 2 damage to me.','[]','[]','','','[]',NULL,'You''re at 18.','{}','','','','','');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX rulings_of_asker on rulings (asker, created);
CREATE INDEX rulings_at_place on rulings (place, created);
CREATE INDEX rulings_by_time on rulings (created);
CREATE INDEX rulings_of_parent on rulings (parent);
CREATE INDEX claims_by_time on claims (claimed);
COMMIT;
