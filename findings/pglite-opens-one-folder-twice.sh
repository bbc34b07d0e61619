#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: a folder opens a second time while it is open, and committed rows are lost.
#
# Guess: the second opening fails on postmaster.pid, as it does with a server. Seen: both instances open, both report their
# inserts as done, each sees its own row only, and after both were closed one row is left. No error anywhere. A development
# server that starts before the old process has ended is enough.
# Way out: a lock file of one's own beside the folder.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat > check.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const rows = async (db) => (await db.query('select id from payment order by id')).rows.map(({ id }) => id).join(' ');
const first = await PGlite.create('./data');
await first.exec('create table payment (id int)');
const second = await PGlite.create('./data');
await second.exec('insert into payment values (2)');
await first.exec('insert into payment values (1)');
console.log('first sees', await rows(first));
console.log('second sees', await rows(second));
await second.close();
await first.close();
const later = await PGlite.create('./data');
console.log('left', await rows(later));
await later.close();
JS
cat > expected.txt <<'TXT'
first sees 1
second sees 2
left 1
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
