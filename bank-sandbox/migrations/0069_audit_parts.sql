-- The chain is checked in parts: one statement over a long trail would keep a snapshot and the embedded database for
-- minutes. Checks the entries after number `after`, whose hash is `previous`, at most `size` of them.
CREATE FUNCTION audit_check_part(after bigint, previous bytea, size integer)
  RETURNS TABLE (entries integer, last_id bigint, last_hash bytea, broken bigint) LANGUAGE sql STABLE AS $$
  WITH part AS (SELECT * FROM audit WHERE audit.id > after ORDER BY audit.id LIMIT size),
  compared AS (
    SELECT part.id, part.hash,
      part.id = after + row_number() OVER trail
        AND part.hash = audit_hash(part::audit, lag(part.hash, 1, previous) OVER trail) AS fits
    FROM part WINDOW trail AS (ORDER BY part.id))
  SELECT count(*)::integer, coalesce(max(id), after), coalesce((array_agg(hash ORDER BY id DESC))[1], previous),
    min(id) FILTER (WHERE NOT fits)
  FROM compared
$$;
--;;
CREATE OR REPLACE FUNCTION audit_first_broken() RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  size CONSTANT integer := 10000;
  part record;
  head audit_head;
  after bigint := 0;
  previous bytea := ''::bytea;
BEGIN
  LOOP
    SELECT * INTO part FROM audit_check_part(after, previous, size);
    IF part.broken IS NOT NULL THEN
      RETURN part.broken;
    END IF;
    after := part.last_id;
    previous := part.last_hash;
    EXIT WHEN part.entries < size;
  END LOOP;
  SELECT * INTO head FROM audit_head WHERE id = 1;
  IF head.entries <> after OR head.hash <> previous THEN
    RETURN 0;
  END IF;
  RETURN NULL;
END $$;
