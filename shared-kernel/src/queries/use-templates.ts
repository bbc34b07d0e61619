import { listTemplates } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { templateKeys } from './keys';
import { useAnswer } from './use-answer';

export function useTemplates() {
  const { api, session } = useSteadyShell();
  return useAnswer(templateKeys.all(session.companyRef), (signal) => api.call(listTemplates, {}, { signal }));
}
