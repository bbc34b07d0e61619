import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { splitLines, type CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { spellAmount, formatAmount } from '@ncb/shared-kernel/domain/money';
import {
  formatNameCheck,
  section,
  type BankMarks,
  type PrintoutRow,
  type PrintoutSection,
} from '@ncb/shared-kernel/domain/papers';
import { formatPayrollMonth } from '@ncb/shared-kernel/domain/rules';
import { PayrollHalf, PayrollRowStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../banks/own-bank';
import { HALF_WORDS } from '../payroll/write-canonical-payroll';
import type { ShownRow } from '../payroll/payroll-grid';

type PaidRow = Pick<ShownRow, 'outcome' | 'reason' | 'uetr' | 'nameCheck'>;

/** @param paid the rows of the payroll in their order */
export function buildPayrollSections(
  value: (name: CanonicalField) => string,
  { received, confirmed }: BankMarks,
  paid: readonly PaidRow[],
): readonly PrintoutSection[] {
  const [amount, currency] = [value('amount'), value('currency')];
  const payoutDay = value('valueDate');
  return [
    section('', [
      ['Дата складання', toDotted(value('documentDate'))],
      ['Дата зарахування', payoutDay && toDotted(payoutDay)],
      ['Дата та час отримання', received && toDottedMoment(received)],
      ['Дата та час виконання', toDottedMoment(confirmed)],
    ]),
    section('Платник', [
      ['Платник', value('payerName')],
      ['Код платника', value('payerCode')],
      ['Рахунок платника', value('payerIban')],
      ['Надавач платіжних послуг платника', `${OWN_BANK.name}, код ${OWN_BANK.code}`],
    ]),
    section('Нарахування', [
      ['Вид нарахування', value('payrollType')],
      ['Період', formatPayrollMonth({ period: value('payrollPeriod'), half: parseHalf(value('payrollHalf')) })],
      ['Транзитний рахунок', value('transitIban')],
      ['Кількість працівників', value('employeeCount')],
      ['Сума', `${formatAmount(amount, 'ua')} ${currency}`],
      ['Сума словами', spellAmount(amount, UAH.letters, 'uk')],
    ]),
    section(
      'Працівники',
      splitLines('employees', value('employees')).map((line, index) => buildEmployeeRow(line, index, paid[index])),
    ),
  ];
}

function buildEmployeeRow(line: string, index: number, paid: PaidRow | undefined): PrintoutRow {
  const [name = '', account = '', amount = ''] = line.split(', ');
  const returned = paid?.outcome === PayrollRowStatus.returned ? `\nПовернено: ${paid.reason ?? ''}` : '';
  const uetr = paid?.uetr ? `\nUETR ${paid.uetr}` : '';
  const nameCheck = formatNameCheck(paid?.nameCheck ?? null);
  const facts = [`${account}, ${formatAmount(amount, 'ua')}`, nameCheck].filter(Boolean).join('\n');
  return [`${index + 1}. ${name}`, `${facts}${uetr}${returned}`];
}

function parseHalf(word: string): PayrollHalf {
  return Object.values(PayrollHalf).find((half) => HALF_WORDS[half] === word) ?? PayrollHalf.whole;
}
