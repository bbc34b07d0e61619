#!/usr/bin/env bash
# pg-types 2.2.0 (what pg reads answers with): numeric is a string, numeric[] is an array of floats.
#
# Guess: whoever keeps money as numeric gets strings everywhere. Seen: the parser of a single numeric (OID 1700) keeps the
# text, that of an array (OID 1231) goes through parseFloat: trailing zeros go, and 17 significant digits are rounded.
# array_agg over amounts is where it meets one.
# Way out: pg.types.setTypeParser(1231, ...) with the parser of text[].
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund pg-types@2.2.0
cat > check.mjs <<'JS'
import types from 'pg-types';

const NUMERIC = 1700;
const NUMERIC_ARRAY = 1231;
console.log(JSON.stringify(types.getTypeParser(NUMERIC)('999999999999999.99')));
console.log(JSON.stringify(types.getTypeParser(NUMERIC_ARRAY)('{1.10,999999999999999.99}')));
JS
cat > expected.txt <<'TXT'
"999999999999999.99"
[1.1,1000000000000000]
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
