#!/usr/bin/env bash
# papaparse 5.7.1: the semicolon of a table of two columns is not found if the file has at most nine lines and ends with a
# line break.
#
# Guess: whether the last line is ended does not matter. Seen: the empty piece behind the last line break counts as a row
# of one field; the average over the first ten rows is then under the bound of 1.99, and the comma is taken, so that every
# line is one cell. The tenth line makes it work: a payroll of eight people fails and one of nine does not.
# Way out: skipEmptyLines: true, which also applies to the guess, or the delimiter by one's own count.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat > check.mjs <<'JS'
import Papa from 'papaparse';

const table = (people) => ['Рахунок;Сума', ...Array.from({ length: people }, (_, at) => `${26200 + at};100`)].join('\n');
const fields = (text, options) => Papa.parse(text, options).data[0].length;
console.log('8 people, no line break at the end', fields(table(8)));
console.log('8 people, line break at the end', fields(`${table(8)}\n`));
console.log('8 people, line break at the end, skipEmptyLines', fields(`${table(8)}\n`, { skipEmptyLines: true }));
console.log('9 people, line break at the end', fields(`${table(9)}\n`));
JS
cat > expected.txt <<'TXT'
8 people, no line break at the end 2
8 people, line break at the end 1
8 people, line break at the end, skipEmptyLines 2
9 people, line break at the end 2
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
