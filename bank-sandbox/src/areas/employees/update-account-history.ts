import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';

/** Records changed accounts of employees. An account set today is replaced, unless it was paid to. */
export async function updateAccountHistory(tx: Queries, companyId: number, bankDay: string): Promise<void> {
  const isOther = sql`employee.id = employee_account.employee_id AND employee.company_id = ${companyId}
    AND employee_account.until IS NULL AND employee_account.account <> employee.account`;
  const isUnpaid = sql`NOT EXISTS (SELECT FROM payroll_payment WHERE payroll_payment.account = employee_account.account)`;
  await tx.execute(
    sql`DELETE FROM employee_account USING employee WHERE ${isOther} AND since >= ${bankDay} AND ${isUnpaid}`,
  );
  await tx.execute(sql`UPDATE employee_account SET until = ${bankDay} FROM employee WHERE ${isOther}`);
  await tx.execute(sql`
    INSERT INTO employee_account (employee_id, account, since)
    SELECT id, account, ${bankDay}::date FROM employee
      WHERE company_id = ${companyId}
        AND NOT EXISTS (SELECT FROM employee_account WHERE employee_id = employee.id AND until IS NULL)
      ORDER BY id`);
}
