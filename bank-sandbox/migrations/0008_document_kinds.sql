-- Documents of all areas stand in one table: 1 to 5 as the specification numbers them, 6 for a payroll, which has no
-- number there.
ALTER TABLE document DROP CONSTRAINT document_type_check;
--;;
ALTER TABLE document ADD CONSTRAINT document_type_check CHECK (type BETWEEN 1 AND 6);
--;;
-- The currency request that a payment was made from.
ALTER TABLE document ADD COLUMN request_id bigint REFERENCES document;
--;;
CREATE INDEX document_of_request ON document (request_id) WHERE request_id IS NOT NULL;
--;;
-- What a sent document holds of which account: its amount, and its fee where that comes from another account.
CREATE TABLE document_hold (
  document_id bigint NOT NULL REFERENCES document,
  account_id bigint NOT NULL REFERENCES account,
  amount numeric(18, 2) NOT NULL CHECK (amount > 0),
  PRIMARY KEY (document_id, account_id)
);
--;;
INSERT INTO document_hold SELECT id, account_id, amount FROM document WHERE status = 4;
