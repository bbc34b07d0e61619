-- What the database has been filled with, so that a newer version adds what it brings and nothing twice.
ALTER TABLE bank_state
  -- The last step of `src/seed/steps.ts` that was done; 0: an empty database.
  ADD COLUMN seed_version integer NOT NULL DEFAULT 0,
  -- True if the invented companies are in it. A bank that began in production mode never gets them.
  ADD COLUMN has_demonstration boolean NOT NULL DEFAULT false;
--;;
-- Databases filled before they said by what: the second step is known by its countries.
UPDATE bank_state SET
  seed_version = CASE WHEN EXISTS (SELECT FROM country) THEN 2 ELSE 1 END,
  has_demonstration = EXISTS (SELECT FROM app_user WHERE demo_sms_code IS NOT NULL)
WHERE seeded_at IS NOT NULL;
