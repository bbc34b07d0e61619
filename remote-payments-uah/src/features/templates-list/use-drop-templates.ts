import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dropTemplate } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { templatesKey } from '../templates-choice/template-keys';

/** Deletes templates at the bank and has the list read anew. Source: spec 2 §8 (`templates.templateDropSuccess`) */
export function useDropTemplates(): (ids: readonly string[]) => Promise<void> {
  const { api, session, notify } = useShell();
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  const cache = useQueryClient();
  return async (ids) => {
    for (const id of ids) {
      const outcome = await api.call(dropTemplate, { id });
      if (outcome.ok) notify('success', t('templates.templateDropSuccess'));
      else notify('error', failureText(common, outcome.failure));
    }
    await cache.invalidateQueries({ queryKey: templatesKey(session.companyRef) });
  };
}
