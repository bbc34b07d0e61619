import { getStatement, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { sql } from 'drizzle-orm';
import { selectRows } from '../src/db';
import { generateDocuments } from '../src/generator';
import { ALL_OPERATIONS } from './support/searches';
import { BANK_DAY } from './support/test-clock';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const MAX = 20_000;
const GENERATED = 20_700;

describe.each(ONE_ENGINE)('a statement of more documents than an answer may have, bank on %s', (engine) => {
  let director: Person;
  let ids: readonly string[];
  const bank = setUpBank({ engine });
  beforeAll(async () => {
    await generateDocuments(bank.services.db, GENERATED, bank.clock.now());
    director = await new Person(bank, 'director1').signIn();
    ids = (
      await selectRows<{ id: string }>(
        bank.services.db.queries,
        sql`SELECT id::text FROM account WHERE number LIKE '2600399900010_' ORDER BY id`,
      )
    ).map(({ id }) => id);
  }, 60_000);

  const ask = (more: Partial<RequestOf<typeof getStatement>> = {}) =>
    director.get(getStatement, {
      ...ALL_OPERATIONS,
      accountIds: ids,
      start: addDays(BANK_DAY, -400),
      end: BANK_DAY,
      ...more,
    });
  const countOf = ({ statement }: Awaited<ReturnType<typeof ask>>) =>
    statement.accounts.reduce((count, { documents }) => count + documents.length, 0);

  test('has twenty thousand of them, the first ones of the period, and says that there are more', async () => {
    const cut = await ask();
    expect([countOf(cut), cut.truncated]).toEqual([MAX, true]);
    const [first, second] = cut.statement.accounts;
    expect(first?.documents).toHaveLength((first?.debitCount ?? 0) + (first?.creditCount ?? 0));
    expect(second?.documents.length).toBeGreaterThan(0);
    const days = second?.documents.map(({ operationDate }) => operationDate) ?? [];
    expect(days).toEqual([...days].sort());
  }, 60_000);

  test('has the totals of all of them nevertheless', async () => {
    const [cut, totals] = [await ask(), await ask({ type: 'total' })];
    const counts = totals.statement.accounts.map(({ debitCount, creditCount }) => debitCount + creditCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(MAX);
    expect(cut.statement.accounts.map((item) => ({ ...item, documents: [] }))).toEqual(totals.statement.accounts);
  }, 60_000);

  test('is whole and says so when a shorter period is asked for', async () => {
    const shorter = await ask({ start: addDays(BANK_DAY, -300) });
    const counted = shorter.statement.accounts.reduce(
      (sum, { debitCount, creditCount }) => sum + debitCount + creditCount,
      0,
    );
    expect([countOf(shorter), shorter.truncated]).toEqual([counted, false]);
  }, 60_000);
});
