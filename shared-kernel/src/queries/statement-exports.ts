import { getLastExports, getRegularStatements } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** Query keys of statement exports; not below statements, as documents do not change them. */
export const statementExportKeys = {
  last: (companyRef: string) => ['statement-exports', companyRef, 'last'] as const,
  regular: (companyRef: string) => ['statement-exports', companyRef, 'regular'] as const,
};

export function useLastExports() {
  const { session, api } = useSteadyShell();
  return useAnswer(statementExportKeys.last(session.companyRef), (signal) => api.call(getLastExports, {}, { signal }));
}

export function useRegularStatements() {
  const { session, api } = useSteadyShell();
  return useAnswer(statementExportKeys.regular(session.companyRef), (signal) =>
    api.call(getRegularStatements, {}, { signal }),
  );
}
