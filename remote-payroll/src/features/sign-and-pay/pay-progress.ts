import type { Payroll, PayrollPayment } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import { isHalfSigned } from '@ncb/shared-kernel/domain/workflow';

/** Steps of sign-and-pay in order. Source: docs/requirements/currency-payroll-credits-statements.md#sign-and-pay. */
export const PAY_STEPS = ['payroll', 'salary', 'fee', 'sign', 'send'] as const;
export type PayStep = (typeof PAY_STEPS)[number];

type PaidPayroll = Pick<Payroll, 'id' | 'status' | 'total' | 'payments'>;

/**
 * Returns the step that continues the payment of a stored payroll; null if nothing is left.
 * @param hasFee the agreement has a fee
 */
export function getNextStep(payroll: PaidPayroll, hasFee: boolean): PayStep | null {
  if (!findPart(payroll, PayrollPart.salary)) return 'salary';
  if (hasFee && !findPart(payroll, PayrollPart.fee)) return 'fee';
  const statuses = [payroll.status, ...payroll.payments.map(({ status }) => status)];
  if (statuses.some((status) => status < DocumentStatus.ready)) return 'sign';
  return statuses.some((status) => status === DocumentStatus.ready) ? 'send' : null;
}

export type PayState =
  | 'none'
  | 'interrupted'
  /** Each document is signed or waits for the signature of another person. */
  | 'waiting'
  | 'done';

/** Returns the payment state of a stored payroll. A payroll paid without sign-and-pay has no payments. */
export function getPayState(payroll: PaidPayroll, hasFee: boolean): PayState {
  if (payroll.payments.length === 0) return 'none';
  const step = getNextStep(payroll, hasFee);
  if (step === null) return 'done';
  const isSigned = [payroll, ...payroll.payments].every(
    ({ status }) => isHalfSigned(status) || status === DocumentStatus.ready,
  );
  return step === 'sign' && isSigned ? 'waiting' : 'interrupted';
}

export function findPart({ payments }: PaidPayroll, part: PayrollPart): PayrollPayment | null {
  return payments.find((payment) => payment.part === part) ?? null;
}

/** True if the salary payment has another amount than the payroll, which was changed since. */
export function isPaymentStale(payroll: PaidPayroll): boolean {
  const salary = findPart(payroll, PayrollPart.salary);
  return salary !== null && salary.amount !== payroll.total;
}
