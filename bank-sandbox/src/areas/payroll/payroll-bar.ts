import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { isAccountOfPerson, ownerCodeKey } from '@ncb/shared-kernel/domain/rules';
import type { Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import type { DocumentRow } from '../documents/company-document';
import { paymentBar } from '../documents/payment-bar';
import { ownerCodesFor } from '../receivers/find-account-facts';
import { sheetOf } from './sheet';

/** Refuses a payroll with a row that would come back; older ones may have it. */
export async function payrollBar(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null> {
  const bar = await paymentBar(tx, row, bankDay);
  if (bar) return bar;
  const { employees } = await sheetOf(tx, row.id);
  if (!employees.every(({ account }) => isAccountOfPerson(account, OWN_BANK.code))) return 'accountNotOfPerson';
  const ownerCodesOf = await ownerCodesFor(
    tx,
    employees.map(({ account, taxCode }) => ({ account, code: taxCode })),
  );
  return employees.some(({ account, taxCode }) => ownerCodeKey(taxCode, ownerCodesOf(account)) !== null)
    ? 'codeNotOfAccount'
    : null;
}
