import {
  getLastExports,
  getPreparedStatement,
  getRegularStatements,
  getStatement,
  markExported,
  setRegularStatements,
} from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { countLines } from '@ncb/shared-kernel/domain/statement';
import { prepareDueStatements } from '../src/areas/statement-exports/prepare-due-statements';
import { readBankDay } from '../src/clock';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { ALL_OPERATIONS } from './support/searches';
import { BANK_DAY } from './support/test-clock';
import { ONE_ENGINE } from './support/engines';
import { Operator } from './support/operator';
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

  const readLastExports = (person: Person) => person.get(getLastExports, {});

  async function operations() {
    const { statement, end } = await director.get(getStatement, {
      ...ALL_OPERATIONS,
      start: '2026-01-01',
      end: BANK_DAY,
    });
    const account = statement.accounts.find(({ documents }) => documents.length > 1);
    if (!account?.accountId) throw new Error('no operations');
    return { accountId: account.accountId, documents: account.documents, end };
  }

  test('is nothing before the first export', async () => {
    expect(await readLastExports(director)).toEqual({ format: null, exports: [] });
  });

  test('is remembered for the whole company, the format for the person', async () => {
    const { accountId, documents, end } = await operations();
    const lastOperation = documents.at(-1)?.id ?? '';
    await director.get(markExported, { format: 'camt-08', accounts: [{ accountId, until: end, lastOperation }] });
    const answer = await readLastExports(director);
    expect(answer).toMatchObject({ format: 'camt-08', exports: [{ accountId, until: end, lastOperation }] });
    expect(await readLastExports(accountant)).toEqual({ ...answer, format: null });
    expect(await readLastExports(elsewhere)).toEqual({ format: null, exports: [] });
  });

  test('is not taken back by an older period, and not by a file of a table', async () => {
    const { accountId, documents } = await operations();
    const before = await readLastExports(director);
    const [first] = documents;
    const older = { accountId, until: '2026-01-31', lastOperation: first?.id ?? '' };
    await director.get(markExported, { format: 'mt940', accounts: [older] });
    await director.get(markExported, { format: 'xlsx', accounts: [] });
    const { format, exports } = await readLastExports(director);
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
    expect(refused).toMatchObject({ problems: [{ field: 'until' }] });
  });
});

describe.each(ONE_ENGINE)('statements that the bank prepares, bank on %s', (engine) => {
  let bank: TestBank;
  let director: Person;
  let elsewhere: Person;
  let operator: Operator;
  beforeAll(async () => {
    bank = await openTestBank({ engine });
    director = await new Person(bank, 'director1').signIn();
    elsewhere = await new Person(bank, 'director1').signIn('1002');
    operator = new Operator(bank);
  }, 120_000);
  afterAll(() => bank.close());

  const nextDays = async (days: number) => {
    await operator.press('day', { days: String(days) });
    await bank.engine.runOnce();
  };
  const readFiles = async (person: Person) => (await person.get(getRegularStatements, {})).files;
  const readContent = async (person: Person, id: string) => {
    const { content } = await person.get(getPreparedStatement, { id });
    return Buffer.from(content, 'base64').toString('utf8');
  };

  test('are none before anybody asks', async () => {
    await bank.engine.runOnce();
    expect(await director.get(getRegularStatements, {})).toEqual({ setting: null, files: [] });
  });

  test('come after each day that had operations, with the ledger’s sums', async () => {
    await director.get(setRegularStatements, { period: 'day', format: 'camt-08', accountIds: [] });
    const id = await director.save({ number: '777' });
    await director.sign(id);
    await director.send(id);
    bank.clock.pass({ seconds: 3 });
    await bank.engine.runOnce();
    const day = BANK_DAY;
    await nextDays(3);
    const [file, ...others] = await readFiles(director);
    expect(others).toEqual([]);
    expect(file).toMatchObject({ start: day, end: day, format: 'camt-08' });
    const text = await readContent(director, file?.id ?? '');
    const { statement } = await director.get(getStatement, { ...ALL_OPERATIONS, type: 'total', start: day, end: day });
    for (const { debit, closing } of statement.accounts) {
      expect(text).toContain(`<Sum>${debit}</Sum>`);
      expect(text).toContain(`>${closing.replace('-', '')}</Amt>`);
    }
    expect(await readFiles(elsewhere)).toEqual([]);
    expect(await elsewhere.refused(getPreparedStatement, { id: file?.id ?? '' })).toMatchObject({ code: 'notFound' });
  });

  test('are none for a day on which a rate moved and no money did', async () => {
    const before = (await readFiles(director)).length;
    await operator.press('rates', { currency: 'USD', official: '49.9', buy: '49', sale: '51' });
    await nextDays(2);
    const { statement } = await director.get(getStatement, {
      ...ALL_OPERATIONS,
      withRevaluation: true,
      start: addDays(BANK_DAY, 1),
      end: addDays(BANK_DAY, 4),
    });
    const lines = statement.accounts.flatMap(({ documents }) => documents);
    expect(countLines(lines)).toEqual({ operations: 0, revaluations: 1 });
    expect(await readFiles(director)).toHaveLength(before);
  });

  test('come after each month, also one without operations, and no more when they are not wanted', async () => {
    await director.get(setRegularStatements, { period: 'month', format: 'mt940', accountIds: [] });
    expect(await director.get(getRegularStatements, {})).toMatchObject({
      setting: { period: 'month', format: 'mt940' },
    });
    await nextDays(62);
    const monthly = (await readFiles(director)).filter(({ format }) => format === 'mt940');
    expect(monthly).toHaveLength(2);
    expect(monthly[0]?.start).toMatch(/-01$/);
    expect(await readContent(director, monthly[0]?.id ?? '')).toContain(':60F:');
    await director.get(setRegularStatements, { period: null, format: 'mt940', accountIds: [] });
    await nextDays(31);
    expect((await readFiles(director)).filter(({ format }) => format === 'mt940')).toHaveLength(2);
  });

  test('are not made of another company’s account, and are not for operators to set up', async () => {
    const { statement } = await elsewhere.get(getStatement, {
      ...ALL_OPERATIONS,
      type: 'total',
      start: BANK_DAY,
      end: BANK_DAY,
    });
    const accountIds = [statement.accounts[0]?.accountId ?? ''];
    const refused = await director.refused(setRegularStatements, { period: 'day', format: 'mt940', accountIds });
    expect(refused).toMatchObject({ code: 'notFound' });
  });
});

