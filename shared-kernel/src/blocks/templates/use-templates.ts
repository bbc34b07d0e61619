import { listTemplates } from '../../api/contract';
import { UAH } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '../../queries';
import { templatesKey } from './template-keys';

/**
 * The company's templates of hryvnia payments; those of currency payments are of another form.
 * Source: spec 2 §2 ("Templates are split by currency")
 */
export function useTemplates() {
  const { api, session } = useShell();
  const answer = useAnswer(templatesKey(session.companyRef), (signal) => api.call(listTemplates, {}, { signal }));
  const templates = answer.data?.templates.filter(({ currencyCode }) => currencyCode === UAH.code) ?? [];
  return { answer, templates };
}
