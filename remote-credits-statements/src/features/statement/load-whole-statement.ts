import { getStatement, type StatementDocument } from '@ncb/shared-kernel/api/contract';
import { addDays, countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { addCounts, countLines, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import { StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import type { StatementAnswer, StatementRequest } from './shown-statement';

type Gathered =
  | { readonly kind: 'whole'; readonly answer: StatementAnswer }
  /** A single day exceeds one answer. */
  | { readonly kind: 'dayTooLong' }
  | { readonly kind: 'failed' };

interface Days {
  readonly start: string;
  readonly end: string;
}

interface LoadOptions {
  readonly api: ShellServices['api'];
  readonly request: StatementRequest;
  readonly signal: AbortSignal;
  readonly onProgress: (operations: number) => void;
}

/** Operations per part: parsing so many blocks the page for 50 ms. */
const PART_OPERATIONS = 4_000;

/**
 * Loads a statement that exceeds one answer in parts of its period. Balances, turnovers and counts are already those of
 * the whole; a truncated part is split in halves.
 * @param cut the truncated answer
 */
export async function loadWholeStatement(cut: StatementAnswer, options: LoadOptions): Promise<Gathered> {
  const documents = new Map<string | null, StatementDocument[]>();
  const pending = splitDays(cut, Math.ceil(countStatement(cut).operations / PART_OPERATIONS));
  let count = 0;
  for (let days = pending.shift(); days; days = pending.shift()) {
    const outcome = await options.api.call(getStatement, { ...options.request, ...days }, { signal: options.signal });
    if (!outcome.ok) return { kind: 'failed' };
    if (outcome.value.truncated) {
      if (days.start === days.end) return { kind: 'dayTooLong' };
      pending.unshift(...splitDays(days, 2));
      continue;
    }
    for (const account of outcome.value.statement.accounts) {
      const before = documents.get(account.accountId) ?? [];
      for (const document of account.documents) before.push(document);
      documents.set(account.accountId, before);
      count += countLines(account.documents).operations;
    }
    options.onProgress(count);
  }
  const accounts = cut.statement.accounts.map((account) => ({
    ...account,
    documents: documents.get(account.accountId) ?? [],
  }));
  return { kind: 'whole', answer: { ...cut, truncated: false, statement: { ...cut.statement, accounts } } };
}

function splitDays({ start, end }: Days, count: number): Days[] {
  const days = countDaysBetween(start, end) + 1;
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
