-- Distinguishes databases that share a data folder: heads of the audit chain, kept in a file, name theirs.
ALTER TABLE bank_state ADD COLUMN identity uuid NOT NULL DEFAULT gen_random_uuid();
