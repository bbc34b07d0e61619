import { PayrollHalf } from '../../vocabulary';
import type { Problem } from '../../problem';
import { checkPayroll, type PayrollContext, type PayrollDraft } from '../payroll/check-payroll';
import { checkPayrollRow, type PayrollRowDraft } from '../payroll/check-payroll-row';
import { BANK_DAY, VALID_ACCOUNT } from './valid-payment';

export const OWN_BANK_CODE = '351607';
export const OWN_IBAN = 'UA883516070000026202999000200';
export const FOREIGN_IBAN = 'UA273052990000026205999000210';
export const TRANSIT_IBAN = 'UA723516070000029098999000091';
/** Valid key digit for the own bank. */
export const OLD_ACCOUNT = '26203999000209';

export const VALID_ROW: PayrollRowDraft = {
  taxCode: '0148102804',
  lastName: 'Умовна-Зразкова',
  firstName: 'Дар’я',
  middleName: 'Тестівна',
  account: OWN_IBAN,
  amount: '17000.00',
};

const VALID_PAYROLL: PayrollDraft = {
  number: '7',
  documentDate: BANK_DAY,
  payoutDay: '',
  debitAccountId: VALID_ACCOUNT.id,
  transitAccount: TRANSIT_IBAN,
  typeId: '1',
  otherType: '',
  period: '2026-11',
  half: PayrollHalf.first,
  total: '17000.00',
  employees: [VALID_ROW],
};

const PAYROLL_CONTEXT: PayrollContext = {
  bankDay: BANK_DAY,
  ownBankCode: OWN_BANK_CODE,
  debitAccount: VALID_ACCOUNT,
  transitAccounts: [TRANSIT_IBAN],
  typeIds: ['1', '2', '7'],
};

export function findRowProblems(changes: Partial<PayrollRowDraft>): readonly Problem[] {
  return checkPayrollRow({ ...VALID_ROW, ...changes }, { ownBankCode: OWN_BANK_CODE });
}

export function findPayrollProblems(
  changes: Partial<PayrollDraft>,
  context: Partial<PayrollContext> = {},
): readonly Problem[] {
  return checkPayroll({ ...VALID_PAYROLL, ...changes }, { ...PAYROLL_CONTEXT, ...context });
}
