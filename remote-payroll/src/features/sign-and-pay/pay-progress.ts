import type { Payroll, PayrollPayment } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';

/** What sign-and-pay does, in its order. Source: spec 3 §4, design/look-areas 3 */
export const PAY_STEPS = ['payroll', 'salary', 'fee', 'sign', 'send'] as const;
export type PayStep = (typeof PAY_STEPS)[number];

/** So much of a stored payroll as the progress of its payment needs. */
export type PaidPayroll = Pick<Payroll, 'id' | 'status' | 'total' | 'payments'>;

/**
 * The step with which the payment of a stored payroll goes on; null where nothing is left to be done.
 * @param hasFee the agreement asks for a fee
 */
export function nextStep(payroll: PaidPayroll, hasFee: boolean): PayStep | null {
  if (!partOf(payroll, PayrollPart.salary)) return 'salary';
  if (hasFee && !partOf(payroll, PayrollPart.fee)) return 'fee';
  const statuses = [payroll.status, ...payroll.payments.map(({ status }) => status)];
  if (statuses.some((status) => status < DocumentStatus.ready)) return 'sign';
  return statuses.some((status) => status === DocumentStatus.ready) ? 'send' : null;
}

export type PayState =
  /** No payment was made. */
  | 'none'
  /** Something is missing that a person began: it can go on. */
  | 'interrupted'
  /** All of it has the same first signature and waits for the other person's. */
  | 'waiting'
  | 'done';

/** Where the payment of a stored payroll stands. A payroll that is paid without sign-and-pay has no payments. */
export function payState(payroll: PaidPayroll, hasFee: boolean): PayState {
  if (payroll.payments.length === 0) return 'none';
  const step = nextStep(payroll, hasFee);
  if (step === null) return 'done';
  const isOneSigned = payroll.status === DocumentStatus.signedFirst || payroll.status === DocumentStatus.signedSecond;
  const isSame = payroll.payments.every(({ status }) => status === payroll.status);
  return step === 'sign' && isOneSigned && isSame ? 'waiting' : 'interrupted';
}

export function partOf({ payments }: PaidPayroll, part: PayrollPart): PayrollPayment | null {
  return payments.find((payment) => payment.part === part) ?? null;
}

/** The salary payment was made for another total: the payroll has changed since. */
export function isPaymentStale(payroll: PaidPayroll): boolean {
  const salary = partOf(payroll, PayrollPart.salary);
  return salary !== null && salary.amount !== payroll.total;
}
