import { listDomain } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '../../queries';

export type CodeList = 'tax_kinds' | 'budget_codes';

/** A list of codes as the bank keeps it; it does not change while somebody types. */
export function useCodes(catalogue: CodeList) {
  const { api } = useShell();
  return useAnswer(['domain', catalogue], (signal) => api.call(listDomain, { catalogue }, { signal }), {
    staleTime: Infinity,
  });
}
