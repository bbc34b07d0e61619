-- The address of a foreign receiver in parts, as SWIFT takes it; null where it is known as one line alone.
ALTER TABLE beneficiary ADD COLUMN address_parts jsonb;
--;;
-- The most that one payment to him may be, in its own currency; null for no limit.
ALTER TABLE beneficiary ADD COLUMN maximum numeric(18, 2) CHECK (maximum > 0);
