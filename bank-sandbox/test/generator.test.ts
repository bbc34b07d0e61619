import { listPayments } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { readCanonical } from '@ncb/shared-kernel/domain/documents';
import { eq, sql } from 'drizzle-orm';
import { writeCanonicalPayment } from '../src/areas/payments/write-canonical-payment';
import { selectRows, schema, type Queries } from '../src/db';
import { generateDocuments } from '../src/generator';
import { findLedgerFaults } from '../src/ledger';
import { BANK_DAY } from './support/test-clock';
import { ENGINES } from './support/engines';
import { PAYMENT, Person } from './support/person';
import { setUpBank } from './support/set-up-bank';
import { RECENT_DOCUMENTS } from './support/searches';

const COUNT = 1500;

describe.each(ENGINES)('a generated year, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  beforeAll(async () => {
    expect(await generateDocuments(bank.services.db, COUNT, bank.clock.now())).toBe(true);
  }, 60_000);

  const ask = <Row>(statement: ReturnType<typeof sql>) => selectRows<Row>(bank.services.db.queries, statement);

  test('leaves a ledger without a fault, each balance the one before plus its entry', async () => {
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
    expect(
      await ask(sql`
        SELECT id FROM (
          SELECT id, balance_after - sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS off,
            bank_day < lag(bank_day) OVER (PARTITION BY account_id ORDER BY id) AS back FROM gl_entry
          WHERE account_id IN (SELECT id FROM account WHERE number LIKE '2600399900010_')
        ) AS entry WHERE off <> 0 OR back`),
    ).toEqual([]);
  });

  test('is made of days before today, most documents executed and posted once, some refused, some new', async () => {
    const days = await ask<{ first: string; last: string; documents: number }>(
      sql`SELECT min(document_date)::text AS first, max(document_date)::text AS last, count(*) AS documents
        FROM document WHERE number::integer > 1000`,
    );
    expect(days).toEqual([{ first: addDays(BANK_DAY, -365), last: addDays(BANK_DAY, -1), documents: COUNT }]);
    const byStatus = await ask<{ status: number; count: number; posted: number }>(
      sql`SELECT status, count(*) AS count, count(gl_txn.id) AS posted FROM document LEFT JOIN gl_txn
        ON document_id = document.id WHERE number::integer > 1000 GROUP BY status ORDER BY status`,
    );
    expect(byStatus.map(({ status }) => status)).toEqual([0, 5, 6]);
    expect(byStatus.map(({ count, posted }) => (posted === 0 ? 0 : count - posted))).toEqual([0, 0, 0]);
    expect(byStatus.find(({ status }) => status === 5)?.count).toBeGreaterThan(COUNT * 0.95);
  });

  test('has the texts to sign that saving would have made', async () => {
    const texts = await versions(bank.services.db.queries);
    for (const { row, iban, text } of texts) {
      const payer = { payerName: 'ТОВ «Калинова Брама»', payerCode: '91000017', payerIban: iban ?? '' };
      expect(text).toBe(writeCanonicalPayment({ ...row, ...payer }));
    }
    expect(texts.every(({ text }) => readCanonical(text).ok)).toBe(true);
  });

  test('is not made twice, and the bank goes on with numbers of its own', async () => {
    expect(await generateDocuments(bank.services.db, COUNT, bank.clock.now())).toBe(false);
    const operator = await new Person(bank, 'oper1').signIn();
    const id = await operator.save({ ...PAYMENT, number: '900000' });
    const { rows } = await operator.get(listPayments, RECENT_DOCUMENTS);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows[0]).toMatchObject({ id });
  });
});

const { account, document, documentVersion } = schema;

async function versions(queries: Queries) {
  return queries
    .select({ row: document, iban: account.iban, text: documentVersion.canonical })
    .from(document)
    .innerJoin(documentVersion, eq(documentVersion.documentId, document.id))
    .innerJoin(account, eq(account.id, document.accountId))
    .where(sql`${document.number}::integer > 1000`);
}
