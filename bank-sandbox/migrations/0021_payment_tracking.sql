-- The end-to-end number (UETR) of a payment in currency: given when the bank accepts it, kept when it is sent again.
ALTER TABLE document ADD COLUMN uetr uuid CONSTRAINT document_uetr_once UNIQUE;
--;;
-- Steps of a payment's way through other banks that the operator moved on by hand; all others come by the clock.
CREATE TABLE payment_step (
  document_id bigint NOT NULL REFERENCES document,
  -- Its place on the way, from 0.
  place smallint NOT NULL CHECK (place >= 0),
  reached_at timestamptz NOT NULL,
  -- Why the payment was sent back here; null where it went on.
  reason text,
  PRIMARY KEY (document_id, place)
);
