import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { getActions, type ActionRow } from '../../api/contract';
import { ActionObject, ACTIONS_PORTION } from '../../domain/vocabulary';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { FailedAnswer } from '../../queries';

type Portion = readonly ActionRow[];

/** What was done to a document, newest first: twenty more each time; a portion of fewer is the last. */
export function useHistory(documentId: string) {
  const { session, api } = useShell();
  const answer = useInfiniteQuery<Portion, FailedAnswer, InfiniteData<Portion>, QueryKey, string | null>({
    queryKey: [...queryKeys.payment(session.companyRef, documentId), 'history'],
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const outcome = await api.call(
        getActions,
        {
          lastId: pageParam,
          userId: null,
          from: null,
          to: null,
          type: null,
          objectType: ActionObject.payment,
          objectId: documentId,
        },
        { signal },
      );
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value.actions;
    },
    getNextPageParam: (last) => (last.length < ACTIONS_PORTION ? undefined : last.at(-1)?.id),
  });
  return { actions: answer.data?.pages.flat() ?? [], answer };
}
