import { toDotted } from '../../dates';
import { compareAmounts, computeFee } from '../../money';
import { truncateText } from '../../text';
import { PAYROLL_PURPOSE_MAX, PayrollHalf, PayrollType } from '../../vocabulary';
import { buildOwnBankPayment, type OwnBankPayment } from '../build-own-bank-payment';

export interface SalaryProject {
  readonly transitAccount: string;
  /** `0.50`; null if the fee is fixed. */
  readonly feePercent: string | null;
  /** null if the fee is a percentage. */
  readonly feeAmount: string | null;
  readonly feeAccount: string;
  readonly deal: string;
  readonly dealDate: string | null;
}

export interface PayrollToPay {
  readonly number: string;
  readonly documentDate: string;
  readonly debitAccountId: string;
  readonly total: string;
  readonly typeId: string;
  /** Text in the purpose; of type 7 as typed. */
  readonly typeName: string;
  /** `yyyy-MM`; '' for none. */
  readonly period: string;
  readonly half: PayrollHalf;
  /** Only the company may state this. */
  readonly taxesPaid: boolean;
}

/** Terms of both payments: to the own bank, on the bank day. */
export interface PayrollPaymentTerms {
  readonly bankName: string;
  readonly bankCompanyCode: string;
  readonly bankDay: string;
  readonly firstNumber: number;
}

/** Payment without the screen's defaults. */
type PayrollPaymentSeed = OwnBankPayment & { readonly number: string };

/** Both payments; `fee` is null if the bank takes none. */
export interface PayrollPayments {
  readonly salary: PayrollPaymentSeed;
  readonly fee: PayrollPaymentSeed | null;
}

/**
 * Returns the agreement's fixed amount, else its percentage, half up. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-fee.
 * @returns '0.00' if the agreement has neither
 */
export function computePayrollFee({ feePercent, feeAmount }: SalaryProject, total: string): string {
  const isFixed = feeAmount !== null && compareAmounts(feeAmount, '0.00') > 0;
  if (isFixed) return computeFee(total, { kind: 'fixed', amount: feeAmount });
  return computeFee(total, { kind: 'percent', percent: feePercent ?? '0' });
}

/**
 * Builds the total with number n to the transit account, the fee with n + 1. Source:
 * docs/requirements/currency-payroll-credits-statements.md#sign-and-pay,
 * docs/requirements/banking-rules.md#transitions.
 */
export function buildPayrollPayments(
  payroll: PayrollToPay,
  project: SalaryProject,
  terms: PayrollPaymentTerms,
): PayrollPayments {
  const payment = (number: number, creditIban: string, amount: string, purpose: string): PayrollPaymentSeed => ({
    number: String(number),
    ...buildOwnBankPayment({
      documentDate: terms.bankDay,
      debitAccountId: payroll.debitAccountId,
      creditIban,
      receiverName: terms.bankName,
      receiverCode: terms.bankCompanyCode,
      amount,
      purpose,
    }),
  });
  const fee = computePayrollFee(project, payroll.total);
  const { firstNumber } = terms;
  return {
    salary: payment(firstNumber, project.transitAccount, payroll.total, buildSalaryPurpose(payroll)),
    fee:
      compareAmounts(fee, '0.00') === 0
        ? null
        : payment(firstNumber + 1, project.feeAccount, fee, buildFeePurpose(payroll, project)),
  };
}

/**
 * Cuts a long type name, so that number and date always fit. Source: docs/requirements/payroll.md#purpose-and-period.
 */
function buildSalaryPurpose(payroll: PayrollToPay): string {
  const { number, documentDate, taxesPaid } = payroll;
  const taxes = taxesPaid ? ' Податки та ЄСВ перераховано.' : '';
  const source = `${formatPeriod(payroll)} згідно відомості № ${number} від ${toDotted(documentDate)}.${taxes} Без ПДВ`;
  return `${truncateText(getPaidItem(payroll), PAYROLL_PURPOSE_MAX - source.length)}${source}`;
}

function getPaidItem({ typeId, typeName }: PayrollToPay): string {
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

function formatPeriod(payroll: PayrollToPay): string {
  const month = formatPayrollMonth(payroll);
  return month === '' ? '' : ` за ${month}`;
}

/** Formats `липень 2026 (І половина)`; '' without a month. */
export function formatPayrollMonth({ period, half }: Pick<PayrollToPay, 'period' | 'half'>): string {
  const [year = '', month = ''] = period.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${name} ${year}${HALVES[half]}`;
}

/** Cuts a long agreement number: the bank assigns the fee by the payroll's number. */
function buildFeePurpose({ number, documentDate, typeId }: PayrollToPay, { deal, dealDate }: SalaryProject): string {
  const what = isSalary(typeId) ? 'заробітної плати' : 'виплат';
  const agreed = dealDate === null ? '' : ` від ${toDotted(dealDate)}`;
  const source = `${agreed}, відомість № ${number} від ${toDotted(documentDate)}, без ПДВ`;
  const begin = `Комісія за зарахування ${what} згідно договору № `;
  return `${begin}${truncateText(deal, PAYROLL_PURPOSE_MAX - begin.length - source.length)}${source}`;
}
