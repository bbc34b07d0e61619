import { noteAction, type NotedAction } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/**
 * Returns a function that records exports, printouts and imports of salaries in the action journal. Callers wait for
 * it: an action that cannot be recorded must not happen. Source: docs/requirements/keys-and-users.md#action-journal.
 * @returns false if recording failed; the user is notified
 */
export function useRecordAction(): (
  act: NotedAction['act'],
  thing: NotedAction['thing'],
  count: number,
) => Promise<boolean> {
  const { api, notify } = useShell();
  const { common } = useTexts();
  return async (act, thing, count) => {
    const outcome = await api.call(noteAction, { act, thing, count, ids: [] });
    if (!outcome.ok) notify('error', getFailureText(common, outcome.failure));
    return outcome.ok;
  };
}
