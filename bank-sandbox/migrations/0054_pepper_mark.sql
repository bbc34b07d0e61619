-- A fixed text hashed with the pepper: tells at the start whether the secret is the one of this database.
ALTER TABLE bank_state ADD COLUMN pepper_mark text;
--;;
-- Written whenever the bank is asked whether it is ready: a database that only answers is not.
CREATE TABLE write_check (
  id smallint PRIMARY KEY CHECK (id = 1),
  checked_at timestamptz NOT NULL
);
