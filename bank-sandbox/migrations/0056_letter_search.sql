-- Subject and text of letters as the search over everything compares them, stored for the reason of 0055.
ALTER TABLE letter ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  regexp_replace(
    translate(
      lower((subject || E'\n' || text) COLLATE ukr),
      '’ʼ‘`´′' || chr(160) || chr(8239) || '«»“”„‟"',
      repeat('''', 6) || '  '
    ),
    '(?<![a-z])i(?=[а-яґєії])|(?<=[а-яґєії])i(?![a-z])', 'і', 'g'
  )
) STORED;
