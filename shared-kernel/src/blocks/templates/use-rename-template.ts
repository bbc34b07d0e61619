import { useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '../../api/client';
import { dropTemplate, getTemplate, updateTemplate, type TemplateRow } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../../ui';
import { templateKeys } from '../../queries';
import type { TemplateKind } from './template-kind';
import { useTexts } from './texts';

/**
 * Renames a template.
 * @param replaced template that has the name now and is replaced
 * @returns true on success; a failure is already reported
 */
type RenameTemplate = (template: TemplateRow, name: string, replaced: TemplateRow | null) => Promise<boolean>;

export function useRenameTemplate({ type }: TemplateKind): RenameTemplate {
  const { api, session, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();

  const store = async (template: TemplateRow, name: string, replaced: TemplateRow | null): Promise<Outcome<object>> => {
    const stored = await api.call(getTemplate, { id: template.id });
    if (!stored.ok) return stored;
    const { currencyCode, amount, receiverName, receiverAccount } = template;
    const summary = { type, currencyCode, amount, receiverName, receiverAccount };
    const id = replaced?.id ?? template.id;
    const updated = await api.call(updateTemplate, { id, name, data: stored.value.data, ...summary });
    // In this order: if the second call is lost, there is one template too many, not one too few.
    return updated.ok && replaced ? api.call(dropTemplate, { id: template.id }) : updated;
  };

  return async (template, name, replaced) => {
    const outcome = await store(template, name, replaced);
    if (outcome.ok) notify('success', t('saveSuccess'));
    else notify('error', getFailureText(common, outcome.failure));
    await cache.invalidateQueries({ queryKey: templateKeys.all(session.companyRef) });
    return outcome.ok;
  };
}
