import type { AnswerOf, getPayroll, RequestOf } from '@ncb/shared-kernel/api/contract';
import { computePayrollFee } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { seesSalaries } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument } from '../documents/find-document';
import { readSignatureMarks } from '../documents/read-signatures';
import { readNextSigners } from '../payment-rules/read-next-signers';
import { formatShortName, findUserById } from '../identity/users';
import { findCompanyProjects } from './find-salary-projects';
import { findPayrollPayments } from './find-payroll-payments';
import { readHeader, findShownRows } from './payroll-grid';

const { account } = schema;

/** Answers `get_payroll_info`, without rows for users who see totals only. */
export async function readPayroll(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof getPayroll>,
): Promise<Outcome<AnswerOf<typeof getPayroll>>> {
  const { membership } = caller;
  const row = await findDocument(db.queries, membership.companyId, id);
  if (row?.type !== PAYROLL) return refuse('notFound');
  const { salaryProjectId, typeId, otherType, period, half } = await readHeader(db.queries, row.id);
  const projects = await findCompanyProjects(db.queries, membership.companyId);
  const project = projects.find(({ transitAccountId }) => transitAccountId === salaryProjectId);
  const [debit] = await db.queries
    .select({ number: account.number, iban: account.iban })
    .from(account)
    .where(eq(account.id, row.accountId));
  return succeed({
    payroll: {
      id: String(row.id),
      number: row.number,
      documentDate: row.documentDate,
      payoutDay: row.valueDate ?? '',
      debitAccountId: String(row.accountId),
      transitAccount: row.receiverAccount,
      typeId,
      otherType,
      period,
      half,
      total: row.amount,
      employees: seesSalaries(membership.payrollAccess)
        ? await findShownRows(db.queries, membership.companyId, row.id)
        : [],
      payments: await findPayrollPayments(db.queries, membership.companyId, row.id),
      status: row.status,
      version: row.version,
      abortReason: row.reason,
      debitAccount: debit?.number ?? '',
      debitIban: debit?.iban ?? '',
      branch: project?.branch ?? '',
      fee: project ? computePayrollFee(project, row.amount) : null,
      creator: formatShortName(await findUserById(db.queries, row.creatorId)),
      confirmed: row.confirmedAt && toKyivMoment(row.confirmedAt),
      signatures: await readSignatureMarks(db.queries, row),
      nextSigners: (await readNextSigners(db.queries, caller, [row])).get(row.id),
    },
  });
}
