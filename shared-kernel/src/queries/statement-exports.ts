import { getLastExports, getRegularStatements } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** They do not change with documents: not below the statements. */
export const statementExportKeys = {
  last: (companyRef: string) => ['statement-exports', companyRef, 'last'] as const,
  regular: (companyRef: string) => ['statement-exports', companyRef, 'regular'] as const,
};

/** Up to where the company's accounts were exported, and the format that the user took last. */
export function useLastExports() {
  const { session, api } = useSteadyShell();
  return useAnswer(statementExportKeys.last(session.companyRef), (signal) => api.call(getLastExports, {}, { signal }));
}

/** What the bank prepares for the company by itself, and the prepared files. */
export function useRegularStatements() {
  const { session, api } = useSteadyShell();
  return useAnswer(statementExportKeys.regular(session.companyRef), (signal) =>
    api.call(getRegularStatements, {}, { signal }),
  );
}
