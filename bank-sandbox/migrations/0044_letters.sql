-- What a letter is about, which one it answers, who signed it, and letters of the bank that somebody has to confirm.
ALTER TABLE letter
  ADD COLUMN theme text NOT NULL DEFAULT 'other',
  ADD COLUMN reply_to bigint REFERENCES letter,
  -- The letter that the exchange began with; none of the first one itself.
  ADD COLUMN thread_id bigint REFERENCES letter,
  ADD COLUMN is_important boolean NOT NULL DEFAULT false,
  ADD COLUMN acknowledged_at timestamptz,
  ADD COLUMN acknowledged_by bigint REFERENCES app_user,
  -- The signed text of the letter.
  ADD COLUMN declaration_id bigint REFERENCES declaration,
  -- It waits for its writer's signature: until then nobody has sent anything.
  ADD COLUMN is_waiting boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT letter_thread_and_reply CHECK ((reply_to IS NULL) = (thread_id IS NULL)),
  ADD CONSTRAINT letter_important CHECK (NOT is_important OR folder = 'inbox'),
  ADD CONSTRAINT letter_acknowledged CHECK (
    (acknowledged_at IS NULL) = (acknowledged_by IS NULL) AND (acknowledged_at IS NULL OR is_important));
--;;
CREATE INDEX letter_thread ON letter (thread_id, id) WHERE thread_id IS NOT NULL;
--;;
CREATE INDEX letter_to_acknowledge ON letter (company_id, id) WHERE is_important AND acknowledged_at IS NULL;
--;;
CREATE INDEX letter_waiting ON letter (company_id, author_id) WHERE is_waiting;
--;;
ALTER TABLE declaration DROP CONSTRAINT declaration_kind_check;
--;;
ALTER TABLE declaration
  ADD CONSTRAINT declaration_kind_check CHECK (kind IN ('questionnaire', 'rights', 'key', 'letter'));
