-- Approval policy of a company, part of its rules for payments (docs/requirements/approval-policy.md); amounts in UAH.
ALTER TABLE payment_rules_change ADD COLUMN approval jsonb NOT NULL
  DEFAULT '{"onePersonMax": null, "withoutDirectorMax": null, "dayMax": null, "twoPeopleFor": [], "people": []}';
--;;
-- Documents that a company has signed and not sent.
CREATE INDEX document_signed ON document (company_id) WHERE status = 3 AND deleted_at IS NULL;
--;;
-- Documents that a company has sent on a day; replaces the index of instant payments alone.
CREATE INDEX document_sent_by_day ON document (company_id, sent_day) WHERE sent_day IS NOT NULL;
--;;
DROP INDEX document_instant_by_day;
