import { toDotted } from '../../domain/dates';
import { getIbanBankCode } from '../../domain/identifiers';
import { addAmounts } from '../../domain/money';
import { joinFullName } from '../../domain/rules';
import { encodeText } from '../encoding';
import type { CutText, WrittenFile } from './export-table';
import type { PayrollToWrite } from './payroll-columns';

/** Maximum length of a holder's name. Source: docs/requirements/payroll.md#payroll-file-layouts. */
const HOLDER_MAX = 80;
const LINE_BREAKS = /[\r\n]+/g;

/**
 * Writes a payroll as a text of iBank 2 UA in windows-1251, amounts in hryvnias. Source:
 * docs/requirements/payroll.md#payroll-file-layouts.
 */
export function writePaySheet(payroll: PayrollToWrite): WrittenFile {
  const cut: CutText[] = [];
  const total = payroll.employees.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00');
  const head: readonly (readonly [string, string])[] = [
    ['DATE_DOC', toDotted(payroll.documentDate)],
    ['VALUE_DATE', toDotted(payroll.payoutDay || payroll.documentDate)],
    ['NUM_DOC', payroll.number],
    ['CLN_NAME', payroll.companyName],
    ['CLN_OKPO', payroll.companyCode],
    ['PAYER_BANK_MFO', getIbanBankCode(payroll.debitIban)],
    ['PAYER_ACCOUNT', payroll.debitIban],
    ['PAYER_BANK_ACCOUNT', payroll.transitAccount],
    ['AMOUNT', total],
    ['ONFLOW_TYPE', payroll.typeName],
    ['PERIOD', payroll.period && `${payroll.period.slice(5)},${payroll.period.slice(0, 4)}`],
  ];
  const rows = payroll.employees.flatMap((employee, index) => {
    const name = joinFullName(employee);
    if (name.length > HOLDER_MAX) cut.push({ row: index, column: 'CARD_HOLDER' });
    return [
      [`CARD_HOLDERS.${index}.CARD_NUM`, employee.account],
      [`CARD_HOLDERS.${index}.CARD_HOLDER`, name.slice(0, HOLDER_MAX)],
      [`CARD_HOLDERS.${index}.CARD_HOLDER_INN`, employee.taxCode],
      [`CARD_HOLDERS.${index}.AMOUNT`, employee.amount],
    ] as const;
  });
  const lines = [...head.filter(([, value]) => value !== ''), ...rows].map(
    ([key, value]) => `${key}=${value.replace(LINE_BREAKS, ' ')}`,
  );
  const { bytes, replaced, lost } = encodeText(
    ['Content-Type=doc/pay_sheet', '', ...lines, ''].join('\r\n'),
    'windows-1251',
  );
  return { bytes, cut, replaced: [...replaced], lost: [...lost] };
}
