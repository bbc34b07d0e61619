-- Last comparison of a receiver's name by company, for the document that is saved after it.
CREATE TABLE receiver_name_check (
  company_id bigint NOT NULL REFERENCES company,
  iban text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  answer jsonb NOT NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, iban, code, name)
);
