#!/usr/bin/env bash
# kysely-pglite 0.6.1: a transaction's rollback takes with it the insert of a query outside of it.
#
# Guess: db.execute outside of db.transaction() waits or has a session of its own. Seen: the one session is handed to
# everybody; an insert that runs while a transaction is open is answered without an error, and is gone when that
# transaction rolls back.
# Way out: a driver that hands the session out exclusively until commit or rollback (PGlite's own
# transaction() does: queries outside of it wait).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund kysely-pglite@0.6.1 kysely@0.28.18 @electric-sql/pglite@0.3.14
cat > check.mjs <<'JS'
import { Kysely, sql } from 'kysely';
import { KyselyPGlite } from 'kysely-pglite';

const { dialect } = await KyselyPGlite.create();
const db = new Kysely({ dialect });
await sql`create table payment (id int primary key)`.execute(db);
const gate = () => {
  let open;
  const opened = new Promise((resolve) => (open = resolve));
  return { opened, open };
};
const inserted = gate();
const mayEnd = gate();
const transaction = db.transaction().execute(async (tx) => {
  await sql`insert into payment values (1)`.execute(tx);
  inserted.open();
  await mayEnd.opened;
  throw new Error('rolled back');
});
await inserted.opened;
await sql`insert into payment values (2)`.execute(db);
console.log('insert outside of the transaction: answered without an error');
mayEnd.open();
console.log(await transaction.catch((error) => error.message));
console.log('rows', (await sql`select count(*)::int n from payment`.execute(db)).rows[0].n);
process.exit(0);
JS
cat > expected.txt <<'TXT'
insert outside of the transaction: answered without an error
rolled back
rows 0
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
