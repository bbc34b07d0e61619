import {
  getAccount,
  getStatement,
  getTurnovers,
  listAccounts,
  type RequestOf,
  type StatementAccount,
  type StatementDocument,
} from '@ncb/shared-kernel/api/contract';
import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { isBalanced, getRevaluation } from '@ncb/shared-kernel/domain/statement';
import { and, between, eq } from 'drizzle-orm';
import { glEntry, officialRate } from '../src/db/schema';
import { ensureInternalAccount, findLedgerFaults, post } from '../src/ledger';
import type { TestBank } from './support/open-test-bank';
import { BANK_DAY } from './support/test-clock';
import { ONE_ENGINE } from './support/engines';
import { Operator } from './support/operator';
import { setUpBank, setUpPerson } from './support/set-up-bank';

type StatementRequest = RequestOf<typeof getStatement>;

const START = '2026-06-15';
const ASKED: StatementRequest = {
  accountIds: [],
  operations: 'all',
  type: 'oper',
  start: START,
  end: BANK_DAY,
  withClosed: true,
  withRevaluation: true,
};

describe.each(ONE_ENGINE)('statement and turnovers, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const director = setUpPerson(bank, 'director1');
  const receiver = setUpPerson(bank, 'director1', '1002');
  beforeAll(async () => {
    const foreign = await director.save({
      number: '900',
      creditIban: 'UA913516070000026006999000020',
      receiverName: 'ПП «Степовий Млин»',
      receiverCode: '91000023',
      amount: '77.70',
    });
    const other = await director.save({ number: '901', debitAccountId: '7009', amount: '0.01' });
    for (const id of [foreign, other]) {
      await director.sign(id);
      await director.send(id);
    }
    bank.clock.pass({ seconds: 5 });
    await bank.engine.runOnce();
    await moveDollars(bank);
  }, 120_000);

  const ask = async (request: Partial<StatementRequest> = {}, person = director) =>
    person.get(getStatement, { ...ASKED, ...request });
  const readAccount = async (id: string, request: Partial<StatementRequest> = {}, person = director) => {
    const { statement } = await ask(request, person);
    const account = statement.accounts.find(({ accountId }) => accountId === id);
    if (!account) throw new Error(`no account ${id} in the statement`);
    return account;
  };
  const readTurnovers = async (more: Partial<RequestOf<typeof getTurnovers>> = {}) => {
    const request = { accountIds: [], start: START, end: BANK_DAY, type: 1 as const };
    return (await director.get(getTurnovers, { ...request, withRevaluation: true, withClosed: true, ...more })).rows;
  };

  test('every account’s balances and turnovers are those of the ledger, to the kopeck', async () => {
    const { statement } = await ask();
    const { accounts } = await director.get(listAccounts, {});
    expect(statement.accounts.map(({ accountId }) => accountId)).toEqual(accounts.map(({ id }) => id));
    for (const item of statement.accounts) {
      const listed = accounts.find(({ id }) => id === item.accountId);
      expect([item.closing, item.closingEquivalent]).toEqual([listed?.balance, listed?.balanceEquivalent]);
      expect(isBalanced(item)).toBe(true);
      expect(await readLedger(bank, Number(item.accountId), START, BANK_DAY)).toEqual({
        debit: item.debit,
        credit: item.credit,
        debitCount: item.debitCount,
        creditCount: item.creditCount,
      });
    }
  });

  test('the documents of an account add up to its totals, in money and in hryvnias with the revaluation', async () => {
    const { statement } = await ask();
    for (const item of statement.accounts) {
      const operations = item.documents.filter(({ isRevaluation }) => !isRevaluation);
      const sums = (side: 0 | 1) => {
        const own = operations.filter((document) => document.side === side);
        return {
          count: own.length,
          money: total(own.map(({ currencyAmount, amount }) => currencyAmount ?? amount)),
          hryvnias: total(own.map(({ amount }) => amount)),
        };
      };
      expect([sums(0), sums(1)]).toEqual([
        { count: item.debitCount, money: item.debit, hryvnias: item.debitEquivalent },
        { count: item.creditCount, money: item.credit, hryvnias: item.creditEquivalent },
      ]);
      expect(revaluationLines(item)).toBe(getRevaluation(equivalents(item)));
    }
  });

  test('a dollar account is revalued on the days on which the official rate moved', async () => {
    const item = await readAccount('7002');
    const lines = item.documents.filter(({ isRevaluation }) => isRevaluation);
    expect(lines.length).toBeGreaterThan(15);
    expect(lines[0]).toMatchObject({
      documentType: '81',
      currencyAmount: null,
      executed: null,
      madeHere: false,
      purpose: expect.stringMatching(/^Переоцінка залишку: офіційний курс USD 4\d\.\d{4}, попередній 4\d\.\d{4}$/),
    });
    const [first] = lines;
    const rates = await bank.services.db.queries
      .select()
      .from(officialRate)
      .where(eq(officialRate.currencyCode, '840'));
    expect(rates.find(({ day }) => day === first?.operationDate)?.rate).toBe(first?.rate);
    expect(rates.find(({ day }) => day === BANK_DAY)?.rate).toBe('41.5000');
    expect(item.documents.find(({ isRevaluation }) => !isRevaluation)).toMatchObject({
      currencyAmount: '1000.33',
      operationDate: '2026-07-01',
      side: 1,
    });
    const hidden = await readAccount('7002', { withRevaluation: false });
    expect(hidden.documents).toEqual(item.documents.filter(({ isRevaluation }) => !isRevaluation));
    const gains = await readAccount('7002', { operations: 'credit' });
    expect(new Set(gains.documents.map(({ side }) => side))).toEqual(new Set([1]));
  });

  test('a hryvnia account is never revalued', async () => {
    const item = await readAccount('7001');
    expect(item.documents.some(({ isRevaluation }) => isRevaluation)).toBe(false);
    expect([item.openingEquivalent, item.debitEquivalent]).toEqual([item.opening, item.debit]);
    expect(item.documents[0]).toMatchObject({ currencyAmount: null, rate: null });
  });

  test('the payer sees the receiver as his document names him', async () => {
    const item = await readAccount('7001');
    expect(item.documents.find(({ number }) => number === '98')).toEqual({
      id: expect.stringMatching(/^1000\d{4}$/),
      received: '2026-07-12T11:17:00',
      operationDate: '2026-07-12',
      executed: '2026-07-12T11:18:00',
      documentId: '9006',
      documentType: '1',
      number: '98',
      account: '26003999000001',
      accountId: '7001',
      currencyLetters: 'UAH',
      currencyCode: '980',
      correspondent: 'ТОВ «Світанок Постач», 92000019, UA263052990000026006999000301',
      correspondentBankCode: '305299',
      correspondentAccount: 'UA263052990000026006999000301',
      correspondentName: 'ТОВ «Світанок Постач»',
      correspondentCode: '92000019',
      purpose: 'Оплата за товар згідно рах. №12, у т.ч. ПДВ 20% 7500.00',
      amount: '45000.00',
      currencyAmount: null,
      rate: null,
      side: 0,
      fp: '',
      madeHere: true,
      isRevaluation: false,
    });
  });

  test('a payment between two customers stands on both sides, the receiver sees the payer', async () => {
    const [operation] = (await readAccount('7001')).documents.filter(({ number }) => number === '900');
    const [received] = (await readAccount('7010', {}, receiver)).documents.filter(({ number }) => number === '900');
    expect([operation?.side, operation?.amount, operation?.correspondentName]).toEqual([
      0,
      '77.70',
      'ПП «Степовий Млин»',
    ]);
    expect(received).toMatchObject({
      id: operation?.id,
      side: 1,
      amount: '77.70',
      correspondentName: 'ТОВ «Калинова Брама»',
      correspondentCode: '91000017',
      correspondentAccount: 'UA603516070000026003999000001',
      correspondentBankCode: '351607',
      purpose: operation?.purpose,
    });
  });

  test('what the bank posted without a document says so, and cannot be printed as a payment', async () => {
    const item = await readAccount('7001', { start: '2026-05-01' });
    expect(item).toMatchObject({ opening: '0.00', previousOperation: null });
    expect(item.documents[0]).toMatchObject({
      operationDate: '2026-05-16',
      documentType: '71',
      number: '',
      correspondentName: 'Тестовий банк (пісочниця)',
      correspondentCode: '14070197',
      purpose: 'Вхідний залишок на початок обліку',
      madeHere: false,
    });
    expect(await readAccount('7001')).toMatchObject({ previousOperation: '2026-05-16' });
  });

  test('one side alone can be asked for, and the totals stay those of the account', async () => {
    const all = await readAccount('7002');
    const debits = await readAccount('7002', { operations: 'debit', withRevaluation: false });
    expect(debits.documents.map(({ side, currencyAmount }) => [side, currencyAmount])).toEqual([[0, '200.10']]);
    expect({ ...debits, documents: [] }).toEqual({ ...all, documents: [] });
  });

  test('a statement of totals has the same totals and no documents', async () => {
    const [whole, totals] = [await ask(), await ask({ type: 'total' })];
    expect(totals.statement.accounts).toEqual(whole.statement.accounts.map((item) => ({ ...item, documents: [] })));
    expect(totals).toMatchObject({
      start: START,
      end: BANK_DAY,
      truncated: false,
      statement: { clientName: 'ТОВ «Калинова Брама»', clientCode: '91000017', type: 'total' },
    });
  });

  test('closed accounts can be left out; a credit account is shown when it is named', async () => {
    const ids = async (request: Partial<StatementRequest>) =>
      (await ask(request)).statement.accounts.map(({ accountId }) => accountId);
    expect(await ids({})).toContain('7005');
    expect(await ids({ withClosed: false })).not.toContain('7005');
    expect(await ids({ accountIds: ['7005', '7009'], withClosed: false })).toEqual(['7009']);
    expect(await ids({})).not.toContain('7016');
    expect((await readAccount('7016', { accountIds: ['7016'] })).closing).toBe('-480000.00');
  });

  test('a period before everything is empty, one that ends before today ends with the balance of then', async () => {
    const before = await readAccount('7001', { start: '2020-01-01', end: '2020-01-31' });
    expect(before).toMatchObject({ opening: '0.00', closing: '0.00', debitCount: 0, documents: [] });
    const until = await readAccount('7001', { end: '2026-07-12' });
    const after = await readAccount('7001', { start: '2026-07-13' });
    expect(until.closing).toBe(after.opening);
    expect(until.closingEquivalent).toBe(after.openingEquivalent);
  });

  test('the turnovers of a period are the totals of its statement', async () => {
    const { statement } = await ask({ type: 'total' });
    const rows = await readTurnovers();
    expect(rows.map(withoutNames)).toEqual(
      statement.accounts.map((item) => ({
        accountId: item.accountId,
        opening: item.opening,
        closing: item.closing,
        debit: item.debit,
        credit: item.credit,
        openingEquivalent: item.openingEquivalent,
        closingEquivalent: item.closingEquivalent,
        debitEquivalent: item.debitEquivalent,
        creditEquivalent: item.creditEquivalent,
        day: null,
      })),
    );
    expect(rows[0]).toMatchObject({ account: '26003999000001', iban: 'UA603516070000026003999000001' });
    expect(rows.every(({ currentBalance, closing }) => currentBalance === closing)).toBe(true);
  });

  test('the days follow each other without a gap and add up to the period', async () => {
    const period = await readTurnovers();
    for (const whole of period) {
      const days = await readTurnovers({ type: 0, accountIds: [whole.accountId] });
      expect([days[0]?.opening, days[0]?.openingEquivalent]).toEqual([whole.opening, whole.openingEquivalent]);
      expect(total(days.map(({ debit }) => debit))).toBe(whole.debit);
      expect(total(days.map(({ creditEquivalent }) => creditEquivalent))).toBe(whole.creditEquivalent);
      days.slice(1).forEach((day, index) => {
        expect([day.opening, day.openingEquivalent]).toEqual([days[index]?.closing, days[index]?.closingEquivalent]);
      });
      expect(days.at(-1)).toMatchObject({ closing: whole.closing, closingEquivalent: whole.closingEquivalent });
    }
  });

  test('without revaluation only days with operations are rows; an account that rests has the last day', async () => {
    const days = async (accountId: string, withRevaluation: boolean) =>
      (await readTurnovers({ type: 0, accountIds: [accountId], withRevaluation })).map(({ day }) => day);
    expect(await days('7002', false)).toEqual(['2026-07-01', '2026-07-08']);
    expect((await days('7002', true)).length).toBeGreaterThan(15);
    expect(await days('7008', true)).toEqual([BANK_DAY]);
  });

  test('what the bank takes back stands on both sides, counts from the day of the mistake, and is taken back once', async () => {
    const operator = new Operator(bank);
    const before = await readAccount('7001');
    const isEarlier = ({ documentType, side, operationDate }: StatementDocument) =>
      documentType === '1' && side === 0 && operationDate < BANK_DAY;
    const mistake = before.documents.find(isEarlier);
    if (!mistake) throw new Error('nothing was paid before today');
    const result = await operator.command('storno', mistake.id);
    expect(result).toMatchObject({ ok: true, text: expect.stringContaining(`Операцію ${mistake.id} сторновано`) });
    const after = await readAccount('7001');
    const [line] = after.documents.filter(({ isReversal }) => isReversal);
    expect(line).toMatchObject({
      side: 1,
      amount: mistake.amount,
      reverses: mistake.id,
      valueDate: mistake.operationDate,
      documentType: '71',
      madeHere: false,
      purpose: `Сторно: ${mistake.purpose}`,
      correspondentName: mistake.correspondentName,
      correspondentAccount: mistake.correspondentAccount,
    });
    expect(line?.operationDate).toBe(BANK_DAY);
    expect(line?.documentId).toBeUndefined();
    expect(isBalanced(after)).toBe(true);
    expect(subtractAmounts(after.closing, before.closing)).toBe(mistake.amount);
    expect(await operator.command('storno', mistake.id)).toMatchObject({
      ok: false,
      text: expect.stringContaining('її вже сторновано'),
    });
    expect(await operator.command('storno', '10000001')).toMatchObject({ ok: false });
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
  });

  test('what nobody may ask is refused by name', async () => {
    const late = { start: '2026-07-16', end: BANK_DAY };
    expect(await director.refused(getStatement, { ...ASKED, ...late })).toMatchObject({
      problems: [{ field: 'start', key: 'invalidDates' }],
    });
    const request = { accountIds: [], start: BANK_DAY, end: '2026-07-16', withRevaluation: true, withClosed: false };
    expect(await director.refused(getTurnovers, { ...request, type: 0 })).toMatchObject({
      problems: [{ field: 'end', key: 'endAfterToday' }],
    });
  });

  test('an account of another company is one that does not exist', async () => {
    for (const id of ['7013', '999999', 'x']) {
      expect(await director.refused(getStatement, { ...ASKED, accountIds: ['7001', id] })).toMatchObject({
        code: 'notFound',
      });
      expect(await director.refused(getAccount, { id, kind: 'current' })).toMatchObject({ code: 'notFound' });
      const turnovers = { ...ASKED, type: 1 as const, accountIds: ['7001', id] };
      expect(await director.refused(getTurnovers, turnovers)).toMatchObject({ code: 'notFound' });
    }
  });
});

