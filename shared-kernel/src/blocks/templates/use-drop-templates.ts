import { useQueryClient } from '@tanstack/react-query';
import { dropTemplate } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../../ui';
import { templateKeys } from '../../queries';
import { useTexts } from './texts';

/**
 * Returns a function that deletes templates and reloads the list (`templates.templateDropSuccess`). Source:
 * docs/requirements/hryvnia-payments.md#successes.
 */
export function useDropTemplates(): (ids: readonly string[]) => Promise<void> {
  const { api, session, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  return async (ids) => {
    for (const id of ids) {
      const outcome = await api.call(dropTemplate, { id });
      if (outcome.ok) notify('success', t('templateDropSuccess'));
      else notify('error', getFailureText(common, outcome.failure));
    }
    await cache.invalidateQueries({ queryKey: templateKeys.all(session.companyRef) });
  };
}
