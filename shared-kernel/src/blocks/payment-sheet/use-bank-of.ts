import { bankCodeOf, checkIban } from '../../domain/identifiers';
import { useBank } from '../../queries';

/** The name of the bank that keeps an account; null while the account is not complete or the bank is unknown. */
export function useBankOf(iban: string): string | null {
  const isComplete = checkIban(iban) === null;
  const answer = useBank(bankCodeOf(iban), isComplete);
  return (isComplete && answer.data?.name) || null;
}
