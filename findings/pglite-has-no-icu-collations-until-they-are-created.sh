#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: no predefined ICU collation exists, and yet ICU is there.
#
# Guess: COLLATE "uk-x-icu" works as on a PostgreSQL server, or, where it does not, ICU is missing. Seen: pg_collation has
# no Ukrainian row, the default order is that of code points (і and ґ behind я), and CREATE COLLATION with
# provider = icu gives the right alphabet.
# Way out: a migration creates a collation under a name of its own, which works on the server too.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat > check.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();
const letters = "unnest(array['і','а','я','ґ','г','д','є','е','ї']) letter";
const [{ rows }] = await db.exec("select count(*)::int n from pg_collation where collname like 'uk%'");
console.log('predefined', rows[0].n);
await db.exec("create collation ukrainian (provider = icu, locale = 'uk')");
const sorted = await db.query(`
  select string_agg(letter, '' order by letter) by_default,
         string_agg(letter, '' order by letter collate ukrainian) by_icu from ${letters}`);
console.log(sorted.rows[0].by_default, sorted.rows[0].by_icu);
await db.close();
JS
cat > expected.txt <<'TXT'
predefined 0
агдеяєіїґ агґдеєіїя
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
