import { toDotted } from '../../dates';
import { compareAmounts, feeFor } from '../../money';
import type { Problem } from '../../problem';
import { beginningOf } from '../../text';
import { PAYROLL_PURPOSE_MAX, PayrollHalf, PayrollType } from '../../vocabulary';
import { problem, textProblem } from '../checks';
import { paymentToOwnBank, type OwnBankPayment } from '../own-bank-payment';

/** The agreement by which the bank pays a company's employees. */
export interface SalaryProject {
  /** IBAN from which the bank pays the employees. */
  readonly transitAccount: string;
  /** Decimal text, such as `0.50`; null when the fee is a fixed amount. */
  readonly feePercent: string | null;
  /** Decimal string in hryvnias; null when the fee is a percentage. */
  readonly feeAmount: string | null;
  /** IBAN of the bank that takes the fee. */
  readonly feeAccount: string;
  /** Number of the general agreement. */
  readonly deal: string;
  /** `yyyy-MM-dd`, null if the bank does not say. */
  readonly dealDate: string | null;
}

/** The payroll that is paid. */
export interface PayrollToPay {
  readonly number: string;
  readonly documentDate: string;
  readonly debitAccountId: string;
  readonly total: string;
  /** Id of the payroll type in the bank's catalogue. */
  readonly typeId: string;
  /** What is paid, for the purpose of the payment: the name of the type, or the text of type 7. */
  readonly typeName: string;
  /** Month it is for, `yyyy-MM`; '' for none. */
  readonly period: string;
  readonly half: PayrollHalf;
  /** The company states that taxes and the social contribution are paid: its own words, never ours. */
  readonly taxesPaid: boolean;
}

/** What both payments have in common: they go to the own bank, on the bank day. */
export interface PayrollPaymentTerms {
  readonly bankName: string;
  readonly bankCompanyCode: string;
  /** `yyyy-MM-dd`. */
  readonly bankDay: string;
  /** The next number of hryvnia payments. */
  readonly firstNumber: number;
}

/** Fields of a hryvnia payment; the screen completes the rest with its own defaults. */
export type PayrollPaymentSeed = OwnBankPayment & { readonly number: string };

/** The two payments of a payroll; `fee` is null where the bank takes none. */
export interface PayrollPayments {
  readonly salary: PayrollPaymentSeed;
  readonly fee: PayrollPaymentSeed | null;
}

/**
 * The bank's fee for a payroll: the fixed amount of the agreement, or else its percentage of the total, half up.
 * @returns decimal string, '0.00' where the agreement names neither. Source: spec 3 §3 ("Fee document")
 */
export function payrollFee({ feePercent, feeAmount }: SalaryProject, total: string): string {
  const isFixed = feeAmount !== null && compareAmounts(feeAmount, '0.00') > 0;
  if (isFixed) return feeFor(total, { kind: 'fixed', amount: feeAmount });
  return feeFor(total, { kind: 'percent', percent: feePercent ?? '0' });
}

/**
 * The payments that sign-and-pay makes: the total to the transit account with number n, the fee to the fee account with
 * number n + 1. Source: spec 3 §4, reference/banking 5.3
 */
export function payrollPayments(
  payroll: PayrollToPay,
  project: SalaryProject,
  terms: PayrollPaymentTerms,
): PayrollPayments {
  const payment = (number: number, creditIban: string, amount: string, purpose: string): PayrollPaymentSeed => ({
    number: String(number),
    ...paymentToOwnBank({
      documentDate: terms.bankDay,
      debitAccountId: payroll.debitAccountId,
      creditIban,
      receiverName: terms.bankName,
      receiverCode: terms.bankCompanyCode,
      amount,
      purpose,
    }),
  });
  const fee = payrollFee(project, payroll.total);
  const { firstNumber } = terms;
  return {
    salary: payment(firstNumber, project.transitAccount, payroll.total, salaryPurpose(payroll)),
    fee:
      compareAmounts(fee, '0.00') === 0
        ? null
        : payment(firstNumber + 1, project.feeAccount, fee, feePurpose(payroll, project)),
  };
}

/** Both purposes are required and at most 160 characters long. Source: spec 3 §5 */
export function checkPayrollPurposes(salary: string, fee: string | null): readonly Problem[] {
  return [purposeProblem('salary_purp', salary), fee === null ? null : purposeProblem('fee_purp', fee)].filter(
    (found) => found !== null,
  );
}

function purposeProblem(field: string, purpose: string): Problem | null {
  return purpose.trim() === '' ? problem(field, 'emptyField') : textProblem(field, purpose, PAYROLL_PURPOSE_MAX);
}

/**
 * What the salary payment says. A long name of what is paid gives way, so that number and date of the payroll always
 * stand in the purpose. Source: reference/areas B4
 */
export function salaryPurpose(payroll: PayrollToPay): string {
  const { number, documentDate, taxesPaid } = payroll;
  const taxes = taxesPaid ? ' Податки та ЄСВ перераховано.' : '';
  const source = `${periodText(payroll)} згідно відомості № ${number} від ${toDotted(documentDate)}.${taxes} Без ПДВ`;
  return `${beginningOf(whatIsPaid(payroll), PAYROLL_PURPOSE_MAX - source.length)}${source}`;
}

function whatIsPaid({ typeId, typeName }: PayrollToPay): string {
  return isSalary(typeId) ? 'Заробітна плата' : typeName;
}

function isSalary(typeId: string): boolean {
  return typeId === String(PayrollType.salary);
}

const MONTHS = [
  ...['січень', 'лютий', 'березень', 'квітень', 'травень', 'червень'],
  ...['липень', 'серпень', 'вересень', 'жовтень', 'листопад', 'грудень'],
];
const HALVES = {
  [PayrollHalf.whole]: '',
  [PayrollHalf.first]: ' (І половина)',
  [PayrollHalf.second]: ' (ІІ половина)',
};

function periodText(payroll: PayrollToPay): string {
  const month = payrollMonth(payroll);
  return month === '' ? '' : ` за ${month}`;
}

/** `липень 2026 (І половина)`: what a payroll is for, on documents; '' for what is not paid for a month. */
export function payrollMonth({ period, half }: Pick<PayrollToPay, 'period' | 'half'>): string {
  const [year = '', month = ''] = period.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${name} ${year}${HALVES[half]}`;
}

/** The number of an agreement without end would push out the payroll, by which the bank knows what the fee is for. */
function feePurpose({ number, documentDate, typeId }: PayrollToPay, { deal, dealDate }: SalaryProject): string {
  const what = isSalary(typeId) ? 'заробітної плати' : 'виплат';
  const agreed = dealDate === null ? '' : ` від ${toDotted(dealDate)}`;
  const source = `${agreed}, відомість № ${number} від ${toDotted(documentDate)}, без ПДВ`;
  const begin = `Комісія за зарахування ${what} згідно договору № `;
  return `${begin}${beginningOf(deal, PAYROLL_PURPOSE_MAX - begin.length - source.length)}${source}`;
}