describe.each(ONE_ENGINE)('a month with more operations than a file may have, bank on %s', (engine) => {
  let bank: TestBank;
  let director: Person;
  let operator: Operator;
  beforeAll(async () => {
    bank = await openTestBank({ engine });
    director = await new Person(bank, 'director1').signIn();
    operator = new Operator(bank);
  }, 120_000);
  afterAll(() => bank.close());

  test('comes in several files of whole days, which follow each other', async () => {
    const { db } = bank.services;
    const bankDay = await readBankDay(db.queries, bank.clock.now());
    await director.get(setRegularStatements, { period: 'month', format: 'camt-08', accountIds: [] });
    const jobIds: string[] = [];
    for (const number of ['801', '802', '803']) {
      for (const part of ['1', '2']) {
        const id = await director.save({ number: `${number}${part}` });
        await director.sign(id);
        await director.send(id);
        jobIds.push(id);
      }
      bank.clock.pass({ seconds: 3 });
      await bank.engine.runOnce();
      await operator.press('day', { days: '1' });
    }
    await operator.press('day', { days: '35' });
    await prepareDueStatements({ db }, bank.clock.now(), 3);
    const files = (await director.get(getRegularStatements, {})).files.toReversed();
    expect(files.length).toBeGreaterThan(2);
    expect(files.reduce((sum, { operations }) => sum + operations, 0)).toBeGreaterThanOrEqual(jobIds.length);
    expect(files[0]?.start).toBe(`${bankDay.slice(0, 7)}-01`);
    for (const [place, file] of files.entries()) {
      const next = files[place + 1];
      expect(file.start <= file.end && file.start.slice(0, 7) === file.end.slice(0, 7)).toBe(true);
      if (next) expect(next.start).toBe(addDays(file.end, 1));
    }
    const { statement } = await director.get(getStatement, {
      ...ALL_OPERATIONS,
      type: 'total',
      start: files[0]?.start ?? '',
      end: files.at(-1)?.end ?? '',
    });
    const all = statement.accounts.reduce((sum, { debitCount, creditCount }) => sum + debitCount + creditCount, 0);
    const texts = await Promise.all(
      files.map(async ({ id }) => {
        const { content } = await director.get(getPreparedStatement, { id });
        return Buffer.from(content, 'base64').toString('utf8');
      }),
    );
    const entries = texts.map((text) => text.split('<Ntry>').length - 1);
    expect(entries.reduce((sum, own) => sum + own, 0)).toBe(all);
    expect(Math.max(...entries)).toBeLessThanOrEqual(3);
    await prepareDueStatements({ db }, bank.clock.now(), 3);
    expect((await director.get(getRegularStatements, {})).files).toHaveLength(files.length);
  });
});
