import { useEffect, useEffectEvent, useState } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { ReceiverCheck } from '../../api/contract';
import { createReceiverChecksQuery, type ReceiverPair } from '../../queries';

/** Results by {@link getPairKey}; pairs that the bank has not compared are missing. */
export type PairChecks = ReadonlyMap<string, ReceiverCheck>;

export interface ListChecks {
  readonly checks: PairChecks;
  /**
   * Compares the remaining pairs before a save; gives up after a time limit, as the bank compares again when it saves.
   * @param targets pairs to compare, by default those of the list
   */
  load(targets?: readonly ReceiverPair[]): Promise<PairChecks>;
  /** Stores pairs that the bank has refused. */
  storeRefused(pairs: readonly ReceiverPair[]): void;
}

export const NO_CHECKS: PairChecks = new Map();
/** Pause in ms that ends typing. */
const QUIET_MS = 400;

export function getPairKey({ account, code }: ReceiverPair): string {
  return `${account} ${code}`;
}

/**
 * Compares the rows of a list in the background: after a change only new pairs are sent, all in one call.
 * @param pairs must keep its identity while its content does not change
 */
export function usePairChecks(pairs: readonly ReceiverPair[]): ListChecks {
  const shell = useSteadyShell();
  const [checks, setChecks] = useState(NO_CHECKS);

  const compare = async (fresh: readonly ReceiverPair[], signal: AbortSignal): Promise<PairChecks> => {
    const outcome = await createReceiverChecksQuery(shell, fresh).ask(signal);
    if (!outcome.ok || signal.aborted) return checks;
    const found = fresh.flatMap((pair, place) => {
      const check = outcome.value[place];
      return check ? [[getPairKey(pair), check] as const] : [];
    });
    setChecks((before) => new Map([...before, ...found]));
    return new Map([...checks, ...found]);
  };
  const startComparison = useEffectEvent(
    (fresh: readonly ReceiverPair[], signal: AbortSignal) => void compare(fresh, signal),
  );
  useEffect(() => {
    if (pairs.length === 0) return undefined;
    const comparison = new AbortController();
    const timer = setTimeout(() => {
      const fresh = findNewPairs(pairs, checks);
      if (fresh.length > 0) startComparison(fresh, comparison.signal);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      comparison.abort();
    };
  }, [pairs, checks]);

  return {
    checks,
    load(targets = pairs) {
      const fresh = findNewPairs(targets, checks);
      return fresh.length === 0 ? Promise.resolve(checks) : compare(fresh, AbortSignal.timeout(SAVE_CHECK_TIMEOUT_MS));
    },
    storeRefused: (refused) =>
      setChecks((before) => new Map([...before, ...refused.map((pair) => [getPairKey(pair), DIFFERS] as const)])),
  };
}

const DIFFERS: ReceiverCheck = { verdict: 'differs', seen: [], lastPaid: null };

function findNewPairs(pairs: readonly ReceiverPair[], checks: PairChecks): readonly ReceiverPair[] {
  const byKey = new Map(pairs.map((pair) => [getPairKey(pair), pair]));
  return [...byKey].flatMap(([key, pair]) => (checks.has(key) ? [] : [pair]));
}

/** Time in ms that a save waits for the comparison (our choice); the bank compares again when it saves. */
export const SAVE_CHECK_TIMEOUT_MS = 3000;
