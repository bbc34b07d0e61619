#!/usr/bin/env bash
# exceljs 4.4.0: a date made in Kyiv stands in the sheet as the day before, 22:00.
#
# Guess: a Date of local midnight is written as that day, as SheetJS does with cellDates. Seen: the serial number is
# computed from UTC, so 30.11.2026 becomes 46355.9167, which Excel shows as 29.11.2026: a value date, a birthday or a
# statement's day is wrong everywhere east of Greenwich. Reading back in the same zone hides it.
# Way out: Date.UTC(...) for days, or a day as text.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3
cat > check.mjs <<'JS'
import ExcelJS from 'exceljs';
import * as XLSX from '@e965/xlsx';

async function write(date) {
  const book = new ExcelJS.Workbook();
  const cell = book.addWorksheet('days').getCell('A1');
  cell.value = date;
  cell.numFmt = 'dd.mm.yyyy';
  const read = XLSX.read(await book.xlsx.writeBuffer());
  const serial = read.Sheets.days.A1.v;
  console.log(serial.toFixed(4), XLSX.SSF.format('yyyy-mm-dd', serial));
}
await write(new Date(2026, 10, 30));
await write(new Date(Date.UTC(2026, 10, 30)));
JS
cat > expected.txt <<'TXT'
46355.9167 2026-11-29
46356.0000 2026-11-30
TXT
TZ=Europe/Kyiv node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
