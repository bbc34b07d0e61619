import { listTemplates } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export const templateKeys = {
  all: (companyRef: string) => ['templates', companyRef] as const,
  one: (companyRef: string, id: string) => ['templates', companyRef, 'one', id] as const,
};

export function useTemplates() {
  const { api, session } = useSteadyShell();
  return useAnswer(templateKeys.all(session.companyRef), (signal) => api.call(listTemplates, {}, { signal }));
}
