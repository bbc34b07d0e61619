#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (SheetJS): bookType 'dbf' writes a Visual FoxPro table with binary amounts and a fixed date.
#
# Guess: a dBase III file, as accounting programs of this field import it: N(20,2) amounts, the day of writing. Seen:
# version byte 0x30, the date bytes of the header are 17 2 19
# whatever the day, numbers are type B (eight bytes of a double),
# and the width of a text column is that of its longest value.
# Way out: a writer of one's own for DBF; the format is a page of code.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund xlsx@npm:@e965/xlsx@0.20.3
cat > check.mjs <<'JS'
import XLSX from 'xlsx';

const sheet = XLSX.utils.aoa_to_sheet([
  ['NAME', 'AMOUNT'],
  ['Svitanok', 120.5],
]);
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, sheet, 'S');
const dbf = XLSX.write(book, { type: 'buffer', bookType: 'dbf' });
console.log('version', dbf[0].toString(16), 'date bytes', dbf[1], dbf[2], dbf[3]);
for (let at = 32; dbf[at] !== 0x0d; at += 32) {
  const name = dbf.toString('latin1', at, at + 11).replaceAll('\0', '');
  console.log(name, String.fromCharCode(dbf[at + 11]), dbf[at + 16]);
}
JS
cat > expected.txt <<'TXT'
version 30 date bytes 17 2 19
NAME C 8
AMOUNT B 8
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
