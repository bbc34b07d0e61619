-- The bank itself: its day, the directory of banks, official rates.
-- PGlite's ICU knows the letters but not the Ukrainian order; the rules give it (they are what a full ICU has for 'uk').
-- PostgreSQL 15 has no rules and needs none.
DO $$
BEGIN
  IF current_setting('server_version_num')::integer >= 160000 THEN
    EXECUTE 'CREATE COLLATION ukr (provider = icu, locale = ''uk'', rules = ''[reorder Cyrl] &Г<ґ<<<Ґ &І<ї<<<Ї<й<<<Й'')';
  ELSE
    CREATE COLLATION ukr (provider = icu, locale = 'uk');
  END IF;
END $$;
--;;
CREATE TABLE bank_state (
  id smallint PRIMARY KEY CHECK (id = 1),
  -- The bank day is the calendar day in Kyiv plus this many days.
  day_offset integer NOT NULL DEFAULT 0,
  seeded_at timestamptz
);
--;;
INSERT INTO bank_state (id) VALUES (1);
--;;
CREATE TABLE bank (
  code text PRIMARY KEY CHECK (code ~ '^[0-9]{6}$'),
  name text COLLATE ukr NOT NULL
);
--;;
CREATE TABLE exchange_rate (
  currency_code text PRIMARY KEY,
  currency_letters text NOT NULL,
  official numeric(14, 6) NOT NULL CHECK (official > 0)
);
