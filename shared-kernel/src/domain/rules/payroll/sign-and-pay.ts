import { toDotted } from '../../dates';
import { compareAmounts, feeFor } from '../../money';
import type { Problem } from '../../problem';
import { PAYROLL_PURPOSE_MAX } from '../../vocabulary';
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
  /** What is paid, for the purpose of the payment: the name of the type, or the text of type 7. */
  readonly typeName: string;
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

/** A long name of what is paid gives way, so that number and date of the payroll always stand in the purpose. */
function salaryPurpose({ number, documentDate, typeName }: PayrollToPay): string {
  const source = `, згідно відомості № ${number} від ${toDotted(documentDate)}, без ПДВ`;
  return `${typeName.slice(0, PAYROLL_PURPOSE_MAX - source.length)}${source}`;
}

function feePurpose({ number, documentDate }: PayrollToPay, { deal, dealDate }: SalaryProject): string {
  const agreement = dealDate === null ? `№ ${deal}` : `№ ${deal} від ${toDotted(dealDate)}`;
  const payroll = `№ ${number} від ${toDotted(documentDate)}`;
  const purpose = `Комісія за зарахування виплат згідно відомості ${payroll}, договір ${agreement}, без ПДВ`;
  return purpose.slice(0, PAYROLL_PURPOSE_MAX);
}
