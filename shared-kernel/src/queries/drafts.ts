import type { ApiClient } from '../api/client';
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

/** Returns the lock held while a draft is edited: no other tab offers it. */
export function getDraftLock(id: string): string {
  return `ncb-draft-${id}`;
}

/** Lists the user's drafts of the company that no tab is editing, newest first. */
export async function listUneditedDrafts(api: ApiClient, signal: AbortSignal) {
  const outcome = await api.call(listDrafts, { page: null }, { signal });
  if (!outcome.ok) return outcome;
  const held = await getHeldLocks();
  const drafts = outcome.value.drafts.filter(({ id }) => !held.has(getDraftLock(id)));
  return { ok: true, value: { drafts } } as const;
}

export function useDraftList() {
  const { api, session } = useSteadyShell();
  return useAnswer(draftKeys.list(session.companyRef), (signal) => listUneditedDrafts(api, signal));
}

/** Returns the names of locks held in any tab; none where the browser has no locks. */
async function getHeldLocks(): Promise<ReadonlySet<string>> {
  const locks = await Promise.resolve()
    .then(() => navigator.locks.query())
    .catch(() => null);
  return new Set(locks?.held?.map(({ name }) => name ?? ''));
}
