import { useSettled } from '@ncb/shared-kernel/ui';
import { useCurrencyFee, type ChargedOperation } from '@ncb/shared-kernel/queries';

interface BankFee {
  /** Hryvnia; null while loading or for an earlier amount. */
  readonly fee: string | null;
  readonly isError: boolean;
}

/**
 * Requests the fee after a pause in typing.
 * @param operation null while amount, account or currency are missing
 */
export function useBankFee(operation: ChargedOperation | null): BankFee {
  const operationKey = operation ? JSON.stringify(operation) : '';
  const settled = useSettled(operationKey);
  const answer = useCurrencyFee(settled === '' ? null : (JSON.parse(settled) as ChargedOperation));
  const isCurrent = settled === operationKey && settled !== '';
  return { fee: isCurrent ? (answer.data?.fee ?? null) : null, isError: answer.isError };
}
