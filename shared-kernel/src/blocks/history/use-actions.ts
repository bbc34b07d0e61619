import { useInfiniteQuery, type InfiniteData, type QueryKey, type UseInfiniteQueryResult } from '@tanstack/react-query';
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
  readonly answer: UseInfiniteQueryResult<InfiniteData<ActionPortion>, FailedAnswer>;
}

export const ALL_ACTIONS = {
  ...{ userId: null, from: null, to: null, type: null, objectType: null, objectId: null },
} as const satisfies ActionRequest;

/** The journal of user actions: twenty more each time; a portion of fewer is the last. */
export function useActions(filter: ActionFilter): FoundActions {
  const { session, api } = useShell();
  const request = { ...ALL_ACTIONS, ...filter };
  const answer = useInfiniteQuery<ActionPortion, FailedAnswer, InfiniteData<ActionPortion>, QueryKey, string | null>({
    queryKey: actionKeys.found(session.companyRef, request),
    meta: KERNEL_QUERY,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const outcome = await api.call(getActions, { ...request, lastId: pageParam }, { signal });
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value;
    },
    getNextPageParam: ({ actions }) => (actions.length < ACTIONS_PORTION ? undefined : actions.at(-1)?.id),
    // Whatever anybody does makes it old: what was read a second ago may lack the very action that is looked for.
    staleTime: 0,
  });
  return { actions: answer.data?.pages.flatMap(({ actions }) => actions) ?? [], answer };
}

/** What was done to one thing: a payment document, a payroll, a user, a company. */
export function useHistory({ object, id }: { readonly object: ActionObject; readonly id: string }): FoundActions {
  return useActions({ objectType: object, objectId: id });
}
