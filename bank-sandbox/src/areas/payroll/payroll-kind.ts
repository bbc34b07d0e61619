import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { addAmounts, compareAmounts } from '@ncb/shared-kernel/domain/money';
import { PayrollRowStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { internalAccount, internalBalance, type Movement } from '../../ledger';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/company-document';
import type { KindOfDocument } from '../documents/kind-of-document';
import { payrollBar } from './payroll-bar';
import { keepPaid } from './pay-employees';
import { sheetOf, type SheetRow } from './sheet';
import { bankOf, rowOutcomes, type RowOutcome } from './row-outcomes';

const { salaryProject } = schema;

/**
 * Payroll paid from the project's transit account, which the company funds separately; waits until the end of the first
 * bank day. Unpayable rows go back to the company.
 */
export const payrollKind: KindOfDocument = {
  title: 'Зарплатна відомість',
  bar: payrollBar,
  // The company has already paid the total.
  holds: () => Promise.resolve([]),
  async plan(tx, row, { bankDay, now }) {
    const { salaryProjectId, employees } = await sheetOf(tx, row.id);
    if (compareAmounts(await lockedFunds(tx, salaryProjectId), row.amount) < 0) {
      if (bankDay <= firstDayOf(row, bankDay)) return { verdict: 'wait' };
      return { verdict: 'refuse', reason: REFUSAL_REASONS.salariesNotCome };
    }
    const outcomes = await rowOutcomes(tx, employees);
    const movements = [
      { accountId: salaryProjectId, amount: `-${row.amount}` },
      ...(await shares(tx, employees, outcomes, row.accountId)),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: 'payroll', movements }],
      afterwards: (later) => keepPaid(later, row, outcomes, { bankDay, now }),
    };
  },
};

/** Locks the project: two payrolls must not spend the same money. */
async function lockedFunds(tx: Queries, transitAccountId: number): Promise<string> {
  await tx
    .select({ id: salaryProject.transitAccountId })
    .from(salaryProject)
    .where(eq(salaryProject.transitAccountId, transitAccountId))
    .for('no key update');
  return internalBalance(tx, transitAccountId);
}

function firstDayOf({ sentDay, valueDate }: DocumentRow, bankDay: string): string {
  const sent = sentDay ?? bankDay;
  return valueDate !== null && valueDate > sent ? valueDate : sent;
}

async function shares(
  tx: Queries,
  employees: readonly SheetRow[],
  outcomes: readonly RowOutcome[],
  debitAccountId: number,
): Promise<readonly Movement[]> {
  const isPaid = (_row: SheetRow, index: number) => outcomes[index]?.outcome === PayrollRowStatus.paid;
  const isOurs = ({ account }: SheetRow) => bankOf(account) === OWN_BANK.code;
  const paid = employees.filter(isPaid);
  const own = sumOf(paid.filter(isOurs));
  const others = sumOf(paid.filter((row) => !isOurs(row)));
  const back = sumOf(employees.filter((row, index) => !isPaid(row, index)));
  return [
    { accountId: debitAccountId, amount: back },
    { accountId: await internalAccount(tx, 'employees', UAH), amount: own },
    { accountId: await internalAccount(tx, 'sep', UAH), amount: others },
  ].filter(({ amount }) => amount !== '0.00');
}

function sumOf(rows: readonly SheetRow[]): string {
  return rows.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00');
}
