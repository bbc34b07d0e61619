import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { isAccountOfPerson, checkOwnerCode } from '@ncb/shared-kernel/domain/rules';
import type { Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/find-document';
import { findPaymentRefusal } from '../documents/find-payment-refusal';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { readGrid } from './payroll-grid';

/** Refuses a payroll with a row that would come back; older ones may have it. */
export async function findPayrollRefusal(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null> {
  const refusal = await findPaymentRefusal(tx, row, bankDay);
  if (refusal) return refusal;
  const { employees } = await readGrid(tx, row.id);
  if (!employees.every(({ account }) => isAccountOfPerson(account, OWN_BANK.code))) return 'accountNotOfPerson';
  const ownerCodesOf = await findOwnerCodesFor(
    tx,
    employees.map(({ account, taxCode }) => ({ account, code: taxCode })),
  );
  return employees.some(({ account, taxCode }) => checkOwnerCode(taxCode, ownerCodesOf(account)) !== null)
    ? 'codeNotOfAccount'
    : null;
}
