#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (SheetJS): a date in the format dd.mm.yyyy becomes 46218 in CSV.
#
# Guess: a format of day, month and year gives a date whatever stands between them, as in Excel. Seen: the formatter takes
# an unescaped dot for the start of a fraction of a second and returns undefined, without an error. The cell then has no
# text, and sheet_to_csv and sheet_to_json with raw: false fall back on Excel's day number. With an escaped dot or a slash
# the date is there.
# Way out: read with cellDates: true and format the date oneself; in workbooks of one's own write dd\.mm\.yyyy.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund xlsx@npm:@e965/xlsx@0.20.3
cat > check.mjs <<'JS'
import XLSX from 'xlsx';

const FORMATS = ['dd.mm.yyyy', 'dd\\.mm\\.yyyy', 'dd/mm/yyyy'];
const sheet = { '!ref': 'A1:A3' };
FORMATS.forEach((z, at) => (sheet[`A${at + 1}`] = { t: 'n', v: 46218, z }));
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, sheet, 'S');
const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
const shown = XLSX.read(bytes).Sheets.S;
const dates = XLSX.read(bytes, { cellDates: true }).Sheets.S;
FORMATS.forEach((format, at) => {
  const cell = `A${at + 1}`;
  console.log(format, 'shows', shown[cell].w, 'with cellDates', dates[cell].v.toISOString().slice(0, 10));
});
console.log('csv', XLSX.utils.sheet_to_csv(shown).split('\n').join(' '));
JS
cat > expected.txt <<'TXT'
dd.mm.yyyy shows undefined with cellDates 2026-07-15
dd\.mm\.yyyy shows 15.07.2026 with cellDates 2026-07-15
dd/mm/yyyy shows 15/07/2026 with cellDates 2026-07-15
csv 46218 15.07.2026 15/07/2026
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
