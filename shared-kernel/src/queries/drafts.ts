import { listDrafts } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** A user's unfinished forms in a company. Each name by itself: to read one anew must not replace what a form goes on from. */
export const draftKeys = {
  all: () => ['drafts'] as const,
  /** Those of which the shell reminds on every page. */
  left: (companyRef: string) => ['drafts', companyRef] as const,
  list: (companyRef: string) => ['drafts', companyRef, 'list'] as const,
  opened: (companyRef: string, page: string, id: string | null) => ['drafts', companyRef, 'opened', page, id] as const,
};

/** The user's unfinished forms of every page, newest first. */
export function useDraftList() {
  const { api, session } = useSteadyShell();
  return useAnswer(draftKeys.list(session.companyRef), (signal) => api.call(listDrafts, { page: null }, { signal }));
}
