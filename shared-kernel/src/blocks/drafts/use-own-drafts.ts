import { useQueryClient } from '@tanstack/react-query';
import { dropDraft, listDrafts } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '../../ui';
import { useAnswer } from '../../queries';
import { useTexts } from './texts';

/** The forms of this remote that a draft can be of. */
const PAGES: readonly string[] = ['miPmtUahNew', 'miImpex'];

/** The user's unfinished forms of hryvnia payments, newest first, and the way to forget some. */
export function useOwnDrafts() {
  const { api, session, notify } = useShell();
  const { common } = useTexts();
  const cache = useQueryClient();
  // What the shell offers on every page is below the same name: both become new when one of them drops a draft.
  const key = ['drafts', session.companyRef];
  const answer = useAnswer([...key, 'hryvnia', 'list'], (signal) => api.call(listDrafts, { page: null }, { signal }));
  return {
    answer,
    drafts: answer.data?.drafts.filter(({ page }) => PAGES.includes(page)) ?? [],
    async drop(ids: readonly string[]) {
      for (const id of ids) {
        const outcome = await api.call(dropDraft, { id });
        if (!outcome.ok) notify('error', failureText(common, outcome.failure));
      }
      await Promise.all([
        answer.refetch(),
        // Not the draft that an address has opened a form with: the form has gone on from there.
        cache.invalidateQueries({ queryKey: key, exact: true }),
      ]);
    },
  };
}
