-- What the search over everything looks through, as the screen compares it: lower case, straight apostrophes, no
-- quotation marks, a Latin i beside Cyrillic letters as the Ukrainian one (buildSearchCondition). Stored, because
-- bringing a company's documents of all time into this form at each letter typed would take seconds.
ALTER TABLE document ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  regexp_replace(
    translate(
      lower((receiver_name || E'\n' || purpose || E'\n' || receiver_account || E'\n' || receiver_code) COLLATE ukr),
      '’ʼ‘`´′' || chr(160) || chr(8239) || '«»“”„‟"',
      repeat('''', 6) || '  '
    ),
    '(?<![a-z])i(?=[а-яґєії])|(?<=[а-яґєії])i(?![a-z])', 'і', 'g'
  )
) STORED;
