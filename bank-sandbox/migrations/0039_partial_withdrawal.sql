-- A part of a deposit is taken back before its end, where its contract says what has to stay. Contracts of before say nothing.
ALTER TABLE deposit_offer ADD COLUMN withdraw_rest numeric(18, 2) CHECK (withdraw_rest > 0);
--;;
ALTER TABLE deposit ADD COLUMN withdraw_rest numeric(18, 2) CHECK (withdraw_rest > 0);
--;;
ALTER TABLE deposit_operation
  DROP CONSTRAINT deposit_operation_kind_check,
  ADD CONSTRAINT deposit_operation_kind_check
    CHECK (kind IN ('placed', 'added', 'withdrawn', 'interest', 'capitalised', 'renewed', 'returned', 'broken'));
