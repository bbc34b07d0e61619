import type { AnswerOf, listPayrolls, RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkPayrollSearch } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DEFAULT_ROWS_MAX, PAYROLL_SEARCH_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { buildCompanyDocumentsCondition } from '../documents/find-document';
import { formatShortName } from '../identity/users';
import { readNextSigners } from '../payment-rules/read-next-signers';

const { account, appUser, document, payroll } = schema;

type Filter = RequestOf<typeof listPayrolls>;

/** Answers `get_payrolls`, by default of the last 30 days. */
export async function findPayrolls(
  { db }: Services,
  caller: CompanyCaller,
  filter: Filter,
): Promise<Outcome<AnswerOf<typeof listPayrolls>>> {
  const { membership, bankDay } = caller;
  const end = filter.end ?? bankDay;
  const period = { start: filter.start ?? addDays(end, -PAYROLL_SEARCH_DEFAULT_DAYS), end };
  const problems = checkPayrollSearch({
    ...period,
    amountFrom: filter.amountFrom ?? '',
    amountTo: filter.amountTo ?? '',
  });
  if (problems.length > 0) return refuseFields(problems);
  const rows = await select(db.queries, membership.companyId, { ...filter, ...period });
  const shown = rows.slice(0, JOURNAL_DEFAULT_ROWS_MAX);
  const nextSigners = await readNextSigners(
    db.queries,
    caller,
    shown.map((row) => row.document),
  );
  return succeed({
    rows: shown.map((row) => ({
      ...toRow(row),
      nextSigners: nextSigners.get(row.document.id),
    })),
    truncated: rows.length > JOURNAL_DEFAULT_ROWS_MAX,
  });
}

async function select(queries: Queries, companyId: number, filter: Filter & { start: string; end: string }) {
  const { start, end, number, amountFrom, amountTo, status, typeId } = filter;
  return queries
    .select({ document, payroll, debitAccount: account.number, creator: appUser })
    .from(document)
    .innerJoin(payroll, eq(payroll.documentId, document.id))
    .innerJoin(account, eq(account.id, document.accountId))
    .innerJoin(appUser, eq(appUser.id, document.creatorId))
    .where(
      and(
        buildCompanyDocumentsCondition(companyId),
        gte(document.documentDate, start),
        lte(document.documentDate, end),
        number === '' ? undefined : eq(document.number, number),
        amountFrom === null ? undefined : gte(document.amount, amountFrom),
        amountTo === null ? undefined : lte(document.amount, amountTo),
        status === null ? undefined : eq(document.status, status),
        typeId === null ? undefined : eq(payroll.typeId, typeId),
      ),
    )
    .orderBy(desc(document.documentDate), desc(document.id))
    .limit(JOURNAL_DEFAULT_ROWS_MAX + 1);
}

function toRow({
  document: row,
  payroll: payrollRow,
  debitAccount,
  creator,
}: Awaited<ReturnType<typeof select>>[number]) {
  return {
    id: String(row.id),
    number: row.number,
    documentDate: row.documentDate,
    payoutDay: row.valueDate,
    amount: row.amount,
    typeId: payrollRow.typeId,
    otherType: payrollRow.otherType,
    status: row.status,
    abortReason: row.reason,
    debitAccountId: String(row.accountId),
    debitAccount,
    transitAccount: row.receiverAccount,
    employeeCount: payrollRow.employeeCount,
    creator: formatShortName(creator),
    confirmed: row.confirmedAt && toKyivMoment(row.confirmedAt),
  };
}
