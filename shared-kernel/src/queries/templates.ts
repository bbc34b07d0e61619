import { listTemplates } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** A company's templates of every kind, and one of them with what it holds. */
export const templateKeys = {
  all: (companyRef: string) => ['templates', companyRef] as const,
  one: (companyRef: string, id: string) => ['templates', companyRef, 'one', id] as const,
};

/** The company's templates of every kind: the bank has one list of them. */
export function useTemplates() {
  const { api, session } = useSteadyShell();
  return useAnswer(templateKeys.all(session.companyRef), (signal) => api.call(listTemplates, {}, { signal }));
}
