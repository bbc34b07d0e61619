-- A new key that the present one vouches for, and the letters that tell of a key's end.
ALTER TABLE declaration DROP CONSTRAINT declaration_kind_check;
--;;
ALTER TABLE declaration ADD CONSTRAINT declaration_kind_check CHECK (kind IN ('questionnaire', 'rights', 'key'));
--;;
-- Which letters about its end were sent for a certificate: each is sent once, also by two processes at the same moment.
CREATE TABLE key_reminder (
  certificate_id bigint NOT NULL REFERENCES certificate ON DELETE CASCADE,
  -- 30, 14, 7, 3 or 1: how many days before the end it is due.
  days smallint NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (certificate_id, days)
);
