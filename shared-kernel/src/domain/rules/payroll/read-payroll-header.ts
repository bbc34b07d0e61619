import { parseDotted } from '../../dates';
import { compareAmounts } from '../../money';
import type { Problem } from '../../problem';
import { toProblem, runChecks, type Check } from '../checks';
import { readKopeckAmount } from './read-kopeck-amount';
import { sumPayroll, type PayrollRowDraft } from './check-payroll-row';

export interface PayrollImportHeader {
  readonly companyCode: string;
  readonly date: string | null;
  readonly typeId: string | null;
  readonly count: number | null;
  readonly total: string | null;
}

/**
 * Reads `PAYROLL;1.0;<company code>;<dd.MM.yyyy>;<type id>;<count>;<total kopecks>`. Source:
 * docs/requirements/banking-rules.md#import-templates.
 * @returns null for any other line
 */
export function readPayrollHeader(line: string): PayrollImportHeader | null {
  const [marker, , companyCode, date = '', typeId, count = '', total = ''] = line
    .replace(/^\ufeff/, '')
    .split(';')
    .map((cell) => cell.trim());
  if (marker?.toUpperCase() !== 'PAYROLL' || companyCode === undefined) return null;
  const sum = readKopeckAmount(total);
  return {
    companyCode,
    date: parseDotted(date),
    typeId: typeId || null,
    count: /^[0-9]{1,6}$/.test(count) ? Number(count) : null,
    total: sum.ok ? sum.amount : null,
  };
}

interface ImportContext {
  readonly companyCode: string;
  readonly rows: readonly PayrollRowDraft[];
}

const CHECKS: readonly Check<PayrollImportHeader, ImportContext>[] = [
  (header, { companyCode }) =>
    toProblem('companyCode', header.companyCode === companyCode ? null : 'unknownCompanyCode'),
  ({ count }, { rows }) =>
    count === null || count === rows.length
      ? null
      : toProblem('count', 'incorrectPayrollCount', { count: String(count) }),
  ({ total }, { rows }) => checkStatedTotal(total, sumPayroll(rows)),
];

/**
 * Refuses another company's file, and lost or changed rows (count and total are ours). Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-import.
 */
export function checkPayrollHeader(header: PayrollImportHeader, context: ImportContext): readonly Problem[] {
  return runChecks(CHECKS, header, context);
}

function checkStatedTotal(statedTotal: string | null, sum: string | null): Problem | null {
  if (statedTotal === null || sum === null || compareAmounts(statedTotal, sum) === 0) return null;
  return toProblem('total', 'incorrectPayrollTotal', { total: sum });
}
