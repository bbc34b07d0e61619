import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';

/** How long it is waited for further accounts before the bank is asked. */
const GATHER_MS = 150;
/** Accounts of one question: it travels in the address. */
const ACCOUNTS_AT_ONCE = 50;

type Rows = Outcome<readonly TurnoverRow[]>;

interface Waiting {
  readonly accountId: string;
  readonly signal: AbortSignal;
  readonly answer: (rows: Rows) => void;
}

/** Asks for the turnovers of an account; nobody waits any more once the signal is aborted. */
export type LoadTrend = (accountId: string, signal: AbortSignal) => Promise<Rows>;

/**
 * Gathers accounts that come into sight together into one question to the bank. Those that were scrolled out of sight
 * before it was asked are not asked for.
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
