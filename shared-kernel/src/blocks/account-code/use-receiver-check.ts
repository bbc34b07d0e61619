import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReceiverCheck } from '../../api/contract';
import {
  answerQuery,
  CATALOGUE_STALE_MS,
  FailedAnswer,
  createReceiverChecksQuery,
  useReceiverChecks,
  type ReceiverPair,
} from '../../queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useSettled } from '../../ui';
import { SAVE_CHECK_TIMEOUT_MS } from './use-pair-checks';

/** Compares the pair in a form once the user stops typing; null until there is a result. */
export function useReceiverCheck(pair: ReceiverPair | null): ReceiverCheck | null {
  const text = pair ? `${pair.account} ${pair.code}` : '';
  const isSettled = useSettled(text) === text;
  const { data } = useReceiverChecks(pair && isSettled ? [pair] : []);
  return data?.[0] ?? null;
}

interface ReceiverCheckCache {
  /** Returns the result received so far, for the rules of a form. */
  read(pair: ReceiverPair | null): ReceiverCheck | null;
  /** Compares before a save; null if the bank does not answer in time. */
  load(pair: ReceiverPair | null): Promise<ReceiverCheck | null>;
}

/** Returns access to comparisons outside a render. */
export function useReceiverCheckCache(): ReceiverCheckCache {
  const shell = useSteadyShell();
  const cache = useQueryClient();
  const read = useCallback(
    (pair: ReceiverPair | null) =>
      (pair && cache.getQueryData<readonly ReceiverCheck[]>(createReceiverChecksQuery(shell, [pair]).key)?.[0]) ?? null,
    [shell, cache],
  );
  const load = useCallback(
    async (pair: ReceiverPair | null) => {
      if (!pair) return null;
      const { key, ask } = createReceiverChecksQuery(shell, [pair]);
      const compare = async () => {
        try {
          const checks = await cache.fetchQuery({ ...answerQuery(key, ask), staleTime: CATALOGUE_STALE_MS });
          return checks[0] ?? null;
        } catch (error) {
          if (error instanceof FailedAnswer) return null;
          throw error;
        }
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), SAVE_CHECK_TIMEOUT_MS);
      });
      try {
        return await Promise.race([compare(), timeout]);
      } finally {
        clearTimeout(timer);
      }
    },
    [shell, cache],
  );
  return { read, load };
}