/** Moves amounts whose equivalents are rounded. */
async function moveDollars({ services }: TestBank): Promise<void> {
  const movements = [
    ['2026-07-01', '1000.33'],
    ['2026-07-08', '-200.10'],
  ] as const;
  for (const [bankDay, amount] of movements)
    await services.db.transaction(async (tx) => {
      const equity = await ensureInternalAccount(tx, 'equity', { code: '840', letters: 'USD' });
      await post(tx, {
        kind: 'payment',
        documentId: null,
        bankDay,
        at: new Date(`${bankDay}T10:00:00Z`),
        movements: [
          { accountId: 7002, amount },
          { accountId: equity, amount: subtractAmounts('0.00', amount) },
        ],
      });
    });
}

async function readLedger({ services }: TestBank, accountId: number, start: string, end: string) {
  const entries = await services.db.queries
    .select({ amount: glEntry.amount })
    .from(glEntry)
    .where(and(eq(glEntry.accountId, accountId), between(glEntry.bankDay, start, end)));
  const debits = entries.filter(({ amount }) => amount.startsWith('-')).map(({ amount }) => amount.slice(1));
  const credits = entries.filter(({ amount }) => !amount.startsWith('-')).map(({ amount }) => amount);
  return {
    debit: total(debits),
    credit: total(credits),
    debitCount: debits.length,
    creditCount: credits.length,
  };
}

function total(amounts: readonly string[]): string {
  return amounts.reduce(addAmounts, '0.00');
}

function equivalents(item: StatementAccount) {
  return {
    opening: item.openingEquivalent ?? '',
    debit: item.debitEquivalent ?? '',
    credit: item.creditEquivalent ?? '',
    closing: item.closingEquivalent ?? '',
  };
}

function revaluationLines({ documents }: StatementAccount): string {
  const lines = documents.filter(({ isRevaluation }) => isRevaluation);
  const [debits, credits] = [lines.filter(({ side }) => side === 0), lines.filter(({ side }) => side === 1)];
  return subtractAmounts(total(credits.map(({ amount }) => amount)), total(debits.map(({ amount }) => amount)));
}

function withoutNames<Row extends object>(row: Row) {
  const {
    account: _a,
    iban: _i,
    currencyLetters: _c,
    currentBalance: _b,
    ...rest
  } = row as Row & {
    account: string;
    iban: string;
    currencyLetters: string;
    currentBalance: string | null;
  };
  return rest;
}
