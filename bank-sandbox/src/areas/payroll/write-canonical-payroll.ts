import { writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { PAYROLL, PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentRow } from '../documents/find-document';
import { formatFullName, type GridRow } from './payroll-grid';

type Stored = Pick<
  DocumentRow,
  'id' | 'version' | 'number' | 'documentDate' | 'valueDate' | 'amount' | 'currencyLetters' | 'receiverAccount'
>;

interface SignedContent extends Stored {
  readonly payerName: string;
  readonly payerCode: string;
  readonly payerIban: string;
  readonly payrollType: string;
  /** Paid month, `2026-07`; '' if none. */
  readonly period: string;
  readonly half: PayrollHalf;
  readonly employees: readonly GridRow[];
}

export const HALF_WORDS: Readonly<Record<PayrollHalf, string>> = {
  [PayrollHalf.whole]: '',
  [PayrollHalf.first]: 'first',
  [PayrollHalf.second]: 'second',
};

/** Builds the canonical text; every employee is a line: name, account, amount. */
export function writeCanonicalPayroll(content: SignedContent): string {
  const { employees } = content;
  return writeCanonical(PAYROLL, {
    id: String(content.id),
    version: String(content.version),
    number: content.number,
    documentDate: content.documentDate,
    valueDate: content.valueDate ?? '',
    payerName: content.payerName,
    payerCode: content.payerCode,
    payerIban: content.payerIban,
    transitIban: content.receiverAccount,
    payrollType: content.payrollType,
    payrollPeriod: content.period,
    payrollHalf: HALF_WORDS[content.half],
    amount: content.amount,
    currency: content.currencyLetters,
    employeeCount: String(employees.length),
    // Names, accounts and amounts contain no commas.
    employees: employees.map((row) => [formatFullName(row), row.account, row.amount].join(', ')).join('\n'),
  });
}
