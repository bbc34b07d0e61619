import { getLastExports, getStatement, markExported } from '@ncb/shared-kernel/api/contract';
import { openTestBank, type TestBank } from './support/bank';
import { BANK_DAY } from './support/clock';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';

describe.each(ONE_ENGINE)('what was exported last, bank on %s', (engine) => {
  let bank: TestBank;
  let director: Person;
  let accountant: Person;
  let elsewhere: Person;
  beforeAll(async () => {
    bank = await openTestBank({ engine });
    director = await new Person(bank, 'director1').signIn();
    accountant = await new Person(bank, 'buh1').signIn();
    elsewhere = await new Person(bank, 'director1').signIn('1002');
  }, 120_000);
  afterAll(() => bank.close());

  const lastOf = (person: Person) => person.get(getLastExports, {});

  async function operations() {
    const { statement, end } = await director.get(getStatement, {
      ...{ accountIds: [], operations: 'all', type: 'oper', withClosed: true, withRevaluation: false },
      ...{ start: '2026-01-01', end: BANK_DAY },
    });
    const account = statement.accounts.find(({ documents }) => documents.length > 1);
    if (!account?.accountId) throw new Error('no operations');
    return { accountId: account.accountId, documents: account.documents, end };
  }

  test('is nothing before the first export', async () => {
    expect(await lastOf(director)).toEqual({ format: null, exports: [] });
  });

  test('is remembered for the whole company, the format for the person', async () => {
    const { accountId, documents, end } = await operations();
    const lastOperation = documents.at(-1)?.id ?? '';
    await director.get(markExported, { format: 'camt-08', accounts: [{ accountId, until: end, lastOperation }] });
    const told = await lastOf(director);
    expect(told).toMatchObject({ format: 'camt-08', exports: [{ accountId, until: end, lastOperation }] });
    expect(await lastOf(accountant)).toEqual({ ...told, format: null });
    expect(await lastOf(elsewhere)).toEqual({ format: null, exports: [] });
  });

  test('is not taken back by an older period, and not by a file of a table', async () => {
    const { accountId, documents } = await operations();
    const before = await lastOf(director);
    const [first] = documents;
    const older = { accountId, until: '2026-01-31', lastOperation: first?.id ?? '' };
    await director.get(markExported, { format: 'mt940', accounts: [older] });
    await director.get(markExported, { format: 'xlsx', accounts: [] });
    const { format, exports } = await lastOf(director);
    expect(format).toBe('xlsx');
    expect(exports).toMatchObject([
      { until: before.exports[0]?.until, lastOperation: before.exports[0]?.lastOperation },
    ]);
  });

  test('is unknown for another’s account, and for an operation that is none of the account’s', async () => {
    const { accountId, end } = await operations();
    const foreign = { accountId, until: end, lastOperation: null };
    expect(await elsewhere.refused(markExported, { format: 'mt940', accounts: [foreign] })).toMatchObject({
      code: 'notFound',
    });
    const wrong = { accountId, until: end, lastOperation: '99999999' };
    expect(await director.refused(markExported, { format: 'mt940', accounts: [wrong] })).toMatchObject({
      code: 'notFound',
    });
  });

  test('has no day that has not come', async () => {
    const { accountId } = await operations();
    const refused = await director.refused(markExported, {
      format: 'mt940',
      accounts: [{ accountId, until: '2099-01-01', lastOperation: null }],
    });
    expect(refused).toMatchObject({ problems: [{ field: 'exp_date' }] });
  });
});
