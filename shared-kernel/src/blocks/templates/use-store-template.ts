import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient, Outcome } from '../../api/client';
import { addTemplate, listTemplates, updateTemplate, type RequestOf } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, type NameResult } from '../../ui';
import { templateKeys } from '../../queries';
import { useTexts } from './texts';

export type TemplateContent = Omit<RequestOf<typeof addTemplate>, 'name'>;

/**
 * Stores a template under a name.
 * @param isReplacing true to replace the template of that name, as the user confirmed
 * @param content loads the template to store
 */
type StoreTemplate = (
  name: string,
  isReplacing: boolean,
  content: (api: ApiClient) => Promise<Outcome<TemplateContent>>,
) => Promise<NameResult>;

/**
 * Returns a function that stores templates; an existing name is a question, not a failure. Source:
 * docs/requirements/hryvnia-payments.md#saving-a-template, docs/requirements/hryvnia-payments.md#validation.
 */
export function useStoreTemplate(): StoreTemplate {
  const { api, session, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();

  return async (name, isReplacing, content) => {
    const outcome = await store(api, name, isReplacing, content);
    if (outcome.ok) {
      notify('success', t('done', { name }));
      await cache.invalidateQueries({ queryKey: templateKeys.all(session.companyRef) });
      return 'saved';
    }
    const { failure } = outcome;
    const [first] = failure.kind === 'refused' ? failure.problems : [];
    if (first?.field === 'name') return first;
    notify('error', getFailureText(common, failure));
    return 'failed';
  };
}

async function store(
  api: ApiClient,
  name: string,
  isReplacing: boolean,
  content: (api: ApiClient) => Promise<Outcome<TemplateContent>>,
): Promise<Outcome<unknown>> {
  const read = await content(api);
  if (!read.ok) return read;
  const template = { name, ...read.value };
  const list = isReplacing ? await api.call(listTemplates, {}) : null;
  if (list && !list.ok) return list;
  const id = list?.value.templates.find((other) => other.name === name)?.id;
  // The template was deleted meanwhile: the name is free.
  return id ? api.call(updateTemplate, { id, ...template }) : api.call(addTemplate, template);
}
