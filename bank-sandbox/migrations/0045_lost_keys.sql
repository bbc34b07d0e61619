-- A code can also be owed for blocking one's keys without signing in; such a half session opens no whole one.
ALTER TABLE half_session DROP CONSTRAINT half_session_factor_check, DROP CONSTRAINT half_session_code;
--;;
ALTER TABLE half_session
  ADD CONSTRAINT half_session_factor_check CHECK (factor IN ('sms', 'key', 'lostKey')),
  ADD CONSTRAINT half_session_code CHECK (
    (factor <> 'key') = (code_mac IS NOT NULL AND code_sent_at IS NOT NULL AND code_expires_at IS NOT NULL));
