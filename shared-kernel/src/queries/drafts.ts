import { listDrafts } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** Query keys of drafts, separate so that a refetch does not replace the draft of an open form. */
export const draftKeys = {
  all: () => ['drafts'] as const,
  left: (companyRef: string) => ['drafts', companyRef] as const,
  list: (companyRef: string) => ['drafts', companyRef, 'list'] as const,
  opened: (companyRef: string, page: string, id: string | null) => ['drafts', companyRef, 'opened', page, id] as const,
};

export function useDraftList() {
  const { api, session } = useSteadyShell();
  return useAnswer(draftKeys.list(session.companyRef), (signal) => api.call(listDrafts, { page: null }, { signal }));
}
