#!/usr/bin/env bash
# Google's font subsets, as packaged by @fontsource-variable/inter 5.3.0: the Cyrillic file has no hryvnia sign.
#
# Guess: a page in Ukrainian needs the subsets "cyrillic" and "latin", and U+20B4 (hryvnia) comes with the Cyrillic
# letters, or with Latin as the euro does. Seen: neither has it. It is in "cyrillic-ext", whose letters no Ukrainian text
# uses (25 KB), and again in "latin-ext" (83 KB). A page that declares the two shows the sign in a font of the system; one
# that declares all loads an extended file for one sign. The apostrophe U+02BC of Ukrainian words is in "latin".
# Way out: write UAH, or cut a subset of one's own that takes the sign from "cyrillic-ext".
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @fontsource-variable/inter@5.3.0 fontkit@2.0.4
cat > check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const SIGNS = { 'U+20B4 hryvnia': 0x20b4, 'U+20AC euro': 0x20ac, 'U+0490 ghe': 0x490, 'U+02BC apostrophe': 0x2bc, 'U+2116 numero': 0x2116 };
for (const subset of ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']) {
  const file = readFileSync(`node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`);
  const font = fontkit.create(file);
  const found = Object.entries(SIGNS).flatMap(([name, code]) => (font.hasGlyphForCodePoint(code) ? [name] : []));
  console.log(subset, Math.round(file.length / 1024), 'KB:', found.join(', ') || 'none');
}
JS
cat > expected.txt <<'TXT'
latin 47 KB: U+20AC euro, U+02BC apostrophe
latin-ext 83 KB: U+20B4 hryvnia, U+02BC apostrophe
cyrillic 18 KB: U+0490 ghe, U+2116 numero
cyrillic-ext 25 KB: U+20B4 hryvnia
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
