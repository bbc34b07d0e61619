import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listDrafts, type Draft } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { draftKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useSessionStore } from '../session';
import { getDraftLock } from './get-draft-lock';
import type { DraftKeeper } from './draft-keeper';

interface Drafts {
  readonly offered: readonly Draft[];
  readonly locked: readonly string[];
}

const NOTHING: Drafts = { offered: [], locked: [] };

/** Returns the user's drafts of this company that are not being edited, newest first. */
export function useDrafts(keeper: DraftKeeper): readonly Draft[] {
  const { session, api } = useShell();
  const { tabs } = useSessionStore();
  const cache = useQueryClient();

  // Refetched on messages from other tabs or on window focus only.
  const { data = NOTHING } = useAnswer<Drafts>(
    draftKeys.left(session.companyRef),
    async (signal) => {
      await keeper.savePending();
      const outcome = await api.call(listDrafts, { page: null }, { signal });
      if (!outcome.ok) return outcome;
      const claimed = await tabs.getClaimed();
      const locks = outcome.value.drafts.map(({ id }) => getDraftLock(id));
      const offered = outcome.value.drafts.filter(({ id }) => !claimed.has(getDraftLock(id)));
      return { ok: true, value: { offered, locked: locks.filter((lock) => claimed.has(lock)) } };
    },
    { staleTime: Infinity, refetchOnWindowFocus: 'always' },
  );

  const { locked } = data;
  useEffect(() => {
    const disposal = new AbortController();
    const refetch = () => void cache.invalidateQueries({ queryKey: draftKeys.all(), predicate: isListKey });
    locked.forEach((lock) => {
      // A closed tab sends no message, but its lock is released.
      void tabs.waitUntilFree(lock, disposal.signal).then((isFree) => isFree && refetch());
    });
    const unlisten = tabs.listen(({ kind }) => {
      if (kind === 'drafts') refetch();
    });
    return () => {
      disposal.abort();
      unlisten();
    };
  }, [tabs, cache, locked]);

  return data.offered;
}

/** Matches the lists of all companies, but not a draft opened by its address. */
function isListKey({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.length === draftKeys.left('').length;
}
