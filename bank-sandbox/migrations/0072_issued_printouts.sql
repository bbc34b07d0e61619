-- Numbered printouts that the bank has issued (docs/requirements/files-and-printing.md#numbered-printouts). `subject` names
-- what a printout shows and in which state: the same person printing it again gets the same number.
CREATE TABLE issued_printout (
  number text PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES company,
  issued_by bigint NOT NULL REFERENCES app_user,
  subject text NOT NULL,
  kind text NOT NULL,
  document_id bigint REFERENCES document,
  version integer,
  amount numeric(18, 2),
  currency_letters text NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_day date NOT NULL,
  CONSTRAINT issued_printout_once UNIQUE (issued_by, company_id, subject)
);
--;;
-- Numbers that a person has got on a day.
CREATE INDEX issued_printout_by_day ON issued_printout (issued_by, issued_day);
