import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { DRAFT_PARAMETER, listDrafts, unpackDraft } from '@ncb/shared-kernel/api/contract';
import { draftKeys, FailedAnswer, KERNEL_QUERY } from '@ncb/shared-kernel/queries';
import { useSessionStore } from '../session';

export interface OpenedDraft {
  readonly id: string;
  readonly page: string;
  readonly content: unknown;
}

export type AddressDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure; readonly retry: () => void; readonly isRetrying: boolean }
  /** Dropped, or another user's or company's. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'opened'; readonly draft: OpenedDraft };

/**
 * Loads the draft named by `?draft=<id>`; a foreign id opens nothing.
 * @param isAddressOurs false while the address still belongs to another company
 */
export function useAddressDraft(page: string, companyRef: string, isAddressOurs: boolean): AddressDraft {
  const { api } = useSessionStore();
  const [parameters] = useSearchParams();
  const id = isAddressOurs ? parameters.get(DRAFT_PARAMETER) : null;
  const answer = useQuery<OpenedDraft | null, FailedAnswer>({
    queryKey: draftKeys.opened(companyRef, page, id),
    meta: KERNEL_QUERY,
    queryFn: async ({ signal }) => {
      const outcome = await api.call(listDrafts, { page }, { signal });
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      const requestedDraft = outcome.value.drafts.find((draft) => draft.id === id && draft.page === page);
      const data = requestedDraft && unpackDraft(requestedDraft.data);
      return requestedDraft && data
        ? { id: requestedDraft.id, page: requestedDraft.page, content: data.content }
        : null;
    },
    enabled: id !== null,
    // The form saves itself into this draft: a later answer would be outdated.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (id === null) return { kind: 'none' };
  if (answer.isError) {
    const { error, refetch, isFetching } = answer;
    return { kind: 'failed', failure: error.failure, retry: () => void refetch(), isRetrying: isFetching };
  }
  if (answer.data === undefined) return { kind: 'loading' };
  return answer.data === null ? { kind: 'gone' } : { kind: 'opened', draft: answer.data };
}
