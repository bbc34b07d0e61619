-- Instant transfer through another bank, from sending on. Only the network decides it, once.
CREATE TABLE instant_transfer (
  document_id bigint PRIMARY KEY REFERENCES document,
  -- Committed before the network receives it: after a crash the bank asks instead of paying again.
  submitted_at timestamptz,
  -- Last enquiry about an outcome that is not known.
  asked_at timestamptz,
  verdict text CHECK (verdict IN ('accepted', 'rejected')),
  -- ISO 20022 code of a rejection.
  reason text,
  CHECK ((verdict = 'rejected') = (reason IS NOT NULL))
);
--;;
CREATE INDEX instant_transfer_open ON instant_transfer (document_id) WHERE verdict IS NULL;
--;;
-- What the simulated network knows; it does not read the bank's own tables.
CREATE TABLE network_transfer (
  uetr uuid PRIMARY KEY,
  -- Time at which the receiver's bank answers.
  answers_at timestamptz NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('accepted', 'rejected')),
  reason text,
  -- Answers not yet delivered: none for a silent network, two for one that repeats itself.
  deliveries smallint NOT NULL CHECK (deliveries >= 0)
);
--;;
CREATE INDEX network_transfer_to_deliver ON network_transfer (answers_at) WHERE deliveries > 0;
