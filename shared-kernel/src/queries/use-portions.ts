import {
  hashKey,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Outcome } from '../api/client';
import { FailedAnswer, KERNEL_QUERY } from './use-answer';

/** All loaded portions of a list, each with the id after which it begins; null for the newest. */
export type Portions<Portion> = InfiniteData<Portion, string | null>;

export interface PortionsQuery<Portion> {
  readonly queryKey: QueryKey;
  ask(lastId: string | null, signal: AbortSignal): Promise<Outcome<Portion>>;
  /** Id after which the next portion begins; undefined for the last. */
  nextOf(portion: Portion): string | undefined;
}

export interface FoundPortions<Portion> {
  readonly answer: UseInfiniteQueryResult<Portions<Portion>, FailedAnswer>;
  refresh(): Promise<void>;
}

/**
 * Loads a list by portions. A single portion is refetched like any answer; several would all be refetched whenever the
 * window comes to the front, so they stay until `refresh` or reopening.
 */
export function usePortions<Portion>({ queryKey, ask, nextOf }: PortionsQuery<Portion>): FoundPortions<Portion> {
  const cache = useQueryClient();
  const query = {
    queryKey,
    meta: KERNEL_QUERY,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const outcome = await ask(pageParam, signal);
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value;
    },
    getNextPageParam: nextOf,
  };
  const answer = useInfiniteQuery<Portion, FailedAnswer, Portions<Portion>, QueryKey, string | null>({
    ...query,
    // Always stale: data loaded a second ago may lack the action just performed.
    staleTime: ({ state }) => (hasSeveralPortions(state.data) ? Infinity : 0),
  });
  const refresh = async () => {
    // A portion being loaded would be taken for the answer.
    await cache.cancelQueries({ queryKey, exact: true });
    // `answer` reports the failure and keeps the loaded portions.
    await cache.infiniteQuery({ ...query, pages: 1, staleTime: 0 }).catch(() => undefined);
  };
  const restart = useEffectEvent(() => {
    if (hasSeveralPortions(cache.getQueryData(queryKey))) void refresh();
  });
  const keyHash = hashKey(queryKey);
  useEffect(() => restart(), [keyHash]);
  return { answer, refresh };
}

/** True for cached data of a list with more than one portion. */
export function hasSeveralPortions(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'pages' in data && (data as Portions<unknown>).pages.length > 1;
}
