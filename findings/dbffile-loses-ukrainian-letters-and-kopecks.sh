#!/usr/bin/env bash
# dbffile 1.13.0: with encoding cp866 the letters Ґ and і become question marks, and N(20,2) holds one decimal.
#
# Guess: cp866 is "the DOS code page of Ukraine", and a field declared with two decimals has two. Seen: cp866 has neither
# Ґ nor і (cp1125 has), the loss is silent; 120.5 is written as 120.5 and not 120.50; the language byte of the header stays
# 0, so that a reader has to guess the encoding.
# Way out: cp1125 or windows-1251 with its language byte, and amounts as text of the declared form.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund dbffile@1.13.0
cat > check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { DBFFile } from 'dbffile';

const fields = [
  { name: 'NAME', type: 'C', size: 12 },
  { name: 'AMOUNT', type: 'N', size: 20, decimalPlaces: 2 },
];
const file = await DBFFile.create('payments.dbf', fields, { encoding: 'cp866' });
await file.appendRecords([{ NAME: 'Ґанок і ліс', AMOUNT: 120.5 }]);
const bytes = readFileSync('payments.dbf');
const row = bytes.subarray(bytes.readUInt16LE(8) + 1);
console.log('language byte', bytes[29]);
console.log(new TextDecoder('ibm866').decode(row.subarray(0, 12)).trim());
console.log(row.toString('latin1', 12, 32).trim());
JS
cat > expected.txt <<'TXT'
language byte 0
?анок ? л?с
120.5
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
