import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import type { Moment } from '../documents/kind-of-document';
import { updateAccountHistory } from '../employees/update-account-history';
import type { RowOutcome } from './find-row-outcomes';

/**
 * Stores outcomes and payments, in one statement each: a payroll of 5,000 is executed within seconds.
 * @param outcomes of the rows in their order
 */
export async function storePaidEmployees(
  tx: Queries,
  { id, companyId }: DocumentRow,
  outcomes: readonly RowOutcome[],
  { bankDay, now }: Moment,
): Promise<void> {
  await tx.execute(sql`
    UPDATE payroll_row SET outcome = item ->> 'outcome', reason = item ->> 'reason'
      FROM jsonb_array_elements(${JSON.stringify(outcomes)}::jsonb) WITH ORDINALITY AS result (item, place)
      WHERE document_id = ${id} AND row = result.place`);
  await tx.execute(sql`
    INSERT INTO payroll_payment (document_id, row, account, amount, posted_at)
    SELECT document_id, row, account, amount, ${now.toISOString()}::timestamptz
      FROM payroll_row WHERE document_id = ${id} AND outcome = 'paid'`);
  // If an employee is in it twice, the last row counts.
  await tx.execute(sql`
    UPDATE employee SET amount = paid.amount, paid_on = ${bankDay}::date
      FROM (
        SELECT DISTINCT ON (account, tax_code) account, tax_code, amount
          FROM payroll_row WHERE document_id = ${id} AND outcome = 'paid'
          ORDER BY account, tax_code, row DESC
      ) paid
      WHERE employee.company_id = ${companyId} AND employee.account = paid.account
        AND employee.tax_code = paid.tax_code`);
  await storePaidAccounts(tx, id, companyId, bankDay);
}

/** Moves employees to the paid account, unless the bank maintains them. The tax number must be unique on both sides. */
async function storePaidAccounts(tx: Queries, id: number, companyId: number, bankDay: string): Promise<void> {
  await tx.execute(sql`
    UPDATE employee SET account = paid.account, amount = paid.amount, paid_on = ${bankDay}::date
      FROM (
        SELECT tax_code, max(account) AS account, max(amount) AS amount
          FROM payroll_row WHERE document_id = ${id} AND outcome = 'paid' AND tax_code <> ''
          GROUP BY tax_code HAVING count(*) = 1
      ) paid
      WHERE employee.company_id = ${companyId} AND NOT employee.from_bank AND employee.tax_code = paid.tax_code
        AND employee.account <> paid.account
        AND NOT EXISTS (
          SELECT FROM employee other
            WHERE other.company_id = ${companyId} AND other.id <> employee.id AND other.tax_code = paid.tax_code
        )`);
  await updateAccountHistory(tx, companyId, bankDay);
}
