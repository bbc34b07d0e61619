import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getEvents, getUserInfo } from '@ncb/shared-kernel/api/contract';
import { EVENTS_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { schema, selectRows } from '../src/db';
import { DEMO_USERS } from '../src/seed';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const bank = setUpBank();

interface Place {
  readonly person: Person;
  readonly userId: number;
  readonly companyId: number;
}

/** Signs in each active user of the demonstration, once for each company. */
async function signInEverywhere(): Promise<readonly Place[]> {
  const rows = await selectRows<{ login: string; userId: number; companyId: number }>(
    bank.services.db.queries,
    sql`SELECT login, user_id AS "userId", company_id AS "companyId" FROM membership
      JOIN app_user ON app_user.id = user_id JOIN company ON company.id = company_id
      WHERE app_user.status = 2 AND company.status = 2 ORDER BY user_id, company_id`,
  );
  const known = rows.filter(({ login }) => DEMO_USERS.some((user) => user.login === login));
  const places: Place[] = [];
  for (const { login, userId, companyId } of known) {
    const person = new Person(bank, login);
    await person.enterPassword();
    if (!(await person.enterCode()).ok) continue;
    person.actFor(String(companyId));
    if ((await person.call(getUserInfo, { companyRef: String(companyId) })).ok)
      places.push({ person, userId, companyId });
  }
  return places;
}

/** Finds a user's decisions as the trail, documents and signatures tell them, without the list of recipients. */
function findInTrail({ userId, companyId }: Place): Promise<readonly { readonly id: string; readonly doc: string }[]> {
  return selectRows(
    bank.services.db.queries,
    sql`SELECT entry.id::text AS id, document.id::text AS doc
      FROM audit AS entry JOIN document ON document.id::text = entry.object_id AND entry.object_type = 'document'
      WHERE entry.company_id = ${companyId} AND document.company_id = ${companyId} AND document.deleted_at IS NULL
        AND entry.action IN ('execute', 'abort', 'outcomeUnknown') AND entry.result = 'ok'
        AND (entry.action <> 'outcomeUnknown' OR document.status = 4)
        AND (document.type <> 6 OR EXISTS (SELECT FROM membership
          WHERE user_id = ${userId} AND company_id = ${companyId} AND payroll_access > 0))
        AND (document.creator_id = ${userId} OR EXISTS (SELECT FROM document_signature AS signature
          WHERE signature.document_id = document.id AND signature.version = document.version
            AND signature.user_id = ${userId} AND signature.revoked_at IS NULL))
      ORDER BY entry.id`,
  );
}

test('each user of the demonstration gets what the trail tells about own documents, from any beginning', async () => {
  await bank.engine.runOnce();
  bank.clock.pass({ seconds: 10 });
  await bank.engine.runOnce();
  const places = await signInEverywhere();
  expect(places.length).toBeGreaterThan(5);
  let total = 0;
  for (const place of places) {
    const expected = await findInTrail(place);
    total += expected.length;
    const ask = async (lastId: string | null) => {
      const { events, lastId: next } = await place.person.get(getEvents, { lastId });
      return { events: events.map(({ id, documentId }) => ({ id, doc: documentId })), next };
    };
    const [{ newest } = { newest: '' }] = await selectRows<{ newest: string }>(
      bank.services.db.queries,
      sql`SELECT coalesce(max(id), 0)::text AS newest FROM audit WHERE company_id = ${place.companyId}`,
    );
    expect(await ask(null)).toEqual({ events: expected.slice(-EVENTS_PORTION), next: newest });
    for (const lastId of ['1', ...expected.map(({ id }) => id)])
      expect((await ask(lastId)).events).toEqual(
        expected.filter(({ id }) => Number(id) > Number(lastId)).slice(0, EVENTS_PORTION),
      );
  }
  expect(total).toBeGreaterThan(5);
}, 60_000);

test('decisions from before the migration have the same recipients as later ones', async () => {
  const { queries } = bank.services.db;
  const readRecipients = () =>
    selectRows(queries, sql`SELECT * FROM event_recipient ORDER BY company_id, user_id, audit_id`);
  const written = await readRecipients();
  expect(written.length).toBeGreaterThan(5);
  await queries.delete(schema.eventRecipient);
  const migration = readFileSync(join(__dirname, '../migrations/0066_event_recipients.sql'), 'utf8').split('--;;');
  expect(migration.at(-2)).toContain('CREATE TRIGGER');
  await queries.execute(sql.raw(migration.at(-1) ?? ''));
  expect(await readRecipients()).toEqual(written);
});
