import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listDrafts, type Draft } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { draftKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useSessionStore } from '../session/SessionContext';
import { draftLock } from './draft-lock';
import type { DraftKeeper } from './draft-keeper';

interface Drafts {
  readonly left: readonly Draft[];
  readonly typed: readonly string[];
}

const NOTHING: Drafts = { left: [], typed: [] };

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
      const claimed = await tabs.claimed();
      const locks = outcome.value.drafts.map(({ id }) => draftLock(id));
      const left = outcome.value.drafts.filter(({ id }) => !claimed.has(draftLock(id)));
      return { ok: true, value: { left, typed: locks.filter((lock) => claimed.has(lock)) } };
    },
    { staleTime: Infinity, refetchOnWindowFocus: 'always' },
  );

  const { typed } = data;
  useEffect(() => {
    const given = new AbortController();
    const askAgain = () => void cache.invalidateQueries({ queryKey: draftKeys.all(), predicate: isLeft });
    typed.forEach((lock) => {
      // A closed tab sends no message, but its lock is released.
      void tabs.freed(lock, given.signal).then((isFree) => isFree && askAgain());
    });
    const deaf = tabs.listen(({ kind }) => {
      if (kind === 'drafts') askAgain();
    });
    return () => {
      given.abort();
      deaf();
    };
  }, [tabs, cache, typed]);

  return data.left;
}

/** Matches the lists of all companies, but not a draft opened by its address. */
function isLeft({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.length === draftKeys.left('').length;
}
