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

/** All portions of a list that have come, each with the id behind which it begins; null for the newest. */
export type Portions<Portion> = InfiniteData<Portion, string | null>;

export interface PortionsToAsk<Portion> {
  readonly queryKey: QueryKey;
  /** Brings the portion behind an id; the newest for null. */
  ask(lastId: string | null, signal: AbortSignal): Promise<Outcome<Portion>>;
  /** The id behind which the next portion begins; undefined if this is the last. */
  nextOf(portion: Portion): string | undefined;
}

export interface FoundPortions<Portion> {
  readonly answer: UseInfiniteQueryResult<Portions<Portion>, FailedAnswer>;
  /** Asks for the newest portion, however many are there. */
  refresh(): Promise<void>;
}

/**
 * A list that is brought a portion more each time. With one portion it is asked for anew as often as any answer. Of
 * several the library would bring all again, one after the other, whenever the window comes to the front: they stay as
 * they are, and `refresh` or opening the list again begins with the newest portion.
 */
export function usePortions<Portion>({ queryKey, ask, nextOf }: PortionsToAsk<Portion>): FoundPortions<Portion> {
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
    // Whatever anybody does makes it old: what was read a second ago may lack the very thing that is looked for.
    staleTime: ({ state }) => (isLong(state.data) ? Infinity : 0),
  });
  const refresh = async () => {
    // A portion that is on its way would be taken for the answer.
    await cache.cancelQueries({ queryKey, exact: true });
    // What failed is told by `answer`, which keeps the portions that are there.
    await cache.infiniteQuery({ ...query, pages: 1, staleTime: 0 }).catch(() => undefined);
  };
  const beginAnew = useEffectEvent(() => {
    if (isLong(cache.getQueryData(queryKey))) void refresh();
  });
  const asked = hashKey(queryKey);
  useEffect(() => beginAnew(), [asked]);
  return { answer, refresh };
}

/** True for what the cache keeps of a list of which more than one portion has come. */
export function isLong(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'pages' in data && (data as Portions<unknown>).pages.length > 1;
}
