import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import { computePayrollFee } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, PAYROLL, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import { isReadable, lockDocument, type DocumentRow } from '../documents/find-document';
import { findEffectivePayments } from './find-payroll-payments';
import { findCompanyProjects } from './find-salary-projects';
import { readHeader } from './payroll-grid';

export interface PartOfPayroll {
  readonly part: PayrollPart;
  readonly amount: string;
  readonly receiverAccount: string;
  readonly existing: DocumentRow | null;
}

export interface PayrollToPay {
  readonly id: number;
  /** False once the bank has executed or refused it. */
  readonly isPayable: boolean;
  readonly parts: readonly PartOfPayroll[];
}

/** Finds required and existing payments. Locks the payroll: parallel requests make each payment once. */
export async function lockPayrollToPay(
  tx: Queries,
  { membership }: CompanyCaller,
  id: string,
): Promise<Outcome<PayrollToPay>> {
  const row = await lockDocument(tx, membership.companyId, id);
  if (row?.type !== PAYROLL || !isReadable(row, membership)) return refuse('notFound');
  const { salaryProjectId } = await readHeader(tx, row.id);
  const projects = await findCompanyProjects(tx, membership.companyId);
  const project = projects.find(({ transitAccountId }) => transitAccountId === salaryProjectId);
  if (!project) return refuse('notFound');
  const effectivePayments = await findEffectivePayments(tx, row.id);
  const madeAs = (part: PayrollPart) => effectivePayments.find(({ payrollPart }) => payrollPart === part) ?? null;
  const fee = computePayrollFee(project, row.amount);
  const salary = {
    part: PayrollPart.salary,
    amount: row.amount,
    receiverAccount: row.receiverAccount,
    existing: madeAs(PayrollPart.salary),
  };
  const ofBank = {
    part: PayrollPart.fee,
    amount: fee,
    receiverAccount: project.feeAccount,
    existing: madeAs(PayrollPart.fee),
  };
  return succeed({
    id: row.id,
    isPayable: row.status !== DocumentStatus.success && row.status !== DocumentStatus.aborted,
    parts: compareAmounts(fee, '0.00') > 0 ? [salary, ofBank] : [salary],
  });
}
