#!/usr/bin/env bash
# qrcode-generator 2.0.4: a code with Cyrillic text can be scanned and holds another text.
#
# Guess: text is written as UTF-8, or refused. Seen: addData keeps the low byte of each UTF-16 unit, so "О" (041E) is
# written as 1E and "№" (2116) as 16. A scanner reads the code without an error; the purpose of the payment is lost.
# Way out: qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)] before addData.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund qrcode-generator@2.0.4 jsqr@1.4.0
cat > check.mjs <<'JS'
import qrcode from 'qrcode-generator';
import decoder from 'jsqr';

const QUIET = 4;
const SCALE = 4;
const jsQR = decoder.default ?? decoder;

function scan(text) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = (count + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / SCALE) - QUIET, Math.floor(x / SCALE) - QUIET];
      const isInside = row >= 0 && column >= 0 && row < count && column < count;
      if (isInside && code.isDark(row, column)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return Buffer.from(jsQR(pixels, side, side).binaryData);
}

console.log(scan('Оплата № 7').toString('hex'));
qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)];
console.log(scan('Оплата № 7').toString('utf8'));
JS
cat > expected.txt <<'TXT'
1e3f3b30423020162037
Оплата № 7
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
