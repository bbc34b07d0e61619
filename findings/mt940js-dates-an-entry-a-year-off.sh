#!/usr/bin/env bash
# mt940js 1.3.5: an entry booked in January with a value date of December is dated a year too early.
#
# Guess: the entry date of :61:, which has a month and a day only, gets the year nearest to the value date. Seen: it always
# gets the year of the value date. Value 31.12.2025 and entry 02.01 is 02.01.2025; value 02.01.2026 and entry 31.12 is
# 31.12.2026.
# Way out: of the three years around the value date take the one whose date is nearest to it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund mt940js@1.3.5
cat > check.mjs <<'JS'
import mt940 from 'mt940js';

for (const dates of ['2512310102', '2601021231']) {
  const lines = [
    ':20:STATEMENT',
    ':25:UA213223130000026007233566001',
    ':28C:1/1',
    ':60F:C251231UAH1000,00',
    `:61:${dates}C500,50NTRFNONREF//123`,
    ':86:Payment for goods',
    ':62F:C260102UAH1500,50',
    '-',
  ];
  const [{ transactions }] = new mt940.Parser().parse(`${lines.join('\r\n')}\r\n`);
  const [{ date, entryDate }] = transactions;
  console.log('value', date.toISOString().slice(0, 10), 'entry', entryDate.toISOString().slice(0, 10));
}
JS
cat > expected.txt <<'TXT'
value 2025-12-31 entry 2025-01-02
value 2026-01-02 entry 2026-12-31
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
