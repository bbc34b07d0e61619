import { useSettled } from '@ncb/shared-kernel/blocks/document-form';
import { useCurrencyFee, type ChargedOperation } from '@ncb/shared-kernel/queries';

/** What the bank takes for an operation; `isError` when it could not tell. */
export interface BankFee {
  /** Hryvnias; null until the bank has told it, also while it is of an earlier amount. */
  readonly fee: string | null;
  readonly isError: boolean;
}

/**
 * The fee that the bank counts for an operation that is being typed; not asked for on every key.
 * @param operation null while amount, account or currency are missing
 */
export function useBankFee(operation: ChargedOperation | null): BankFee {
  const asked = operation ? JSON.stringify(operation) : '';
  const settled = useSettled(asked);
  const answer = useCurrencyFee(settled === '' ? null : (JSON.parse(settled) as ChargedOperation));
  const isOfThis = settled === asked && settled !== '';
  return { fee: isOfThis ? (answer.data?.fee ?? null) : null, isError: answer.isError };
}
