import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listDrafts, type Draft } from '@ncb/shared-kernel/api/contract';
import { draftKeys, getDraftLock, useAnswer } from '@ncb/shared-kernel/queries';
import { useSessionStore } from '../session';
import type { DraftKeeper } from './draft-keeper';

interface Drafts {
  readonly offered: readonly Draft[];
  readonly locked: readonly string[];
}

const NOTHING: Drafts = { offered: [], locked: [] };

/** Longest wait for the drafts before the first page is shown, ms. */
const WAIT_MS = 2_000;

export interface UnfinishedDrafts {
  /** The user's drafts of this company that are not being edited, newest first. */
  readonly drafts: readonly Draft[];
  /** True until the bank has answered or is too slow: a page shown now would be pushed down by the offer. */
  readonly isWaiting: boolean;
}

export function useDrafts(keeper: DraftKeeper, companyRef: string, isEnabled: boolean): UnfinishedDrafts {
  const { tabs, api } = useSessionStore();
  const cache = useQueryClient();
  const [slowFor, setSlowFor] = useState<string | null>(null);

  // Refetched on messages from other tabs or on window focus only.
  const { data = NOTHING, isPending } = useAnswer<Drafts>(
    draftKeys.left(companyRef),
    async (signal) => {
      await keeper.savePending();
      const outcome = await api.call(listDrafts, { page: null }, { signal });
      if (!outcome.ok) return outcome;
      const claimed = await tabs.getClaimed();
      const locks = outcome.value.drafts.map(({ id }) => getDraftLock(id));
      const offered = outcome.value.drafts.filter(({ id }) => !claimed.has(getDraftLock(id)));
      return { ok: true, value: { offered, locked: locks.filter((lock) => claimed.has(lock)) } };
    },
    { enabled: isEnabled, staleTime: Infinity, refetchOnWindowFocus: 'always' },
  );

  const isAsked = isEnabled && isPending;
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setSlowFor(companyRef), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAsked, companyRef]);

  const { locked } = data;
  useEffect(() => {
    const disposal = new AbortController();
    const refetch = () => void cache.invalidateQueries({ queryKey: draftKeys.all(), predicate: isListKey });
    // A list of drafts on the page may have been asked for before the deletion.
    const unsubscribe = keeper.subscribe(
      () => void cache.invalidateQueries({ queryKey: draftKeys.list(companyRef), exact: true }),
    );
    locked.forEach((lock) => {
      // A closed tab sends no message, but its lock is released.
      void tabs.waitUntilFree(lock, disposal.signal).then((isFree) => isFree && refetch());
    });
    const unlisten = tabs.listen(({ kind }) => {
      if (kind === 'drafts') refetch();
    });
    return () => {
      disposal.abort();
      unsubscribe();
      unlisten();
    };
  }, [tabs, cache, keeper, companyRef, locked]);

  return { drafts: data.offered, isWaiting: isAsked && slowFor !== companyRef };
}

/** Matches the lists of all companies, but not a draft opened by its address. */
function isListKey({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return !queryKey.includes('opened');
}
