#!/usr/bin/env bash
# n2words 4.0.0: an amount in Ukrainian words holds the Latin letter i in place of the Ukrainian one.
#
# Guess: the words of the uk-UA module are Cyrillic throughout. Seen: every "і" of the numerals and of the currency is
# U+0069 and not U+0456. On the screen both look alike; a search for "гривні" finds nothing, a font cut down to Ukrainian
# lacks the letter, and a check for mixed alphabets refuses the text.
# Way out: replace i by і in the result, and test that no Latin letter is left.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund n2words@4.0.0
cat > check.mjs <<'JS'
import { toCurrency } from 'n2words/uk-UA';

const words = toCurrency('2002.30');
console.log('in code points', words.replace(/[a-z]/g, (letter) => `<${letter}>`));
console.log('contains гривні', words.includes('гривні'));
console.log('contains гривні after the replacement', words.replaceAll('i', 'і').includes('гривні'));
JS
cat > expected.txt <<'TXT'
in code points дв<i> тисяч<i> дв<i> гривн<i> тридцять коп<i>йок
contains гривні false
contains гривні after the replacement true
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
