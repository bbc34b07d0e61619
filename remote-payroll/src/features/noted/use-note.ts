import { noteAction, type NotedAction } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/**
 * Notes in the action journal that salaries leave the screen or come from a file; what the journal does not know must not
 * happen, so whoever asks waits for the answer. Source: reference/areas D7
 * @returns false if it could not be noted, and the user was told why
 */
export function useNote(): (act: NotedAction['act'], thing: NotedAction['thing'], count: number) => Promise<boolean> {
  const { api, notify } = useShell();
  const { common } = useTexts();
  return async (act, thing, count) => {
    const outcome = await api.call(noteAction, { act, thing, count, ids: [] });
    if (!outcome.ok) notify('error', failureText(common, outcome.failure));
    return outcome.ok;
  };
}
