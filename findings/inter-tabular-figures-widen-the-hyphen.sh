#!/usr/bin/env bash
# Inter 4 (@fontsource-variable/inter 5.3.0): its tabular figures (OpenType `tnum`) also replace the hyphen, by a glyph as
# wide as a figure.
#
# Guess: `font-variant-numeric: tabular-nums` changes figures and the signs of amounts (comma, point, minus), so that it
# can stand on a whole page. Seen: the hyphen of a word grows by two fifths, from 942 to 1328 units of 2048, and "клієнт-банк"
# reads as two words; a dash keeps its width, comma and point become narrower.
# Way out: tabular figures only where amounts stand, or a font file whose `tnum` leaves the hyphen alone.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @fontsource-variable/inter@5.3.0 fontkit@2.0.4
cat > check.mjs <<'JS'
import { openSync } from 'fontkit';

const font = openSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const signs = { one: '1', eight: '8', comma: ',', minus: '\u2212', hyphen: '-', 'en dash': '\u2013' };
for (const [name, sign] of Object.entries(signs)) {
  const [plain, tabular] = [[], ['tnum']].map((features) => font.layout(sign, features).advanceWidth);
  console.log(name.padEnd(8), plain, tabular);
}
JS
cat > expected.txt <<'TXT'
one      833 1328
eight    1267 1328
comma    590 550
minus    1355 1328
hyphen   942 1328
en dash  1024 1024
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
