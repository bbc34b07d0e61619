-- The journal of actions of each company: numbered without gaps, each entry's hash covers the one before it, so that
-- whoever holds a file of it can show that nothing was left out or rewritten.
CREATE TABLE action_entry (
  -- No reference: a journal outlives a registration that is taken back.
  company_id bigint NOT NULL,
  number bigint NOT NULL,
  audit_id bigint NOT NULL,
  at timestamptz NOT NULL,
  user_id bigint,
  word text NOT NULL,
  object_type text,
  object_id text,
  detail text,
  -- Its middle is hidden: enough to tell the office from elsewhere, too little to find anybody by.
  address text NOT NULL,
  -- Told to those alone who see payrolls.
  is_payroll boolean NOT NULL,
  -- What the hash covers, as a JSON list of texts.
  record text NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (company_id, number)
);
--;;
CREATE UNIQUE INDEX action_entry_audit ON action_entry (company_id, audit_id);
--;;
CREATE INDEX action_entry_user ON action_entry (company_id, user_id, audit_id);
--;;
CREATE INDEX action_entry_word ON action_entry (company_id, word, audit_id);
--;;
CREATE INDEX action_entry_object ON action_entry (company_id, object_id, object_type, audit_id)
  WHERE object_id IS NOT NULL;
--;;
CREATE TABLE action_head (
  company_id bigint PRIMARY KEY,
  entries bigint NOT NULL,
  hash bytea NOT NULL
);
--;;
-- The journal's word for an entry; none of what the bank keeps for itself. It follows from action and result, which the
-- audit chain covers.
ALTER TABLE audit ADD COLUMN word text;
--;;
-- `91.196.34.14` is `91.196.•••.14`, of a longer one the first two groups stay, of anything else nothing.
CREATE FUNCTION masked_address(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN plain ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$'
      THEN split_part(plain, '.', 1) || '.' || split_part(plain, '.', 2) || '.•••.' || split_part(plain, '.', 4)
    WHEN plain ~ '^[0-9a-fA-F]*:[0-9a-fA-F:.]*$'
      THEN split_part(plain, ':', 1) || ':' || split_part(plain, ':', 2) || ':•••'
    ELSE ''
  END
  FROM (SELECT regexp_replace(address, '^::ffff:(?=[0-9]+[.])', '', 'i') AS plain) AS mapped
$$;
--;;
CREATE FUNCTION action_record(entry action_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    entry.company_id::text, entry.number::text,
    to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(entry.user_id::text, ''), coalesce((SELECT login FROM app_user WHERE id = entry.user_id), ''),
    entry.word, coalesce(entry.object_type, ''), coalesce(entry.object_id, ''), coalesce(entry.detail, ''),
    entry.address)::text
$$;
--;;
CREATE FUNCTION action_hash(previous bytea, record text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(convert_to(encode(previous, 'hex') || record, 'UTF8'))
$$;
--;;
-- Writes an entry of the audit trail into the journal of its company; what a person did outside of companies into those
-- of all that he works for. Whoever writes holds the head of the audit chain, so each company's numbers have one order.
CREATE FUNCTION action_write(source audit, word text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry action_entry;
  head action_head;
  of_company bigint;
BEGIN
  FOR of_company IN
    SELECT source.company_id WHERE source.company_id IS NOT NULL
    UNION
    SELECT company_id FROM membership WHERE source.company_id IS NULL AND user_id = source.user_id
    ORDER BY 1
  LOOP
    SELECT * INTO head FROM action_head WHERE company_id = of_company;
    entry.company_id := of_company;
    entry.number := coalesce(head.entries, 0) + 1;
    entry.audit_id := source.id;
    entry.at := source.at;
    entry.user_id := source.user_id;
    entry.word := word;
    entry.object_type := source.object_type;
    entry.object_id := source.object_id;
    entry.detail := source.detail;
    entry.address := masked_address(source.address);
    entry.is_payroll := coalesce(source.object_type IN ('payrolls', 'employee')
      OR EXISTS (SELECT 1 FROM document WHERE document.type = 6 AND document.id = CASE
        WHEN source.object_type = 'document' AND source.object_id ~ '^[0-9]{1,15}$' THEN source.object_id::bigint END),
      false);
    entry.record := action_record(entry);
    entry.hash := action_hash(coalesce(head.hash, ''::bytea), entry.record);
    INSERT INTO action_entry SELECT entry.*;
    INSERT INTO action_head VALUES (of_company, entry.number, entry.hash)
      ON CONFLICT (company_id) DO UPDATE SET entries = excluded.entries, hash = excluded.hash;
  END LOOP;
END $$;
--;;
-- What was written before there were numbers gets them in its order.
DO $$
DECLARE
  source audit;
  shown text;
BEGIN
  FOR source IN SELECT * FROM audit ORDER BY id LOOP
    shown := CASE
      WHEN source.action = 'signIn' AND source.result <> 'ok' THEN 'login_refused'
      WHEN source.result <> 'ok' THEN NULL
      WHEN source.company_id IS NULL
        AND source.action NOT IN ('signIn', 'signInWithTemporaryPassword', 'signOut', 'changePassword') THEN NULL
      ELSE (SELECT words.word FROM (VALUES
        ('signIn', 'login'), ('signInWithTemporaryPassword', 'login_temp_pwd'), ('signOut', 'logout'),
        ('changePassword', 'change_pwd'), ('lock', 'lock'), ('unlock', 'unlock'), ('registerCompany', 'add_company'),
        ('savePayment', 'create_pmt'), ('changePayment', 'edit_pmt'), ('registerUser', 'alter_user'),
        ('addUser', 'alter_user'), ('changeUser', 'alter_user'), ('changeRights', 'alter_user'),
        ('revokeRights', 'alter_user'), ('deleteUser', 'alter_user'), ('approveChange', 'alter_user'),
        ('refuseChange', 'alter_user'), ('withdrawChange', 'alter_user'), ('endSessions', 'alter_user'),
        ('signAll', 'sign_all'), ('signFirst', 'sign_first'), ('signSecond', 'sign_second'), ('unsign', 'unsign'),
        ('delete', 'drop_doc'), ('send', 'send'), ('recall', 'recall'), ('changePayrollAccess', 'payroll_access'),
        ('requestCertificate', 'key_request'), ('uploadCertificate', 'key_upload'),
        ('blockCertificate', 'key_block'), ('unblockCertificate', 'key_unblock'), ('sendMail', 'letter'),
        ('apply', 'apply')) AS words (action, word) WHERE words.action = source.action)
    END;
    IF shown IS NOT NULL THEN
      PERFORM action_write(source, shown);
    END IF;
  END LOOP;
END $$;
--;;
CREATE FUNCTION action_entry_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM action_write(NEW, NEW.word);
  RETURN NULL;
END $$;
--;;
CREATE TRIGGER audit_action_entry AFTER INSERT ON audit FOR EACH ROW WHEN (NEW.word IS NOT NULL)
  EXECUTE FUNCTION action_entry_of_audit();
--;;
CREATE TRIGGER action_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON action_entry
  FOR EACH STATEMENT EXECUTE FUNCTION append_only();
--;;
-- The first entry of a company that does not fit its chain, 0 when entries are missing at the end, null when all is well.
CREATE FUNCTION action_first_broken(of_company bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  entry action_entry;
  head action_head;
  previous bytea := ''::bytea;
  counted bigint := 0;
BEGIN
  FOR entry IN SELECT * FROM action_entry WHERE company_id = of_company ORDER BY number LOOP
    counted := counted + 1;
    -- The login is what it was then: a person may have another one now.
    IF entry.number <> counted OR entry.hash <> action_hash(previous, entry.record)
      OR entry.record::jsonb - 4 <> action_record(entry)::jsonb - 4 THEN
      RETURN entry.number;
    END IF;
    previous := entry.hash;
  END LOOP;
  SELECT * INTO head FROM action_head WHERE company_id = of_company;
  IF coalesce(head.entries, 0) <> counted OR coalesce(head.hash, ''::bytea) <> previous THEN
    RETURN 0;
  END IF;
  RETURN NULL;
END $$;
