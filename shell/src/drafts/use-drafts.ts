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
  /** Locks of those that are being typed at this moment, here or in another tab. */
  readonly typed: readonly string[];
}

const NOTHING: Drafts = { left: [], typed: [] };

/** The user's drafts of the present company that nobody is typing at this moment, newest first. */
export function useDrafts(keeper: DraftKeeper): readonly Draft[] {
  const { session, api } = useShell();
  const { tabs } = useSessionStore();
  const cache = useQueryClient();

  // Asked anew only when another tab has news, or is left for this one: what is typed here is in front of the user.
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
      // A tab that is closed tells nothing: its lock does.
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

/** Of every company; not the content that an address has opened a page with: the form has gone on from there. */
function isLeft({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.length === draftKeys.left('').length;
}
