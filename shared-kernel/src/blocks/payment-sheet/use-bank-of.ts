import { bankInfo } from '../../api/contract';
import { bankCodeOf, checkIban } from '../../domain/identifiers';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '../../queries';

/** The name of the bank that keeps an account; null while the account is not complete or the bank is unknown. */
export function useBankOf(iban: string): string | null {
  const { api } = useShell();
  const isComplete = checkIban(iban) === null;
  const bankCode = bankCodeOf(iban);
  const answer = useAnswer(['bank', bankCode], (signal) => api.call(bankInfo, { bankCode }, { signal }), {
    enabled: isComplete,
    staleTime: Infinity,
  });
  return (isComplete && answer.data?.name) || null;
}
