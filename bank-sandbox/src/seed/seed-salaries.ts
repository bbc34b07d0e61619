import { updateAccountHistory } from '../areas/employees/update-account-history';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';

/** Accounts outside the demonstration: payroll rows to them come back. */
export const CLOSED_ACCOUNTS = ['UA643516070000026203999000404'] as const;

export async function seedSalaries(tx: Queries, bankDay: string): Promise<void> {
  for (const companyId of new Set(SEED.employees.map(({ company }) => Number(company))))
    await updateAccountHistory(tx, companyId, bankDay);
  await tx
    .insert(schema.closedAccount)
    .values(CLOSED_ACCOUNTS.map((account) => ({ account })))
    .onConflictDoNothing();
}
