-- A deleted document stays as evidence of what its company had prepared; it is seen nowhere and its number is free.
ALTER TABLE document ADD COLUMN deleted_at timestamptz;
--;;
ALTER TABLE document ADD CONSTRAINT document_deleted_new CHECK (deleted_at IS NULL OR status = 0);
--;;
ALTER TABLE document DROP CONSTRAINT document_number_once;
--;;
CREATE UNIQUE INDEX document_number_once ON document (company_id, type, number, document_date)
  WHERE deleted_at IS NULL;
