import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { payrollFee } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, PAYROLL, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import { isReadable, lockDocument, type DocumentRow } from '../documents/company-document';
import { paymentsMade } from './payroll-payments';
import { projectsOf } from './projects';
import { headerOf } from './sheet';

export interface PartOfPayroll {
  readonly part: PayrollPart;
  readonly amount: string;
  readonly receiverAccount: string;
  readonly made: DocumentRow | null;
}

export interface PayrollToPay {
  readonly id: number;
  /** False once the bank has executed or refused it. */
  readonly isPayable: boolean;
  readonly parts: readonly PartOfPayroll[];
}

/** Finds required and existing payments. Locks the payroll: parallel requests make each payment once. */
export async function payrollToPay(
  tx: Queries,
  { membership }: CompanyCaller,
  id: string,
): Promise<Outcome<PayrollToPay>> {
  const row = await lockDocument(tx, membership.companyId, id);
  if (row?.type !== PAYROLL || !isReadable(row, membership)) return refuse('notFound');
  const { salaryProjectId } = await headerOf(tx, row.id);
  const projects = await projectsOf(tx, membership.companyId);
  const project = projects.find(({ transitAccountId }) => transitAccountId === salaryProjectId);
  if (!project) return refuse('notFound');
  const made = await paymentsMade(tx, row.id);
  const madeAs = (part: PayrollPart) => made.find(({ payrollPart }) => payrollPart === part) ?? null;
  const fee = payrollFee(project, row.amount);
  const salary = {
    part: PayrollPart.salary,
    amount: row.amount,
    receiverAccount: row.receiverAccount,
    made: madeAs(PayrollPart.salary),
  };
  const ofBank = {
    part: PayrollPart.fee,
    amount: fee,
    receiverAccount: project.feeAccount,
    made: madeAs(PayrollPart.fee),
  };
  return done({
    id: row.id,
    isPayable: row.status !== DocumentStatus.success && row.status !== DocumentStatus.aborted,
    parts: compareAmounts(fee, '0.00') > 0 ? [salary, ofBank] : [salary],
  });
}
