import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Open tab of a user who works for one company. */
export interface Tab {
  readonly token: string;
  readonly userId: number;
  readonly companyId: number;
}

const FIRST_ID = 5_000_000;
/** Company and user of the demonstration that are copied. */
const SAMPLE = { companyId: 1002, userId: 501 };

/** Adds `count` signed-in users, three of each company, with accounts like the sample's. */
export async function addTabs(url: string, count: number): Promise<readonly Tab[]> {
  const tabs = Array.from({ length: count }, (_, index) => ({
    token: randomBytes(32).toString('base64url'),
    userId: FIRST_ID + index,
    companyId: FIRST_ID + Math.floor(index / 3),
  }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const copies = (table: string, where: string, ids: string, series: string) =>
    client.query(`INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(sample) || ${ids})).*
      FROM ${table} AS sample CROSS JOIN (${series}) AS tab WHERE ${where}`);
  const last = FIRST_ID + count - 1;
  const users = `SELECT id, ${FIRST_ID} + (id - ${FIRST_ID}) / 3 AS company FROM generate_series(${FIRST_ID}, ${last}) AS id`;
  const companies = `SELECT DISTINCT company FROM (${users}) AS tab`;
  const company = `sample.id = ${SAMPLE.companyId}`;
  const user = `sample.id = ${SAMPLE.userId}`;
  await copies('company', company, `jsonb_build_object('id', tab.company)`, companies);
  await copies(
    'app_user',
    user,
    `jsonb_build_object('id', tab.id, 'login', 'tab' || tab.id, 'registered_as', NULL)`,
    users,
  );
  await copies(
    'membership',
    `sample.user_id = ${SAMPLE.userId} AND sample.company_id = ${SAMPLE.companyId}`,
    `jsonb_build_object('user_id', tab.id, 'company_id', tab.company)`,
    users,
  );
  await copies(
    'account',
    `sample.company_id = ${SAMPLE.companyId}`,
    `jsonb_build_object('id', sample.id * ${2 * FIRST_ID} + tab.company, 'company_id', tab.company,
      'iban', sample.iban || tab.company)`,
    companies,
  );
  await client.query(
    `INSERT INTO session (token_hash, user_id, created_at, last_activity_at, expires_at, address)
     SELECT hash, id, now(), now() + interval '1 hour', now() + interval '8 hours', '127.0.0.1'
     FROM unnest($1::text[], $2::bigint[]) AS tab (hash, id)`,
    [tabs.map(({ token }) => createHash('sha256').update(token).digest('hex')), tabs.map(({ userId }) => userId)],
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
  return tabs;
}
