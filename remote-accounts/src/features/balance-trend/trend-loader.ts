import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';

/** Time in ms to collect accounts before the call. */
const GATHER_MS = 150;
/** Maximum of accounts per call: they travel in the URL. */
const ACCOUNTS_AT_ONCE = 50;

type Rows = Outcome<readonly TurnoverRow[]>;

interface Waiting {
  readonly accountId: string;
  readonly signal: AbortSignal;
  readonly answer: (rows: Rows) => void;
}

/** Requests the turnovers of an account; resolves with `aborted` if the signal aborts before the call. */
export type LoadTrend = (accountId: string, signal: AbortSignal) => Promise<Rows>;

/**
 * Creates a loader that batches accounts that become visible together into one call. Accounts scrolled away before the
 * call are skipped.
 */
export function createTrendLoader(ask: (accountIds: readonly string[]) => Promise<Rows>): LoadTrend {
  let waiting: Waiting[] = [];

  const askFor = async (group: readonly Waiting[]) => {
    const rows = await ask(group.map(({ accountId }) => accountId));
    for (const { accountId, answer } of group) {
      answer(rows.ok ? { ok: true, value: rows.value.filter((row) => row.accountId === accountId) } : rows);
    }
  };

  const askNow = () => {
    const given = waiting;
    waiting = [];
    const wanted = given.filter(({ signal }) => !signal.aborted);
    for (const { signal, answer } of given) {
      if (signal.aborted) answer({ ok: false, failure: { kind: 'aborted' } });
    }
    for (let first = 0; first < wanted.length; first += ACCOUNTS_AT_ONCE) {
      void askFor(wanted.slice(first, first + ACCOUNTS_AT_ONCE));
    }
  };

  return (accountId, signal) =>
    new Promise((answer) => {
      if (waiting.length === 0) setTimeout(askNow, GATHER_MS);
      waiting.push({ accountId, signal, answer });
    });
}
