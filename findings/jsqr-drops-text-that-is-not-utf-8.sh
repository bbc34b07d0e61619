#!/usr/bin/env bash
# jsqr 1.4.0: a byte segment in windows-1251 is found, and its text is the empty string.
#
# Guess: `data` holds the bytes as Latin-1, or decoding fails. Seen: the code is located and read, `data` is '' and nothing
# says so; the bytes are in `binaryData`. Payment QR codes of Ukrainian banks may be in windows-1251, where
# `if (!result.data)` reads as "no code in the picture".
# Way out: decode `binaryData`, strictly as UTF-8 first and as windows-1251 otherwise.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund lean-qr@2.7.4 jsqr@1.4.0
cat > check.mjs <<'JS'
import { generate } from 'lean-qr';
import decoder from 'jsqr';

const QUIET = 4;
const SCALE = 4;
const WINDOWS_1251 = Uint8Array.from([0xd1, 0xe2, 0xb3, 0xf2]);
const asBytes = (data, version) => {
  data.push(0b0100, 4);
  data.push(WINDOWS_1251.length, version < 10 ? 8 : 16);
  for (const byte of WINDOWS_1251) data.push(byte, 8);
};
const code = generate(asBytes);
const side = (code.size + 2 * QUIET) * SCALE;
const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
for (let y = 0; y < side; y += 1)
  for (let x = 0; x < side; x += 1)
    if (code.get(Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET))
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
const jsQR = decoder.default ?? decoder;
const { data, binaryData } = jsQR(pixels, side, side);
console.log('data', JSON.stringify(data));
console.log('binaryData', new TextDecoder('windows-1251').decode(Uint8Array.from(binaryData)));
JS
cat > expected.txt <<'TXT'
data ""
binaryData Світ
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
