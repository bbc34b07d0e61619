-- Whether the bank has fixed the value date because the user chose none: such a date moves on when it cannot be met.
ALTER TABLE document ADD COLUMN value_date_fixed boolean NOT NULL DEFAULT false;
--;;
-- What was executed has had its value on the day of its posting.
UPDATE document SET value_date = posted.bank_day, value_date_fixed = true
FROM (SELECT document_id, min(bank_day) AS bank_day FROM gl_txn GROUP BY document_id) AS posted
WHERE posted.document_id = document.id AND document.status = 5 AND document.value_date IS NULL;
