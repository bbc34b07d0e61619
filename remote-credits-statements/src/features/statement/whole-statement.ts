import { getStatement, type StatementDocument } from '@ncb/shared-kernel/api/contract';
import { addDays, daysBetween } from '@ncb/shared-kernel/domain/dates';
import { addCounts, countLines, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import { StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import type { StatementAnswer, StatementRequest } from './shown-statement';

/** All operations of a statement, or why they could not be had. */
export type Gathered =
  | { readonly kind: 'whole'; readonly answer: StatementAnswer }
  /** One day alone has more than the bank gives at once. */
  | { readonly kind: 'dayTooLong' }
  | { readonly kind: 'failed' };

interface Days {
  readonly start: string;
  readonly end: string;
}

export interface Gathering {
  readonly api: ShellServices['api'];
  readonly asked: StatementRequest;
  readonly signal: AbortSignal;
  readonly onProgress: (operations: number) => void;
}

/** Reading an answer of so many takes a twentieth of a second; the page does nothing else meanwhile. */
const PART_OPERATIONS = 4_000;

/**
 * A statement of more operations than the bank gives at once, asked for by parts of its period. Balances, turnovers and
 * counts are of the whole already; what a part lacks is asked for once more by its halves.
 * @param cut the answer that says that there are more
 */
export async function wholeStatement(cut: StatementAnswer, gathering: Gathering): Promise<Gathered> {
  const documents = new Map<string | null, StatementDocument[]>();
  const waiting = partsOf(cut, Math.ceil(countStatement(cut).operations / PART_OPERATIONS));
  let count = 0;
  for (let days = waiting.shift(); days; days = waiting.shift()) {
    const outcome = await gathering.api.call(
      getStatement,
      { ...gathering.asked, ...days },
      { signal: gathering.signal },
    );
    if (!outcome.ok) return { kind: 'failed' };
    if (outcome.value.truncated) {
      if (days.start === days.end) return { kind: 'dayTooLong' };
      waiting.unshift(...partsOf(days, 2));
      continue;
    }
    for (const account of outcome.value.statement.accounts) {
      const before = documents.get(account.accountId) ?? [];
      for (const document of account.documents) before.push(document);
      documents.set(account.accountId, before);
      count += countLines(account.documents).operations;
    }
    gathering.onProgress(count);
  }
  const accounts = cut.statement.accounts.map((account) => ({
    ...account,
    documents: documents.get(account.accountId) ?? [],
  }));
  return { kind: 'whole', answer: { ...cut, truncated: false, statement: { ...cut.statement, accounts } } };
}

/** Whole days that follow each other, in as many parts of about one length. */
function partsOf({ start, end }: Days, count: number): Days[] {
  const days = daysBetween(start, end) + 1;
  const length = Math.max(Math.ceil(days / count), 1);
  const parts: Days[] = [];
  for (let from = start; from <= end; from = addDays(from, length)) {
    const to = addDays(from, length - 1);
    parts.push({ start: from, end: to < end ? to : end });
  }
  return parts;
}

/** Counts the lines of a statement; where the answer does not list all operations, the bank's own counts hold. */
export function countStatement({ truncated, statement: { type, accounts } }: StatementAnswer): LineCounts {
  return addCounts(
    accounts.map(({ debitCount, creditCount, documents }) => {
      const listed = countLines(documents);
      return truncated || type === StatementType.total ? { ...listed, operations: debitCount + creditCount } : listed;
    }),
  );
}
