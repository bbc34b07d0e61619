import type { Payroll, SalaryProjectOfCompany, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { computePayrollFee, buildPayrollPayments, type PayrollToPay } from '@ncb/shared-kernel/domain/rules';
import { OWN_BANK_REGISTRY_CODE_FALLBACK, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { findPart } from './pay-progress';

export interface PayDocuments {
  readonly salaryNumber: string;
  readonly feeNumber: string;
  /** '0.00' for none. */
  readonly fee: string;
  readonly debited: string;
  readonly purpose: string;
  readonly toSave: readonly UahPaymentToSave[];
}

/**
 * Builds the two payments of a payroll, dated the bank day, with the next two numbers.
 * @param stored payroll as the bank has it; existing payments keep their numbers
 */
export function buildPayDocuments(
  payroll: PayrollToPay,
  project: SalaryProjectOfCompany,
  session: ClientInfo,
  stored: Payroll | null,
): PayDocuments {
  const payments = buildPayrollPayments(payroll, project, {
    bankName: session.bankName,
    bankCompanyCode: OWN_BANK_REGISTRY_CODE_FALLBACK,
    bankDay: session.bankDay,
    firstNumber: session.nextPaymentNumber,
  });
  const fee = computePayrollFee(project, payroll.total);
  return {
    salaryNumber: findNumber(stored, PayrollPart.salary) ?? payments.salary.number,
    feeNumber: findNumber(stored, PayrollPart.fee) ?? payments.fee?.number ?? '',
    fee,
    debited: addAmounts(payroll.total, fee),
    purpose: payments.salary.purpose,
    toSave: [payments.salary, payments.fee]
      .filter((payment) => payment !== null)
      .map((payment) => ({ id: null, ...payment })),
  };
}

function findNumber(stored: Payroll | null, part: PayrollPart): string | null {
  return stored && (findPart(stored, part)?.number ?? null);
}
