import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dropDraft } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { draftKeys, useDraftList } from '../../queries';
import { getFailureText } from '../../ui';
import { useTexts } from './texts';

/**
 * Returns the user's drafts, newest first, and a function that deletes some.
 * @param pages pages of the forms; must keep its identity between renders
 */
export function useDrafts(pages: readonly string[]) {
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
        if (!outcome.ok) notify('error', getFailureText(common, outcome.failure));
      }
      await Promise.all([
        answer.refetch(),
        // Refreshes the shell's reminder, not the draft that an open form continues.
        cache.invalidateQueries({ queryKey: draftKeys.left(session.companyRef), exact: true }),
      ]);
    },
  };
}
