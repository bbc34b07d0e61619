#!/usr/bin/env bash
# dbffile 1.13.0, shapefile 0.6.6, node-dbf 0.4.0, @e965/xlsx 0.20.3: one reader of four reads a text of 300 characters.
#
# Guess: a text column is at most 254 characters, and readers refuse a longer one. Seen: Clipper keeps the high byte of the
# length in the byte of decimals, so that 300 is 44 and 1. dbffile follows it; shapefile and node-dbf give the first 44
# characters without an error, a purpose of payment cut short; SheetJS gives a sheet without a single row.
# Way out: for type C the length is length byte + 256 * decimals byte, if the lengths then add up to that of the record.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund dbffile@1.13.0 shapefile@0.6.6 node-dbf@0.4.0 xlsx@npm:@e965/xlsx@0.20.3
cat > check.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { DBFFile } from 'dbffile';
import nodeDbf from 'node-dbf';
import { openDbf } from 'shapefile';
import XLSX from 'xlsx';

const LENGTH = 300;
const header = Buffer.alloc(65);
header.set([0x03, 126, 7, 15]);
header.writeUInt32LE(1, 4);
header.writeUInt16LE(header.length, 8);
header.writeUInt16LE(1 + LENGTH, 10);
header.write('PURPOSE', 32);
header.write('C', 32 + 11);
header.writeUInt16LE(LENGTH, 32 + 16);
header[64] = 0x0d;
const text = 'Payment for goods, invoice 15. '.repeat(10).slice(0, LENGTH - 1) + '.';
const file = Buffer.concat([header, Buffer.from(` ${text}`), Buffer.of(0x1a)]);
writeFileSync('long.dbf', file);

const table = await DBFFile.open('long.dbf');
console.log('dbffile', (await table.readRecords())[0].PURPOSE.length);
console.log('shapefile', (await (await openDbf('long.dbf')).read()).value.PURPOSE.length);
const Parser = nodeDbf.default ?? nodeDbf;
const parser = new Parser('long.dbf');
const record = await new Promise((resolve) => {
  parser.on('record', resolve);
  parser.parse();
});
console.log('node-dbf', record.PURPOSE.length);
const book = XLSX.read(file);
console.log('SheetJS rows', XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]]).length);
JS
cat > expected.txt <<'TXT'
dbffile 300
shapefile 44
node-dbf 44
SheetJS rows 0
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
