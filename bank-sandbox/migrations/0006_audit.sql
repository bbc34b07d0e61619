-- Who did what: append-only, each row's hash covers the row before it. The chain is made here, in the database, so
-- that no code path can write around it.
CREATE TABLE audit (
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id bigint,
  company_id bigint,
  address text NOT NULL,
  action text NOT NULL,
  object_type text,
  object_id text,
  result text NOT NULL,
  hash bytea NOT NULL
);
--;;
CREATE TABLE audit_head (
  id smallint PRIMARY KEY CHECK (id = 1),
  entries bigint NOT NULL,
  hash bytea NOT NULL
);
--;;
INSERT INTO audit_head VALUES (1, 0, ''::bytea);
--;;
CREATE FUNCTION audit_hash(entry audit, previous bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.user_id, entry.company_id,
    entry.address, entry.action, entry.object_type, entry.object_id, entry.result)::text, 'UTF8'))
$$;
--;;
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
BEGIN
  -- Held to the end of the transaction: the chain has one order. Every transaction therefore writes its audit row last.
  SELECT * INTO head FROM audit_head WHERE id = 1 FOR NO KEY UPDATE;
  NEW.id := head.entries + 1;
  NEW.hash := audit_hash(NEW, head.hash);
  UPDATE audit_head SET entries = NEW.id, hash = NEW.hash WHERE id = 1;
  RETURN NEW;
END $$;
--;;
CREATE TRIGGER audit_chain BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_link();
--;;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--;;
-- The first entry that does not fit the chain, 0 when entries are missing at the end, null when all is well.
CREATE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  entry audit;
  head audit_head;
  previous bytea := ''::bytea;
  counted bigint := 0;
BEGIN
  FOR entry IN SELECT * FROM audit ORDER BY id LOOP
    counted := counted + 1;
    IF entry.id <> counted OR entry.hash <> audit_hash(entry, previous) THEN
      RETURN entry.id;
    END IF;
    previous := entry.hash;
  END LOOP;
  SELECT * INTO head FROM audit_head WHERE id = 1;
  IF head.entries <> counted OR head.hash <> previous THEN
    RETURN 0;
  END IF;
  RETURN NULL;
END $$;
--;;
CREATE INDEX audit_company ON audit (company_id, id);
