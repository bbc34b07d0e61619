import type { AnswerOf, JournalRow, listPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { JOURNAL_DEFAULT_DAYS, JOURNAL_ROWS_MAX, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { shortName } from '../identity/users';
import { parseId } from '../ids';
import { isPaymentDocument, ofCompany } from '../documents/company-document';

const { account, appUser, document } = schema;

type Filter = RequestOf<typeof listPayments>;
type Period = { readonly start: string; readonly end: string };

/** `get_payments`: the journal of the company, newest first. */
export async function journal(
  { db }: Services,
  caller: CompanyCaller,
  filter: Filter,
): Promise<Outcome<AnswerOf<typeof listPayments>>> {
  const period = periodOf(filter, caller.bankDay);
  if (!period) return refuseFields([{ field: 'pmt_date', key: 'emptyField' }]);
  if (period.start > period.end) return refuseFields([{ field: 'date_start', key: 'invalidDates' }]);
  const found = await select(db.queries, caller.membership.companyId, filter, period);
  return done({ rows: found.slice(0, JOURNAL_ROWS_MAX).flatMap(toRow), truncated: found.length > JOURNAL_ROWS_MAX });
}

/** The days asked for; the last 30 by default, and an open end is as far as that default would go. */
function periodOf({ periodType, day, start, end }: Filter, bankDay: string): Period | null {
  if (periodType === 'date') return day === null ? null : { start: day, end: day };
  const last = end ?? bankDay;
  return { start: start ?? addDays(last, -JOURNAL_DEFAULT_DAYS), end: last };
}

async function select(queries: Queries, companyId: number, filter: Filter, { start, end }: Period) {
  const accountIds = filter.accountIds.map(parseId).filter((id) => id !== null);
  return queries
    .select({ document, debitAccount: account.number, creator: appUser })
    .from(document)
    .innerJoin(account, eq(account.id, document.accountId))
    .innerJoin(appUser, eq(appUser.id, document.creatorId))
    .where(
      and(
        ofCompany(companyId),
        ne(document.type, PAYROLL),
        gte(document.documentDate, start),
        lte(document.documentDate, end),
        filter.accountIds.length > 0 ? inArray(document.accountId, accountIds) : undefined,
        filter.status === null ? undefined : eq(document.status, filter.status),
        filter.type === null ? undefined : eq(document.type, filter.type),
      ),
    )
    .orderBy(desc(document.documentDate), desc(document.id))
    .limit(JOURNAL_ROWS_MAX + 1);
}

function toRow({
  document: row,
  debitAccount,
  creator,
}: Awaited<ReturnType<typeof select>>[number]): readonly JournalRow[] {
  if (!isPaymentDocument(row)) return [];
  return [
    {
      id: String(row.id),
      number: row.number,
      documentDate: row.documentDate,
      valueDate: row.valueDate,
      type: row.type,
      status: row.status,
      creator: shortName(creator),
      receiverName: row.receiverName,
      receiverCode: row.receiverCode,
      receiverAccount: row.receiverAccount,
      debitAccountId: String(row.accountId),
      debitAccount,
      currencyLetters: row.currencyLetters,
      currencyCode: row.currencyCode,
      amount: row.amount,
      purpose: row.purpose,
      abortReason: row.reason,
      confirmed: row.confirmedAt && kyivMoment(row.confirmedAt),
      bankDocumentId: row.bankDocumentId,
      ...(row.details.ultimateDebtor && { ultimateDebtorXml: row.details.ultimateDebtor }),
      ...(row.details.ultimateCreditor && { ultimateCreditorXml: row.details.ultimateCreditor }),
    },
  ];
}
