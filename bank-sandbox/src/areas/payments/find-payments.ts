import type { AnswerOf, JournalRow, listPayments } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DEFAULT_ROWS_MAX, JOURNAL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { readNextSigners } from '../payment-rules/read-next-signers';
import { readRates } from '../statement/rate-history';
import { findIncomingPayments, toIncomingRow } from './find-incoming-payments';
import { checkJournalFilter, getPeriod, type JournalFilter } from './journal-period';
import { findOwnPayments, toOwnRow } from './find-own-payments';

type Journal = AnswerOf<typeof listPayments>;

/**
 * Answers `get_payments`: own payments; with the direction `k` incoming ones. Source:
 * docs/requirements/hryvnia-payments.md#product.
 */
export async function findPayments(
  { db }: Services,
  caller: CompanyCaller,
  filter: JournalFilter,
): Promise<Outcome<Journal>> {
  const { bankDay } = caller;
  const { companyId } = caller.membership;
  const problems = checkJournalFilter(filter, bankDay);
  if (problems.length > 0) return refuseFields(problems);
  const period = getPeriod(filter, bankDay);
  const rates = await readRates(db.queries, bankDay);
  const most = hasDays(filter) ? JOURNAL_ROWS_MAX : JOURNAL_DEFAULT_ROWS_MAX;
  const max = Math.max(0, Math.min(filter.rowsMax ?? most, most));
  if (filter.direction === 'k') {
    const found = await findIncomingPayments(db.queries, companyId, filter, period, max + 1);
    return succeed(toAnswer(found, max, (row) => toIncomingRow(row, rates)));
  }
  const found = await findOwnPayments(db.queries, companyId, filter, period, max + 1);
  const nextSigners = await readNextSigners(db.queries, caller, found.rows);
  return succeed(toAnswer(found.rows, max, (row) => [toOwnRow(row, { ...found, nextSigners }, rates)]));
}

function hasDays({ periodType, start, end }: JournalFilter): boolean {
  return periodType === 'date' || Boolean(start ?? end);
}

function toAnswer<Found>(found: readonly Found[], max: number, toRow: (row: Found) => readonly JournalRow[]): Journal {
  return { rows: found.slice(0, max).flatMap(toRow), truncated: found.length > max };
}
