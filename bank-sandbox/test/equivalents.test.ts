import { getStatement, getTurnovers, type StatementAccount } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { getEquivalentMovement, getRevaluation, getTurnover } from '@ncb/shared-kernel/domain/statement';
import { BANK_DAY } from './support/test-clock';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

jest.setTimeout(120_000);

const bank = setUpBank();

/** Eight periods end on the bank day. */
const PERIODS = [0, 1, 2, 6, 13, 30, 60, 90].map((days) => [addDays(BANK_DAY, -days), BANK_DAY] as const);
const BEFORE = [3, 10, 20, 40].map((days) => [addDays(BANK_DAY, -days - 7), addDays(BANK_DAY, -days)] as const);

/** Operations by side, revaluations as one signed sum. */
function sumLines({ documents }: StatementAccount) {
  const moved = getTurnover(documents.filter(({ isRevaluation }) => !isRevaluation));
  const rate = getTurnover(documents.filter(({ isRevaluation }) => isRevaluation));
  return { debit: moved.debit, credit: moved.credit, revaluation: subtractAmounts(rate.credit, rate.debit) };
}

test('opening + in − out ± revaluation is the closing balance in hryvnias, of every account and period, in lines, totals and turnovers', async () => {
  let checks = 0;
  const wrong: object[] = [];
  for (const company of ['1001', '1002'] as const) {
    const director = await new Person(bank, 'director1').signIn(company);
    for (const [start, end] of [...PERIODS, ...BEFORE]) {
      const period = { accountIds: [], start, end, withClosed: true, withRevaluation: true };
      const request = { ...period, operations: 'all' } as const;
      const lines = await director.get(getStatement, { ...request, type: 'oper' });
      const totals = await director.get(getStatement, { ...request, type: 'total' });
      const whole = await director.get(getTurnovers, { ...period, type: 1 });
      const byDay = await director.get(getTurnovers, { ...period, type: 0 });
      expect(lines.truncated).toBe(false);
      for (const account of lines.statement.accounts) {
        const movement = getEquivalentMovement(account);
        if (movement === null) continue;
        const own = sumLines(account);
        const total = totals.statement.accounts.find(({ accountId }) => accountId === account.accountId);
        const turnover = whole.rows.find(({ accountId }) => accountId === account.accountId);
        const days = byDay.rows.filter(({ accountId }) => accountId === account.accountId);
        const revaluedByDays = days.reduce(
          (sum, row) =>
            addAmounts(
              sum,
              getRevaluation({
                opening: row.openingEquivalent,
                debit: row.debitEquivalent,
                credit: row.creditEquivalent,
                closing: row.closingEquivalent,
              }),
            ),
          '0.00',
        );
        checks += 1;
        const closing = subtractAmounts(
          addAmounts(addAmounts(movement.opening, own.credit), own.revaluation),
          own.debit,
        );
        const isRight =
          closing === movement.closing &&
          own.debit === movement.debit &&
          own.credit === movement.credit &&
          own.revaluation === movement.revaluation &&
          revaluedByDays === movement.revaluation &&
          total?.closingEquivalent === movement.closing &&
          total.debitEquivalent === movement.debit &&
          turnover?.closingEquivalent === movement.closing &&
          turnover.creditEquivalent === movement.credit;
        if (!isRight) wrong.push({ company, start, end, account: account.accountId, movement, own, revaluedByDays });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThanOrEqual(144);
});
