#!/usr/bin/env bash
# lean-qr 2.7.4: a Cyrillic word is written half in UTF-8 and half in Kanji mode.
#
# Guess: text beyond Latin-1 becomes one byte segment of UTF-8. Seen: the default modes hold Kanji (Shift JIS), whose
# table has the Russian letters, so the letters that Ukrainian shares with Russian go there and only the others, such as
# "і", stay bytes; an ECI 26 comes before them. A decoder that reads modes gives the word back; a payment QR code whose
# rule demands byte mode, or a reader that takes the bytes as the text, does not.
# Way out: generate(text, { modes: [mode.bytes(...)] }) or a list of modes without Kanji.
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
const code = generate('Світанок');
const side = (code.size + 2 * QUIET) * SCALE;
const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
for (let y = 0; y < side; y += 1)
  for (let x = 0; x < side; x += 1)
    if (code.get(Math.floor(x / SCALE) - QUIET, Math.floor(y / SCALE) - QUIET))
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
const jsQR = decoder.default ?? decoder;
const { data, chunks } = jsQR(pixels, side, side);
console.log(data);
for (const chunk of chunks) console.log(chunk.type, chunk.assignmentNumber ?? chunk.text);
JS
cat > expected.txt <<'TXT'
Світанок
eci 26
byte Сві
kanji танок
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
