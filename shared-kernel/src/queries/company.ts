import { getClientForm } from '../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

/** What is known of a company itself. */
export const companyKeys = {
  form: (companyRef: string) => ['company', companyRef, 'form'] as const,
};

/** The company's own data as the bank has them. */
export function useCompanyForm() {
  const { session, api } = useShell();
  return useAnswer(companyKeys.form(session.companyRef), (signal) => api.call(getClientForm, {}, { signal }));
}
