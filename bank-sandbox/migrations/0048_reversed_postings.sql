-- A posting that takes another one back (storno). Each is taken back once, whoever asks for it twice.
ALTER TABLE gl_txn ADD COLUMN reverses bigint CONSTRAINT gl_txn_reversed_once UNIQUE REFERENCES gl_txn;
