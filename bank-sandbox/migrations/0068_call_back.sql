-- Calls to receivers before a new or changed account is paid (docs/requirements/payee-checks.md).
ALTER TABLE correspondent
  ADD COLUMN phone text NOT NULL DEFAULT '',
  -- Bank day on which the present phone was entered: a number added today proves nothing.
  ADD COLUMN phone_since date,
  ADD CONSTRAINT correspondent_phone_dated CHECK ((phone = '') = (phone_since IS NULL));
--;;
-- What the approval policy demands for new payees (docs/requirements/payee-checks.md#demands).
UPDATE payment_rules_change SET approval = approval || '{"callBackAbove": null, "coolingHours": null}';
--;;
ALTER TABLE payment_rules_change ALTER COLUMN approval SET DEFAULT
  '{"onePersonMax": null, "withoutDirectorMax": null, "dayMax": null, "twoPeopleFor": [], "people": [], "callBackAbove": null, "coolingHours": null}';
