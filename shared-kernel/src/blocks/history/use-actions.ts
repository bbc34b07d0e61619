import {
  hashKey,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getActions, type ActionRow } from '../../api/contract';
import { ACTIONS_PORTION, type ActionObject } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { actionKeys, FailedAnswer, KERNEL_QUERY, type ActionRequest } from '../../queries';

/** Which actions are looked for; what is not named is not asked for. Days are `yyyy-MM-dd`. */
export type ActionFilter = Partial<ActionRequest>;

export interface ActionPortion {
  readonly actions: readonly ActionRow[];
  /** How many there are in all portions; the first says so. */
  readonly total?: number | undefined;
}

export interface FoundActions {
  /** Newest first: all portions that have come. */
  readonly actions: readonly ActionRow[];
  readonly answer: UseInfiniteQueryResult<Portions, FailedAnswer>;
  /** Asks for the newest portion, however many are there. */
  refresh(): Promise<void>;
}

type Portions = InfiniteData<ActionPortion, string | null>;

export const ALL_ACTIONS = {
  ...{ userId: null, from: null, to: null, type: null, objectType: null, objectId: null },
} as const satisfies ActionRequest;

/**
 * The journal of user actions: twenty more each time; a portion of fewer is the last. With one portion it is asked for anew
 * as often as any answer. Of several the library would bring all again, one after the other, whenever the window comes to
 * the front: they stay as they are, and `refresh` or opening the journal again begins with the newest portion.
 */
export function useActions(filter: ActionFilter): FoundActions {
  const { session, api } = useShell();
  const cache = useQueryClient();
  const request = { ...ALL_ACTIONS, ...filter };
  const queryKey: QueryKey = actionKeys.found(session.companyRef, request);
  const query = {
    queryKey,
    meta: KERNEL_QUERY,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
      const outcome = await api.call(getActions, { ...request, lastId: pageParam }, { signal });
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value;
    },
    getNextPageParam: ({ actions }: ActionPortion) =>
      actions.length < ACTIONS_PORTION ? undefined : actions.at(-1)?.id,
  };
  const answer = useInfiniteQuery<ActionPortion, FailedAnswer, Portions, QueryKey, string | null>({
    ...query,
    // Whatever anybody does makes it old: what was read a second ago may lack the very action that is looked for.
    staleTime: ({ state }) => (isLong(state.data) ? Infinity : 0),
  });
  const refresh = async () => {
    // A portion that is on its way would be taken for the answer.
    await cache.cancelQueries({ queryKey, exact: true });
    // What failed is told by `answer`, which keeps the portions that are there.
    await cache.infiniteQuery({ ...query, pages: 1, staleTime: 0 }).catch(() => undefined);
  };
  const beginAnew = useEffectEvent(() => {
    if (isLong(cache.getQueryData<Portions>(queryKey))) void refresh();
  });
  const asked = hashKey(queryKey);
  useEffect(() => beginAnew(), [asked]);
  return { actions: answer.data?.pages.flatMap(({ actions }) => actions) ?? [], answer, refresh };
}

function isLong(portions: Portions | undefined): boolean {
  return portions !== undefined && portions.pages.length > 1;
}

/** What was done to one thing: a payment document, a payroll, a user, a company. */
export function useHistory({ object, id }: { readonly object: ActionObject; readonly id: string }): FoundActions {
  return useActions({ objectType: object, objectId: id });
}
