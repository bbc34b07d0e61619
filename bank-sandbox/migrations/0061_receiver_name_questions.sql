-- As before, with the kind of the code, and the user whose questions the row counts among; null once it is taken back.
DROP TABLE receiver_name_check;
--;;
CREATE TABLE receiver_name_check (
  company_id bigint NOT NULL REFERENCES company,
  iban text NOT NULL,
  code text NOT NULL,
  has_code boolean NOT NULL,
  name text NOT NULL,
  answer jsonb NOT NULL,
  checked_at timestamptz NOT NULL,
  counted_for bigint REFERENCES app_user ON DELETE SET NULL,
  PRIMARY KEY (company_id, iban, code, has_code, name)
);
