import { getIbanBankCode, checkIban } from '../../domain/identifiers';
import { useBank } from '../../queries';

/** Returns the name of the bank that holds an account; null while the IBAN is incomplete or the bank is unknown. */
export function useBankName(iban: string): string | null {
  const isComplete = checkIban(iban) === null;
  const answer = useBank(getIbanBankCode(iban), isComplete);
  return (isComplete && answer.data?.name) || null;
}
