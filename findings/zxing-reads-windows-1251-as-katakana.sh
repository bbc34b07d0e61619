#!/usr/bin/env bash
# @zxing/library 0.23.0: a QR code in windows-1251 is read as Japanese if its text is in capitals, and as Latin-1 otherwise.
#
# Guess: an encoding that is not named falls back to Latin-1, so that the bytes can be got back from the text. Seen: without
# a hint the reader chooses among UTF-8, Shift JIS and Latin-1. Cyrillic capitals of windows-1251 are the bytes of half-width
# katakana, one for one, so that a company's name in capitals takes another way than the same name with small letters.
# No error in either case. Payment QR codes of Ukrainian banks may be in windows-1251.
# Way out: the CHARACTER_SET hint on a second attempt, after UTF-8.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @zxing/library@0.23.0 lean-qr@2.7.4
cat > check.mjs <<'JS'
import zxing from '@zxing/library';
import { generate } from 'lean-qr';

const { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = zxing;
const QUIET = 4;
const SCALE = 4;
const IN_1251 = {
  СВІТАНОК: [0xd1, 0xc2, 0xb2, 0xd2, 0xc0, 0xcd, 0xce, 0xca],
  Світанок: [0xd1, 0xe2, 0xb3, 0xf2, 0xe0, 0xed, 0xee, 0xea],
};

function read(bytes, hints) {
  const code = generate((data, version) => {
    data.push(0b0100, 4);
    data.push(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) data.push(byte, 8);
  });
  const side = (code.size + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (code.get(Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET)) pixels[y * side + x] = 0;
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, side, side)));
  return new QRCodeReader().decode(picture, hints).getText();
}
for (const [text, bytes] of Object.entries(IN_1251)) {
  const hints = new Map([[DecodeHintType.CHARACTER_SET, 'windows-1251']]);
  console.log(text, 'without a hint', read(bytes), 'with a hint', read(bytes, hints));
}
JS
cat > expected.txt <<'TXT'
СВІТАНОК without a hint ﾑﾂｲﾒﾀﾍﾎﾊ with a hint СВІТАНОК
Світанок without a hint Ñâ³òàíîê with a hint Світанок
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
