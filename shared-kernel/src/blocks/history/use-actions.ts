import { useInfiniteQuery, type InfiniteData, type QueryKey, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { getActions, type ActionRow } from '../../api/contract';
import { ACTIONS_PORTION, type ActionObject } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { actionKeys, FailedAnswer, KERNEL_QUERY, type ActionRequest } from '../../queries';

/** Which actions are looked for; what is not named is not asked for. Days are `yyyy-MM-dd`. */
export type ActionFilter = Partial<ActionRequest>;

type Portion = readonly ActionRow[];

export interface FoundActions {
  /** Newest first: all portions that have come. */
  readonly actions: readonly ActionRow[];
  readonly answer: UseInfiniteQueryResult<InfiniteData<Portion>, FailedAnswer>;
}

const ALL = { userId: null, from: null, to: null, type: null, objectType: null, objectId: null } as const;

/** The journal of user actions: twenty more each time; a portion of fewer is the last. */
export function useActions(filter: ActionFilter): FoundActions {
  const { session, api } = useShell();
  const request = { ...ALL, ...filter };
  const answer = useInfiniteQuery<Portion, FailedAnswer, InfiniteData<Portion>, QueryKey, string | null>({
    queryKey: actionKeys.found(session.companyRef, request),
    meta: KERNEL_QUERY,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const outcome = await api.call(getActions, { ...request, lastId: pageParam }, { signal });
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value.actions;
    },
    getNextPageParam: (last) => (last.length < ACTIONS_PORTION ? undefined : last.at(-1)?.id),
    // Whatever anybody does makes it old: what was read a second ago may lack the very action that is looked for.
    staleTime: 0,
  });
  return { actions: answer.data?.pages.flat() ?? [], answer };
}

/** What was done to one thing: a payment document, a payroll, a user, a company. */
export function useHistory({ object, id }: { readonly object: ActionObject; readonly id: string }): FoundActions {
  return useActions({ objectType: object, objectId: id });
}
