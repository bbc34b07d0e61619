import type { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { parseDotted } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { openInternalAccount } from '../ledger';
import { SEED, type SeedEmployee } from './seed-data';
import { keepRowsOfNewOwners } from './keep-rows-of-new-owners';

export async function seedPayroll(tx: Queries): Promise<void> {
  for (const project of SEED.salary_projects) {
    const id = Number(project.tran_acn_id);
    await openInternalAccount(tx, { kind: 'transit', iban: project.tran_acn_n, id });
    const row = {
      transitAccountId: id,
      companyId: Number(project.company),
      name: project.name,
      branch: project.branch,
      feePercent: project.tran_fee_percent,
      feeAmount: project.tran_fee_amount,
      feeAccount: project.fee_account,
      deal: project.tran_deal,
      dealDate: parseDotted(project.tran_deal_date),
    };
    await tx.insert(schema.salaryProject).values(row).onConflictDoNothing();
  }
  for (const iban of new Set(SEED.salary_projects.map(({ fee_account }) => fee_account)))
    await openInternalAccount(tx, { kind: 'payrollFee', iban });
  const people = await keepRowsOfNewOwners(tx, schema.employee.companyId, SEED.employees.map(toEmployee));
  if (people.length > 0) await tx.insert(schema.employee).values([...people]);
}

function toEmployee(item: SeedEmployee) {
  return {
    companyId: Number(item.company),
    taxCode: item.tin,
    lastName: item.lastname,
    firstName: item.firstname,
    middleName: item.middlename,
    account: item.emp_acn,
    status: item.status satisfies EmployeeStatus,
    fromBank: item.from_bank,
    amount: item.amount,
  };
}
