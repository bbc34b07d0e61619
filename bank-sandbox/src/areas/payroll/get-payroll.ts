import type { AnswerOf, getPayroll, RequestOf } from '@ncb/shared-kernel/api/contract';
import { payrollFee } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument } from '../documents/company-document';
import { signatureMarks } from '../documents/signature-marks';
import { shortName, userById } from '../identity/users';
import { projectsOf } from './projects';
import { paymentsOf } from './payroll-payments';
import { headerOf, shownRows } from './sheet';

const { account } = schema;

/** Answers `get_payroll_info`, without rows for users who see totals only. */
export async function payrollInfo(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof getPayroll>,
): Promise<Outcome<AnswerOf<typeof getPayroll>>> {
  const row = await companyDocument(db.queries, membership.companyId, id);
  if (row?.type !== PAYROLL) return refuse('notFound');
  const { salaryProjectId, typeId, otherType, period, half } = await headerOf(db.queries, row.id);
  const projects = await projectsOf(db.queries, membership.companyId);
  const project = projects.find(({ transitAccountId }) => transitAccountId === salaryProjectId);
  const [debit] = await db.queries
    .select({ number: account.number, iban: account.iban })
    .from(account)
    .where(eq(account.id, row.accountId));
  return done({
    payroll: {
      id: String(row.id),
      number: row.number,
      documentDate: row.documentDate,
      confirmDate: row.valueDate ?? '',
      debitAccountId: String(row.accountId),
      transitAccount: row.receiverAccount,
      typeId,
      otherType,
      period,
      half,
      total: row.amount,
      employees: seesSalaries(membership.payrollAccess)
        ? await shownRows(db.queries, membership.companyId, row.id)
        : [],
      payments: await paymentsOf(db.queries, membership.companyId, row.id),
      status: row.status,
      version: row.version,
      abortReason: row.reason,
      debitAccount: debit?.number ?? '',
      debitIban: debit?.iban ?? '',
      branch: project?.branch ?? '',
      fee: project ? payrollFee(project, row.amount) : null,
      creator: shortName(await userById(db.queries, row.creatorId)),
      confirmed: row.confirmedAt && kyivMoment(row.confirmedAt),
      signatures: await signatureMarks(db.queries, row),
    },
  });
}
