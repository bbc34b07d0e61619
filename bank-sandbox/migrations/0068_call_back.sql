-- Calls to receivers before a new or changed account is paid (docs/requirements/payee-checks.md).
-- The indexes may exist: on a large table they are made before the upgrade, CONCURRENTLY.
-- The waiting time of a new payee searches a company's payments to its account.
CREATE INDEX IF NOT EXISTS document_receiver_account ON document (company_id, receiver_account);
--;;
-- A save compares the account with those that payments to the same code were executed to.
CREATE INDEX IF NOT EXISTS document_paid_code ON document (company_id, receiver_code, receiver_account) WHERE status = 5;
--;;
-- What the approval policy demands for new payees (docs/requirements/payee-checks.md#demands).
UPDATE payment_rules_change SET approval = approval || '{"callBackAbove": null, "coolingHours": null}';
--;;
-- Last: the lock of an altered table is held until the end, and readers wait for it.
ALTER TABLE payment_rules_change ALTER COLUMN approval SET DEFAULT
  '{"onePersonMax": null, "withoutDirectorMax": null, "dayMax": null, "twoPeopleFor": [], "people": [], "callBackAbove": null, "coolingHours": null}';
--;;
ALTER TABLE correspondent
  ADD COLUMN phone text NOT NULL DEFAULT '',
  -- Bank day on which the present phone was entered: a number added today proves nothing.
  ADD COLUMN phone_since date,
  ADD CONSTRAINT correspondent_phone_dated CHECK ((phone = '') = (phone_since IS NULL));
