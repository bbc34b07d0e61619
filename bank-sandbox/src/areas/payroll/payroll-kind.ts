import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { addAmounts, compareAmounts } from '@ncb/shared-kernel/domain/money';
import { PayrollRowStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { ensureInternalAccount, sumInternalBalance, type Movement } from '../../ledger';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/find-document';
import type { KindOfDocument } from '../documents/kind-of-document';
import { findPayrollRefusal } from './find-payroll-refusal';
import { storePaidEmployees } from './store-paid-employees';
import { giveRowUetrs, readGrid, type GridRow } from './payroll-grid';
import { getBankCode, findRowOutcomes, type RowOutcome } from './find-row-outcomes';

const { salaryProject } = schema;

/**
 * Payroll paid from the project's transit account, which the company funds separately; waits until the end of the first
 * bank day. Unpayable rows go back to the company.
 */
export const payrollKind: KindOfDocument = {
  title: 'Зарплатна відомість',
  findRefusal: findPayrollRefusal,
  // The company has already paid the total.
  getHolds: () => Promise.resolve([]),
  accept: giveRowUetrs,
  async plan(tx, row, { bankDay, now }) {
    const { salaryProjectId, employees } = await readGrid(tx, row.id);
    if (compareAmounts(await lockFunds(tx, salaryProjectId), row.amount) < 0) {
      if (bankDay <= getFirstDay(row, bankDay)) return { verdict: 'wait' };
      return { verdict: 'refuse', reason: REFUSAL_REASONS.salariesNotCome };
    }
    const outcomes = await findRowOutcomes(tx, employees);
    const movements = [
      { accountId: salaryProjectId, amount: `-${row.amount}` },
      ...(await buildMovements(tx, employees, outcomes, row.accountId)),
    ];
    return {
      verdict: 'execute',
      postings: [{ kind: 'payroll', movements }],
      afterwards: (later) => storePaidEmployees(later, row, outcomes, { bankDay, now }),
    };
  },
};

/** Locks the project: two payrolls must not spend the same money. */
async function lockFunds(tx: Queries, transitAccountId: number): Promise<string> {
  await tx
    .select({ id: salaryProject.transitAccountId })
    .from(salaryProject)
    .where(eq(salaryProject.transitAccountId, transitAccountId))
    .for('no key update');
  return sumInternalBalance(tx, transitAccountId);
}

function getFirstDay({ sentDay, valueDate }: DocumentRow, bankDay: string): string {
  const sent = sentDay ?? bankDay;
  return valueDate !== null && valueDate > sent ? valueDate : sent;
}

async function buildMovements(
  tx: Queries,
  employees: readonly GridRow[],
  outcomes: readonly RowOutcome[],
  debitAccountId: number,
): Promise<readonly Movement[]> {
  const isPaid = (_row: GridRow, index: number) => outcomes[index]?.outcome === PayrollRowStatus.paid;
  const isOurs = ({ account }: GridRow) => getBankCode(account) === OWN_BANK.code;
  const paid = employees.filter(isPaid);
  const own = sumRows(paid.filter(isOurs));
  const others = sumRows(paid.filter((row) => !isOurs(row)));
  const back = sumRows(employees.filter((row, index) => !isPaid(row, index)));
  return [
    { accountId: debitAccountId, amount: back },
    { accountId: await ensureInternalAccount(tx, 'employees', UAH), amount: own },
    { accountId: await ensureInternalAccount(tx, 'sep', UAH), amount: others },
  ].filter(({ amount }) => amount !== '0.00');
}

function sumRows(rows: readonly GridRow[]): string {
  return rows.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00');
}
