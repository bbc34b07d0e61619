#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16: a database in a folder runs with fsync off, and never calls fsync.
#
# Guess: a folder on disk means durability as of a PostgreSQL server. Seen: the start parameters hold -F, so fsync is off,
# and the file system of Node that it brings has no fsync behind its streams, so that switching it on alone changes nothing.
# What was committed survives the end of the process, not a power cut.
# Way out: a file system with fsync, start parameters without -F, wal_sync_method = fsync (fdatasync is a stub there).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat > check.mjs <<'JS'
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';

let calls = 0;
for (const name of ['fsync', 'fsyncSync', 'fdatasync', 'fdatasyncSync']) {
  const original = fs[name];
  fs[name] = (...args) => ((calls += 1), original(...args));
}
syncBuiltinESMExports();
const db = await PGlite.create('./data');
await db.exec('create table payment (id int primary key); insert into payment values (1); checkpoint');
console.log('-F among the start parameters:', PGlite.defaultStartParams.includes('-F'));
console.log('fsync', (await db.query('show fsync')).rows[0].fsync, 'calls', calls);
await db.close();
JS
cat > expected.txt <<'TXT'
-F among the start parameters: true
fsync off calls 0
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
