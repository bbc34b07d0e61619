#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (SheetJS): a text that holds an XML entity is not the same after writing and reading a workbook.
#
# Guess: what the library writes it reads back, and bookSST only decides about the size of the file. Seen: without a string
# table, which is the default, cells are of type "str", and the reader replaces entities in them twice: a name that came as
# `ТОВ &quot;Світанок&quot;` becomes another one. With bookSST it stays. `_x0041_` is not escaped by the writer either way
# and is read as a letter.
# Way out: write with bookSST: true, and escape `_x` followed by four hexadecimal digits and `_` as `_x005F_x…_`.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund xlsx@npm:@e965/xlsx@0.20.3
cat > check.mjs <<'JS'
import XLSX from 'xlsx';

const TEXTS = ['ТОВ &quot;Світанок&quot;', 'Код_x0041_1'];
for (const bookSST of [false, true]) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([TEXTS]), 'S');
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST });
  const [row] = XLSX.utils.sheet_to_json(XLSX.read(bytes).Sheets.S, { header: 1 });
  console.log('bookSST', bookSST, row.join(' | '));
}
JS
cat > expected.txt <<'TXT'
bookSST false ТОВ "Світанок" | КодA1
bookSST true ТОВ &quot;Світанок&quot; | КодA1
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
