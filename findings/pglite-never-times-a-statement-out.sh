#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: statement_timeout is accepted and never fires.
#
# Guess: PostgreSQL 18 cancels the statement, as the server does. Seen: SET succeeds, SHOW gives the value back, and a
# statement five times as long runs to its end, while the process does nothing else. There are no signals in WebAssembly.
# Way out: bounds on rows and periods in the calls themselves.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat > check.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();
await db.exec("set statement_timeout = '200ms'");
console.log((await db.query('show statement_timeout')).rows[0].statement_timeout);
const from = Date.now();
await db.query('select pg_sleep(1)');
console.log(Date.now() - from >= 1000 ? 'ran to its end' : 'cancelled');
await db.close();
JS
cat > expected.txt <<'TXT'
200ms
ran to its end
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
