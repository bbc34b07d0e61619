-- Receivers' names that the bank compares after a save: of a payment (row 0), of a payroll's rows to other banks. A claim of a
-- process that was killed ends after a while.
CREATE TABLE pending_name_check (
  document_id bigint NOT NULL REFERENCES document ON DELETE CASCADE,
  row integer NOT NULL,
  version integer NOT NULL,
  claimed_at timestamptz,
  PRIMARY KEY (document_id, row)
);
--;;
ALTER TABLE payroll_row ADD COLUMN name_check jsonb;
--;;
-- Answers in the background name no owner, and a form's question about the same receiver is a new one.
ALTER TABLE receiver_name_check ADD COLUMN in_background boolean NOT NULL DEFAULT false;
