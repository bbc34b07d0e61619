#!/usr/bin/env bash
# jspdf 4.2.1: text() ends the line at the first character that the embedded font lacks.
#
# Guess: an empty box, a question mark or an error. Seen: everything behind the character is left out, in silence. With a
# font cut down to the characters of a form, an amount grouped by a no-break space loses its thousands' tail: "577 281,20"
# is printed as "577".
# Way out: map or replace every character that the font lacks before text(), and fail a test when one was replaced.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund jspdf@4.2.1 subset-font@2.9.0 dejavu-fonts-ttf@2.37.3
cat > check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import subsetFont from 'subset-font';

const whole = readFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const font = await subsetFont(whole, '0123456789, ', { targetFormat: 'truetype' });
const doc = new jsPDF({ compress: false });
doc.addFileToVFS('cut.ttf', Buffer.from(font).toString('base64'));
doc.addFont('cut.ttf', 'cut', 'normal');
doc.setFont('cut');
doc.text('577 281,20', 10, 10);
doc.text('577\u00a0281,20', 10, 20);
const page = Buffer.from(doc.output('arraybuffer')).toString('latin1');
const glyphs = [...page.matchAll(/<([0-9a-f]+)> Tj/gi)].map(([, hex]) => hex.length / 4);
console.log('glyphs with a space', glyphs[0]);
console.log('glyphs with a no-break space that the font lacks', glyphs[1]);
JS
cat > expected.txt <<'TXT'
glyphs with a space 10
glyphs with a no-break space that the font lacks 3
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
