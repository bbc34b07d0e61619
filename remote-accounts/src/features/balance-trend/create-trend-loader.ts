import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';

/** Time in ms to collect accounts before the call. */
const GATHER_MS = 150;
/** Maximum of accounts per call: they travel in the URL. */
const ACCOUNTS_AT_ONCE = 50;

type Rows = Outcome<readonly TurnoverRow[]>;

interface PendingRequest {
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
  let pending: PendingRequest[] = [];

  const loadGroup = async (group: readonly PendingRequest[]) => {
    const rows = await ask(group.map(({ accountId }) => accountId));
    for (const { accountId, answer } of group) {
      answer(rows.ok ? { ok: true, value: rows.value.filter((row) => row.accountId === accountId) } : rows);
    }
  };

  const flush = () => {
    const batch = pending;
    pending = [];
    const active = batch.filter(({ signal }) => !signal.aborted);
    for (const { signal, answer } of batch) {
      if (signal.aborted) answer({ ok: false, failure: { kind: 'aborted' } });
    }
    for (let first = 0; first < active.length; first += ACCOUNTS_AT_ONCE) {
      void loadGroup(active.slice(first, first + ACCOUNTS_AT_ONCE));
    }
  };

  return (accountId, signal) =>
    new Promise((answer) => {
      if (pending.length === 0) setTimeout(flush, GATHER_MS);
      pending.push({ accountId, signal, answer });
    });
}
