#!/usr/bin/env bash
# transliteration 2.6.1, cyrillic-to-translit-js 3.2.1: one of them follows resolution 55 of 2010, by which Ukrainian
# passports, and so names in SWIFT payments, are spelt.
#
# Guess: any transliteration of a Ukrainian name gives the passport's. Seen: `transliteration` has one table for all
# Cyrillic: Г becomes G instead of H, И becomes I, Ю after a consonant yu instead of iu, the apostrophe stays. A bank
# abroad that compares names gets another one. The preset "uk" of cyrillic-to-translit-js has the rules, "зг" too.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund transliteration@2.6.1 cyrillic-to-translit-js@3.2.1
cat > check.mjs <<'JS'
import { transliterate } from 'transliteration';
import CyrillicToTranslit from 'cyrillic-to-translit-js';

const ukrainian = new CyrillicToTranslit({ preset: 'uk' });
for (const name of ['Гоголь', 'Згурський', 'Корюківка', 'Знам’янка', 'Єнакієве'])
  console.log(name, transliterate(name), ukrainian.transform(name));
JS
cat > expected.txt <<'TXT'
Гоголь Gogol Hohol
Згурський Zgurskiy Zghurskyi
Корюківка Koryukivka Koriukivka
Знам’янка Znam'yanka Znamianka
Єнакієве Ienakiieve Yenakiieve
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
