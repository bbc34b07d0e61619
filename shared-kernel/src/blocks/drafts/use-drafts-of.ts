import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dropDraft } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { draftKeys, useDraftList } from '../../queries';
import { failureText } from '../../ui';
import { useTexts } from './texts';

/**
 * The user's unfinished forms, newest first, and the way to forget some.
 * @param pages the forms that are meant; the same list at every render
 */
export function useDraftsOf(pages: readonly string[]) {
  const { api, session, notify } = useSteadyShell();
  const { common } = useTexts();
  const cache = useQueryClient();
  const answer = useDraftList();
  const { data } = answer;
  const drafts = useMemo(() => data?.drafts.filter(({ page }) => pages.includes(page)) ?? [], [data, pages]);
  return {
    answer,
    drafts,
    async drop(ids: readonly string[]) {
      for (const id of ids) {
        const outcome = await api.call(dropDraft, { id });
        if (!outcome.ok) notify('error', failureText(common, outcome.failure));
      }
      await Promise.all([
        answer.refetch(),
        // What the shell reminds of, and not the draft that a form has gone on from.
        cache.invalidateQueries({ queryKey: draftKeys.left(session.companyRef), exact: true }),
      ]);
    },
  };
}
