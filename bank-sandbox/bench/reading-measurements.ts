import { getStatement, listPayments } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { OperationFilter, StatementType } from '@ncb/shared-kernel/domain/vocabulary';
import { createMaximumFigure, getPercentile, withoutLimit, type Figure } from './figure';
import type { Caller, Reply } from './keep-alive';
import { RECENT_DOCUMENTS } from '../test/support/searches';

const JOURNALS = 200;
const STATEMENTS = 10;
const WARM_UP = 10;

/** Measures the journal of the last 30 days, as the page requests it when opened. */
export async function measureJournal(call: Caller): Promise<readonly Figure[]> {
  const times = await measureTimes(
    JOURNALS,
    () => call(listPayments, RECENT_DOCUMENTS),
    (text) => countMatches(text, '"pmt_id"'),
    1000,
  );
  return [
    withoutLimit('get_payments, 30 days: p50', getPercentile(times, 0.5), 'ms'),
    createMaximumFigure('get_payments, 30 days: p99', getPercentile(times, 0.99), 150, 'ms'),
  ];
}

/** Measures a month's statement of the account with 10,000 documents in it. */
export async function measureStatement(call: Caller, accountId: string, bankDay: string): Promise<readonly Figure[]> {
  const request = {
    accountIds: [accountId],
    operations: OperationFilter.all,
    type: StatementType.operational,
    // Two days more than a month: refused documents are in no statement.
    start: addDays(bankDay, -33),
    end: addDays(bankDay, -1),
    withClosed: true,
    withRevaluation: true,
  };
  const times = await measureTimes(
    STATEMENTS,
    () => call(getStatement, request),
    (text) => countMatches(text, '"nopinf"'),
    10_000,
  );
  return [
    withoutLimit('get_billing, a month of 10,000 documents: p50', getPercentile(times, 0.5), 'ms'),
    createMaximumFigure('get_billing, a month of 10,000 documents: slowest', Math.max(...times), 700, 'ms'),
  ];
}

/** @throws Error if an answer is not the expected one */
async function measureTimes(
  count: number,
  call: () => Promise<Reply>,
  rowsIn: (text: string) => number,
  rowsAtLeast: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count + WARM_UP; index += 1) {
    const started = performance.now();
    const { status, text } = await call();
    const took = performance.now() - started;
    if (status !== 200 || rowsIn(text) < rowsAtLeast)
      throw new Error(`status ${status} with ${rowsIn(text)} rows: ${text.slice(0, 200)}`);
    if (index >= WARM_UP) times.push(took);
  }
  return times;
}

function countMatches(text: string, piece: string): number {
  return text.split(piece).length - 1;
}
