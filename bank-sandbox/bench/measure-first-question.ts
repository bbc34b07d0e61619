import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { CompanyCaller } from '../src/callers';
import type { Queries } from '../src/db';
import { findEvents } from '../src/areas/events/find-events';
import type { Services } from '../src/services';
import { createMaximumFigure, type Figure } from './figure';

const COMPANY = 1001;
const DOCUMENTS = 50_000;
/** Entries of a document: saved, signed, sent, executed. */
const ACTIONS = ['savePayment', 'signAll', 'send', 'execute'];
const PARTS = 200;
const PAGES_MAX = 200;

const SIGNER = 501;
const CREATOR = 504;
const RARE_CREATOR = 503;
const USERS = {
  'signer of all': SIGNER,
  'creator of one in a thousand': RARE_CREATOR,
  'neither creator nor signer': 507,
};

const COPIED = `type, status, company_id, document_date, account_id, amount, currency_code, currency_letters, receiver_name,
  receiver_code, receiver_account, receiver_is_resident, receiver_has_code, purpose, created_at`;

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Measures how many pages of the database the first `get_events` reads in a company with 200,000 audit entries. */
export async function measureFirstQuestion(url: string): Promise<readonly Figure[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await addHistory(client);
    const figures: Figure[] = [];
    for (const [name, userId] of Object.entries(USERS)) {
      const pages = await countPages(client, await recordStatements(client, userId));
      figures.push(createMaximumFigure(`first get_events of the ${name}`, pages, PAGES_MAX, 'pages'));
    }
    return figures;
  } finally {
    await client.end();
  }
}

async function addHistory(client: pg.Client): Promise<void> {
  await client.query('CREATE TEMP TABLE added (id bigint PRIMARY KEY)');
  await client.query(`INSERT INTO added SELECT 1000000 + n FROM generate_series(1, ${DOCUMENTS}) AS n`);
  await client.query(`INSERT INTO document (id, number, creator_id, ${COPIED})
    SELECT added.id, 'n' || added.id, CASE WHEN added.id % 1001 = 0 THEN ${RARE_CREATOR} ELSE ${CREATOR} END, ${COPIED}
    FROM (SELECT * FROM document WHERE company_id = ${COMPANY} AND type = 1 AND status = 5 LIMIT 1) AS sample
    CROSS JOIN added`);
  await client.query(`INSERT INTO document_version
    SELECT document.id, document.version, '', ${CREATOR}, now() FROM document JOIN added USING (id)`);
  await client.query(`INSERT INTO document_signature (document_id, version, user_id, certificate_id, signature_right,
      signature, signing_time, accepted_at)
    SELECT document.id, document.version, ${SIGNER}, (SELECT min(id) FROM certificate), 0, '', now(), now()
    FROM document JOIN added USING (id)`);
  // In parts: the head of the chain has a version for each entry of a transaction.
  for (let part = 0; part < PARTS; part += 1)
    await client.query(
      `INSERT INTO audit (at, company_id, address, action, object_type, object_id, result)
       SELECT now(), ${COMPANY}, '127.0.0.1', action, 'document', added.id, 'ok'
       FROM added CROSS JOIN unnest($1::text[]) WITH ORDINALITY AS entry (action, step)
       WHERE added.id % ${PARTS} = $2 ORDER BY added.id, step`,
      [ACTIONS, part],
    );
  await client.query('ANALYZE');
}

/** Answers the first question of a user and returns the statements that it took. */
async function recordStatements(client: pg.Client, userId: number): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const recording = {
    query(config: pg.QueryConfig, values: unknown[]) {
      statements.push({ text: config.text, values });
      return client.query(config, values);
    },
  };
  const queries: Queries = drizzle(recording as unknown as pg.Client);
  const caller = { userId, membership: { companyId: COMPANY, payrollAccess: 0 } } as CompanyCaller;
  const answer = await findEvents({ db: { queries } } as Services, caller, { lastId: null });
  if (!answer.ok) throw new Error('get_events was refused');
  return statements;
}

async function countPages(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  let pages = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Record<string, number> }[] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    pages += (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN);
  }
  return pages;
}
